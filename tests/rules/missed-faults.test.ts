// Faults that once went by unseen, each beside a sound line of the same kind.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, type SamplePart, writeCase } from '#tests/rule-cases/rule-case.ts'

function find(rule: string, text: string): readonly string[] {
  return new Checker()
    .check(readNotation(text), defaultSettings(caseDay))
    .findings.flatMap((finding) => (finding.rule === rule ? [finding.message] : []))
}

const findIn = (rule: string, part: SamplePart, text: string) => find(rule, writeCase(part, text))

/** The sample under a headline, with these words in its body. */
const under = (headline: string, body: string) =>
  writeCase('headline', headline).replace('“Drivers', `${body}\n\n“Drivers`)

describe('figures of the headline', () => {
  it('are held against the body, zero for zero', () => {
    const headline = 'Brightwater to Add 300 Jobs in Dayton'
    expect(find('FAC-05', under(headline, 'It will create 3,000 jobs in two years.'))).toEqual([
      'The headline says 300 jobs',
    ])
    expect(find('FAC-05', under(headline, 'It will create 300 jobs in two years.'))).toEqual([])
    expect(find('FAC-05', under(headline, 'It cut 40 jobs in 2019.'))).toEqual([])
  })

  it('are held against the percentages of the story', () => {
    const headline = 'Brightwater Cuts Waste 40% in Dayton'
    expect(find('FAC-05', under(headline, 'Waste fell 14% in 2025 from 2024.'))).toEqual([
      'The story doesn’t mention 40%',
    ])
    expect(find('FAC-05', under(headline, 'Waste fell 39.6% in 2025, and 14% of it is paper.'))).toEqual([])
    expect(find('FAC-05', under(headline, 'Waste fell 40 percent in 2025 from 2024.'))).toEqual([])
  })
})

describe('the calendar', () => {
  it('is held against the embargo line', () => {
    const line = 'EMBARGOED UNTIL 9 A.M. ET, MONDAY, NOV. 17, 2026'
    expect(findIn('DTE-07', 'releaseLine', line)).toEqual(['NOV. 17, 2026 is a Tuesday'])
    expect(findIn('DTE-07', 'releaseLine', line.replace('MONDAY', 'TUESDAY'))).toEqual([])
    expect(findIn('DTE-07', 'releaseLine', 'EMBARGOED UNTIL 9 A.M. ET, NOV. 31, 2026')).toEqual([
      'NOV. 31, 2026 doesn’t exist',
    ])
  })

  it('has no Nov. 31 in the text either', () => {
    expect(findIn('DTE-07', 'body', 'It opens on Nov. 31 for all.')).toEqual(['Nov. 31 doesn’t exist'])
    expect(findIn('DTE-07', 'body', 'It opens on Nov. 30, and on Feb. 29, 2028, for all.')).toEqual([])
    expect(findIn('DTE-07', 'body', 'It opened on Feb. 29, 2026, for all.')).toHaveLength(1)
  })
})

describe('percent in words', () => {
  it('needs a source, a baseline and its sign', () => {
    expect(findIn('FAC-04', 'body', 'Nearly 60 percent of farmers use robots.')).toHaveLength(1)
    expect(findIn('FAC-04', 'body', 'Five percent of farmers use robots.')).toHaveLength(1)
    expect(findIn('FAC-06', 'body', 'Sales rose five percent.')).toHaveLength(1)
    expect(findIn('NUM-03', 'body', 'In all, six percent of farms use drones.')).toHaveLength(1)
  })

  it('is right at the start of a sentence, and with a source', () => {
    expect(findIn('NUM-03', 'body', 'Five percent of farmers use robots.')).toEqual([])
    expect(findIn('FAC-04', 'body', 'Five percent of farmers use robots, a state survey found.')).toEqual([])
  })
})

describe.each([
  ['TON-02', 'The first, largest and best plant opened.', 'The highest and lowest prices differ.'],
  ['TON-02', 'It is the first and only site in the state.', 'The first and the last bus are late.'],
  ['PUN-01', 'Plants run in Fresno, Modesto, and Visalia.', 'Plants run in Lyon, France, and Visalia.'],
  [
    'NAM-06',
    'Then came Bob Smith, a baker. Later Smyth spoke.',
    'Then came Bob Smith, a baker. Later Smits spoke.',
  ],
  ['NUM-01', 'It hired two hundred bakers.', 'It hired two hundred thousand bakers.'],
  ['TON-10', 'It is a fast, simple, secure oven.', 'It is a fast, simple oven.'],
  ['TON-12', 'The oven is is hot.', 'The oven is hot. Is it new?'],
])('%s', (rule, fires, silent) => {
  it(`fires on: ${fires}`, () => {
    expect(findIn(rule, 'body', fires)).toHaveLength(1)
  })

  it(`is silent on: ${silent}`, () => {
    expect(findIn(rule, 'body', silent)).toEqual([])
  })
})
