// What lists cost: whole documents by their number, and the list of the sidebar.
import { bodyMark, type Owner } from './documents.ts'
import { getRequest, type LoadResult, load } from './load.ts'

/** A list is linear when a row in the longest costs at most this much of a row in the one before. */
const linearBar = 1.25
const rounds = 3
const milliseconds = 500

/** Prints the measurements and returns what missed its bar. */
export async function measureLists(
  database: string,
  port: number,
  owners: readonly Owner[],
): Promise<string[]> {
  process.stdout.write(`\nLists on ${database}, one connection\n`)
  const results = await measureInTurns(port, owners)
  const perRow: number[] = []
  for (const [index, owner] of owners.entries()) {
    const rows = owner.documents.length
    const { quickest = 0, bytes = 0 } = results[index] ?? {}
    perRow.push(quickest / rows)
    process.stdout.write(
      `  ${`${rows} documents`.padEnd(20)} ${quickest.toFixed(2).padStart(8)} ms ${((quickest * 1000) / rows).toFixed(1).padStart(8)} µs a row ${String(bytes).padStart(9)} bytes\n`,
    )
  }
  const [before = 0, longest = 0] = perRow.slice(-2)
  const growth = longest / before
  process.stdout.write(
    `  a row of the longest list / of the one before  ${growth.toFixed(2)} (bar ${linearBar} at most)\n`,
  )
  const carriesBodies = await measureSidebar(port, owners)
  return [
    ...(growth > linearBar ? [`lists on ${database} grow faster than their rows`] : []),
    ...(carriesBodies ? [`the sidebar's list on ${database} carries bodies`] : []),
  ]
}

/** Each list in every round; the round with the fastest response counts. */
async function measureInTurns(port: number, owners: readonly Owner[]): Promise<LoadResult[]> {
  const best: LoadResult[] = []
  for (let round = 0; round < rounds; round++) {
    for (const [index, owner] of owners.entries()) {
      const result = await askForList(port, owner, 'select=*')
      if (result.quickest < (best[index]?.quickest ?? Number.POSITIVE_INFINITY)) best[index] = result
    }
  }
  return best
}

async function measureSidebar(port: number, owners: readonly Owner[]): Promise<boolean> {
  const owner = owners.find(({ documents }) => documents.length === 100)
  if (!owner) throw new Error('Nobody has 100 documents.')
  const select = 'select=id,title,type,is_draft,updated_at'
  const { quickest, bytes } = await askForList(port, owner, select)
  const answer = await fetch(`http://127.0.0.1:${port}${listPath(owner, select)}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const carriesBodies = (await answer.text()).includes(bodyMark)
  process.stdout.write(
    `  the sidebar's 100    ${quickest.toFixed(2).padStart(8)} ms ${((quickest * 1000) / 100).toFixed(1).padStart(8)} µs a row ${String(bytes).padStart(9)} bytes, ${carriesBodies ? 'with' : 'no'} bodies\n`,
  )
  return carriesBodies
}

const listPath = (owner: Owner, select: string) =>
  `/rest/v1/content?${select}&user_id=eq.${owner.id}&order=updated_at.desc`

async function askForList(port: number, owner: Owner, select: string): Promise<LoadResult> {
  const request = getRequest(listPath(owner, select), { authorization: `Bearer ${owner.token}` })
  return load({ port, connections: 1, milliseconds, requests: [[request]], expected: '"title":' })
}
