// The key that secrets in the database are encrypted with: given, or made once into the data folder, readable by us alone.
import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const keyLength = 32

export async function loadEncryptionKey(dataFolder: string, given: string | undefined): Promise<Buffer> {
  if (given) return Buffer.from(given, 'base64url')
  const file = join(dataFolder, 'encryption-key')
  const text = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await mkdir(dataFolder, { recursive: true })
    await writeFirst(file, randomBytes(keyLength).toString('base64url'))
    return readFile(file, 'utf8')
  })
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== keyLength)
    throw new Error(`The file ${file} holds no encryption key. Restore it from a backup.`)
  return key
}

/** Several processes may need the key for the first time at once: the first to link its file wins. */
async function writeFirst(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}
