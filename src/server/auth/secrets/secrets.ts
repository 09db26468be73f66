// Encrypts secrets that the server must be able to read again (those of authenticator apps): AES-256-GCM, bound to their owner. A copied
// database reveals nothing, and a secret doesn't work in another account's row.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const prefix = 'sealed.1.'
const ivLength = 12
const tagLength = 16

export interface Secrets {
  seal(secret: string, owner: string): string
  /** Decrypts a secret of this owner; one stored before there was a key is returned unchanged. */
  open(stored: string, owner: string): string
}

export const isSealed = (stored: string): boolean => stored.startsWith(prefix)

export function createSecrets(key: Buffer): Secrets {
  return {
    seal(secret, owner) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(stored, owner) {
      if (!isSealed(stored)) return stored
      const bytes = Buffer.from(stored.slice(prefix.length), 'base64url')
      const iv = bytes.subarray(0, ivLength)
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
