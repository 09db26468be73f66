import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { Checker } from './checker.ts'
import { groupFindings } from './group-findings.ts'
import { countIssues } from './readiness.ts'

const blanks = Array.from({ length: 13 }, (_, at) => `[BLANK ${at + 1}]`).join(' and ')
const blocks = [
  { type: 'paragraph' as const, text: `Sales rose 30 percent in 2025, and costs rose 20 percent in 2025.` },
  { type: 'paragraph' as const, text: `It opens ${blanks}.` },
]
const { findings } = new Checker().check(blocks, defaultSettings('2026-11-16'))

describe('groupFindings', () => {
  it('makes one issue of thirteen blanks, with a place for each', () => {
    const [group] = groupFindings(findings.filter(({ rule }) => rule === 'STR-16'))
    expect(group?.findings).toHaveLength(13)
    expect(group?.findings.map(({ place }) => place?.from)).toEqual(
      group?.findings.map(({ place }) => place?.from).toSorted((one = 0, other = 0) => one - other),
    )
  })

  it('puts errors first and loses no finding', () => {
    const groups = groupFindings(findings)
    const ranks = groups.map(({ severity }) => ['error', 'warning', 'hint'].indexOf(severity))
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    expect(groups.flatMap((group) => group.findings)).toHaveLength(findings.length)
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
  })

  it('is what issues are counted by', () => {
    const groups = groupFindings(findings)
    const { error, warning, hint } = countIssues(groups)
    expect(error + warning + hint).toBe(groups.length)
  })
})
