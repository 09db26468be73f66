// Requests the release and draws it before the page's scripts are loaded, which saves two seconds on a slow phone.
import type { ReviewRequest } from '#contract/reviews.ts'

interface EarlyRequest {
  token: string
  session: string
  answer: Promise<Response>
  /** The text is on the screen, or won't be before the scripts are: they are loaded then. */
  drawn?: Promise<unknown> | undefined
}

declare global {
  interface Window {
    earlyReview?: EarlyRequest | undefined
  }
}

/**
 * Part of the built page. It does what loadAppConfig, readStoredReview and askReview do later; if it fails, they do. Notices of later
 * rounds are above the text and would move it: those wait for the page, and a browser that knows other links doesn't wait for the text.
 */
export const earlyRequestScript = import.meta.env.SSR
  ? `try {
  (function () {
    var token = location.pathname.split('/').pop(), stored = localStorage.getItem('review:' + token), session = stored && JSON.parse(stored).session
    if (!session) return
    var links = Object.keys(localStorage).filter(function (key) { return key.startsWith('review:') })
    function draw(body) {
      var review = body.review, root = document.documentElement, early = document.getElementById('early-release')
      if (!review || !early || review.previous || review.newer || !window.earlyReview) return
      function fill(name, words) { early.querySelector('[data-early=' + name + ']').textContent = words }
      var day = review.due && new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(review.due + 'T00:00:00Z'))
      var isQuoted = review.quotes.some(function (quote) { return quote.is_mine && !quote.approved })
      fill('reviewer', review.reviewer.name)
      fill('title', review.title)
      fill('request', 'Version ' + review.version + (review.sender && ', sent by ' + review.sender) + '.' + (review.decision ? '' : (day ? ' Respond by ' + day + '.' : '') + (isQuoted ? ' Read it, approve your quote, then approve the release or ask for changes.' : ' Read it, then approve it or ask for changes.')))
      fill('message', review.message || '')
      early.querySelector('[data-early=text]').innerHTML = review.html
      var hasMarks = review.comments.some(function (comment) { return comment.passage !== '' && comment.resolved_at === null })
      if (hasMarks) early.querySelectorAll('[data-early-marked]').forEach(function (hint) { hint.hidden = false })
      root.dataset.earlyRelease = ''
      return new Promise(function (painted) {
        requestAnimationFrame(function () { requestAnimationFrame(painted) })
        setTimeout(painted, 200)
      })
    }
    var answer = fetch('/app-config.json').then(function (response) { return response.json() }).then(function (config) {
      return fetch(config.supabaseUrl + '/functions/v1/review', {
        method: 'POST',
        headers: { apikey: config.supabaseKey, 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'read', token: token, session: session }),
        referrerPolicy: 'no-referrer'
      })
    })
    var drawn = answer.then(function (response) { return response.clone().json() }).then(draw).catch(function () {})
    window.earlyReview = { token: token, session: session, answer: answer, drawn: links.length > 1 ? undefined : drawn }
  })()
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
