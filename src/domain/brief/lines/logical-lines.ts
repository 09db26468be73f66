// Turns the notes into lines as their author meant them: wrapped lines are joined; reply marks, bullets and chat names are cut off. Each line knows
// where its letters were.

import type { Range } from '#domain/language/ranges.ts'
import { readHeaders, readNames, readStamp } from './chat-stamps.ts'

export interface LogicalLine {
  text: string
  indent: number
  isBullet: boolean
  block: number
  /** Who wrote it, in a chat. */
  sender?: string
  /** Text from a column of remarks beside the answer. */
  remark?: { text: string } & Range
  /** It is the heading of what follows: the first row of a form, a part of an outline. */
  isHead?: true
  /** The position in the notes of a letter of `text`. */
  place(at: number): number
}

interface Piece {
  text: string
  from: number
  indent: number
  isBullet: boolean
  block: number
  /** How many reply marks (">") were before it. */
  depth: number
  length: number
  sender?: string
  /** It begins with the name or time of a chat. */
  isTurn?: boolean
  isHead?: true
}

/** Bullets, arrows, boxes and check marks, including those of Word's symbol fonts. Other signs ("🔒", "†") may be the author's own marks. */
const sign = String.raw`[-*+=•–‣◦▪·›\u2190-\u21FF\u25A0-\u25FF\u2610-\u2612\u2713\u2714\u2794\u2798-\u27AF\u27B1-\u27BE\uF000-\uF0FF]|[-–=]{1,2}>`
const numbered = String.raw`\d{1,2}[.)]|\(\d{1,2}\)|\p{L}[)]`
/** Marks at the start of a line to cut off: bullets, and "Q3. " and "A: " of an interview. */
const startOf = (bullets: string): RegExp =>
  new RegExp(
    String.raw`^(?<space>[ \t]*)(?<reply>(?:>[ \t]?)*)(?<inner>[ \t]*)(?<bullet>(?:(?:${bullets})[ \t]+(?:\[[ xX]?\][ \t]+)?|[-•](?=\p{L})))?(?<asked>[QA](?:\d{1,2}[.:)]|:)[ \t]+)?`,
    'u',
  )
const start = startOf(`${sign}|${numbered}`)
/** Marks of an outline: "II. Why", "A. First building". Elsewhere such letters are initials. */
const outlineStart = startOf(String.raw`${sign}|${numbered}|\p{Lu}\.|[IVX]{1,5}\.`)
const isOutline = (notes: string): boolean =>
  /^[ \t]*A\.[ \t]+\S/mu.test(notes) && /^[ \t]*B\.[ \t]+\S/mu.test(notes)
const outlineHead = /^[ \t]*[IVX]{1,5}\.[ \t]+(?:[\p{L}’'&-]+ ?){1,4}$/u
/** Notes with a longer line were not wrapped. */
const widest = 92

/** The lines that hold anything, in order. */
export function readLogicalLines(notes: string): LogicalLine[] {
  const pieces = withSenders(readPieces(notes))
  const width = pieces.reduce((most, { length }) => Math.max(most, length), 0)
  const isSmall = startsSmall(pieces, width)
  const wrapped = findWrapped(pieces)
  const lines: Piece[][] = []
  pieces.forEach((piece, index) => {
    const open = lines.at(-1)
    const last = open?.at(-1)
    const goesOn =
      last !== undefined &&
      ((!isSmall && isWrapped(last, piece, width)) ||
        isFull(last, piece, wrapped.get(piece.block)) ||
        isInQuotation(open ?? [], pieces, index))
    if (goesOn) open?.push(piece)
    else lines.push([piece])
  })
  return lines.map(joinPieces)
}

const mostLines = 6
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/“[^”]*$/u, /^[^“”]*”/u],
  [/„[^“”]*$/u, /^[^„“”]*[“”]/u],
  [/«[^»]*$/u, /^[^«»]*»/u],
  [/(?:^|[\s:(])"(?=[\p{L}‘'])[^"]*$/u, /^[^"]*[\p{L}.,!?…]"(?:[\s,.;)]|$)/u],
]

/** Whether the line is inside a quotation that an earlier line opened and one of the next lines closes. */
function isInQuotation(open: readonly Piece[], pieces: readonly Piece[], index: number): boolean {
  const [first] = open
  const next = pieces[index]
  if (first === undefined || next === undefined || open.length >= mostLines || !isSameText(first, next))
    return false
  const text = open.map((piece) => piece.text.slice(-longestPart)).join(' ')
  const pair = pairs.find(([opening]) => opening.test(text))
  if (pair === undefined) return false
  for (const piece of pieces.slice(index, index + mostLines)) {
    if (!isSameText(first, piece)) return false
    if (pair[1].test(piece.text.slice(0, longestPart))) return true
    if (/[“"„«»”]/u.test(piece.text)) return false
  }
  return false
}

const longestPart = 600
const isSameText = (first: Piece, { isBullet, block, depth, sender }: Piece): boolean =>
  !isBullet &&
  first.block === block &&
  first.depth === depth &&
  (sender === undefined || sender === first.sender)

function readPieces(notes: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let block = 0
  let isOpen = false
  const outline = isOutline(notes)
  const opening = outline ? outlineStart : start
  for (const raw of notes.split('\n')) {
    const { space = '', reply = '', inner = '', bullet = '', asked = '' } = opening.exec(raw)?.groups ?? {}
    const skipped = space.length + reply.length + inner.length + bullet.length + asked.length
    const { length: stamped, sender } = readStamp(raw.slice(skipped))
    const text = raw.slice(skipped + stamped).trimEnd()
    if (text === '') {
      if (isOpen) block++
      isOpen = false
    } else {
      isOpen = true
      pieces.push({
        text,
        from: from + skipped + stamped,
        indent: space.length + inner.length,
        isBullet: bullet !== '',
        block,
        depth: reply.length,
        length: raw.length,
        ...(sender !== undefined && { sender, isTurn: true }),
        ...(outline && outlineHead.test(raw) && { isHead: true }),
      })
    }
    from += raw.length + 1
  }
  return pieces
}

/** Cuts the names of a chat off its lines; lines below a name are that person's. */
function withSenders(pieces: readonly Piece[]): Piece[] {
  const lines = pieces.map(({ text }) => text)
  const headers = readHeaders(lines)
  const names = readNames(lines)
  let above: string | undefined
  return pieces.map((piece, index) => {
    const { length = 0, sender: name } = names[index] ?? {}
    const isHeader = headers[index] !== undefined
    if (isHeader) above = headers[index]
    const sender = name ?? piece.sender ?? (isHeader ? undefined : above)
    if (sender === undefined) return piece
    const isTurn = piece.isTurn === true || name !== undefined
    return { ...piece, text: piece.text.slice(length), from: piece.from + length, sender, isTurn }
  })
}

/** Whether the line before was broken only because the next word did not fit. */
function isWrapped(before: Piece, piece: Piece, width: number): boolean {
  if (width > widest || !mayGoOn(before, piece) || reach(before, piece) < width - ragged) return false
  return width >= narrowest && small.test(piece.text)
}

const narrowest = 50
/** How much shorter than the longest line a full line may be. */
const ragged = 14
const small = /^[\p{Ll}\d(“"&]/u

/** Whether the author often starts lines with small letters, which then don't show a wrapped line. */
function startsSmall(pieces: readonly Piece[], width: number): boolean {
  const begun = pieces.filter((piece, index) => {
    const before = pieces[index - 1]
    if (before === undefined || !mayGoOn(before, piece) || !/^\p{Ll}/u.test(piece.text)) return false
    return reach(before, piece) < width - ragged
  })
  return begun.length >= fewestBegun
}

const fewestBegun = 2

function mayGoOn(before: Piece, { text, isBullet, block, depth, isTurn }: Piece): boolean {
  if (isBullet || isTurn === true || before.block !== block || before.depth !== depth) return false
  return !isEnd.test(before.text) && !/^[\p{L} ]{2,30}: /u.test(text)
}

const isEnd = /[.!?:;…][”"')]?$|[}\]]$/

/** How long the line before would be with the first word of the next. */
const reach = (before: Piece, { text }: Piece): number =>
  before.length + 1 + (text.split(' ', 1)[0] ?? '').length

/** Whether the line before is full, so that this one continues it even if it begins with a capital. */
const isFull = (before: Piece, piece: Piece, width: number | undefined): boolean =>
  width !== undefined && mayGoOn(before, piece) && reach(before, piece) > width

/** The line width of each block that a program wrapped, recognized because most lines that end inside a sentence are full. */
function findWrapped(pieces: readonly Piece[]): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  for (const [block, lines] of Map.groupBy(pieces, (piece) => piece.block)) {
    const width = lines.reduce((most, { length }) => Math.max(most, length), 0)
    if (width < narrowest || width > widest) continue
    const pairs = lines.slice(1).map((line, index) => ({ before: lines[index] ?? line, line }))
    const open = pairs.filter(({ before, line }) => mayGoOn(before, line))
    const full = open.filter(({ before, line }) => isFull(before, line, width))
    if (full.length >= leastFull && full.length >= open.length * mostlyFull) widths.set(block, width)
  }
  return widths
}

const leastFull = 3
const mostlyFull = 0.8

function joinPieces(pieces: readonly Piece[]): LogicalLine {
  const [first] = pieces
  let text = ''
  const starts: { at: number; from: number }[] = []
  for (const piece of pieces) {
    if (text !== '') text += ' '
    starts.push({ at: text.length, from: piece.from })
    text += piece.text
  }
  const place = (at: number) => {
    const piece = starts.findLast((each) => each.at <= at) ?? starts[0]
    return piece === undefined ? at : piece.from + (at - piece.at)
  }
  return {
    text,
    indent: first?.indent ?? 0,
    isBullet: first?.isBullet ?? false,
    block: first?.block ?? 0,
    ...(first?.sender !== undefined && { sender: first.sender }),
    ...(first?.isHead === true && { isHead: true }),
    place,
  }
}
