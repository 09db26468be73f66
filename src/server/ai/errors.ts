// Why a writer could not write. People see the sentences. Nothing a provider said is repeated, because providers echo keys and prompts.

export type AiFailure =
  /** Too many are waiting already. */
  | 'busy'
  /** The provider wants fewer calls. */
  | 'limited'
  /** The provider does not accept the key or the model. */
  | 'refused'
  /** The provider failed, was out of reach, or spoke nonsense. */
  | 'failed'
  | 'timeout'
  /** The provider does not want to write this. */
  | 'declined'
  /** The provider failed so often that it is left alone for a while. */
  | 'paused'
  /** The answer has no text. */
  | 'empty'
  /** The answer reached the output limit before its end. */
  | 'cut'
  /** What was sent is more than can be answered. */
  | 'too_long'
  /** The built-in writer has no rule for what was asked. */
  | 'beyond'

const sentences: Record<AiFailure, string> = {
  busy: 'We’re handling a lot of requests right now. Try again in a minute.',
  limited: 'We’ve reached the AI provider’s limit. Try again in a minute.',
  refused:
    'The AI provider rejected the request. Ask your administrator to check the provider’s key, model and address.',
  failed: 'The AI provider didn’t respond. Try again.',
  timeout: 'The AI provider took too long to respond. Try again.',
  declined: 'The AI provider declined to write this. Reword your request.',
  paused: 'The AI provider failed several times in a row. Try again in 30 seconds.',
  empty: 'No content was generated. Please try again.',
  cut: 'The AI model reached its length limit before it finished. Ask for less at a time.',
  too_long: 'This text is too long for the AI model. Work on one part of it at a time.',
  beyond: 'The built-in writer can’t do this. Nothing changed.',
}

export class AiError extends Error {
  override name = 'AiError'
  readonly failure: AiFailure
  /** Milliseconds the provider wants us to wait. */
  readonly retryAfterMs: number | undefined

  /** `sentence` says more than the failure's own. */
  constructor(failure: AiFailure, retryAfterMs?: number, sentence: string = sentences[failure]) {
    super(sentence)
    this.failure = failure
    this.retryAfterMs = retryAfterMs
  }
}
