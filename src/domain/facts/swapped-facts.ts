// Finds facts that changed places: '12% … 8%' became '8% … 12%'.
import type { ReadFact } from '#domain/language/fact.ts'

const wordsAround = 2
const reach = 40
const listLength = 200
const wordPattern = /\p{L}+|[.!?](?=\s)/gu

/** A fact before, and the one that now stands among its words. */
export type Swap = { before: ReadFact; after: ReadFact }

/**
 * Pairs of one kind that stand in each other's place, by the two words on either side. A fact told twice is left out, and so is every pair whose
 * surrounding words differ.
 */
export function findSwapped(
  before: { text: string; facts: readonly ReadFact[] },
  after: { text: string; facts: readonly ReadFact[] },
): Swap[] {
  const [oldFacts, nowFacts] = [before.facts.filter(hasPlace), after.facts.filter(hasPlace)]
  const [old, now] = [listPlaces(before.text, oldFacts), listPlaces(after.text, nowFacts)]
  const byPlace = new Map([...old.values()].map((each) => [each.place, each]))
  const swaps: Swap[] = []
  for (const { fact, place } of now.values()) {
    const own = old.get(fact.key)
    const other = byPlace.get(place)
    if (own === undefined || other === undefined || own.place === place) continue
    const isSwap = now.get(other.fact.key)?.place === own.place
    if (isSwap && !isListed(before.text, oldFacts, own, other))
      swaps.push({ before: other.fact, after: fact })
  }
  return [...swaps, ...findTurnedRoutes(before.text, oldFacts, after.text, nowFacts)]
}

type Route = { from: ReadFact; to: ReadFact }

/** Start and end of a change that were swapped, whatever the verb: 'grew to 12,400 from 9,900' and 'went to 9,900 from 12,400'. */
function findTurnedRoutes(
  before: string,
  oldFacts: readonly ReadFact[],
  after: string,
  nowFacts: readonly ReadFact[],
): Swap[] {
  const old = listRoutes(before, oldFacts)
  const known = new Set(old.map(nameRoute))
  return listRoutes(after, nowFacts).flatMap((route) => {
    const was = old.find(({ from, to }) => from.key === route.to.key && to.key === route.from.key)
    return was === undefined || known.has(nameRoute(route)) ? [] : [{ before: was.to, after: route.to }]
  })
}

const nameRoute = ({ from, to }: Route): string => `${from.key} ${to.key}`

/** Two facts of one kind in a sentence, one after 'from' and the other after 'to'. */
function listRoutes(text: string, facts: readonly ReadFact[]): Route[] {
  return facts.flatMap((fact, index) => {
    const next = facts[index + 1]
    if (next === undefined || next.kind !== fact.kind || next.from - fact.to > reach) return []
    if (/[.!?] /.test(text.slice(fact.to, next.from))) return []
    const [one, other] = [fact, next].map(
      ({ from }) => routeWord.exec(text.slice(Math.max(0, from - 6), from))?.[0],
    )
    if (one === ' from ' && other === ' to ') return [{ from: fact, to: next }]
    return one === ' to ' && other === ' from ' ? [{ from: next, to: fact }] : []
  })
}

const routeWord = / (?:from|to) $/

function hasPlace({ isSoft, kind }: ReadFact): boolean {
  return isSoft !== true && kind !== 'quotation'
}

type Placed = { fact: ReadFact; place: string; at: number }

/** The place of every fact that is told once, by its key. */
function listPlaces(text: string, own: readonly ReadFact[]): Map<string, Placed> {
  const places = new Map<string, Placed>()
  const seen = new Set<string>()
  for (const [at, fact] of own.entries()) {
    if (seen.has(fact.key)) places.delete(fact.key)
    else places.set(fact.key, { fact, place: readPlace(text, own, at), at })
    seen.add(fact.key)
  }
  return places
}

/** The words on either side, in which a fact counts as one word: 'bought #name for #amount'. */
function readPlace(text: string, facts: readonly ReadFact[], at: number): string {
  const { from, to } = facts[at] as ReadFact
  const [previous, next] = [facts[at - 1], facts[at + 1]]
  const before = readWords(text, Math.max(previous?.to ?? 0, from - reach), from)
  const after = readWords(text, to, Math.min(next?.from ?? text.length, to + reach))
  const left = isClose(previous, from) ? [kindOf(previous), ...before] : before
  const right = isClose(next, to) ? [...after, kindOf(next)] : after
  return [kindOf(facts[at]), ...left.slice(-wordsAround), '|', ...right.slice(0, wordsAround)]
    .join(' ')
    .toLowerCase()
}

/** The kind of a fact; companies and people count as one kind. */
function kindOf(fact: ReadFact | undefined): string {
  return `#${fact?.kind === 'organisation' ? 'name' : fact?.kind}`
}

function isClose(fact: ReadFact | undefined, at: number): boolean {
  return fact !== undefined && Math.min(Math.abs(fact.to - at), Math.abs(fact.from - at)) <= reach
}

/** The words of a stretch; the end of a sentence counts as a word. */
function readWords(text: string, from: number, to: number): string[] {
  return text.slice(from, to).match(wordPattern) ?? []
}

const listed = /^(?:[\s,;]|and|or|&|#)*$/i

/** Whether both are members of one list, whose order doesn't matter: 'Ohio and Utah', 'Utah and Ohio'. */
function isListed(text: string, facts: readonly ReadFact[], one: Placed, other: Placed): boolean {
  const [first, last] = one.at < other.at ? [one, other] : [other, one]
  if (last.fact.from - first.fact.to > listLength) return false
  let between = ''
  let end = first.fact.to
  for (const { from, to } of facts.slice(first.at + 1, last.at)) {
    between += `${text.slice(end, from)}#`
    end = to
  }
  return listed.test(between + text.slice(end, last.fact.from))
}
