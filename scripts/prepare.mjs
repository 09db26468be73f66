// Runs before `npm start`, `npm test` and `npm run dev`: installs what is missing and builds the web when its sources
// changed. Plain JavaScript for Node 20, because at this point nothing else may be there.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { compressAssets } from './compress-assets.mjs'
import { startLate } from './late-start.mjs'

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
process.chdir(root)

const installStamp = 'node_modules/.presswright-install'
const buildStamp = 'build/.presswright-build'
const bin = resolve('node_modules/.bin')

/** `start`, `test` and `build` need the built web; the others need only the packages. */
const mode = process.argv[2] ?? 'start'

try {
  install()
  if (['start', 'test', 'build'].includes(mode)) build()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

function install() {
  const wanted = digest(['package-lock.json'], `${process.platform}-${process.arch}`)
  if (read(installStamp) === wanted && existsSync(join(bin, 'vite'))) return
  say('Installing packages. The first time this takes a minute or two.')
  // The web is built here, so dev packages are needed even where NODE_ENV says production.
  runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  requireRuntime()
  writeFileSync(installStamp, wanted)
}

function runNpm(words) {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  try {
    execFileSync(command, [...first, ...words], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, NODE_ENV: '' },
    })
  } catch {
    throw new Error(
      'The packages could not be installed; npm says why above. Check the network and run the same command again.',
    )
  }
}

/** The server runs on Node 24, which comes as a package; where that has no build, the system's own must be new enough. */
function requireRuntime() {
  const version = execFileSync(join(bin, 'node'), ['--version'], { env: pathWithBin() }).toString()
  if (Number(version.slice(1).split('.')[0]) >= 24) return
  throw new Error(
    `Presswright needs Node 24 and the package "node" did not bring it (found ${version.trim()}). Install Node 24 from nodejs.org.`,
  )
}

function build() {
  const sources = ['src/web', 'src/domain', 'src/contract', 'public'].flatMap(filesBelow)
  const wanted = digest([
    ...sources,
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
    'scripts/compress-assets.mjs',
    'scripts/late-start.mjs',
    'scripts/offline-desk.ts',
  ])
  if (read(buildStamp) === wanted) return
  say('Building the web.')
  rmSync('build', { recursive: true, force: true })
  try {
    // An empty NODE_ENV would build React's development form.
    execFileSync(join(bin, 'react-router'), ['build', '--logLevel', 'warn'], {
      stdio: 'inherit',
      env: { ...pathWithBin(), NODE_ENV: 'production' },
    })
  } catch {
    throw new Error('The web could not be built; the reason stands above.')
  }
  startLate('build/client')
  compressAssets('build/client')
  mkdirSync('build', { recursive: true })
  writeFileSync(buildStamp, wanted)
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(path)
      return /\.test\.tsx?$/.test(path) ? [] : [path]
    })
}

function digest(files, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const file of files) hash.update(`\0${file}\0`).update(existsSync(file) ? readFileSync(file) : '')
  return hash.digest('hex')
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function pathWithBin() {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
}

function say(words) {
  // Not to standard output: that may be somebody's file (npm run --silent keys > keys.json).
  process.stderr.write(`${words}\n`)
}
