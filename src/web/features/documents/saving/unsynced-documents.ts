// Documents closed before the server had their newest text. The text is stored in this browser and sent once the server is reachable
// again. If the row has changed elsewhere nothing is sent: opening the document asks.
import type { SavedRow } from '#contract/tables.ts'
import type { ClosingDocuments } from '#web/features/documents/closing-documents.ts'
import { Store } from '#web/lib/store.ts'
import { AutosaveTimer } from './autosave-timer.ts'
import type { Clock } from './clock.ts'
import type { LocalCopies, StoredCopy } from './local-copies.ts'
import { RemoteDocument } from './remote-document.ts'
import type { SavingApi } from './saving-api.ts'
import { SerialQueue } from './serial-queue.ts'

interface UnsyncedDocumentsOptions {
  userId: string
  tab: string
  api: SavingApi
  copies: LocalCopies
  clock: Clock
  closing: ClosingDocuments
  onSaved: (row: SavedRow) => void
}

export class UnsyncedDocuments {
  /** Ids of the documents. */
  readonly waiting = new Store<ReadonlySet<string>>(new Set())
  readonly #options: UnsyncedDocumentsOptions
  readonly #timer: AutosaveTimer
  readonly #queue = new SerialQueue()
  #openId: string | undefined

  constructor(options: UnsyncedDocumentsOptions) {
    this.#options = options
    this.#timer = new AutosaveTimer(options.clock, () => void this.send())
  }

  /** The document is open: its own saver takes care of it. */
  open(id: string | undefined): void {
    this.#openId = id
    if (id !== undefined) this.#forget(id)
  }

  /** The document was closed with text the server doesn't have. */
  add(id: string): void {
    if (id === this.#openId) return
    this.waiting.set(new Set(this.waiting.read()).add(id))
    this.#timer.tryLater()
  }

  /** The server may be reachable again. */
  async send(): Promise<void> {
    if (this.waiting.read().size > 0) await this.#queue.add(() => this.#sendAll())
  }

  async #sendAll(): Promise<void> {
    for (const id of this.waiting.read()) {
      const sending = this.#sendOne(id)
      // Opening it now waits until this is settled.
      this.#options.closing.track(id, sending)
      if (!(await sending)) return this.#timer.tryLater()
      this.#forget(id)
    }
    this.#timer.forgetFailures()
  }

  /** False if a later retry makes sense. */
  async #sendOne(id: string): Promise<boolean> {
    const { userId, tab, api, copies } = this.#options
    // Only this tab's copy: other tabs' and postponed ones are asked about when the document opens.
    const stored = (await copies.find(userId, id)).find(({ place }) => place.tab === tab)
    if (stored === undefined || !this.waiting.read().has(id)) return true
    const { html, title, isRenamed, basedOn, draftKey, sent } = stored.copy
    const row = new RemoteDocument(api, { id, title, basedOn: basedOn ?? undefined, draftKey, sent })
    const result = await row.push({ html, cause: 'autosave', ...(isRenamed && { title }) })
    if (result.kind === 'saved') await this.#settle(stored, row)
    return result.kind !== 'failed' || (result.problem !== 'offline' && result.problem !== 'failed')
  }

  async #settle({ place }: StoredCopy, { id = '', title, basedOn = '' }: RemoteDocument): Promise<void> {
    this.#options.onSaved({ id, title, updated_at: basedOn })
    if (this.waiting.read().has(id)) await this.#options.copies.remove(place)
  }

  #forget(id: string): void {
    const left = new Set(this.waiting.read())
    if (left.delete(id)) this.waiting.set(left)
  }
}
