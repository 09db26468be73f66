import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadEncryptionKey } from './encryption-key.ts'

describe('the encryption key', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'presswright-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is made once, for its owner’s eyes only', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => loadEncryptionKey(folder, undefined)))
    expect(new Set(made.map((one) => one.toString('hex'))).size).toBe(1)
    expect(made[0]).toHaveLength(32)
    expect((await stat(join(folder, 'encryption-key'))).mode & 0o777).toBe(0o600)
    expect((await readFile(join(folder, 'encryption-key'), 'utf8')).trim()).toBe(
      made[0]?.toString('base64url'),
    )
  })

  it('is the given one where one is given', async () => {
    const key = Buffer.alloc(32, 7)
    expect(await loadEncryptionKey('/nowhere', key.toString('base64url'))).toEqual(key)
  })

  it('is refused when its file was cut short', async () => {
    const broken = await mkdtemp(join(folder, 'broken-'))
    await writeFile(join(broken, 'encryption-key'), 'short')
    await expect(loadEncryptionKey(broken, undefined)).rejects.toThrow('doesn’t contain an encryption key')
  })
})
