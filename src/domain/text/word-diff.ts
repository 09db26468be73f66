// What changed between two texts, word by word. Words and not letters, close edits joined
// so that a rewritten sentence reads as one change.
import { matchSequences } from './match-sequences.ts'

export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** `isComplete` is false when time ran out: what was not compared counts as replaced. */
export type WordDiff = { parts: DiffPart[]; isComplete: boolean }

/** Shared text shorter than this between two larger edits belongs to them. */
export const shortestShared = 24

const tokenPattern = /\n|[^\S\n]+|[\p{L}\p{N}](?:[\p{L}\p{N}]|[.,'’%$€£:/@&_-](?=[\p{L}\p{N}]))*|./gsu

/** Words, single marks and line ends; white space goes with the token before it. */
function tokenize(text: string): string[] {
  const tokens: string[] = []
  for (const [token] of text.matchAll(tokenPattern)) {
    const isSpace = token !== '\n' && token.trim() === ''
    if (isSpace && tokens.length > 0 && tokens.at(-1) !== '\n') tokens[tokens.length - 1] += token
    else tokens.push(token)
  }
  return tokens
}

function numberTokens(tokens: readonly string[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(tokens, (token) => {
    const word = token === '\n' ? token : token.trimEnd()
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  })
}

/** The parts that lead from one text to the other; line ends part paragraphs. */
export function diffWords(before: string, after: string, mayContinue: () => boolean = () => true): WordDiff {
  const numbers = new Map<string, number>()
  const [left, right] = [tokenize(before), tokenize(after)]
  const { matches, isComplete } = matchSequences(
    numberTokens(left, numbers),
    numberTokens(right, numbers),
    mayContinue,
  )
  const parts: DiffPart[] = []
  let [x, y] = [0, 0]
  let lostSpace = ''
  for (const match of [...matches, { before: left.length, after: right.length, length: 0 }]) {
    const removed = left.slice(x, match.before)
    add(parts, 'removed', removed.length === 0 ? removed : [lostSpace, ...removed])
    add(parts, 'added', right.slice(y, match.after))
    add(parts, 'same', right.slice(match.after, match.after + match.length))
    x = match.before + match.length
    y = match.after + match.length
    lostSpace = findLostSpace(left[x - 1], right[y - 1])
  }
  return { parts: joinCloseEdits(parts), isComplete }
}

/** Shared words are shown as they are after; a space that was only there before belongs to what is removed. */
function findLostSpace(before = '', after = ''): string {
  return /[^\n]\s$/.test(before) && !/\s$/.test(after) ? ' ' : ''
}

function add(parts: DiffPart[], kind: DiffPart['kind'], tokens: readonly string[]): void {
  if (tokens.length === 0) return
  const text = tokens.join('')
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

/** One edit: what goes and what comes, and the shared text after it. */
type Edit = { removed: string; added: string; shared: string }

function joinCloseEdits(parts: readonly DiffPart[]): DiffPart[] {
  const joined: Edit[] = []
  for (const edit of listEdits(parts)) {
    const last = joined.at(-1)
    if (last && joined.length > 1 && isOneEdit(last, edit)) {
      last.removed += last.shared + edit.removed
      last.added += last.shared + edit.added
      last.shared = edit.shared
    } else joined.push({ ...edit })
  }
  for (const [index, edit] of joined.entries())
    if (index > 0) slideToSentence(joined[index - 1] as Edit, edit)
  return joined.flatMap(({ removed, added, shared }) => {
    const out: DiffPart[] = []
    add(out, 'removed', removed === '' ? [] : [removed])
    add(out, 'added', added === '' ? [] : [added])
    add(out, 'same', shared === '' ? [] : [shared])
    return out
  })
}

/** The first edit changes nothing: it is what comes before all changes. */
function listEdits(parts: readonly DiffPart[]): Edit[] {
  const edits: Edit[] = [{ removed: '', added: '', shared: '' }]
  for (const { kind, text } of parts) {
    const last = edits.at(-1) as Edit
    if (kind === 'same') last.shared += text
    else if (last.shared === '' && edits.length > 1) last[kind] += text
    else edits.push({ removed: '', added: '', shared: '', [kind]: text })
  }
  return edits
}

const openingMarks = /^([.,;:!?”"’)\]]+)(\s*)/

/** A sentence added after another reads ". [New.]" and not "[. New]." although both are as short. */
function slideToSentence(before: Edit, edit: Edit): void {
  const [opening = '', marks = '', space = ''] = openingMarks.exec(edit.added) ?? []
  const isWhole = opening.length === edit.added.length
  if (marks === '' || isWhole || edit.removed !== '' || !edit.shared.startsWith(marks)) return
  before.shared += marks + space
  edit.added = edit.added.slice(opening.length) + marks
  edit.shared = edit.shared.slice(marks.length)
}

/** Two edits are one when what lies between is short, within a paragraph, and less than what they change. */
function isOneEdit(one: Edit, next: Edit): boolean {
  const { shared } = one
  if (shared.length >= shortestShared || shared.includes('\n')) return false
  const size = (edit: Edit) => Math.max(edit.removed.length, edit.added.length)
  return shared.trim().length < Math.min(size(one), size(next))
}

/** How many changes a reader steps through: a removal and its replacement are one. */
export function countChanges(parts: readonly DiffPart[]): number {
  let count = 0
  for (const [index, { kind }] of parts.entries())
    if (kind !== 'same' && (index === 0 || parts[index - 1]?.kind === 'same')) count += 1
  return count
}
