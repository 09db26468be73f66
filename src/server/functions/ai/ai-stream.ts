// AI events as a server-sent event stream. Before the first event a failure has its own status; afterward it is an event.
import { type AiEvent, eventStreamType } from '#contract/ai-stream.ts'
import { AiError } from '#server/ai/errors.ts'
import { functionErrors } from '#server/functions/errors.ts'
import { toApiError } from '#server/http/api-error.ts'
import { describeError, type Log } from '#server/log.ts'

/** How long a response waits for its first event before it starts without one: proxies end what is silent for longer. */
const headWaitMs = 10_000
const keepAliveMs = 15_000
const headers = {
  'content-type': eventStreamType,
  'cache-control': 'no-store',
  // Proxies that buffer responses would delay every piece.
  'x-accel-buffering': 'no',
}

/** Aborts `stop` when the reader goes away. */
export async function answerStream(
  events: AsyncGenerator<AiEvent>,
  stop: AbortController,
  log: Log,
): Promise<Response> {
  const first = events.next()
  // A run that waits for its writer learns of it from the signal; one that waits for its reader has to be ended.
  stop.signal.addEventListener('abort', () => void events.return(undefined).catch(() => {}), { once: true })
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, headWaitMs)
  })
  // A failure before the first event is thrown here, and becomes an answer with its status.
  await Promise.race([first, timeout]).finally(() => clearTimeout(timer))
  return new Response(encode(first, events, stop, log), { headers })
}

function encode(
  first: Promise<IteratorResult<AiEvent>>,
  events: AsyncGenerator<AiEvent>,
  stop: AbortController,
  log: Log,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: Promise<IteratorResult<AiEvent>> | undefined = first
  let keepAlive: NodeJS.Timeout | undefined
  const end = () => clearInterval(keepAlive)
  return new ReadableStream({
    start(controller) {
      keepAlive = setInterval(() => controller.enqueue(encoder.encode(': still writing\n\n')), keepAliveMs)
      stop.signal.addEventListener('abort', end, { once: true })
    },
    async pull(controller) {
      try {
        const { done, value } = await (next ?? events.next())
        next = undefined
        if (!done) return controller.enqueue(encoder.encode(writeEvent(value)))
      } catch (error) {
        // The client stops reading once it has stopped the run.
        if (!stop.signal.aborted) controller.enqueue(encoder.encode(writeEvent(toErrorEvent(error, log))))
      }
      end()
      controller.close()
    },
    cancel: () => stop.abort(readerGone()),
  })
}

const readerGone = () => new DOMException('The client disconnected.', 'AbortError')

const writeEvent = (event: AiEvent): string => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

function toErrorEvent(error: unknown, log: Log): AiEvent {
  if (!(error instanceof AiError)) log.error('failed', { api: 'functions', cause: describeError(error) })
  const { message, code } =
    error instanceof AiError ? functionErrors.ai(error) : toApiError(error, functionErrors)
  return { type: 'error', error: message, code }
}
