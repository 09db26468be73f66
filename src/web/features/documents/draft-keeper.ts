// The save engine of one open document (decisions 6 to 10): one request at a time, the newest text wins, nothing is
// overwritten unseen, and what the server does not have is kept in the browser. Knows nothing of React or TipTap.
import { copyTitle } from '#domain/document/copy-title.ts'
import { hasRealText } from '#domain/document/document.ts'
import type { SaveState } from '#domain/document/save-state.ts'
import { makeStorable } from '#domain/document/storable-text.ts'
import { Watched } from '#web/lib/watched.ts'
import { AutosaveTimer } from './autosave-timer.ts'
import { DraftText } from './draft-text.ts'
import { type DraftKeeperOptions, describeStart, type ExplicitSave, type ShowHtml } from './keeper-options.ts'
import type { ConflictChoice, KeeperState, SaveOutcome } from './keeper-state.ts'
import { type LocalCopy, newDocumentPrefix } from './local-copies.ts'
import { LocalKeeper } from './local-keeper.ts'
import { describeFailure, Gone, nameProblem, type Push, type PushResult, RowKeeper } from './row-keeper.ts'
import { Turns } from './turns.ts'

export class DraftKeeper {
  readonly state: Watched<KeeperState>
  readonly #options: DraftKeeperOptions
  readonly #local: LocalKeeper
  readonly #timer: AutosaveTimer
  #row: RowKeeper
  /** The document a copy is being saved to; kept so that a second try finds the first one's row. */
  #copy: RowKeeper | undefined
  #revision = 0
  #savedRevision = 0
  #newTitle: string | undefined
  readonly #text: DraftText
  readonly #turns = new Turns()
  /** The session ended: asking again changes nothing until somebody says so. */
  #isBarred = false
  #isStopped = false

  constructor(options: DraftKeeperOptions) {
    const { start, copies, clock, userId, tab } = options
    this.#options = options
    this.#text = new DraftText(options.readHtml)
    this.#row = new RowKeeper(options.api, start)
    this.#timer = new AutosaveTimer(clock, () => void this.flush())
    this.#newTitle = start.newTitle
    this.state = new Watched<KeeperState>(describeStart(start))
    const place = { userId, document: start.id ?? newDocumentPrefix + start.draftKey, tab }
    this.#local = new LocalKeeper({ copies, clock, place, read: () => this.#readCopy() })
    if (start.isUnsaved) this.changed()
  }

  get isClean(): boolean {
    return this.#revision === this.#savedRevision && this.#newTitle === undefined
  }

  /** Whether the newest text is in this tab alone, as far as the browser has said. */
  get isOnlyHere(): boolean {
    return !this.isClean && !this.#local.isKept
  }

  /** After every change of the text. Cheap: reads nothing. */
  changed(): void {
    this.#revision += 1
    this.#local.changed()
    this.#timer.changed()
  }

  /** Saves what is unsaved; whether the server has everything now. */
  async flush(): Promise<boolean> {
    await this.#turns.next(() => this.#autosave())
    return this.isClean
  }

  /** Keeps the newest text in the browser at once; whether that worked. */
  keepLocally = (): Promise<boolean> => this.#local.keepNow()

  /** The user's own save, and saves that make a version. Ignored while one runs. */
  async save(wish: ExplicitSave = {}): Promise<SaveOutcome> {
    const { cause = 'save', ...rest } = wish
    return await this.#explicitly(async () => {
      const html = this.#text.read()
      if (html === undefined) return { kind: 'failed', problem: 'refused' }
      return await this.#push(this.#row, { html, cause, title: this.#newTitle, ...rest })
    })
  }

  /** Puts another text in place of the current one, which stays as a version. Nothing changes unless the server took both. */
  async replaceWith(html: string, cause: 'restore' | 'import', detail?: string): Promise<SaveOutcome> {
    return await this.#explicitly(async () => {
      for (;;) {
        const kept = await this.#autosave()
        if (kept.kind !== 'saved') return kept
        const revision = this.#revision
        const result = await this.#push(this.#row, { html: makeStorable(html), cause, detail })
        // What was typed meanwhile becomes a version as well, before it is replaced.
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
    void this.#local.keepNow()
    void this.flush()
  }

  retry(): void {
    this.#timer.forgetFailures()
    this.#isBarred = false
    // It may have been restored since.
    if (this.state.read().isGone) this.state.patch({ isGone: false })
    void this.flush()
  }

  /** There is a session again. */
  goOn(): void {
    if (this.#isBarred) this.retry()
  }

  /** Decides a conflict, or what becomes of a text whose document was deleted elsewhere. */
  async resolve(choice: ConflictChoice): Promise<SaveOutcome> {
    if (choice === 'overwrite') {
      this.#row.overwrites = true
      return await this.save()
    }
    return await this.#explicitly(async () => {
      const html = this.#text.read()
      if (html === undefined) return { kind: 'failed', problem: 'refused' }
      const title = copyTitle(this.state.read().title)
      this.#copy ??= new RowKeeper(this.#options.api, { title, draftKey: this.#options.createKey() })
      return await this.#push(this.#copy, { html, title, cause: 'save' })
    })
  }

  /** Another tab saved this document: take its text, or show the conflict. */
  lookAgain(updatedAt: string): void {
    void this.#turns.next(async () => {
      const { basedOn, conflict } = this.state.read()
      if (updatedAt === basedOn || conflict || this.#isStopped) return
      try {
        await this.#meet()
      } catch (error) {
        if (error instanceof Gone) this.state.patch({ isGone: true })
      }
    })
  }

  /** The page is about to go: what can still be sent is sent, the rest stays in the browser. */
  leave(): void {
    const { conflict, isGone } = this.state.read()
    const html = this.#text.read()
    const push: Push = { html: html ?? '', cause: 'autosave', title: this.#newTitle }
    const isOver = this.isClean || conflict || isGone || html === undefined
    if (!isOver && !this.#row.holds(push)) this.#row.sendWhileLeaving(push)
    // After sending: the copy knows that its text may have arrived.
    this.#local.keepLast()
  }

  /** Remembers the text while the editor is still there. */
  beforeClosing(): void {
    if (!this.isClean) this.#text.remember()
  }

  /** The document is closed: unsaved text is kept and sent a last time. */
  async stop(): Promise<void> {
    this.beforeClosing()
    this.#text.close()
    if (!this.isClean) {
      // At once first: the browser may be slow to answer, or not keep it elsewhere.
      this.#local.keepLast()
      void this.#local.keepNow()
      await this.flush()
    }
    this.#isStopped = true
    this.#local.stop()
    this.#timer.stop()
  }

  /** The document was deleted on purpose: nothing of it is saved or kept any more. */
  async abandon(): Promise<void> {
    this.#isStopped = true
    this.#savedRevision = this.#revision
    this.#newTitle = undefined
    this.#timer.stop()
    await this.#local.drop()
  }

  #readCopy(): LocalCopy | undefined {
    // Reading is dear, and this is asked whenever the focus leaves the text.
    const html = this.isClean ? undefined : this.#text.read()
    const isWorthIt = html !== undefined && (this.state.read().id !== undefined || hasRealText(html))
    return isWorthIt ? this.#row.copyOf(html, this.#newTitle) : undefined
  }

  async #explicitly(run: () => Promise<PushResult>): Promise<SaveOutcome> {
    if (this.state.read().isSaving || this.#text.isClosed) return { kind: 'ignored' }
    this.state.patch({ isSaving: true })
    const result = await this.#turns.next(run)
    this.state.patch({ isSaving: false })
    const { id } = this.state.read()
    if (result.kind === 'saved' && id !== undefined) return { kind: 'saved', id }
    return { kind: 'failed', problem: nameProblem(result) }
  }

  async #autosave(): Promise<PushResult> {
    const { id, conflict, isGone } = this.state.read()
    const html = this.#text.read()
    if (this.isClean || html === undefined) return { kind: 'saved' }
    if (this.#isBarred || conflict || isGone) return await this.#keepOnly()
    const push: Push = { html, cause: 'autosave', title: this.#newTitle }
    // A blank page is not inserted; a title it was given waits for its text.
    const isBlank = id === undefined && !hasRealText(html)
    if (isBlank || this.#row.holds(push)) {
      this.#timer.begin()
      await this.#settleClean(this.#revision, isBlank ? undefined : push.title)
      return { kind: 'saved' }
    }
    return await this.#push(this.#row, push)
  }

  /** The server takes nothing now. Whether the browser does may have changed since it was asked last. */
  async #keepOnly(): Promise<PushResult> {
    const saveState: SaveState = { kind: 'failed', isKept: await this.#local.keepNow() }
    this.state.patch({ saveState })
    return { kind: 'failed', problem: 'refused' }
  }

  async #push(row: RowKeeper, push: Push): Promise<PushResult> {
    const revision = this.#revision
    // A title the save brings stands for the one that waited until then.
    const settled = push.title === undefined ? undefined : this.#newTitle
    this.#timer.begin()
    this.state.patch({ saveState: { kind: 'saving' } })
    const result = await row.push(push)
    if (result.kind === 'saved') await this.#settleSaved(row, revision, settled)
    else await this.#settleFailed(result)
    return result
  }

  async #settleSaved(row: RowKeeper, revision: number, settledTitle: string | undefined): Promise<void> {
    const { id = '', title, basedOn = '' } = row
    const isOther = id !== this.state.read().id
    this.#row = row
    this.#copy = undefined
    this.#timer.forgetFailures()
    this.#isBarred = false
    await this.#settleClean(revision, settledTitle)
    const saveState: SaveState = { kind: 'saved', at: basedOn }
    const shown = this.#newTitle ?? title
    this.state.patch({ id, title: shown, basedOn, saveState, conflict: undefined, isGone: false })
    this.#options.onSaved({ id, title, updated_at: basedOn })
    if (isOther) {
      await this.#local.moveTo(id)
      this.#options.onIdChange(id)
    }
  }

  /** The server has the text of this revision. What this tab kept goes, unless there is newer text. */
  async #settleClean(revision: number, title: string | undefined): Promise<void> {
    this.#savedRevision = revision
    if (this.#newTitle === title) this.#newTitle = undefined
    const isWaiting = this.#row.id === undefined && this.#revision === revision
    if (this.isClean) await this.#local.drop()
    else if (!this.#isStopped && !isWaiting) this.#timer.changed()
  }

  async #settleFailed(result: Exclude<PushResult, { kind: 'saved' }>): Promise<void> {
    const isKept = await this.#local.keepNow()
    const problem = result.kind === 'conflict' ? 'refused' : result.problem
    this.state.patch(describeFailure(result, isKept))
    this.#isBarred = problem === 'signed_out'
    if ((problem === 'offline' || problem === 'failed') && !this.#isStopped) this.#timer.tryLater()
  }

  async #meet(): Promise<void> {
    const isClean = this.isClean
    const other = await this.#row.meet(this.#text.read())
    if (other === undefined) {
      const { title, basedOn } = this.#row
      this.state.patch({ title: this.#newTitle ?? title, basedOn })
    } else if (isClean && this.isClean) {
      const { html, title, updatedAt } = other
      this.#row.take({ id: this.#row.id ?? '', title, content: html, updated_at: updatedAt })
      this.state.patch({ title, basedOn: updatedAt, saveState: { kind: 'saved', at: updatedAt } })
      this.#show(html, 'followed')
    } else {
      const isKept = await this.#local.keepNow()
      this.state.patch(describeFailure({ kind: 'conflict', other }, isKept))
    }
  }

  /** The editor tells of a change although the text is the server's: that is none. Once closed it may show another document. */
  #show(html: string, kind: Parameters<ShowHtml>[1]): void {
    if (this.#text.isClosed) return
    this.#options.showHtml(html, kind)
    this.#row.html = this.#text.read()
    this.#savedRevision = this.#revision
    this.#timer.begin()
  }
}
