// Where a one-click fix would break the sentence there is none.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { applyFixes, readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, type SamplePart, writeCase } from '#tests/rule-cases/rule-case.ts'

/** The text with all fixes of the rule; undefined where it has none to offer. */
function fix(rule: string, text: string, part: SamplePart = 'body'): string | undefined {
  const blocks = readNotation(writeCase(part, text))
  const findings = new Checker()
    .check(blocks, defaultSettings(caseDay))
    .findings.filter((finding) => finding.rule === rule)
  expect(findings.length).toBeGreaterThan(0)
  const fixes = findings.flatMap(({ fix }) => fix ?? [])
  if (fixes.length === 0) return undefined
  const at = blocks.findIndex((block) => block.text === text.replace(/^# /, ''))
  return applyFixes(blocks, fixes)[at]?.text
}

describe('praise', () => {
  it.each([
    'The farm is unique and powerful.',
    'The farm is unique and powerful today.',
    'It is a unique and powerful oven.',
    'The change makes it robust enough, more powerful than ovens, and it’s unique again.',
    'The oven is truly unique among its robust, powerful rivals.',
  ])('stays where it carries the sentence: %s', (text) => {
    expect(fix('TON-01', text)).toBeUndefined()
  })

  it.each([
    ['The powerful oven has robust doors.', 'The oven has doors.'],
    ['Acme’s unique oven opens powerful doors.', 'Acme’s oven opens doors.'],
    ['It sells ovens and robust doors for its unique shop.', 'It sells ovens and doors for its shop.'],
  ])('goes before its noun: %s', (text, fixed) => {
    expect(fix('TON-01', text)).toBe(fixed)
  })
})

describe('a number in words', () => {
  it.each([
    ['The mill has been here since two thousand eight.', 'The mill has been here since 2008.'],
    ['It was sold in two thousand twelve and rebuilt.', 'It was sold in 2012 and rebuilt.'],
    ['It was built by two thousand eight people.', 'It was built by 2,008 people.'],
  ])('is a year where nothing is counted: %s', (text, fixed) => {
    expect(fix('NUM-01', text)).toBe(fixed)
  })
})

describe('a dateline in another form', () => {
  it.each([
    'From our new office in London, UK – 16 November 2026 – Brightwater Foods will open a bakery.',
    'London, UK - Brightwater Foods will open a bakery in the town.',
  ])('gets no second one before it: %s', (text) => {
    expect(fix('STR-06', text, 'lead')).toBeUndefined()
  })

  it('is written in the usual one where place and date are plain to see', () => {
    expect(fix('DAT-01', 'London, UK – 16 November 2026 – Brightwater Foods opened.', 'lead')).toBe(
      'LONDON, UK, Nov. 16, 2026 — Brightwater Foods opened.',
    )
  })
})
