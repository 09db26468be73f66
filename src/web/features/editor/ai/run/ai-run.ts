// One run of AI at a time: its text as it arrives, and the ways it can end. Knows nothing of React or the editor.

import type { AiTask } from '#web/features/editor/ai/ai-task.ts'
import { Store } from '#web/lib/store.ts'

export type RunState = { status: 'idle' } | { status: 'running'; task: AiTask; text: string } | StoppedRun

/** The writer stopped it after something had arrived, and decides what becomes of that. */
export interface StoppedRun {
  status: 'stopped'
  task: AiTask
  text: string
}

export type RunEnd =
  | { kind: 'done'; answer: string }
  | { kind: 'failed'; error: unknown }
  /** Stopped before the first piece, or because the document was closed. */
  | { kind: 'stopped' }
  /** Stopped with text on the overlay: `keep` or `close` follow. */
  | { kind: 'interrupted' }

interface Listening {
  signal: AbortSignal
  onDelta: (delta: string) => void
}

const idle: RunState = { status: 'idle' }
/** An overlay that vanishes at once only flickers. */
const shortestShowMs = 350
/** Text is shown this often; each piece on its own would draw the page hundreds of times a second. */
const showEveryMs = 50

export class AiRun {
  readonly state = new Store<RunState>(idle)
  #stopping: AbortController | undefined

  get isRunning(): boolean {
    return this.state.read().status !== 'idle'
  }

  /** Runs to one of its ends; the overlay is gone by then, except when it was interrupted. */
  async run(task: AiTask, ask: (listening: Listening) => Promise<string>): Promise<RunEnd> {
    const stopping = new AbortController()
    this.#stopping = stopping
    const begun = performance.now()
    const text = createCollector((shown) => this.#show(stopping, task, shown))
    this.state.set({ status: 'running', task, text: '' })
    try {
      const answer = await ask({ signal: stopping.signal, onDelta: text.add })
      await wait(shortestShowMs - (performance.now() - begun), stopping.signal)
      stopping.signal.throwIfAborted()
      this.#end(stopping)
      return { kind: 'done', answer }
    } catch (error) {
      return this.#fail(stopping, task, text.read(), error)
    } finally {
      text.stop()
    }
  }

  /** Ends the server's call too. */
  stop(): void {
    this.#stopping?.abort(new DOMException('Stopped by the writer.', 'AbortError'))
  }

  /** Takes what arrived before the stop off the overlay. */
  close(): void {
    if (this.state.read().status === 'stopped') this.state.set(idle)
  }

  /** The document is closed: nobody waits for this any more. */
  abandon(): void {
    const stopping = this.#stopping
    this.#stopping = undefined
    stopping?.abort(new DOMException('The document was closed.', 'AbortError'))
    this.state.set(idle)
  }

  #fail(stopping: AbortController, task: AiTask, text: string, error: unknown): RunEnd {
    const isCurrent = this.#stopping === stopping
    if (stopping.signal.aborted && isCurrent && text.trim() !== '') {
      this.#stopping = undefined
      this.state.set({ status: 'stopped', task, text })
      return { kind: 'interrupted' }
    }
    this.#end(stopping)
    return stopping.signal.aborted ? { kind: 'stopped' } : { kind: 'failed', error }
  }

  #end(stopping: AbortController): void {
    if (this.#stopping !== stopping) return
    this.#stopping = undefined
    this.state.set(idle)
  }

  #show(stopping: AbortController, task: AiTask, text: string): void {
    if (this.#stopping === stopping && !stopping.signal.aborted)
      this.state.set({ status: 'running', task, text })
  }
}

function createCollector(show: (text: string) => void) {
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add: (delta: string) => {
      text += delta
      timer ??= setTimeout(() => {
        timer = undefined
        show(text)
      }, showEveryMs)
    },
    read: () => text,
    stop: () => clearTimeout(timer),
  }
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return
  await new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
