// Everything that the server does with files: the store, uploads on their way, pictures, the virus scanner.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import { readFreeBytes } from '#server/db/disk-space.ts'
import { createDiskStore } from './disk-store.ts'
import { type FileStore, StoreFull } from './file-store.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { createS3Store } from './s3-store.ts'
import { createSpool, type Spool } from './spool.ts'

const scanSeconds = 120

type ScanAnswer = 'clean' | 'infected'

export interface Files {
  store: FileStore
  spool: Spool
  pictures: Pictures
  /** Reports everything as clean if no scanner is configured. */
  scan(path: string): Promise<ScanAnswer>
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
    scan: async (path) => (scanCommand ? scanFile(scanCommand, path) : 'clean'),
    requireRoom(bytes) {
      if (readFreeBytes(dataFolder) < bytes + freeMegabytes * 1_000_000)
        throw new StoreFull('The disk is full.')
    },
  }
}

/** Anything but a clear answer refuses the file. */
async function scanFile(command: readonly string[], path: string): Promise<ScanAnswer> {
  const [program = '', ...words] = command
  const code = await new Promise<number | null>((resolve, reject) => {
    const scanner = spawn(program, [...words, path], { stdio: 'ignore', timeout: scanSeconds * 1000 })
    scanner.once('error', reject)
    scanner.once('close', resolve)
  })
  if (code === 0) return 'clean'
  if (code === 1) return 'infected'
  throw new Error(`The virus scanner ended with ${code ?? 'a signal'}.`)
}
