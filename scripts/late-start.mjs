// Sets the start of the app aside in the prerendered pages: its preloads leave the head and its script does not run until
// src/web/lib/late-start-script.ts makes it. Pages that are of no use without script keep their own.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const atOnce = /(?:__spa-fallback|(?:signin|signup)[/\\]index)\.html$/

export function startLate(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) startLate(path)
    else if (path.endsWith('.html') && !atOnce.test(path))
      writeFileSync(path, setAside(readFileSync(path, 'utf8'), path))
  }
}

function setAside(html, path) {
  const hrefs = []
  const bare = html.replaceAll(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_tag, href) => {
    hrefs.push(href)
    return ''
  })
  const late = bare.replace(
    '<script type="module" async="">',
    `<script type="text/plain" data-late="${hrefs.join(' ')}">`,
  )
  if (hrefs.length === 0 || late === bare)
    throw new Error(`${path} does not start as React Router's pages did: see scripts/late-start.mjs.`)
  return late
}
