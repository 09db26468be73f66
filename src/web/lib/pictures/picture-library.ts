// The pictures of the desk by id: where their bytes are, and what is shown. A new picture is shown from this browser and waits here until
// it is uploaded; the others are downloaded once.
import { Store } from '#web/lib/store.ts'
import { drawAgain } from './draw-again.ts'
import { type PictureApi, pictureApi } from './picture-api.ts'
import { createStoredPictures, type StoredPictures, type WaitingPicture } from './stored-pictures.ts'
import { isRefusal, UploadQueue, type UploadState } from './upload-queue.ts'

export type PictureView =
  | { kind: 'loading' }
  | (UploadState & { url: string })
  /** There is no such file, or it hasn't been uploaded yet. */
  | { kind: 'missing' }
  | { kind: 'unreachable' }

/** Uploads that failed are retried, and pictures that colleagues haven't uploaded yet are looked for. */
const retryMs = 20_000

type OpenDocument = Pick<WaitingPicture, 'documentId' | 'workspaceId'>

interface LibraryEntry {
  view: Store<PictureView>
  state: UploadState
  /** What happened to its copy in workspaces other than its own; the key is empty while the open one isn't known. */
  copies: Map<string, UploadState>
  /** The workspaces that are known to have it. */
  workspaces: Set<string>
  /** A new picture as it was added, until it is uploaded: with all that a camera writes into it. */
  original?: Blob | undefined
  /** The bytes that may leave the browser: from the server, or drawn again. */
  picture?: Blob | undefined
  isFromServer: boolean
  /** Whether the browser and the server were asked for it. */
  isSearched: boolean
  url?: Promise<string> | undefined
}

export class PictureLibrary {
  readonly #userId: string
  readonly #api: PictureApi
  readonly #stored: StoredPictures
  readonly #draw: typeof drawAgain
  readonly #queue: UploadQueue
  readonly #entries = new Map<string, LibraryEntry>()
  /** Pictures that were deleted from the text. */
  readonly #removed = new Set<string>()
  #changes: Promise<void> = Promise.resolve()
  #drawing: Promise<unknown> = Promise.resolve()
  #open: OpenDocument = { documentId: undefined, workspaceId: undefined }

  constructor(userId: string, api: PictureApi, stored: StoredPictures, draw = drawAgain) {
    this.#userId = userId
    this.#api = api
    this.#stored = stored
    this.#draw = draw
    this.#queue = new UploadQueue(userId, api, stored, (...report) => this.#follow(...report))
  }

  /** Uploads waiting pictures, now and whenever the network is back; returns how to stop. */
  start(): () => void {
    const upload = () => void this.upload()
    const again = () => {
      upload()
      this.#reloadMissing()
    }
    const timer = setInterval(() => {
      upload()
      void this.#findMissing()
    }, retryMs)
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
    for (const entry of this.#entries.values()) {
      if (entry.copies.size === 0) continue
      entry.copies.delete('')
      void this.#refresh(entry)
    }
  }

  view(id: string): Store<PictureView> {
    const entry = this.#entryOf(id)
    if (this.#removed.delete(id)) this.#inOrder(() => this.#queue.restore(id))
    if (!entry.isSearched && !entry.url && !entry.original) void this.#load(id, entry)
    return entry.view
  }

  /** Shows a new picture at once and uploads it. */
  async add(id: string, picture: Blob, document: OpenDocument = this.#open): Promise<void> {
    const entry = this.#entryOf(id)
    entry.original = picture
    entry.state = { kind: 'waiting' }
    await Promise.all([this.#refresh(entry), this.#queue.add({ id, picture, ...document })])
    void this.upload()
  }

  /** A picture that was pasted into the open document: its workspace gets a copy if it has none. `picture` is one that came with it. */
  async addCopy(id: string, picture?: Blob): Promise<void> {
    const document = this.#open
    const entry = this.#entries.get(id)
    if (document.workspaceId !== undefined && entry?.workspaces.has(document.workspaceId)) return
    const waiting = await this.#queue.find(id)
    if (waiting && waiting.documentId === document.documentId && waiting.workspaceId === document.workspaceId)
      return
    const known = entry?.original ?? waiting?.picture ?? entry?.picture ?? picture
    await this.#queue.add({ id, picture: known, ...document, isCopy: true })
    void this.upload()
  }

  /** It was deleted from the text. It is restored when it is shown again. */
  remove(id: string): void {
    this.#removed.add(id)
    this.#inOrder(() => this.#queue.remove(id))
  }

  /** The bytes as they may leave; undefined if they can't be loaded. */
  async read(id: string): Promise<Blob | undefined> {
    const entry = this.#entryOf(id)
    await entry.url
    if (!entry.isFromServer && !entry.original) await this.#load(id, entry)
    return entry.picture
  }

  async retry(id: string): Promise<void> {
    const entry = this.#entries.get(id)
    if (entry) {
      if (entry.state.kind !== 'shown') entry.state = { kind: 'waiting' }
      entry.copies.clear()
      await this.#refresh(entry)
    }
    await this.#queue.retry(id)
  }

  /** Uploads waiting pictures one after another. */
  async upload(): Promise<void> {
    await this.#queue.upload()
  }

  #inOrder(change: () => Promise<void>): void {
    this.#changes = this.#changes.then(change)
  }

  #entryOf(id: string): LibraryEntry {
    const known = this.#entries.get(id)
    if (known) return known
    const entry: LibraryEntry = {
      view: new Store<PictureView>({ kind: 'loading' }),
      state: { kind: 'shown' },
      copies: new Map(),
      workspaces: new Set(),
      isFromServer: false,
      isSearched: false,
    }
    this.#entries.set(id, entry)
    return entry
  }

  /** Shows what happened to an upload. */
  async #follow(waiting: WaitingPicture, state: UploadState, workspaceId: string | undefined): Promise<void> {
    const entry = this.#entryOf(waiting.id)
    if (state.kind === 'shown' && workspaceId !== undefined) entry.workspaces.add(workspaceId)
    if (waiting.isCopy) {
      entry.copies.set(workspaceId ?? '', state)
      if (this.#open.workspaceId === undefined) entry.copies.set('', state)
    } else entry.state = state
    if (!entry.url) entry.original ??= waiting.picture
    await this.#refresh(entry)
    if (state.kind === 'shown' && entry.state.kind === 'shown') entry.original = undefined
    // One that couldn't be loaded before it was copied.
    if (state.kind === 'shown' && !entry.url) void this.#load(waiting.id, entry)
  }

  /** Shows the entry as it is now; nothing while there are no bytes. */
  async #refresh(entry: LibraryEntry): Promise<void> {
    if (!entry.url && entry.original) entry.url = this.#drawUrl(entry, entry.original)
    const url = await entry.url
    if (url === undefined) return
    const state = entry.copies.get(this.#open.workspaceId ?? '') ?? entry.state
    entry.view.set({ ...state, url })
  }

  /** One after another: a large photo takes hundreds of megabytes while it is drawn. */
  async #drawUrl(entry: LibraryEntry, original: Blob): Promise<string> {
    const drawn = this.#drawing.then(() => this.#draw(original))
    this.#drawing = drawn
    entry.picture = await drawn
    return URL.createObjectURL(entry.picture ?? original)
  }

  async #load(id: string, entry: LibraryEntry): Promise<void> {
    entry.isSearched = true
    const waiting = await this.#queue.find(id)
    if (waiting?.picture && !entry.url) {
      if (waiting.removedAt !== undefined) await this.#queue.restore(id)
      return await this.#follow(waiting, { kind: 'waiting' }, waiting.workspaceId)
    }
    const seen = await this.#stored.readSeen(id)
    if (seen) return await this.#take(entry, seen)
    try {
      const workspaceId =
        this.#open.workspaceId ?? (await this.#api.findWorkspace(this.#userId, this.#open.documentId))
      const picture = await this.#still(await this.#api.download(workspaceId, id))
      entry.workspaces.add(workspaceId)
      await this.#take(entry, picture)
      await this.#stored.addSeen(id, picture)
    } catch (error) {
      // It may have been added in the meantime.
      if (entry.url || entry.original) return
      entry.view.set({ kind: isRefusal(error) ? 'missing' : 'unreachable' })
    }
  }

  /** A GIF leaves as a PNG: its own format has no place for a caption and a credit, and its motion is lost anyway. */
  async #still(picture: Blob): Promise<Blob> {
    return (picture.type === 'image/gif' ? await this.#draw(picture) : undefined) ?? picture
  }

  async #take(entry: LibraryEntry, picture: Blob): Promise<void> {
    Object.assign(entry, { picture, isFromServer: true })
    entry.url ??= Promise.resolve(URL.createObjectURL(picture))
    await this.#refresh(entry)
  }

  /** A colleague's picture may be stored later than the text that shows it. */
  async #findMissing(): Promise<void> {
    const { workspaceId } = this.#open
    if (workspaceId === undefined) return
    for (const [id, entry] of this.#entries) {
      if (entry.view.read().kind !== 'missing' || !entry.view.isWatched) continue
      const isStored = await this.#api.isStored(workspaceId, id).catch(() => false)
      if (isStored) await this.#load(id, entry)
    }
  }

  #reloadMissing(): void {
    for (const [id, entry] of this.#entries) if (!entry.url && !entry.original) void this.#load(id, entry)
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
