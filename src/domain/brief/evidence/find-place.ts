// Where the release comes from; nothing when two cities are about as likely.
import type { Weights } from '#domain/brief/judge/weights.ts'
import type { Place } from '#domain/brief/sheet.ts'
import { choose } from './choose.ts'
import { cityWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'
import { listCities, type PlaceNotes } from './place-evidence.ts'

export const placeBar = { least: 0.6, margin: 0.2 }

let learned: Weights | undefined

/** `weights` are for trying others. */
export function findPlace(notes: PlaceNotes, weights?: Weights): Place | null {
  learned ??= readWeights(cityWeights)
  return choose(listCities(notes), weights ?? learned, placeBar)?.place ?? null
}
