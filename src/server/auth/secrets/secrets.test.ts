import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadEncryptionKey } from './encryption-key.ts'
import { createSecrets } from './secrets.ts'

const key = Buffer.alloc(32, 7)
const secrets = createSecrets(async () => key)

describe('a sealed secret', () => {
  it('opens for its owner and shows nothing of itself', async () => {
    const sealed = await secrets.seal('JBSWY3DPEHPK3PXP', 'ana')
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
    expect(await secrets.open(sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP')
    expect(await secrets.seal('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(sealed)
  })

  it('does not open for someone else, with another key, or after a change', async () => {
    const sealed = await secrets.seal('JBSWY3DPEHPK3PXP', 'ana')
    await expect(secrets.open(sealed, 'bea')).rejects.toThrow()
    await expect(createSecrets(async () => Buffer.alloc(32, 8)).open(sealed, 'ana')).rejects.toThrow()
    const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A')
    await expect(secrets.open(changed, 'ana')).rejects.toThrow()
    await expect(secrets.open(sealed.slice(0, 20), 'ana')).rejects.toThrow()
  })

  it('of before there was a key comes out as it is', async () => {
    expect(await secrets.open('JBSWY3DPEHPK3PXP', 'ana')).toBe('JBSWY3DPEHPK3PXP')
  })
})

describe('the key', () => {
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
    expect(await loadEncryptionKey('/nowhere', key.toString('base64url'))).toEqual(key)
  })

  it('is refused when its file was cut short', async () => {
    const broken = await mkdtemp(join(folder, 'broken-'))
    await writeFile(join(broken, 'encryption-key'), 'short')
    await expect(loadEncryptionKey(broken, undefined)).rejects.toThrow('holds no encryption key')
  })
})
