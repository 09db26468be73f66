// Planted faults Analyze addresses, and what it says about clean releases.

import { Checker } from '#domain/check/checker.ts'
import { findSpeaker } from '#domain/rules/release/speaker.ts'
import { analyzePart } from '#server/ai/builtin/analysis/analyze-part.ts'
import { type Corpus, type Figure, percent, type Release } from './corpus.ts'

export async function measureAnalysis({ releases }: Corpus): Promise<Figure[]> {
  let [addressed, faults, suggestions, clean] = [0, 0, 0, 0]
  const misses: string[] = []
  for (const release of releases) {
    const found = await analyze(release)
    if (release.faults.length === 0) {
      clean += 1
      suggestions += found.length
      misses.push(...found.map(({ original, improved }) => `${release.name}: ${original} -> ${improved}`))
      continue
    }
    for (const { text } of release.faults) {
      if (text === undefined) continue
      faults += 1
      if (found.some(({ original }) => original.includes(text) || text.includes(original))) addressed += 1
    }
  }
  return [
    { name: 'planted faults Analyze addresses', value: percent(addressed, faults), bar: 'at least 60%' },
    {
      name: 'suggestions on a clean release',
      value: clean === 0 ? 'none' : (suggestions / clean).toFixed(2),
      bar: 'at most 1',
      misses,
    },
  ]
}

function analyze({ blocks, today, profile }: Release) {
  const roles = new Checker().readRolesOf(blocks)
  const passages = blocks.map((block, index) => ({ block, role: roles[index] ?? ('body' as const) }))
  return analyzePart({ passages, speaker: findSpeaker(blocks.map(({ text }) => text)), profile, today })
}
