// One person at work: signs in once, then lists, opens, saves and exports in turn, with one to three seconds between.
import { type Member, signIn } from './accounts.ts'
import type { Recorder } from './recorder.ts'

export interface Visit {
  site: string
  anonKey: string
  account: Member
  index: number
  /** When to leave, in milliseconds of the clock. */
  end: number
  recorder: Recorder
}

interface Row {
  id: string
  updated_at: string
}

const paragraph =
  '<p>PORTLAND, Ore. (Nov. 16, 2026) — Quarterly revenue rose 4 percent, and the company opened two workshops that repair what others throw away.</p>'

export async function startVisit(visit: Visit): Promise<void> {
  const { site, account, recorder, end } = visit
  // People arrive over the first minute, not all at the same instant.
  await pause(visit.index * 300)
  const session = await recorder.time('sign in', () => signIn(site, account.email, account.password))
  if (!session) return
  const { access_token } = JSON.parse(session) as { access_token: string }
  const headers = {
    apikey: visit.anonKey,
    authorization: `Bearer ${access_token}`,
    'content-type': 'application/json',
  }
  const ask = (kind: string, path: string, body?: unknown) =>
    recorder.time(kind, () =>
      fetch(`${site}${path}`, { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) }),
    )
  const text = paragraph.repeat(12)
  let row: Row | undefined
  for (let turn = 0; Date.now() < end; turn++) {
    await pause(1000 + Math.random() * 2000)
    if (turn % 8 === 6) await ask('export', '/functions/v1/export-to-docx', { content: text })
    else if (turn % 4 === 0)
      await ask(
        'list',
        '/rest/v1/content?select=id,title,type,is_generated,updated_at&order=updated_at.desc&limit=50',
      )
    else if (turn % 4 === 1 && row) await ask('open', `/rest/v1/content?select=*&id=eq.${row.id}`)
    else row = await save(ask, row, `${text}<p>Edited ${turn} times.</p>`, turn)
  }
}

async function save(
  ask: (kind: string, path: string, body?: unknown) => Promise<string | undefined>,
  row: Row | undefined,
  content: string,
  turn: number,
): Promise<Row | undefined> {
  const cause = turn % 16 === 3 ? 'save' : 'autosave'
  const saved = await ask('save', '/rest/v1/rpc/save_document?select=id,updated_at', {
    content,
    cause,
    ...(row && { id: row.id, based_on: row.updated_at }),
  })
  if (!saved) return row
  const answer = JSON.parse(saved) as Row | Row[]
  return Array.isArray(answer) ? answer[0] : answer
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
