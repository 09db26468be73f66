import { expect, it } from 'vitest'
import { refuse, withNetwork } from '#web/features/documents/network.test-support.tsx'
import { readProblem } from './save-problem.ts'
import { createSavingApi, UnloadSender } from './saving-api.ts'

const network = withNetwork()
const draft = { draft_key: 'key', title: 'Untitled Document', content: '<p>Words</p>' }

/** What happens to the first save of a document that the server refuses. */
const tryInsert = (workspace_id?: string) =>
  createSavingApi('ana', new UnloadSender())
    .insert({ ...draft, ...(workspace_id && { workspace_id }) })
    .catch(readProblem)

it.each([
  ['PT404', 404],
  ['23503', 409],
])('in a workspace that is gone has no place: %s', async (code, status) => {
  network.answers = { 'POST /rpc/save_document': () => refuse(status, code) }
  expect(await tryInsert('agency')).toBe('no_access')
  expect(network.of('GET /workspace_members')[0]?.query.get('workspace_id')).toBe('eq.agency')
})

it('in a workspace that is there keeps its own reason', async () => {
  network.answers = {
    'POST /rpc/save_document': () => refuse(404, 'PT404'),
    'GET /workspace_members': () => [{ workspace_id: 'agency' }],
  }
  expect(await tryInsert('agency')).toBe('gone')
  expect(await tryInsert()).toBe('gone')
})
