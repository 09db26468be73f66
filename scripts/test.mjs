// Every check that must pass before a change is merged. Every step runs even if an earlier one failed, so that one run shows everything;
// the last line counts. `check` leaves out PostgreSQL and the browser, `e2e` runs the browser alone.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureTestBrowser } from './find-chromium.mjs'
import { listFailedTests } from './list-failed-tests.mjs'
import { requireNode24 } from './require-node.mjs'

requireNode24()
const reports = '.cache/reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const started = Date.now()
const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const mode = process.argv[2] ?? 'all'

// The checks and PostgreSQL leave much of two cores idle, so the unit tests run beside them.
if (mode !== 'e2e') await Promise.all([unitTests(), checksAndPostgres()])
if (mode !== 'check') await browserTests()

if (failures.length > 0) process.stdout.write(`\nWhat failed:\n${failures.join('\n')}\n`)
const seconds = Math.round((Date.now() - started) / 1000)
process.stdout.write(`\nTook ${Math.floor(seconds / 60)} min ${seconds % 60} s\n`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`)
process.exit(total.failed > 0 ? 1 : 0)

function unitTests() {
  return vitest('Unit and API tests on PGlite', 'unit', [], { stdio: 'inherit' })
}

async function checksAndPostgres() {
  await check('Format and lint', 'biome', ['ci', '--error-on-warnings', '.'])
  await check('Types of the routes', 'react-router', ['typegen'])
  await check('Types', 'tsc', ['-b'])
  await check('Dead code', 'knip', [])
  await check('Native builds in the lock', 'node', ['scripts/check-lock.mjs'])
  if (mode === 'all')
    await vitest('API tests on PostgreSQL', 'postgres', ['--project', 'wire'], {
      environment: { TEST_DATABASE: 'postgres' },
    })
}

async function check(title, command, words) {
  const passed = await run(title, command, words)
  total[passed ? 'passed' : 'failed'] += 1
  if (!passed) failures.push(title)
}

async function vitest(title, name, words, options) {
  const file = `${reports}/${name}.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const passed = await run(title, 'vitest', ['run', ...words, ...reporters], options)
  const report = readReport(file)
  noteFailures(title, passed, report)
  count(passed, report?.numPassedTests, report?.numFailedTests, report?.numPendingTests)
}

async function browserTests() {
  const browser = await ensureTestBrowser((words) => process.stdout.write(`${words}\n`))
  if (!browser) return skipBrowserTests()
  const file = `${reports}/e2e.json`
  const passed = await run('Browser tests', 'playwright', ['test', '--reporter=list,json'], {
    stdio: 'inherit',
    environment: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const report = readReport(file)
  const stats = report?.stats
  noteFailures('Browser tests', passed, report)
  // A test that passes only on its second try counts as a failure.
  count(passed, stats?.expected, stats && stats.unexpected + stats.flaky, stats?.skipped)
}

/** If there is no browser, its tests count as skipped, with a warning; in CI that is a failure. */
function skipBrowserTests() {
  const listed = spawnSync('playwright', ['test', '--list', '--reporter=json'], { encoding: 'utf8' })
  const tests = (listed.stdout.match(/"expectedStatus"/g) ?? []).length
  process.stdout.write(
    `\n!!! NO BROWSER: ${tests} browser tests were SKIPPED. Install Chromium or set CHROMIUM_PATH. !!!\n`,
  )
  if (process.env.CI === 'true') {
    total.failed += 1
    failures.push('No browser for the browser tests')
  }
  total.skipped += tests
}

/** The log of a whole run is long, so failures are repeated at its end. */
function noteFailures(title, passed, report) {
  const named = report ? listFailedTests(report) : []
  if (named.length > 0) failures.push(...named.map((test) => `${title}: ${test}`))
  else if (!passed) failures.push(`${title}: the run itself (see above)`)
}

/** A run that fails without a failed test (it could not start, for example) still counts as one failure. */
function count(passed, good = 0, bad = 0, left = 0) {
  total.passed += good
  total.skipped += left
  total.failed += bad === 0 && !passed ? 1 : bad
}

/** A step that runs beside another prints its output when it ends; one that inherits the terminal prints as it goes. */
async function run(title, command, words, { stdio = 'pipe', environment = {} } = {}) {
  process.stdout.write(`\n— ${title}\n`)
  const since = Date.now()
  const step = spawn(command, words, {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...environment },
  })
  const said = []
  for (const stream of [step.stdout, step.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const passed = await new Promise((done) => {
    step.once('error', (error) => said.push(Buffer.from(`${error.message}\n`)) && done(false))
    step.once('close', (code) => done(code === 0))
  })
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  process.stdout.write(`\n${Buffer.concat(said)}${passed ? 'ok' : 'FAILED'}: ${title} (${seconds} s)\n`)
  return passed
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
