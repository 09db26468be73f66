// Where the release comes from; nothing when two cities are about as likely.
import type { Weights } from '#domain/brief/judge/weights.ts'
import type { Place } from '#domain/brief/sheet.ts'
import { type Candidate, choose } from './choose.ts'
import { cityWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'
import { listCities, type PlaceNotes } from './place-evidence.ts'

const bar = { least: 0.35, times: 5 }
/** What only the company's home has. */
const home =
  /^(?:label:(?:home|where|company)|company:(?:beside|near|is|before)|before:(?:based-in|we-in|kind-in)|after:based|city-kind|answer)$/

let learned: Weights | undefined

/** `weights` are for trying others. */
export function findPlace(notes: PlaceNotes, weights?: Weights): Place | null {
  learned ??= readWeights(cityWeights)
  const found = choose(listCities(notes), weights ?? learned, bar)
  return found === undefined || isOneOfMany(found) ? null : found.place
}

/** "Stores in Boston, Denver and Miami" tells no home. */
function isOneOfMany({ evidence }: Candidate): boolean {
  return (
    (evidence.has('after:list') || evidence.has('before:list')) &&
    ![...evidence].some((sign) => home.test(sign))
  )
}
