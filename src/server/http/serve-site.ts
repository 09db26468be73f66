// Serves pages and files of the built site. Screens of the app start from the fallback page; unknown paths get the not-found page with
// status 404.
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isClientPath, isReviewPath } from '#contract/site-paths.ts'
import type { Config } from '#server/config/config.ts'
import type { AppEnv } from './env.ts'
import { requestOrigin } from './request-origin.ts'
import type { Encoding, Site, SiteEntry } from './site.ts'

export function serveSite(site: Site, config: Config): MiddlewareHandler<AppEnv> {
  return async function answerFromSite(c, next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const file = site.file(c.req.path)
    if (file) return send(c, file, 200)
    if (isServicePath(c.req.path)) return next()
    // A missing script or picture is a plain 404: a page instead would be run or shown as one.
    if (isFilePath(c.req.path) && !isClientPath(c.req.path)) return c.text('Not found', 404)
    return answerPage(c, site, config)
  }
}

/** An address such as /about.html was meant for a page. */
function isFilePath(path: string): boolean {
  return /\.\w+$/.test(path) && !/\.(?:html?|php|aspx?)$/i.test(path)
}

/** Paths that look like API calls get JSON, even if misspelled. */
function isServicePath(path: string): boolean {
  return /^\/+(?:rest|functions|storage|realtime|local|auth\/+v\d*)(?:\/|%2f|$)/i.test(path)
}

function answerPage(c: Context<AppEnv>, site: Site, config: Config): Response {
  const elsewhere = pageRedirect(c, c.req.path, config)
  if (elsewhere) return c.redirect(elsewhere.to, elsewhere.status)
  const page = site.page(c.req.path)
  if (page) return send(c, page, 200)
  if (isReviewPath(c.req.path)) return send(c, site.review, 200)
  return isClientPath(c.req.path) ? send(c, site.fallback, 200) : send(c, site.notFound, 404)
}

/** Another host is a temporary redirect, because the public host is a setting; a removed slash is permanent. */
type Redirect = { to: string; status: 307 | 308 }

/** Pages have only one address: the public host, without a slash at the end. */
function pageRedirect(c: Context<AppEnv>, path: string, config: Config): Redirect | undefined {
  const { search } = new URL(c.req.url)
  // Slashes are folded so that '//elsewhere.example/' can't become the address of another host.
  const trimmed =
    path.length > 1 && path.endsWith('/') ? path.replace(/(?<!\/)\/+$/, '').replace(/^\/*/, '/') : path
  if (requestOrigin(c, config)?.host !== new URL(config.siteUrl).host)
    return { to: `${config.siteUrl}${trimmed}${search}`, status: 307 }
  return trimmed === path ? undefined : { to: `${trimmed}${search}`, status: 308 }
}

function send(c: Context<AppEnv>, entry: SiteEntry, status: ContentfulStatusCode): Response {
  const { etag = '' } = entry.headers
  const headers = { ...entry.headers, vary: 'accept-encoding' }
  if (status === 200 && c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  const { bytes, encoding } = entry.body(acceptedEncoding(c.req.header('accept-encoding') ?? ''))
  return c.body(bytes, status, {
    ...headers,
    'content-length': String(bytes.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
}

function acceptedEncoding(header: string): Encoding {
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br'
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header) ? 'gzip' : 'identity'
}
