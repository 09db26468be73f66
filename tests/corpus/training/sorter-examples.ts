// Sorted lines to learn from: the briefs of tests/corpus/seen, each file by another author, and the single lines beside them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { learnedKinds, readContexts, readTwice } from '#domain/brief/classifier/classify-lines.ts'
import { lineFeatures } from '#domain/brief/classifier/line-features.ts'
import { neighborFeatures } from '#domain/brief/classifier/neighbor-features.ts'
import type { Weights } from '#domain/brief/classifier/weights.ts'
import { sortByRules } from '#domain/brief/sort-brief.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import type { CorpusBrief, CorpusRelease } from '#tests/corpus/format.ts'
import { cleanReleases } from '#tests/corpus/seen/corpus.ts'
import type { Example } from './logistic-regression.ts'

const folder = new URL('../seen/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const list = (pattern: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .toSorted()

/** The files of the folder whose names fit. */
export const listSeen = (pattern: RegExp): URL[] => list(pattern).map((name) => new URL(name, folder))

/** The briefs by file. */
export function readBriefFiles(): Map<string, CorpusBrief[]> {
  return new Map(list(/^briefs.*\.json$/).map((name) => [name, JSON.parse(read(name)) as CorpusBrief[]]))
}

/** Changes when a text to learn from does. */
export function readFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of list(/^(?:briefs.*\.json|(?:lines|speech|turns|roles).*\.txt|releases\.json)$/))
    hash.update(read(name))
  return hash.digest('hex').slice(0, 16)
}

/** Single lines say less about notes than lines in their place. */
const lineWeight = 0.7

/** The lines of `lines-*.txt`, below "== class". */
export function readLineExamples(describe: Reader = readAlone): Example[] {
  return list(/^lines.*\.txt$/).flatMap((name) => {
    let kind = -1
    return read(name)
      .split('\n')
      .flatMap((line): Example[] => {
        if (line.startsWith('== ')) kind = indexOf(line.slice(3))
        if (line === '' || line.startsWith('== ') || kind === -1) return []
        return describe(sortByRules(line)).map((features) => ({ features, kind, weight: lineWeight }))
      })
  })
}

/** Sentences of releases, which are facts and quotes as a desk prints them. */
export function readReleaseExamples(describe: Reader = readAlone): Example[] {
  const written = JSON.parse(read('releases.json')) as CorpusRelease[]
  const texts = [
    ...cleanReleases
      .flatMap(({ blocks }) => blocks.filter(({ type }) => type !== 'heading'))
      .map(({ text }) => text),
    ...written.flatMap(({ html }) => html.split(/<\/(?:p|li)>/).map((text) => text.replace(/^.*>/, ''))),
  ]
  return texts
    .filter((text) => text.split(' ').length > 4 && !/[@[]|^FOR /.test(text))
    .flatMap((text) => {
      const units = sortByRules(text)
      const features = describe(units)
      return units.map(({ kind }, index) => ({
        features: features[index] ?? [],
        kind: indexOf(kind === 'quote' ? 'quote' : 'fact'),
        weight: lineWeight,
      }))
    })
}

/** The features of units that are all there is. */
type Reader = (units: readonly SortedUnit[]) => string[][]

const readAlone: Reader = (units) => units.map((unit) => lineFeatures(unit))

/** For the second reading. What the first made of these lines says nothing: it learned from them. */
export const readAloneTwice: Reader = (units) => {
  const shares = units.map(() => learnedKinds.map(() => 0))
  const around = neighborFeatures(units, shares)
  return units.map((unit, index) => [
    ...lineFeatures(unit),
    ...(around[index] ?? []).filter((feature) => feature.endsWith(':none')),
  ])
}

/** Each unit of the brief with the class of the part it belongs to; a unit of several parts teaches nothing. */
export function readBriefExamples(brief: CorpusBrief): Example[] {
  const units = sortByRules(brief.text)
  const contexts = readContexts(units)
  return label(
    brief,
    units,
    units.map((unit, index) => lineFeatures(unit, contexts[index])),
  )
}

/** The same for the second reading, after a first by a classifier that has not seen the brief. */
export function readNeighborExamples(brief: CorpusBrief, lines: Weights): Example[] {
  const units = sortByRules(brief.text)
  return label(
    brief,
    units,
    readTwice(units, lines).map(({ all }) => all),
  )
}

function label(brief: CorpusBrief, units: readonly SortedUnit[], features: readonly string[][]): Example[] {
  const parts = placeParts(brief)
  return units.flatMap((unit, index): Example[] => {
    const kind = indexOf(kindOf(unit, parts) ?? '')
    return kind === -1 ? [] : [{ features: features[index] ?? [], kind }]
  })
}

type Placed = CorpusBrief['parts'][number] & { from: number; to: number }

/** The parts with where they are in the text. */
function placeParts({ text, parts }: CorpusBrief): Placed[] {
  let at = 0
  return parts.flatMap((part) => {
    const from = text.indexOf(part.text, at)
    if (from === -1) return []
    at = from + part.text.length
    return [{ ...part, from, to: at }]
  })
}

function kindOf(unit: SortedUnit, parts: readonly Placed[]): string | undefined {
  const shares = new Map<string, number>()
  for (const { kind, from, to } of parts) {
    const shared = Math.min(unit.to, to) - Math.max(unit.from, from)
    if (shared > 0) shares.set(kind, (shares.get(kind) ?? 0) + shared)
  }
  const [best] = [...shares].toSorted((one, other) => other[1] - one[1])
  return best !== undefined && best[1] >= 0.75 * (unit.to - unit.from) ? best[0] : undefined
}

const kinds: readonly string[] = learnedKinds
const indexOf = (kind: string): number => kinds.indexOf(kind)
