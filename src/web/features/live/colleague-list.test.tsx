import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ColleagueList } from './colleague-list.tsx'
import type { Colleague } from './live-workspace.ts'

const names: Record<string, string> = { dana: 'Dana Moss', bo: 'Bo', eve: 'Eve Ash', jo: 'Jo Bell', al: 'Al' }
const at = (
  userId: string,
  documentIds: string[] = [],
  isIdle = false,
  parts: Colleague['parts'] = {},
): Colleague => ({
  userId,
  documentIds,
  parts,
  isIdle,
})
const show = (colleagues: Colleague[], documentId: string | undefined = 'a') =>
  render(<ColleagueList colleagues={colleagues} documentId={documentId} nameOf={(id) => names[id]} />)

afterEach(cleanup)

it('is not there for a person alone', () => {
  show([])
  expect(screen.queryByRole('list')).toBeNull()
})

it('says who is in this document first, and who is away', () => {
  show([at('bo', ['b']), at('eve', ['b'], true), at('dana', ['a'])])
  const list = screen.getByRole('list', { name: 'Colleagues online' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ title }) => title),
  ).toEqual(['Dana Moss is in this document', 'Bo is in another document', 'Eve Ash is away'])
  expect(screen.getByText('DM')).toBeDefined()
})

it('labels a colleague without a document', () => {
  show([at('bo')])
  expect(screen.getByText('Bo is here')).toBeDefined()
})

it('says what a colleague is editing in this document', () => {
  show([at('dana', ['a'], false, { a: 'lead' }), at('bo', ['b'], false, { b: 'headline' })])
  expect(screen.getAllByRole('listitem').map(({ title }) => title)).toEqual([
    'Dana Moss is editing the lead',
    'Bo is in another document',
  ])
})

it('shows four, and how many more', () => {
  show(
    Object.keys(names).map((id) => at(id)),
    undefined,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText('+1')).toBeDefined()
})

it('labels a colleague whose name is not known yet', () => {
  show([at('new', ['a'])])
  expect(screen.getByText('A colleague is in this document')).toBeDefined()
})
