// Where a browser may be redirected: our own site, loopback, and what the operator allows. Anything else becomes the site's default
// return address, so that no link of ours leads elsewhere.
import type { Context } from 'hono'
import { authCallbackPath } from '#domain/account/auth-callback.ts'
import { isLoopback } from '#server/config/config.ts'
import type { AppEnv } from '#server/http/env.ts'
import type { Auth } from './auth.ts'

/** The requested URL if it is allowed, otherwise the site's default. */
export function readRedirect(c: Context<AppEnv>, auth: Auth, requested?: string | null): string {
  const { siteUrl } = auth.config
  const url = requested ?? c.req.header('redirect_to') ?? c.req.query('redirect_to')
  const chosen = url || refererElsewhere(c.req.header('referer'), siteUrl)
  return chosen && isAllowedRedirect(chosen, siteUrl, auth.settings.redirectUrls)
    ? chosen
    : returnAddress(auth)
}

/** The one page of the site that accepts tokens and removes them from the URL. */
export const returnAddress = ({ config }: Pick<Auth, 'config'>): string => config.siteUrl + authCallbackPath

/** The referring page, unless it is one of our own, which don't look for tokens in their URL. */
function refererElsewhere(referer: string | undefined, siteUrl: string): string | undefined {
  const [page, site] = [URL.parse(referer ?? ''), new URL(siteUrl)]
  return page && isOwnSite(page, site) && page.port === site.port ? undefined : referer
}

export function isAllowedRedirect(address: string, siteUrl: string, globs: readonly string[]): boolean {
  // Browsers drop tabs and line breaks and treat \ as /: check what they will open.
  if (/[\p{Cc}\\]/u.test(address) || address.length > 2000) return false
  const url = URL.parse(address)
  if (!url || url.username || url.password || isNumber(address)) return false
  return isOwnSite(url, new URL(siteUrl)) || (!isBareAddress(url) && isListed(url, globs))
}

function isOwnSite(url: URL, site: URL): boolean {
  const local = isLoopback(url.hostname)
  const sameHost = url.hostname === site.hostname || (local && isLoopback(site.hostname))
  return url.protocol === site.protocol && sameHost && (local || url.port === site.port)
}

/** A host written as a single number, which only attackers use. */
function isNumber(address: string): boolean {
  const host = address.split('/')[2]?.split(':')[0] ?? ''
  return /^(\d+|0x[\da-f]+)$/i.test(host)
}

/** An IP address never matches an entry, whatever its wildcards say. */
function isBareAddress(url: URL): boolean {
  return /^[\d.]+$|^\[/.test(url.hostname) && !isLoopback(url.hostname)
}

function isListed(url: URL, globs: readonly string[]): boolean {
  const plain = new URL(url)
  plain.hash = ''
  return globs.some((glob) => matchesGlob(plain.href, glob))
}

/** `*` stops at dots and slashes, `**` doesn't. */
function matchesGlob(text: string, glob: string): boolean {
  const pattern = glob
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^./]*' : part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'),
    )
    .join('')
  return new RegExp(`^${pattern}$`).test(text)
}

/** Adds parameters to the fragment, so that tokens reach the browser without appearing in server logs. */
export function withFragment(url: string, members: Record<string, string>): string {
  const target = new URL(url)
  target.hash = new URLSearchParams(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1))).toString()
  return target.href
}

export function withQuery(url: string, members: Record<string, string>): string {
  const target = new URL(url)
  for (const [name, value] of Object.entries(members)) target.searchParams.set(name, value)
  return target.href
}
