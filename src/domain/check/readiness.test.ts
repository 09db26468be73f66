import { describe, expect, it } from 'vitest'
import type { Finding } from './finding.ts'
import { groupFindings } from './group-findings.ts'
import { countFamilies, countIssues, describeReadiness, rateReadiness } from './readiness.ts'

const find = (rule: string, severity: Finding['severity']): Finding => ({
  rule,
  severity,
  message: 'x',
  reason: 'y',
  key: rule,
})

describe('readiness', () => {
  const issues = groupFindings([
    find('TON-01', 'warning'),
    find('STR-01', 'error'),
    find('DTE-01', 'warning'),
    find('NUM-01', 'hint'),
  ])

  it('counts issues by severity and lists the counts', () => {
    expect(countIssues(issues)).toEqual({ error: 1, warning: 2, hint: 1 })
    expect(describeReadiness(countIssues(issues))).toBe('1 error, 2 warnings, 1 hint')
    expect(describeReadiness(countIssues([]))).toBe('Ready for the newsroom')
  })

  it('counts by family in the order of the panel', () => {
    expect(countFamilies(issues).map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Structure 1',
      'AP style 2',
      'Tone 1',
    ])
  })

  it('is whole without findings, and an error costs more than a warning, a warning more than a hint', () => {
    const rate = (error: number, warning: number, hint: number) => rateReadiness({ error, warning, hint })
    expect(rate(0, 0, 0)).toBe(1)
    expect(rate(1, 0, 0)).toBeLessThan(rate(0, 1, 0))
    expect(rate(0, 1, 0)).toBeLessThan(rate(0, 0, 1))
    expect(rate(0, 0, 1)).toBeLessThan(1)
  })
})
