// Files in a folder of this machine, by version. A file gets its final name after its bytes are on the disk, and then the folder is
// synced: after a crash it is there completely or not at all.
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStore, type StoredFile, toStoreError } from './file-store.ts'
import { streamFile } from './stream-file.ts'

const versionPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function createDiskStore(folder: string): FileStore {
  const pathOf = (version: string) => {
    if (!versionPattern.test(version)) throw new Error(`"${version}" is not a version.`)
    return join(folder, version.slice(0, 2), version)
  }
  const openFile = async (version: string) => {
    try {
      return await open(pathOf(version))
    } catch (error) {
      throw toStoreError(error)
    }
  }
  return {
    pathOf,
    open: openFile,
    async put(version, path) {
      const target = pathOf(version)
      try {
        await sync(path)
        await withFolder(target, () => rename(path, target))
        await sync(dirname(target))
      } catch (error) {
        throw toStoreError(error)
      }
    },
    read: async (version, range) => streamFile(await openFile(version), range),
    async copy(from, to) {
      const target = pathOf(to)
      try {
        // A hard link: the bytes are deleted with the last name.
        await withFolder(target, () => link(pathOf(from), target))
        await sync(dirname(target))
      } catch (error) {
        throw toStoreError(error)
      }
    },
    remove: (version) => rm(pathOf(version), { force: true }),
    list: () => listFiles(folder),
  }
}

/** Adds to the file's folder, which is created if missing. */
async function withFolder(target: string, work: () => Promise<void>): Promise<void> {
  if ((await isThere(dirname(target))) === false) {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await sync(dirname(dirname(target)))
  }
  await work()
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** A file or a folder. */
async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* listFiles(folder: string): AsyncIterable<StoredFile[]> {
  for (const part of await readdir(folder).catch(() => [])) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue
    const names = (await readdir(join(folder, part))).filter((name) => versionPattern.test(name))
    const files = names.map(async (version) => {
      const { mtime, ctime } = await stat(join(folder, part, version))
      // A hard link changes the ctime, not the mtime.
      return { version, modifiedAt: mtime > ctime ? mtime : ctime }
    })
    const known = await Promise.allSettled(files)
    yield known.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []))
  }
}
