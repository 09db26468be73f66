// Learns what evidence on the fact sheet is worth from tests/corpus/seen and writes src/domain/brief/evidence/learned/sheet-weights.ts:
// `npm run train:sheet`. With --check nothing is written: the sheet of each file of briefs is read by weights that have not seen it.
import { writeFileSync } from 'node:fs'
import { collectPeople } from '#domain/brief/collect-people.ts'
import { findCompany } from '#domain/brief/evidence/find-company.ts'
import { findPlace } from '#domain/brief/evidence/find-place.ts'
import { findType } from '#domain/brief/evidence/find-type.ts'
import { writeWeights } from '#domain/brief/evidence/learned-weights.ts'
import type { Weights } from '#domain/brief/judge/weights.ts'
import { findProduct } from '#domain/brief/read-sheet.ts'
import { isSameCompany, plain } from '#tests/corpus/training/compare-values.ts'
import { knownCity, knownCompany, knownType } from '#tests/corpus/training/known-weights.ts'
import { trainRanking } from '#tests/corpus/training/ranking.ts'
import {
  cityContest,
  companyContest,
  type SortedNotes,
  sortUnseen,
  typeContest,
} from '#tests/corpus/training/sheet-examples.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'

interface SheetWeights {
  company: Weights
  city: Weights
  type: Weights
}

const options = { least: 2, epochs: 200, l2: 2 }

function learn(notes: readonly SortedNotes[]): SheetWeights {
  return {
    company: trainRanking(notes.map(companyContest), { ...options, known: knownCompany }),
    city: trainRanking(notes.map(cityContest), { ...options, known: knownCity }),
    type: trainRanking(notes.map(typeContest), { ...options, known: knownType }),
  }
}

const notes = sortUnseen()
if (process.argv.includes('--check')) crossValidate()
else write(learn(notes))

function write({ company, city, type }: SheetWeights): void {
  const target = new URL('../src/domain/brief/evidence/learned/sheet-weights.ts', import.meta.url)
  const text = [
    '// What evidence for the fact sheet is worth. Written by `npm run train:sheet`; not edited by hand.',
    '',
    '/** The texts it was learned from. */',
    `export const learnedFrom = '${readFingerprint()}'`,
    '',
    'export const companyWeights =',
    `  ${JSON.stringify(writeWeights(company)).replaceAll("'", "\\'").replace(/^"|"$/g, "'")}`,
    '',
    'export const cityWeights =',
    `  ${JSON.stringify(writeWeights(city)).replace(/^"|"$/g, "'")}`,
    '',
    'export const typeWeights =',
    `  ${JSON.stringify(writeWeights(type)).replace(/^"|"$/g, "'")}`,
    '',
  ]
  writeFileSync(target, text.join('\n').replaceAll(/"$/gm, "'"))
}

function crossValidate(): void {
  const counts = new Map<string, number>()
  const add = (name: string, isHit = true) => counts.set(name, (counts.get(name) ?? 0) + (isHit ? 1 : 0))
  for (const file of new Set(notes.map(({ file: name }) => name))) {
    const weights = learn(notes.filter((each) => each.file !== file))
    for (const each of notes.filter((other) => other.file === file)) count(each, weights, add)
  }
  for (const [name, hits] of counts) process.stdout.write(`${name}: ${hits}\n`)
}

function count(
  { brief: { expected, name }, sorted: { units } }: SortedNotes,
  weights: SheetWeights,
  add: (name: string, isHit?: boolean) => void,
): void {
  const people = collectPeople(units)
  const type = findType(units, weights.type)
  const product = type === 'launch' ? findProduct(units) : null
  const company = findCompany({ units, people, product }, weights.company)
  const place = findPlace({ units, people, company, type }, weights.city)
  const given = (
    what: string,
    wanted: string | null,
    found: string | null,
    isSame: (one: string, other: string) => boolean,
  ) => {
    const isRight = wanted !== null && found !== null && isSame(found, wanted)
    add(`${what} given`, wanted !== null)
    add(`${what} found`, isRight)
    add(`${what} wrong`, found !== null && wanted !== null && !isRight)
    if (!isRight && process.argv.includes('--verbose'))
      process.stdout.write(`  ${name}: ${what} is ${wanted}, read ${found}\n`)
  }
  given('company', expected.company, company, isSameCompany)
  given('city', expected.city, place?.city ?? null, (one, other) => plain(one) === plain(other))
  given('type', expected.type, type, (one, other) => one === other)
  if (expected.type === 'crisis') {
    add('crisis given')
    add('crisis found', type === 'crisis')
  }
}
