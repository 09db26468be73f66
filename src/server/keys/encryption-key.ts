// The key that encrypts secrets in the database: configured, or generated once into the data folder.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/start-error.ts'
import { writeOnce } from './write-once.ts'

const keyLength = 32

export async function loadEncryptionKey(
  dataFolder: string,
  configuredKey: string | undefined,
): Promise<Buffer> {
  if (configuredKey) return Buffer.from(configuredKey, 'base64url')
  const file = join(dataFolder, 'encryption-key')
  const text = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await writeOnce(file, randomBytes(keyLength).toString('base64url'))
    return readFile(file, 'utf8')
  })
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length === keyLength) return key
  throw new StartError(`The file ${file} doesn’t contain an encryption key. Restore it from a backup.`)
}
