// How the built web is served: pages, files, policy, redirects, the shell for client screens, 404.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { loadSite } from '#server/http/site.ts'
import { withApp } from '#tests/support/start-app.ts'

const inline = 'console.info("theme")'
const folder = mkdtempSync(join(tmpdir(), 'presswright-site-'))
const files: Record<string, string | Buffer> = {
  'index.html': `<link rel="canonical" href="https://site-url.invalid/"><script>${inline}</script><script src="/assets/a.js"></script>Landing`,
  'pricing/index.html': '<p>Pricing</p>',
  '__spa-fallback.html': `<script type="module">start()</script>Shell`,
  'not-found/index.html': '<h1>Page not found</h1>',
  'review/link/index.html': '<h1>For review</h1>',
  'assets/app-1a2b.js': 'export const a = 1',
  'assets/app-1a2b.js.gz': gzipSync('export const a = 1'),
  'favicon.svg': '<svg/>',
  'assets/newsreader-latin-opsz-normal-9f8e.woff2': 'serif',
}
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const test = withApp({ site: () => loadSite(folder, { siteUrl: 'http://localhost:3000' }) })
const get = (path: string, headers: Record<string, string> = {}) => test.app.request(path, { headers })

describe('a page', () => {
  it('has the public URL and a policy with its own scripts', async () => {
    const response = await get('/')
    expect(await response.text()).toContain('href="http://localhost:3000/"')
    const hash = createHash('sha256').update(inline).digest('base64')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe-inline')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('is compressed as the browser accepts', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toContain('Landing')
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toContain('Landing')
    expect((await get('/')).headers.get('content-encoding')).toBeNull()
  })

  it('is not sent again if unchanged', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  })

  it('has no trailing slash', async () => {
    const response = await get('/pricing/?period=annual')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/pricing?period=annual')
  })

  it('is not served by file name', async () => {
    for (const path of [
      '/index.html',
      '/pricing/index.html',
      '/__spa-fallback.html',
      '/about.htm',
      '/a.PHP',
    ]) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Page not found')
    }
  })

  it('is served only on the public host', async () => {
    const response = await get('/pricing?a=1', { host: '127.0.0.1:3000' })
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe('http://localhost:3000/pricing?a=1')
  })

  it('never redirects to another site', async () => {
    for (const path of ['//evil.example/', '//evil.example//', '/\\evil.example/']) {
      const location = (await get(path)).headers.get('location')
      expect(location === null || new URL(location, 'http://localhost:3000').host === 'localhost:3000').toBe(
        true,
      )
    }
  })
})

describe('a review link', () => {
  it.each(['/review/x', '/review/link', '/review/a.b'])('%s starts from the built page', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('For review')
  })
})

describe('a client screen', () => {
  it.each([
    '/write',
    '/write/42',
    '/write/a.b',
    '/settings',
    '/settings/workspace',
    '/invite/x',
    '/clients',
    '/clients/1',
    '/auth/callback',
  ])('%s starts from the shell', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Shell')
  })

  it.each(['/nowhere', '/write/1/2', '/review', '/review/x/y', '/tools', '/settings/x', '/not-found'])(
    '%s is the not-found page with status 404',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Page not found')
    },
  )
})

describe('a file', () => {
  it('of the product’s fonts also has a stable name for pages outside the build', async () => {
    const response = await get('/fonts/newsreader.woff2')
    expect(response.headers.get('content-type')).toBe('font/woff2')
    expect(await response.text()).toBe('serif')
  })

  it('with a hash in its name is cached forever', async () => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('without one is revalidated', async () => {
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it.each([
    '/assets/missing.js',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  ])('%s is not there', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('presswright')
  })
})

it('an API path never returns a page', async () => {
  for (const path of [
    '/auth/v1/x',
    '/rest/v1/x',
    '/functions/v1/x',
    '/storage/v1/x',
    '/realtime/v1/x',
    '/local/x',
    '/rest',
    '/rest/v2/x',
    '/rest/v1%2Fcontent',
    '//rest/v1/content',
    '/auth/v2/x',
    '/storage',
  ]) {
    expect((await get(path)).headers.get('content-type')).toContain('application/json')
  }
})

describe('for crawlers', () => {
  it('the sitemap lists the public pages at the public URL, without sign-in and sign-up', async () => {
    const response = await get('/sitemap.xml')
    expect(response.headers.get('content-type')).toContain('application/xml')
    const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
    expect(listed).toContain('http://localhost:3000/')
    expect(listed).toContain('http://localhost:3000/tools/headline-analyzer')
    expect(listed.filter((address) => /signin|signup|write|settings/.test(address ?? ''))).toEqual([])
  })

  it('robots.txt excludes private paths and names the sitemap', async () => {
    const text = await (await get('/robots.txt')).text()
    expect(text).toContain('User-agent: *')
    expect(text).toContain('Disallow: /write')
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })
})

it('the policy allows a reviews widget by its origin, only if configured', async () => {
  const place = { siteUrl: 'http://localhost:3000', reviewsWidgetUrl: 'https://reviews.example.com/w.js' }
  const policy = (await loadSite(folder, place)).page('/')?.headers['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self' https://reviews.example.com 'sha256-")
  expect(policy).toContain('frame-src https://reviews.example.com')
  expect((await get('/')).headers.get('content-security-policy')).not.toContain('reviews.example.com')
})
