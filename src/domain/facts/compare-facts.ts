// What a rewrite did to the facts: lost, added, changed. Rule FAC-03.

import type { Fact, ReadFact } from '#domain/language/fact.ts'
import { readText } from '#domain/language/reading.ts'
import { canonicalWords, WordIndex } from '#domain/language/words.ts'
import { toMark, withoutNested } from './find-unsupported.ts'
import { Material } from './material.ts'
import { findSwapped } from './swapped-facts.ts'

export type ChangedFact = { before: Fact; after: Fact }

/** Lost facts have their place in the text before, added ones in the text after; each fact comes once. */
export type FactChanges = { lost: Fact[]; added: Fact[]; changed: ChangedFact[] }

const pairsMax = 10_000
const wordPattern = /[\p{L}\p{N}]+/gu

/** Compares two versions of a text. Another spelling of a fact or fewer mentions of it are no change. */
export function compareFacts(before: string, after: string): FactChanges {
  if (before === after) return { lost: [], added: [], changed: [] }
  const readings = { before: readText(before), after: readText(after) }
  const [oldFacts, newFacts] = [readings.before.facts, readings.after.facts]
  // Mostly the same facts follow each other, so nothing has to be looked up.
  if (signFacts(oldFacts) === signFacts(newFacts)) return { lost: [], added: [], changed: [] }
  const lost = listMissing(oldFacts, new Material([readings.after]))
  const added = listMissing(newFacts, new Material([readings.before]))
  const changed: ChangedFact[] = []
  // Two texts with nothing in common are no rewrite, and pairing their facts would take long.
  const isRewrite = lost.length * added.length <= pairsMax
  for (const fact of isRewrite ? lost : []) {
    const partner = findPartner(fact, before, added, after)
    if (partner === undefined) continue
    added.splice(added.indexOf(partner), 1)
    changed.push({ before: toMark(fact), after: toMark(partner) })
  }
  const swapped = findSwapped({ text: before, facts: oldFacts }, { text: after, facts: newFacts }).filter(
    ({ before: { key } }) => !changed.some((change) => isSpeakerOf(key, change)),
  )
  const paired = new Set(changed.map((change) => change.before.from))
  return {
    lost: lost.filter(({ from }) => !paired.has(from)).map(toMark),
    added: added.map(toMark),
    changed: [
      ...changed,
      ...swapped.map((swap) => ({ before: toMark(swap.before), after: toMark(swap.after) })),
    ],
  }
}

// Numbers about the text itself: 'in 400 words', 'five headlines'.
const textUnit =
  /^[ -](?:words?|paragraphs?|sentences?|characters?|pages?|headlines?|options?|versions?|quotes?|style)\b/i

/** The given facts that are missing from a text. A fact with a word that must not be said isn't missed. */
export function findMissing(given: string, text: string, neverSay: readonly string[] = []): Fact[] {
  const unsaid = neverSay.map((word) => canonicalWords(word))
  const isUnsaid = (fact: string) => {
    const words = new WordIndex(canonicalWords(fact))
    return unsaid.some((word) => word.length > 0 && words.hasRun(word))
  }
  const facts = readText(given).facts.filter(({ to }) => !textUnit.test(given.slice(to, to + 12)))
  return listMissing(facts, new Material([readText(text)]))
    .map(toMark)
    .filter((fact) => !isUnsaid(fact.text))
}

/** Everything that makes a fact equal to another, as one string. */
function signFacts(facts: readonly ReadFact[]): string {
  return facts
    .map(({ key, speaker = '', needs, gives }) => [key, speaker, ...needs, '|', ...gives].join('\t'))
    .join('\n')
}

/** Whether the fact is a quotation's speaker, who is reported with the quotation. */
function isSpeakerOf(key: string, { before, after }: ChangedFact): boolean {
  if (before.kind !== 'quotation' || before.speaker === after.speaker) return false
  return [before.speaker, after.speaker].some((speaker) => speaker !== undefined && key.endsWith(speaker))
}

function listMissing(facts: readonly ReadFact[], other: Material): ReadFact[] {
  const keys = new Set<string>()
  return withoutNested(facts.filter((fact) => !other.supports(fact))).filter((fact) => {
    const isNew = !keys.has(fact.key)
    keys.add(fact.key)
    return isNew
  })
}

/** The added fact of the same kind among the same words: '$4.2 million in seed' for '$4 million in seed'. */
function findPartner(
  fact: ReadFact,
  text: string,
  added: readonly ReadFact[],
  other: string,
): ReadFact | undefined {
  const around = readNeighbors(text, fact)
  let best: ReadFact | undefined
  let bestShared = 0
  for (const candidate of added) {
    if (candidate.kind !== fact.kind) continue
    const shared = [...readNeighbors(other, candidate)].filter((word) => around.has(word)).length
    if (shared > bestShared) [best, bestShared] = [candidate, shared]
  }
  return best
}

function readNeighbors(text: string, { from, to, kind, key }: ReadFact): Set<string> {
  const window = 40
  const around = `${text.slice(Math.max(0, from - window), from)} ${text.slice(to, to + window)}`
  // A name or quotation is also recognized by the words it still has.
  const own = kind === 'name' || kind === 'organisation' || kind === 'quotation' ? key : ''
  const words = `${around} ${own}`.toLowerCase().match(wordPattern) ?? []
  return new Set(words.filter((word) => word.length > 3))
}
