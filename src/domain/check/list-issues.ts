// The findings of a check as issues of a plain text: what the API answers.
import type { Block } from '#domain/rules/release/block.ts'
import type { Severity } from '#domain/rules/rule.ts'
import { type FamilyId, familyOf } from './families.ts'
import type { Finding } from './finding.ts'
import { applyEdits } from './safe-edits.ts'

export type Issue = {
  rule: string
  severity: Severity
  family: FamilyId
  /** The passage and its place; an issue of the whole document has none of the three. */
  text?: string
  from?: number
  to?: number
  message: string
  reason: string
  /** The passage after the fix. */
  fix?: string
}

/** Errors first, then warnings, then hints; each in reading order. Places count UTF-16 units, one line break between blocks. */
export function listIssues(blocks: readonly Block[], findings: readonly Finding[]): Issue[] {
  const starts: number[] = []
  let length = 0
  for (const { text } of blocks) {
    starts.push(length)
    length += text.length + 1
  }
  const order: readonly Severity[] = ['error', 'warning', 'hint']
  return findings
    .map((finding) => toIssue(finding, blocks, starts))
    .toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
}

function toIssue(
  { rule, severity, message, reason, place, fix }: Finding,
  blocks: readonly Block[],
  starts: readonly number[],
): Issue {
  const issue: Issue = {
    rule,
    severity,
    family: familyOf(rule),
    message,
    reason,
  }
  if (place === undefined) return issue
  const start = starts[place.block] ?? 0
  const whole = blocks[place.block]?.text ?? ''
  const located = {
    ...issue,
    text: whole.slice(place.from, place.to),
    from: start + place.from,
    to: start + place.to,
  }
  if (fix === undefined || !('edits' in fix)) return located
  // A fix may reach beyond the passage: then both are the wider one.
  const from = Math.min(place.from, ...fix.edits.map((edit) => edit.from))
  const to = Math.max(place.to, ...fix.edits.map((edit) => edit.to))
  const moved = fix.edits
    .map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }))
    .toSorted((one, other) => one.from - other.from)
  const passage = whole.slice(from, to)
  return { ...located, text: passage, from: start + from, to: start + to, fix: applyEdits(passage, moved) }
}
