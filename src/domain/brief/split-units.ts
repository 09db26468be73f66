// Splits notes into units: lines, then sentences (even those that begin with a small letter), then the parts that fillers join in speech.

import { findDictation } from '#domain/brief/speech/dictation.ts'
import { findTurns } from '#domain/brief/speech/turns.ts'
import { findMatches } from '#domain/language/matches.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import type { Range } from '#domain/language/ranges.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { isMidThought } from './corrections/stumbles.ts'
import { readFormRows } from './lines/label-rows.ts'
import { type LogicalLine, readLogicalLines } from './lines/logical-lines.ts'
import { type Layout, readLabel, readLayout } from './lines/read-label.ts'
import { withoutDegrees } from './person-names.ts'
import { findAsked, findNotes } from './spread/margin-notes.ts'
import type { Unit } from './unit.ts'

/** A period before a small letter, which ends a sentence unless it is an abbreviation's. */
const smallStart =
  /(?:(?<=[\p{L}\d)]{3})|(?<=(?<![\p{L}\p{N}])(?:[Nn]o|[Ii]t|[Uu]s|[Mm]e|[Dd]o|[Ss]o|[Uu]p|[Oo]n|[Ii]n|[Gg]o|[Oo][Kk])))[.!?]+(?= +\p{Ll})/gu
const shortened =
  /(?<![\p{L}\p{N}_])(?:inc|corp|ltd|etc|approx|dept|est|incl|jan|feb|mar|apr|aug|sept|sep|oct|nov|dec|ave|blvd|calif|colo|conn|mass|mich|minn|okla|tenn|wash|wis|tel|ext|min|max|avg|vol|mio|mrd)$/iu
const longestShort = 8
/** Fillers that mark a pause, even in short lines. "The ER" of a hospital is none. */
const pausing =
  /[,;.]?(?<! ) +(?=(?:[Uu]m+|[Uu]h+|[Ee]rm?|[Oo]kay so|[Oo]k so|[Oo]h and|[Bb]y the way|[Bb]tw|BTW|[Ff]yi|FYI)\b[, ])/g
const bracketed = /\([^()\n]{1,160}\)/g
/** A longer sentence is cut between words. */
const longest = 1200

/** The units of the notes, in order. */
export function splitUnits(notes: string): Unit[] {
  const lines = readFormRows(readLogicalLines(notes))
  const layout = readLayout(lines.map(({ text }) => text))
  return lines.flatMap((line, number) => {
    const isTable = isRow(line, lines[number - 1]) || isRow(line, lines[number + 1])
    return [...splitLine(line, number, { layout, isTable }), ...listRemarks(line, number)]
  })
}

/** Whether a cell is only a mark, such as "Y" in a column; it belongs to its row. */
const isMark = ({ text }: { text: string }): boolean => !/\p{L}{4}/u.test(text)

/** Remarks beside an answer, as units of their own. */
function listRemarks({ remark, block, indent }: LogicalLine, line: number): Unit[] {
  if (remark === undefined || isMark(remark)) return []
  const { text, from, to } = remark
  return [
    {
      text,
      body: text,
      from,
      to,
      line,
      block,
      indent,
      isBullet: false,
      isFirst: false,
      isHeading: false,
      isRemark: true,
    },
  ]
}

const listCells = (text: string): string[] =>
  text
    .split(/\t|(?<=^|\s)\|(?=\s|$)/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')

/** Whether the line is a row of a table: two rows must follow each other, one alone is a signature. */
function isRow(line: LogicalLine, beside: LogicalLine | undefined): boolean {
  return beside?.block === line.block && listCells(line.text).length > 1 && listCells(beside.text).length > 1
}

/** What the lines around tell about a line. */
interface Around {
  layout: Layout
  isTable: boolean
}

function splitLine(line: LogicalLine, number: number, { layout, isTable }: Around): Unit[] {
  const label = readLabel(line.text, layout)
  const isHeading =
    label === undefined
      ? line.isHead === true || isHeadingLine(line.text, line.isBullet)
      : label.value === '' && !spokenLine.test(label.label)
  const turns = isHeading ? [] : findTurns(maskQuoted(line.text))
  const dictated = isHeading ? [] : listDictated(line.text, turns.length > 0)
  const ranges = isHeading
    ? [[0, line.text.length] as const]
    : cutSentences(line.text, { afterLabel: label?.length ?? 0, turns, dictated })
  return ranges.map(([from, to], index): Unit => {
    const written = line.text.slice(from, to)
    const text = written.replaceAll(/\s+/g, ' ')
    const cells = isTable && index === 0 ? listCells(written) : []
    const words = dictated.find((each) => each.from >= from && each.from < to)?.words
    return {
      text,
      body: withoutDegrees(dropFillers(text)),
      from: line.place(from),
      to:
        to === line.text.length && line.remark && isMark(line.remark)
          ? line.remark.to
          : line.place(to - 1) + 1,
      line: number,
      block: line.block,
      indent: line.indent,
      isBullet: line.isBullet,
      isFirst: index === 0,
      isHeading,
      ...(cells.length > 1 && { cells }),
      ...(line.sender !== undefined && { sender: line.sender }),
      ...(words !== undefined && { dictated: words.replaceAll(/\s+/g, ' ') }),
      ...(label &&
        index === 0 && { label: label.label, value: withoutDegrees(text.slice(label.length).trim()) }),
    }
  })
}

const headingLine =
  /^(?:#{1,4} .+|==+[^=]+==+|\*{1,3}[^*]{2,60}\*{1,3}|[\p{Lu}\d &/’'-]{4,60}|-{3,}|_{3,}|={3,})$/u
const sectionWords =
  /^(?:the )?(?:(?:key |basic |quick |the |more |company |product |event |other )?(?:facts?|details|background|notes?|info(?:rmation)?|basics|quotes?|logistics|numbers|figures|people|specs|context|overview|summary|boilerplate|about(?: us| (?:the )?(?:company|organi[sz]ation))?)|(?:media|press|pr)(?: and press)?(?: contacts?| inquiries| enquiries)?|contacts?|for (?:the )?(?:release|publication|press)|next steps|to ?dos?|action items|attendees|agenda)$/i

/** A heading above a description: "About Acme Foods". "About forty people came." is a sentence. */
const aboutLine = /^About (?:the )?\p{Lu}[^.!?:;,]{1,60}$/u

/** Words of a line that speaks to somebody and is no heading: "Y’all asked for something from me:". */
const spokenLine = /(?:^|\s)(?:i|me|my|you|your|y[’']all|he|she|asked|sent|wrote|said)(?=$|[\s’'])/iu

/** Whether a line is only the heading of what comes below it. */
function isHeadingLine(text: string, isBullet: boolean): boolean {
  if (isBullet) return false
  if (sectionWords.test(text)) return true
  return (headingLine.test(text) || aboutLine.test(text)) && text.split(' ').length <= 7
}

/** What is known of a line before it is split. */
interface Spoken {
  afterLabel: number
  turns: readonly number[]
  dictated: readonly Dictated[]
}

function cutSentences(line: string, { afterLabel, turns, dictated }: Spoken): (readonly [number, number])[] {
  const masked = maskQuoted(line)
  const notes = [...findNotes(line), ...findAsked(masked)]
  const asides = findMatches(masked, bracketed).map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }))
  const cuts = [...findStops(line, masked), ...findPauses(masked), ...turns]
    .filter((cut) => cut > afterLabel)
    // Dictated words stay with their speaker.
    .filter((cut) => !dictated.some(({ from, to }) => cut > from && cut < to))
    .concat(dictated.flatMap(({ from, to }) => (turns.length > 0 ? [from, to] : [from])))
    // A remark in brackets stays with the words before it: "(firm order, approx. 40 a month!! not signed yet)".
    .filter((cut) => !asides.some(({ from, to }) => cut > from && cut < to))
    // A note in the margin is a unit of its own.
    .filter((cut) => !notes.some(({ from, to }) => cut > from && cut < to))
    .concat(notes.flatMap(({ from, to }) => [from, to]))
    .filter((cut) => cut > 0)
    .toSorted((one, other) => one - other)
  const ranges: (readonly [number, number])[] = []
  let from = leadIn.exec(masked)?.[0].length ?? 0
  for (const cut of [...cuts.filter((cut) => cut > from), line.length]) {
    for (const range of cutLong(line, from, cut)) ranges.push(range)
    from = cut
  }
  return ranges
}

/** "What we do, for the people who don’t know: …", "Correction to the deck I sent: …": they only say what comes, like the sign before a point. */
const leadIn =
  /^(?:(?:what|who) (?:we|they|it|the company) (?:do(?:es)?|are|is|makes?|sells?), for (?:\p{L}+ )?(?:people|those|anyone|everyone|readers|folks) who (?:do(?:es)?n[’']t|do(?:es)? not) know(?: us| it)?|(?:a |just a )?(?:quick|short|small|little|big|good) (?:one|note|update|thing|news)|(?:(?:one|small|quick|last|another) )*(?:correction|change|fix|update) (?:to|of|for|in) (?:the|my|our|that) \p{L}+(?: (?:I|we|you) \p{L}+)?): (?=\p{L}+ \p{L}+ )/iu

/** Who speaks with the words. */
interface Dictated extends Range {
  words: string
}

const mostDictated = 3

/** The dictated words in a line. A spoken memo may have several. */
function listDictated(line: string, isSpoken: boolean): Dictated[] {
  const found: Dictated[] = []
  const open: Range[] = [{ from: 0, to: line.length }]
  for (let part = open.shift(); part !== undefined && found.length < mostDictated; part = open.shift()) {
    const next = findDictation(line.slice(part.from, part.to))
    if (next === undefined) continue
    const from = part.from + next.lead.from
    const end = part.from + next.end
    if (!isSpoken) return [{ from, to: end, words: next.words }]
    const to = end + (/^[\s,.;]*/.exec(line.slice(end, part.to))?.[0].length ?? 0)
    found.push({ from, to, words: next.words })
    open.push({ from: part.from, to: from }, { from: to, to: part.to })
  }
  return found
}

function findStops(line: string, masked: string): number[] {
  const ends = splitSentences(masked)
    .slice(0, -1)
    .map(({ to }) => to)
  const small = findMatches(masked, smallStart)
    .filter(({ index }) => !shortened.test(masked.slice(Math.max(0, index - longestShort), index)))
    .map((match) => match.index + match[0].length)
  // The period is inside the quotation marks, and masked.
  const quoted = findMatches(masked, /[”"»](?=\s+[\p{Lu}“"«])/gu)
    .map((match) => match.index + 1)
    .filter((end) => /[.!?…]/.test(line[end - 2] ?? ''))
  return [...new Set([...ends, ...small, ...quoted])].filter(
    (end) => !/[”"»]/.test(line[end - 1] ?? '') || !isSignature(line.slice(end, end + 200)),
  )
}

const says =
  /^\s*(?:said|says|say|adds?|added|explains?|explained|notes?|noted|according to|[-–—(])|^\s*(?:\p{Lu}[\p{L}.’'-]*,? ){1,4}(?:\([^)]{2,40}\) )?(?:said|says|added|adds|explained|noted)\b/u
const signature =
  /^\s*\(?(?:Dr\. |Prof\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]+){1,3}, (?:[\p{L}&’'-]+(?:, | |,|\)|(?=\.?$))){1,10}\.?$/u

/** Whether the words after a quotation name its speaker. */
function isSignature(rest: string): boolean {
  return says.test(rest) || signature.test(rest)
}

/** The line with quoted letters masked. Positions stay the same. */
export function maskQuoted(line: string): string {
  let masked = ''
  let end = 0
  for (const { from, to, inner } of findQuotations(line)) {
    masked += `${line.slice(end, from + 1)}${'·'.repeat(inner.length)}${line.slice(from + 1 + inner.length, to)}`
    end = to
  }
  return masked + line.slice(end)
}

function findPauses(masked: string): number[] {
  return findMatches(masked, pausing)
    .filter(({ index }) => !introducing.test(masked.slice(Math.max(0, index - longestIntroduction), index)))
    .map((match) => match.index + match[0].length)
    .filter((at) => at > 12 && !isMidThought(masked.slice(Math.max(0, at - nearest), at), masked.slice(at)))
}

/** How many letters before a pause are read. */
const nearest = 40

/** The words of an introduction before a title: "I'm Ann Lee by the way, founder". */
const introducing =
  /(?:[Ii][’']?m|I am|[Tt]his is|[Ii]t[’']s|[Nn]ame[’']s|[Nn]ame is) \p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,2}$/u
const longestIntroduction = 80

function cutLong(line: string, from: number, to: number): (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = []
  let start = from + (/^\s*/.exec(line.slice(from, to))?.[0].length ?? 0)
  while (to - start > longest) {
    const space = line.lastIndexOf(' ', start + longest)
    const end = space <= start ? start + longest : space
    ranges.push([start, end])
    start = end
  }
  const end = to - (/\s*$/.exec(line.slice(Math.max(start, to - 20), to))?.[0].length ?? 0)
  if (end > start) ranges.push([start, end])
  return ranges
}

const filler =
  /^(?:(?:okay|ok|so|um+|uh+|erm?|well|anyways?|alright|oh|and|also|plus(?! or minus)|yeah|yep|nah|yup|btw|by the way|basically|like|hey)\b[,.…]*\s+)+/
const capitalFiller =
  /^(?:(?:Okay|Ok|OK|So|Um+|Uh+|Well|Anyway|Alright|Right|Oh|And|Also|Plus|But|Yeah|Btw|BTW)(?:,|…|\.{3})\s+|(?:So|And|Also|But|Okay so|Ok so)\s+)+(?=\p{L})/u

/** The words without fillers at their start. */
function dropFillers(text: string): string {
  return text
    .replace(filler, '')
    .replace(capitalFiller, '')
    .replaceAll(/,? \b(?:um+|uh+),? /g, ' ')
}
