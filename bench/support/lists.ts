// What lists cost: whole documents by their number, and the list of the sidebar.
import { bodyMark, type Owner } from './documents.ts'
import { getRequest, type LoadResult, load } from './load.ts'

/** A list is linear when a row in the longest costs at most this much of a row in the one before. */
const linearBar = 1.25
const rounds = 3
const milliseconds = 500

/** Prints the measurements and answers what missed its bar. */
export async function measureLists(
  database: string,
  port: number,
  owners: readonly Owner[],
): Promise<string[]> {
  process.stdout.write(`\nLists on ${database}, one connection\n`)
  const medians = await measureInTurns(port, owners)
  const perRow: number[] = []
  for (const [index, owner] of owners.entries()) {
    const rows = owner.documents.length
    const { median = 0, bytes = 0 } = medians[index] ?? {}
    perRow.push(median / rows)
    process.stdout.write(
      `  ${`${rows} documents`.padEnd(20)} ${median.toFixed(2).padStart(8)} ms ${((median * 1000) / rows).toFixed(1).padStart(8)} µs a row ${String(bytes).padStart(9)} bytes\n`,
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

/** Each list in every round; of its rounds the quickest, which the rest of the machine disturbed least. */
async function measureInTurns(port: number, owners: readonly Owner[]): Promise<LoadResult[]> {
  const quickest: LoadResult[] = []
  for (let round = 0; round < rounds; round++) {
    for (const [index, owner] of owners.entries()) {
      const result = await askForList(port, owner, 'select=*')
      const best = quickest[index]
      if (!best || result.median < best.median) quickest[index] = result
    }
  }
  return quickest
}

async function measureSidebar(port: number, owners: readonly Owner[]): Promise<boolean> {
  const owner = owners.find(({ documents }) => documents.length === 100)
  if (!owner) throw new Error('Nobody has 100 documents.')
  const select = 'select=id,title,type,is_draft,updated_at'
  const { median, bytes } = await askForList(port, owner, select)
  const answer = await fetch(`http://127.0.0.1:${port}${listPath(owner, select)}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const carriesBodies = (await answer.text()).includes(bodyMark)
  process.stdout.write(
    `  the sidebar's 100    ${median.toFixed(2).padStart(8)} ms ${((median * 1000) / 100).toFixed(1).padStart(8)} µs a row ${String(bytes).padStart(9)} bytes, ${carriesBodies ? 'with' : 'no'} bodies\n`,
  )
  return carriesBodies
}

const listPath = (owner: Owner, select: string) =>
  `/rest/v1/content?${select}&user_id=eq.${owner.id}&order=updated_at.desc`

async function askForList(port: number, owner: Owner, select: string): Promise<LoadResult> {
  const request = getRequest(listPath(owner, select), { authorization: `Bearer ${owner.token}` })
  return load({ port, connections: 1, milliseconds, requests: [[request]], expected: '"title":' })
}
