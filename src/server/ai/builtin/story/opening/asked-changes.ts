// What the notes ask to leave out, to call otherwise or to leave a gap for: "Can we lose the age?", "call him Quist on second mention", "say
// “joins” in the headline rather than “acquires”", "leave a gap for the launch date".
import type { Person } from '#domain/brief/sheet.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { plainLabel } from '#domain/brief/unit.ts'
import { escapePattern, findMatches } from '#domain/language/matches.ts'
import { collapseSpace } from '#domain/text/collapse-space.ts'

export interface AskedChanges {
  /** What is to be left out: "age", "CPA". */
  leftOut: readonly string[]
  /** How people are called from the second mention on. */
  calledLater: readonly string[]
  /** What the notes leave open, for a blank: "launch date". */
  gaps: readonly string[]
  /** The word for the headline, and the one in whose place it is. */
  headlineWord?: { say: string; not: string }
}

const leaveOut =
  /(?:^|[,.;] |\b(?:please|pls|you|we|to|just) )(?:lose|leave out|take out|drop|omit|skip|cut|remove) (?:the |her |his |their |my )?(?<what>[\p{L}][\p{L} ]{1,24}?)(?=[,.;?!]|$| (?:please|pls|if|from|she|he|they|it)\b)/giu
const leaveItOut =
  /\b(?:leave|keep|take) (?:the |her |his |their |my )?(?<what>[\p{L}][\p{L} ]{1,24}?) (?:out|off)(?=[,.;?!]|$| (?:please|of)\b)/giu
const later =
  /\bcall (?:him|her|them|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?) (?:just )?[“"]?(?<name>\p{Lu}[\p{L}’'-]+)[”"]? (?:on|at|from|after) (?:the )?(?:second|2nd|later|further|first)/giu
const gap =
  /\bleave (?:a |some )?(?:gap|blank|space|room|hole|placeholder) for (?:the |our |a )?(?<what>[\p{L}][\p{L} ]{2,30}?)(?=[,.;?!]|$| (?:we|it|until|because|please|as)\b)/giu
const mark = '[“"‘\']'
const end = '[”"’\']'
const headline = new RegExp(
  `\\b(?:say|use|put|write) ${mark}(?<say>\\p{Ll}[\\p{Ll} -]{1,30})${end}(?: in the (?:headline|title))?(?: rather than|,? (?:and )?not| instead of) ${mark}(?<not>\\p{Ll}[\\p{Ll} -]{1,30})${end}`,
  'iu',
)

/** Of those lines alone that are for whoever writes. */
export function readAskedChanges(units: readonly SortedUnit[]): AskedChanges {
  const lines = units.flatMap(({ kind, text }) =>
    kind === 'instruction' || kind === 'furniture' || kind === 'unsure' ? [text] : [],
  )
  const list = (pattern: RegExp, group: string): string[] =>
    lines.flatMap((text) => findMatches(text, pattern).map(({ groups }) => groups?.[group] ?? ''))
  const word = lines.map((text) => headline.exec(text)?.groups).find((groups) => groups !== undefined)
  return {
    leftOut: [...list(leaveOut, 'what'), ...list(leaveItOut, 'what')],
    calledLater: list(later, 'name'),
    gaps: [...new Set(list(gap, 'what'))],
    ...(word?.say !== undefined &&
      word.not !== undefined && { headlineWord: { say: word.say, not: word.not } }),
  }
}

/** "Ann Lee, 47, owner", "aged 47" */
const age =
  /(?<=\p{Lu}[\p{L}’'-]{1,30}), (?:aged? )?\d\d(?=,|[.;]|$)(?:,(?= (?:spent|has|had|was|is|will|joins?|joined|worked|comes|came|holds|grew|started|stays|becomes?|takes)\b))?/gu

/** The facts without what is to be left out; a field of a form that is nothing else goes as a whole. */
export function leaveAskedOut(units: readonly SortedUnit[], { leftOut }: AskedChanges): SortedUnit[] {
  if (leftOut.length === 0) return [...units]
  const words = new Set(leftOut.map((what) => what.toLowerCase()))
  const behindNames = leftOut
    .filter((what) => /^\p{Lu}{2,6}$/u.test(what))
    .map((what) => new RegExp(`, ${escapePattern(what)}(?![\\p{L}\\d])`, 'gu'))
  const patterns = [
    ...([...words].some((what) => /^(?:ages?|how old)/u.test(what)) ? [age] : []),
    ...behindNames,
  ]
  const write = (text: string) => patterns.reduce((left, pattern) => left.replaceAll(pattern, ''), text)
  return units.map((unit) => {
    if (unit.kind !== 'fact') return unit
    if (unit.label !== undefined && words.has(plainLabel(unit.label))) return { ...unit, kind: 'instruction' }
    return {
      ...unit,
      body: collapseSpace(write(unit.body)),
      ...(unit.value !== undefined && { value: collapseSpace(write(unit.value)) }),
    }
  })
}

/** "Quist" for Carla Quist-Hanley, where the notes call her so. */
export const listLaterNames = (
  people: readonly Person[],
  { calledLater }: AskedChanges,
): { name: string; surname: string; called: string }[] =>
  people.flatMap(({ name, surname }) => {
    const called = calledLater.find((each) => name.split(/[ -]/).includes(each))
    return called === undefined || called === surname ? [] : [{ name, surname, called }]
  })
