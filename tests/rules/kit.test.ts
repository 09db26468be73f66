// Names and titles of a client's kit, as the desk passes them with the document.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { groupFindings } from '#domain/check/group-findings.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { applyFixes, readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, writeCase } from '#tests/rule-cases/rule-case.ts'

const boilerplate =
  'Larkmoor makes sensors that measure water in homes and plants. Founded in 2012, it employs 240 people in Troy, New York.'

const kit = {
  texts: [`${boilerplate}\nMore is at larkmoor.com.`],
  names: [
    ...['Bell & Co.', 'Larkmoor', 'HydroSense', 'Tallow & Reed', 'Square'],
    ...['Noor Feld', 'Jo Brandt', 'Maren Oduya', 'Silent Sam'],
  ],
  people: [
    { name: 'Noor Feld', title: 'Co-founder and CEO' },
    { name: 'Jo Brandt', title: 'Vice President of Sales, EMEA' },
    { name: 'Maren Oduya', title: 'head of field operations' },
    { name: 'Silent Sam', title: 'chief engineer', isSilent: true },
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
    ['The pumps of Larkmore run in Troy.', [['Larkmore', 'Larkmoor']]],
    ['“It works,” said Marin Oduya.', [['Marin Oduya', 'Maren Oduya']]],
    ['Maren Oduja’s team built it.', [['Maren Oduja', 'Maren Oduya']]],
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
    'The sensor was sold in Larkmore, Ohio.',
    'The mayor, Ann Larkmore, opened it with Larkmore College.',
    'Maria Oduya and Karen Oduya live here, and so does Maren Olsen.',
    'Maren Oduya and Marin Oduya are sisters.',
    'Warren Oduya and Joe Brandt spoke of the marina.',
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
    ['Maren Oduya, head of field ops, opened it.', [['head of field ops', 'head of field operations']]],
    ['“It works,” said chief of staff Maren Oduya.', [['chief of staff', 'head of field operations']]],
    ['Noor Feld and chief of staff Maren Oduya spoke.', [['chief of staff', 'head of field operations']]],
    ['Larkmoor President Noor Feld opened it.', [['President', 'Co-founder and CEO']]],
  ])('finds another title: %s', (text, found) => {
    expect(findDifferences(text)).toEqual(found)
  })

  it.each([
    'Noor Feld, chief executive officer of Larkmoor, opened it.',
    'Noor Feld, co-founder of Larkmoor, opened it.',
    'Noor Feld, who grew up here, opened it.',
    'Jo Brandt, vice president of sales, spoke.',
    'Ann Feld, chief operating officer of Larkmoor, opened it.',
    'Maren Oduya, head of field operations in Ohio, opened it.',
    'Maren Oduya, head of field operations, opened it.',
    'Maren Oduya, head of the team that built it, spoke.',
    'Larkmoor head of field operations Maren Oduya opened it.',
    'Larkmoor CEO Noor Feld and former chief of staff Maren Oduya opened it.',
    'The president of the council thanked Maren Oduya.',
    'Dr. Maren Oduya met the director. Maren Oduya agreed.',
    'The chief engineer told Maren Oduya about it.',
    'Chief executive Noor Feld spoke.',
    'Acme Chief Engineer Maren Oduya spoke.',
  ])('accepts the same title, a part of it, and no title: %s', (text) => {
    expect(findDifferences(text)).toEqual([])
  })
})

describe('people who must not be quoted', () => {
  it.each(['“I see,” said Silent Sam.', 'Silent Sam said, “I see.”'])('are found: %s', (text) => {
    const blocks = readNotation(writeCase('body', text))
    const { findings } = new Checker().check(blocks, { ...defaultSettings(caseDay), kit })
    expect(findings.filter(({ rule }) => rule === 'NAM-07')).toMatchObject([
      { severity: 'error', message: 'The client kit says not to quote Silent Sam' },
    ])
  })

  it.each([
    'Silent Sam runs the plant.',
    '“I see,” said Maren Oduya of Silent Sam.',
    '“I see,” said Ann Sam. Silent Sam nodded.',
  ])('may be named: %s', (text) => {
    expect(findDifferences(text)).toEqual([])
  })
})

it('has one issue for each name and each title', () => {
  const text = 'Hydro Sense runs. Noor Feld, chief operating officer, sells Hydro Sense.'
  const { findings } = new Checker().check(readNotation(writeCase('body', text)), {
    ...defaultSettings(caseDay),
    kit,
  })
  const groups = groupFindings(findings.filter(({ rule }) => rule === 'NAM-07'))
  expect(groups.map(({ findings: own }) => own.map(({ message }) => message))).toEqual([
    ['The client kit spells it “HydroSense”', 'The client kit spells it “HydroSense”'],
    ['The client kit gives the title as “Co-founder and CEO”'],
  ])
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

describe('a boilerplate the client approved', () => {
  const approved = 'Larkmoor runs eleven pumps in Troy.\n\nIt began in Jan. of 2011 with five people.'
  const rulesOf = (text: string, texts: readonly string[]) => {
    const blocks = readNotation(writeCase('boilerplate', `## About Larkmoor\n\n${text}`))
    const settings = { ...defaultSettings(caseDay), kit: { texts, names: [], people: [] } }
    return new Checker().check(blocks, settings).findings.map(({ rule }) => rule)
  }

  it('is not asked to change its style, in paragraphs of its own or in one', () => {
    const text = 'Larkmoor runs eleven pumps in Troy.'
    expect(rulesOf(text, [])).toContain('NUM-01')
    expect(rulesOf(text, [approved])).not.toContain('NUM-01')
    const joined = approved.replace('\n\n', ' ')
    expect(rulesOf(joined, [approved])).not.toContain('NUM-01')
    expect(rulesOf(joined, [approved])).not.toContain('STR-22')
    expect(rulesOf(joined.replace('Troy', 'Utica'), [approved])).toContain('NUM-01')
  })
})

describe('what a release lacks and the kit has', () => {
  const closing = {
    boilerplate: [{ heading: 'About Larkmoor' }, { lines: [boilerplate] }],
    contact: [
      { heading: 'Media contact' },
      { lines: ['Jo Bell', 'Press officer', 'jo@larkmoor.example', '218-555-0100'] },
    ],
  }
  const story = [
    'FOR IMMEDIATE RELEASE',
    '# Larkmoor Opens Plant in Duluth',
    'DULUTH, Minn., Nov. 16, 2026 — Larkmoor opened a plant in Duluth today. It has 110 jobs and runs on water from the lake.',
  ]
  const findMissing = (blocks: readonly Block[], known: Partial<typeof closing>) =>
    new Checker()
      .check(blocks, { ...defaultSettings(caseDay), kit: { ...kit, ...known } })
      .findings.filter(({ rule, place }) => ['STR-12', 'STR-13'].includes(rule) && !place)

  it.each([
    ['at the end', story, [...story, 'ABOUT', 'CONTACT']],
    ['before the end mark', [...story, '###'], [...story, 'ABOUT', 'CONTACT', '###']],
  ])('is inserted %s, and then nothing is missing', (_, lines, expected) => {
    const blocks = readNotation(lines.join('\n\n'))
    const missing = findMissing(blocks, closing)
    expect(missing.map(({ rule, fix }) => [rule, fix && 'fromKit' in fix])).toEqual([
      ['STR-12', true],
      ['STR-13', true],
    ])
    // One after the other, as they are pressed.
    const [about] = missing.map(({ fix }) => fix)
    const half = about ? applyFixes(blocks, [about]) : blocks
    const [contact] = findMissing(half, closing).map(({ fix }) => fix)
    const whole = contact ? applyFixes(half, [contact]) : half
    expect(findMissing(whole, closing)).toEqual([])
    const marks: Record<string, string> = { 'About Larkmoor': 'ABOUT', 'Media contact': 'CONTACT' }
    const outline = whole
      .filter(({ text }) => text !== boilerplate && !text.startsWith('Jo Bell'))
      .map(({ text }) => marks[text] ?? text)
    expect(outline).toEqual(expected.map((line) => line.replace('# Lark', 'Lark')))
  })

  it('comes before a contact that is there, and not before one above the headline', () => {
    const contact = 'Media contact: / Sam Ortiz / sam@larkmoor.example / 218-555-0101'
    const placeOf = (...lines: string[]) => {
      const [finding] = findMissing(readNotation(lines.join('\n\n')), closing)
      return finding?.fix && 'before' in finding.fix ? finding.fix.before : undefined
    }
    expect(placeOf(...story, contact)).toBe(3)
    expect(placeOf(contact, ...story)).toBe(4)
  })

  it('is not offered where the kit has none', () => {
    const missing = findMissing(readNotation(story.join('\n\n')), {})
    expect(missing.map(({ fix }) => fix)).toEqual([undefined, undefined])
  })
})
