// Facts that are all still there but have changed places: '12% … 8%' became '8% … 12%'.
import type { ReadFact } from '#domain/language/fact.ts'

const wordsAround = 2
const wordPattern = /\p{L}+/gu

/** A fact before and the one that now stands among its words. */
export type Swap = { before: ReadFact; after: ReadFact }

/**
 * Pairs of one kind that stand in each other's places, by the two words on either side. A fact that is told twice has no one place,
 * and where any of the words differ nothing is claimed: a text may be put in another order.
 */
export function findSwapped(
  before: { text: string; facts: readonly ReadFact[] },
  after: { text: string; facts: readonly ReadFact[] },
): Swap[] {
  const [old, now] = [listPlaces(before.text, before.facts), listPlaces(after.text, after.facts)]
  const byPlace = new Map([...old.values()].map((each) => [each.place, each]))
  const swaps: Swap[] = []
  for (const { fact, place } of now.values()) {
    const own = old.get(fact.key)
    const other = byPlace.get(place)
    if (own === undefined || other === undefined || own.place === place) continue
    if (now.get(other.fact.key)?.place === own.place) swaps.push({ before: other.fact, after: fact })
  }
  return swaps
}

type Placed = { fact: ReadFact; place: string }

/** Every fact that is told once, by its key. */
function listPlaces(text: string, facts: readonly ReadFact[]): Map<string, Placed> {
  const places = new Map<string, Placed>()
  const seen = new Set<string>()
  for (const fact of facts) {
    if (fact.isSoft || fact.kind === 'quotation') continue
    if (seen.has(fact.key)) places.delete(fact.key)
    else places.set(fact.key, { fact, place: readPlace(text, fact) })
    seen.add(fact.key)
  }
  return places
}

function readPlace(text: string, { kind, from, to }: ReadFact): string {
  const [left, right] = [text.slice(Math.max(0, from - 40), from), text.slice(to, to + 40)]
  const before = (left.match(wordPattern) ?? []).slice(-wordsAround)
  const after = (right.match(wordPattern) ?? []).slice(0, wordsAround)
  return [kind, ...before, '|', ...after].join(' ').toLowerCase()
}
