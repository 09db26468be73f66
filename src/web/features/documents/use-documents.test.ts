import { afterEach, expect, it } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { isListed } from './use-documents.ts'

afterEach(() => queryClient.clear())

const list = (workspace: string | null, rows: object[]) =>
  queryClient.setQueryData(['documents', 'me', 'list', workspace, ''], {
    pages: [{ rows, isLast: true }],
    pageParams: [0],
  })

it('knows a save of this tab by its time, in every list that was read', () => {
  list('w', [{ id: 'a', updated_at: '2026-11-16T10:00:00+00:00' }])
  const saved = { id: 'a', updated_at: '2026-11-16T10:00:00+00:00' }
  expect(isListed('me', saved)).toBe(true)
  expect(isListed('me', { ...saved, updated_at: '2026-11-16T10:00:01+00:00' })).toBe(false)
  expect(isListed('me', { ...saved, id: 'b' })).toBe(false)
  expect(isListed('me', { id: 'a' })).toBe(false)
  list('w', [{ ...saved, status: 'draft', client_id: null }])
  expect(isListed('me', { ...saved, status: 'draft', client_id: null })).toBe(true)
  expect(isListed('me', { ...saved, status: 'approved', client_id: null })).toBe(false)
  expect(isListed('me', { ...saved, status: 'draft', client_id: 'c' })).toBe(false)
  list('v', [])
  expect(isListed('me', saved)).toBe(false)
})
