// Findings as issues: thirteen blanks are one issue with thirteen places. Every count at the desk counts these.
import type { Severity } from '#domain/rules/rule.ts'
import type { Finding } from './finding.ts'

/** The findings of one rule, severity and subject, in reading order. */
export type FindingGroup = {
  /** Of this group alone, and the same after edits elsewhere. */
  readonly key: string
  readonly rule: string
  readonly severity: Severity
  readonly findings: readonly [Finding, ...Finding[]]
}

const order: readonly Severity[] = ['error', 'warning', 'hint']

/** Errors first, then warnings, then hints; each by its first place in the text. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, { rule: string; severity: Severity; findings: [Finding, ...Finding[]] }>()
  for (const finding of findings) {
    const { rule, severity, subject } = finding
    const key = subject === undefined ? `${rule} ${severity}` : `${rule} ${severity} ${subject}`
    const group = groups.get(key)
    if (group) group.findings.push(finding)
    else groups.set(key, { rule, severity, findings: [finding] })
  }
  return [...groups]
    .map(([key, group]) => ({ key, ...group }))
    .toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
}

/** Rules whose finding says, and fixes, all that another one would say about the same words. */
const saysAll: Readonly<Record<string, readonly string[]>> = {
  'HED-10': ['HED-01'],
  'DAT-02': ['DAT-01'],
  'DAT-03': ['DAT-01'],
  'DAT-05': ['DAT-01'],
  'LEG-08': ['LEG-06'],
  'TON-01': ['LED-03', 'QUO-03'],
  'NAM-09': ['NAM-01'],
}

const allWider = new Set(Object.values(saysAll).flat())

/** One place, one finding: what a person is shown. Where the wider rule is turned off or ignored, the narrower one speaks. */
export function withoutDoubles(findings: readonly Finding[]): Finding[] {
  // Looked up by block: a long text has thousands of findings.
  const wideByBlock = Map.groupBy(
    findings.filter(({ rule }) => allWider.has(rule)),
    ({ place }) => place?.block,
  )
  return findings.filter(({ rule, place }) => {
    const wider = saysAll[rule]
    if (!wider || !place) return true
    return !wideByBlock
      .get(place.block)
      ?.some(
        (other) =>
          wider.includes(other.rule) &&
          other.place !== undefined &&
          other.place.from < place.to &&
          other.place.to > place.from,
      )
  })
}
