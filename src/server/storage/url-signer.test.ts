import type { JWK } from 'jose'
import { describe, expect, it } from 'vitest'
import { createUrlSigner } from './url-signer.ts'

const [old, current]: [JWK, JWK] = [
  { kty: 'EC', d: 'first' },
  { kty: 'EC', d: 'second' },
]

describe('a signed URL', () => {
  it('works in every process with the same keys, and after a new key is added', async () => {
    const token = await createUrlSigner([old]).sign({ use: 'read', url: 'a/b' }, 60)
    expect(await createUrlSigner([old]).verify(token, 'read', 'a/b')).toMatchObject({ url: 'a/b' })
    expect(await createUrlSigner([current, old]).verify(token, 'read', 'a/b')).toMatchObject({ url: 'a/b' })
    await expect(createUrlSigner([current]).verify(token, 'read', 'a/b')).rejects.toThrow('Invalid signature')
  })

  it('is for one use and one file, and for a while', async () => {
    const signer = createUrlSigner([old])
    const token = await signer.sign({ use: 'read', url: 'a/b' }, 60)
    await expect(signer.verify(token, 'upload', 'a/b')).rejects.toThrow('Invalid signature')
    await expect(signer.verify(token, 'read', 'a/c')).rejects.toThrow('Invalid signature')
    await expect(signer.verify(undefined, 'read', 'a/b')).rejects.toThrow('no token')
    const over = await signer.sign({ use: 'read', url: 'a/b' }, -1)
    await expect(signer.verify(over, 'read', 'a/b')).rejects.toThrow('"exp" claim')
  })
})
