// Deletes bytes that no row refers to: those of deleted and replaced files right away, those left by a crash after some days. The delay
// protects files of a server that was started with the wrong database, where they all look orphaned.
import { setTimeout } from 'node:timers/promises'
import { unusedPictureDays } from '#domain/document/picture.ts'
import type { Db } from '#server/db/db.ts'
import { describeError, type Log } from '#server/log.ts'
import {
  findDroppedFiles,
  forgetDroppedFiles,
  noteOrphans,
  sweepPictures,
} from '#server/stores/dropped-files.ts'
import { mayDeleteNow } from '#server/stores/housekeeping.ts'
import type { Files } from './files.ts'

const batch = 100
const minute = 60_000
/** How long an upload may take: its bytes are stored before its row is. */
const graceMs = 60 * minute
const orphanDays = 7

type Stored = Pick<Files, 'store' | 'spool'>

/** Deletes the bytes of deleted and replaced files, and those of old orphans unless the clock may have jumped. */
export async function deleteDropped(db: Db, { store }: Stored): Promise<void> {
  const withOrphans = await mayDeleteNow(db)
  for (;;) {
    const versions = await findDroppedFiles(db, batch, withOrphans)
    for (const version of versions) await store.remove(version)
    if (versions.length > 0) await forgetDroppedFiles(db, versions)
    if (versions.length < batch) return
  }
}

/** Searches the whole store for files that no row refers to. Returns how many it found. */
export async function sweepOrphans(
  db: Db,
  { store, spool }: Stored,
  limits = { graceMs, orphanDays },
): Promise<number> {
  await spool.sweep(limits.graceMs)
  let found = 0
  for await (const files of store.list()) {
    const old = files.filter(({ modifiedAt }) => modifiedAt.getTime() <= Date.now() - limits.graceMs)
    const versions = old.map(({ version }) => version)
    if (versions.length > 0) found += await noteOrphans(db, versions, limits.orphanDays)
  }
  return found
}

/** Deletes pictures that no text has used for long, unless the clock may have jumped. */
export async function deleteUnusedPictures(db: Db): Promise<void> {
  if (await mayDeleteNow(db)) await sweepPictures(db, unusedPictureDays)
}

/** Groups many changes in a row into one run. */
const gatherMs = 100

/** Deletes dropped files a moment later. Calls during a run cause one more run after it. */
export function createCollector(db: Db, files: Stored, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const run = async () => {
    await setTimeout(gatherMs, undefined, { ref: false })
    await deleteDropped(db, files).catch((error: unknown) => {
      log.warn('deleting files failed', { cause: describeError(error) })
    })
  }
  const start = () => {
    next = undefined
    running = run().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (!running) return start()
    next ??= running.then(start)
    return next
  }
}

/** Deletes dropped files every minute, old uploads every ten, and searches for orphans now and every six hours; returns how to stop. */
export function startSweeping(db: Db, files: Stored, collect: () => Promise<void>, log: Log): () => void {
  const sweep = () => {
    deleteUnusedPictures(db)
      .then(() => sweepOrphans(db, files))
      .catch((error: unknown) => {
        log.warn('looking for orphaned files failed', { cause: describeError(error) })
      })
  }
  const sweepUploads = () => {
    files.spool.sweep(graceMs).catch((error: unknown) => {
      log.warn('looking for old uploads failed', { cause: describeError(error) })
    })
  }
  const timers = [
    setInterval(() => void collect(), minute),
    setInterval(sweepUploads, 10 * minute),
    setInterval(sweep, 360 * minute),
  ]
  for (const timer of timers) timer.unref()
  sweep()
  void collect()
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
