// What a provider's failure means for us: which kind it is, and whether asking again may help.
import type { Outcome } from './breaker.ts'
import { AiError } from './errors.ts'

export interface ProviderFailure {
  error: AiError
  mayRetry: boolean
  /** What it says of the provider. */
  outcome: Outcome
  /** For the log: the status or the error's name, never its words. */
  label: string
}

/** What the SDK's call errors carry; recognized by shape, so that nothing has to be loaded for it. */
interface CallError {
  name: string
  statusCode?: number
  isRetryable?: boolean
  responseHeaders?: Record<string, string>
  responseBody?: string
}

/** Longest wait that a provider may ask for and get within one call. */
const maxWaitMs = 10_000
/** Client errors that may pass: request time-out, conflict. */
const passing = new Set([408, 409])
/** How providers say that a text does not fit the model; there is no status for it. */
const tooLongWords =
  /context.?(?:length|window|size)|too (?:long|many tokens)|exceeds?.{0,40}tokens|maximum.{0,40}tokens/i

export function readFailure(cause: unknown): ProviderFailure {
  if (cause instanceof AiError) {
    const outcome = cause.failure === 'timeout' || cause.failure === 'failed' ? 'bad' : 'unknown'
    return { error: cause, mayRetry: false, outcome, label: cause.failure }
  }
  const call = (cause instanceof Error ? cause : new Error('unknown')) as Error & CallError
  const status = call.statusCode
  if (status === undefined || status >= 500 || status < 400 || passing.has(status)) {
    const mayRetry = call.isRetryable === true
    return { error: new AiError('failed'), mayRetry, outcome: 'bad', label: String(status ?? call.name) }
  }
  return readRefusal(status, call)
}

function readRefusal(status: number, { responseHeaders, responseBody = '' }: CallError): ProviderFailure {
  const label = String(status)
  if (status === 429) {
    const waitMs = readWait(responseHeaders)
    const mayRetry = (waitMs ?? 0) <= maxWaitMs
    return { error: new AiError('limited', waitMs), mayRetry, outcome: 'unknown', label }
  }
  // 401 and 403 are about the key and fail for everyone; the rest may be about this request alone.
  const outcome = status === 401 || status === 403 ? 'bad' : 'unknown'
  const isTooLong = status === 413 || (status === 400 && tooLongWords.test(responseBody))
  return { error: new AiError(isTooLong ? 'too_long' : 'refused'), mayRetry: false, outcome, label }
}

/** Milliseconds that `retry-after-ms` or `retry-after` (seconds, or a date) ask for. */
function readWait(headers: CallError['responseHeaders'] = {}): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds)
  const header = headers['retry-after']
  if (header === undefined) return undefined
  const seconds = Number(header)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
