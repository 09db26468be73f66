// Planted faults the check finds, and what it says about clean releases.
import { Checker } from '#domain/check/checker.ts'
import type { Finding } from '#domain/check/finding.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { type Corpus, type Figure, percent, type Release } from './corpus.ts'

export function measureCheck({ releases }: Corpus): Figure[] {
  const planted = releases.filter(({ faults }) => faults.length > 0)
  const faults = planted.flatMap((release) => release.faults.map((fault) => ({ release, fault })))
  const missed = faults.filter(({ release, fault }) => !isFound(release, fault))
  const clean = releases.filter((release) => release.faults.length === 0)
  const loud = clean.flatMap((release) =>
    findingsOf(release)
      .filter(({ severity }) => severity !== 'hint')
      .map(({ rule, message }) => `${release.name}: ${rule} ${message}`),
  )
  return [
    {
      name: 'planted faults the check finds',
      value: percent(faults.length - missed.length, faults.length),
      bar: 'at least 95%',
      misses: missed.map(({ release, fault }) => `${release.name}: ${fault.rule} ${fault.text ?? ''}`),
    },
    {
      name: 'errors and warnings on a clean release',
      value: clean.length === 0 ? 'none' : (loud.length / clean.length).toFixed(2),
      bar: 'at most 0.3',
      misses: loud,
    },
  ]
}

function findingsOf({ blocks, today, profile }: Release): readonly Finding[] {
  return new Checker().check(blocks, { ...defaultSettings(today), profile }).findings
}

function isFound(release: Release, fault: { rule: string; text?: string }): boolean {
  return findingsOf(release).some(({ rule, place }) => {
    if (rule !== fault.rule) return false
    if (fault.text === undefined || place === undefined) return true
    // The two share a character: whether the comma belongs to the passage is a matter of taste.
    const text = release.blocks[place.block]?.text ?? ''
    return listPlaces(text, fault.text).some(({ from, to }) => place.from < to && place.to > from)
  })
}

/** Every place in the text that has the words. */
function listPlaces(text: string, words: string): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = []
  for (let from = text.indexOf(words); from !== -1; from = text.indexOf(words, from + 1))
    places.push({ from, to: from + words.length })
  return places
}
