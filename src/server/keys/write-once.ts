// Creates a file that is written once, readable by us alone.
import { randomUUID } from 'node:crypto'
import { chmod, link, rm, writeFile } from 'node:fs/promises'

/** Several processes may start at once: the first to link its file wins, the others read that one. */
export async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' })
  await chmod(draft, 0o600)
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
}
