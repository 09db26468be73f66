// Pictures that wait for their upload, one after another. A picture that fails doesn't hold up the others: it is retried later, and less and
// less often if the server is failing.
import { unusedPictureDays } from '#domain/document/picture.ts'
import { CallError } from '#web/lib/api/call.ts'
import type { PictureApi } from './picture-api.ts'
import { type StoredPictures, type WaitingPicture, waitingKey } from './stored-pictures.ts'

export type UploadState =
  /** Until there is a network. */
  | { kind: 'waiting' }
  /** The server fails again and again. */
  | { kind: 'delayed' }
  /** The server refuses it; `reason` is a sentence. */
  | { kind: 'refused'; reason: string }
  | { kind: 'shown' }

/** `workspaceId` is undefined while it isn't known. */
type Report = (picture: WaitingPicture, state: UploadState, workspaceId: string | undefined) => Promise<void>

interface Attempts {
  failures: number
  /** In milliseconds. */
  notBefore: number
  isRefused: boolean
  /** The workspace in which it is to be stored, once it is known. */
  workspaceId?: string
}

const firstPauseMs = 20_000
const longestPauseMs = 600_000
/** The server may be restarting: one failure is nothing to tell. */
const delayedAfter = 2
/** It isn't the picture then. The next round begins with those that haven't failed. */
const maxFailuresInARow = 3

const notCopied =
  'This picture isn’t stored in this workspace. Delete it here, then add it again from its file.'

export class UploadQueue {
  readonly #userId: string
  readonly #api: PictureApi
  readonly #stored: StoredPictures
  readonly #report: Report
  readonly #attempts = new Map<string, Attempts>()
  /** Those added since the page was opened, because the browser may have failed to store them. */
  readonly #added = new Map<string, WaitingPicture>()
  #running: Promise<void> | undefined

  constructor(userId: string, api: PictureApi, stored: StoredPictures, report: Report) {
    this.#userId = userId
    this.#api = api
    this.#stored = stored
    this.#report = report
  }

  async add(picture: WaitingPicture): Promise<void> {
    this.#added.set(waitingKey(picture), picture)
    await this.#stored.addWaiting(picture)
  }

  async find(id: string): Promise<WaitingPicture | undefined> {
    return (await this.#list()).find((waiting) => waiting.id === id)
  }

  /** Tries each picture that is due once, including those added while it runs. */
  async upload(): Promise<void> {
    this.#running ??= this.#uploadAll().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  async retry(id: string): Promise<void> {
    for (const waiting of await this.#list())
      if (waiting.id === id) this.#attempts.delete(waitingKey(waiting))
    // One that is running may have passed it.
    await this.#running
    await this.upload()
  }

  /** It was deleted from its text. One that only waits for the network is uploaded anyway: versions may show it. */
  async remove(id: string): Promise<void> {
    for (const waiting of await this.#list()) {
      const attempts = this.#attempts.get(waitingKey(waiting))
      if (waiting.id === id && attempts && (attempts.isRefused || attempts.failures >= delayedAfter))
        await this.add({ ...waiting, removedAt: Date.now() })
    }
  }

  /** It is shown again. */
  async restore(id: string): Promise<void> {
    for (const waiting of await this.#list())
      if (waiting.id === id && waiting.removedAt !== undefined)
        await this.add({ ...waiting, removedAt: undefined })
  }

  async #list(): Promise<WaitingPicture[]> {
    const all = new Map((await this.#stored.listWaiting()).map((waiting) => [waitingKey(waiting), waiting]))
    for (const [key, waiting] of this.#added) all.set(key, waiting)
    return [...all.values()]
  }

  async #uploadAll(): Promise<void> {
    const tried = new Set<string>()
    let failures = 0
    for (let next = await this.#next(tried); next; next = await this.#next(tried)) {
      tried.add(waitingKey(next))
      const outcome = await this.#try(next)
      failures = outcome === 'failed' ? failures + 1 : 0
      if (outcome === 'stop' || failures === maxFailuresInARow) return
    }
  }

  async #next(tried: ReadonlySet<string>): Promise<WaitingPicture | undefined> {
    if (!navigator.onLine) return undefined
    return (await this.#listDue()).find((waiting) => !tried.has(waitingKey(waiting)))
  }

  /** Those that never failed first; a picture before its copies, which may need it. */
  async #listDue(): Promise<WaitingPicture[]> {
    const now = Date.now()
    const due: WaitingPicture[] = []
    for (const waiting of await this.#list()) {
      const { isRefused = false, notBefore = 0 } = this.#attempts.get(waitingKey(waiting)) ?? {}
      if (waiting.removedAt !== undefined) await this.#dropRemoved(waiting, waiting.removedAt)
      else if (!isRefused && notBefore <= now) due.push(waiting)
    }
    const rank = (waiting: WaitingPicture) =>
      2 * (this.#attempts.get(waitingKey(waiting))?.failures ?? 0) + (waiting.isCopy ? 1 : 0)
    return due.sort((one, other) => rank(one) - rank(other))
  }

  async #dropRemoved(waiting: WaitingPicture, removedAt: number): Promise<void> {
    if (Date.now() - removedAt > unusedPictureDays * 86_400_000) await this.#drop(waiting)
  }

  async #drop(waiting: WaitingPicture): Promise<void> {
    this.#added.delete(waitingKey(waiting))
    this.#attempts.delete(waitingKey(waiting))
    await this.#stored.removeWaiting(waiting)
  }

  async #try(waiting: WaitingPicture): Promise<'done' | 'failed' | 'stop'> {
    const key = waitingKey(waiting)
    const attempts = this.#attempts.get(key) ?? { failures: 0, notBefore: 0, isRefused: false }
    this.#attempts.set(key, attempts)
    try {
      attempts.workspaceId ??=
        waiting.workspaceId ?? (await this.#api.findWorkspace(this.#userId, waiting.documentId))
      await this.#store(attempts.workspaceId, waiting)
    } catch (error) {
      return await this.#fail(waiting, attempts, error)
    }
    await this.#drop(waiting)
    await this.#report(waiting, { kind: 'shown' }, attempts.workspaceId)
    return 'done'
  }

  async #store(workspaceId: string, { id, picture, isCopy }: WaitingPicture): Promise<void> {
    if (isCopy && (await this.#api.isStored(workspaceId, id))) return
    if (isCopy && (await this.#api.copy(workspaceId, id))) return
    if (!picture) throw new CallError({ message: notCopied, status: 404 })
    await this.#api.upload(workspaceId, id, picture)
  }

  async #fail(
    waiting: WaitingPicture,
    attempts: Attempts,
    error: unknown,
  ): Promise<'done' | 'failed' | 'stop'> {
    const status = error instanceof CallError ? error.status : undefined
    if (isRefusal(error)) {
      attempts.isRefused = true
      await this.#report(waiting, { kind: 'refused', reason: error.message }, attempts.workspaceId)
      return 'done'
    }
    // The user's session, or too many uploads: not because of this picture.
    if (status === 401 || status === 429) return 'stop'
    attempts.failures += 1
    const isServer = status !== undefined
    if (isServer)
      attempts.notBefore = Date.now() + Math.min(firstPauseMs * 2 ** (attempts.failures - 1), longestPauseMs)
    const isDelayed = isServer && attempts.failures >= delayedAfter
    await this.#report(waiting, { kind: isDelayed ? 'delayed' : 'waiting' }, attempts.workspaceId)
    return 'failed'
  }
}

/** The server answered, and a retry would get the same answer. */
export const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429
