// The pictures of the desk by id: where their bytes are, and what is shown. A new picture is shown from this browser and waits here until
// it is uploaded; the others are downloaded once.
import { CallError } from '#web/lib/api/call.ts'
import { Store } from '#web/lib/store.ts'
import { type PictureApi, pictureApi } from './picture-api.ts'
import { createStoredPictures, type StoredPictures, type WaitingPicture } from './stored-pictures.ts'

export type PictureView =
  | { kind: 'loading' }
  | { kind: 'shown'; url: string }
  /** Only this browser has it. */
  | { kind: 'waiting'; url: string }
  /** The server refuses it; `reason` is a sentence. */
  | { kind: 'refused'; url: string; reason: string }
  /** There is no such file, or it hasn't been uploaded yet. */
  | { kind: 'missing' }
  | { kind: 'unreachable' }

/** Uploads that failed without a network are retried. */
const retryMs = 20_000

type OpenDocument = Pick<WaitingPicture, 'documentId' | 'workspaceId'>

interface LibraryEntry {
  view: Store<PictureView>
  picture?: Blob
}

export class PictureLibrary {
  readonly #userId: string
  readonly #api: PictureApi
  readonly #stored: StoredPictures
  readonly #entries = new Map<string, LibraryEntry>()
  #open: OpenDocument = { documentId: undefined, workspaceId: undefined }
  #uploading: Promise<void> = Promise.resolve()

  constructor(userId: string, api: PictureApi, stored: StoredPictures) {
    this.#userId = userId
    this.#api = api
    this.#stored = stored
  }

  /** Uploads waiting pictures, now and whenever the network is back; returns how to stop. */
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

  /** Where new pictures are stored, and where others are searched for. */
  open(document: OpenDocument): void {
    this.#open = document
    this.#reloadMissing()
  }

  view(id: string): Store<PictureView> {
    const known = this.#entries.get(id)
    if (known) return known.view
    const entry: LibraryEntry = { view: new Store<PictureView>({ kind: 'loading' }) }
    this.#entries.set(id, entry)
    void this.#load(id, entry)
    return entry.view
  }

  /** Shows a new picture at once and uploads it. */
  async add(id: string, picture: Blob, document: OpenDocument = this.#open): Promise<void> {
    const waiting = { id, picture, ...document }
    this.#show(id, picture, 'waiting')
    await this.#stored.addWaiting(waiting)
    void this.upload(waiting)
  }

  /** Whether its bytes are in this browser. */
  isShown(id: string): boolean {
    return this.#entries.get(id)?.picture !== undefined
  }

  /** The bytes as they are shown; undefined if they can't be loaded. */
  async read(id: string): Promise<Blob | undefined> {
    this.view(id)
    const entry = this.#entries.get(id)
    if (entry && !entry.picture) await this.#load(id, entry)
    return entry?.picture
  }

  retry(id: string): void {
    const entry = this.#entries.get(id)
    const url = entry && readUrl(entry.view.read())
    if (entry && url !== undefined) entry.view.set({ kind: 'waiting', url })
    void this.upload()
  }

  /** Uploads waiting pictures one after another. `fresh` is one that the browser may have failed to store. */
  async upload(fresh?: WaitingPicture): Promise<void> {
    this.#uploading = this.#uploading.then(() => this.#uploadAll(fresh))
    await this.#uploading
  }

  async #uploadAll(fresh: WaitingPicture | undefined): Promise<void> {
    const stored = await this.#stored.listWaiting()
    const waiting = fresh && stored.every(({ id }) => id !== fresh.id) ? [...stored, fresh] : stored
    for (const { id, picture, ...document } of waiting) {
      if (!navigator.onLine) return
      if (this.#entries.get(id)?.view.read().kind === 'refused') continue
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

  async #load(id: string, entry: LibraryEntry): Promise<void> {
    const waiting = (await this.#stored.listWaiting()).find((one) => one.id === id)
    if (waiting) return this.#show(id, waiting.picture, 'waiting')
    const seen = await this.#stored.readSeen(id)
    if (seen) return this.#show(id, seen, 'shown')
    try {
      const picture = await this.#api.download(await this.#findWorkspace(this.#open), id)
      this.#show(id, picture, 'shown')
      await this.#stored.addSeen(id, picture)
    } catch (error) {
      // It may have been added in the meantime.
      if (entry.picture) return
      entry.view.set({ kind: isRefusal(error) ? 'missing' : 'unreachable' })
    }
  }

  async #findWorkspace({ workspaceId, documentId }: OpenDocument): Promise<string> {
    return workspaceId ?? (await this.#api.findWorkspace(this.#userId, documentId))
  }

  #reloadMissing(): void {
    for (const [id, entry] of this.#entries) if (!entry.picture) void this.#load(id, entry)
  }

  #show(id: string, picture: Blob, kind: 'shown' | 'waiting' | 'refused', reason = ''): void {
    const entry = this.#entries.get(id) ?? { view: new Store<PictureView>({ kind: 'loading' }) }
    this.#entries.set(id, entry)
    const url = readUrl(entry.view.read()) ?? URL.createObjectURL(picture)
    entry.picture ??= picture
    entry.view.set(kind === 'refused' ? { kind, url, reason } : { kind, url })
  }
}

/** The library of the signed-in user. It outlives the writing screen, so that pictures are shown at once the next time. */
const current = new Map<string, PictureLibrary>()

export function pictureLibraryOf(userId: string): PictureLibrary {
  const library = current.get(userId) ?? new PictureLibrary(userId, pictureApi, createStoredPictures(userId))
  if (!current.has(userId)) current.clear()
  current.set(userId, library)
  return library
}

const readUrl = (view: PictureView): string | undefined => ('url' in view ? view.url : undefined)

/** The server answered, and a retry would get the same answer. */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429
