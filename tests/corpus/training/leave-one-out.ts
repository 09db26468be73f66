// Weights for each file of briefs that were learned from the other files alone: what a new author's notes would meet.
import type { TrialWeights, Weights } from '#domain/brief/judge/weights.ts'
import { trainJudges } from './judges.ts'
import { knownCity, knownCompany, knownSpeaker, knownType } from './known-weights.ts'
import { trainRanking } from './ranking.ts'
import {
  cityContest,
  companyContest,
  type SortedNotes,
  sortUnseen,
  speakerContests,
  typeContest,
} from './sheet-examples.ts'

const options = { least: 2, epochs: 200, l2: 2 }

/** What evidence for the fact sheet is worth by these notes. */
export function learnSheet(
  notes: readonly SortedNotes[],
): Record<'company' | 'city' | 'type' | 'speaker', Weights> {
  return {
    company: trainRanking(notes.map(companyContest), { ...options, known: knownCompany }),
    city: trainRanking(notes.map(cityContest), { ...options, known: knownCity }),
    type: trainRanking(notes.map(typeContest), { ...options, known: knownType }),
    speaker: trainRanking(notes.flatMap(speakerContests), { ...options, known: knownSpeaker }),
  }
}

/** By the name of the file. */
export function learnWithoutFile(): Map<string, TrialWeights> {
  const judges = trainJudges().withoutFile
  const notes = sortUnseen(judges)
  return new Map(
    [...judges].map(([file, judge]) => [
      file,
      { ...judge, ...learnSheet(notes.filter((each) => each.file !== file)) },
    ]),
  )
}
