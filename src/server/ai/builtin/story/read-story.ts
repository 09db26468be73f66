// Reads notes into a story: sorts the lines, reads the fact sheet, and takes each line that may be printed.

import { findAboutSection } from '#domain/brief/about-section.ts'
import type { CandidateWeights } from '#domain/brief/classifier/weights.ts'
import { editSheet } from '#domain/brief/edit-sheet.ts'
import { withMonth } from '#domain/brief/embargo/moment-context.ts'
import { readSheet } from '#domain/brief/read-sheet.ts'
import type { SheetEdits } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { type ChangedKinds, mayPrint, type SortedBrief, type SortedUnit } from '#domain/brief/unit.ts'
import { hasContinentalHabit } from '#domain/language/continental-numbers.ts'
import { withAngle } from '#server/ai/builtin/roles/angle.ts'
import { readRoles } from '#server/ai/builtin/roles/line-roles.ts'
import { capitalizeFirst } from '#server/ai/builtin/text/joining.ts'
import { isAbroad, withAmericanNumbers } from './american-notes.ts'
import { withLabel } from './bound-labels.ts'
import { asOneRelease, dropColor, withFullWords, withTornJoined, withWordsForSigns } from './brief-marks.ts'
import { withoutDatelines } from './given-dateline.ts'
import { readGivenQuotes } from './given-quotes.ts'
import { readNews } from './news/read-news.ts'
import { leaveAskedOut, listLaterNames, readAskedChanges } from './opening/asked-changes.ts'
import { tellAskedPoints } from './opening/asked-points.ts'
import { readOpening, withAskedFirst, withMeant } from './opening/opening.ts'
import { addSaid } from './opening/said.ts'
import { shapeSlots } from './shape-slots.ts'
import type { Story } from './story.ts'
import { takeUnits } from './take-facts.ts'
import { speakThird } from './third-person.ts'

/** The story: everything in the notes that a release may use. */
export function readStory(
  notes: string,
  kinds?: ChangedKinds,
  edits: SheetEdits = {},
  candidate: CandidateWeights = {},
): Story {
  const given = withWordsForSigns(
    asOneRelease(withAmericanNumbers(sortBrief(notes, kinds, candidate), hasContinentalHabit(notes))),
  )
  // Read as people see it: an abbreviation that is written out for print could be read as something else.
  const asked = readAskedChanges(given.units)
  const sheet = editSheet(readSheet(given, candidate), edits)
  // The sheet has read the place; what is told begins behind it.
  const { units: undated, date } = withoutDatelines(leaveAskedOut(given.units, asked))
  const whole = withTornJoined(undated)
  const opening = readOpening(whole, sheet.company ?? undefined)
  const sorted = withKnownNames(withFullWords({ ...given, units: withMeant(whole, opening) }))
  const company = sheet.company === null ? undefined : asWritten(properName(dropColor(sheet.company)), notes)
  const section = findAboutSection(sorted.units, company)
  const story: Story = {
    profile: 'ap',
    type: sheet.type,
    company,
    product: sheet.product ?? undefined,
    people: sheet.people,
    place: sheet.place ?? undefined,
    isAbroad: isAbroad(notes, sheet),
    quotes: readGivenQuotes({ ...sheet, quotes: withAskedFirst(sheet.quotes, opening) }, notes),
    contact: sheet.contact ?? {},
    links: sheet.links.map(({ text }) => text),
    // The sheet keeps the notes' words; a release needs the month, too.
    embargo: sheet.embargo === null ? undefined : withMonth(sheet.embargo, given.units),
    // A typed value wins over a line of the notes.
    about: sheet.about?.unit === -1 ? sheet.about.text : section?.text,
    isAboutFinal: sheet.about?.unit !== -1 && section?.isFinal === true,
    slots: new Map(date === undefined ? [] : [['date', date]]),
    news: new Map(),
    labels: new Map(),
    statements: [],
    points: [],
    facts: [],
    lines: sorted.units.map(({ line }) => line),
    opening,
    roles: withAngle(
      readRoles(sorted.units, { type: sheet.type, company }),
      sorted.units,
      opening,
      sheet.type,
    ),
    source: readSource(notes, sorted.units, edits, sheet.quotes),
    contradictions: sorted.contradictions.map(({ of }) => of),
    laterNames: listLaterNames(sheet.people, asked),
    gaps: asked.gaps,
    headlineWord: asked.headlineWord,
    required: readRequired(sorted.units, { type: sheet.type, company }),
  }
  takeUnits(withReported(sorted.units, sheet.quotes), story)
  keepNames(story, sorted.units)
  addSaid(story, opening)
  tellAskedPoints(story, sorted.units)
  shapeSlots(story)
  story.news = readNews(story)
  return story
}

/** The lines that must be printed, without brackets that give the reason. Only "we" is changed, since laws speak to readers. */
const readRequired = (units: readonly SortedUnit[], story: Pick<Story, 'type' | 'company'>): string[] =>
  units
    .filter(({ kind, isRequired }) => kind === 'fact' && isRequired === true)
    .map(({ body, label, value }) => (label === undefined ? body : withLabel(label, value ?? body)))
    .map((text) => text.replace(/ \([^()]*\)(?=\W*$)/u, ''))
    .map((text) => (/\b(?:we|our|us|my|I)\b/.test(text) ? speakThird(text, story) : text))

type Quotes = ReturnType<typeof readSheet>['quotes']

const reported =
  /^(?:[^:“”"]{0,60}: )?(?<told>[^:“”"]{4,120} (?:said|says|added|adds|noted|told \p{L}+)(?: that)? (?!“|")[^“”"]{2,160}[“"][^“”"]{4,200}[”"]\.?)$/u

/** The units with quoted words that need their sentence, as facts: 'Dr. Lee said students “asked for this”'. */
function withReported(units: readonly SortedUnit[], quotes: Quotes): SortedUnit[] {
  const quoted = new Set(quotes.map(({ unit }) => unit))
  return units.map((unit, index) => {
    const told =
      unit.kind === 'quote' && !quoted.has(index) ? reported.exec(unit.body)?.groups?.told : undefined
    if (told === undefined) return unit
    const { label: _label, value: _value, ...plain } = unit
    return { ...plain, kind: 'fact', body: told }
  })
}

const midSentence = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}/gu
const mostNames = 20

/** The notes with a name's capitals wherever it is written small: "pine ledge stays open" for Pine Ledge Brewery. */
function withKnownNames(sorted: SortedBrief): SortedBrief {
  const given = sorted.units
    .filter(({ kind }) => mayPrint(kind))
    .flatMap(({ body }) => body.match(midSentence) ?? [])
  // People shorten a name to its first two words.
  const names = new Set(given.flatMap((name) => [name, name.split(' ').slice(0, 2).join(' ')]))
  const patterns = [...names]
    .slice(0, mostNames)
    .map((name) => [new RegExp(`(?<![\\p{L}-])${name.toLowerCase()}(?![\\p{L}-])`, 'gu'), name] as const)
  const write = (text: string): string =>
    patterns.reduce((written, [pattern, name]) => written.replaceAll(pattern, name), text)
  const units = sorted.units.map((unit) =>
    unit.kind === 'fact'
      ? { ...unit, body: write(unit.body), ...(unit.value !== undefined && { value: write(unit.value) }) }
      : unit,
  )
  return { ...sorted, units }
}

/** "Marsh has 64 drivers" where the notes name Marsh Brothers: no marsh has them. */
function keepNames(story: Story, units: readonly SortedUnit[]): void {
  const names = new Set(
    units.flatMap(({ body }) => body.match(midSentence) ?? []).map((name) => name.split(' ')[0]),
  )
  for (const statement of story.statements) {
    const [, word = ''] = /^The (?<word>\p{Ll}+) /u.exec(statement.text) ?? []
    const written = capitalizeFirst(word)
    if (names.has(written) && units[statement.unit]?.body.startsWith(`${written} `) === true)
      statement.text = written + statement.text.slice(`The ${word}`.length)
  }
}

/** The notes as they are laid out, without private and foreign lines: who is quoted depends on the lines around. What was written out follows. */
function readSource(notes: string, units: readonly SortedUnit[], edits: SheetEdits, quotes: Quotes): string {
  const kept = units
    .filter(({ kind }) => kind === 'private' || kind === 'foreign')
    .toReversed()
    .reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, notes)
  const full = units.filter(({ kind, text, body }) => kind === 'fact' && !text.includes(body))
  // "Hi, it's Ann": who speaks may be told where nothing else is for print.
  const speakers = quotes.flatMap(({ speaker }) => speaker ?? [])
  return [kept, ...full.map(({ body }) => body), ...Object.values(edits), ...speakers].join('\n')
}

/** A name with capitals: "dukaan ledger" as "Dukaan Ledger". */
function properName(name: string): string {
  // "port of Callao" gets a capital, "iRobot" keeps its own.
  if (/^\p{Ll}{2}.*\p{Lu}/u.test(name)) return name.charAt(0).toUpperCase() + name.slice(1)
  // A name of several words in capitals is only a heading ("HALDANE & MUIR"); a single one may be written so.
  if (/^[^\p{Ll}]*$/u.test(name) && /\p{Lu}{4,}[^\p{Ll}]* \p{Lu}{4,}/u.test(name))
    return name
      .replaceAll(/(?<= )(?:OF|THE|AND|FOR|IN|ON|AT)(?= )/gu, (word) => word.toLowerCase())
      .replaceAll(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
  if (/\p{Lu}/u.test(name)) return name
  return name.replaceAll(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** The name as the notes write it elsewhere: "ACME" in a heading is "Acme". */
function asWritten(name: string, notes: string): string {
  if (/\p{Ll}/u.test(name) || name.length < shortestShout) return name
  const calm = name.charAt(0) + name.slice(1).toLowerCase()
  return notes.includes(calm) ? calm : name
}

const shortestShout = 5
