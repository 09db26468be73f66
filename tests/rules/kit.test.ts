// Names and titles of a client's kit, as the desk passes them with the document.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, writeCase } from '#tests/rule-cases/rule-case.ts'

const boilerplate =
  'Larkmoor makes sensors that measure water in homes and plants. Founded in 2012, it employs 240 people in Troy, New York.'

const kit = {
  texts: [`${boilerplate}\nMore is at larkmoor.com.`],
  names: ['Bell & Co.', 'Larkmoor', 'HydroSense', 'Tallow & Reed', 'Square', 'Noor Feld', 'Jo Brandt'],
  people: [
    { name: 'Noor Feld', title: 'Co-founder and CEO' },
    { name: 'Jo Brandt', title: 'Vice President of Sales, EMEA' },
  ],
}

/** What is found, and what each becomes. */
function findDifferences(
  text: string,
  part: 'body' | 'headline' | 'boilerplate' = 'body',
  rule = 'NAM-07',
): string[][] {
  const blocks = readNotation(writeCase(part, text))
  const { findings } = new Checker().check(blocks, { ...defaultSettings(caseDay), kit })
  return findings
    .filter((finding) => finding.rule === rule)
    .map(({ place, fix }) => [
      blocks[place?.block ?? -1]?.text.slice(place?.from, place?.to) ?? '',
      fix && 'edits' in fix ? (fix.edits[0]?.text ?? '') : '',
    ])
}

describe('names of the kit', () => {
  it.each([
    [
      'The sensors of LarkMoor’s plant run on Hydro Sense.',
      [
        ['LarkMoor', 'Larkmoor'],
        ['Hydro Sense', 'HydroSense'],
      ],
    ],
    [
      'Engineers at Larkmooor and Lakrmoor built it.',
      [
        ['Larkmooor', 'Larkmoor'],
        ['Lakrmoor', 'Larkmoor'],
      ],
    ],
    [
      'The larkmoor sensors are made by Tallow&Reed.',
      [
        ['larkmoor', 'Larkmoor'],
        ['Tallow&Reed', 'Tallow & Reed'],
      ],
    ],
  ])('finds other spellings: %s', (text, found) => {
    expect(findDifferences(text)).toEqual(found)
  })

  it.each([
    'Larkmoor’s HydroSense was tested by Tallow & Reed.',
    'Bell & Co. hired 12 people, and Bell & Co.’s sales rose. So says Bell & Co.',
    'Read more at www.larkmoor.com or write to press@larkmoor.com.',
    'The sensor fits in one square inch, and Square sells it.',
    'Larkspur and Marmoor are other companies.',
    'Feld and Brandt spoke first.',
  ])('accepts the kit’s own and what is no name: %s', (text) => {
    expect(findDifferences(text)).toEqual([])
  })

  it('accepts a headline in capitals', () => {
    expect(findDifferences('LARKMOOR OPENS SENSOR PLANT IN TROY', 'headline')).toEqual([])
  })
})

describe('titles of the kit', () => {
  it.each([
    [
      'Noor Feld, chief operating officer of Larkmoor, opened it.',
      [['chief operating officer', 'co-founder and CEO']],
    ],
    ['“It works,” said Jo Brandt, its sales manager.', [['sales manager', 'vice president of sales, EMEA']]],
  ])('finds another title: %s', (text, found) => {
    expect(findDifferences(text)).toEqual(found)
  })

  it.each([
    'Noor Feld, chief executive officer of Larkmoor, opened it.',
    'Noor Feld, co-founder of Larkmoor, opened it.',
    'Noor Feld, who grew up here, opened it.',
    'Jo Brandt, vice president of sales, spoke.',
    'Ann Feld, chief operating officer of Larkmoor, opened it.',
  ])('accepts the same title, a part of it, and no title: %s', (text) => {
    expect(findDifferences(text)).toEqual([])
  })
})

describe('boilerplates of the kit', () => {
  const find = (text: string) => findDifferences(`## About Larkmoor\n\n${text}`, 'boilerplate', 'STR-22')

  it('offers the kit’s wording for an older one', () => {
    const old = boilerplate.replace('240', '190').replace('homes and plants', 'homes')
    expect(find(old)).toEqual([[old, boilerplate]])
  })

  it.each([
    boilerplate,
    'The Troy Water Board serves 50,000 households in the upper Hudson Valley and is run by the county.',
  ])('accepts the kit’s own and another organization’s: %s', (text) => {
    expect(find(text)).toEqual([])
  })
})
