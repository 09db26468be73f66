import { describe, expect, it } from 'vitest'
import { findVerb } from './clauses.ts'
import { hasMainClause, withDenied } from './main-clause.ts'

const isWhole = (text: string): boolean => {
  const verb = findVerb(text)
  return verb !== undefined && hasMainClause(text, verb)
}

describe('hasMainClause', () => {
  it.each([
    ['a noun that looks like a verb', 'The harbor stores in Maine, Vermont and Ohio.'],
    ['what is done to nobody', 'None reported as of May 3.'],
    ['a passive without its verb', 'Family owned since 1983, in 40 stores.'],
    ['a first clause without a verb', 'All oak from the hill, cut by hand, and it dried for two years.'],
    ['an answer before its sentence', 'Unclear; the county has the lead.'],
    ['a verb that hangs on a conjunction', 'Cause being investigated.'],
    ['a verb of a relative clause', 'A workshop where blind people teach the craft.'],
  ])('refuses %s', (_, text) => {
    expect(isWhole(text)).toBe(false)
  })

  it.each([
    'Larkmoor stores grain in Ohio.',
    'First loaves come out of the oven on Monday.',
    'The reason for going north is simple.',
    'Hollin’s is run by Edda Fairweather.',
    'Online banking moves to larkmoor.com.',
    'Apples, pears and plums are sold at the gate.',
    'When it rains, the roof leaks.',
    'Applications open Dec. 1.',
    'Attendance rose in May.',
  ])('accepts %s', (text) => {
    expect(isWhole(text)).toBe(true)
  })
})

describe('withDenied', () => {
  it.each([
    ['No receipt needed.', 'No receipt is needed.'],
    ['No illnesses reported as of this morning.', 'No illnesses were reported as of this morning.'],
    ['Financial terms not disclosed.', 'Financial terms were not disclosed.'],
    ['No office closed.', 'No office closed.'],
    ['None got to the creek.', 'None got to the creek.'],
    ['No receipt is needed.', 'No receipt is needed.'],
    ['The store reported no losses.', 'The store reported no losses.'],
  ])('writes %s as %s', (text, whole) => {
    expect(withDenied(text)).toBe(whole)
  })
})
