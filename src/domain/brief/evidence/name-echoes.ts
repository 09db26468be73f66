// Finds short forms by which notes repeat a name: its first word ("Tarnbeck" for Tarnbeck Hearing) or its kind ("the mill" for Pellgrove Mill).
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import type { Mention } from './mentions.ts'
import { addShown } from './signs.ts'

/** The nouns by which the notes call something: "the mill", "our studio". */
export interface Kinds {
  the: ReadonlySet<string>
  our: ReadonlySet<string>
}

const called =
  /(?<![\p{L}])(?<whose>the|this|our|we[’']re an?|we are an?) (?<kind>\p{Ll}{3,20})(?![\p{L}-])/giu
/** A limit on how many are read. */
const mostEchoes = 200

export function listKinds(units: readonly SortedUnit[]): Kinds {
  const [the, our] = [new Set<string>(), new Set<string>()]
  for (const { body, kind } of units.slice(0, mostEchoes)) {
    if (kind === 'private' || kind === 'foreign') continue
    for (const { groups } of findMatches(body, called)) {
      const isOwn = /^(?:our|we)/i.test(groups?.whose ?? '')
      ;(isOwn ? our : the).add(singular(groups?.kind ?? ''))
    }
  }
  return { the, our }
}

const singular = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '')

/** The noun for a name: "museum" for "Museum of Locks and Keys", "mill" for Pellgrove Mill. */
function kindOf(key: string): string | undefined {
  const words = key.split(/ (?:of|for|de|des|du|di) /u)[0]?.split(' ') ?? []
  const last = words.at(-1) ?? ''
  return key.includes(' ') && isEverydayWord(last) ? singular(last) : undefined
}

/** Adds signs for the short forms found. */
export function addEchoes(
  evidence: Set<string>,
  key: string,
  groups: ReadonlyMap<string, readonly Mention[]>,
  { the, our }: Kinds,
): void {
  const kind = kindOf(key)
  const words = key.split(' ')
  const short = words.slice(1).flatMap((_, count) => groups.get(words.slice(0, count + 1).join(' ')) ?? [])
  const units = new Set(short.map(({ unit }) => unit))
  addShown(evidence, [
    ['echo:the-kind', kind !== undefined && the.has(kind)],
    ['echo:our-kind', kind !== undefined && our.has(kind)],
    ['echo:short', units.size > 0],
    ['echo:short:2', units.size > 1],
    ['echo:short:start', short.some(({ before }) => /^(?:the )?$/iu.test(before))],
  ])
}
