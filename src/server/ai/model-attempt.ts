// One call to the provider, piece by piece, with its time limits and what it cost.
import type { ModelConfig } from '#server/config/ai.ts'
import { AiError } from './errors.ts'
import type { Prompt } from './prompts.ts'
import type { ProviderModel } from './providers.ts'
import type { TokenUse } from './writer.ts'

export interface Attempt {
  model: ProviderModel
  prompt: Prompt
  config: Pick<ModelConfig, 'timeoutMs' | 'maxOutputTokens'>
  signal: AbortSignal
  onUse?(use: TokenUse): void
}

type Part =
  Awaited<ReturnType<ProviderModel['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never

/** Total time for a slow provider, as a multiple of the longest allowed silence. */
const longestInSilences = 10
const charactersPerToken = 4

/** What is known of an answer while it arrives. */
interface Answer {
  length: number
  use: Partial<TokenUse>
  hasEnded: boolean
}

/**
 * Throws AiErrors of ours, the provider package's own errors, or the signal's reason. Asks the provider's model itself: the SDK's
 * streamText costs three times the processor time for each piece, and nothing it adds is needed here.
 */
export async function* askOnce(attempt: Attempt): AsyncGenerator<string> {
  const clock = startClock(attempt)
  const answer: Answer = { length: 0, use: {}, hasEnded: false }
  let isAccepted = false
  try {
    clock.listen()
    const { stream } = await attempt.model.doStream({
      prompt: [
        { role: 'system', content: attempt.prompt.system },
        { role: 'user', content: [{ type: 'text', text: attempt.prompt.user }] },
      ],
      maxOutputTokens: attempt.config.maxOutputTokens,
      abortSignal: clock.signal,
    })
    isAccepted = true
    for await (const part of stream) {
      clock.pause()
      const text = takePart(part, answer)
      if (text !== '') yield text
      clock.listen()
    }
    if (!answer.hasEnded) throw new AiError('failed')
  } catch (error) {
    // An abort comes as an error of the network.
    clock.signal.throwIfAborted()
    throw error
  } finally {
    clock.stop()
    if (isAccepted) attempt.onUse?.(completeUse(answer, attempt.prompt))
  }
}

/** Notes what a part says and returns its text, if any. */
function takePart(part: Part, answer: Answer): string {
  switch (part.type) {
    case 'text-delta':
      answer.length += part.delta.length
      return part.delta
    case 'error':
      throw part.error
    case 'finish':
      answer.hasEnded = true
      answer.use = readUse(part.usage.inputTokens.total, part.usage.outputTokens.total)
      checkEnd(part.finishReason.unified, answer.length)
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
    /** Starts waiting for the provider. While our reader is busy, the provider isn't to blame, so the time stops. */
    listen() {
      silence = setTimeout(giveUp, config.timeoutMs)
    },
    pause,
    stop() {
      clearTimeout(whole)
      pause()
      signal.removeEventListener('abort', goAway)
      // Even if the reader stopped early: this ends the provider's work and its bill.
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

function readUse(input: number | undefined, output: number | undefined): Partial<TokenUse> {
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
