// Decides a proposal: all of it at once, or change by change. What is accepted is one undo step each; the text as it was is saved as a
// version first, once.
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { aiMessages } from '#web/features/editor/ai/ai-messages.ts'
import type { AiSessionStorage } from '#web/features/editor/ai/ai-session-storage.ts'
import type { AiState, FactReport } from '#web/features/editor/ai/ai-state.ts'
import type { AiTask } from '#web/features/editor/ai/ai-task.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { acceptRow, type ChangeRow, moveRows, rejectRow } from './change-rows.ts'
import {
  acceptProposal,
  continueProposal,
  finishProposal,
  type Proposal,
  replaceText,
} from './propose-change.ts'
import { describeProposal, reportProposal } from './report-facts.ts'

/** What deciding needs of the desk. */
interface ProposalDesk {
  editor: Editor
  read: () => AiState
  patch: (part: Partial<AiState>) => void
  saveVersion: (change: 'generate' | 'rewrite') => Promise<boolean>
  storage: AiSessionStorage
  focusSheet: () => void
  onAccepted: (task: AiTask, report: FactReport) => void
}

export class ProposalDecisions {
  readonly #desk: ProposalDesk
  /** A change of our own is being made. */
  #isReplacing = false

  constructor(desk: ProposalDesk) {
    this.#desk = desk
    desk.editor.on('update', this.#followEdit)
  }

  close(): void {
    this.#desk.editor.off('update', this.#followEdit)
  }

  accept = async (): Promise<void> => {
    const { proposal, isKeeping } = this.#desk.read()
    if (!proposal || isKeeping) return
    if (!(await this.#saveVersion(proposal))) return
    if (this.#replace(() => acceptProposal(this.#desk.editor, proposal)))
      this.#finish({ ...proposal, before: proposal.after })
    else {
      this.drop()
      showToast(aiMessages.textMoved, 'error')
    }
    this.#desk.focusSheet()
  }

  /** Makes one change of the proposal, in one undo step; the others keep waiting. */
  acceptChange = async (row: ChangeRow): Promise<void> => {
    const { proposal, isKeeping } = this.#desk.read()
    if (!proposal || isKeeping) return
    if (!(await this.#saveVersion(proposal))) return
    const { before, after } = proposal
    const next = acceptRow(before.doc, after.doc, row)
    if (this.#desk.read().proposal !== proposal) return
    if (!this.#replace(() => replaceText(this.#desk.editor, before.doc, next))) return
    this.#continue(
      { ...proposal, hasVersion: true },
      this.#desk.editor.state.doc,
      after.doc,
      'Change accepted',
    )
  }

  /** Takes one change out of the proposal. */
  rejectChange = (row: ChangeRow): void => {
    const { proposal, isKeeping } = this.#desk.read()
    if (!proposal || isKeeping) return
    const { before, after } = proposal
    this.#continue(proposal, before.doc, rejectRow(before.doc, after.doc, row), 'Change rejected')
  }

  #continue(proposal: Proposal, before: Node, after: Node, announcement: string): void {
    const moved = continueProposal(proposal, before, after)
    // Until something is accepted, the text as it was is the user's own, edits included.
    const next = proposal.hasVersion ? moved : { ...moved, origin: moved.before }
    if (next.before.html === next.after.html) {
      if (next.before.html === next.origin.html) this.drop({ announcement: 'Discarded' })
      else this.#finish(next)
      this.#desk.focusSheet()
      return
    }
    this.#store(next)
    this.#desk.patch({ proposal: next, announcement: `${announcement}. ${describeProposal(next)}` })
  }

  #finish(proposal: Proposal): void {
    const strip = reportProposal(finishProposal(proposal))
    this.drop({ strip, announcement: 'Accepted' })
    this.#desk.onAccepted(proposal.task, strip)
  }

  /** Dispatches a change of our own; suggestions about what it replaced are done with. */
  #replace(change: () => boolean): boolean {
    let isDone = false
    const make = () => {
      this.#isReplacing = true
      isDone = change()
      this.#isReplacing = false
    }
    const { analysis } = this.#desk.read()
    if (analysis) analysis.clearReplaced(make)
    else make()
    return isDone
  }

  /** The text was edited while a proposal waits: its changes move with the text, and those to edited passages are dropped. */
  #followEdit = (): void => {
    const { proposal } = this.#desk.read()
    const { doc } = this.#desk.editor.state
    if (!proposal || this.#isReplacing || doc.eq(proposal.before.doc)) return
    const { after, retired, left } = moveRows(proposal.before.doc, proposal.after.doc, doc)
    if (left === 0) {
      this.drop()
      showToast(aiMessages.textMoved, 'error')
      return
    }
    if (retired > 0) showToast(aiMessages.changesRetired)
    this.#continue(proposal, doc, after, 'The text was edited')
  }

  discard = (): void => {
    this.drop({ announcement: 'Discarded' })
    this.#desk.focusSheet()
  }

  /** One version for the whole proposal: the text as it was. */
  async #saveVersion({ task, hasVersion }: Proposal): Promise<boolean> {
    return hasVersion || (await this.#desk.saveVersion(task.kind === 'generate' ? 'generate' : 'rewrite'))
  }

  /** What is left of it, for when the document is opened again. */
  #store({ task, before, after }: Proposal): void {
    if (task.kind === 'analyze') return
    const whole = task.kind === 'rewrite' ? { ...task, selection: undefined } : task
    this.#desk.storage.write('waiting', { task: whole, html: after.html, over: before.html })
  }

  drop(part: Partial<AiState> = {}): void {
    this.#desk.storage.write('waiting', undefined)
    this.#desk.patch({ ...part, proposal: undefined })
  }
}
