// What wires take, as data. Rule WIR-01; the figures come from their help pages and price lists and are not guaranteed.

import { readWordCounts } from '#domain/rules/release/counts.ts'
import type { Release } from '#domain/rules/release/release.ts'
import { countCharacters } from '#domain/text/text-length.ts'

type Span = { readonly from?: number; readonly to: number }

export type WireProfile = {
  readonly id: string
  readonly name: string
  /** In a sentence, where that differs. */
  readonly inSentence?: string
  readonly words?: Span
  readonly headline?: Span
  readonly summary?: Span
  readonly links?: Span
}

export const wireProfiles: readonly WireProfile[] = [
  { id: 'ein-basic', name: 'EIN Basic', words: { to: 700 }, links: { to: 3 } },
  { id: 'ein-pro', name: 'EIN Pro', words: { to: 1000 }, links: { to: 3 } },
  { id: 'ein-corporate', name: 'EIN Corporate', words: { to: 2500 }, links: { to: 3 } },
  { id: 'pr-newswire', name: 'PR Newswire', headline: { to: 100 } },
  { id: 'prweb', name: 'PRWeb', headline: { to: 100 } },
  {
    id: 'generic',
    name: 'Typical wire',
    inSentence: 'a typical wire',
    words: { from: 300, to: 800 },
    headline: { to: 80 },
    summary: { to: 250 },
    links: { to: 1 },
  },
  { id: 'news-index', name: 'News indexes', inSentence: 'news indexes', words: { from: 125, to: 700 } },
]

export type WireMeasure = {
  readonly what: string
  readonly value: number
  readonly limit: Span
  readonly fits: boolean
}

export type WireFit = {
  readonly profile: WireProfile
  readonly fits: boolean
  readonly measures: readonly WireMeasure[]
}

/** How the release measures against each profile. */
export function fitWires(release: Release): readonly WireFit[] {
  const figures = release.ask(readFigures)
  return wireProfiles.map((profile) => {
    const measures = [
      measure('words', figures.words, profile.words),
      measure('headline characters', figures.headline, profile.headline),
      measure('summary characters', figures.summary, profile.summary),
      measure(profile.links?.to === 1 ? 'link' : 'links', figures.links, profile.links),
    ].flat()
    return { profile, measures, fits: measures.every(({ fits }) => fits) }
  })
}

/** 'Fits EIN Basic: 512 of 700 words, 2 of 3 links'. */
export function describeFit({ profile, fits, measures }: WireFit): string {
  const figures = measures.map(({ what, value, limit }) => `${value} of ${describeLimit(limit)} ${what}`)
  return `${fits ? 'Fits' : 'Doesn’t fit'} ${profile.inSentence ?? profile.name}: ${figures.join(', ')}`
}

function describeLimit({ from, to }: Span): string {
  return from === undefined ? to.toLocaleString('en-US') : `${from} to ${to}`
}

function measure(what: string, value: number, limit: Span | undefined): WireMeasure[] {
  if (limit === undefined) return []
  return [{ what, value, limit, fits: value >= (limit.from ?? 0) && value <= limit.to }]
}

function readFigures(release: Release): { words: number; headline: number; summary: number; links: number } {
  return {
    words: release.ask(readWordCounts).total,
    headline: countCharacters(release.headline?.paragraph.text.trim() ?? ''),
    summary: countCharacters(release.of('subhead')[0]?.paragraph.text.trim() ?? ''),
    links: release.parts.reduce((sum, { paragraph }) => sum + (paragraph.block.links?.length ?? 0), 0),
  }
}
