// Notes to learn the fact sheet from: the briefs of tests/corpus/seen, each file by another author, sorted by a classifier that has not seen it.

import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import { capitalizeNames } from '#domain/brief/capitalize-names.ts'
import { collectPeople } from '#domain/brief/collect-people.ts'
import { listCompanies } from '#domain/brief/evidence/company-evidence.ts'
import { listCities } from '#domain/brief/evidence/place-evidence.ts'
import { listTypes } from '#domain/brief/evidence/type-evidence.ts'
import { findProduct, readCast } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { listSpeakers } from '#domain/brief/speakers/speaker-evidence.ts'
import type { SortedBrief } from '#domain/brief/unit.ts'
import type { CorpusBrief } from '#tests/corpus/format.ts'
import { type LineClassifier, trainClassifiers } from './classifiers.ts'
import { barePerson, isSameCompany, plain } from './compare-values.ts'
import type { Contest } from './ranking.ts'
import { readBriefFiles } from './sorter-examples.ts'

/** The notes of one brief, sorted as notes by a new author would be. */
export interface SortedNotes {
  file: string
  brief: CorpusBrief
  sorted: SortedBrief
}

/** Every brief, sorted by the classifier that has not seen its file. */
export function sortUnseen(
  classifiers: ReadonlyMap<string, LineClassifier> = trainClassifiers().withoutFile,
): SortedNotes[] {
  return [...readBriefFiles()].flatMap(([file, briefs]) =>
    briefs.map((brief) => ({ file, brief, sorted: sortBrief(brief.text, {}, classifiers.get(file)) })),
  )
}

export function typeContest({ brief, sorted }: SortedNotes): Contest {
  return {
    candidates: listTypes(sorted.units).map(({ value, evidence }) => ({
      evidence,
      isRight: value === brief.expected.type,
    })),
  }
}

export function companyContest({ brief: { expected }, sorted: { units } }: SortedNotes): Contest {
  const people = collectPeople(capitalizeNames(units))
  const product = expected.type === 'launch' ? findProduct(units) : null
  return {
    candidates: listCompanies({ units, people, product }).map(({ value, evidence }) => ({
      evidence,
      isRight: expected.company !== null && isSameCompany(value, expected.company),
    })),
  }
}

export function cityContest({ brief: { expected }, sorted: { units } }: SortedNotes): Contest {
  const type = expected.type as AnnouncementType
  const cities = listCities({
    units,
    people: collectPeople(capitalizeNames(units)),
    company: expected.company,
    type,
  })
  return {
    candidates: cities.map(({ value, evidence }) => ({
      evidence,
      isRight: expected.city !== null && plain(value) === plain(expected.city),
    })),
  }
}

/** One contest a quotation whose speaker the editor named. */
export function speakerContests({ brief: { expected }, sorted }: SortedNotes): Contest[] {
  const units = capitalizeNames(sorted.units)
  const { people, cast } = readCast({ ...sorted, units }, expected.company)
  let last: { line: number; speaker: string } | undefined
  return units.flatMap((unit, index): Contest[] => {
    if (unit.kind !== 'quote') return []
    const said = expected.quotes.find(({ words }) => plain(unit.text).includes(plain(words)))
    if (said === undefined) return []
    const before = last
    const follows = before?.line === unit.line ? before.speaker : undefined
    const candidates = listSpeakers({ units, index, people, cast, last: before?.speaker, follows })
    const { speaker } = said
    last = speaker === undefined ? undefined : { line: unit.line, speaker }
    return [
      {
        candidates: candidates.map(({ value, evidence }) => ({
          evidence,
          isRight: speaker !== undefined && barePerson(value).endsWith(barePerson(speaker)),
        })),
      },
    ]
  })
}
