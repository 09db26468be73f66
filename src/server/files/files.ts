// Everything that the server does with files: the store, uploads on their way, pictures, the virus scanner.
import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import { readFreeBytes } from '#server/db/disk-space.ts'
import { createDiskStore } from './disk-store.ts'
import { type FileStore, StoreFull } from './file-store.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { createS3Store } from './s3-store.ts'
import { createSpool, type Spool } from './spool.ts'
import { createScanner, type Scan } from './virus-scanner.ts'

export interface Files {
  store: FileStore
  spool: Spool
  pictures: Pictures
  /** Reports everything as clean if no scanner is configured. */
  scan: Scan
  /** Throws StoreFull where the disk has no room for the bytes. */
  requireRoom(bytes: number): void
}

export function createFiles(config: Pick<Config, 'dataFolder' | 'storage' | 'freeMegabytes'>): Files {
  const { storage, dataFolder, freeMegabytes } = config
  const folder = join(dataFolder, 'files')
  const { place, scanCommand } = storage
  return {
    store: place.kind === 's3' ? createS3Store(place) : createDiskStore(folder),
    spool: createSpool(join(folder, 'incoming')),
    pictures: createPictures(storage.pictures),
    scan: scanCommand ? createScanner(scanCommand) : async () => 'clean',
    requireRoom(bytes) {
      if (readFreeBytes(dataFolder) < bytes + freeMegabytes * 1_000_000)
        throw new StoreFull('The disk is full.')
    },
  }
}
