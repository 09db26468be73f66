// Who may import whom inside a layer. Layer against layer is the compiler's (tsconfig references), `../` and cycles are Biome's.
import { expect, it } from 'vitest'
import { isTest, readSourceFiles } from './source-files.ts'

interface Wall {
  /** Files behind the wall; its first group is `own` in `never`. */
  files: RegExp
  /** What they must not import: paths from the root, names of packages. */
  never: (own: string) => RegExp
  instead: string
}

const walls: Wall[] = [
  {
    files: /^src\/domain\//,
    never: () => /^(?!src\/domain\/)/,
    instead: 'The domain imports nothing: pass time, randomness and data as parameters.',
  },
  {
    files: /^src\/contract\//,
    never: () => /^(?!src\/(domain|contract)\/|zod$)/,
    instead: 'The contract imports the domain and zod, nothing else.',
  },
  {
    files: /^src\/server\/(auth|rest|functions|storage|realtime)\//,
    never: (own) =>
      new RegExp(`^src/server/((app|main)\\.ts|(?!${own}/)(auth|rest|functions|storage|realtime)/)`),
    instead: 'API modules never import each other: what two of them need goes to stores, keys or http.',
  },
  {
    files: /^src\/server\/(?:auth\/providers\/|(?!auth\/|rest\/|functions\/|storage\/|realtime\/)[\w-]+\/)/,
    never: () =>
      /^src\/server\/((app|main)\.ts|auth\/(?!providers\/)|rest\/|functions\/|storage\/|realtime\/)/,
    instead: 'Gateways, stores, jobs and the database know nothing of the API modules.',
  },
  {
    files: /^src\/web\/features\/([\w-]+)\//,
    never: (own) => new RegExp(`^src/web/(routes/|features/(?!${own}/))`),
    instead:
      'A feature never imports another feature or a route: routes/<screen>.tsx joins them with props and callbacks.',
  },
  {
    files: /^src\/web\/(?:layout|lib|ui)\//,
    never: () => /^src\/web\/(features|routes)\//,
    instead: 'Shared parts know nothing of features or routes.',
  },
  {
    files: /^src\/web\/ui\//,
    never: () => /^src\/web\/(?!ui\/)/,
    instead: 'ui imports nothing else of the web: pass what it needs as props.',
  },
]

/** Packages that only one place knows; everybody else uses its interface. */
const gateways: [packages: RegExp, home: RegExp][] = [
  [/^stripe$/, /^src\/server\/billing\//],
  [/^nodemailer/, /^src\/server\/mail\//],
  [/^(ai|@ai-sdk|harper\.js|retext-[\w-]+|unified|write-good)(\/|$)/, /^src\/server\/ai\//],
  [/^(sharp|aws4fetch|file-type)$/, /^src\/server\/files\//],
  [/^(pg|@electric-sql\/pglite)(\/|$)/, /^src\/server\/db\//],
  [/^(oidc-provider|openid-client)(\/|$)/, /^src\/server\/auth\/providers\//],
  [/^ws$/, /^src\/server\/realtime\//],
  [/^@supabase\//, /^src\/web\/lib\/supabase\.ts$/],
  [/^@tiptap\//, /^src\/web\/features\/editor\//],
]

const files = readSourceFiles()
const sources = files.filter(({ path }) => !isTest(path))

it.each(walls)('$files: $instead', ({ files: behind, never }) => {
  const inside = sources.filter(({ path }) => behind.test(path))
  expect(inside).not.toEqual([])
  const breaches = inside.flatMap(({ path, imports }) =>
    imports
      .filter((target) => never(behind.exec(path)?.[1] ?? '').test(target))
      .map((target) => `${path} imports ${target}`),
  )
  expect(breaches).toEqual([])
})

it.each(gateways)('%s is imported below %s alone', (packages, home) => {
  const importers = files.filter(({ imports }) => imports.some((target) => packages.test(target)))
  expect(importers).not.toEqual([])
  const strangers = importers.map(({ path }) => path).filter((path) => !home.test(path) && !isTest(path))
  expect(strangers).toEqual([])
})
