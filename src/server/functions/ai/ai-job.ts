// Runs one AI task and returns it as a stream of events or as a whole, as the request prefers. Counters and tokens are settled exactly once,
// however it ends.
import { type AiEvent, eventStreamType } from '#contract/ai-stream.ts'
import type { AnalysisAnswer, GeneratedTextAnswer } from '#contract/functions.ts'
import { AiError } from '#server/ai/errors.ts'
import type { Run, TokenUse } from '#server/ai/writer.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call, User } from '#server/functions/function.ts'
import { describeError } from '#server/log.ts'
import { addTokenUse } from '#server/stores/usage.ts'
import { answerStream } from './ai-stream.ts'
import { gatherDeltas } from './gather-deltas.ts'

/** What the answer carries, and so the last event of a stream. */
export type AiAnswer = GeneratedTextAnswer | AnalysisAnswer

/** How a run ended; a reader may stop it before or after something reached them. */
export type Outcome = 'done' | 'failed' | 'stopped before the first piece' | 'stopped'

export interface AiJob {
  /** The function's name in the API. */
  name: string
  write(run: Run): AsyncIterable<string>
  /** Records that text goes to a model; without a record nothing goes. */
  onSend?(characters: number): Promise<void>
  /** What to show while it arrives. */
  show(pieces: AsyncIterable<string>): AsyncIterable<string>
  /** The answer out of the whole text; throws an AiError when there is nothing in it. */
  finish(text: string, run: Run): Promise<AiAnswer> | AiAnswer
  settle?(outcome: Outcome): Promise<void>
}

type AnyCall = Call<unknown, User | undefined>

export async function answerJob(call: AnyCall, job: AiJob): Promise<Response> {
  const stop = new AbortController()
  const abort = () => stop.abort(call.signal.reason)
  call.signal.addEventListener('abort', abort, { once: true })
  if (call.signal.aborted) abort()
  const isStream = call.header('accept')?.includes(eventStreamType) ?? false
  const events = runJob(call, job, stop.signal, isStream)
  try {
    return isStream ? await answerStream(events, stop, call.deps.log) : await answerWhole(events)
  } catch (error) {
    if (stop.signal.aborted) throw functionErrors.stopped()
    throw error instanceof AiError ? functionErrors.ai(error) : error
  }
}

async function answerWhole(events: AsyncIterable<AiEvent>): Promise<Response> {
  let answer = {}
  for await (const event of events) {
    if (event.type !== 'text-end') continue
    const { type: _, ...fields } = event
    answer = fields
  }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}

async function* runJob(
  call: AnyCall,
  job: AiJob,
  signal: AbortSignal,
  isStream: boolean,
): AsyncGenerator<AiEvent> {
  const whole: string[] = []
  let hasReached = false
  let outcome: Outcome = 'failed'
  const uses: TokenUse[] = []
  const run: Run = {
    signal,
    turn: call.user?.id ?? call.address,
    onSend: async (characters) => job.onSend?.(characters),
    onUse: (use) => uses.push(use),
  }
  try {
    const shown = job.show(collect(job.write(run), whole))
    for await (const delta of isStream ? gatherDeltas(shown) : shown) {
      hasReached = isStream
      yield { type: 'text-delta', delta }
    }
    signal.throwIfAborted()
    const answer = await job.finish(whole.join(''), run)
    outcome = 'done'
    yield { type: 'text-end', ...answer }
  } finally {
    // A reader who leaves after the last piece has read it.
    if (outcome !== 'done' && signal.aborted)
      outcome = hasReached ? 'stopped' : 'stopped before the first piece'
    await settle(call, job, outcome, uses)
  }
}

async function* collect(pieces: AsyncIterable<string>, whole: string[]): AsyncGenerator<string> {
  for await (const piece of pieces) {
    whole.push(piece)
    yield piece
  }
}

/** A failure here doesn't affect the response, so it is only logged. */
async function settle(
  { deps, user, requestId }: AnyCall,
  job: AiJob,
  outcome: Outcome,
  uses: TokenUse[],
): Promise<void> {
  const { writer } = deps.config.ai
  const model = writer.kind === 'builtin' ? writer.kind : writer.model
  const records = user
    ? uses.map((use) => addTokenUse(deps.db, { userId: user.id, name: job.name, model, ...use }))
    : []
  const results = await Promise.allSettled([job.settle?.(outcome), ...records])
  for (const result of results) {
    if (result.status === 'rejected')
      deps.log.error('ai run not settled', {
        id: requestId,
        name: job.name,
        cause: describeError(result.reason),
      })
  }
}
