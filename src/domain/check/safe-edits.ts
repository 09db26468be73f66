// Which automatic changes are safe; all of them go through here. An edit is dropped when it would break a word, touch what is
// protected, change a fact or set off a rule that was silent before.
import { compareFacts } from '#domain/facts/compare-facts.ts'
import { changesMeaning } from '#domain/facts/compare-meaning.ts'
import { articleFor } from '#domain/language/grammar/articles.ts'
import { leavesJoined } from '#domain/language/grammar/joined-verbs.ts'
import { findProtected, findUntouchable, keepsProtected } from '#domain/language/protected.ts'
import { type Range, withoutOverlaps } from '#domain/language/ranges.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import type { TextEdit } from '#domain/rules/rule.ts'

/** A change of a text and the rule behind it. */
export type RuleEdit = TextEdit & { readonly rule: string }

export type SafetyContext = {
  /** Appended to both sides of a comparison: what the rest of the release proves. */
  readonly known: string
  /** Whether a rule fires more often on the second of two texts in this place. */
  readonly addsIssues: (before: string, after: string) => boolean
}

const letter = /\p{L}/u
const firstWord = /^\p{L}*/u
const lastWord = /\p{L}*$/u
const maxWordLength = 40
const maxClauseLength = 200
const windowLength = 600
/** How often a window is tried again to find the unsafe edits; what is not tried by then is dropped. */
const maxAttempts = 8
/** Names of places and titles that a rule of style writes another way; the facts are compared anyway. */
const respells: ReadonlySet<string> = new Set([
  'PLC-01',
  'PLC-02',
  'DAT-01',
  'DAT-02',
  'DAT-03',
  'DAT-04',
  'DAT-05',
  'NAM-01',
  'NAM-02',
  'NAM-05',
  'TON-03',
])

/** Rules that remove words without information. */
const removes: ReadonlySet<string> = new Set(['TON-01', 'TON-12'])

/** The text with the edits made: in reading order, none over another. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = ''
  let at = 0
  for (const edit of edits) {
    result += text.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return result + text.slice(at)
}

/** Those of the edits that are safe together. A long text is tried window by window, each of whole sentences. */
export function keepSafe(text: string, edits: readonly RuleEdit[], context: SafetyContext): RuleEdit[] {
  if (edits.length === 0 || text.length <= windowLength * 2) return keepInWindow(text, edits, context)
  const sorted = edits.toSorted((one, other) => one.from - other.from)
  let first = 0
  return listWindows(text).flatMap(({ from, to }) => {
    const own: RuleEdit[] = []
    for (; first < sorted.length && (sorted[first]?.from ?? 0) < to; first += 1) {
      const edit = sorted[first]
      if (edit && edit.from >= from && edit.to <= to)
        own.push({ ...edit, from: edit.from - from, to: edit.to - from })
    }
    return keepInWindow(text.slice(from, to), own, context).map((edit) => ({
      ...edit,
      from: edit.from + from,
      to: edit.to + from,
    }))
  })
}

function listWindows(text: string): Range[] {
  const windows: { from: number; to: number }[] = []
  for (const { from, to } of splitSentences(text)) {
    const last = windows.at(-1)
    if (last !== undefined && to - last.from <= windowLength) last.to = to
    else windows.push({ from, to })
  }
  return windows
}

function keepInWindow(text: string, edits: readonly RuleEdit[], context: SafetyContext): RuleEdit[] {
  const whole = keepWhole(text, edits)
  if (whole.length === 0) return []
  const names = findProtected(text)
  const clear = whole.filter((edit) => respells.has(edit.rule) || keepsHands(text, edit, names))
  const named = clear.flatMap(({ rule, from, to }) => (rule === 'NAM-01' ? [text.slice(from, to)] : []))
  // Who is called by the last name was named in full before: the rule fires on second mentions alone.
  const known = [context.known, ...named].join('\n')
  return dropNewIssues(text, keepFacts(text, clear, named.length === 0 ? context.known : known), context)
}

/** Those that break no word and touch nothing that is protected by how it is written. */
export function keepWhole(text: string, edits: readonly RuleEdit[]): RuleEdit[] {
  const wanted = withoutOverlaps(
    edits
      .filter((edit) => text.slice(edit.from, edit.to) !== edit.text)
      .map((edit) => fitArticle(text, trim(text, edit))),
  )
  if (wanted.length === 0) return []
  const fixed = findUntouchable(text)
  return wanted.filter(
    (edit) =>
      keepsWords(text, edit) &&
      keepsHands(text, edit, fixed) &&
      !leavesJoined(
        text.slice(edit.from, edit.to),
        edit.text,
        text.slice(edit.to, edit.to + maxClauseLength),
      ),
  )
}

/** Only what changes: 'In today’s world, Acme' for 'Acme' does not touch the name. */
function trim(text: string, edit: RuleEdit): RuleEdit {
  const was = text.slice(edit.from, edit.to)
  const isSpace = (at: number) => /\s/.test(was[was.length - 1 - at] ?? '')
  let tail = 0
  while (tail < was.length && tail < edit.text.length && was.at(-1 - tail) === edit.text.at(-1 - tail))
    tail += 1
  // A word is kept or replaced as a whole.
  while (tail > 0 && !isSpace(tail) && tail < was.length) tail -= 1
  return tail === 0
    ? edit
    : { ...edit, to: edit.to - tail, text: edit.text.slice(0, edit.text.length - tail) }
}

const articleBefore = /(?<![\p{L}\p{N}’'-])an? $/iu
const nextWord = /^[“"‘(]?(?<word>[\p{L}\p{N}][\p{L}\p{N}’'-]*)/u

/** 'an innovative grill' without the hype is 'a grill'. */
function fitArticle(text: string, edit: RuleEdit): RuleEdit {
  const article = articleBefore.exec(text.slice(Math.max(0, edit.from - 4), edit.from))?.[0]
  if (article === undefined) return edit
  const rest = edit.text + text.slice(edit.to, edit.to + 40)
  const next = nextWord.exec(rest.trimStart())?.groups?.word
  const right = next === undefined ? undefined : articleFor(next)
  if (right === undefined || right === article.trim().toLowerCase()) return edit
  const written = /^A/.test(article) ? `A${right.slice(1)}` : right
  return { ...edit, from: edit.from - article.length, text: `${written} ${edit.text}` }
}

/** Law 1: a word is replaced, left out or left alone, never cut. Changing the case of its first letter doesn't count. */
export function keepsWords(text: string, edit: TextEdit): boolean {
  const [start, end] = [startOfWord(text, edit.from), endOfWord(text, edit.to)]
  if (start === edit.from && end === edit.to) return !joinsWords(text, edit)
  const was = text.slice(start, end).toLowerCase()
  const now = (text.slice(start, edit.from) + edit.text + text.slice(edit.to, end)).toLowerCase()
  const isSameStart = start === edit.from || firstWord.exec(now)?.[0] === firstWord.exec(was)?.[0]
  return isSameStart && (end === edit.to || lastWord.exec(now)?.[0] === lastWord.exec(was)?.[0])
}

/** The place itself between words, else where the word around it begins. */
function startOfWord(text: string, at: number): number {
  if (!letter.test(text[at] ?? '')) return at
  return at - (lastWord.exec(text.slice(Math.max(0, at - maxWordLength), at))?.[0].length ?? 0)
}

function endOfWord(text: string, at: number): number {
  if (!letter.test(text[at - 1] ?? '')) return at
  return at + (firstWord.exec(text.slice(at, at + maxWordLength))?.[0].length ?? 0)
}

function joinsWords(text: string, { from, to, text: written }: TextEdit): boolean {
  const [before, after] = [text[from - 1] ?? '', text[to] ?? '']
  const [first, last] = [written[0] ?? after, written.at(-1) ?? before]
  return (letter.test(before) && letter.test(first)) || (letter.test(last) && letter.test(after))
}

/** Law 3: what is protected changes in its signs and spaces alone. */
function keepsHands(text: string, edit: RuleEdit, fixed: readonly Range[]): boolean {
  if (keepsProtected(text, edit, fixed)) return true
  // A sentence may be removed if everything protected in it is also elsewhere.
  if (edit.text !== '' || !removes.has(edit.rule)) return false
  const rest = (text.slice(0, edit.from) + text.slice(edit.to)).toLowerCase()
  return fixed
    .filter(({ from, to }) => from < edit.to && to > edit.from)
    .every(
      ({ from, to }) =>
        from >= edit.from && to <= edit.to && rest.includes(text.slice(from, to).toLowerCase()),
    )
}

function keepFacts(text: string, edits: readonly RuleEdit[], known: string): RuleEdit[] {
  return keepAsManyAsPossible(edits, (some) => !changesFacts(text, applyEdits(text, some), known))
}

/** All edits where they are good together; else by halves, so that one bad edit costs the others nothing. */
function keepAsManyAsPossible(
  edits: readonly RuleEdit[],
  isGood: (some: readonly RuleEdit[]) => boolean,
): RuleEdit[] {
  let left = maxAttempts
  const attempt = (some: readonly RuleEdit[]) => left-- > 0 && isGood(some)
  function keep(some: readonly RuleEdit[]): RuleEdit[] {
    if (some.length === 0 || attempt(some)) return [...some]
    if (some.length === 1 || left <= 0) return []
    const half = some.length >> 1
    return [some.slice(0, half), some.slice(half)].flatMap(keep)
  }
  const kept = keep(edits)
  if (kept.length === edits.length || kept.length === 0 || isGood(kept)) return kept
  return kept.slice(0, 1)
}

/** Whether a change of the text loses, adds or changes a fact or how sure it is. */
export function changesFacts(before: string, after: string, known = ''): boolean {
  const { lost, added, changed } = compareFacts(before + known, after + known)
  if (lost.length + added.length + changed.length > 0) return true
  return changesMeaning(before, after)
}

/** No fix may set off another rule. */
function dropNewIssues(
  text: string,
  edits: readonly RuleEdit[],
  { addsIssues: isLouder }: SafetyContext,
): RuleEdit[] {
  return keepAsManyAsPossible(edits, (some) => !isLouder(text, applyEdits(text, some)))
}
