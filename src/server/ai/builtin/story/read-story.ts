// Reads notes into a story: sorts them, reads the sheet, and takes each permitted line as sentences, as a slot's value or as a point.
// Lines of other classes are never looked at.

import type { TrialWeights } from '#domain/brief/classifier/weights.ts'
import { readRequest } from '#domain/brief/cues/instruction-cues.ts'
import { editSheet } from '#domain/brief/edit-sheet.ts'
import { readSheet } from '#domain/brief/read-sheet.ts'
import type { FactSheet, SheetEdits } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import type { ChangedKinds, SortedBrief, SortedUnit } from '#domain/brief/unit.ts'
import { applyAllRules } from '#domain/check/apply-rules.ts'
import { americanNumbers, hasContinentalHabit } from '#domain/language/continental-numbers.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { isStateName } from '#domain/language/states.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { apMonths, months } from '#domain/time/calendar.ts'
import { dropStop } from '#server/ai/builtin/text/joining.ts'
import { asOneRelease, dropColor } from './brief-marks.ts'
import { findVerb, isClean } from './clauses.ts'
import { readGivenQuotes } from './given-quotes.ts'
import { isWritersLabel, slotOf } from './labels.ts'
import { shapeSlots, takeFragment } from './shape-slots.ts'
import { leaning, subjectsOf, toStatement } from './statements.ts'
import type { Slots, Story } from './story.ts'
import { isPoint, tellNote } from './telegraph.ts'
import { tidyNote } from './tidy.ts'

/** Everything the notes say that a release may use. */
export function readStory(
  notes: string,
  kinds?: ChangedKinds,
  edits: SheetEdits = {},
  trial: TrialWeights = {},
): Story {
  const sorted = asOneRelease(withAmericanNumbers(sortBrief(notes, kinds, trial), hasContinentalHabit(notes)))
  const sheet = editSheet(readSheet(sorted, trial), edits)
  const company = sheet.company === null ? undefined : properName(dropColor(sheet.company))
  const story: Story = {
    type: sheet.type,
    company,
    product: sheet.product ?? undefined,
    people: sheet.people,
    place: sheet.place ?? undefined,
    isAbroad: isAbroad(notes, sheet),
    quotes: readGivenQuotes(sheet, notes),
    contact: sheet.contact ?? {},
    links: sheet.links.map(({ text }) => text),
    embargo: sheet.embargo ?? undefined,
    // What a person typed into the sheet wins over a line of the notes.
    about: sheet.about?.unit === -1 ? sheet.about.text : labeledAbout(sorted.units),
    slots: new Map(),
    labels: new Map(),
    statements: [],
    points: [],
    facts: [],
    source: readSource(notes, sorted.units, edits),
    contradictions: sorted.contradictions.map(({ of }) => of),
  }
  takeUnits(sorted.units, story)
  shapeSlots(story)
  return story
}

/** The notes as they are laid out, without private and foreign lines: who is quoted depends on the lines around. */
function readSource(notes: string, units: readonly SortedUnit[], edits: SheetEdits): string {
  const kept = units
    .filter(({ kind }) => kind === 'private' || kind === 'foreign')
    .toReversed()
    .reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, notes)
  return [kept, ...Object.values(edits)].join('\n')
}

/** Numbers in the form of an American newsroom, in what may be printed. */
function withAmericanNumbers(sorted: SortedBrief, habit: boolean): SortedBrief {
  const units = sorted.units.map((unit) =>
    unit.kind === 'fact'
      ? {
          ...unit,
          body: american(unit.body, habit),
          ...(unit.value !== undefined && { value: american(unit.value, habit) }),
        }
      : unit,
  )
  return { ...sorted, units }
}

/** "23 and 24 May 2026": the month comes first, and once. */
const dayRange = new RegExp(
  `(?<![\\d.,:])(?<first>[1-3]?\\d)(?:st|nd|rd|th|\\.)? ?(?<join>and|to|&|-|–|through|until) ?(?<last>[1-3]?\\d)(?:st|nd|rd|th|\\.)? (?<month>${months.join('|')})(?!\\p{L})(?<year>,? 20\\d\\d)?`,
  'giu',
)

const dottedDay = /(?<![\d.])(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>20\d\d)(?!\d)/g

function american(text: string, habit: boolean): string {
  const money = americanNumbers(text, habit)
    .replaceAll(/(?<![\d.,€])(?<sum>\d[\d,.]*\d|\d) ?(?:M|Mio\.?|m) ?€/gu, '€$<sum> million')
    .replaceAll(/(?<![\d.,€])(?<sum>\d[\d,.]*\d|\d) ?€(?!\d)/gu, '€$<sum>')
    .replaceAll(/(?<=\d) ?Mio\b\.?/g, ' million')
    .replaceAll(/(?<=\d) ?Mrd\b\.?/g, ' billion')
    .replaceAll(
      /(?<![\d:.,])(?<hours>\d{1,2}) ?h (?<minutes>[0-5]\d)(?: ?min\b\.?| (?=at|on|in)|$)/gu,
      '$<hours> hours and $<minutes> minutes ',
    )
    .replaceAll(/(?<=\d) %/g, '%')
    .trimEnd()
  const ranged = money.replaceAll(
    dayRange,
    (_, first: string, join: string, last: string, name: string, year = '') =>
      `${name} ${first} ${join === '&' ? 'and' : join} ${last}${year === '' ? '' : `, ${year.replace(/^,? /, '')}`}`,
  )
  return ranged.replaceAll(dottedDay, (all, day: string, month: string, year: string) => {
    const name = apMonths[Number(month) - 1]
    return name === undefined ? all : `${name} ${Number(day)}, ${year}`
  })
}

/** "dukaan ledger" is a name all the same. */
function properName(name: string): string {
  // "port of Callao" begins a sentence with a capital; "iRobot" never does.
  if (/^\p{Ll}{2}.*\p{Lu}/u.test(name)) return name.charAt(0).toUpperCase() + name.slice(1)
  if (/\p{Lu}/u.test(name)) return name
  return name.replaceAll(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

function labeledAbout(units: readonly SortedUnit[]): string | undefined {
  const at = units.findIndex(({ kind, label }) => kind === 'fact' && isAbout(label))
  const first = units[at]
  if (first === undefined) return undefined
  const more = units.slice(at + 1).filter(({ kind, line }) => kind === 'fact' && line === first.line)
  return [first.value ?? '', ...more.map(({ body }) => body)].join(' ').trim()
}

const isAbout = (label = ''): boolean => /^(?:about(?: us)?|boilerplate)$/i.test(label)

const foreignMoney =
  /[€£₹₦₱]|\b(?:EUR|GBP|CHF|NOK|SEK|DKK|PLN|INR|ZAR|Rs\.?|KSh|R\$|C\$|AU\$|NZ\$|S\$|lakh|crore)\b|\bR\d/
const foreignHost =
  /@[\w.-]+\.(?:uk|de|fr|nl|be|es|it|pt|br|in|za|ke|ng|jp|kr|sg|au|nz|ca|ie|at|ch|dk|se|no|fi|pl|cz|lt|lv|ee|mx|ar|cl|ph|gr|hu|ro)\b/

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** '2 October', '22/8/2026': nobody in the United States writes a date so. */
const dayFirst = new RegExp(
  `(?<![\\d/.])(?:[1-3]?\\d(?:st|nd|rd|th)? ${month}(?!\\p{L})|(?:1[3-9]|2\\d|3[01])[/.](?:0?[1-9]|1[0-2])(?![\\d%]))`,
  'iu',
)
const monthFirst = new RegExp(`(?<!\\p{L})${month}\\.? (?:the )?[1-3]?\\d(?![\\d:])`, 'iu')

function isAbroad(notes: string, { contact, place }: FactSheet): boolean {
  const region = place?.region
  if (region !== undefined) return !isStateName(region)
  if (/^\+(?!1\b)/.test(contact?.phone ?? '')) return true
  if (foreignMoney.test(notes) || foreignHost.test(notes)) return true
  return dayFirst.test(notes) && !monthFirst.test(notes)
}

const listens: ReadonlySet<SortedUnit['kind']> = new Set(['fact', 'private', 'foreign', 'unsure'])

function takeUnits(units: readonly SortedUnit[], story: Story): void {
  /** The last unit that could be what "it" refers to, and whether it was told. */
  let isClear = false
  const aboutLine = units.find(({ kind, label }) => kind === 'fact' && isAbout(label))?.line
  for (const [index, unit] of units.entries()) {
    if (unit.kind === 'instruction') takeRequest(unit, story)
    if (unit.isHeading || !listens.has(unit.kind) || unit.line === aboutLine) continue
    // Brackets are the note taker's own remarks: nothing between them is printed, and a blank of ours looks the same.
    if (unit.kind !== 'fact' || /[[\]]/.test(tidyNote(unit.body).replace('[MAKES OR SELLS]', ''))) {
      isClear = false
      continue
    }
    const [label, value] = unit.label === undefined ? [] : readLabel(unit, story)
    story.facts.push({ text: speakThird(unit.body, story), label, value })
    isClear = takeFact(unit, index, story, isClear)
  }
}

/** "press release about our new office": a request is no prose, but it says what the news is. */
function takeRequest({ text }: SortedUnit, { slots, company }: Story): void {
  const what = readRequest(text)?.what.replace(/^(?:our|my) /i, 'its ')
  if (what === undefined || slots.has('request') || (company !== undefined && what.startsWith(company)))
    return
  if (isClean(what)) slots.set('request', dropStop(what))
}

/** True when the line was told as sentences. */
function takeFact(unit: SortedUnit, index: number, story: Story, isClear: boolean): boolean {
  const [label, value] = readLabel(unit, story)
  if (label !== undefined && value !== undefined)
    return isWritersLabel(label) ? isClear : takeLabeled(label, value, index, story)
  const body = withEffect(speakThird(unit.body, story), story)
  if (takeFragment(body, story)) return false
  const { sentences, points } = tellNote(body, subjectsOf(story))
  const told = sentences.flatMap((text, at) => toStatement(text, index, story, isClear || at > 0))
  story.statements.push(...told)
  for (const point of points) takePoint(point, index, story)
  return told.length > 0
}

/** Parts of a point that a slot knows fill it; the rest stays a point. */
function takePoint(point: string, unit: number, story: Story): void {
  if (takeFragment(point, story)) return
  const parts = point.split(/, (?!\d{4}\b)/)
  const rest = parts.length === 1 ? parts : parts.filter((part) => !takeFragment(part, story))
  const text = rest.length === parts.length ? point : rest.join(', ')
  if (isPoint(text)) story.points.push({ text, unit, leans: false })
}

/** "names Jane Doe director, starts Nov. 2": she does, not who names her. */
function withEffect(body: string, { type }: Story): string {
  if (type !== 'appointment') return body
  return body.replace(
    /(?<=\p{L}), (?:starts?|starting|from)(?: on)? (?=(?:\p{Lu}\p{Ll}+\.? )?\d)/u,
    ', effective ',
  )
}

/** "New CFO: Adaeze Okonjo-Reid" */
function takeNewRole(label: string, value: string, { type, slots }: Story): boolean {
  const role = /^(?:our |the )?new (?<role>.+)$/i.exec(label)?.groups?.role
  if (type !== 'appointment' || role === undefined || !/^\p{Lu}/u.test(value)) return false
  addSlot(slots, 'role', role)
  addSlot(slots, 'name', value)
  return true
}

function readLabel({ label, value, body }: SortedUnit, { type }: Story): [string?, string?] {
  // "Acme (US office: San Jose) opens": the colon is an aside's.
  if (label !== undefined && label.split('(').length === label.split(')').length) return [label, value ?? '']
  const [, name, rest] = /^(?<name>\p{L}[\p{L} ]{1,28}?) (?:=|[-–—]) (?<rest>.+)$/u.exec(body) ?? []
  if (name === undefined || rest === undefined) return []
  return body.includes(' = ') || slotOf(name, type) !== undefined ? [name, rest] : []
}

function addSlot(slots: Slots, slot: Parameters<Slots['set']>[0], value: string): void {
  const clean = dropStop(value.trim())
  if (clean === '') return
  const before = slots.get(slot)
  slots.set(slot, before === undefined ? clean : `${before}; ${clean}`)
}

/** A label the tables know fills its slot. */
function takeLabeled(label: string, value: string, unit: number, story: Story): boolean {
  if (takeNewRole(label, value, story)) return false
  const slot = slotOf(label, story.type)
  if (slot === undefined) return takeOwnLabel(label, value, unit, story)
  addSlot(story.slots, slot, value)
  story.labels.set(slot, label)
  return false
}

/** A label of the notes' own: a sentence is used as written, a value with its label is a point. */
function takeOwnLabel(label: string, value: string, unit: number, story: Story): boolean {
  const told = tellNote(speakThird(value, story), subjectsOf(story)).sentences
  const isName =
    story.company !== undefined && (story.company.startsWith(label) || label.startsWith(story.company))
  if (isName) {
    for (const part of value.split(/, (?=\p{Ll}|\d|\$)/u)) takeFragment(part, story)
    return false
  }
  if (told.length > 0 && told.every((text) => !leaning.test(text)) && findVerb(value) !== undefined) {
    story.statements.push(...told.map((text) => ({ text, unit, leans: false })))
    return true
  }
  const text = `${upperFirst(label)}: ${tidyNote(dropStop(value))}`
  if (isClean(label) && isPoint(`${label} ${tidyNote(dropStop(value))}`))
    story.points.push({ text, unit, leans: false })
  return false
}

const firstPerson = /(?<![\p{L}’'-])(?:[Ww]e|[Oo]urs?|us)(?![\p{L}$-])/u
const ownThing = /\b(?:our|my) (?=(?:client|company|startup|start-up|firm|bakery|shop|studio),? )/i

/** "We raised" is what the company raised. */
function speakThird(body: string, { company }: Story): string {
  const name = company === undefined ? '' : escapePattern(company)
  const introduced =
    name === ''
      ? body
      : body.replace(
          new RegExp(`^we(?:[’']re| are) (?:the )?${name}(?<then>,? (?:and )?we |, (?=an? )| )`, 'iu'),
          (_, then: string) => (/we /.test(then) ? 'We ' : `${company} is `),
        )
  const text = introduced
    .replace(ownThing, '')
    .replace(/^(?:client|company),? (?=the \p{Lu})/u, '')
    // "(us)", "(us, Dayton)": who writes the notes.
    .replace(/ \((?:us|we|ours)\)/i, '')
    .replace(/(?<= \()(?:us|we|ours), /i, '')
  if (!firstPerson.test(text)) return text
  const speaker = { company: company ?? 'the company' }
  return (
    applyAllRules([{ type: 'paragraph', text }], {
      rules: new Set(['TON-03']),
      speaker,
      isPart: true,
      isQuick: true,
    }).blocks[0]?.text ?? text
  )
}
