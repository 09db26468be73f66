// Planted changes the fact lock flags, and harmless ones it does not.
import { compareFacts } from '#domain/facts/compare-facts.ts'
import { compareMeaning } from '#domain/facts/compare-meaning.ts'
import { type Corpus, type Figure, percent } from './corpus.ts'

export function measureChanges({ changes }: Corpus): Figure[] {
  const planted = changes.filter(({ kind }) => kind !== 'harmless')
  const harmless = changes.filter(({ kind }) => kind === 'harmless')
  const missed = planted.filter(({ before, after }) => !isFlagged(before, after))
  const wrong = harmless.filter(({ before, after }) => isFlagged(before, after))
  return [
    {
      name: 'planted changes the lock flags',
      value: percent(planted.length - missed.length, planted.length),
      bar: 'at least 95%',
      misses: missed.map(({ kind, before, after }) => `${kind}: ${before} -> ${after}`),
    },
    {
      name: 'harmless changes flagged',
      value: percent(wrong.length, harmless.length),
      bar: '0',
      misses: wrong.map(({ before, after }) => `${before} -> ${after}`),
    },
  ]
}

function isFlagged(before: string, after: string): boolean {
  const { lost, added, changed } = compareFacts(before, after)
  const { titles, strength, claims } = compareMeaning(before, after)
  return [lost, added, changed, titles, strength, claims].flat().length > 0
}
