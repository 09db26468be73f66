// One open document from loading to closing: opens it, offers recovery of local copies, and runs its saver and its channel to other
// tabs. Without React, so that every path can be tested.
import type { SavedRow } from '#contract/tables.ts'
import { Store } from '#web/lib/store.ts'
import { type OpenPlan, planOpening, planOwnCopy, type Recovery } from './open-plan.ts'
import type { Clock } from './saving/clock.ts'
import { DocumentSaver } from './saving/document-saver.ts'
import type { LocalCopies, StoredCopy } from './saving/local-copies.ts'
import type { ConflictChoice, ExplicitSave, ShowHtml } from './saving/saver-options.ts'
import type { SaveOutcome, SaverState } from './saving/saver-state.ts'
import type { SavingApi } from './saving/saving-api.ts'
import type { TabChannel, TabChannelOptions } from './saving/tab-channel.ts'

export interface ReadyDocument extends SaverState {
  status: 'ready'
  /** Changes when the editor must restart with `html`. */
  editorKey: string
  html: string
  /** A local copy waits for the user's decision. */
  recovery: Recovery | undefined
  /** Other tabs of this browser with the same document. */
  otherTabs: number
  /** Whether to show the dialog about a conflict or deletion; once postponed, it waits for Retry. */
  isAsking: boolean
}

export type OpenState = { status: 'loading' } | { status: 'failed' } | ReadyDocument

export interface OpenDocumentOptions {
  id: string | undefined
  /** Where a new document goes; undefined is the personal workspace. */
  workspaceId?: string | undefined
  userId: string
  tab: string
  api: SavingApi
  copies: LocalCopies
  clock: Clock
  createKey: () => string
  openChannel: (options: Omit<TabChannelOptions, 'onTabClosed'>) => TabChannel
  readHtml: () => string | undefined
  showHtml: ShowHtml
  onIdChange: (id: string) => void
  onSaved: (row: SavedRow) => void
  /** The plan prefetched when the link was pressed, if it is ready. */
  readPrefetched?: () => OpenPlan | undefined
  /** The prefetched plan for one opening, ready or loading. */
  takePrefetched?: () => Promise<OpenPlan | undefined> | undefined
}

export class OpenDocument {
  readonly state = new Store<OpenState>({ status: 'loading' })
  readonly #options: OpenDocumentOptions
  saver: DocumentSaver | undefined
  #plan: OpenPlan | undefined
  #editorKey = ''
  #channel: TabChannel | undefined
  #channelId: string | undefined
  #unsubscribe: (() => void) | undefined
  #otherTabs = 0
  #isPostponed = false
  /** The current call of `load`; undefined once the document is closed. */
  #loading: object | undefined

  constructor(options: OpenDocumentOptions) {
    this.#options = options
    // Ready on the first render, without a loading state between two documents.
    const plan = options.readPrefetched?.()
    if (plan && !plan.localCopy) this.#setUp(plan)
  }

  /** The current id: the requested one, or the one assigned by the first save. */
  get id(): string | undefined {
    return this.saver?.state.read().id ?? this.#options.id
  }

  /** The key that the first save is made with. */
  get draftKey(): string | undefined {
    return this.#plan?.start.draftKey
  }

  async load(): Promise<void> {
    const loading = {}
    this.#loading = loading
    const prefetched = this.#options.takePrefetched?.()
    if (prefetched !== undefined && this.saver) return this.#start()
    this.state.set({ status: 'loading' })
    const make = () => planOpening(this.#options.id, this.#options)
    const plan = await (prefetched?.catch(make) ?? make())
    // Closed, or closed and loaded again, in the meantime.
    if (this.#loading !== loading) return
    if (plan?.localCopy) await this.#takeOver(plan.localCopy, this.#options.tab)
    if (plan === undefined) this.state.set({ status: 'failed' })
    else this.#begin(plan)
  }

  /** Resolves a recovery. `later` leaves the copy to be offered again. */
  async recover(choice: 'mine' | 'saved' | 'later'): Promise<void> {
    const recovery = this.#plan?.recovery
    if (this.#plan === undefined || recovery === undefined) return
    const { copies, tab, createKey } = this.#options
    const { stored } = recovery
    if (choice === 'mine') {
      await this.#takeOver(stored, tab)
      this.#begin(planOwnCopy(recovery, this.id))
      return
    }
    if (choice === 'saved') await copies.remove(stored.place)
    // This tab's own copy must not be overwritten by what is typed next.
    else await this.#takeOver(stored, createKey())
    this.#plan = { html: this.#plan.html, start: this.#plan.start }
    this.#publish()
  }

  /** Saved by a colleague, or by the user on another device. An announcement can be older than what this tab has saved since. */
  savedElsewhere(updatedAt: string): void {
    const basedOn = this.saver?.state.read().basedOn
    if (basedOn === undefined || new Date(updatedAt) >= new Date(basedOn))
      this.saver?.syncWithServer(updatedAt)
  }

  /** The user may not be in its workspace anymore: asks the server, and notes whether something is unsaved. */
  checkAccess(): void {
    this.saver?.syncWithServer('gone')
    void this.saver?.flush()
  }

  /** The user's own save; shows a postponed dialog again. */
  async save(request?: ExplicitSave): Promise<SaveOutcome> {
    this.#isPostponed = false
    return (await this.saver?.save(request)) ?? { kind: 'ignored' }
  }

  /**
   * Resolves a conflict. Taking the other text saves ours first, which makes the other one a version, and then restores that: both
   * are in the history.
   */
  async resolve(choice: ConflictChoice): Promise<SaveOutcome> {
    const { saver } = this
    if (saver === undefined) return { kind: 'ignored' }
    if (choice !== 'theirs') return await saver.resolve(choice)
    const other = saver.state.read().conflict
    const hasSaved = await saver.resolve('overwrite')
    return hasSaved.kind === 'saved' && other ? await saver.replaceWith(other.html, 'restore') : hasSaved
  }

  /** Retries saving; shows a postponed dialog again. */
  retry(): void {
    this.#isPostponed = false
    this.#publish()
    if (this.saver?.state.read().conflict === undefined) this.saver?.retry()
  }

  /** Postpones the decision about a conflict; the text stays backed up in the browser. */
  postpone(): void {
    this.#isPostponed = true
    this.#publish()
  }

  /** Closes it; unsaved text is backed up and sent one last time. */
  async close(): Promise<void> {
    this.#loading = undefined
    this.#unsubscribe?.()
    this.#unsubscribe = undefined
    // The channel closes last, so that other tabs are told about the last save.
    await this.saver?.stop()
    this.#closeChannel()
  }

  /** The document was deleted: nothing of it is saved or backed up anymore. */
  discard(): void {
    void this.saver?.discard()
    // Makes other tabs check the row and find it deleted.
    this.#channel?.announceSaved('deleted')
  }

  /** Moves a copy to another tab's key; the old one is removed only after the new one is stored. */
  async #takeOver({ place, copy }: StoredCopy, tab: string): Promise<void> {
    const { copies } = this.#options
    const isStored = await copies.write({ ...place, tab }, copy)
    if (isStored && place.tab !== tab) await copies.remove(place)
  }

  #begin(plan: OpenPlan): void {
    this.#unsubscribe?.()
    this.#setUp(plan)
    this.#start()
  }

  /** Creates the saver for the plan, without side effects outside this object. */
  #setUp(plan: OpenPlan): void {
    this.#plan = plan
    this.#editorKey = this.#options.createKey()
    const { userId, tab, api, copies, clock, createKey, readHtml, showHtml } = this.#options
    this.saver = new DocumentSaver({
      ...{ userId, tab, api, copies, clock, createKey, readHtml, showHtml },
      start: plan.start,
      // A last save after closing must not navigate.
      onIdChange: (id) => {
        if (this.#loading !== undefined) this.#options.onIdChange(id)
      },
      onSaved: (row) => {
        this.#options.onSaved(row)
        this.#channel?.announceSaved(row.updated_at)
      },
    })
    this.#publish()
  }

  #start(): void {
    const { saver } = this
    // The row arrived late: adopt it, or find out that it is deleted.
    void this.#plan?.late?.then(
      (row) => row !== undefined && saver?.syncWithServer(row?.updated_at ?? 'gone'),
    )
    this.#unsubscribe = this.saver?.state.subscribe(() => this.#publish())
    this.#followId()
  }

  #publish(): void {
    if (this.saver === undefined || this.#plan === undefined) return
    const state = this.saver.state.read()
    const { html, recovery } = this.#plan
    const needsDecision = state.conflict !== undefined || state.isGone
    if (!needsDecision) this.#isPostponed = false
    this.state.set({
      ...state,
      status: 'ready',
      editorKey: this.#editorKey,
      html,
      recovery,
      otherTabs: this.#otherTabs,
      isAsking: needsDecision && !this.#isPostponed,
    })
    if (this.#unsubscribe) this.#followId()
  }

  /** The channel is named after the document's id. */
  #followId(): void {
    const id = this.saver?.state.read().id
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
      onSaved: (updatedAt) => this.saver?.syncWithServer(updatedAt),
    })
  }

  #closeChannel(): void {
    this.#channel?.close()
    this.#channel = undefined
    this.#channelId = undefined
    this.#otherTabs = 0
  }
}
