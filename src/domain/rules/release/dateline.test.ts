import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { allRules } from '#domain/rules/rulebook.ts'
import { readDateline } from './dateline.ts'
import { Paragraph } from './paragraph.ts'
import { defaultSettings } from './settings.ts'

const news = 'Tallow Bakery opens its third store on Friday to serve the river district.'

describe('a dateline with blanks', () => {
  it.each([
    ['BEND, Ore., [MONTH DAY, YEAR] — ', { city: 'BEND', region: 'Ore.' }],
    ['BEND, [STATE], Dec. 4, 2026 — ', { city: 'BEND', region: '[STATE]', date: { year: 2026 } }],
    ['BEND, [STATE], [DATE] — ', { city: 'BEND', region: '[STATE]' }],
    ['CHICAGO, [DATE] — ', { city: 'CHICAGO' }],
    ['CHICAGO, Dec. 4, [YEAR] — ', { city: 'CHICAGO', dateText: 'Dec. 4, [YEAR]' }],
  ])('is read in “%s”', (start, read) => {
    const dateline = readDateline(new Paragraph({ type: 'paragraph', text: start + news }))
    expect(dateline).toMatchObject(read)
    expect((start + news).slice(dateline?.end)).toBe(news)
  })

  it.each([
    'BEND, Ore., [MONTH DAY, YEAR] — ',
    'BEND, [STATE], Dec. 4, 2026 — ',
    'CHICAGO, Dec. 4, [YEAR] — ',
  ])('has one fault, that “%s” is not filled in', (start) => {
    const blocks = [
      { type: 'heading', level: 1, text: 'Tallow Bakery Opens Third Store' },
      { type: 'paragraph', text: start + news },
    ] as const
    const { findings } = new Checker(allRules).check(blocks, defaultSettings('2026-11-30'))
    const head = findings.filter(({ place }) => place?.block === 1 && place.from < start.length - 3)
    expect(head.map(({ rule }) => rule)).toEqual(['STR-16'])
  })

  it.each([
    'Acme, [the company] said on Friday, will close two plants — and open one.',
    '[COMPANY] opens a third bakery in Duluth on May 4.',
  ])('is not what a sentence with brackets begins with: %s', (text) => {
    expect(readDateline(new Paragraph({ type: 'paragraph', text }))).toBeUndefined()
  })
})
