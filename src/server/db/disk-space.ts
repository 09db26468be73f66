// Whether the data folder's disk has room. Asked before every change, so the answer is cached for a moment.
import { statfsSync } from 'node:fs'

export interface DiskSpace {
  /** Less is free than the floor: nothing should be written. */
  isLow(): boolean
  freeBytes(): number
}

export interface DiskSpaceOptions {
  folder: string
  floorBytes: number
  /** Called when the disk gets full and when it has space again. */
  onChange(isLow: boolean, freeBytes: number): void
  /** Replaces the file system's own answer in tests. */
  readFree?(folder: string): number
}

const keptMs = 1000

export function readFreeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    // A file system that cannot say is not a reason to refuse.
    return Number.POSITIVE_INFINITY
  }
}

export function watchDiskSpace(options: DiskSpaceOptions): DiskSpace {
  const { folder, floorBytes, onChange, readFree = readFreeBytes } = options
  let free = Number.POSITIVE_INFINITY
  let readAt = Number.NEGATIVE_INFINITY
  let wasLow = false

  function freeBytes(): number {
    const now = performance.now()
    if (now - readAt < keptMs) return free
    readAt = now
    free = readFree(folder)
    const isLow = free < floorBytes
    if (isLow !== wasLow) onChange(isLow, free)
    wasLow = isLow
    return free
  }
  return { freeBytes, isLow: () => freeBytes() < floorBytes }
}
