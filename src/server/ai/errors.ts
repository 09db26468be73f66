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
  /** The answer holds no text. */
  | 'empty'
  /** The answer reached the output limit before its end. */
  | 'cut'
  /** What was sent is more than can be answered. */
  | 'too_long'
  /** The built-in writer has no rule for what was asked. */
  | 'beyond'

const sentences: Record<AiFailure, string> = {
  busy: 'Many texts are being written at the moment. Please try again in a minute.',
  limited: 'The AI provider is over its limit at the moment. Please try again in a minute.',
  refused:
    'The AI provider refused the request. Whoever runs this site has to check its key, model and address.',
  failed: 'The AI provider failed to answer. Please try again.',
  timeout: 'The AI provider took too long to answer. Please try again.',
  declined: 'The AI provider declined to write this. Please put it in other words.',
  paused:
    'The AI provider has failed several times in a row and is left alone for a moment. Please try again in half a minute.',
  empty: 'No content was generated. Please try again.',
  cut: 'The text reached the length limit of the AI model before its end. Please ask for less at once.',
  too_long: 'This text is too long for the AI model. Please work on a part of it at a time.',
  beyond: 'The built-in writer cannot do this. Nothing was changed.',
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
