// The list of routes that every page loads, without what the browser never reads: the files a route's module imports (the module itself
// names them) and everything that is false. A route then costs a public page some 30 bytes instead of 80.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const start = 'window.__reactRouterManifest='

export function slimManifests(folder) {
  const names = readdirSync(folder).filter((name) => /^manifest-.*\.js$/.test(name))
  if (names.length === 0) throw new Error('The build wrote no list of routes: see scripts/slim-manifest.mjs.')
  for (const name of names)
    writeFileSync(join(folder, name), slimManifest(readFileSync(join(folder, name), 'utf8')))
}

export function slimManifest(script) {
  if (!script.startsWith(start))
    throw new Error('The list of routes does not begin as React Router’s did: see scripts/slim-manifest.mjs.')
  const manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, ''))
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, slimRoute(route)])
  const entry = { ...manifest.entry, imports: [] }
  return `${start}${JSON.stringify({ ...manifest, entry, routes: Object.fromEntries(routes) })};`
}

const slimRoute = ({ imports: _, ...route }) =>
  Object.fromEntries(
    Object.entries(route).filter(
      ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  )
