// Keeps out the lines below headings such as "Facts we may NOT use", "Part B – public excluded", "REACTIVE ONLY – say nothing".

import { asksForSecrecy } from '#domain/brief/cues/fact-gate.ts'
import { countAhead, isPrivate } from '#domain/brief/cues/private-cues.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'

interface Section {
  heading: SortedUnit
  units: SortedUnit[]
}

/** Makes private what is below such a heading. `naming` are lines that close others by number. */
export function keepSectionsOut(units: readonly SortedUnit[], naming: ReadonlySet<number>): void {
  for (const { heading, units: below } of listSections(units)) {
    // An embargo only holds its list back until its time.
    if (heading.kind === 'embargo' || naming.has(heading.line) || !isClosedHeading(heading.text)) continue
    if (hasTerms(below)) continue
    for (const unit of takeCounted(heading, below)) if (unit.kind !== 'foreign') unit.kind = 'private'
  }
}

/** The lines a heading counts: "The next three points stay between us". */
function takeCounted({ text }: SortedUnit, below: readonly SortedUnit[]): readonly SortedUnit[] {
  const count = countAhead(maskUnit(text))
  if (count === undefined) return below
  const lines = [...new Set(below.map(({ line }) => line))].slice(0, count)
  return below.filter(({ line }) => lines.includes(line))
}

/** Whether the section has an embargo or a contact. Such a section is made for the release, whatever its title says. */
const hasTerms = (below: readonly SortedUnit[]): boolean =>
  below.some(({ kind }) => kind === 'embargo') && below.some(({ kind }) => kind === 'contact')

const soundsOpen = /\b(?:open|again|clear|lifted|end|ends|over|for release|for print|quotes?|contacts?)\b/iu
/** A word for publishing with a negation: "may NOT use", "public excluded", "do not print"; but not "not a full release". */
const refused =
  /\b(?:not(?! an? )|no|never|don[’']?t|nothing|ne pas|nicht|non|no se|não)\b[^.;:]{0,24}\b(?:us(?:e|ed|ing)|print(?:ed|ing)?|publish(?:ed)?|publication|public|release[ds]?|press|say|said|share[ds]?|external\p{L}*|out|outside|sortir|publier|drucken|raus)\b|\b(?:public|press|media)[ -]excluded\b/iu

/** Headings that say for whom a section is: "INTERNAL Q&A ONLY", "Internal notes", "Background only". */
const restricted =
  /\b(?:internal(?:ly)?|in-house|confidential\p{L}*|privileged)\b|\b(?:background|reactive|staff|team|client|counsel|board|management)\b[^.;:]{0,24}\bonly\b/iu

/** A bracket about the name itself: "Project Teal (that's only our internal name)". */
const aboutName = /\((?:that|this|it)(?:[’']s| is)[^()]{0,60}\)/iu

function isClosedHeading(text: string): boolean {
  if (soundsOpen.test(text)) return false
  const masked = maskUnit(text).replace(aboutName, '')
  return (
    [restricted, refused].some((sign) => sign.test(masked)) || isPrivate(masked) || asksForSecrecy(masked)
  )
}

/** The headings with the lines below each. */
function listSections(units: readonly SortedUnit[]): Section[] {
  const sections: Section[] = []
  let open: (Section & { opens: Opens }) | undefined
  units.forEach((unit, index) => {
    const opens = readOpener(unit, units[index - 1], units[index + 1])
    if (opens !== undefined) {
      open = { heading: unit, units: [], opens }
      sections.push(open)
    } else if (open !== undefined && endsWith(unit, open)) open = undefined
    else open?.units.push(unit)
  })
  return sections
}

/** What a heading covers: all up to the next one, the points of a list, or the points under a point. */
type Opens = 'section' | 'list' | 'nested'

function endsWith(unit: SortedUnit, { heading, opens }: Section & { opens: Opens }): boolean {
  if (opens === 'list') return !unit.isBullet
  return opens === 'nested' && unit.indent <= heading.indent
}

/** A heading in capitals. Words after a dash belong to it, unless they are the secret itself: "NOT TO BE PUBLISHED – structure: 5m equity". */
const capsHeading = /^[\p{Lu}\d][\p{Lu}\d :/&’'-]{3,30}(?:\([^()]{2,60}\)|[–—-] ?[^.?\d:]{2,80}:?)?$/u

/** A remark in brackets, which closes nothing below it: "[Counsel: the valuation is out.]" */
const inBrackets = /^[[(].*[\])]\W?$/u

const longestPoint = 8

/** What the unit covers, if it is a line of its own that names what is below it. */
function readOpener(
  unit: SortedUnit,
  before: SortedUnit | undefined,
  after: SortedUnit | undefined,
): Opens | undefined {
  const isAlone = unit.line !== before?.line && unit.line !== after?.line
  if (!isAlone || after === undefined) return undefined
  if (unit.isHeading) return 'section'
  if (inBrackets.test(unit.text)) return undefined
  const words = unit.text.split(' ').length
  // A point covers only the points under it.
  const isAbove = after.isBullet && after.indent > unit.indent && words <= longestPoint
  if (isAbove && isClosedHeading(unit.text)) return 'nested'
  return unit.isBullet ? undefined : readLineAbove(unit, after, words)
}

function readLineAbove(unit: SortedUnit, after: SortedUnit, words: number): Opens | undefined {
  if (capsHeading.test(unit.text) && words <= 14) return 'section'
  return after.isBullet && after.line === unit.line + 1 && words <= 16 ? 'list' : undefined
}
