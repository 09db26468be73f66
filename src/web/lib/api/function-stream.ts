// Streams AI functions: each piece as it arrives, and the whole answer at the end.
import type { AiEvent } from '#contract/ai-stream.ts'
import { CallError } from './call.ts'
import { callFunction, unreachableCode } from './function-call.ts'

export type AiAnswer = Omit<Extract<AiEvent, { type: 'text-end' }>, 'type'>

export interface StreamOptions {
  /** Aborts the server's work too. */
  signal: AbortSignal
  /** Receives the text piece by piece. */
  onDelta: (delta: string) => void
}

interface FunctionStreamOptions extends StreamOptions {
  /** The server sends something every 15 seconds; a longer silence means a lost connection. */
  silenceMs?: number
}

/** Returns the fields of the last event; throws a CallError if the stream reports a failure or breaks off. */
export async function streamFunction(
  name: string,
  body: Record<string, unknown>,
  { signal, onDelta, silenceMs = 60_000 }: FunctionStreamOptions,
): Promise<AiAnswer> {
  const silence = new AbortController()
  const ended = AbortSignal.any([signal, silence.signal])
  const watch = watchSilence(silence, silenceMs)
  try {
    const answer = await callFunction<Response | AiAnswer>(name, body, {
      signal: ended,
      headers: { accept: 'text/event-stream' },
    })
    // A proxy or an older server may return everything at once.
    if (!(answer instanceof Response)) return answer
    return await readAnswer(answer, ended, onDelta, watch.reset)
  } catch (error) {
    signal.throwIfAborted()
    throw silence.signal.aborted ? brokenOff() : error
  } finally {
    watch.stop()
  }
}

function watchSilence(silence: AbortController, silenceMs: number): { reset: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>
  const stop = () => clearTimeout(timer)
  const reset = () => {
    stop()
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  reset()
  return { reset, stop }
}

async function readAnswer(
  response: Response,
  signal: AbortSignal,
  onDelta: (delta: string) => void,
  onActivity: () => void,
): Promise<AiAnswer> {
  for await (const event of readEvents(response, signal, onActivity)) {
    if (event.type === 'text-delta') onDelta(event.delta)
    else if (event.type === 'error') throw new CallError({ message: event.error, code: event.code })
    else return event
  }
  throw brokenOff()
}

const brokenOff = () => new CallError({ message: 'The response ended early.', code: unreachableCode })

async function* readEvents(
  { body }: Response,
  signal: AbortSignal,
  onActivity: () => void,
): AsyncGenerator<AiEvent> {
  const reader = body?.getReader()
  if (!reader) return
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      signal.throwIfAborted()
      if (done) return
      onActivity()
      rest += decoder.decode(value, { stream: true })
      const blocks = rest.split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readEvent(block)
        if (event) yield event
      }
    }
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** One block of the stream; comments and unknown types are skipped. */
function readEvent(block: string): AiEvent | undefined {
  const data = block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n')
  if (data === '') return undefined
  const event: unknown = JSON.parse(data)
  return isAiEvent(event) ? event : undefined
}

// By hand: the contract's schema would load zod.
function isAiEvent(event: unknown): event is AiEvent {
  if (typeof event !== 'object' || event === null || !('type' in event)) return false
  if (event.type === 'text-delta') return 'delta' in event && typeof event.delta === 'string'
  if (event.type === 'error') return 'error' in event && typeof event.error === 'string'
  return event.type === 'text-end'
}
