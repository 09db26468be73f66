// What an email link or social provider put into the URL of /auth/callback. Read once when the page opens, because the client removes
// the tokens from the URL as soon as it is created.
import { Store } from '#web/lib/store.ts'
import { paths } from '#web/paths.ts'

/** The URL the page was opened with, before the client removes tokens from it. */
export const openedUrl = typeof window === 'undefined' ? undefined : window.location.href

export type AuthRedirect =
  | { kind: 'nothing' }
  | { kind: 'session'; accessToken: string; type: string | null }
  /** Providers put their error into the query, emails only into the fragment. */
  | { kind: 'refusal'; code: string | null; isFromProvider: boolean; isInFragment: boolean }
  /** The first of the two links of an email change. */
  | { kind: 'half-done' }

const errorNames = ['error', 'error_code', 'error_description']
const nothing: AuthRedirect = { kind: 'nothing' }

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

const current = new Store<AuthRedirect>(
  openedUrl === undefined ? nothing : parseAuthRedirect(new URL(openedUrl)),
)

export function readAuthRedirect(): AuthRedirect {
  return current.read()
}

/** A second visit to the page, such as by the Back button, must not use the same URL again. */
export function clearAuthRedirect(): void {
  current.set(nothing)
}
