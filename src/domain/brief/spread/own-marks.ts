// Reads marks that the notes define themselves: "lines with # are ours", "[R] = only us", "points 3 and 6 are withdrawn", or a table column for
// what may be printed. Every line with a closed sign, number, color or layout is kept out.
import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { anyCase } from '#domain/language/any-case.ts'
import { findMatches } from '#domain/language/matches.ts'
import { type Line, splitCells } from './lines.ts'

/** Words in a definition for what is closed, besides all requests for secrecy. */
const closedWords =
  /\b(?:ours|our own|only us|us only|for us|stays?|inside|in-house|internal|private|secret|confidential|restricted|never|not|no|nobody|none|nothing|out|off|cut|deleted|struck|withdrawn|lawyers?|legal|counsel|hidden|ignore|drop|skip|redacted|sealed|exempt|for you|eyes|hands off|don[’']?t|do not)\b/iu
/** Words in a definition for what may be printed. */
const openedWords =
  /\b(?:tell the world|may be|can be|fine|free|public|open|printable|print it|go ahead|okay|ok to|good to|release|use)\b/iu

const colors =
  'red|amber|orange|yellow|grey|gray|blue|purple|pink|black|rot|rouge|rojo|rosso|grau|gelb|vermelho'
/** Excludes form fields such as "Quote 1 (text):", which are no mark. */
const sign = new RegExp(
  `\\[(?<tag>[\\p{L}\\p{N}!*#]{1,10})\\]|(?<![\\p{L}\\p{N}])(?<symbol>[#*§†‡¶@%~^!»]{1,3}|\\p{Extended_Pictographic})(?![\\p{L}\\p{N}])|\\b(?<color>TLP:[A-Z]+|${anyCase(colors)})\\b|[“"'(](?<letter>[\\p{Lu}!*#]{1,4}|\\p{Ll}{1,2})[”"')](?!\\s*:)`,
  'gu',
)
const defines =
  /=|\b(?:means?|stands? for|is|are|marks?|marked|with|behind|between|after|before|in|key|legend)\b/iu

interface Key {
  line: number
  matches(line: Line): boolean
}

/** Makes all lines with a closed mark private, and returns the lines that close others by number. */
export function spreadOwnMarks(
  units: readonly SortedUnit[],
  lines: ReadonlyMap<number, Line>,
): ReadonlySet<number> {
  const numbers = [...lines.values()].flatMap(readNumbers)
  const keys = [...units.flatMap(readKeys), ...numbers]
  const columns = findClosedRows(lines)
  const others = [...lines.values()]
  const naming = numbers.filter((key) => others.some((line) => line.number !== key.line && key.matches(line)))
  const named = new Set(naming.map(({ line }) => line))
  if (keys.length === 0 && columns.size === 0) return named
  for (const unit of units) {
    const line = lines.get(unit.line)
    if (line === undefined || unit.kind === 'foreign') continue
    // Marks inside quotations don't count.
    const isClosed =
      columns.has(unit.line) || keys.some((key) => key.line !== unit.line && key.matches(withoutMarks(line)))
    if (isClosed) unit.kind = 'private'
  }
  return named
}

const withoutMarks = (line: Line): Line => ({ ...line, text: line.text.replace(/«[^«»]*»|»[^«»]*«/gu, '') })

/** What a line closes by its definitions; most lines define none. */
function readKeys(unit: SortedUnit): Key[] {
  const { text, line } = unit
  if (text.length > 240) return []
  return [...readSigns(text, line), ...readShapes(text, line), ...readReferences(unit)]
}

function readSigns(text: string, line: number): Key[] {
  if (!defines.test(text)) return []
  const found = findMatches(text, sign)
  return found.flatMap(({ 0: written, groups = {}, index }, order): Key[] => {
    const end = found[order + 1]?.index ?? text.length
    const about = found.length > 1 ? text.slice(index + written.length, end) : text
    if (!isClosing(about)) return []
    const { tag, symbol, color, letter } = groups
    return [{ line, matches: (other) => hasSign(other.text, { tag: tag ?? letter, symbol, color }) }]
  })
}

const isClosing = (about: string): boolean =>
  (closedWords.test(about) || isPrivate(about)) && !openedWords.test(about)

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

type Signs = Record<'tag' | 'symbol' | 'color', string | undefined>

function hasSign(text: string, { tag, symbol, color }: Signs): boolean {
  if (symbol !== undefined)
    return new RegExp(`^\\s*(?:[-•*]\\s+)?${literal(symbol)}|\\s${literal(symbol)}\\s*$`, 'u').test(text)
  const word = tag ?? color?.replace(/^TLP:/, '')
  if (word === undefined) return false
  // Anywhere in brackets, or as the first or last cell or word of the line.
  return new RegExp(
    `[[(]\\s?(?:TLP:)?${literal(word)}\\s?[\\])]|^\\W*(?:TLP:)?${literal(word)}(?:[:.)]|\\s+[–—-]|\\t|\\s(?=\\p{Lu}))|[\\t|]\\s*${literal(word)}\\s*\\|?\\s*$`,
    tag === undefined ? 'iu' : 'u',
  ).test(text)
}

const numbered =
  /(?:\b(?:points?|items?|numbers?|nos?\.|nr\.?|bullets?|lines?|facts?|answers?|para(?:graph)?s?\.?|clauses?|sections?|sec\.)|§)\s*(?<list>\d{1,2}(?:\.\d{1,2})?(?:(?:,| and|, and|&|\+| or|\/)\s*\d{1,2}(?:\.\d{1,2})?){0,9})(?![\d%])/iu

const counting = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const countedLines = new RegExp(
  `^[^\\p{L}]*(?:\\d{1,2}[.)] )?(?:${anyCase('points?|items?|numbers?|lines?')} )?(?<list>(?:${anyCase(counting.join('|'))})(?:(?:,| and|, and) (?:${anyCase(counting.join('|'))})){1,9}) (?:${anyCase('are|is|stay|stays')})\\b`,
  'u',
)

/** The line numbers that a line closes: "Points 3 and 6 are withdrawn", "nothing of para. 1.3", "three, six and nine are for your head". */
function readNumbers({ text, number }: Line): Key[] {
  const list = numbered.exec(text)?.groups?.list
  const spelled = countedLines.exec(text)?.groups?.list?.toLowerCase()
  if ((list === undefined && spelled === undefined) || text.length > 240 || !isClosing(text)) return []
  const numbers = new Set([
    ...(list?.match(/\d+(?:\.\d+)?/g) ?? []),
    ...(spelled?.match(/\p{L}+/gu) ?? []).map((word) => String(counting.indexOf(word) + 1)),
  ])
  return [
    {
      line: number,
      matches: (other) =>
        numbers.has(
          /^[\s|>]*[[(]?(?<number>\d{1,2}(?:\.\d{1,2})?)(?:[.)\]:/]|\s|\|)/u.exec(other.text)?.groups
            ?.number ?? '',
        ),
    },
  ]
}

/** The mark of a private footnote, which closes the line that refers to it: "(2) this row stays hidden". */
function readReferences({ text, kind, line }: SortedUnit): Key[] {
  const mark = /^\s*(?<mark>[¹²³⁴-⁹]|\(\d{1,2}\)|\[\d{1,2}\]|\*{1,3}(?=\s))/u.exec(text)?.groups?.mark
  if (mark === undefined || kind !== 'private' || !/\b(?:this|that|row|line|figure|above)\b/iu.test(text))
    return []
  return [{ line, matches: (other) => other.text.trimEnd().endsWith(mark) }]
}

/** Words for a layout, and the lines that have it. */
const shapes: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bfootnotes?\b|\bnotes? at the (?:end|bottom)\b/iu,
    /^\s*(?:[¹²³⁴-⁹]|\[\d{1,2}\]|\(\d{1,2}\)\s|\*{1,3}\s?\p{L})/u,
  ],
  [/\b(?:capitals|caps|upper ?case|shouting)\b/iu, /^(?=(?:[^\p{L}]*\p{L}){12})[^\p{Ll}]+$/u],
  [/\bdouble bars?\b/iu, /\|\|/u],
  [/\b(?:round )?(?:brackets|parenthes[ie]s)\b/iu, /^\W{0,3}\(.+\)\W*$/u],
  [/\b(?:curly|braces)\b/iu, /\{.+\}/u],
  [/\b(?:square) brackets\b/iu, /\[.+\]/u],
  [/\bindented\b/iu, /^[ \t]{2,}\S/u],
]

function readShapes(text: string, line: number): Key[] {
  if (!isClosing(text)) return []
  return shapes.flatMap(([word, shape]) =>
    word.test(text) ? [{ line, matches: (other: Line) => shape.test(other.text) }] : [],
  )
}

const asksToPrint =
  /^(?:(?:ok|okay|fit|cleared|free|safe|may|can)\b.*|.*\b(?:print|public|publish|release|external|press|share|shareable|visible|use|disclose|freigabe|veröffentlich\p{L}*|status|class|visibility|publi\p{L}*)\b.*)\??$/iu
const saysNo =
  /^(?:no?|nein|non|nee|não|nao|nei|nie|n|✗|✘|❌|🚫|0|false|internal|intern\p{L}?|int\.?|hold|never|red|rot|grau|gr[ae]y|privat\p{L}*|confidential|secret|hidden|restricted|not .*|no\b.*)$/iu

/** The rows of a table whose column "print?" says no. */
function findClosedRows(lines: ReadonlyMap<number, Line>): Set<number> {
  const rows = new Set<number>()
  let column = -1
  let width = 0
  for (const { text, number } of lines.values()) {
    const row = splitCells(text)
    if (row.length < 2) continue
    const asked = row.findIndex((cell, index) => index > 0 && cell.length < 30 && asksToPrint.test(cell))
    if (asked !== -1 && column === -1) [column, width] = [asked, row.length]
    else if (column !== -1 && Math.abs(row.length - width) <= 1 && saysNo.test(row[column] ?? ''))
      rows.add(number)
  }
  return rows
}
