// Accounts for every line of the notes: told in the draft, not used yet, not understood, or kept out. language.md 3.5.
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { Material } from '#domain/facts/material.ts'
import { Reading } from '#domain/language/reading.ts'
import { canonicalWords } from '#domain/language/words.ts'
import { type LineKind, mayPrint } from './unit.ts'

/** A line of the notes with its class; `value` is what follows its label. */
export interface AccountLine {
  text: string
  kind: LineKind
  value?: string | undefined
}

/** Each line of the notes is in exactly one of the lists, in the order of the notes. */
export interface BriefAccount {
  /** Facts, quotes, contacts and embargoes that the draft tells. */
  used: string[]
  /** Those it doesn't. */
  notUsed: string[]
  /** Lines whose class is unsure: offered with what is not used yet, and marked as not understood. */
  notUnderstood: string[]
  keptOut: { text: string; kind: LineKind }[]
}

/** A line counts as told when all its facts and most of its words are there. */
const share = 0.6

/** `draft` is HTML of the editor or plain text. */
export function accountFor(lines: readonly AccountLine[], draft: string): BriefAccount {
  const account: BriefAccount = { used: [], notUsed: [], notUnderstood: [], keptOut: [] }
  const isTold = createReader(toPlainText(draft))
  for (const line of lines) {
    const { text, kind } = line
    if (kind === 'unsure') account.notUnderstood.push(text)
    else if (!mayPrint(kind)) account.keptOut.push({ text, kind })
    else if (isTold(line)) account.used.push(text)
    else account.notUsed.push(text)
  }
  return account
}

function createReader(draft: string): (line: AccountLine) => boolean {
  const material = new Material([new Reading(draft)])
  const words = new Set(canonicalWords(draft))
  return ({ text, value, kind }) => {
    // The release line is in capitals, so its words are compared and not its facts.
    const told = value ?? text
    if (kind !== 'embargo' && findUnsupported(told, material).length > 0) return false
    if (kind === 'contact') return true
    const own = canonicalWords(told).filter((word) => word.length > 3 || /\d/.test(word))
    return own.filter((word) => words.has(word)).length >= own.length * share
  }
}

const blockTag = /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|hr|br)(?:\s[^<>]*)?>/gi
const otherTag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/gi
const entities: readonly (readonly [string, string])[] = [
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
]

function toPlainText(draft: string): string {
  const text = draft.replaceAll(blockTag, '\n').replaceAll(otherTag, '')
  return text === draft
    ? text
    : entities.reduce((decoded, [entity, sign]) => decoded.replaceAll(entity, sign), text)
}
