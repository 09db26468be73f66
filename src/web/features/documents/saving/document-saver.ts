// The save engine of one open document: one request at a time, the newest text wins, nothing is overwritten
// unseen, and text the server doesn't have is backed up in the browser. Knows nothing of React or TipTap.
import { copyTitle, hasRealText } from '#domain/document/document.ts'
import type { SaveState } from '#domain/document/save-state.ts'
import { makeStorable } from '#domain/document/storable-text.ts'
import { Store } from '#web/lib/store.ts'
import { AutosaveTimer } from './autosave-timer.ts'
import { DraftText } from './draft-text.ts'
import { LocalBackup } from './local-backup.ts'
import { type LocalCopy, newDocumentPrefix } from './local-copies.ts'
import { DocumentGoneError, type Push, type PushResult, RemoteDocument } from './remote-document.ts'
import { type ConflictChoice, describeStart, type ExplicitSave, type SaverOptions } from './saver-options.ts'
import { describeFailure, nameProblem, type SaveOutcome, type SaverState } from './saver-state.ts'
import { SerialQueue } from './serial-queue.ts'

export class DocumentSaver {
  readonly state: Store<SaverState>
  readonly #options: SaverOptions
  readonly #local: LocalBackup
  readonly #timer: AutosaveTimer
  #row: RemoteDocument
  /** The document a copy is being saved to. A retry must find the row the first try made. */
  #copy: RemoteDocument | undefined
  #revision = 0
  #savedRevision = 0
  #newTitle: string | undefined
  readonly #text: DraftText
  readonly #queue = new SerialQueue()
  /** The session has ended: retrying is pointless until there is a new one. */
  #isPaused = false
  #isStopped = false

  constructor(options: SaverOptions) {
    const { start, copies, clock, userId, tab } = options
    this.#options = options
    this.#text = new DraftText(options.readHtml)
    this.#row = new RemoteDocument(options.api, start)
    this.#timer = new AutosaveTimer(clock, () => void this.flush())
    this.#newTitle = start.newTitle
    this.state = new Store<SaverState>(describeStart(start))
    const place = { userId, document: start.id ?? newDocumentPrefix + start.draftKey, tab }
    this.#local = new LocalBackup({ copies, clock, place, read: () => this.#readCopy() })
    if (start.isUnsaved) this.changed()
  }

  get isClean(): boolean {
    return this.#revision === this.#savedRevision && this.#newTitle === undefined
  }

  /** Whether the newest text exists in this tab only. */
  get isOnlyInTab(): boolean {
    return !this.isClean && !this.#local.isKept
  }

  /** Call after every change of the text. Cheap: reads nothing. */
  changed(): void {
    this.#revision += 1
    this.#local.changed()
    this.#timer.changed()
  }

  /** Saves unsaved text. Returns whether the server has everything now. */
  async flush(): Promise<boolean> {
    await this.#queue.add(() => this.#autosave())
    return this.isClean
  }

  /** Backs the newest text up in the browser now. Returns whether that worked. */
  backUp = (): Promise<boolean> => this.#local.writeNow()

  /** The user's own save, and saves that create a version. Ignored while one is running. */
  async save(request: ExplicitSave = {}): Promise<SaveOutcome> {
    const { cause = 'save', ...rest } = request
    return await this.#runExplicit(() => this.#pushText(this.#row, { cause, title: this.#newTitle, ...rest }))
  }

  /** Replaces the text; the current one becomes a version. Nothing changes unless the server saved both. */
  async replaceWith(html: string, cause: 'restore' | 'import', detail?: string): Promise<SaveOutcome> {
    return await this.#runExplicit(async () => {
      for (;;) {
        const isSaved = await this.#autosave()
        if (isSaved.kind !== 'saved') return isSaved
        const revision = this.#revision
        const result = await this.#push(this.#row, { html: makeStorable(html), cause, detail })
        // Text typed in the meantime becomes a version too before it is replaced.
        if (result.kind === 'saved' && revision !== this.#revision) continue
        if (result.kind === 'saved') this.#show(html, 'replaced')
        return result
      }
    })
  }

  rename(title: string): void {
    if (title === this.state.read().title) return
    this.#newTitle = title
    this.state.patch({ title })
    void this.#local.writeNow()
    void this.flush()
  }

  retry(): void {
    this.#timer.forgetFailures()
    this.#isPaused = false
    // It may have been restored since then.
    if (this.state.read().isGone) this.state.patch({ isGone: false })
    void this.flush()
  }

  /** There is a session again. */
  resume(): void {
    if (this.#isPaused) this.retry()
  }

  /** Resolves a conflict, or saves the text of a document that was deleted elsewhere. */
  async resolve(choice: Exclude<ConflictChoice, 'theirs'>): Promise<SaveOutcome> {
    if (choice === 'overwrite') {
      this.#row.overwrites = true
      return await this.save()
    }
    return await this.#runExplicit(async () => {
      const title = copyTitle(this.state.read().title)
      this.#copy ??= new RemoteDocument(this.#options.api, {
        ...{ title, workspaceId: this.#row.workspaceId },
        draftKey: this.#options.createKey(),
      })
      return await this.#pushText(this.#copy, { title, cause: 'save' })
    })
  }

  /** Another tab saved this document: adopt its text, or show the conflict. */
  syncWithServer(updatedAt: string): void {
    void this.#queue.add(async () => {
      const { basedOn, conflict } = this.state.read()
      if (updatedAt === basedOn || conflict || this.#isStopped) return
      try {
        await this.#reconcile()
      } catch (error) {
        if (error instanceof DocumentGoneError) this.state.patch(error.state)
      }
    })
  }

  /** The page is unloading: sends what can still be sent, and backs up the text. */
  saveOnUnload(): void {
    const { conflict, isGone } = this.state.read()
    const html = this.#text.read()
    const push: Push = { html: html ?? '', cause: 'autosave', title: this.#newTitle }
    const isDone = this.isClean || conflict || isGone || html === undefined
    if (!isDone && !this.#row.holds(push)) this.#row.sendOnUnload(push)
    // After sending, so that the backup records that its text may have arrived.
    this.#local.writeUnloadBackup()
  }

  /** The document is closed: unsaved text is backed up and sent one last time. */
  async stop(): Promise<void> {
    // While the editor can still be read.
    if (!this.isClean) this.#text.capture()
    this.#text.close()
    if (!this.isClean) {
      // Synchronously first: IndexedDB may be slow or refuse.
      this.#local.writeUnloadBackup()
      void this.#local.writeNow()
      await this.flush()
    }
    this.#isStopped = true
    this.#local.stop()
    this.#timer.stop()
  }

  /** The user deleted the document: nothing of it is saved or backed up anymore. */
  async discard(): Promise<void> {
    this.#isStopped = true
    this.#savedRevision = this.#revision
    this.#newTitle = undefined
    this.#timer.stop()
    await this.#local.remove()
  }

  #readCopy(): LocalCopy | undefined {
    // Reading is expensive, and this runs whenever the text loses focus.
    const html = this.isClean ? undefined : this.#text.read()
    const hasTextToSave = html !== undefined && (this.state.read().id !== undefined || hasRealText(html))
    return hasTextToSave ? this.#row.toLocalCopy(html, this.#newTitle) : undefined
  }

  async #runExplicit(run: () => Promise<PushResult>): Promise<SaveOutcome> {
    if (this.state.read().isSaving || this.#text.isClosed) return { kind: 'ignored' }
    this.state.patch({ isSaving: true })
    const result = await this.#queue.add(run)
    this.state.patch({ isSaving: false })
    const { id } = this.state.read()
    if (result.kind === 'saved' && id !== undefined) return { kind: 'saved', id }
    return { kind: 'failed', problem: nameProblem(result) }
  }

  async #autosave(): Promise<PushResult> {
    const { id, conflict, isGone } = this.state.read()
    const html = this.#text.read()
    if (this.isClean || html === undefined) return { kind: 'saved' }
    if (this.#isPaused || conflict || isGone) return await this.#backUpOnly()
    const push: Push = { html, cause: 'autosave', title: this.#newTitle }
    // A blank document is not inserted; its title waits for the first text.
    const isBlank = id === undefined && !hasRealText(html)
    if (isBlank || this.#row.holds(push)) {
      this.#timer.begin()
      await this.#settleClean(this.#revision, isBlank ? undefined : push.title)
      return { kind: 'saved' }
    }
    return await this.#push(this.#row, push)
  }

  /** Saving to the server is paused. Whether the browser can store the text may have changed since the last try. */
  async #backUpOnly(): Promise<PushResult> {
    const saveState: SaveState = { kind: 'failed', isKept: await this.#local.writeNow() }
    this.state.patch({ saveState })
    return { kind: 'failed', problem: 'refused' }
  }

  async #pushText(row: RemoteDocument, push: Omit<Push, 'html'>): Promise<PushResult> {
    const html = this.#text.read()
    return html === undefined
      ? { kind: 'failed', problem: 'refused' }
      : await this.#push(row, { html, ...push })
  }

  async #push(row: RemoteDocument, push: Push): Promise<PushResult> {
    const revision = this.#revision
    // A title sent with this save replaces the one that was waiting.
    const settled = push.title === undefined ? undefined : this.#newTitle
    this.#timer.begin()
    this.state.patch({ saveState: { kind: 'saving' } })
    const result = await row.push(push)
    if (result.kind === 'saved') await this.#settleSaved(row, revision, settled)
    else await this.#settleFailed(result)
    return result
  }

  async #settleSaved(row: RemoteDocument, revision: number, settledTitle: string | undefined): Promise<void> {
    const { id = '', title, basedOn = '' } = row
    const isOther = id !== this.state.read().id
    this.#row = row
    this.#copy = undefined
    this.#timer.forgetFailures()
    this.#isPaused = false
    await this.#settleClean(revision, settledTitle)
    const saveState: SaveState = { kind: 'saved', at: basedOn }
    const shown = this.#newTitle ?? title
    this.state.patch({ id, title: shown, basedOn, saveState, conflict: undefined, isGone: false })
    this.#options.onSaved({ id, title, headline: row.headline, updated_at: basedOn })
    if (isOther) {
      await this.#local.moveTo(id)
      this.#options.onIdChange(id)
    }
  }

  /** The server has this revision. Removes the backup unless there is newer text. */
  async #settleClean(revision: number, title: string | undefined): Promise<void> {
    this.#savedRevision = revision
    if (this.#newTitle === title) this.#newTitle = undefined
    const isWaiting = this.#row.id === undefined && this.#revision === revision
    if (this.isClean) await this.#local.remove()
    else if (!this.#isStopped && !isWaiting) this.#timer.changed()
  }

  async #settleFailed(result: Exclude<PushResult, { kind: 'saved' }>): Promise<void> {
    const isKept = await this.#local.writeNow()
    const problem = result.kind === 'conflict' ? 'refused' : result.problem
    this.state.patch(describeFailure(result, isKept))
    this.#isPaused = problem === 'signed_out'
    if ((problem === 'offline' || problem === 'failed') && !this.#isStopped) this.#timer.tryLater()
  }

  async #reconcile(): Promise<void> {
    const isClean = this.isClean
    const other = await this.#row.reconcile(this.#text.read())
    if (other === undefined) {
      const { title, basedOn } = this.#row
      this.state.patch({ title: this.#newTitle ?? title, basedOn })
    } else if (isClean && this.isClean) {
      const { html, title, updatedAt } = other
      this.#row.adopt({ id: this.#row.id ?? '', title, content: html, updated_at: updatedAt })
      this.state.patch({ title, basedOn: updatedAt, saveState: { kind: 'saved', at: updatedAt } })
      this.#show(html, 'followed')
    } else {
      const isKept = await this.#local.writeNow()
      this.state.patch(describeFailure({ kind: 'conflict', other }, isKept))
    }
  }

  /** The editor reports this as a change, but the text is the server's, so it counts as saved. */
  #show(html: string, kind: 'replaced' | 'followed'): void {
    if (this.#text.isClosed) return
    this.#options.showHtml(html, kind)
    this.#row.html = this.#text.read()
    this.#savedRevision = this.#revision
    this.#timer.begin()
  }
}
