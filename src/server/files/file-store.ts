// Where bytes are stored. A version identifies bytes that never change: they are there completely or not at all.
import type { FileHandle } from 'node:fs/promises'

export interface ByteRange {
  start: number
  /** The last byte, included. */
  end: number
}

export interface StoredFile {
  version: string
  modifiedAt: Date
}

export interface FileStore {
  /** Stores a finished local file, which may be moved. Afterward the bytes survive a crash. */
  put(version: string, path: string, size: number): Promise<void>
  /** Rejects with FileMissing. */
  read(version: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /** The bytes as an open file, if the store has files. The caller closes it. Rejects with FileMissing. */
  open?(version: string): Promise<FileHandle>
  copy(from: string, to: string): Promise<void>
  /** Deleting something that isn't there is no error. */
  remove(version: string): Promise<void>
  /** Everything that is stored, in batches. */
  list(): AsyncIterable<StoredFile[]>
  /** The path of the local file, if there is one. */
  pathOf?(version: string): string
}

export class FileMissing extends Error {
  override name = 'FileMissing'
}

/** The store doesn't respond, or not in time: worth a retry. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** The disk has no room. */
export class StoreFull extends Error {
  override name = 'StoreFull'
}

/** Translates file system errors into the store's own. */
export function toStoreError(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT') return new FileMissing('The file doesn’t exist.', { cause: error })
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StoreFull('The disk is full.', { cause: error })
  return error
}
