import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { generateKeys, loadKeys } from './keys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('keys', () => {
  it('are generated once, readable by their owner alone', async () => {
    const first = await loadKeys(folder, undefined)
    expect(await loadKeys(folder, undefined)).toEqual(first)
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600)
  })

  it('are the same for processes that start together', async () => {
    const loaded = await Promise.all(Array.from({ length: 8 }, () => loadKeys(folder, undefined)))
    expect(new Set(loaded.map((keys) => keys.anonKey)).size).toBe(1)
  })

  it('are read from the given file', async () => {
    const written = await generateKeys()
    const file = join(folder, 'given.json')
    writeFileSync(file, JSON.stringify(written))
    expect(await loadKeys(folder, file)).toEqual(written)
  })

  it.each(['', '{', '{}', '{"signing":[]}'])(
    'in a damaged file (%s) stop the start and stay as they are',
    async (text) => {
      writeFileSync(join(folder, 'keys.json'), text)
      await expect(loadKeys(folder, undefined)).rejects.toThrow(
        /keys\.json doesn’t contain valid signing keys/,
      )
      expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toBe(text)
    },
  )

  it.each(['x', 'd'] as const)('whose member %s is damaged stop the start', async (member) => {
    const keys = await generateKeys()
    const damaged = { ...keys, signing: [{ ...keys.signing[0], [member]: 'AAAA' }] }
    writeFileSync(join(folder, 'keys.json'), JSON.stringify(damaged))
    await expect(loadKeys(folder, undefined)).rejects.toThrow(/doesn’t contain valid signing keys/)
  })

  it('whose API key is not signed by them stop the start', async () => {
    const [keys, others] = [await generateKeys(), await generateKeys()]
    writeFileSync(join(folder, 'keys.json'), JSON.stringify({ ...keys, anonKey: others.anonKey }))
    await expect(loadKeys(folder, undefined)).rejects.toThrow(/doesn’t contain valid signing keys/)
  })

  it('that are given but missing stop the start', async () => {
    await expect(loadKeys(folder, join(folder, 'missing.json'))).rejects.toThrow(
      /AUTH_JWK_FILE must be the path/,
    )
  })

  it('sign API keys whose role anyone with the public part can verify', async () => {
    const keys = await generateKeys()
    const { d: _private, ...publicKey } = keys.signing[0]
    const set = createLocalJWKSet({ keys: [publicKey] })
    expect((await jwtVerify(keys.anonKey, set)).payload.role).toBe('anon')
    expect((await jwtVerify(keys.serviceRoleKey, set)).payload.role).toBe('service_role')
  })
})
