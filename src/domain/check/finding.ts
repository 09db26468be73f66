// What the check tells: one finding per place, with what to show and how to fix it.
import { keepsProtected } from '#domain/language/protected.ts'
import { readCodes } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { NewBlock } from '#domain/rules/release/settings.ts'
import type { ReleaseMatch, Rule, RuleMatch, Severity, TextEdit } from '#domain/rules/rule.ts'

/**
 * Either edits of one block's text, from the last to the first, or something new before a block: a paragraph, or blocks of the
 * client's kit.
 */
export type Fix =
  | { readonly block: number; readonly edits: readonly TextEdit[] }
  | { readonly before: number; readonly insert: string }
  | { readonly before: number; readonly fromKit: readonly NewBlock[] }

export type Finding = {
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  /** Why a newsroom of the release's style minds. */
  readonly reason: string
  /** The block and the characters in it; none where the finding is about the whole release. */
  readonly place?: { readonly block: number; readonly from: number; readonly to: number }
  readonly fix?: Fix
  /** What it is about, where a rule has several subjects: a forbidden word. */
  readonly subject?: string
  /** Of this finding alone, and the same after edits elsewhere: what 'Ignore once' remembers. */
  readonly key: string
}

const keyLength = 40

/** A match of a paragraph rule as a finding of the block at `index`. */
export function toFinding(rule: Rule, ruleMatch: RuleMatch, paragraph: Paragraph, index: number): Finding {
  const { from, to } = ruleMatch
  return {
    rule: rule.id,
    severity: ruleMatch.severity ?? rule.severity,
    message: ruleMatch.message ?? rule.title,
    reason: ruleMatch.reason ?? rule.reason,
    place: { block: index, from, to },
    ...(ruleMatch.subject !== undefined && { subject: ruleMatch.subject }),
    ...toFix(ruleMatch, paragraph, index),
    key: makeKey(rule.id, paragraph.text, from, to),
  }
}

/** A match of a release rule as a finding. */
export function toReleaseFinding(rule: Rule, ruleMatch: ReleaseMatch): Finding {
  const { part, insert, from = 0, to = part?.paragraph.text.length ?? 0 } = ruleMatch
  if (part !== undefined) {
    const finding = toFinding(rule, { ...ruleMatch, from, to }, part.paragraph, part.index)
    return insert === undefined ? finding : { ...finding, fix: toInsert(insert) }
  }
  return {
    rule: rule.id,
    severity: ruleMatch.severity ?? rule.severity,
    message: ruleMatch.message ?? rule.title,
    reason: ruleMatch.reason ?? rule.reason,
    ...(insert === undefined ? {} : { fix: toInsert(insert) }),
    key: rule.id,
  }
}

/** The findings with a key each: where several would have the same, the second and those after it carry their number. */
export function numberKeys(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>()
  return findings.map((finding) => {
    const count = (counts.get(finding.key) ?? 0) + 1
    counts.set(finding.key, count)
    return count === 1 ? finding : { ...finding, key: `${finding.key}|${count}` }
  })
}

function toInsert(insert: NonNullable<ReleaseMatch['insert']>): Fix {
  return 'text' in insert ? { before: insert.before, insert: insert.text } : insert
}

/** What people said, and what an address or a number names, is nobody's to fix: then the finding is told without one. */
function toFix({ fix, from, to }: RuleMatch, paragraph: Paragraph, block: number): Pick<Finding, 'fix'> {
  if (fix === undefined) return {}
  const edits = toEdits(fix, from, to)
  const { text } = paragraph
  const fixed = paragraph.block.type === 'quote' ? [{ from: 0, to: text.length }] : paragraph.quotations
  const isAllowed = edits.every(
    (edit) => keepsProtected(text, edit, fixed) && keepsProtected(text, edit, paragraph.recall(readCodes)),
  )
  return isAllowed ? { fix: { block, edits } } : {}
}

function toEdits(fix: string | readonly TextEdit[], from: number, to: number): readonly TextEdit[] {
  if (typeof fix === 'string') return [{ from, to, text: fix }]
  return fix.toSorted((one, other) => other.from - one.from)
}

function makeKey(rule: string, text: string, from: number, to: number): string {
  const before = text.slice(Math.max(0, from - keyLength / 2), from)
  return [rule, before, text.slice(from, Math.min(to, from + keyLength))].join('|')
}
