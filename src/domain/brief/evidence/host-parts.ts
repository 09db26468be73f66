// Builds the company's name from its own address when the notes never write it in full: knockfiernadairy.example and "the knockfierna blue" give
// Knockfierna Dairy.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'
import type { Hosts } from './host-names.ts'
import type { Mention } from './mentions.ts'

const mostUnits = 400

/** The hosts that consist of a word of the notes and an everyday word, each as a mention at the place of that word. */
export function listHostParts(units: readonly SortedUnit[], { contact, sender, web }: Hosts): Mention[] {
  const hosts = [...new Set([...contact, ...sender, ...web])]
  if (hosts.length === 0) return []
  const named = new Map<string, Mention>()
  units.slice(0, mostUnits).forEach(({ body, kind }, unit) => {
    if (kind === 'private' || kind === 'foreign') return
    for (const { 0: found, index } of findMatches(body, /(?<![@\p{L}.])\p{L}{4,24}(?![@\p{L}]|\.\p{L})/gu)) {
      const host = hosts.find((each) => each.length > found.length && each.startsWith(found.toLowerCase()))
      const rest = host?.slice(found.length) ?? ''
      if (host === undefined || named.has(host) || !isTail(rest)) continue
      const name = `${toTitle(found.toLowerCase())} ${toTitle(rest)}`
      // The words around it are left out, because they are not about the company.
      named.set(host, { name, unit, from: index, before: ' ', after: ' ', isFromHost: true })
    }
  })
  return [...named.values()]
}

const isTail = (rest: string): boolean =>
  rest.length > 3 && (isOrganizationWord(rest) || isEverydayWord(rest))

const toTitle = (word: string): string => (word[0] ?? '').toUpperCase() + word.slice(1)
