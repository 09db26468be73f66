// The editor as ratios of one run in Chromium: typing in a long text and opening a saved one against a bare TipTap editor, and
// whether an autosave blocks the page. Loopback only; takes about two minutes and a free machine. Bars: docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadKeys } from '#server/keys/keys.ts'
import { createAccounts, signIn } from './support/accounts.ts'
import { longestTaskOfAutosave, placeCursor, timeOpening, typeKeys } from './support/editor-measures.ts'
import { openBare, openBrowser, openProduct } from './support/editor-pages.ts'
import { longRelease } from './support/editor-text.ts'
import { requireWeb, startServer } from './support/processes.ts'

const longWords = 50_000
const usualWords = 5_000
const rounds = 10
const keysPerRound = 40
const openings = 12
const bars = { keystroke: 1.3, opening: 1.5, longTaskMs: 50 }

requireWeb()
const folder = mkdtempSync(join(tmpdir(), 'presswright-bench-'))
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
const missed: string[] = []
const say = (line: string) => process.stdout.write(`${line}\n`)

const [busy = 0] = loadavg()
if (busy > availableParallelism() / 2)
  say(`This machine is busy (load ${busy.toFixed(1)}): take the figures with care.\n`)

try {
  const keys = await loadKeys(folder, undefined)
  const settings = { DATA_DIR: folder, AUTH_JWK_FILE: join(folder, 'keys.json'), AUTH_LIMITS: 'off' }
  const server = await startServer('scripts/start.mjs', { ...settings, NODE_ENV: 'development' }, folder)
  cleanups.push(server.stop)
  const site = `http://localhost:${server.port}`
  const [member] = await createAccounts(site, keys.serviceRoleKey, 1)
  if (!member) throw new Error('No account was made.')
  const session = await (await signIn(site, member.email, member.password)).text()
  const { access_token: token } = JSON.parse(session) as { access_token: string }
  const headers = {
    apikey: keys.anonKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const user = (JSON.parse(session) as { user: { id: string } }).user.id

  const save = async (title: string, words: number) => {
    const answer = await fetch(`${site}/rest/v1/content`, {
      method: 'POST',
      headers: { ...headers, prefer: 'return=representation' },
      body: JSON.stringify({
        title,
        content: longRelease(title, words),
        type: 'press_release',
        user_id: user,
      }),
    })
    const [row] = (await answer.json()) as { id: string }[]
    if (!row) throw new Error('The document was not saved.')
    return { id: row.id, title }
  }
  const long = await save('The long one', longWords)
  const usual = await Promise.all(
    Array.from({ length: openings }, (_, index) => save(`Release ${index + 1}`, usualWords)),
  )

  const browser = await openBrowser()
  cleanups.push(() => browser.close())
  const ours = await openProduct(browser, site, session)
  const bare = await openBare(browser, site)
  const requestOf = (id: string) => `${site}/rest/v1/content?select=*&id=eq.${id}`

  say(`Opening a saved document of ${usualWords} words`)
  await ours.page.locator(`a[href="/write/${long.id}"]`).waitFor()
  const opened: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
  for (const { id, title } of usual) {
    opened.bare.push(await timeOpening(bare.page, title, { url: requestOf(id), headers }))
    opened.ours.push(await timeOpening(ours.page, title, { press: `/write/${id}` }))
    await ours.page.waitForTimeout(300)
  }
  // The first of each also loads code.
  compare('opening, median', median(opened.ours.slice(1)), median(opened.bare.slice(1)), bars.opening)

  say(`\nTyping in ${longWords} words`)
  await timeOpening(bare.page, long.title, { url: requestOf(long.id), headers })
  await timeOpening(ours.page, long.title, { press: `/write/${long.id}` })
  for (const each of [bare, ours]) {
    await placeCursor(each, 300)
    await typeKeys(each, keysPerRound)
  }
  const typed: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round += 1) {
    typed.bare.push(...(await typeKeys(bare, keysPerRound)))
    typed.ours.push(...(await typeKeys(ours, keysPerRound)))
  }
  compare('a key, median', median(typed.ours), median(typed.bare), bars.keystroke)
  compare('a key, 99th percentile', at(typed.ours, 0.99), at(typed.bare, 0.99), bars.keystroke)

  say('\nAutosave, longest task')
  await autosave(`${longWords} words`)
  await timeOpening(ours.page, 'Release 1', { press: `/write/${usual[0]?.id}` })
  await placeCursor(ours, 30)
  await autosave(`${usualWords} words`)

  async function autosave(name: string): Promise<void> {
    const longest: number[] = []
    for (let round = 0; round < 6; round += 1) longest.push(await longestTaskOfAutosave(ours.page))
    say(
      `  ${name.padEnd(28)} median ${median(longest).toFixed(0)} ms, longest ${Math.max(...longest).toFixed(0)} ms (bar ${bars.longTaskMs})`,
    )
    if (median(longest) > bars.longTaskMs) missed.push(`autosave of ${name}`)
  }

  if (missed.length > 0) {
    say(`\nBeyond the bar: ${missed.join(', ')}`)
    process.exitCode = 1
  }
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup()
}

function compare(name: string, mine: number, theirs: number, bar: number): void {
  const ratio = mine / theirs
  say(
    `  ${name.padEnd(28)} ${mine.toFixed(1)} ms, bare ${theirs.toFixed(1)} ms, ratio ${ratio.toFixed(2)} (bar ${bar})`,
  )
  if (ratio > bar) missed.push(name)
}

function at(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function median(numbers: readonly number[]): number {
  return at(numbers, 0.5)
}
