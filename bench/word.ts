// Word files as ratios of one run: export and import against pandoc as a process, and what ten long conversions at once leave to other
// requests. The server runs as `npm start` runs it; without pandoc the comparison is left out. Takes about a minute. Bars: docs/performance.md.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadKeys } from '#server/keys/keys.ts'
import { createAccounts, signIn } from './support/accounts.ts'
import { ratioOf, takeTurns } from './support/compare.ts'
import { getRequest, load } from './support/load.ts'
import { startServer } from './support/processes.ts'
import { makeRelease } from './support/word-text.ts'

const rounds = 7
const atOnce = 10
const connections = 16
const milliseconds = 1500

const hasPandoc = spawnSync('pandoc', ['--version']).status === 0
if (!hasPandoc) process.stdout.write('pandoc isn’t installed here, so conversions aren’t compared with it.\n')
const compared = hasPandoc
  ? [
      { pages: 2, exportBar: 10, importBar: 1 },
      { pages: 200, exportBar: 1, importBar: 1 },
    ]
  : []

const folder = mkdtempSync(join(tmpdir(), 'presswright-bench-'))
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
const missed: string[] = []

try {
  const keys = await loadKeys(folder, undefined)
  const server = await startServer(
    'scripts/start.mjs',
    { DATA_DIR: folder, AUTH_JWK_FILE: join(folder, 'keys.json'), ALLOW_LOCAL_STAND_INS: 'true' },
    folder,
  )
  cleanups.push(server.stop)
  const site = `http://localhost:${server.port}`
  // One account may have only a few conversions at once, so each has its own.
  const tokens = await Promise.all(
    (await createAccounts(site, keys.serviceRoleKey, atOnce)).map(async ({ email, password }) => {
      const session = await signIn(site, email, password)
      return ((await session.json()) as { access_token: string }).access_token
    }),
  )
  let turn = 0
  const nextHeaders = () => {
    turn += 1
    return { authorization: `Bearer ${tokens[turn % tokens.length]}` }
  }

  const exportDocx = async (content: string) => {
    const body = JSON.stringify({ content })
    return call(`${site}/functions/v1/export-to-docx`, { body, headers: nextHeaders() })
  }
  const importDocx = async (file: Buffer) => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(file)], 'release.docx'))
    return call(`${site}/functions/v1/process-document`, { body, headers: nextHeaders() })
  }

  for (const { pages, exportBar, importBar } of compared) {
    const html = makeRelease(pages)
    const file = readFile(await exportDocx(html))
    const [htmlPath, docxPath, outPath] = ['in.html', 'in.docx', 'out'].map((name) => join(folder, name))
    writeFileSync(htmlPath ?? '', html)
    writeFileSync(docxPath ?? '', file)
    const pandoc = (from: string, path: string | undefined, to: string) => () =>
      promisify(execFile)('pandoc', ['-f', from, '-t', to, '-o', outPath ?? '', path ?? ''])
    process.stdout.write(`${pages} pages, ${Math.round(file.length / 1000)} kB\n`)
    const [ours, theirs, oursIn, theirsIn] = await takeTurns(
      [
        { name: 'export over HTTP', measure: (time) => rate(() => exportDocx(html), time) },
        { name: 'pandoc, HTML to .docx', measure: (time) => rate(pandoc('html', htmlPath, 'docx'), time) },
        { name: 'import over HTTP', measure: (time) => rate(() => importDocx(file), time) },
        { name: 'pandoc, .docx to HTML', measure: (time) => rate(pandoc('docx', docxPath, 'html'), time) },
      ],
      pages > 100 ? 3 : rounds,
      milliseconds,
    )
    judge(`export of ${pages} pages / pandoc`, ratioOf(ours, theirs), exportBar)
    judge(`import of ${pages} pages / pandoc`, ratioOf(oursIn, theirsIn), importBar)
  }

  const long = makeRelease(200)
  const longFile = readFile(await exportDocx(long))
  const headers = { apikey: keys.anonKey, ...nextHeaders() }
  const reads = (time: number) =>
    load({
      port: server.port,
      connections,
      milliseconds: time,
      requests: Array.from({ length: connections }, () => [
        getRequest('/rest/v1/profiles?select=subscription_status', headers),
      ]),
      expected: 'subscription_status',
    }).then(({ perSecond }) => perSecond)
  process.stdout.write(`\nReading a row beside ${atOnce} conversions of 200 pages at once\n`)
  const [alone, besideExports, besideImports] = await takeTurns(
    [
      { name: 'reads alone', measure: reads },
      {
        name: 'reads beside exports',
        measure: (time) =>
          beside(
            () => exportDocx(long),
            () => reads(time),
          ),
      },
      {
        name: 'reads beside imports',
        measure: (time) =>
          beside(
            () => importDocx(longFile),
            () => reads(time),
          ),
      },
    ],
    rounds,
    2 * milliseconds,
  )
  judge('reads beside exports / reads alone', ratioOf(besideExports, alone), 0.5)
  judge('reads beside imports / reads alone', ratioOf(besideImports, alone), 0.5)
  if (missed.length > 0) process.exitCode = 1
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup()
}

/** Returns bytes: parsing them would use processor time that belongs to the measured process. */
async function call(url: string, init: RequestInit): Promise<ArrayBuffer> {
  const response = await fetch(url, { method: 'POST', ...init })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.arrayBuffer()
}

function readFile(answer: ArrayBuffer): Buffer {
  return Buffer.from((JSON.parse(Buffer.from(answer).toString()) as { file: string }).file, 'base64')
}

/** How many a second, one after the other; a long one is done once at least. */
async function rate(run: () => Promise<unknown>, time: number): Promise<number> {
  const started = performance.now()
  let done = 0
  do {
    await run()
    done += 1
  } while (performance.now() - started < time)
  return done / ((performance.now() - started) / 1000)
}

/** Measures while `atOnce` conversions are always running. */
async function beside(convert: () => Promise<unknown>, measure: () => Promise<number>): Promise<number> {
  let running = true
  const keepConverting = async () => {
    while (running) await convert()
  }
  const converting = Array.from({ length: atOnce }, keepConverting)
  const perSecond = await measure()
  running = false
  await Promise.all(converting)
  return perSecond
}

function judge(name: string, ratio: number, bar: number): void {
  const verdict = ratio >= bar ? 'ok' : 'MISSED'
  if (ratio < bar) missed.push(name)
  process.stdout.write(`  ${name.padEnd(44)} ${ratio.toFixed(2).padStart(6)} (bar ${bar}) ${verdict}\n`)
}
