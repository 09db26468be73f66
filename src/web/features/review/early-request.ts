// A reviewer who has entered the code asks for the release with the page itself, while its scripts are still on their way: on a slow
// phone that is a second.
import type { ReviewRequest } from '#contract/reviews.ts'

interface EarlyRequest {
  token: string
  session: string
  answer: Promise<Response>
}

declare global {
  interface Window {
    earlyReview?: EarlyRequest | undefined
  }
}

/** Part of the built page. It does what loadAppConfig, readStoredReview and askReview do later; if it fails, they do. */
export const earlyRequestScript = import.meta.env.SSR
  ? `try {
  var token = location.pathname.split('/').pop(), stored = localStorage.getItem('review:' + token), session = stored && JSON.parse(stored).session
  if (session) {
    var answer = fetch('/app-config.json').then(function (response) { return response.json() }).then(function (config) {
      return fetch(config.supabaseUrl + '/functions/v1/review', {
        method: 'POST',
        headers: { apikey: config.supabaseKey, 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'read', token: token, session: session }),
        referrerPolicy: 'no-referrer'
      })
    })
    answer.catch(function () {})
    window.earlyReview = { token: token, session: session, answer: answer }
  }
} catch (error) {}`
  : ''

/** The answer to the page's own request, once; undefined if it asked for something else or nothing came. */
export async function takeEarlyAnswer(request: ReviewRequest): Promise<Response | undefined> {
  const early = window.earlyReview
  if (!early || request.action !== 'read') return undefined
  window.earlyReview = undefined
  if (early.token !== request.token || early.session !== request.session) return undefined
  return await early.answer.catch(() => undefined)
}
