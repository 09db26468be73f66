// Removes a note taker's own marks before the notes are read: colors for what may be told, a second release in the same notes, and signs for words.
import type { SortedBrief, SortedUnit } from '#domain/brief/unit.ts'
import { inFullWords } from '#domain/text/full-words.ts'

const color = '(?:GREEN|AMBER|YELLOW|ORANGE|RED|BLUE|WHITE|BLACK)'
/** A color in capitals beside words in small letters: "GREEN Sanjeevani Trust opens", "… in May GREEN". */
const colorBefore = new RegExp(`^\\[?${color}\\]?[:.,–—-]* (?=\\p{Lu}?[\\p{Ll}\\d$€£])`, 'u')
const colorBehind = new RegExp(`(?<=[\\p{Ll}\\d.,;)] )\\[?${color}\\]?\\.?$`, 'u')
const fewest = 2

/** The text without such a color. */
export const dropColor = (text: string): string =>
  text.replace(colorBefore, '').replace(colorBehind, '').trim()

const isMarked = ({ body }: SortedUnit): boolean => colorBefore.test(body) || colorBehind.test(body)

const heading =
  /^(?:[#*=–—-]+ ?)?(?:press )?(?:release|announcement|story|news item|topic)s? ?(?:no\.? ?|number |#)?(?<number>1|2|one|two|a|b|i|ii)\b/i
const second = /^(?:2|two|b|ii)$/i

/** The units of the first release; those of a second one are left for a draft of its own. */
export function asOneRelease(sorted: SortedBrief): SortedBrief {
  const numbered = sorted.units.filter(({ text }) => heading.test(text))
  const next = numbered.find(({ text }) => second.test(heading.exec(text)?.groups?.number ?? ''))
  const hasBoth = next !== undefined && numbered.some(({ line }) => line < next.line)
  const own = hasBoth ? sorted.units.filter(({ line }) => line < next.line) : sorted.units
  const isColored = own.filter(isMarked).length >= fewest
  return { ...sorted, units: isColored ? own.map(withoutColor) : own }
}

const withoutColor = (unit: SortedUnit): SortedUnit => ({
  ...unit,
  body: dropColor(unit.body),
  ...(unit.value !== undefined && { value: dropColor(unit.value) }),
})

/** A name and what it is: "the Haul = our first cargo bike". "Price = $40" is a label. */
const equation =
  /^(?<name>(?:[Tt]he )?\p{Lu}[\p{L}\d’'&-]*(?: \p{Lu}[\p{L}\d’'&-]*){0,3}) = (?=(?:our|the|an?|its|their|my) )/u
/** Dashes for commas: "The Haul - our first cargo bike - goes on sale". */
const dashes = /(?<=^[^–—;:.-]{2,60}) [-–—] (?<aside>[^–—;:.]{3,120}?) [-–—] (?=\p{Ll})/u

const inWords = (text: string): string =>
  text.replace(equation, '$<name> is ').replace(dashes, ', $<aside>, ')

/** The units with signs written as words, in all lines that may be printed. */
export function withWordsForSigns(sorted: SortedBrief): SortedBrief {
  const units = sorted.units.map((unit): SortedUnit => {
    if (unit.kind !== 'fact') return unit
    const body = inWords(unit.body)
    if (body === unit.body) return unit
    const { label, value, ...plain } = unit
    return label !== undefined && equation.test(unit.body) ? { ...plain, body } : { ...unit, body }
  })
  return { ...sorted, units }
}

/** The facts with abbreviations written in full, in sentences, values and labels. */
export function withFullWords(sorted: SortedBrief): SortedBrief {
  const units = sorted.units.map((unit): SortedUnit => {
    if (unit.kind !== 'fact') return unit
    const { body, label, value } = unit
    return {
      ...unit,
      body: inFullWords(body),
      ...(label !== undefined && { label: inFullWords(label) }),
      ...(value !== undefined && { value: inFullWords(value) }),
    }
  })
  return { ...sorted, units }
}

const openEnd = /\b(?:in|on|at|of|for|from|to|by|with|since),?$/iu

/** The units with split sentences joined ("We started in, um, | 1998"); the second unit becomes empty. */
export function withTornJoined(units: readonly SortedUnit[]): SortedUnit[] {
  const isTorn = (unit: SortedUnit | undefined, next: SortedUnit | undefined): boolean =>
    unit?.kind === 'fact' &&
    next?.kind === 'fact' &&
    unit.line === next.line &&
    unit.label === undefined &&
    next.label === undefined &&
    openEnd.test(unit.body) &&
    /^[\p{Ll}\d]/u.test(next.body)
  return units.map((unit, index): SortedUnit => {
    const next = units[index + 1]
    if (isTorn(unit, next)) return { ...unit, body: `${unit.body.replace(/,$/, '')} ${next?.body}` }
    return isTorn(units[index - 1], unit) ? { ...unit, kind: 'furniture' } : unit
  })
}
