// The public site by Lighthouse on its simulated phone, in Chromium: medians of five visits to the front page and to each
// tool, signed out. Loopback only; takes about ten minutes and a free machine. Bars: docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicPaths } from '#contract/site-paths.ts'
import { startServer } from './support/processes.ts'
import { openLighthouse, type Visit } from './support/web-visits.ts'

const visits = 5
const bars = { performance: 95, faultless: 100, scriptBytes: 130_000, paintMs: 2000, shift: 0.02 }

const folder = mkdtempSync(join(tmpdir(), 'presswright-bench-'))
const missed: string[] = []
const say = (line: string) => process.stdout.write(`${line}\n`)
const [busy = 0] = loadavg()
if (busy > availableParallelism() / 2)
  say(`This machine is busy (load ${busy.toFixed(1)}): take the figures with care.\n`)

/** Named paths alone, or all that the bars are about. */
const requestedPaths = process.argv.slice(2)
const pages = publicPaths.filter((path) =>
  requestedPaths.length > 0 ? requestedPaths.includes(path) : path === '/' || path.startsWith('/tools/'),
)

const server = await startServer('scripts/start.mjs', { DATA_DIR: folder, NODE_ENV: 'development' }, folder)
const lighthouse = await openLighthouse()
try {
  for (const path of pages) {
    const made: Visit[] = []
    while (made.length < visits) made.push(await lighthouse.visit(`http://localhost:${server.port}${path}`))
    report(path, made)
  }
} finally {
  await lighthouse.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
say(missed.length === 0 ? '\nEvery bar is met.' : `\nMissed: ${missed.join('; ')}`)
if (missed.length > 0) process.exitCode = 1

function report(path: string, made: readonly Visit[]): void {
  const median = (read: (visit: Visit) => number) => made.map(read).sort((a, b) => a - b)[visits >> 1] ?? 0
  const performance = median((visit) => visit.performance)
  const accessibility = median((visit) => visit.accessibility)
  const practices = median((visit) => visit.bestPractices)
  const seo = median((visit) => visit.seo)
  const paint = median((visit) => visit.largestPaintMs)
  const shift = median((visit) => visit.layoutShift)
  const script = median((visit) => visit.scriptBytes)
  const elsewhere = [...new Set(made.flatMap((visit) => visit.elsewhere))]
  say(
    `${path.padEnd(30)} performance ${performance}, accessibility ${accessibility}, best practices ${practices}, SEO ${seo}, ` +
      `LCP ${(paint / 1000).toFixed(2)} s, CLS ${shift.toFixed(3)}, scripts ${(script / 1000).toFixed(1)} kB`,
  )
  const check = (name: string, isMet: boolean) => {
    if (!isMet) missed.push(`${path} ${name}`)
  }
  check('performance', performance >= bars.performance)
  check('accessibility', accessibility >= bars.faultless)
  check('best practices', practices >= bars.faultless)
  check('SEO', seo >= bars.faultless)
  check('LCP', paint < bars.paintMs)
  check('CLS', shift < bars.shift)
  check('scripts', script <= bars.scriptBytes)
  check(`asks ${elsewhere.join(', ')}`, elsewhere.length === 0)
  for (const fault of new Set(made.flatMap((visit) => visit.faults))) say(`  ${fault}`)
}
