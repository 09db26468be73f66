// Runs one AI task at a time: the text as it arrives, and how the run ends. Knows nothing of React or the editor.
import type { AiTask } from '#web/features/editor/ai/ai-task.ts'
import type { StreamOptions } from '#web/lib/api/function-stream.ts'
import { Store } from '#web/lib/store.ts'

export type RunState = { status: 'idle' } | { status: 'running'; task: AiTask; text: string } | StoppedRun

/** The user stopped it, or it broke off, after some text had arrived; the user decides what to do with that. */
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
  /** Stopped, or broken off by `error`, with text on the overlay; `keep` or `close` follow. */
  | { kind: 'interrupted'; error?: unknown }

const idle: RunState = { status: 'idle' }
/** A shorter overlay would flicker. */
const minShowMs = 350
/** Rendering each piece would update the page hundreds of times a second. */
const showEveryMs = 50

export class AiRun {
  readonly state = new Store<RunState>(idle)
  #stopping: AbortController | undefined

  get isRunning(): boolean {
    return this.state.read().status !== 'idle'
  }

  /** Resolves when the run ends; by then the overlay is gone, unless the run was interrupted. */
  async run(task: AiTask, ask: (options: StreamOptions) => Promise<string>): Promise<RunEnd> {
    const stopping = new AbortController()
    this.#stopping = stopping
    const begun = performance.now()
    const text = createCollector((shown) => this.#show(stopping, task, shown))
    this.state.set({ status: 'running', task, text: '' })
    try {
      const answer = await ask({ signal: stopping.signal, onDelta: text.add })
      await wait(minShowMs - (performance.now() - begun), stopping.signal)
      stopping.signal.throwIfAborted()
      this.#end(stopping)
      return { kind: 'done', answer }
    } catch (error) {
      return this.#fail(stopping, task, text.read(), error)
    } finally {
      text.stop()
    }
  }

  /** Aborts the server's work too. */
  stop(): void {
    this.#stopping?.abort(new DOMException('Stopped by the writer.', 'AbortError'))
  }

  /** Removes the received text from the overlay. */
  close(): void {
    if (this.state.read().status === 'stopped') this.state.set(idle)
  }

  /** The document is closed: nobody is waiting anymore. */
  abandon(): void {
    const stopping = this.#stopping
    this.#stopping = undefined
    stopping?.abort(new DOMException('The document was closed.', 'AbortError'))
    this.state.set(idle)
  }

  #fail(stopping: AbortController, task: AiTask, text: string, error: unknown): RunEnd {
    const isCurrent = this.#stopping === stopping
    const isStopped = stopping.signal.aborted
    // A partial analysis is not text for the editor.
    if (isCurrent && text.trim() !== '' && (isStopped || task.kind !== 'analyze')) {
      this.#stopping = undefined
      this.state.set({ status: 'stopped', task, text })
      return isStopped ? { kind: 'interrupted' } : { kind: 'interrupted', error }
    }
    this.#end(stopping)
    return isStopped ? { kind: 'stopped' } : { kind: 'failed', error }
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
