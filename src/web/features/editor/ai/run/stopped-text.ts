// What becomes of the text that had arrived when the writer stopped a run. Nothing of it is lost but by the writer's word.
import { aiMessages } from '#web/features/editor/ai/ai-messages.ts'
import type { AiState } from '#web/features/editor/ai/ai-state.ts'
import type { AiTask } from '#web/features/editor/ai/ai-task.ts'
import { copyRichText } from '#web/lib/clipboard.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import type { AiRun, StoppedRun } from './ai-run.ts'
import { plainToHtml } from './plain-to-html.ts'

interface Desk {
  patch: (part: Partial<AiState>) => void
  /** Goes the way of a whole answer. */
  settle: (task: AiTask, answer: string) => void
  /** Opens the dialog that asked. */
  reopen: (task: AiTask) => void
}

export class StoppedText {
  readonly #run: AiRun
  readonly #desk: Desk
  #aside: StoppedRun | undefined

  constructor(run: AiRun, desk: Desk) {
    this.#run = run
    this.#desk = desk
  }

  /** On the sheet, as suggestions, or as a proposal, which tells what a part of a rewrite would lose. */
  keep = (): void => {
    const run = this.#take()
    if (run) this.#desk.settle(run.task, run.task.kind === 'analyze' ? run.text : plainToHtml(run.text))
  }

  copy = async (): Promise<void> => {
    const run = this.#take()
    if (!run) return
    this.#desk.patch({ dialog: undefined })
    await copyRichText(plainToHtml(run.text), run.text)
    showToast(aiMessages.partCopied, 'success')
  }

  /** Back to what was asked, without it. */
  discard = (): void => {
    const run = this.#take()
    if (run) this.#desk.reopen(run.task)
  }

  /** Back to what was asked, where it can be shown again. Suggestions have no such place: they are kept at once. */
  setAside = (): void => {
    const run = this.#run.state.read()
    if (run.status !== 'stopped') return
    if (run.task.kind === 'analyze') this.keep()
    else {
      this.discard()
      this.#aside = run
      this.#desk.patch({ aside: run.task.kind })
    }
  }

  show = (): void => {
    if (this.#aside && !this.#run.isRunning) this.#run.state.set(this.#aside)
  }

  #take(): StoppedRun | undefined {
    const run = this.#run.state.read()
    if (run.status !== 'stopped') return undefined
    this.#run.close()
    this.#aside = undefined
    this.#desk.patch({ aside: undefined })
    return run
  }
}
