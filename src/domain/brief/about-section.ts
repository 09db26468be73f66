// Where the notes describe the company for readers: behind "About:" or "Boilerplate (approved):", or below a heading "About Acme".

import { bareName } from '#domain/language/legal-forms.ts'
import { plainLabel, type SortedUnit } from './unit.ts'

export interface AboutSection {
  /** The places of its units in the notes, heading included. */
  units: readonly number[]
  text: string
  /** "Boilerplate: …" and "About Acme (approved): …" give words that nobody changes. */
  isFinal: boolean
}

/** A section with fewer words has no text of its own: "Boilerplate: on file." */
const fewestWords = 4

/** The first section with enough words; `company` is the name to look for in a heading such as "About Acme". */
export function findAboutSection(
  units: readonly SortedUnit[],
  company: string | null | undefined,
): AboutSection | undefined {
  for (const [index, unit] of units.entries()) {
    const heading = readHeading(unit)
    if (heading === undefined || !isAbout(heading, company)) continue
    const below = unit.isHeading ? listBelow(units, index) : listBeside(units, index)
    const given = below.map((each) => units[each]).filter((each) => each?.kind === 'fact')
    const text = given.map((each) => (each === unit ? each.value : each?.body) ?? '').join(' ')
    if (text.split(' ').length < fewestWords) continue
    const isFinal = /^boilerplate$/iu.test(heading) || /\((?:approved|final)\)/iu.test(heading)
    return { units: [...new Set([index, ...below])], text: text.trim(), isFinal }
  }
  return undefined
}

/** "Acme" of the heading "About Acme". */
export function readAboutName(unit: SortedUnit): string | undefined {
  const heading = unit.isHeading ? readHeading(unit) : undefined
  return /^About (?:the )?(?<name>\p{Lu}.{2,})$/u.exec(heading ?? '')?.groups?.name
}

const readHeading = ({ isHeading, kind, label, body }: SortedUnit): string | undefined => {
  if (kind === 'private' || kind === 'foreign') return undefined
  if (isHeading) return (label ?? body).replace(/^[#*_=\s]+|[#*_=\s:]+$/gu, '')
  return kind === 'fact' ? label : undefined
}

/** Whether the heading is "About," "Boilerplate," or "About Acme (approved)"; the name after "About" must begin the company's name. */
function isAbout(heading: string, company: string | null | undefined): boolean {
  const label = plainLabel(heading)
  if (/^(?:about(?: us| (?:the )?(?:company|organi[sz]ation|client))?|boilerplate)$/.test(label)) return true
  const named = /^(?:about|boilerplate,?) (?:the )?(?<name>.{3,})$/.exec(label)?.groups?.name
  return named !== undefined && `${company?.toLowerCase() ?? ''} `.startsWith(`${bareName(named)} `)
}

/** The units on the label's own line. */
function listBeside(units: readonly SortedUnit[], at: number): number[] {
  const line = units[at]?.line
  return units.flatMap((unit, index) => (index >= at && unit.line === line ? [index] : []))
}

/** The paragraph below a heading, to the next heading or labeled line. */
function listBelow(units: readonly SortedUnit[], at: number): number[] {
  const first = units[at + 1]
  const below: number[] = []
  for (let index = at + 1; index < units.length; index++) {
    const unit = units[index]
    if (unit === undefined || unit.block !== first?.block) break
    if (unit.isHeading || unit.label !== undefined) break
    below.push(index)
  }
  return below
}
