// Documents that were closed before the server had their newest text: it is kept in this browser, and goes on its way when the
// server can be reached again. Where the row has moved on nothing is sent: opening the document asks (decision 9).
import type { SavedRow } from '#contract/tables.ts'
import { Watched } from '#web/lib/watched.ts'
import { AutosaveTimer } from './autosave-timer.ts'
import type { Clock } from './clock.ts'
import { noteClosing } from './early-read.ts'
import type { LocalCopies, StoredCopy } from './local-copies.ts'
import { RowKeeper } from './row-keeper.ts'
import type { SavingApi } from './saving-api.ts'
import { Turns } from './turns.ts'

interface LeftBehindOptions {
  userId: string
  tab: string
  api: SavingApi
  copies: LocalCopies
  clock: Clock
  onSaved: (row: SavedRow) => void
}

export class LeftBehind {
  /** Their ids. */
  readonly waiting = new Watched<ReadonlySet<string>>(new Set())
  readonly #options: LeftBehindOptions
  readonly #timer: AutosaveTimer
  readonly #turns = new Turns()
  #openId: string | undefined

  constructor(options: LeftBehindOptions) {
    this.#options = options
    this.#timer = new AutosaveTimer(options.clock, () => void this.send())
  }

  /** The document is open: its own keeper looks after it. */
  open(id: string | undefined): void {
    this.#openId = id
    if (id !== undefined) this.#forget(id)
  }

  /** The document was closed with text the server does not have. */
  add(id: string): void {
    if (id === this.#openId) return
    this.waiting.set(new Set(this.waiting.read()).add(id))
    this.#timer.tryLater()
  }

  /** The server may be in reach again. */
  async send(): Promise<void> {
    if (this.waiting.read().size > 0) await this.#turns.next(() => this.#sendAll())
  }

  async #sendAll(): Promise<void> {
    for (const id of this.waiting.read()) {
      const sending = this.#sendOne(id)
      // Whoever opens it now waits until it is known what the server has.
      noteClosing(id, sending)
      if (!(await sending)) return this.#timer.tryLater()
      this.#forget(id)
    }
    this.#timer.forgetFailures()
  }

  /** False when it makes sense to try again later. */
  async #sendOne(id: string): Promise<boolean> {
    const { userId, tab, api, copies } = this.#options
    // Only what this tab left: what another one left, or what was put off, waits for its question.
    const stored = (await copies.find(userId, id)).find(({ place }) => place.tab === tab)
    if (stored === undefined || !this.waiting.read().has(id)) return true
    const { html, title, isRenamed, basedOn, draftKey, sent } = stored.copy
    const row = new RowKeeper(api, { id, title, basedOn: basedOn ?? undefined, draftKey, sent })
    const result = await row.push({ html, cause: 'autosave', ...(isRenamed && { title }) })
    if (result.kind === 'saved') await this.#settle(stored, row)
    return result.kind !== 'failed' || (result.problem !== 'offline' && result.problem !== 'failed')
  }

  async #settle({ place }: StoredCopy, { id = '', title, basedOn = '' }: RowKeeper): Promise<void> {
    this.#options.onSaved({ id, title, updated_at: basedOn })
    if (this.waiting.read().has(id)) await this.#options.copies.remove(place)
  }

  #forget(id: string): void {
    const left = new Set(this.waiting.read())
    if (left.delete(id)) this.waiting.set(left)
  }
}
