// Weights for each file of briefs that were learned from the other files alone: what a new author's notes would meet.
import type { CandidateWeights, Weights } from '#domain/brief/classifier/weights.ts'
import { trainClassifiers } from './classifiers.ts'
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

/** Raw words of the notes, one sign a word and kind. */
const aroundWords = { pattern: /@$/, l2: 6, least: 4, most: 50 }
const typeWords = { pattern: /@/, l2: 1, least: 3, most: 3000 }

/** What evidence for one value of the sheet is worth by these notes. */
export const learners = {
  company: (notes: readonly SortedNotes[]) =>
    trainRanking(notes.map(companyContest), { ...options, known: knownCompany, words: aroundWords }),
  city: (notes: readonly SortedNotes[]) =>
    trainRanking(notes.map(cityContest), { ...options, known: knownCity, words: aroundWords }),
  type: (notes: readonly SortedNotes[]) =>
    trainRanking(notes.map(typeContest), { ...options, known: knownType, words: typeWords }),
  speaker: (notes: readonly SortedNotes[]) =>
    trainRanking(notes.flatMap(speakerContests), { ...options, known: knownSpeaker }),
}

/** What evidence for the fact sheet is worth by these notes. */
export function learnSheet(notes: readonly SortedNotes[]): Record<keyof typeof learners, Weights> {
  return {
    company: learners.company(notes),
    city: learners.city(notes),
    type: learners.type(notes),
    speaker: learners.speaker(notes),
  }
}

/** By the name of the file. */
export function learnWithoutFile(): Map<string, CandidateWeights> {
  const classifiers = trainClassifiers().withoutFile
  const notes = sortUnseen(classifiers)
  return new Map(
    [...classifiers].map(([file, classifier]) => [
      file,
      { ...classifier, ...learnSheet(notes.filter((each) => each.file !== file)) },
    ]),
  )
}
