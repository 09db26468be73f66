// The lines of notes as their author meant them: wrapped lines joined, reply marks, bullets and chat names taken off, with the way back
// to where each letter was.

export interface LogicalLine {
  text: string
  indent: number
  isBullet: boolean
  block: number
  /** Who wrote it, in a chat. */
  sender?: string
  /** Where a letter of `text` is in the notes. */
  place(at: number): number
}

interface Piece {
  text: string
  from: number
  indent: number
  isBullet: boolean
  block: number
  /** How many reply marks stood before it. */
  depth: number
  length: number
  sender?: string
}

const start =
  /^(?<space>[ \t]*)(?<reply>(?:>[ \t]?)*)(?<inner>[ \t]*)(?<bullet>(?:(?:[-*•–‣◦▪·]|\d{1,2}[.)]|\(\d{1,2}\)|\p{L}[)])[ \t]+(?:\[[ xX]?\][ \t]+)?|[-•](?=\p{L})))?/u
/** "[10:32] Mia: ", "10:32 Mia: ", "10.32 – Mia: ", "Mia 10:32: ", "[11/11/26, 8:05:02 AM] Tess V: ", "12/05/2026, 14:05 - Tess V: " */
const stamp =
  /^(?:\[?\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp]\.?[Mm]\.?)?\]?[ ,–-]*(?:(?<one>\p{Lu}[\p{L}.’'-]{0,30}(?: \p{Lu}[\p{L}.’'-]{0,30}){0,2}): )?|\[[^\]\n]{4,40}\d[:.]\d\d[^\]\n]{0,20}\] ?(?:(?<two>[^:\n]{2,40}): )?|(?<three>\p{L}[\p{L}.’'-]{0,30})(?: ?\([^)\n]{1,20}\))? {1,3}\d{1,2}:\d\d(?: ?[AaPp]\.?[Mm]\.?)?(?:: | {2,})|\d{1,2}[.h]\d\d[ ,–—-]{1,3}(?<four>\p{Lu}[\p{L}.’'-]{0,30}(?: \p{Lu}[\p{L}.’'-]{0,30})?)(?: ?\([^)\n]{1,20}\))?: |\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d\d(?::\d\d)?(?: ?[AaPp]\.?[Mm]\.?)? [-–—] (?:(?:~ ?)?(?<five>[^:\n]{2,40}): )?)/u
/** Notes with a longer line were not wrapped. */
const widest = 92

/** The lines that hold anything, in order. */
export function readLogicalLines(notes: string): LogicalLine[] {
  const pieces = withoutSenders(readPieces(notes))
  const width = pieces.reduce((most, { length }) => Math.max(most, length), 0)
  const lines: Piece[][] = []
  pieces.forEach((piece, index) => {
    const open = lines.at(-1)
    const last = open?.at(-1)
    const goesOn =
      last !== undefined && (isWrapped(last, piece, width) || isInQuotation(open ?? [], pieces, index))
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

/** A quotation that one line opens goes to the line that closes it, if one of the next few does. */
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
const isSameText = (first: Piece, { isBullet, block, depth, sender: name }: Piece): boolean =>
  !isBullet && first.block === block && first.depth === depth && (name === undefined || name === first.sender)

function readPieces(notes: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let block = 0
  let isOpen = false
  for (const raw of notes.split('\n')) {
    const { space = '', reply = '', inner = '', bullet = '' } = start.exec(raw)?.groups ?? {}
    const skipped = space.length + reply.length + inner.length + bullet.length
    const stamping = stamp.exec(raw.slice(skipped, skipped + 120))
    const stamped = stamping?.[0].length ?? 0
    const { one, two, three, four, five } = stamping?.groups ?? {}
    const name = one ?? two ?? three ?? four ?? five
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
        ...(name !== undefined && { sender: name }),
      })
    }
    from += raw.length + 1
  }
  return pieces
}

const sender =
  /^(?<name>\p{L}[\p{L}.’'-]{1,20}(?: \p{Lu}[\p{L}.’'-]{0,20})?)(?: ?\([^)]{1,20}\))? ?: +(?=\S)/u
const labelWord =
  /^(?:who|what|when|where|why|how|company|client|product|price|quote|quotes|contact|press|media|about|date|time|city|location|venue|event|award|note|notes|website|embargo|headline|title|tone|style|length|subject|from|to|cc|re|background|facts?|type|tickets|speakers?|host|amount|round|ceo|cfo|founder|phone|email|tel|hotline|internal|private|confidential|important|update|ps|nb|fyi)$/i

/** In a chat every line begins with who wrote it; a name that does so twice is no label. */
function withoutSenders(pieces: Piece[]): Piece[] {
  const counts = new Map<string, number>()
  const nameOf = ({ text }: Piece) => sender.exec(text.slice(0, 60))?.groups?.name
  for (const piece of pieces) {
    const name = nameOf(piece)
    if (name !== undefined && !labelWord.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return pieces.flatMap((piece) => {
    const name = nameOf(piece)
    if (name === undefined || (counts.get(name) ?? 0) < 2) return [piece]
    const length = sender.exec(piece.text)?.[0].length ?? 0
    return [{ ...piece, text: piece.text.slice(length), from: piece.from + length, sender: name }]
  })
}

/** Whether the line before was broken only because the next word did not fit. */
function isWrapped(
  before: Piece,
  { text, isBullet, block, depth, sender: name }: Piece,
  width: number,
): boolean {
  if (isBullet || name !== undefined || before.block !== block || before.depth !== depth || width > widest)
    return false
  const [word = ''] = text.split(' ', 1)
  if (width < 50 || before.length + 1 + word.length < width - 14) return false
  if (/[.!?:;…][”"')]?$/.test(before.text)) return false
  return /^[\p{Ll}\d(“"&]/u.test(text) && !/^[\p{L} ]{2,30}: /u.test(text)
}

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
    place,
  }
}
