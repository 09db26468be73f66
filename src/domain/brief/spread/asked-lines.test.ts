import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'
const sorted = (...lines: string[]) => sortBrief([news, ...lines].join('\n')).units.slice(1)

describe('words that have to be printed', () => {
  it.each([
    ['Must carry: Not for sale to anyone under 21.', 'Not for sale to anyone under 21.'],
    ['MUST APPEAR: The results are preliminary.', 'The results are preliminary.'],
    ['Caveat, has to be in: small sample, one season', 'small sample, one season'],
    ['Have to include: Kits ship to the lower 48 states.', 'Kits ship to the lower 48 states.'],
    ['Disclaimer: Your savings may lose value.', 'Your savings may lose value.'],
    ['Mandatory wording (legal): Drink responsibly.', 'Drink responsibly.'],
  ])('are told, without the request: %s', (line, told) => {
    expect(
      sorted(line)
        .map(({ kind, text }) => [kind, text])
        .at(-1),
    ).toEqual(['fact', told])
  })

  it.each([
    ['The offer ends at the county line.', 'That limitation must appear.'],
    ['The trial had no control group.', 'Please retain this sentence.'],
    ['No job is moved to Toledo.', 'Legal insists on this sentence.'],
    ['Pets are not allowed on the ferry.', 'That has to be in, people always ask.'],
  ])('may come before the request: %s %s', (told, request) => {
    expect(sorted(`${told} ${request}`).map(({ kind, text }) => [kind, text])).toEqual([
      ['fact', told],
      ['instruction', request],
    ])
  })
})

describe('a request to print', () => {
  it.each([
    'Must say: off the record, the lease is not signed.',
    'Important: do not mention the lease before May.',
    'Also not to be mentioned: the landlord asked twice about the alarm.',
    'Must not appear: the landlord asked twice about the alarm.',
    'This doesn’t have to be in there: the landlord asked twice about the alarm.',
  ])('opens nothing private: %s', (line) => {
    expect(sorted(line).filter(({ kind }) => kind === 'fact')).toEqual([])
  })

  it('is no news about what must be in something', () => {
    const line = 'Vitamin D must be in the flour from June.'
    expect(sorted(line).map(({ text }) => text)).toEqual([line])
  })
})
