// The built web in memory: prerendered pages with their security policy, and files with their compressed versions. Only what is listed
// here is served, so no path can reach anything else on the disk.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { notFoundPath, reviewPagePath } from '#contract/site-paths.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** Placeholder in the built pages for the public address, which is known only at startup. */
const siteUrlPlaceholder = 'https://site-url.invalid'
const fallbackPath = '/__spa-fallback.html'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface SiteEntry {
  headers: Record<string, string>
  /** The body in the requested encoding, or the nearest one there is. */
  body(preferred: Encoding): { bytes: Buffer<ArrayBuffer>; encoding: Encoding }
}

export interface Site {
  /** Prerendered page of a path such as '/pricing'. */
  page(path: string): SiteEntry | undefined
  /** The empty shell that client-side screens start from. */
  fallback: SiteEntry
  /** The not-found page. */
  notFound: SiteEntry
  /** What every review link begins with. */
  review: SiteEntry
  file(path: string): SiteEntry | undefined
}

/** What is known only at startup: the public address and the origin of the reviews widget. */
export interface SitePlace {
  siteUrl: string
  reviewsWidgetUrl?: string | undefined
}

export async function loadSite(folder: string, place: SitePlace): Promise<Site> {
  const listed = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = listed
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const read = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name))] as const),
  )
  const contents = new Map(read)
  const pages = new Map<string, SiteEntry>()
  const files = new Map<string, SiteEntry>()
  for (const [name, bytes] of contents) {
    if (name.endsWith('.html')) pages.set(pagePath(name), makePage(bytes.toString(), place))
    else if (!/\.(br|gz)$/.test(name)) files.set(`/${name}`, makeFile(name, contents))
  }
  for (const [path, asset] of fontAssets) {
    const name = names.find((each) => asset.test(each))
    if (name !== undefined) files.set(path, makeFile(name, contents))
  }
  const takeOut = (path: string): SiteEntry => {
    const page = pages.get(path)
    if (!page) throw new Error(`${join(folder, path)} is missing. Build the web app first.`)
    pages.delete(path)
    return page
  }
  return {
    fallback: takeOut(fallbackPath),
    notFound: takeOut(notFoundPath),
    review: takeOut(reviewPagePath),
    page: (path) => pages.get(path),
    file: (path) => files.get(path),
  }
}

/** The product's fonts under fixed names, for pages outside the build (local/page.ts). */
const fontAssets: readonly [path: string, asset: RegExp][] = [
  ['/fonts/newsreader.woff2', /^assets\/newsreader-latin-opsz-normal-[^/]+\.woff2$/],
  ['/fonts/inter.woff2', /^assets\/inter-latin-wght-normal-[^/]+\.woff2$/],
]

/** 'pricing/index.html' is served at '/pricing', 'index.html' at '/'. */
const pagePath = (name: string) => `/${name.replace(/\/?index\.html$/, '')}`

function makePage(source: string, { siteUrl, reviewsWidgetUrl }: SitePlace): SiteEntry {
  const guest = reviewsWidgetUrl === undefined ? undefined : new URL(reviewsWidgetUrl).origin
  const html = source.replaceAll(siteUrlPlaceholder, siteUrl)
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  )
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'))
  const bodies = new Map<Encoding, Buffer<ArrayBuffer>>([['identity', Buffer.from(html)]])
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy([...new Set(hashes)], guest),
      'cache-control': 'no-cache',
      etag: etagOf(html),
    },
    body(preferred) {
      const bytes = bodies.get(preferred) ?? compress(html, preferred)
      bodies.set(preferred, bytes)
      return { bytes, encoding: preferred }
    },
  }
}

/** Pages contain the public address, so they are compressed here, on first use, and not by the build. */
function compress(html: string, encoding: Encoding): Buffer<ArrayBuffer> {
  return encoding === 'br'
    ? brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    : gzipSync(html)
}

function makeFile(name: string, contents: Map<string, Buffer<ArrayBuffer>>): SiteEntry {
  const plain = contents.get(name) ?? Buffer.alloc(0)
  const brotli = contents.get(`${name}.br`)
  const gzip = contents.get(`${name}.gz`)
  const immutable = name.startsWith('assets/')
  return {
    headers: {
      'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      etag: etagOf(plain),
    },
    body(preferred) {
      if (preferred === 'br' && brotli) return { bytes: brotli, encoding: 'br' }
      if (preferred !== 'identity' && gzip) return { bytes: gzip, encoding: 'gzip' }
      return { bytes: plain, encoding: 'identity' }
    },
  }
}

const etagOf = (bytes: Buffer | string) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
