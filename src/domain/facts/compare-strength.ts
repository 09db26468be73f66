// Finds changes in how sure, how large or in which direction a statement is.
import { mattersWhenAdded, mattersWhenRemoved } from '#domain/language/claim-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import type { Marker, SideMarker, Statement, StatementIndex, StatementWord } from './statements.ts'

/** A statement before and after, with the words that changed its meaning. */
export type MeaningChange = {
  readonly before: string
  readonly after: string
  /** The places of the two sentences. */
  readonly at?: { readonly before: Range; readonly after: Range }
  /** How it changed, if the words show it. */
  readonly turn?: 'stronger' | 'weaker' | 'opposite'
}

export function compareStrength(
  old: readonly Statement[],
  oldIndex: StatementIndex,
  nowIndex: StatementIndex,
): MeaningChange[] {
  return old.flatMap((statement) => {
    const match = nowIndex.findLike(statement)
    // A sentence that was there before was not made from another.
    if (match === undefined || oldIndex.hasText(match.text)) return []
    const change = compareOne(statement, match, oldIndex, nowIndex)
    return change === undefined
      ? []
      : [{ ...change, at: { before: toRange(statement), after: toRange(match) } }]
  })
}

function toRange({ from, to }: Range): Range {
  return { from, to }
}

function compareOne(
  statement: Statement,
  match: Statement,
  oldIndex: StatementIndex,
  nowIndex: StatementIndex,
): MeaningChange | undefined {
  const turned = findTurned(statement, match, oldIndex, nowIndex)
  if (turned !== undefined) return turned
  const gone = statement.markers.filter(
    (marker) =>
      mattersWhenRemoved(marker.name) &&
      !holds(match, marker, nowIndex) &&
      !saysElse[marker.name]?.test(match.text),
  )
  const come = match.markers.filter(
    (marker) =>
      mattersWhenAdded(marker.name) &&
      !holds(statement, marker, oldIndex) &&
      !(marker.name === 'all' && tellsEach(statement)),
  )
  if (gone.length + come.length === 0) return undefined
  const turn = readTurn(gone, come)
  return { before: describe(gone), after: describe(come), ...(turn !== undefined && { turn }) }
}

/** Words that aren't of the class and say the same of a statement. */
const saysElse: Readonly<Record<string, RegExp>> = {
  // 'According to the police' can be 'police said'.
  sourced:
    /\b(?:said|says?|told|tells|shows?|showed|found|finds?|reported|reports?|wrote|writes|counted|estimates?|estimated|lists?|listed|announced|per)\b/i,
  // What may be done can be done.
  able: /\b(?:can|cannot|unable|may|might|could|available|offers?|options?)\b|\p{L}[ai]ble\b/iu,
  help: /\b(?:supports?|supported|supporting|assists?|assisted|assisting|aids?|aided|contributes?|contributed|eases?|facilitates?|serves?)\b/i,
  tested: /\b(?:mice|rats|animals?|monkeys|pigs|cells|tests?|tested|trials?|lab|laboratory|study|studies)\b/i,
  would: /\b(?:could|may|might|if|plans?|planned|wants?|expects?|expected|said|says)\b/i,
  partly: /\b(?:several|few|a number of)\b/i,
}

/** Whether 'each' means all: 'Each of the 12 stores'. */
function tellsEach({ words }: Statement): boolean {
  return words.some(({ word }) => word === 'each')
}

/** Whether the other text has the marker in the same statement, or beside the same word elsewhere. */
function holds(match: Statement, marker: Marker, all: StatementIndex): boolean {
  // A rank belongs to the title after it.
  const sought = marker.name === 'rank' ? { ...marker, near: marker.near.slice(0, 1) } : marker
  return match.markers.some((other) => isAlike(other, marker)) || all.hasMarker(sought)
}

const ranks = [/^(?:former|formerly|ex|ex-.*|retired|outgoing)$/, /^(?:chief|head|lead|main|principal)$/]

/** Whether two markers mean the same. Words of one class do, except ranks: a deputy director is no director. */
function isAlike(one: Marker, other: Marker): boolean {
  if (one.name !== other.name) return false
  if (one.name !== 'rank' || one.text === other.text) return true
  return ranks.some((words) => words.test(one.text) && words.test(other.text))
}

const hedges: ReadonlySet<string> = new Set(
  'may able help would linked tested about nearly expected alleged sourced conditional partly up-to at-least'
    .split(' ')
    .map((name) => name.replace('-', ' ')),
)
const boasts: ReadonlySet<string> = new Set(['all', 'sure', 'best', 'first', 'only', 'helps'])

function readTurn(gone: readonly Marker[], come: readonly Marker[]): MeaningChange['turn'] {
  if ([...gone, ...come].some(({ name }) => name === 'not')) return 'opposite'
  if (gone.some(({ name }) => hedges.has(name)) || come.some(({ name }) => boasts.has(name)))
    return 'stronger'
  return come.some(({ name }) => hedges.has(name)) || gone.some(({ name }) => boasts.has(name))
    ? 'weaker'
    : undefined
}

function describe(markers: readonly { readonly text: string }[]): string {
  return markers.map(({ text }) => text).join(', ')
}

const negativeStart = /^(?:un|non-?|in|im|ir|il|dis|mis)(?=\p{L}{4})/u

/** Words in place of their opposites: 'rose' and 'fell', 'affected' and 'unaffected'. */
function findTurned(
  statement: Statement,
  match: Statement,
  oldIndex: StatementIndex,
  nowIndex: StatementIndex,
): MeaningChange | undefined {
  const gone = statement.sides.filter((side) => !hasSide(match, side) && !nowIndex.hasSide(side))
  const come = match.sides.filter((side) => !hasSide(statement, side) && !oldIndex.hasSide(side))
  for (const was of [...gone, ...findMoved(statement, match)]) {
    const is = [...come, ...match.sides].find(
      (side) => isOpposite(was, side) && (come.includes(side) || sharesNear(was, side)),
    )
    if (is !== undefined && is.text !== was.text)
      return { before: was.text, after: is.text, turn: 'opposite' }
  }
  return findNegated(statement.words, match.words) ?? findExchanged(statement.words, match.words)
}

const longestBlock = 5
const movable =
  /^(?:in|on|at|by|for|from|to|with|of|after|before|during|as|if|when|while|because|since|until|and|or|but|then)$/
const linking = /^(?:is|are|was|were|be|and|or|with|as|nor|plus)$/

/** Two phrases that changed places, while all else is the same: 'Nurses outnumber doctors' and 'Doctors outnumber nurses'. */
function findExchanged(
  old: readonly StatementWord[],
  now: readonly StatementWord[],
): MeaningChange | undefined {
  if (old.length !== now.length) return undefined
  const [was, is] = cutSame(old.map(toBare), now.map(toBare))
  const target = is.join(' ')
  for (const [first, last] of blockSizes) {
    if (first + last >= was.length) continue
    const [head, middle, tail] = [was.slice(0, first), was.slice(first, -last), was.slice(-last)]
    if ([...tail, ...middle, ...head].join(' ') !== target) continue
    const isMove = movable.test(head[0] ?? '') || movable.test(tail[0] ?? '')
    if (isMove || middle.every((word) => linking.test(word))) return undefined
    return { before: head.join(' '), after: tail.join(' '), turn: 'opposite' }
  }
  return undefined
}

const sizes = Array.from({ length: longestBlock }, (_, index) => index + 1)
const blockSizes = sizes.flatMap((first) => sizes.map((last) => [first, last] as const))
const toBare = ({ word }: StatementWord): string => word.replace(/'s$/, '')

/** The two word lists without their common beginning and end. */
function cutSame(old: readonly string[], now: readonly string[]): [string[], string[]] {
  let [start, end] = [0, old.length]
  while (start < end && old[start] === now[start]) start += 1
  while (end > start && old[end - 1] === now[end - 1]) end -= 1
  return [old.slice(start, end), now.slice(start, end)]
}

function hasSide({ sides }: Statement, { pair, isSecond }: SideMarker): boolean {
  return sides.some((side) => side.pair === pair && side.isSecond === isSecond)
}

/** Opposites that both sentences have, beside other words: 'sales rose and costs fell' and the reverse. */
function findMoved(statement: Statement, match: Statement): SideMarker[] {
  return statement.sides.filter(
    (was) =>
      match.sides.some((is) => isOpposite(was, is) && sharesNear(was, is)) &&
      !match.sides.some(
        (is) => is.pair === was.pair && is.isSecond === was.isSecond && sharesNear(was, is),
      ) &&
      !statement.sides.some((other) => isOpposite(was, other) && sharesNear(was, other)),
  )
}

function isOpposite(one: SideMarker, other: SideMarker): boolean {
  return one.pair === other.pair && one.isSecond !== other.isSecond
}

function sharesNear(one: SideMarker, other: SideMarker): boolean {
  return one.near.some((stem) => other.near.includes(stem))
}

function findNegated(
  old: readonly StatementWord[],
  now: readonly StatementWord[],
): MeaningChange | undefined {
  const [oldWords, nowWords] = [listWords(old), listWords(now)]
  const gone = findBare(oldWords, nowWords)
  if (gone !== undefined) return { before: gone[0], after: gone[1], turn: 'opposite' }
  const come = findBare(nowWords, oldWords)
  return come && { before: come[1], after: come[0], turn: 'opposite' }
}

/** A word with a negative prefix, and its positive form that only the other sentence has. */
function findBare(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): [string, string] | undefined {
  for (const word of mine) {
    const bare = word.replace(negativeStart, '')
    if (bare !== word && !theirs.has(word) && !mine.has(bare) && theirs.has(bare)) return [word, bare]
  }
  return undefined
}

function listWords(words: readonly StatementWord[]): ReadonlySet<string> {
  return new Set(words.map(({ word }) => word))
}
