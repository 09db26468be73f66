// Where state is kept, and what public pages and the server's own thread load of it (docs/decisions/032 and 094).
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isTest, readSourceFiles } from './source-files.ts'

const files = readSourceFiles().filter(({ path }) => path.startsWith('src/') && !isTest(path))
const web = files.filter(({ path }) => path.startsWith('src/web/'))

it('keeps no state in variables of a module', () => {
  const holders = files.filter(({ path }) =>
    /^(?:export )?(?:let|var) \w+(?::| =|$)/m.test(readFileSync(path, 'utf8')),
  )
  expect(holders.map(({ path }) => path)).toEqual([])
})

it('changes no ref while it renders', () => {
  // Two spaces: the body of a component or hook itself, not of an effect or a handler inside it.
  const writers = web.filter(({ path }) => /^ {2}\w+\.current = /m.test(readFileSync(path, 'utf8')))
  expect(writers.map(({ path }) => path)).toEqual([])
})

it('starts in StrictMode', () => {
  const own = 'src/web/entry.client.tsx'
  const entry = existsSync(own) ? own : 'node_modules/@react-router/dev/dist/config/defaults/entry.client.tsx'
  expect(readFileSync(entry, 'utf8')).toContain('<StrictMode>')
})

it('loads neither the query cache, the client nor the editor with a public page', () => {
  const isSignedIn =
    /^src\/web\/routes\/(?:write|settings|workspace-settings|invite|clients|client|sign-off|auth-callback)\b/
  const screens = web.map(({ path }) => path).filter((path) => path.startsWith('src/web/routes/'))
  const start = ['src/web/root.tsx', ...screens.filter((path) => !isSignedIn.test(path))]
  expect(start).toContain('src/web/routes/pricing.tsx')
  const loaded = findLoaded(start)
  expect([...loaded.keys()]).toContain('react-router')
  const heavy = [...loaded].filter(([name]) => /^@(?:tanstack|supabase|tiptap)\//.test(name))
  expect(heavy.map(([name, importer]) => `${importer} loads ${name}`)).toEqual([])
})

it('reads no English in the thread that answers requests', () => {
  // Threads are scripts of their own, so they aren't among what the process loads.
  const loaded = findLoaded(['src/server/main.ts'])
  expect([...loaded.keys()]).toContain('src/server/reading/text-reader.ts')
  const readers =
    /^src\/domain\/(?:check|facts|rules|language\/(?!memoize)|brief\/(?!announcement-types\.ts|sheet\.ts|unit\.ts))/
  const found = [...loaded].filter(
    ([name]) => readers.test(name) || name.startsWith('src/server/release-html/'),
  )
  expect(found.map(([name, importer]) => `${importer} loads ${name}`)).toEqual([])
})

it('opens the screens of signed-in users inside the query cache', () => {
  const loaded = findLoaded(['src/web/routes/settings.tsx'])
  expect(loaded.has('src/web/lib/api/query-provider.tsx')).toBe(true)
  const providers = files.filter(({ path }) => readFileSync(path, 'utf8').includes('<QueryClientProvider'))
  expect(providers.map(({ path }) => path)).toEqual(['src/web/lib/api/query-provider.tsx'])
})

/** Everything the files load at once, each with the file that loads it. */
function findLoaded(start: readonly string[]): Map<string, string> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const found = new Map(start.map((path) => [path, 'a screen']))
  // A map is walked in the order of insertion, new entries included.
  for (const path of found.keys())
    for (const next of byPath.get(path)?.loads ?? []) if (!found.has(next)) found.set(next, path)
  return found
}
