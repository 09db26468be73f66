// A rule of style: it finds what to change in a paragraph and says why. Rules run one after the other.
import { findMatches } from '#domain/language/matches.ts'
import { findUntouchable, isFree } from '#domain/language/protected.ts'
import { settleEdits, type TextEdit } from '#server/ai/builtin/text/edits.ts'

/** Where the paragraph stands. */
export interface Place {
  kind: 'headline' | 'heading' | 'lead' | 'body' | 'boilerplate' | 'contact'
  /** The company the release is about, where it is known. */
  company?: string
  /** Others are named, and nothing says which of them 'we' are. */
  isUnclear?: true
  /** The text before has named the company. */
  isIntroduced?: true
}

export interface Rule {
  id: string
  /** Higher comes first among suggestions. */
  weight: number
  find(text: string, place: Place): TextEdit[]
  /** Also changes inside quotations and addresses. */
  isTypographic?: true
  /** The user asked for this very change, so it may touch facts. */
  isWish?: true
}

/** The edits of one rule that touch nothing fixed. */
export function runRule(rule: Rule, text: string, place: Place): TextEdit[] {
  const edits = settleEdits(
    rule.find(text, place).filter((edit) => text.slice(edit.from, edit.to) !== edit.text),
  )
  if (rule.isTypographic || edits.length === 0) return edits
  const fixed = findUntouchable(text)
  return edits.filter((edit) => isFree(fixed, edit.from, edit.to))
}

/** A pattern, what stands instead ('$1' as in replace, or a function), and why. */
export type Replacement = readonly [
  pattern: RegExp,
  text: string | ((match: RegExpExecArray) => string | undefined),
  why: string,
]

/** Edits for a table of patterns; the first letter keeps its size. */
export function findReplacements(text: string, table: readonly Replacement[]): TextEdit[] {
  const edits: TextEdit[] = []
  for (const [pattern, replacement, why] of table) {
    for (const match of findMatches(text, pattern)) {
      const written = typeof replacement === 'string' ? fillGroups(replacement, match) : replacement(match)
      if (written === undefined) continue
      const [from, to] = [match.index, match.index + match[0].length]
      edits.push({ from, to, text: keepCase(match[0], written), why })
    }
  }
  return edits
}

function fillGroups(replacement: string, match: RegExpExecArray): string {
  return replacement.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
}

function keepCase(before: string, after: string): string {
  // A change of size alone is what the rule wants.
  if (before.toLowerCase() === after.toLowerCase()) return after
  return /^\p{Lu}\p{Ll}/u.test(before) && /^\p{Ll}/u.test(after)
    ? after.charAt(0).toUpperCase() + after.slice(1)
    : after
}
