// A reviewer's calls, without an account: the link's token, and the session that this browser got for the mailed code.
import type { ReviewAnswer, ReviewRequest, ReviewView } from '#contract/reviews.ts'
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { takeEarlyAnswer } from './early/early-request.ts'

/** Why a call failed: what the server says, or that it can't be reached. */
export class ReviewProblem extends Error {
  readonly code: string
  /** The same request would be refused again. */
  readonly isFinal: boolean
  constructor(message: string, { code, isFinal = false }: { code: string; isFinal?: boolean }) {
    super(message)
    this.code = code
    this.isFinal = isFinal
  }
}

export const unreachable = 'unreachable'
export const offlineMessage = 'You’re offline, so this wasn’t sent. Try again when you’re back online.'
const unreachableMessage = 'We couldn’t reach the server, so this wasn’t sent. Try again in a moment.'

type Action = ReviewRequest['action']
type Answer<Of extends Action> = Of extends 'check-link'
  ? { works: true }
  : Of extends 'send-code'
    ? { sent_to: string }
    : Of extends 'enter' | 'resume'
      ? { session: string }
      : Of extends 'previous-text'
        ? { html: string }
        : Of extends 'open-newest'
          ? { token: string }
          : { review: ReviewView }

/** Plain fetch: this page loads no client library. */
export async function askReview<Of extends Exclude<Action, 'picture'>>(
  request: Extract<ReviewRequest, { action: Of }>,
): Promise<Answer<Of>> {
  const response = (await takeEarlyAnswer(request)) ?? (await send(request))
  const body = (await response.json().catch(() => undefined)) as
    | (ReviewAnswer & { error?: string; code?: string })
    | undefined
  if (response.ok && body) return body as unknown as Answer<Of>
  const { error = 'Something went wrong on our end. Try again.', code = 'failed' } = body ?? {}
  throw new ReviewProblem(error, { code, isFinal: response.status < 500 && !temporary.includes(code) })
}

/** A deleted release can be restored, and its link then works again. */
const temporary: readonly string[] = ['code_needed', 'no_review', 'too_often', 'changed', 'failed']

/** A picture of the release, in the size of the screen; undefined if it can't be loaded. */
export async function loadReviewPicture(
  request: Omit<Extract<ReviewRequest, { action: 'picture' }>, 'action'>,
): Promise<Blob | undefined> {
  try {
    const response = await send({ action: 'picture', ...request })
    return response.ok ? await response.blob() : undefined
  } catch (error) {
    if (error instanceof ReviewProblem) return undefined
    throw error
  }
}

async function send(request: ReviewRequest): Promise<Response> {
  try {
    const { supabaseUrl, supabaseKey } = await loadAppConfig()
    return await fetch(`${supabaseUrl}/functions/v1/review`, {
      method: 'POST',
      headers: { apikey: supabaseKey, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      // The address of a review must not leak to other sites.
      referrerPolicy: 'no-referrer',
    })
  } catch {
    throw new ReviewProblem(navigator.onLine ? unreachableMessage : offlineMessage, { code: unreachable })
  }
}
