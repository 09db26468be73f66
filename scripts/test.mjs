// Everything that must hold before a change lands, in order of cost. Every step runs even when an earlier one failed, so
// that one run tells all; the last line counts. `check` leaves out PostgreSQL and the browser, `e2e` runs the browser alone.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureTestBrowser } from './find-chromium.mjs'
import { requireNode24 } from './require-node.mjs'

requireNode24()
const reports = '.cache/reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const started = Date.now()
const total = { passed: 0, failed: 0, skipped: 0 }
const mode = process.argv[2] ?? 'all'

if (mode !== 'e2e') {
  check('Format and lint', 'biome', ['ci', '--error-on-warnings', '.'])
  check('Types of the routes', 'react-router', ['typegen'])
  check('Types', 'tsc', ['-b'])
  check('Dead code', 'knip', [])
  check('File sizes', 'node', ['scripts/file-sizes.mjs'])
  vitest('Unit and wire tests on PGlite', 'unit', [], {})
}
if (mode === 'all')
  vitest('Wire tests on PostgreSQL', 'postgres', ['--project', 'wire'], { TEST_DATABASE: 'postgres' })
if (mode !== 'check') await browserTests()

const seconds = Math.round((Date.now() - started) / 1000)
process.stdout.write(`\nTook ${Math.floor(seconds / 60)} min ${seconds % 60} s\n`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`)
process.exit(total.failed > 0 ? 1 : 0)

function check(title, command, words) {
  const passed = run(title, command, words)
  total[passed ? 'passed' : 'failed'] += 1
}

function vitest(title, name, words, environment) {
  const file = `${reports}/${name}.json`
  const passed = run(
    title,
    'vitest',
    ['run', ...words, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    environment,
  )
  const report = readReport(file)
  count(passed, report?.numPassedTests, report?.numFailedTests, report?.numPendingTests)
}

async function browserTests() {
  const browser = await ensureTestBrowser((words) => process.stdout.write(`${words}\n`))
  if (!browser) return skipBrowserTests()
  const file = `${reports}/e2e.json`
  const passed = run('Browser tests', 'playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const stats = readReport(file)?.stats
  // A test that passes only at its second try is a fault of its own.
  count(passed, stats?.expected, stats && stats.unexpected + stats.flaky, stats?.skipped)
}

/** Where no browser can be had its tests count as skipped, loudly; in CI that is a failure. */
function skipBrowserTests() {
  const listed = spawnSync('playwright', ['test', '--list', '--reporter=json'], { encoding: 'utf8' })
  const tests = (listed.stdout.match(/"expectedStatus"/g) ?? []).length
  process.stdout.write(
    `\n!!! NO BROWSER: ${tests} browser tests were SKIPPED. Install Chromium or set CHROMIUM_PATH. !!!\n`,
  )
  if (process.env.CI === 'true') total.failed += 1
  total.skipped += tests
}

/** A run that fails without a failed test (it could not start, say) still counts as one failure. */
function count(passed, good = 0, bad = 0, left = 0) {
  total.passed += good
  total.skipped += left
  total.failed += bad === 0 && !passed ? 1 : bad
}

function run(title, command, words, environment = {}) {
  process.stdout.write(`\n— ${title}\n`)
  const since = Date.now()
  const result = spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...environment } })
  const passed = result.status === 0
  process.stdout.write(
    `${passed ? 'ok' : 'FAILED'}: ${title} (${((Date.now() - since) / 1000).toFixed(1)} s)\n`,
  )
  return passed
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
