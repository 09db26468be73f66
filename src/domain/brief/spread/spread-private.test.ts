import { expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'

/** What of the notes may be printed, below a first line that may. */
const printed = (notes: string): string[] =>
  sortBrief(`Tamsel Boats of Erie, Pennsylvania, opens a yard in Buffalo on May 4.\n${notes}`)
    .units.slice(1)
    .filter(({ kind }) => mayPrint(kind))
    .map(({ text }) => text)

it.each([
  // As many points as are counted, and those that are named.
  [
    'The next two points stay between us.\n- we lost the Orban account\n- the crane fell over. Nobody was hurt.\n- the yard builds 40 boats a year',
    ['the yard builds 40 boats a year'],
  ],
  [
    'Items 2 and 4 stay out.\n1. The yard has 12 docks\n2. The yard cost $22 million\n3. The yard builds 40 boats a year\n4. Fourteen people leave in June',
    ['The yard has 12 docks', 'The yard builds 40 boats a year'],
  ],
  // Where what was closed ends.
  [
    'CONFIDENTIAL (do not forward)\nThe price per share was $14.\nEND CONFIDENTIAL\nThe yard has 12 docks.',
    ['The yard has 12 docks.'],
  ],
  [
    'Everything from here to the dotted line is just so you understand.\nThe old owner owed taxes of $300,000.\nHis son sued.\n.......\nThe yard has 12 docks.',
    ['The yard has 12 docks.'],
  ],
  [
    'Please treat the paragraph below as background.\nThe yard lost $2 million last year. It borrowed from Erie Credit.\n\nThe yard has 12 docks.',
    ['The yard has 12 docks.'],
  ],
  // What is said of both, and what is said again.
  ['The first crane cost $9 million, the second cost $11 million. Neither figure is for publication.', []],
  [
    'We’d like the subsidy to go unmentioned. It was $3.1 million. Likewise the grant from the county, which was $400,000.',
    [],
  ],
  ['Off the books: the yard pays $2 less an hour than in Erie.', []],
])('prints of “%s” what nobody closed', (notes, open) => {
  expect(printed(notes)).toEqual(open)
})
