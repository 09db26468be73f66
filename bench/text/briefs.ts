// How well notes become a release, on one corpus of briefs: the rows of the table in docs/text-quality.md that are about notes. Misses are
// listed beside each figure, except those of the unseen corpus.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { accountFor, withDigits } from '#domain/brief/account-for.ts'
import type { CandidateWeights } from '#domain/brief/classifier/weights.ts'
import { readSheet } from '#domain/brief/read-sheet.ts'
import type { FactSheet } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { classOf, type LineKind, mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { Checker } from '#domain/check/checker.ts'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import type { Range } from '#domain/language/ranges.ts'
import { findBlanks } from '#domain/release/blanks.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import type { CorpusBrief } from '#tests/corpus/format.ts'
import { bareCompany, barePerson, plain, spelled } from '#tests/corpus/training/compare-values.ts'
import { measurePeople } from './people.ts'
import { Tally } from './tally.ts'

export interface Row {
  measure: string
  value: string
  bar: string
  isMet: boolean
  /** Where it fell short: the name of the brief and what was missed. */
  misses: readonly string[]
}

/** Every brief of the folder's `briefs*.json`. */
export function readBriefs(folder: string): CorpusBrief[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^briefs.*\.json$/.test(name))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as CorpusBrief[])
}

/** The rows for these briefs; `candidateOf` gives weights that have not seen a brief. */
export function measureBriefs(
  briefs: readonly CorpusBrief[],
  candidateOf: (brief: CorpusBrief) => CandidateWeights = () => ({}),
): Row[] {
  const tally = new Tally()
  const brackets: number[] = []
  for (const brief of briefs) {
    tally.brief = brief.name
    measureBrief(brief, candidateOf(brief), tally, brackets)
  }
  const most = (name: string, bar: number) => ({
    ...rowOf(tally, name, (share) => share <= bar, `≤ ${Math.round(bar * 100)}%`),
    misses: tally.get(name).hits,
  })
  const least = (name: string, bar: number) => ({
    ...rowOf(tally, name, (share) => share >= bar, `≥ ${Math.round(bar * 100)}%`),
    misses: tally.get(name).others,
  })
  const average = brackets.reduce((sum, count) => sum + count, 0) / Math.max(1, brackets.length)
  const highest = Math.max(0, ...brackets)
  return [
    most('marked private and foreign lines printed', 0),
    most('softly marked private lines printed', 0.05),
    most('instructions and furniture printed', 0.02),
    most('secrets in the draft', 0),
    most('fact lines kept out', 0.12),
    least('lines in their class', 0.9),
    least('facts in the draft', 0.85),
    least('facts in the draft or not used yet', 1),
    least('contact found', 0.97),
    least('company found', 0.92),
    least('city found', 0.9),
    most('wrong contact, company or city', 0.02),
    least('embargo found', 1),
    least('quotes with their words', 0.97),
    least('speakers found', 0.9),
    least('people found', 0.95),
    least('titles right', 0.9),
    most('people who are none', 0.03),
    least('type right', 0.9),
    least('crisis recognized', 1),
    {
      measure: 'brackets a draft with the five W’s (average, most)',
      value: `${average.toFixed(1)}, ${highest}`,
      bar: '≤ 4, 8 at most',
      isMet: average <= 4 && highest <= 8,
      misses: [],
    },
    most('drafts with errors of the check, blanks aside', 0),
    most('drafts with facts that are not in the notes', 0),
  ]
}

function rowOf(
  tally: Tally,
  name: string,
  isMet: (share: number) => boolean,
  bar: string,
): Omit<Row, 'misses'> {
  const { of, hit } = tally.get(name)
  const share = tally.share(name)
  return {
    measure: name,
    value: `${(share * 100).toFixed(1)}% (${hit}/${of})`,
    bar,
    isMet: of === 0 || isMet(share),
  }
}

function measureBrief(brief: CorpusBrief, weights: CandidateWeights, tally: Tally, brackets: number[]): void {
  const sorted = sortBrief(brief.text, {}, weights)
  const blocks = toBlocks(composeRelease({ ...readStory(brief.text, {}, {}, weights), today: brief.today }))
  const draft = blocks.map(({ text }) => text).join('\n')
  measureParts(brief, sorted.units, tally)
  measureFacts(brief, sorted.units, draft, tally)
  measureSheet(brief, readSheet(sorted, weights), tally)
  for (const secret of brief.secrets)
    tally.add('secrets in the draft', plain(draft).includes(plain(secret)), secret)
  const blanks = findBlanks(draft)
  if (brief.hasFiveWs) brackets.push(blanks.length)
  tally.add('drafts with errors of the check, blanks aside', countErrors(blocks, brief.today) > 0)
  const invented = findUnsupported(draft, brief.text)
  tally.add(
    'drafts with facts that are not in the notes',
    invented.length > 0,
    invented.map(({ text }) => text).join(' | '),
  )
}

function rowOfPart({ kind, marked }: CorpusBrief['parts'][number]): string | undefined {
  if (kind === 'foreign' || (kind === 'private' && marked === true))
    return 'marked private and foreign lines printed'
  if (kind === 'private') return 'softly marked private lines printed'
  if (kind === 'instruction' || kind === 'furniture') return 'instructions and furniture printed'
  return kind === 'fact' ? 'fact lines kept out' : undefined
}

/** A part is printed when a unit that may be printed covers any of it. */
function measureParts(brief: CorpusBrief, units: readonly SortedUnit[], tally: Tally): void {
  let at = 0
  for (const part of brief.parts) {
    const from = brief.text.indexOf(part.text, at)
    if (from === -1) continue
    at = from + part.text.length
    const covering = units.filter((unit) => unit.from < at && unit.to > from)
    const isPrinted = covering.some(({ kind }) => mayPrint(kind))
    const isKeptOut = covering.some(({ kind }) => !mayPrint(kind))
    const own = findClass(covering, { from, to: at })
    if (own !== undefined)
      tally.add('lines in their class', own === part.kind, `${part.text} [${own}, is ${part.kind}]`)
    const row = rowOfPart(part)
    if (row !== undefined)
      tally.add(
        row,
        row === 'fact lines kept out' ? isKeptOut : isPrinted,
        `${part.text} [${covering.map(({ kind }) => kind).join(' ')}]`,
      )
  }
}

/** The class of most of the part; nothing for what only says who writes in a chat. */
function findClass(covering: readonly SortedUnit[], part: Range): LineKind | undefined {
  const lengths = new Map<LineKind, number>()
  for (const unit of covering) {
    const length = Math.min(unit.to, part.to) - Math.max(unit.from, part.from)
    lengths.set(classOf(unit), (lengths.get(classOf(unit)) ?? 0) + length)
  }
  return [...lengths].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

function measureFacts(
  { facts }: CorpusBrief,
  units: readonly SortedUnit[],
  draft: string,
  tally: Tally,
): void {
  // "Forty-six beds" at the start of a sentence are the 46 beds of the notes.
  const told = plain(`${draft}\n${withDigits(draft)}`)
  const { notUsed, usedInPart, notUnderstood } = accountFor(units, draft)
  const inPart = usedInPart.map(({ text }) => text)
  const waiting = plain([...notUsed, ...inPart, ...notUnderstood].join('\n'))
  for (const fact of facts) {
    const forms = fact.split('|').map(plain)
    const isTold = forms.some((form) => told.includes(form))
    tally.add('facts in the draft', isTold, fact)
    tally.add(
      'facts in the draft or not used yet',
      isTold || forms.some((form) => waiting.includes(form)),
      fact,
    )
  }
}

const digits = (phone = ''): string => spelled(phone).replaceAll(/\D/g, '')

/** One of the two may have a word more: "Embargoed until noon", "noon". */
const isWithin = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

function measureSheet({ expected }: CorpusBrief, sheet: FactSheet, tally: Tally): void {
  const given = (name: string, wanted: string | null, found: string | null) => {
    const note = `${name} is ${wanted}, read ${found}`
    if (wanted !== null) tally.add(`${name} found`, found === wanted, note)
    if (wanted !== null || found !== null)
      tally.add('wrong contact, company or city', found !== null && wanted !== null && found !== wanted, note)
  }
  given(
    'company',
    expected.company && bareCompany(expected.company),
    sheet.company && bareCompany(sheet.company),
  )
  given('city', expected.city && plain(expected.city), sheet.place && plain(sheet.place.city))
  given('contact', expected.contact && describe(expected.contact), sheet.contact && describe(sheet.contact))
  if (expected.embargo !== null)
    tally.add(
      'embargo found',
      sheet.embargo !== null && isWithin(plain(sheet.embargo.until), plain(expected.embargo)),
      `${expected.embargo}, read ${sheet.embargo?.until}`,
    )
  measureQuotes(expected.quotes, sheet, tally)
  measurePeople(expected, sheet, tally)
  tally.add('type right', sheet.type === expected.type, `${expected.type}, read ${sheet.type}`)
  if (expected.type === 'crisis') tally.add('crisis recognized', sheet.type === 'crisis')
}

function measureQuotes(quotes: CorpusBrief['expected']['quotes'], sheet: FactSheet, tally: Tally): void {
  for (const { words, speaker } of quotes) {
    const found = sheet.quotes.find(
      ({ text }) => plain(text).includes(plain(words)) || plain(words).includes(plain(text)),
    )
    tally.add('quotes with their words', found !== undefined, words)
    if (speaker !== undefined)
      tally.add(
        'speakers found',
        found?.speaker !== undefined && barePerson(found.speaker).endsWith(barePerson(speaker)),
        `${speaker}, read ${found?.speaker}`,
      )
  }
}

function describe({ name, email, phone }: { name?: string; email?: string; phone?: string }): string {
  return [barePerson(name ?? ''), plain(spelled(email ?? '')), digits(phone)].join('|')
}

/** What people fill in first; other blanks are looked at with the paragraph they are in. */
const answers: Readonly<Record<string, string>> = {
  '[MONTH DAY, YEAR]': 'Nov. 17, 2026',
  '[CITY], [STATE]': 'BOULDER, Colo.',
  '[STATE]': 'Ohio',
  '[CITY]': 'Boulder',
  '[FULL NAME AND TITLE]': 'Jane Doe, director of the company',
  '[NAME, EMAIL AND PHONE]': 'Jane Doe\npress@hollowayfoods.com\n303-555-0142',
  '[FULL NAME]': 'Jane Doe',
  '[JOB TITLE]': 'director',
  '[EMAIL]': 'press@hollowayfoods.com',
  '[CITY, STATE]': 'BOULDER, Colo.',
  '[LAST NAME]': 'Doe',
  '[YEAR]': '2026',
  '[PHONE WITH AREA CODE]': '303-555-0142',
}

/** Errors of the check outside blanks. */
function countErrors(blocks: readonly Block[], today: string): number {
  const filled = blocks.map((block) => ({
    ...block,
    text: Object.entries(answers).reduce(
      (text, [blank, answer]) => text.replaceAll(blank, answer),
      block.text.replaceAll(/(?<=“)\[[^\]]+\](?=,”)/g, 'It is ready for the first customers'),
    ),
  }))
  const { findings } = new Checker().check(filled, defaultSettings(today))
  const isBlank = (block: number | undefined) =>
    block !== undefined && filled[block]?.text.includes('[') === true
  return findings.filter(({ severity, place }) => severity === 'error' && !isBlank(place?.block)).length
}

/** A composed release as the newsroom check reads it. */
function toBlocks(blocks: readonly ReleaseBlock[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'list')
      return block.items.flatMap((item) =>
        toBlocks(item).map((inner) => ({ ...inner, type: 'listItem' as const })),
      )
    if (block.type !== 'heading' && block.type !== 'paragraph') return []
    const text = block.spans.map((span) => span.text).join('')
    return [
      block.type === 'heading' ? { type: 'heading', level: block.level, text } : { type: 'paragraph', text },
    ]
  })
}
