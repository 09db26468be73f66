// The editor's AI for one open document: dialogs, runs, proposals and analysis results. The screen shows its state; saving is passed in.
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { checkAnalyze, checkRewrite } from '#domain/ai/ai-input.ts'
import { parseAnalysis } from '#domain/ai/analysis.ts'
import { type DocumentBrief, readBrief, writePrompt } from '#domain/brief/document-brief.ts'
import { parseHtml } from '#web/features/editor/document/parse-html.ts'
import { hasText, readHtml } from '#web/features/editor/document/read-document.ts'
import { deskOf, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import type { FactsView } from '#web/features/editor/facts/document-facts.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { selectBlank } from '#web/features/editor/templates/template-blanks.ts'
import { Store } from '#web/lib/store.ts'
import { validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { sendTask } from './ai-api.ts'
import { type AiContext, withKit } from './ai-context.ts'
import { aiMessages, nothingFor } from './ai-messages.ts'
import { AiSessionStorage } from './ai-session-storage.ts'
import { type AiState, type FactReport, startState } from './ai-state.ts'
import { type AiTask, readGenerateTask } from './ai-task.ts'
import { Analysis } from './analysis/analysis.ts'
import { setActive } from './analysis/suggestion-anchors.ts'
import { ProposalDecisions } from './proposal/proposal-decisions.ts'
import { fillSheet, type Proposal, proposeChange } from './proposal/propose-change.ts'
import { describeProposal, reportFilled } from './proposal/report-facts.ts'
import { readSelection } from './proposal/selected-text.ts'
import { reportFailure, reportOutdated } from './report-problem.ts'
import { AiRun, type RunEnd } from './run/ai-run.ts'
import { StoppedText } from './run/stopped-text.ts'

export class WritingAi {
  readonly state: Store<AiState>
  readonly run = new AiRun()
  readonly arrived: StoppedText
  /** Accepting, rejecting and discarding what was proposed. */
  readonly decisions: ProposalDecisions
  readonly editor: Editor
  /** What the screen provides, as it is now. */
  readonly context: () => AiContext
  readonly #sessionStorage: AiSessionStorage
  /** The text that was sent: another tab may replace it in the meantime. */
  #asked: Node | undefined
  /** The notes that the strip accounts for. */
  #counted: DocumentBrief | undefined
  #isClosed = false

  constructor(handle: EditorHandle, context: () => AiContext) {
    this.editor = deskOf(handle).editor
    this.context = context
    this.#sessionStorage = new AiSessionStorage(context().documentId)
    this.arrived = new StoppedText(this.run, {
      patch: (part) => this.#patch(part),
      settle: (task, answer) => this.#settle(task, answer),
      reopen: (task) => this.#reopen(task),
    })
    const { brief, request } = startState
    this.state = new Store({
      ...startState,
      brief: readBrief(this.#sessionStorage.read('brief') ?? brief),
      request: { ...request, ...this.#sessionStorage.read('request') },
    })
    this.decisions = new ProposalDecisions({
      editor: this.editor,
      read: () => this.state.read(),
      patch: (part) => this.#patch(part),
      saveVersion: (change) => this.#keep(change),
      storage: this.#sessionStorage,
      focusSheet: () => this.#focusSheet(),
      onAccepted: ({ kind }, strip) => {
        if (kind === 'generate') this.#reportDraft(strip)
      },
    })
  }

  /** Shows an undecided proposal again with its document. */
  resume(): void {
    const waiting = this.#sessionStorage.read('waiting')
    if (!waiting) return
    const { task, html, over } = waiting
    this.#asked = this.editor.state.doc
    if (readHtml(this.#asked) === over) this.#propose(task, html)
    else {
      this.decisions.drop()
      reportOutdated(parseHtml(this.editor.schema, html))
    }
  }

  /** The document got an id, or a different one. */
  followId(documentId: string): void {
    if (!this.editor.isDestroyed) this.#sessionStorage.follow(documentId)
  }

  /** The document is closed: stops the run. */
  close(): void {
    this.#isClosed = true
    this.decisions.close()
    this.run.abandon()
  }

  openGenerate = (): void => this.#patch({ dialog: 'generate' })

  openRewrite = (): void => {
    const check = checkRewrite(readHtml(this.editor.state.doc))
    if (!check.ok) return void showToast(validationMessages.nothingToRewrite, 'error')
    const { request } = this.state.read()
    this.#patch({
      dialog: 'rewrite',
      request: { ...request, isWhole: false, selection: readSelection(this.editor) },
    })
  }

  closeDialog = (): void => this.#patch({ dialog: undefined, reason: undefined })

  generate = (): void => {
    const prompt = this.#readPrompt()
    if (prompt !== '') void readGenerateTask(this.state.read().brief).then((task) => this.#ask(task))
  }

  rewrite = (): void => {
    const { preset, instruction, isWhole, selection } = this.state.read().request
    void this.#ask({ kind: 'rewrite', preset, instruction, selection: isWhole ? undefined : selection })
  }

  analyze = (): void => {
    const check = checkAnalyze(readHtml(this.editor.state.doc))
    if (check.ok) void this.#ask({ kind: 'analyze' })
    else showToast(validationMessages.nothingToAnalyze, 'error')
  }

  patch = (
    part: Partial<Pick<AiState, 'brief' | 'request' | 'strip' | 'isPanelOpen' | 'isReviewing' | 'tab'>>,
  ): void => {
    if (part.isPanelOpen === false) setActive(this.editor, undefined)
    if (part.brief) this.#keepBrief(part.brief)
    if (part.request)
      this.#sessionStorage.write('request', {
        preset: part.request.preset,
        instruction: part.request.instruction,
      })
    this.#patch(part)
  }

  /** Takes what is kept with the document as it is loaded, restored or changed elsewhere. */
  syncFacts({ brief, isSaved }: Pick<FactsView, 'brief' | 'isSaved'>): void {
    if (brief !== this.state.read().brief) this.#patch({ brief })
    // From here on the server has it.
    if (isSaved && this.context().documentId !== undefined) this.#sessionStorage.write('brief', undefined)
  }

  /** What this tab has of the brief and the server has not. */
  readUnsavedBrief(): DocumentBrief | undefined {
    const storedBrief = this.#sessionStorage.read('brief')
    return storedBrief && readBrief(storedBrief)
  }

  #keepBrief(brief: DocumentBrief): void {
    this.#sessionStorage.write('brief', brief)
    this.context().facts?.change({ brief })
  }

  /** A model gives a new answer; the built-in writer needs a different prompt for that. */
  tryAgain = (isBuiltin: boolean): void => {
    const { proposal } = this.state.read()
    if (!proposal) return
    this.decisions.drop()
    if (isBuiltin) this.#reopen(proposal.task)
    else void this.#ask(proposal.task)
  }

  applySuggestion = async (id: number): Promise<void> => {
    const { analysis, isKeeping } = this.state.read()
    if (!analysis || isKeeping || !(await this.#keep('suggestion'))) return
    if (analysis.apply(id, withKit(this.context(), this.#readPrompt())))
      this.#patch({ announcement: 'Applied' })
  }

  async #keep(change: 'generate' | 'rewrite' | 'suggestion'): Promise<boolean> {
    this.#patch({ isKeeping: true })
    const isKept = !hasText(this.editor.state.doc) || (await this.context().saveVersionBefore(change))
    if (this.#isClosed) return false
    this.#patch({ isKeeping: false })
    if (!isKept) showToast(aiMessages.notKept, 'error')
    return isKept
  }

  async #ask(task: AiTask): Promise<void> {
    const { proposal, isKeeping } = this.state.read()
    if (this.run.isRunning || proposal || isKeeping) return
    // The dialog stays under the overlay, for when the run fails or is stopped.
    this.#patch({ reason: undefined, announcement: 'AI is writing' })
    const { doc } = this.editor.state
    this.#asked = doc
    const end = await this.run.run(task, (listening) => sendTask(task, doc, listening, this.context()))
    this.context().onEnd?.()
    if (!this.#isClosed) this.#end(task, end)
  }

  #end(task: AiTask, end: RunEnd): void {
    if (end.kind === 'done') this.#settle(task, end.answer)
    if (end.kind === 'failed' || (end.kind === 'interrupted' && end.error !== undefined))
      this.#fail(task, end.error)
    if (end.kind === 'stopped') this.#reopen(task)
    if (end.kind === 'stopped' || end.kind === 'interrupted') this.#patch({ announcement: 'Stopped' })
  }

  #settle(task: AiTask, answer: string): void {
    this.#patch({ dialog: undefined })
    if (task.kind === 'analyze') this.#showAnalysis(answer)
    else if (!hasText(parseHtml(this.editor.schema, answer)))
      this.#fail(task, new Error('The response is empty.'))
    else if (hasText(this.editor.state.doc)) this.#propose(task, answer)
    else {
      const { prompt, required } = task.kind === 'generate' ? task : { prompt: '' }
      const strip = reportFilled(fillSheet(this.editor, answer, withKit(this.context(), prompt), required))
      this.#patch({ strip, announcement: 'Your draft is ready' })
      if (task.kind === 'generate') this.#reportDraft(strip)
      // Blanks the brief left open are in brackets: Tab moves between them.
      selectBlank(this.editor, 1)
      this.#focusSheet()
    }
  }

  #reportDraft(strip: FactReport): void {
    this.#patch({ drafts: this.state.read().drafts + 1 })
    void this.#addAccount(strip)
  }

  /** Says what happened to the notes, line by line. Their private lines are not missing. */
  async #addAccount(strip: FactReport): Promise<void> {
    const { countAccount, readAccount } = await import('#web/features/editor/facts/read-account.ts')
    const { brief, strip: shown } = this.state.read()
    if (shown !== strip) return
    this.#counted = brief
    const account = countAccount(readAccount(brief, readHtml(this.editor.state.doc)))
    this.#patch({ strip: { ...strip, losses: '', account } })
  }

  #showAnalysis(answer: string): void {
    const analysis = new Analysis(this.editor, parseAnalysis(answer))
    const count = analysis.cards.read().length
    const announcement = count === 1 ? '1 suggestion' : `${count === 0 ? 'No' : count} suggestions`
    this.#patch({ analysis, isPanelOpen: true, tab: 'first', isReviewing: false, announcement })
  }

  #propose(task: Exclude<AiTask, { kind: 'analyze' }>, html: string): void {
    const proposal = this.#build(task, html)
    if (!proposal) return void showToast(aiMessages.textMoved, 'error')
    if (proposal.before.html === proposal.after.html) {
      const preset = task.kind === 'rewrite' ? task.preset : undefined
      showToast(preset === undefined ? aiMessages.nothingChanged : nothingFor[preset])
      return
    }
    const announcement = `The proposal is ready. ${describeProposal(proposal)}`
    this.#sessionStorage.write('waiting', { task, html, over: proposal.before.html })
    this.#patch({ proposal, strip: undefined, announcement })
  }

  #build(task: Exclude<AiTask, { kind: 'analyze' }>, html: string): Proposal | undefined {
    if (task.kind === 'generate')
      return proposeChange(this.editor, task, html, withKit(this.context(), task.prompt))
    const { selection, instruction } = task
    const isGone = selection !== undefined && this.#asked?.eq(this.editor.state.doc) !== true
    const sources = withKit(this.context(), instruction, this.#readPrompt())
    return isGone ? undefined : proposeChange(this.editor, task, html, sources, selection)
  }

  #readPrompt(): string {
    return writePrompt(this.state.read().brief)
  }

  #fail(task: AiTask, error: unknown): void {
    this.#patch(reportFailure(task, error, () => this.context().signIn()))
  }

  #reopen(task: AiTask): void {
    if (task.kind !== 'analyze') this.#patch({ dialog: task.kind })
  }

  /** A closing dialog returns the focus to its opener a moment later. */
  #focusSheet(): void {
    setTimeout(() => {
      if (!this.#isClosed) liveView(this.editor)?.focus()
    }, 20)
  }

  #patch(part: Partial<AiState>): void {
    if (this.#isClosed) return
    this.state.patch(part)
    const { strip, brief, dialog } = this.state.read()
    // The banner counts what the tab shows. Notes that are being edited in the dialog are counted when it closes.
    if (strip?.account && !dialog && brief !== this.#counted) void this.#addAccount(strip)
  }
}
