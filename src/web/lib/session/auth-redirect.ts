// What an email link or social provider put into the URL of /auth/callback. Read once when the page opens, because the client removes
// the tokens from the URL as soon as it is created.
import { paths } from '#web/paths.ts'

const errorNames = ['error', 'error_code', 'error_description']
const tokenNames = [
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'provider_token',
  'provider_refresh_token',
]
const nothing: AuthRedirect = { kind: 'nothing' }

/** The URL the page was opened with, made unambiguous (see below), before the client removes tokens from it. */
export const openedUrl = typeof window === 'undefined' ? undefined : settleRedirectUrl(window.location.href)

/**
 * The client reads query and fragment as one, lets the query win and overlooks empty errors: a URL could ask about one account and sign in
 * to another. So the URL gets one meaning before anybody reads it: tokens count in the fragment alone, an error must say something, and
 * with an error there are no tokens.
 */
export function settleRedirectUrl(href: string): string {
  const url = new URL(href)
  if (url.pathname !== paths.authCallback) return href
  const fragment = new URLSearchParams(url.hash.slice(1))
  for (const part of [url.searchParams, fragment])
    for (const name of errorNames) if (part.getAll(name).every((value) => value === '')) part.delete(name)
  const isRefusal = errorNames.some((name) => fragment.has(name) || url.searchParams.has(name))
  for (const name of tokenNames) {
    url.searchParams.delete(name)
    const [value] = fragment.getAll(name)
    fragment.delete(name)
    if (value !== undefined && !isRefusal) fragment.set(name, value)
  }
  url.hash = fragment.toString()
  return url.href
}

export type AuthRedirect =
  | { kind: 'nothing' }
  | { kind: 'session'; accessToken: string; type: string | null }
  /** Providers put their error into the query, emails only into the fragment. */
  | { kind: 'refusal'; code: string | null; isFromProvider: boolean; isInFragment: boolean }
  /** The first of the two links of an email change. */
  | { kind: 'half-done' }

export function parseAuthRedirect({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): AuthRedirect {
  if (pathname !== paths.authCallback) return nothing
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const read = (name: string) => fragment.get(name) ?? query.get(name)
  if (errorNames.some((name) => read(name) !== null)) {
    const isInFragment = errorNames.some((name) => fragment.has(name))
    return { kind: 'refusal', code: read('error_code'), isFromProvider: query.has('error'), isInFragment }
  }
  const accessToken = fragment.get('access_token')
  if (accessToken) return { kind: 'session', accessToken, type: fragment.get('type') }
  return fragment.has('message') ? { kind: 'half-done' } : nothing
}

/** An object and not a Store, which would be script on every public page. */
const opened = { redirect: openedUrl === undefined ? nothing : parseAuthRedirect(new URL(openedUrl)) }

export function readAuthRedirect(): AuthRedirect {
  return opened.redirect
}

/** A second visit to the page, such as by the Back button, must not use the same URL again. */
export function clearAuthRedirect(): void {
  opened.redirect = nothing
}
