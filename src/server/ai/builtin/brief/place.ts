// Where the release comes from.
import { capitalise, isStateName, readState } from '#domain/facts/states.ts'
import type { Place } from './brief.ts'

const city = "(?:St\\. |Ft\\. )?\\p{Lu}[\\p{L}’'-]*(?: (?:de |la |del )?\\p{Lu}[\\p{L}’'-]*){0,3}"
const region =
  '(?:[A-Z]\\.[A-Z]\\.|W\\.Va\\.|[A-Z]{2}(?![\\p{L}])|\\p{Lu}[\\p{L}]+(?: \\p{Lu}[\\p{L}]+)?\\.?)'
const basedPattern = new RegExp(
  `\\b(?:based|headquartered|located) in (?<city>${city})(?:, (?<region>${region}))?`,
  'u',
)
const hyphenPattern = new RegExp(`(?<city>${city})-based\\b`, 'u')
const inPattern = new RegExp(`\\b(?:in|at) (?<city>${city}), (?<region>${region})`, 'gu')
const slotPattern = new RegExp(`(?<city>${city})(?:, (?<region>${region}))?\\.?$`, 'u')

/** From the 'Where' of a form, else 'based in', else a city with its state. */
export function findPlace(where: string | undefined, text: string): Place | undefined {
  // An address ends with its city and state: '220 Canal Street, Lowell, Massachusetts'.
  const slotted =
    where === undefined ? null : slotPattern.exec(where.trim().replace(/^.*\d[^,]*, (?=\p{Lu})/u, ''))
  const known = slotted ?? basedPattern.exec(text) ?? hyphenPattern.exec(text)
  if (known) return toPlace(known.groups)
  for (const match of text.matchAll(inPattern)) {
    if (readRegion(match.groups?.region)?.isState) return toPlace(match.groups)
  }
  return undefined
}

function toPlace(groups: Record<string, string> | undefined): Place | undefined {
  const name = groups?.city?.replace(/[.,]+$/, '')
  if (name === undefined) return undefined
  const found = readRegion(groups?.region)
  return found === undefined ? { city: name } : { city: name, region: found.name }
}

function readRegion(written: string | undefined): { name: string; isState: boolean } | undefined {
  if (written === undefined) return undefined
  const state = readState(written) ?? readState(`${written.replace(/\.$/, '')}.`)
  if (state !== undefined) return { name: capitalise(state), isState: true }
  const bare = written.replace(/\.$/, '')
  return { name: bare, isState: isStateName(bare) }
}
