// The public site by Lighthouse on its simulated phone, in Chromium: medians of five visits to the front page, to each tool, signed
// out, and to a review; and what 300 comments of ten reviewers cost. Loopback only; takes about ten minutes and a free machine. Bars: docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicPaths } from '#contract/site-paths.ts'
import { loadKeys } from '#server/keys/keys.ts'
import { openBrowser } from './support/editor-pages.ts'
import { requireWeb, startServer } from './support/processes.ts'
import { drawAtDesk, drawForReviewer } from './support/review-pages.ts'
import { sendForReview } from './support/review-round.ts'
import { openLighthouse, type Visit } from './support/web-visits.ts'

const visits = 5
const bars = { performance: 95, faultless: 100, seo: 100, scriptBytes: 130_000, paintMs: 2000, shift: 0.02 }
/** A review isn't indexed, and may weigh a fifth more than the front page. */
const reviewBars = { ...bars, performance: 0, seo: 0, scriptBytes: 156_000, paintMs: 2400 }
const reviewComments = 300
const longTaskMs = 50

requireWeb()
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

const hasReview = requestedPaths.length === 0 || requestedPaths.includes('/review')

const keys = await loadKeys(folder, undefined)
const settings = { DATA_DIR: folder, AUTH_JWK_FILE: join(folder, 'keys.json'), NODE_ENV: 'development' }
const server = await startServer('scripts/start.mjs', settings, folder)
const site = `http://localhost:${server.port}`
const lighthouse = await openLighthouse()
try {
  for (const path of pages) report(path, await visitOften(`${site}${path}`), bars)
  if (hasReview) await measureReview()
} finally {
  await lighthouse.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
say(missed.length === 0 ? '\nEvery bar is met.' : `\nMissed: ${missed.join('; ')}`)
if (missed.length > 0) process.exitCode = 1

async function visitOften(url: string): Promise<Visit[]> {
  const made: Visit[] = []
  while (made.length < visits) made.push(await lighthouse.visit(url))
  return made
}

/** The link before the code, the release after it, and the comments on both sides. */
async function measureReview(): Promise<void> {
  const round = await sendForReview(site, keys, { words: 800, comments: reviewComments })
  report('/review (code)', await visitOften(round.link), reviewBars)
  await lighthouse.store(site, round.stored)
  report('/review (release)', await visitOften(round.link), reviewBars)
  const browser = await openBrowser()
  try {
    reportTasks('reviewer', await drawForReviewer(browser, round))
    reportTasks('author', await drawAtDesk(browser, site, round))
  } finally {
    await browser.close()
  }
}

function reportTasks(who: string, longest: number): void {
  say(
    `${`${reviewComments} comments, ${who}`.padEnd(30)} longest task ${longest.toFixed(0)} ms (bar ${longTaskMs})`,
  )
  if (longest > longTaskMs) missed.push(`comments, ${who}`)
}

function report(path: string, made: readonly Visit[], expected: typeof bars): void {
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
  check('performance', performance >= expected.performance)
  check('accessibility', accessibility >= expected.faultless)
  check('best practices', practices >= expected.faultless)
  check('SEO', seo >= expected.seo)
  check('LCP', paint < expected.paintMs)
  check('CLS', shift < expected.shift)
  check('scripts', script <= expected.scriptBytes)
  check(`asks ${elsewhere.join(', ')}`, elsewhere.length === 0)
  for (const fault of new Set(made.flatMap((visit) => visit.faults))) say(`  ${fault}`)
}
