// Proves that the rule tests hold every constant: each leaf of each exported constant of src/domain is altered in turn
// (a number by one up and down, a text, a flag, a list entry lost) and some test must turn red.
// All changes run in one Vitest process: a test file is imported once per change with `?mutant=<number>`, the query
// travels to every domain module below it, and the plugin alters the one constant that belongs to the number.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createVitest } from 'vitest/node'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const domain = join(root, 'src/domain')
const changesPerRun = 60

/** Runs inside the altered module, so it must not use anything from outside itself. */
function alter(value, path, change) {
  if (path.length > 0) {
    const [key, ...rest] = path
    if (value instanceof Set) return new Set(alter([...value], path, change))
    if (value instanceof Map) return new Map(alter([...value], path, change))
    if (!Array.isArray(value)) return { ...value, [key]: alter(value[key], rest, change) }
    if (rest.length === 0 && change === 'lost') return value.filter((_, index) => index !== key)
    return value.map((entry, index) => (index === key ? alter(entry, rest, change) : entry))
  }
  const changes = {
    nothing: () => value,
    'one more': () => value + 1,
    'one less': () => value - 1,
    finite: () => 0,
    flipped: () => !value,
    'never matching': () => /(?!)/,
    'other text': () => `${value}~`,
  }
  return changes[change]()
}

/** Every change of a value: its path from the constant, and what happens there. */
function listChanges(value, path = []) {
  if (typeof value === 'number') {
    return (Number.isFinite(value) ? ['one more', 'one less'] : ['finite']).map((change) => ({
      path,
      change,
    }))
  }
  if (typeof value === 'boolean') return [{ path, change: 'flipped' }]
  if (typeof value === 'string' || value === null) return [{ path, change: 'other text' }]
  if (value instanceof RegExp) return [{ path, change: 'never matching' }]
  if (Array.isArray(value) || value instanceof Set || value instanceof Map) {
    return [...value].flatMap((entry, index) => [
      { path: [...path, index], change: 'lost' },
      ...listChanges(entry, [...path, index]),
    ])
  }
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, entry]) => listChanges(entry, [...path, key]))
}

/**
 * All changes of all exported constants. Number 0 is the untouched module; a change of nothing per constant proves that
 * altering as such turns no test red.
 */
async function listMutants(files) {
  const mutants = [{ file: '', name: '', path: [], change: 'nothing' }]
  for (const file of files) {
    for (const [name, value] of Object.entries(await import(pathToFileURL(file).href))) {
      const changes = listChanges(value)
      const path = changes.at(-1)?.path
      if (path) mutants.push({ file, name, path, change: 'nothing' })
      for (const change of changes) mutants.push({ file, name, ...change })
    }
  }
  return mutants.map((mutant, id) => ({ ...mutant, id, isControl: mutant.change === 'nothing' }))
}

function describeMutant({ file, name, path, change }) {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
  return `${relative(root, file)}: ${name}${place} ${change}`
}

/** The domain files each test file reaches by its imports. */
function traceImports(tests) {
  const importsOf = new Map()
  const read = (file) => {
    if (!importsOf.has(file)) {
      const specifiers = [...readFileSync(file, 'utf8').matchAll(/from '((?:\.|#domain)\/[^']+)'/g)]
      const targets = specifiers.map(([, path]) =>
        path.startsWith('#') ? resolve(domain, path.slice('#domain/'.length)) : resolve(dirname(file), path),
      )
      importsOf.set(file, targets)
    }
    return importsOf.get(file)
  }
  const reach = (file, seen) => {
    for (const target of read(file)) if (!seen.has(target)) reach(target, seen.add(target))
    return seen
  }
  return new Map(tests.map((test) => [test, reach(test, new Set())]))
}

/** Wraps the constant of the mutant named in the module's query. */
function alterConstants(mutants, drivers, problems) {
  return {
    name: 'alter-constants',
    enforce: 'post',
    load: (id) => drivers.get(id),
    transform(code, id) {
      const [file, query = ''] = id.split('?mutant=')
      const mutant = mutants[Number.parseInt(query, 10)]
      if (mutant?.file !== file) return undefined
      const declared = this.parse(code).body.flatMap((node) =>
        node.type === 'ExportNamedDeclaration' ? (node.declaration?.declarations ?? []) : [],
      )
      const initial = declared.find(({ id: { name } }) => name === mutant.name)?.init
      if (!initial) {
        problems.push(`${describeMutant(mutant)}: no 'export const' of that name to alter`)
        return undefined
      }
      const change = `${JSON.stringify(mutant.path)}, ${JSON.stringify(mutant.change)}`
      const altered = `(${alter})(${code.slice(initial.start, initial.end)}, ${change})`
      return { code: code.slice(0, initial.start) + altered + code.slice(initial.end), map: null }
    },
  }
}

/** Hands the query of an importer on to the domain modules it imports. */
function passQueryOn(drivers) {
  return {
    name: 'pass-query-on',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const driver = [source, join(root, source)].find((path) => drivers.has(path))
      if (driver) return driver
      const query = importer?.match(/\?mutant=\d+$/)?.[0]
      if (!query || source.includes('?')) return undefined
      const resolved = await this.resolve(source, importer.slice(0, -query.length), {
        ...options,
        skipSelf: true,
      })
      return resolved?.id.startsWith(`${domain}/`) ? `${resolved.id}${query}` : resolved
    },
  }
}

/** A test file made up here: one group per change, each importing the real test file anew. */
function driverCode(test, ids) {
  const groups = ids.map(
    (id) => `describe('${id}', async () => {
      try { await import(${JSON.stringify(`${test}?mutant=${id}`)}) } catch (error) { it('loads', () => { throw error }) }
    })`,
  )
  return `import { describe, it } from 'vitest'\n${groups.join('\n')}`
}

/** Runs the pairs of test file and mutants; answers the mutants that turned a test red, with the first such test. */
async function runMutants(vitest, drivers, pairs) {
  // Numbers are never reused: Vite remembers a module by its name.
  const earlier = new Set(drivers.keys())
  for (const { test, ids } of pairs) {
    for (let start = 0; start < ids.length; start += changesPerRun) {
      const driver = join(domain, `altered-${drivers.size}-${basename(test)}`)
      drivers.set(driver, driverCode(test, ids.slice(start, start + changesPerRun)))
    }
  }
  const project = vitest.getRootProject()
  const added = [...drivers.keys()].filter((driver) => !earlier.has(driver))
  const specifications = added.map((driver) => project.createSpecification(driver))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())]
  if (errors.length > 0) throw new Error(`the tests could not run: ${errors[0].message}`)
  const groups = testModules.flatMap((module) => [...module.children.suites()])
  const red = groups.filter((group) => group.state() === 'failed')
  return new Map(red.map((group) => [Number(group.name), firstRed(group)]))
}

function firstRed(group) {
  const [test] = group.children.allTests('failed')
  return `${test?.fullName ?? 'collecting'}: ${test?.result().errors?.[0]?.message}`
}

/** First the test beside each file, then, for what survives, every other test that reaches the file. */
async function findSurvivors(vitest, drivers, mutants, reached) {
  const tests = [...reached.keys()]
  const isBeside = (test, { file }) => test === file.replace(/\.ts$/, '.test.ts')
  const run = (idsFor) =>
    runMutants(
      vitest,
      drivers,
      tests.map((test) => ({ test, ids: idsFor(test) })),
    )
  const idsWhere = (wanted) => mutants.filter(wanted).map(({ id }) => id)

  const red = await run((test) => [0, ...idsWhere((mutant) => mutant.isControl && isBeside(test, mutant))])
  const [first] = red.entries()
  if (first)
    throw new Error(`red although nothing is altered: ${describeMutant(mutants[first[0]])} ${first[1]}`)

  const caught = await run((test) => idsWhere((mutant) => !mutant.isControl && isBeside(test, mutant)))
  const isLeft = ({ id, isControl }) => !isControl && !caught.has(id)
  const caughtElsewhere = await run((test) =>
    idsWhere((mutant) => isLeft(mutant) && reached.get(test).has(mutant.file) && !isBeside(test, mutant)),
  )
  for (const [id, test] of caughtElsewhere) caught.set(id, test)
  return mutants.filter(isLeft)
}

const started = Date.now()
const files = globSync('src/domain/**/*.ts', { cwd: root })
  .map((file) => join(root, file))
  .sort()
const tests = files.filter((file) => file.endsWith('.test.ts'))
// The newsroom check's rules are data with three cases each, and its corpus is text: their own tests hold them.
const mutants = await listMutants(
  files.filter((file) => !/\.test(-support)?\.ts$|src\/domain\/(?:check|rules)\//.test(file)),
)
const drivers = new Map()
const problems = []
const total = mutants.filter(({ isControl }) => !isControl).length
process.stdout.write(`${total} changes of constants, ${tests.length} test files\n`)

const vitest = await createVitest(
  {
    config: false,
    root,
    watch: false,
    // A cache on disk would hand out the altered modules of an earlier run, numbered differently.
    fsModuleCache: false,
    pool: 'forks',
    reporters: [{ onTestModuleEnd: () => process.stdout.write('.') }],
    silent: true,
    include: ['src/domain/**/*.test.ts'],
  },
  { plugins: [passQueryOn(drivers), alterConstants(mutants, drivers, problems)] },
)
try {
  const survivors = await findSurvivors(vitest, drivers, mutants, traceImports(tests))
  process.stdout.write('\n')
  for (const survivor of survivors) process.stdout.write(`survived  ${describeMutant(survivor)}\n`)
  for (const problem of problems) process.stdout.write(`problem   ${problem}\n`)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const caught = total - survivors.length
  process.stdout.write(`${caught} caught, ${survivors.length} survived (${seconds} s)\n`)
  process.exitCode = survivors.length + problems.length > 0 ? 1 : 0
} catch (error) {
  process.stdout.write(`\nmutate-constants: ${error.message}\n`)
  process.exitCode = 1
} finally {
  await vitest.close()
}
