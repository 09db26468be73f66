// Carries out corrections of figures in the notes, such as "92, not 85": the new figure replaces the old one wherever it counts the same, and the
// line with the correction becomes a note to the writer. Quotations are never changed; a person is asked.

import { type LineKind, mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { findMatches } from '#domain/language/matches.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { namesOneOf } from './one-of-several.ts'
import { correctList } from './restated-lists.ts'
import { close, rewrite } from './restated-words.ts'

const figure = String.raw`\d(?:[\d.,]*\d)?`
/** "It is 8,412 patients, not 8,142", "the area is 11,200 acres and not 12,000" */
const denied = new RegExp(
  `(?<![\\d.,])(?<now>${figure})(?<unit>(?:[^\\d]|(?<!\\d)(?:19|20)\\d\\d(?!\\d)){0,50}?)(?<!\\b(?:is|are|was|were)|[’']s) not (?:the )?[$€£]?(?<old>${figure})(?![\\d]|[.,]\\d|(?:st|nd|rd|th)\\b)`,
  'iu',
)
/** "Not 85 jobs, it's 92" */
const deniedFirst = new RegExp(
  `\\bnot (?:the )?[$€£]?(?<old>${figure})[^\\d.;]{0,30}?[,;–—-]? (?:but|it[’']s|it is|there are|they are|make it|make that|rather|should be) [$€£]?(?<now>${figure})(?<unit>)(?![\\d]|[.,]\\d)`,
  'iu',
)
/** "The final cost is $14.6 million, please replace the $14.2 million above" */
const replaced = new RegExp(
  `(?<![\\d.,])(?<now>${figure})(?<unit>[^\\d]{0,60}?)\\b(?:replac(?:es?|ing)|supersedes?) (?:the |that |my |our )?(?:old |earlier |first )?[$€£]?(?<old>${figure})(?![\\d]|[.,]\\d)`,
  'iu',
)
/** Phrases that announce a correction of what was told before. */
const announces =
  /\b(?:corrections?|corrected|amend(?:ed|ment)?|misstated|mistyped|miscounted|transposed|typo|oops|erratum|fixed|turned (?:the |two )?digits|wrong (?:figure|number|count)|(?:figure|number)s? (?:above )?(?:was|were|is) wrong)\b/iu
const counted = new RegExp(
  `(?<![\\d.,$€£])(?<value>${figure})(?<of> ?%| (?:(?:new|full-time|square) )?\\p{L}{3,})`,
  'gu',
)
const magnitude = /^ ?(?:%|percent\b|(?:thousand|million|billion|crore|lakh|mio|mn|bn|[kmb])\b)/iu
const number = new RegExp(`(?<![\\d.,/:@-])${figure}(?![\\d/:@-]|[.,]\\d)`, 'gu')

/** A correction of the word after a figure: "2.1 million oysters, NOT dozen". */
const deniedWord = new RegExp(
  `(?<![\\d.,])(?<figure>${figure}(?: (?:thousand|million|billion))?) (?<now>\\p{L}{3,}),? (?:and )?not (?<old>\\p{L}{3,})(?!\\p{L})`,
  'iu',
)

interface Correction {
  old: string
  now: string
  /** What follows the figures: "%", " million". */
  nowUnit: string
  /** The units on the line of the correction. */
  line: readonly number[]
  words: ReadonlySet<string>
  /** "Not 40 percent but 60 percent of tenants" may be news and no correction. */
  isContrast?: boolean
}

/** "22 was one district only": what a figure was that is told anew. */
const explained = new RegExp(
  `(?<=^|[.;,!] (?:the )?)[$€£]?(?<value>${figure})(?: ?%| percent)? (?:was|were)(?! (?:right|correct|fine|ok))`,
  'giu',
)

/** Each looks through all of the notes; nobody corrects themselves more often. */
const mostCorrections = 40
const mayCorrect = new RegExp(`\\bnot\\b|\\breplac|\\bsupersede|${announces.source}`, 'iu')

/** Replaces the old figures by the new ones. */
export function carryOutCorrections(units: SortedUnit[]): void {
  const lines = [...groupByLine(units).values()]
  let tried = 0
  lines.forEach((line, at) => {
    if (!mayCorrect.test(textOf(units, line)) || ++tried > mostCorrections) return
    if (correctList(units, line, textOf(units, line))) return
    const correction = readDenied(units, line) ?? readAnnounced(units, line, lines[at + 1])
    if (correction === undefined) correctWord(units, line)
    else apply(units, correction)
  })
}

/** Corrects the word after a figure: "2.1 million oysters, NOT dozen". */
function correctWord(units: readonly SortedUnit[], line: readonly number[]): void {
  const { figure: of, now, old } = deniedWord.exec(textOf(units, line))?.groups ?? {}
  if (of === undefined || now === undefined || old === undefined) return
  const [wrong, right] = [`${of} ${old.toLowerCase()}`, `${of} ${now}`]
  const write = (text: string) => {
    const at = text.toLowerCase().indexOf(wrong)
    return at === -1 ? text : `${text.slice(0, at)}${right}${text.slice(at + wrong.length)}`
  }
  const isWrong = ({ text, kind }: SortedUnit, index: number) =>
    kind === 'fact' && !line.includes(index) && write(text) !== text
  const meant = units.filter(isWrong)
  for (const unit of meant) rewrite(unit, write)
  if (meant.length === 0) return
  for (const at of line) if (units[at]?.kind !== 'contact') close(units, at)
}

function groupByLine(units: readonly SortedUnit[]): Map<number, number[]> {
  const lines = new Map<number, number[]>()
  units.forEach(({ kind, line }, index) => {
    if (kind === 'private' || kind === 'foreign' || kind === 'quote') return
    const group = lines.get(line)
    if (group === undefined) lines.set(line, [index])
    else group.push(index)
  })
  return lines
}

const longest = 400

const textOf = (units: readonly SortedUnit[], line: readonly number[]): string =>
  line
    .map((index) => units[index]?.text ?? '')
    .join(' ')
    .slice(0, longest)

function readDenied(units: readonly SortedUnit[], line: readonly number[]): Correction | undefined {
  const text = textOf(units, line)
  if (!/\b(?:not|replac|supersede)/i.test(text)) return undefined
  const found = denied.exec(text) ?? deniedFirst.exec(text) ?? replaced.exec(text)
  const { now, old, unit = '' } = found?.groups ?? {}
  if (now === undefined || old === undefined) return undefined
  if (!isOfSize(now, old) && !magnitude.test(unit)) return undefined
  const isContrast = / but [$€£]?\d/u.test(found?.[0] ?? '')
  return { old, now, nowUnit: magnitude.exec(unit)?.[0].trim() ?? '', line, words: wordsOf(text), isContrast }
}

/** Whether the two figures are of similar size. A pair such as 6,430 and 90 is not about the same thing. */
function isOfSize(now: string, old: string): boolean {
  const [one, other] = [now, old].map((value) => Number(plain(value).replace(',', '.')))
  return one !== undefined && other !== undefined && one !== other && one < 5 * other && other < 5 * one
}

/**
 * The figure that an announced correction replaces ("I misstated one figure above. The firm has 48 lawyers"), if the notes have one other figure
 * for the same things.
 */
function readAnnounced(
  units: readonly SortedUnit[],
  line: readonly number[],
  next: readonly number[] | undefined,
): Correction | undefined {
  const own = textOf(units, line)
  if (!announces.test(own)) return undefined
  const told = /\d \p{L}|%/u.test(own) || next === undefined ? line : [...line, ...next]
  const text = textOf(units, told)
  const found = findMatches(text, counted).map(({ groups }) => ({
    value: groups?.value ?? '',
    of: groups?.of ?? '',
  }))
  // "It is 146 trucks, the total of 610 was right": what the correction itself gives is not what it corrects, unless it says what that was.
  const wrong = new Set(findMatches(text, explained).map(({ groups }) => plain(groups?.value ?? '')))
  const kept = new Set(findMatches(text, number).map(([value]) => plain(value)))
  for (const value of wrong) kept.delete(value)
  for (const { value, of } of found) {
    const others = units
      .flatMap((unit, index) =>
        told.includes(index) || !mayPrint(unit.kind) ? [] : listCounts(unit.text, of, value),
      )
      .filter((other) => !kept.has(plain(other)))
    const [old] = others
    if (old === undefined || others.some((other) => plain(other) !== plain(old))) continue
    const nowUnit = magnitude.exec(of)?.[0].trim() ?? ''
    return { old, now: value, nowUnit, line: told, words: wordsOf(text) }
  }
  return readTransposed(units, line)
}

/** A figure with two digits swapped: "Number, fixed: 6,340" where the notes have 6,430. */
function readTransposed(units: readonly SortedUnit[], line: readonly number[]): Correction | undefined {
  const text = textOf(units, line)
  const figures = findMatches(text, number).map(([value]) => value)
  for (const now of figures.filter(isTelling)) {
    const [old, other] = new Set(
      units.flatMap((unit, index) =>
        line.includes(index) || !mayPrint(unit.kind) || unit.kind === 'contact'
          ? []
          : findMatches(unit.text, number).flatMap(([value]) => (isTransposed(value, now) ? [value] : [])),
      ),
    )
    if (old !== undefined && other === undefined) return { old, now, nowUnit: '', line, words: wordsOf(text) }
  }
  return undefined
}

function isTransposed(one: string, other: string): boolean {
  const sort = (value: string) => [...plain(value)].toSorted().join('')
  return plain(one) !== plain(other) && sort(one) === sort(other)
}

/** The other figures in the text that count the same things. */
const listCounts = (text: string, of: string, value: string): string[] =>
  findMatches(text, counted).flatMap(({ groups }) =>
    stemOf(groups?.of ?? '') === stemOf(of) && plain(groups?.value ?? '') !== plain(value)
      ? [groups?.value ?? '']
      : [],
  )

const stemOf = (of: string): string =>
  of
    .trim()
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/^percent$/, '%')

const mayBeOld = (unit: SortedUnit, correction: Correction): boolean =>
  (mayPrint(unit.kind) || unit.kind === 'unsure') &&
  unit.kind !== 'contact' &&
  findOld(unit.text, correction).length > 0

function apply(units: SortedUnit[], correction: Correction): void {
  const wrong = units.filter((unit, index) => !correction.line.includes(index) && mayBeOld(unit, correction))
  const isCertain = isTelling(correction.old) || (wrong.length === 1 && !correction.isContrast)
  const meant = isCertain ? wrong : wrong.filter(isAbout(correction))
  if (meant.length === 0) return
  const isShared = namesOneOf(textOf(units, correction.line))
  const own = correction.line.flatMap((index) => units[index] ?? []).filter(({ kind }) => kind !== 'contact')
  if (meant.some(({ text }) => isShared(text))) {
    for (const unit of [...meant, ...own]) unit.kind = 'unsure'
    return
  }
  for (const unit of meant) correct(unit, correction)
  for (const unit of own) {
    unit.kind = kindOfCorrection(unit, correction)
    if (findMatches(unit.text, number).some(([value]) => plain(value) === plain(correction.now)))
      unit.corrects = true
  }
}

/** Figures of three digits or more are rarely the same by chance. */
const isTelling = (value: string): boolean => (value.match(/\d/g) ?? []).length > 2

const isAbout =
  ({ words }: Correction) =>
  ({ text }: SortedUnit): boolean =>
    [...wordsOf(text)].some((word) => words.has(word))

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, '')))

/** The class of a correction that says more than its figures: not understood, so that a person sees it. */
function kindOfCorrection({ text, kind }: SortedUnit, { old, now }: Correction): LineKind {
  if (kind === 'furniture' || kind === 'instruction') return kind
  const others = findMatches(text, number).filter(
    ([value]) => ![plain(old), plain(now)].includes(plain(value)),
  )
  return others.length > 0 ? 'unsure' : 'instruction'
}

const findOld = (text: string, { old }: Correction): readonly RegExpExecArray[] =>
  findMatches(text, number).filter(([value]) => plain(value) === plain(old))

/** Replaces the old figure in the unit, unless the two differ in size ("900,000" for "1.2 million"). */
function correct(unit: SortedUnit, correction: Correction): void {
  const places = findOld(unit.text, correction)
  const isQuoted = places.some(({ index }) =>
    findQuotations(unit.text).some(({ from, to }) => index >= from && index < to),
  )
  const isOtherSize = places.some(({ index, 0: value }) => {
    const size = magnitude.exec(unit.text.slice(index + value.length))?.[0].trim() ?? ''
    return correction.nowUnit !== '' && stemOf(size) !== stemOf(correction.nowUnit)
  })
  if (isQuoted || isOtherSize || unit.kind === 'quote') {
    unit.kind = 'unsure'
    return
  }
  rewrite(unit, (text) =>
    text.replace(number, (value) => (plain(value) === plain(correction.old) ? correction.now : value)),
  )
}

/** The figure without separators: 12,000 and 12.000 become 12000. */
const plain = (value: string): string => value.replaceAll(/[.,](?=\d{3}(?!\d))/g, '')
