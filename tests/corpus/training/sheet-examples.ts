// Notes to learn the fact sheet from: the briefs of tests/corpus/seen, each file by another author, sorted by a judge that has not seen it.
import { collectPeople } from '#domain/brief/collect-people.ts'
import { listCompanies } from '#domain/brief/evidence/company-evidence.ts'
import { listCities } from '#domain/brief/evidence/place-evidence.ts'
import { listSpeakers } from '#domain/brief/evidence/speaker-evidence.ts'
import { listTypes } from '#domain/brief/evidence/type-evidence.ts'
import { judgedKinds } from '#domain/brief/judge/judge-lines.ts'
import { packWeights, unpackWeights, type Weights } from '#domain/brief/judge/weights.ts'
import { findProduct, readCast } from '#domain/brief/read-sheet.ts'
import type { AnnouncementType } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import type { SortedBrief } from '#domain/brief/unit.ts'
import type { CorpusBrief } from '#tests/corpus/format.ts'
import { barePerson, isSameCompany, plain } from './compare-values.ts'
import { type Example, trainSmall } from './logistic-regression.ts'
import type { Contest } from './ranking.ts'
import {
  readBriefExamples,
  readBriefFiles,
  readLineExamples,
  readReleaseExamples,
} from './sorter-examples.ts'

/** The notes of one brief, sorted as notes by a new author would be. */
export interface SortedNotes {
  file: string
  brief: CorpusBrief
  sorted: SortedBrief
}

const classes = judgedKinds.length
/** `size` is in letters of the data file. */
export const sorterOptions = { classes, least: 2, epochs: 15, l2: 1, size: 56_000 }

/** For each file of briefs a judge that learned from the others. */
export function judgesWithoutFile(): Map<string, Weights> {
  const files = readBriefFiles()
  const single = [...readLineExamples(), ...readReleaseExamples()]
  const byFile = new Map([...files].map(([name, briefs]) => [name, briefs.flatMap(readBriefExamples)]))
  return new Map(
    [...files.keys()].map((file) => {
      const others = [...byFile].flatMap(([name, examples]): Example[] => (name === file ? [] : examples))
      return [file, unpackWeights(packWeights(trainSmall([...others, ...single], sorterOptions)), classes)]
    }),
  )
}

/** Every brief, sorted by the judge that has not seen its file. */
export function sortUnseen(judges: ReadonlyMap<string, Weights> = judgesWithoutFile()): SortedNotes[] {
  return [...readBriefFiles()].flatMap(([file, briefs]) => {
    const lines = judges.get(file)
    const trial = lines === undefined ? {} : { lines }
    return briefs.map((brief) => ({ file, brief, sorted: sortBrief(brief.text, {}, trial) }))
  })
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
  const people = collectPeople(units)
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
  const cities = listCities({ units, people: collectPeople(units), company: expected.company, type })
  return {
    candidates: cities.map(({ value, evidence }) => ({
      evidence,
      isRight: expected.city !== null && plain(value) === plain(expected.city),
    })),
  }
}

/** One contest a quotation whose speaker the editor named. */
export function speakerContests({ brief: { expected }, sorted }: SortedNotes): Contest[] {
  const { units } = sorted
  const { people, cast } = readCast(sorted, expected.company)
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
