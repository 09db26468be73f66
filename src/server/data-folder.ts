// The data folder: private to us and locked by one process at a time. PGlite itself locks nothing, and two processes on one folder lose
// data silently.
import { constants } from 'node:fs'
import { access, chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

export interface DataFolder {
  path: string
  release(): void
}

export async function prepareDataFolder(path: string): Promise<void> {
  try {
    // Only a folder that we made is ours to close: DATA_DIR may name one that others use, too.
    const made = await mkdir(path, { recursive: true, mode: 0o700 })
    if (made) await chmod(path, 0o700)
    await access(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new StartError(
      `The data folder ${path} can’t be created or written to (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder you own.`,
      { cause: error },
    )
  }
}

/** Takes the folder's exclusive lock. SQLite's file lock belongs to the process: the system drops it however we end. */
export function lockDataFolder(path: string): DataFolder {
  const file = join(path, 'lock')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock?.close()
    const busy = /locked|busy/i.test((error as Error).message)
    throw new StartError(
      busy
        ? `The data folder ${path} is in use by another Presswright server. Stop that server, or set DATA_DIR to another folder.`
        : `The data folder ${path} can’t be locked (${(error as Error).message}). Check that ${file} is writable.`,
      { cause: error },
    )
  }
  const held = lock
  return { path, release: () => held.close() }
}
