// Whose words a quotation gives; nobody when two people are about as likely.
import type { Weights } from '#domain/brief/classifier/weights.ts'
import { choose } from './choose.ts'
import { speakerWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'
import { listSpeakers, type QuoteNotes } from './speaker-evidence.ts'

const bar = { least: 0.4, times: 2 }

let learned: Weights | undefined

/** `weights` are for trying others. */
export function findSpeaker(notes: QuoteNotes, weights?: Weights): string | undefined {
  learned ??= readWeights(speakerWeights)
  return choose(listSpeakers(notes), weights ?? learned, bar)?.value
}
