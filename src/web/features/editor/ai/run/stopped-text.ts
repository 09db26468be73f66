// The text of a stopped run: kept, discarded or set aside, as the user decides.
import { aiMessages } from '#web/features/editor/ai/ai-messages.ts'
import type { AiState } from '#web/features/editor/ai/ai-state.ts'
import type { AiTask } from '#web/features/editor/ai/ai-task.ts'
import { copyRichText } from '#web/lib/clipboard.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import type { AiRun, StoppedRun } from './ai-run.ts'
import { plainToHtml } from './plain-to-html.ts'

interface Desk {
  patch: (part: Partial<AiState>) => void
  /** Handles it like a complete answer. */
  settle: (task: AiTask, answer: string) => void
  /** Opens the dialog of the task. */
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

  /** In the document, as suggestions, or as a proposal that shows what a partial rewrite would lose. */
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

  /** Back to the dialog, discarding it. */
  discard = (): void => {
    const run = this.#take()
    if (run) this.#desk.reopen(run.task)
  }

  /** Back to the dialog, which can show it again. Suggestions have no dialog, so they are kept. */
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
