// The British profile: day before month, ENDS, no AP rules of dates and states.
import { describe, expect, it } from 'vitest'
import { applyAllRules } from '#domain/check/apply-rules.ts'
import { Checker } from '#domain/check/checker.ts'
import { rulesOfPreset } from '#domain/rules/presets.ts'
import { applyFixes, readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { writeCase } from '#tests/rule-cases/rule-case.ts'

const british = { ...defaultSettings('2026-11-16'), profile: 'british' as const }
const rulesOf = (text: string, settings = british) =>
  new Checker().check(readNotation(text), settings).findings.map(({ rule }) => rule)

describe('the British profile', () => {
  it('puts the day before the month', () => {
    const blocks = readNotation('The shop in Leeds opens on November 17, 2026 with 40 staff.')
    const [finding] = new Checker().check(blocks, british).findings.filter(({ rule }) => rule === 'DTE-08')
    expect(finding?.fix).toMatchObject({ edits: [{ text: '17 November 2026' }] })
    expect(rulesOf('The shop in Leeds opens on 17 November 2026 with 40 staff.')).not.toContain('DTE-08')
  })

  it.each([
    ['It opens Saturday, Jan. 4, at noon.', 'It opens Saturday 4 January at noon.'],
    ['It runs May 23 and 24, 2026, in Leeds.', 'It runs 23 and 24 May 2026 in Leeds.'],
    ['It opens on May 19 in Leeds.', 'It opens on 19 May in Leeds.'],
    ['It runs May 3-5.', 'It runs 3-5 May.'],
    ['It runs Nov. 3-5 at the hall.', 'It runs 3-5 November at the hall.'],
    ['WHEN: Saturday, Jan. 4, 7pm', 'WHEN: Saturday 4 January, 7pm'],
  ])('writes weekdays and spans of days without American commas: %s', (text, fixed) => {
    const { blocks } = applyAllRules(readNotation(text), {
      rules: new Set(['DTE-08']),
      profile: 'british',
      isPart: true,
    })
    expect(blocks[0]?.text).toBe(fixed)
  })

  it('leaves a figure behind a date alone that counts something', () => {
    const blocks = readNotation('It opens Nov. 3 and 12 shops follow.')
    const [finding] = new Checker().check(blocks, british).findings.filter(({ rule }) => rule === 'DTE-08')
    expect(finding).toBeDefined()
    expect(finding?.fix).toBeUndefined()
  })

  it('asks for no AP dates, times, states, percent signs or stops inside quotation marks', () => {
    const text = 'Sales rose 5 per cent by 17 November 2026 at 9.30am in Durham, N.C., said the “trial”.'
    const ap = ['DTE-01', 'DTE-05', 'PLC-01', 'NUM-03', 'PUN-02', 'DAT-01', 'STR-06']
    for (const rule of ap) expect(rulesOf(text)).not.toContain(rule)
    expect(rulesOf(text, defaultSettings('2026-11-16') as typeof british)).toContain('NUM-03')
  })

  it('keeps its own dates and signs in a rewrite, and turns American dates', () => {
    const blocks = readNotation(
      'Sales rose 5 per cent by 17 November 2026. The shop in Leeds opens on November 19, 2026 with 40 staff.',
    )
    const rules = rulesOfPreset()
    const [mine] = applyAllRules(blocks, { rules, profile: 'british', isPart: true }).blocks
    expect(mine?.text).toBe(
      'Sales rose 5 per cent by 17 November 2026. The shop in Leeds opens on 19 November 2026 with 40 staff.',
    )
    const [ap] = applyAllRules(blocks, { rules, isPart: true }).blocks
    expect(ap?.text).toContain('by Nov. 17, 2026')
  })

  it('asks for a boilerplate unless there are notes to editors', () => {
    const release = '# Acme opens shop in Leeds\n\nAcme opened a shop in Leeds on Monday.\n\nENDS'
    expect(rulesOf(release)).toContain('STR-12')
    expect(rulesOf(`${release}\n\nNotes to editors:\n\nAcme sells bread in 14 shops.`)).not.toContain(
      'STR-12',
    )
  })

  it('takes quotation marks as the house prefers', () => {
    for (const text of [
      '‘I bought a kettle,’ said Ann Hill, director of the centre. She called it ‘a fine kettle’.',
      '“I bought a kettle,” said Ann Hill, director of the centre. She called it “a fine kettle”.',
    ])
      expect(rulesOf(writeCase('body', text)).filter((rule) => rule.startsWith('PUN'))).toEqual([])
  })

  it('takes ENDS for an end mark', () => {
    expect(rulesOf('# Acme opens shop in Leeds\n\nAcme opened a shop.\n\nENDS')).not.toContain('STR-14')
  })

  it.each([
    [
      'DTE-05',
      'It opens at 9 a.m. and closes at 5 p.m. on Sundays.',
      'It opens at 9am and closes at 5pm on Sundays.',
    ],
    [
      'DTE-05',
      'Come at 6:30 p.m. Thursday. Doors shut at 9 p.m. Bring tea.',
      'Come at 6.30pm Thursday. Doors shut at 9pm. Bring tea.',
    ],
    [
      'DTE-05',
      'Come at 6.30pm on Thursday and leave at 8pm.',
      'Come at 6.30pm on Thursday and leave at 8pm.',
    ],
    [
      'DTE-05',
      'The ferry sails at 10.00am, at 12 noon and at 6:00pm.',
      'The ferry sails at 10am, at noon and at 6pm.',
    ],
    [
      'DTE-05',
      'The ferry sails at 10.05am, at noon and at 12.30pm with 12 noon-day bells.',
      'The ferry sails at 10.05am, at noon and at 12.30pm with 12 noon-day bells.',
    ],
    ['DTE-06', 'The talk is at 9am tomorrow in Leeds.', 'The talk is at 9am on 18 November in Leeds.'],
    ['DTE-06', 'Send it by tomorrow.', 'Send it by 18 November.'],
  ])('writes its own form: %s, %s', (rule, text, fixed) => {
    const blocks = readNotation(writeCase('body', text))
    const { findings } = new Checker().check(blocks, british)
    const fixes = findings.flatMap((finding) => (finding.rule === rule && finding.fix) || [])
    const at = blocks.findIndex((block) => block.text === text)
    expect(applyFixes(blocks, fixes)[at]?.text).toBe(fixed)
  })

  it('never quotes AP', () => {
    const text = [
      'FOR IMMEDIATE RELEASE',
      '# Acme opens shop in Leeds on 26th November',
      'Acme will hire 5 people, bakers, cooks, and cleaners at 9:00 AM on 26th November, said Ann Lee, Managing Director.',
      'Ann Lee joined in 2019. Ann Lee likes *Bleak House*.',
    ].join('\n\n')
    const { findings } = new Checker().check(readNotation(text), british)
    expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['DTE-05', 'DTE-03', 'NUM-01']))
    for (const { message, reason } of findings)
      expect(`${message} ${reason}`).not.toMatch(/\bAP\b|a\.m\.|###/)
  })

  it('ends the story with Ends, before the notes', () => {
    const text = '# Acme opens shop in Leeds\n\nAcme opened a shop.\n\n## About Acme\n\nAcme sells bread.'
    const { findings } = new Checker().check(readNotation(text), british)
    expect(findings.find(({ rule }) => rule === 'STR-14')?.fix).toEqual({ before: 2, insert: 'Ends' })
  })
})
