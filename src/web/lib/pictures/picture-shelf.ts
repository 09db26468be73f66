// The pictures of the desk by id: where their bytes are right now, and what can be shown. A new picture is shown from this browser and
// waits here until it is uploaded; the others are downloaded once.
import { CallError } from '#web/lib/api/call.ts'
import { Store } from '#web/lib/store.ts'
import { type PictureApi, pictureApi } from './picture-api.ts'
import { createStoredPictures, type StoredPictures, type WaitingPicture } from './stored-pictures.ts'

export type PictureView =
  | { kind: 'loading' }
  | { kind: 'shown'; url: string }
  /** Only this browser has it. */
  | { kind: 'waiting'; url: string }
  /** The server doesn't take it; `reason` is a sentence. */
  | { kind: 'refused'; url: string; reason: string }
  /** There is no such file, or nobody has uploaded it yet. */
  | { kind: 'missing' }
  | { kind: 'unreachable' }

/** Uploads that failed for lack of a network are tried again. */
const retryMs = 20_000

type OpenDocument = Pick<WaitingPicture, 'documentId' | 'workspaceId'>

interface Shelved {
  view: Store<PictureView>
  picture?: Blob
}

export class PictureShelf {
  readonly #userId: string
  readonly #api: PictureApi
  readonly #stored: StoredPictures
  readonly #shelved = new Map<string, Shelved>()
  #open: OpenDocument = { documentId: undefined, workspaceId: undefined }
  #uploading: Promise<void> = Promise.resolve()

  constructor(userId: string, api: PictureApi, stored: StoredPictures) {
    this.#userId = userId
    this.#api = api
    this.#stored = stored
  }

  /** Uploads what waits, now and whenever the network is back; returns how to stop. */
  start(): () => void {
    const upload = () => void this.upload()
    const again = () => {
      upload()
      this.#reloadMissing()
    }
    const timer = setInterval(upload, retryMs)
    window.addEventListener('online', again)
    upload()
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }

  /** Where new pictures go, and where others are looked for. */
  open(document: OpenDocument): void {
    this.#open = document
    this.#reloadMissing()
  }

  view(id: string): Store<PictureView> {
    const known = this.#shelved.get(id)
    if (known) return known.view
    const shelved: Shelved = { view: new Store<PictureView>({ kind: 'loading' }) }
    this.#shelved.set(id, shelved)
    void this.#load(id, shelved)
    return shelved.view
  }

  /** Shows a new picture at once and uploads it. */
  async add(id: string, picture: Blob, document: OpenDocument = this.#open): Promise<void> {
    const waiting = { id, picture, ...document }
    this.#show(id, picture, 'waiting')
    await this.#stored.addWaiting(waiting)
    void this.upload(waiting)
  }

  /** Whether its bytes are here. */
  isShown(id: string): boolean {
    return this.#shelved.get(id)?.picture !== undefined
  }

  /** The bytes as they are shown; undefined when they can't be had. */
  async read(id: string): Promise<Blob | undefined> {
    this.view(id)
    const shelved = this.#shelved.get(id)
    if (shelved && !shelved.picture) await this.#load(id, shelved)
    return shelved?.picture
  }

  retry(id: string): void {
    const shelved = this.#shelved.get(id)
    const url = shelved && readUrl(shelved.view.read())
    if (shelved && url !== undefined) shelved.view.set({ kind: 'waiting', url })
    void this.upload()
  }

  /** Uploads everything that waits, one after another. `fresh` is one that the browser may have failed to store. */
  async upload(fresh?: WaitingPicture): Promise<void> {
    this.#uploading = this.#uploading.then(() => this.#uploadAll(fresh))
    await this.#uploading
  }

  async #uploadAll(fresh: WaitingPicture | undefined): Promise<void> {
    const stored = await this.#stored.listWaiting()
    const waiting = fresh && stored.every(({ id }) => id !== fresh.id) ? [...stored, fresh] : stored
    for (const { id, picture, ...document } of waiting) {
      if (!navigator.onLine) return
      if (this.#shelved.get(id)?.view.read().kind === 'refused') continue
      try {
        await this.#api.upload(await this.#findWorkspace(document), id, picture)
      } catch (error) {
        if (!isRefusal(error)) return
        this.#show(id, picture, 'refused', error.message)
        continue
      }
      await this.#stored.removeWaiting(id)
      this.#show(id, picture, 'shown')
    }
  }

  async #load(id: string, shelved: Shelved): Promise<void> {
    const waiting = (await this.#stored.listWaiting()).find((one) => one.id === id)
    if (waiting) return this.#show(id, waiting.picture, 'waiting')
    const seen = await this.#stored.readSeen(id)
    if (seen) return this.#show(id, seen, 'shown')
    try {
      const picture = await this.#api.download(await this.#findWorkspace(this.#open), id)
      this.#show(id, picture, 'shown')
      await this.#stored.addSeen(id, picture)
    } catch (error) {
      // It may have been added meanwhile.
      if (shelved.picture) return
      shelved.view.set({ kind: isRefusal(error) ? 'missing' : 'unreachable' })
    }
  }

  async #findWorkspace({ workspaceId, documentId }: OpenDocument): Promise<string> {
    return workspaceId ?? (await this.#api.findWorkspace(this.#userId, documentId))
  }

  #reloadMissing(): void {
    for (const [id, shelved] of this.#shelved) if (!shelved.picture) void this.#load(id, shelved)
  }

  #show(id: string, picture: Blob, kind: 'shown' | 'waiting' | 'refused', reason = ''): void {
    const shelved = this.#shelved.get(id) ?? { view: new Store<PictureView>({ kind: 'loading' }) }
    this.#shelved.set(id, shelved)
    const url = readUrl(shelved.view.read()) ?? URL.createObjectURL(picture)
    shelved.picture ??= picture
    shelved.view.set(kind === 'refused' ? { kind, url, reason } : { kind, url })
  }
}

/** The shelf of the user who is signed in. It outlives the writing screen: what was shown is shown at once the next time. */
const current = new Map<string, PictureShelf>()

export function pictureShelfOf(userId: string): PictureShelf {
  const shelf = current.get(userId) ?? new PictureShelf(userId, pictureApi, createStoredPictures(userId))
  if (!current.has(userId)) current.clear()
  current.set(userId, shelf)
  return shelf
}

const readUrl = (view: PictureView): string | undefined => ('url' in view ? view.url : undefined)

/** The server answered, and won't change its mind by itself. */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429
