// One call to the provider, piece by piece, with its time limits and what it cost.
import type { LanguageModel, TextStreamPart, ToolSet } from 'ai'
import type { ModelConfig } from '#server/config-ai.ts'
import { AiError } from './errors.ts'
import type { Prompt } from './prompts.ts'
import type { TokenUse } from './writer.ts'

export interface Attempt {
  model: LanguageModel
  prompt: Prompt
  config: Pick<ModelConfig, 'timeoutMs' | 'maxOutputTokens'>
  signal: AbortSignal
  onUse?(use: TokenUse): void
}

/** A provider that dribbles is given this many times the longest silence in all. */
const longestInSilences = 10
const charactersPerToken = 4

/** What is known of an answer while it arrives. */
interface Answer {
  length: number
  /** The provider took the call, so it costs something. */
  isAccepted: boolean
  use: Partial<TokenUse>
}

/** Throws AiErrors of ours, the SDK's own errors, or the signal's reason. */
export async function* askOnce(attempt: Attempt): AsyncGenerator<string> {
  const { streamText } = await import('ai')
  const clock = startClock(attempt)
  const answer: Answer = { length: 0, isAccepted: false, use: {} }
  try {
    const { stream } = streamText({
      model: attempt.model,
      instructions: attempt.prompt.system,
      prompt: attempt.prompt.user,
      maxOutputTokens: attempt.config.maxOutputTokens,
      // Retries and time limits are ours: they also decide about turns, the breaker and the user's counter.
      maxRetries: 0,
      abortSignal: clock.signal,
      // Errors come as parts; by default they would be printed as well, prompt and all.
      onError: () => {},
    })
    clock.listen()
    for await (const part of stream) {
      clock.pause()
      const text = takePart(part, answer)
      if (text !== '') yield text
      clock.listen()
    }
    clock.signal.throwIfAborted()
  } catch (error) {
    // The SDK wraps the reason of an abort.
    clock.signal.throwIfAborted()
    throw error
  } finally {
    clock.stop()
    if (answer.isAccepted) attempt.onUse?.(completeUse(answer, attempt.prompt))
  }
}

/** Notes what a part says and answers its text, if any. */
function takePart(part: TextStreamPart<ToolSet>, answer: Answer): string {
  switch (part.type) {
    case 'start-step':
      answer.isAccepted = true
      return ''
    case 'text-delta':
      answer.length += part.text.length
      return part.text
    case 'error':
      throw part.error
    case 'finish':
      answer.use = readUse(part.totalUsage)
      checkEnd(part.finishReason, answer.length)
      return ''
    default:
      return ''
  }
}

/** Ends the call when its user goes away, when the provider is silent too long, or when all of it takes too long. */
function startClock({ signal, config }: Attempt) {
  const end = new AbortController()
  const giveUp = () => end.abort(new AiError('timeout'))
  const goAway = () => end.abort(signal.reason)
  const whole = setTimeout(giveUp, config.timeoutMs * longestInSilences)
  let silence: NodeJS.Timeout | undefined
  if (signal.aborted) goAway()
  signal.addEventListener('abort', goAway, { once: true })
  const pause = () => clearTimeout(silence)
  return {
    signal: end.signal,
    /** Waiting for the provider; a reader who takes their time is not its silence. */
    listen() {
      silence = setTimeout(giveUp, config.timeoutMs)
    },
    pause,
    stop() {
      clearTimeout(whole)
      pause()
      signal.removeEventListener('abort', goAway)
      // Also when nobody reads on: the provider stops writing and billing.
      end.abort(new AiError('failed'))
    },
  }
}

function checkEnd(reason: string, length: number): void {
  if (reason === 'length') throw new AiError('cut')
  if (reason === 'content-filter') throw new AiError('declined')
  if (reason === 'error' || reason === 'interrupted') throw new AiError('failed')
  if (length === 0) throw new AiError('empty')
}

function readUse(usage: {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}): Partial<TokenUse> {
  const { inputTokens: input, outputTokens: output } = usage
  return { ...(input !== undefined && { input }), ...(output !== undefined && { output }) }
}

function completeUse({ use, length }: Answer, prompt: Prompt): TokenUse {
  const count = (characters: number) => Math.ceil(characters / charactersPerToken)
  return {
    input: use.input ?? count(prompt.system.length + prompt.user.length),
    output: use.output ?? count(length),
    estimated: use.input === undefined || use.output === undefined,
  }
}
