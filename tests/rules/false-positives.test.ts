// Sound lines that once raised an alarm, and faults that are told once.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { applyFixes, readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, type SamplePart, writeCase } from '#tests/rule-cases/rule-case.ts'

function check(text: string, part?: SamplePart) {
  const blocks = readNotation(part === undefined ? text : writeCase(part, text))
  const { findings, release } = new Checker().check(blocks, defaultSettings(caseDay))
  const of = (prefix: string) => findings.filter(({ rule }) => rule.startsWith(prefix))
  return { blocks, of, roles: release.parts.map(({ role }) => role) }
}

describe('a masthead', () => {
  it.each(['PRESS RELEASE', 'News Release', '# PRESS RELEASE', 'Press Release: For Immediate Release'])(
    'is no headline: %s',
    (line) => {
      const { roles, of } = check(`${line}\n\n${writeCase(undefined, 'The plant is new.')}`)
      expect(roles.slice(0, 3)).toEqual(['release-line', 'release-line', 'headline'])
      expect(of('STR-04')).toEqual([])
    },
  )

  it('is no release line either', () => {
    expect(check('PRESS RELEASE', 'releaseLine').of('STR-01')).toHaveLength(1)
  })
})

describe('a headline', () => {
  it('has its detail in the partner it names', () => {
    const text = writeCase('headline', 'Brightwater Foods Partners With Walmart to Bake Bread')
    const both = `${text.replace('will open', 'and Walmart will open')}\n\n## About Walmart\n\nWalmart runs stores.`
    expect(check(both).of('HED-04')).toEqual([])
  })

  it('all in capitals is told once, and fixed as a whole', () => {
    const { of, blocks } = check('BRIGHTWATER OPENS NEW USDA BAKERY IN DAYTON', 'headline')
    expect(of('HED')).toHaveLength(1)
    const fixes = of('HED-05').flatMap(({ fix }) => fix ?? [])
    expect(applyFixes(blocks, fixes)[1]?.text).toBe('Brightwater Opens New USDA Bakery in Dayton')
  })

  it('is not told of a shouted word as an acronym too', () => {
    const { of } = check('Brightwater OPENS Bakery in Dayton', 'headline')
    expect(of('HED').map(({ rule }) => rule)).toEqual(['HED-05'])
  })
})

describe('a dateline', () => {
  it.each(['McLEAN, Va.', 'NEW YORK and LONDON'])('keeps its small letters: %s', (place) => {
    expect(check(`${place}, Nov. 17, 2026 — Brightwater Foods opened.`, 'lead').of('DAT')).toEqual([])
  })

  it('needs no D.C. after Washington', () => {
    const { of } = check('WASHINGTON, D.C., Nov. 17, 2026 — Brightwater Foods opened.', 'lead')
    expect(of('DAT').map(({ rule }) => rule)).toEqual(['DAT-04'])
  })

  it('gets the capitals of its name', () => {
    const { of } = check('McLean, Va., Nov. 17, 2026 — Brightwater Foods opened.', 'lead')
    expect(of('DAT-02')[0]?.message).toBe('Put the city in all caps: McLEAN')
  })
})

describe('one fault', () => {
  it.each([
    ['STR-16', 'Call XXX-XXX-XXXX for more.'],
    ['STR-16', 'It costs $XX for all.'],
    ['FAC-04', 'Nine out of 10 users prefer it.'],
  ])('is told once: %s in “%s”', (rule, text) => {
    expect(check(text, 'body').of(rule)).toHaveLength(1)
    expect(check(text, 'body').of('NAM-04')).toEqual([])
  })
})
