import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { isDraftDeadline } from './draft-deadlines.ts'

describe('isDraftDeadline', () => {
  it.each([
    'I would be glad to have a first draft by Tuesday noon.',
    'draft to Oona by Fri',
    'Could we see something by tomorrow afternoon?',
    'We need it by the 4th, the board meets that night.',
    'Copy due Nov. 13, a draft would do.',
  ])('knows “%s”', (line) => {
    expect(isDraftDeadline(line)).toBe(true)
  })

  it.each([
    'The council adopted the draft budget by 9 votes to 2 on Monday.',
    'Customers need to return the heater by May 4.',
    'The team chose him in the second round of the draft.',
    'The shop opens on Friday.',
    // A request to the writer is one, whenever it is due.
    'Could you send me a draft by Thursday?',
  ])('leaves “%s”', (line) => {
    expect(isDraftDeadline(line)).toBe(false)
  })

  it('reads the fields of a form', () => {
    expect(isDraftDeadline('Draft due: 8/5', 'Draft due')).toBe(true)
    expect(isDraftDeadline('Deadline for entries: 8/5', 'Deadline for entries')).toBe(false)
  })

  it('makes the line furniture, and keeps news with a deadline', () => {
    const { units } = sortBrief(
      [
        'Orchard Tools opens a workshop in Salem, Oregon, on May 4.',
        'The workshop takes orders until May 9.',
        'Need a first draft by Thursday noon please.',
      ].join('\n'),
    )
    expect(units.map(({ kind }) => kind)).toEqual(['fact', 'fact', 'furniture'])
  })
})
