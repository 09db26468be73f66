import { describe, expect, it } from 'vitest'
import { accountFor } from './account-for.ts'
import { sortBrief } from './sort-brief.ts'

const { units } = sortBrief(
  'Acme opens a plant in Dayton on May 3, 2027.\nThe plant has 110 jobs.\nAdmission to the tour is free.\nInternal: the state paid.\nPress contact: Lena Ruiz, lena@acme.com',
)
const [news, jobs, tour, secret, contact] = units.map(({ text }) => text)

it('puts each line of the notes into one list', () => {
  const draft =
    '<p>DAYTON, Ohio — Acme will open a plant in Dayton on May 3, 2027.</p><p>Lena Ruiz<br>lena@acme.com</p>'
  expect(accountFor(units, draft)).toEqual({
    used: [news, contact],
    usedInPart: [],
    notUsed: [jobs, tour],
    notUnderstood: [],
    keptOut: [{ text: secret, kind: 'private' }],
  })
})

it('recognizes a fact in other words, and in plain text', () => {
  const draft =
    'Acme opens its Dayton plant on May 3, 2027. It has 110 jobs. Admission to the tour is free. Lena Ruiz, lena@acme.com'
  expect(accountFor(units, draft).notUsed).toEqual([])
})

it('reports a number, a name and an address that changed as not used', () => {
  const draft =
    'Acme opens its Dayton plant on May 4, 2027. It has 111 jobs. Admission to the tour is free. Lena Ruiz, press@acme.com'
  expect(accountFor(units, draft).notUsed).toEqual([news, jobs, contact])
})

it('decodes HTML entities and leaves plain text as it is', () => {
  const line = { text: 'Smith & Daughters opens a shop.', kind: 'fact' } as const
  expect(accountFor([line], '<p>Smith &amp; Daughters opens a shop.</p>').used).toEqual([line.text])
  expect(accountFor([line], 'Smith & Daughters opens a shop. 3 < 4 > 2').used).toEqual([line.text])
})

it('finds the embargo in the all-caps release line', () => {
  const line = { text: 'Embargoed until noon PT, May 4', kind: 'embargo' } as const
  expect(accountFor([line], '<p>EMBARGOED UNTIL NOON PT, MAY 4</p>').used).toEqual([line.text])
  expect(accountFor([line], '<p>FOR IMMEDIATE RELEASE</p>').notUsed).toEqual([line.text])
})

it('lists what was not understood separately from what is kept out', () => {
  const line = { text: 'and the thing with the bikes', kind: 'unsure' } as const
  expect(accountFor([line], '<p>Bikes.</p>')).toEqual({
    used: [],
    usedInPart: [],
    notUsed: [],
    notUnderstood: [line.text],
    keptOut: [],
  })
})

it.each([
  [
    'On 17 August 2026 we signed a contract for two years.',
    'On Aug. 17, 2026, Luamap signed a contract for two years.',
  ],
  ['Total raised is now $48.5M.', 'Total raised is now $48.5 million.'],
  ['The fire was under control at 23:40.', 'The fire was under control at 11:40 p.m.'],
  ['The walk is from 4pm to 8.30pm.', 'The walk is from 4 p.m. to 8:30 p.m.'],
  ["The farmers don't pay.", 'The farmers do not pay.'],
  ['There are 112 beds, 46 of these are new.', 'There are 112 beds. Forty-six of these are new.'],
  [
    'Orders opened at booth 2218. 14 hours on a charge.',
    'Orders opened at booth 2218. 14 hours on a charge.',
  ],
  [
    'Cove Marina, Port Lanning, Wash., adds 64 slips',
    'Cove Marina, Port Lanning, Washington, adds 64 slips.',
  ],
])('finds what a draft writes in a form of its own: %s', (text, draft) => {
  expect(accountFor([{ text, kind: 'fact' }], draft).used).toEqual([text])
})

it('does not take a figure for the one behind it', () => {
  const line = { text: 'The plan runs to 2031.', kind: 'fact' } as const
  expect(accountFor([line], 'The plan runs from May 3, 2027.').notUsed).toEqual([line.text])
})

it('finds dictated words and news behind a greeting', () => {
  const notes =
    'Hi Jo, Acme opens a plant in Dayton on May 3.\nQuote from Ana Ruiz, owner: We wanted a plant with windows.'
  const draft =
    'Acme opens a plant in Dayton on May 3. “We wanted a plant with windows,” said Ana Ruiz, owner of Acme.'
  expect(accountFor(sortBrief(notes).units, draft).notUsed).toEqual([])
  const other = draft.replace('windows', 'doors')
  expect(accountFor(sortBrief(notes).units, other).notUsed).toHaveLength(1)
})

it('counts no line as told whose few short words are not there', () => {
  const lines = [
    { text: 'ok so pr.', kind: 'fact' as const },
    { text: 'VAT.', kind: 'fact' as const },
  ]
  expect(accountFor(lines, 'Acme opens a plant. VAT is paid.').notUsed).toEqual(['ok so pr.'])
})

it('counts no line as told for its small words alone', () => {
  const line = { text: "and it's pay what you can,", kind: 'fact' } as const
  expect(accountFor([line], 'What you can see is a shop. They pay the rent.').notUsed).toEqual([line.text])
  expect(accountFor([line], 'Guests pay what you can.').used).toEqual([line.text])
})

it('counts what a sentence before a label tells', () => {
  const line = {
    text: 'Founded 1994. Why now: Ellen wanted a successor.',
    kind: 'fact',
    value: 'Ellen wanted a successor.',
  } as const
  expect(accountFor([line], 'Ellen wanted a successor.').usedInPart.map(({ text }) => text)).toEqual([
    line.text,
  ])
  expect(accountFor([line], 'Founded in 1994. Ellen wanted a successor.').used).toEqual([line.text])
})

it('counts what happens when an embargo ends', () => {
  const line = {
    text: 'Not before Thursday 26 November, 20:00 GMT, when the prize is handed over in Bergen.',
    kind: 'embargo',
  } as const
  const release = 'EMBARGOED UNTIL 8 P.M. GMT, THURSDAY, NOV. 26'
  expect(accountFor([line], release).notUsed).toEqual([line.text])
  expect(accountFor([line], `${release}\nThe prize is handed over in Bergen.`).used).toEqual([line.text])
})

it('a line of which the draft tells some pieces is used in part, with what is missing', () => {
  const line = {
    text: 'money goes to Germany, we open in Leipzig in September, mostly engineers',
    kind: 'fact' as const,
  }
  const account = accountFor([line], '<p>Acme opens in Leipzig in September. The money goes to Germany.</p>')
  expect(account.usedInPart).toEqual([{ text: line.text, missing: 'mostly engineers' }])
  expect(account.notUsed).toEqual([])
})

describe('a line in other words', () => {
  const draft =
    'Harbor Books Opens Third Shop\nDAYTON, Ohio — Harbor Books opens a third shop on May 4.\nHarbor Books has a team of 34.'

  it.each([
    'so basically Harbor Books is opening a third shop in Dayton on May 4',
    'we’re 34 people',
    '34 employees',
  ])('is told: %s', (text) => {
    expect(accountFor([{ text, kind: 'fact' }], draft).used).toEqual([text])
  })

  it('is not told where something else is counted', () => {
    expect(accountFor([{ text: '34 dealers', kind: 'fact' }], draft).notUsed).toEqual(['34 dealers'])
  })
})
