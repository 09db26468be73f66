// The launcher in a small checkout of its own, with real npm and a registry that can't be reached.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const offline = {
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_fetch_retries: '0',
  npm_execpath: '',
}
let folder

beforeEach(() => {
  // Spaces and letters beyond ASCII, as in many a home folder.
  folder = join(mkdtempSync(join(tmpdir(), 'presswright-launcher-')), 'Présse à lancer')
  cpSync('scripts', join(folder, 'scripts'), { recursive: true })
  write('package.json', { name: 'small', version: '1.0.0', dependencies: { tool: '1.0.0' } })
  write('package-lock.json', {
    name: 'small',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'small', version: '1.0.0', dependencies: { tool: '1.0.0' } },
      'node_modules/tool': { version: '1.0.0', integrity: 'sha512-AAAA' },
    },
  })
})

afterEach(() => rmSync(resolve(folder, '..'), { recursive: true, force: true }))

function write(path, value) {
  mkdirSync(resolve(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(value))
}

function prepare(environment = {}) {
  const cache = join(folder, 'cache')
  const result = spawnSync(process.execPath, ['scripts/prepare.mjs', 'install'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...offline, npm_config_cache: cache, ...environment },
  })
  return { status: result.status, lines: result.stderr.trim().split('\n') }
}

describe('the launcher without a network', () => {
  it('says in one sentence what is wrong and what to do', () => {
    const { status, lines } = prepare()
    expect(status).toBe(1)
    expect(lines).toEqual([
      'Installing packages. The first time this takes a minute or two.',
      "The packages couldn't be downloaded: there is no connection to http://127.0.0.1:9. Check your network or proxy, then run the same command again.",
    ])
  })

  it('leaves nothing behind that the next run would take for an install', () => {
    prepare()
    expect(existsSync(join(folder, 'node_modules/.presswright-install'))).toBe(false)
    expect(prepare().lines[0]).toContain('Installing packages')
  })

  it('needs none once everything is installed, and notices when a package is gone', () => {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/tool': {} } })
    write('node_modules/tool/package.json', {})
    writeFileSync(join(folder, 'node_modules/.presswright-install'), `${lockDigest()}\nstart`)
    expect(prepare()).toEqual({ status: 0, lines: [''] })
    rmSync(join(folder, 'node_modules/tool'), { recursive: true })
    expect(prepare().lines[0]).toContain('Installing packages')
  })
})

function lockDigest() {
  const machine = `${process.platform}-${process.arch}`
  const code = `import { digest } from './scripts/launcher-files.mjs'; process.stdout.write(digest(['package-lock.json'], '${machine}'))`
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' })
    .stdout
}

describe('a tool without its native build', () => {
  it('is named with the reason', () => {
    const result = spawnSync(process.execPath, ['scripts/native-tools.mjs', 'start'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(JSON.parse(result.stdout).map((tool) => tool.name)).toEqual([
      'rolldown',
      '@tailwindcss/oxide',
      'lightningcss',
    ])
  })

  it('does not occur in this checkout', () => {
    const result = spawnSync(process.execPath, ['scripts/native-tools.mjs', 'test'], { encoding: 'utf8' })
    expect(JSON.parse(result.stdout)).toEqual([])
  })
})
