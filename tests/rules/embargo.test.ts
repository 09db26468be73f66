// The embargo of a document's details, as the desk passes it with the document.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { applyFixes, readNotation } from '#domain/rules/release/notation.test-support.ts'
import { type CheckSettings, defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, writeCase } from '#tests/rule-cases/rule-case.ts'

const embargo = { until: '2026-12-01T15:00:00.000Z', zone: 'America/Chicago' }
const line = 'EMBARGOED UNTIL 9 A.M. CST, DEC. 1, 2026'

function check(releaseLine: string, settings: Partial<CheckSettings> = { embargo }) {
  const blocks = readNotation(writeCase('releaseLine', releaseLine))
  const { findings } = new Checker().check(blocks, { ...defaultSettings(caseDay), ...settings })
  const found = findings.filter(({ rule }) => rule === 'STR-01' || rule === 'STR-03')
  return {
    found,
    top: applyFixes(
      blocks,
      found.flatMap(({ fix }) => fix ?? []),
    )[0]?.text,
  }
}

describe('a release under embargo', () => {
  it('gets the embargo line where it has none', () => {
    const { found, top } = check('')
    expect(found).toMatchObject([
      { rule: 'STR-01', message: 'No release line at the top', fix: { before: 0, insert: line } },
    ])
    expect(top).toBe(line)
  })

  it.each([
    'FOR IMMEDIATE RELEASE',
    'EMBARGOED UNTIL 9 A.M. CST, DEC. 2, 2026',
    'EMBARGOED UNTIL 9 A.M. EST, DEC. 1, 2026',
    'FOR RELEASE NOV. 30, 2026',
  ])('does not say %s', (wrong) => {
    const { found, top } = check(wrong)
    expect(found).toMatchObject([
      {
        rule: 'STR-03',
        severity: 'error',
        message:
          'This news is under embargo until 9 a.m. CST, Dec. 1, 2026, but the release line says otherwise',
      },
    ])
    expect(top).toBe(line)
    expect(check(line).found).toEqual([])
  })

  it.each([line, 'EMBARGOED UNTIL DEC. 1, 2026, 10 A.M. ET', 'UNDER EMBARGO UNTIL 15:00 GMT, DEC. 1'])(
    'may say %s',
    (right) => {
      expect(check(right).found).toEqual([])
    },
  )

  it('has a British line in British style', () => {
    expect(check('', { embargo, profile: 'british' }).top).toBe('EMBARGOED UNTIL 9AM CST, 1 DECEMBER 2026')
  })

  it.each([
    ['FOR IMMEDIATE RELEASE: Larkmoor newsroom', `${line}: Larkmoor newsroom`],
    ['FOR IMMEDIATE RELEASE, NOV. 17, 2026', line],
  ])('keeps what else the line says, but no other day: %s', (wrong, right) => {
    expect(check(wrong).top).toBe(right)
  })
})

it('without an embargo, the release line is as before', () => {
  expect(check('', {}).top).toBe('FOR IMMEDIATE RELEASE')
  expect(check('FOR IMMEDIATE RELEASE', {}).found).toEqual([])
  expect(check(line, {}).found).toEqual([])
})
