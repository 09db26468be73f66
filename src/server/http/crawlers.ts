// GET /robots.txt and /sitemap.xml, with the public address, which is known only at startup.
import { Hono } from 'hono'
import { publicPaths } from '#contract/site-paths.ts'
import type { AppEnv } from './env.ts'

/** Public, but of no use in search results. */
const unlisted: ReadonlySet<string> = new Set(['/signin', '/signup'])
const disallowed = ['/auth/', '/functions/', '/local/', '/rest/', '/settings', '/write']

export function crawlerRoutes(siteUrl: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/robots.txt', (c) => c.text(writeRobots(siteUrl)))
  app.get('/sitemap.xml', (c) =>
    c.body(writeSitemap(siteUrl), 200, { 'content-type': 'application/xml; charset=utf-8' }),
  )
  return app
}

function writeRobots(siteUrl: string): string {
  const rules = disallowed.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}

function writeSitemap(siteUrl: string): string {
  const pages = publicPaths
    .filter((path) => !unlisted.has(path))
    .map((path) => `<url><loc>${siteUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n')
}
