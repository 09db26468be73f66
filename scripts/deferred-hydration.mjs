// Defers hydration of the prerendered pages: removes their preloads from the head and makes the start-up script inert until
// src/web/lib/page/deferred-hydration-script.ts runs it. Pages that are useless without script start at once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const startsAtOnce = /(?:__spa-fallback|(?:signin|signup)[/\\]index)\.html$/

export function deferHydration(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) deferHydration(path)
    else if (path.endsWith('.html') && !startsAtOnce.test(path))
      writeFileSync(path, deferStart(readFileSync(path, 'utf8'), path))
  }
}

function deferStart(html, path) {
  const hrefs = []
  const bare = html.replaceAll(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_tag, href) => {
    hrefs.push(href)
    return ''
  })
  const deferred = bare.replace(
    '<script type="module" async="">',
    `<script type="text/plain" data-deferred="${hrefs.join(' ')}">`,
  )
  if (hrefs.length === 0 || deferred === bare)
    throw new Error(`${path} does not start as React Router's pages did: see scripts/deferred-hydration.mjs.`)
  return deferred
}
