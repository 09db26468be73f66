// Reads the city of the dateline from a form's "Where", or from phrases such as "based in".
import { capitalize, isStateName, readState } from '#domain/language/states.ts'
import type { Place } from './sheet.ts'

/** Sources of patterns for a city and for the state or country after it. */
const city = "(?:St\\. |Ft\\. )?\\p{Lu}[\\p{L}’'-]{0,40}(?: (?:de |la |del )?\\p{Lu}[\\p{L}’'-]{0,40}){0,3}"
const region =
  '(?:[A-Z]\\.[A-Z]\\.|W\\.Va\\.|[A-Z]{2}(?![\\p{L}])|\\p{Lu}[\\p{L}]{1,40}(?: \\p{Lu}[\\p{L}]{1,40})?\\.?)'
const basedPattern = new RegExp(
  `\\b(?:based|headquartered|located) in (?<city>${city})(?:, (?<region>${region}))?`,
  'u',
)
const hyphenPattern = new RegExp(`(?<city>${city})-based\\b`, 'u')
const inPattern = new RegExp(`\\b(?:in|at) (?<city>${city}), (?<region>${region})`, 'gu')
const addressPattern = new RegExp(`\\b\\d+ [^,.]{3,40}, (?<city>${city}), (?<region>${region})`, 'gu')
const slotPattern = new RegExp(`(?<city>${city})(?:, (?<region>${region}))?\\.?$`, 'u')

/** An address from its last comma after a number: '220 Canal Street, Lowell, Massachusetts' becomes 'Lowell, Massachusetts'. */
function dropStreet(address: string): string {
  const number = /\d\D*$/.exec(address)
  const comma = number === null ? -1 : address.indexOf(', ', number.index)
  const rest = comma < 0 ? '' : address.slice(comma + 2)
  return /^\p{Lu}/u.test(rest) ? rest : address
}

/** The place in the 'Where' of a form, else after 'based in', else a city with its state. */
export function findPlace(where: string | undefined, text: string): Place | undefined {
  // An address ends with its city and state: '220 Canal Street, Lowell, Massachusetts'.
  const slotted = where === undefined ? null : slotPattern.exec(dropStreet(where.trim()))
  const known = slotted ?? basedPattern.exec(text) ?? hyphenPattern.exec(text)
  const place = known === null ? undefined : toPlace(known.groups)
  if (place !== undefined) return place
  for (const match of [...text.matchAll(inPattern), ...text.matchAll(addressPattern)]) {
    if (readRegion(match.groups?.region)?.isState) return toPlace(match.groups)
  }
  return undefined
}

export function toPlace(groups: Record<string, string> | undefined): Place | undefined {
  const name = groups?.city?.replace(/(?<![.,])[.,]+$/, '')
  if (name === undefined) return undefined
  const found = readRegion(groups?.region)
  return found === undefined ? { city: name } : { city: name, region: found.name }
}

function readRegion(written: string | undefined): { name: string; isState: boolean } | undefined {
  if (written === undefined) return undefined
  const state = readState(written) ?? readState(`${written.replace(/\.$/, '')}.`)
  if (state !== undefined) return { name: capitalize(state), isState: true }
  const bare = written.replace(/\.$/, '')
  return { name: bare, isState: isStateName(bare) }
}
