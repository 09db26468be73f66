// One open document from loading to closing: opens it, asks about text left behind, and runs its keeper and its channel
// to other tabs. A store without React, so that every path can be tested.
import type { SavedRow } from '#contract/tables.ts'
import { Watched } from '#web/lib/watched.ts'
import type { Clock } from './clock.ts'
import { DraftKeeper } from './draft-keeper.ts'
import type { ExplicitSave, ShowHtml } from './keeper-options.ts'
import type { KeeperState, SaveOutcome } from './keeper-state.ts'
import type { LocalCopies, StoredCopy } from './local-copies.ts'
import { type OpenPlan, planMine, planOpening, type Recovery } from './open-plan.ts'
import type { SavingApi } from './saving-api.ts'
import type { TabChannel, TabChannelOptions } from './tab-channel.ts'

export interface ReadyDocument extends KeeperState {
  status: 'ready'
  /** Changes when the editor must begin anew with `html`. */
  editorKey: string
  html: string
  /** A text left behind in this browser waits for a decision. */
  recovery: Recovery | undefined
  /** Other tabs of this browser with the same document. */
  otherTabs: number
  /** A conflict, or a deletion elsewhere, wants its decision now; put off, it waits for Retry. */
  isAsking: boolean
}

export type OpenState = { status: 'loading' } | { status: 'failed' } | ReadyDocument

export interface OpenDocumentOptions {
  id: string | undefined
  userId: string
  tab: string
  api: SavingApi
  copies: LocalCopies
  clock: Clock
  createKey: () => string
  openChannel: (options: Omit<TabChannelOptions, 'onTabEnd'>) => TabChannel
  readHtml: () => string | undefined
  showHtml: ShowHtml
  onIdChange: (id: string) => void
  onSaved: (row: SavedRow) => void
  /** The plan that was begun when the link was pressed. */
  takeEarly?: () => { planning: Promise<OpenPlan | undefined>; plan?: OpenPlan | undefined } | undefined
}

export class OpenDocument {
  readonly state = new Watched<OpenState>({ status: 'loading' })
  readonly #options: OpenDocumentOptions
  #early: ReturnType<NonNullable<OpenDocumentOptions['takeEarly']>>
  keeper: DraftKeeper | undefined
  #plan: OpenPlan | undefined
  #editorKey = ''
  #channel: TabChannel | undefined
  #channelId: string | undefined
  #stopWatching: (() => void) | undefined
  #otherTabs = 0
  #isPutOff = false
  #isClosed = false

  constructor(options: OpenDocumentOptions) {
    this.#options = options
    this.#early = options.takeEarly?.()
    // Ready from the first render, without a word of loading: no frame is lost between two documents.
    const plan = this.#early?.plan
    if (plan && !plan.kept) this.#hold(plan)
  }

  /** The id it has now: the one asked for, or the one it was given when it was saved. */
  get id(): string | undefined {
    return this.keeper?.state.read().id ?? this.#options.id
  }

  async load(): Promise<void> {
    this.#isClosed = false
    const early = this.#early
    this.#early = undefined
    if (early !== undefined && this.keeper) return this.#watch()
    this.state.set({ status: 'loading' })
    const plan = await (early?.planning ?? planOpening(this.#options.id, this.#options))
    if (this.#isClosed) return
    if (plan?.kept) await this.#takeOver(plan.kept, this.#options.tab)
    if (plan === undefined) this.state.set({ status: 'failed' })
    else this.#begin(plan)
  }

  /** Decides about a text left behind. Later leaves it where it is, to be offered again. */
  async recover(choice: 'mine' | 'saved' | 'later'): Promise<void> {
    const recovery = this.#plan?.recovery
    if (this.#plan === undefined || recovery === undefined) return
    const { copies, tab, createKey } = this.#options
    const { stored } = recovery
    if (choice === 'mine') {
      await this.#takeOver(stored, tab)
      this.#begin(planMine(recovery, this.id))
      return
    }
    if (choice === 'saved') await copies.remove(stored.place)
    // What this tab left behind itself must not be written over by what it types next.
    else await this.#takeOver(stored, createKey())
    this.#plan = { html: this.#plan.html, start: this.#plan.start }
    this.#publish()
  }

  /** The user's own save; what was put off is asked again. */
  async save(wish?: ExplicitSave): Promise<SaveOutcome> {
    this.#isPutOff = false
    return (await this.keeper?.save(wish)) ?? { kind: 'ignored' }
  }

  /** Tries again to save; what was put off is asked again. */
  retry(): void {
    this.#isPutOff = false
    this.#publish()
    if (this.keeper?.state.read().conflict === undefined) this.keeper?.retry()
  }

  /** The decision about a conflict can wait; the text is kept in the browser meanwhile. */
  putOff(): void {
    this.#isPutOff = true
    this.#publish()
  }

  /** Remembers the text while the editor is still there. */
  beforeClosing(): void {
    this.keeper?.beforeClosing()
  }

  /** Closes it; unsaved text is kept and sent a last time. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#stopWatching?.()
    this.#stopWatching = undefined
    // The channel closes last: other tabs hear of the last save.
    await this.keeper?.stop()
    this.#closeChannel()
  }

  /** The document was deleted: nothing of it is saved or kept any more. */
  discard(): void {
    void this.keeper?.abandon()
    // Other tabs look at the row and find it gone.
    this.#channel?.announceSaved('deleted')
  }

  /** A copy gets another owner: nothing is removed before it is kept under the new name. */
  async #takeOver({ place, copy }: StoredCopy, tab: string): Promise<void> {
    const { copies } = this.#options
    const isKept = await copies.write({ ...place, tab }, copy)
    if (isKept && place.tab !== tab) await copies.remove(place)
  }

  #begin(plan: OpenPlan): void {
    this.#stopWatching?.()
    this.#hold(plan)
    this.#watch()
  }

  /** Sets everything up for the plan; touches nothing outside yet. */
  #hold(plan: OpenPlan): void {
    this.#plan = plan
    this.#editorKey = this.#options.createKey()
    const { userId, tab, api, copies, clock, createKey, readHtml, showHtml } = this.#options
    this.keeper = new DraftKeeper({
      ...{ userId, tab, api, copies, clock, createKey, readHtml, showHtml },
      start: plan.start,
      // A last save after closing must not call the screen back.
      onIdChange: (id) => {
        if (!this.#isClosed) this.#options.onIdChange(id)
      },
      onSaved: (row) => {
        this.#options.onSaved(row)
        this.#channel?.announceSaved(row.updated_at)
      },
    })
    this.#publish()
  }

  #watch(): void {
    const { keeper } = this
    // What the server has after all: its text, or that it is gone.
    void this.#plan?.late?.then((row) => row !== undefined && keeper?.lookAgain(row?.updated_at ?? 'gone'))
    this.#stopWatching = this.keeper?.state.watch(() => this.#publish())
    this.#followId()
  }

  #publish(): void {
    if (this.keeper === undefined || this.#plan === undefined) return
    const state = this.keeper.state.read()
    const { html, recovery } = this.#plan
    const isOpenQuestion = state.conflict !== undefined || state.isGone
    if (!isOpenQuestion) this.#isPutOff = false
    this.state.set({
      ...state,
      status: 'ready',
      editorKey: this.#editorKey,
      html,
      recovery,
      otherTabs: this.#otherTabs,
      isAsking: isOpenQuestion && !this.#isPutOff,
    })
    if (this.#stopWatching) this.#followId()
  }

  /** Other tabs know the document by its id. */
  #followId(): void {
    const id = this.keeper?.state.read().id
    if (id !== undefined && id !== this.#channelId) this.#openChannel(id)
  }

  #openChannel(documentId: string): void {
    this.#closeChannel()
    this.#channelId = documentId
    this.#channel = this.#options.openChannel({
      userId: this.#options.userId,
      documentId,
      tab: this.#options.tab,
      onOthers: (count) => {
        if (count === this.#otherTabs) return
        this.#otherTabs = count
        this.#publish()
      },
      onSaved: (updatedAt) => this.keeper?.lookAgain(updatedAt),
    })
  }

  #closeChannel(): void {
    this.#channel?.close()
    this.#channel = undefined
    this.#channelId = undefined
    this.#otherTabs = 0
  }
}
