// Takes a prompt apart line by line: labels fill slots, quotations are set aside, the rest is sentences and notes.

import { findPlace } from '#domain/brief/place.ts'
import type { Place } from '#domain/brief/sheet.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { hasFiniteVerb } from '#domain/language/verbs.ts'
import { collapseSpace, dropStop, hasWords } from '#server/ai/builtin/text/joining.ts'
import { readAppointment } from './appointment.ts'
import type { GivenQuote, Slot } from './brief.ts'
import { companyName } from './company.ts'
import { completeLabel, completeNote, countPattern } from './complete-notes.ts'
import { isPersonOnly, takeFragment } from './fragments.ts'
import { takeHeading } from './headings.ts'
import { readIntroduction, takeHome } from './home.ts'
import { readInstruction } from './instructions.ts'
import { type LabelledLine, readLabel } from './labels.ts'
import { nameLaunch } from './product.ts'
import { readQuoteSlot, takeQuotes } from './quotes.ts'
import { isRequest } from './requests.ts'

export interface Reading {
  slots: Map<Slot, string>
  sentences: string[]
  fragments: string[]
  quotes: GivenQuote[]
  company?: string
  /** Where the company is at home. */
  home?: Place
}

/** Tags, bullets and odd spaces go; lines stay. */
export function cleanPrompt(prompt: string): string {
  return (
    prompt
      // No word is that long; what looks like one would be read again from each of its letters.
      .replaceAll(/(?<!\S)\S{301,}/g, (run) => run.replaceAll(/\S{300}/g, '$& '))
      .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
      .replaceAll(/<[^>\n]{1,200}>/g, ' ')
      .replaceAll(/\r\n?/g, '\n')
      .split('\n')
      .map((line) =>
        collapseSpace(line)
          .replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, '')
          .replaceAll(/\*\*|__/g, '')
          // Some put what was said into single quotation marks.
          .replaceAll(
            /[‘'](?<=(?:^|\s)[‘'])(\p{Lu}[^‘’'\n]{6,300}(?:[’']\p{L}[^‘’'\n]{0,300}){0,6}[,.!?])[’'](?=\s|$)/gu,
            '“$1”',
          )
          // Notes in small letters: a stop after a whole word ends a sentence all the same. An address stays as it is.
          .replaceAll(
            /(?<=[\p{L}\d]{3}[.!?] )(?<!\b(?:approx|dept|corp|etc|vs|est|incl|Inc|Corp|Ltd|Jan|Feb|Aug|Sept|Oct|Nov|Dec|Ave|Blvd|Calif|Colo|Conn|Mass|Mich|Minn|Okla|Tenn|Wash|Wis)\. )\p{Ll}(?![\p{L}\p{N}-]*(?:\.\p{L}|@|:\/\/))/gu,
            (letter) => letter.toUpperCase(),
          ),
      )
      .join('\n')
      .trim()
  )
}

export function readLines(text: string): Reading {
  const reading: Reading = { slots: new Map(), sentences: [], fragments: [], quotes: [] }
  const { quotes, rest } = takeQuotes(withoutQuoteSlots(text, reading))
  reading.quotes.push(...quotes)
  for (const line of rest.split('\n')) {
    const bare = withoutHeading(collapseSpace(line), reading)
    if (bare === '' || /^[.,;:]+$/.test(bare)) continue
    if (!takeLabel(bare, reading)) takeSentences(bare, reading)
  }
  return reading
}

/** A heading says of what kind the news is. */
function withoutHeading(text: string, { slots }: Reading): string {
  const { kind, rest } = takeHeading(text)
  if (kind !== undefined && !slots.has('type')) slots.set('type', kind)
  return rest
}

/** A labelled quote may hold any punctuation, so it is read before sentences are. */
function withoutQuoteSlots(text: string, reading: Reading): string {
  return text
    .split('\n')
    .filter((line) => {
      const labelled = readLabel(line)
      if (labelled?.slot !== 'quote') return true
      reading.quotes.push(...readQuoteSlot(labelled.value))
      return false
    })
    .join('\n')
}

/** 'Available: 15 May 2027' says when, not where. */
function isDay(value: string): boolean {
  return /^(?:\d{1,2} \p{L}+(?: \d{4})?|\p{L}+\.? \d{1,2}(?:, \d{4})?|\p{L}+ \d{4})\.?$/u.test(value)
}

/** What a label means may depend on its value: 'Customers: 220' counts them, 'Customers: clinics' says who they are. */
function settleSlot({ slot, value }: LabelledLine): Slot | undefined {
  if (slot === 'availability' && isDay(value)) return 'when'
  return slot === 'audience' && countPattern.test(value) ? undefined : slot
}

/** Their value ends with its sentence; what follows on the line is told besides. */
const shortSlots = new Set<Slot>(
  'company host product event venue where when date price amount round leadInvestor partner award giver name role spokesperson total'.split(
    ' ',
  ) as Slot[],
)

function takeLabel(line: string, reading: Reading): boolean {
  const labelled = readLabel(line)
  if (labelled === undefined) return false
  const { label } = labelled
  const slot = settleSlot(labelled)
  if (slot === undefined) return takeUnknownLabel(label, labelled.value, reading)
  if (slot === 'ignored') return !/release/i.test(label)
  const [first, ...later] = shortSlots.has(slot) ? splitSentences(labelled.value) : []
  for (const { text } of later) takeSentences(text, reading)
  const value = first === undefined ? labelled.value : dropStop(first.text)
  // 'Founder: Owen Pike' is a title with its name.
  const isTitle = slot === 'spokesperson' && !/^(?:spokesperson|quote from|person to quote)$/i.test(label)
  const told = isTitle ? `${label} ${value}` : value
  const before = reading.slots.get(slot)
  reading.slots.set(slot, before === undefined ? told : `${before}; ${told}`)
  return true
}

function takeUnknownLabel(label: string, told: string, reading: Reading): boolean {
  // 'Press release: …' and other words before a colon are left to the sentence reader.
  if (hasFiniteVerb(label) || /release|announce/i.test(label)) return false
  if (takeStudy(label, told, reading) || takeNewRole(label, told, reading)) return true
  const [{ text: value } = { text: told }, ...later] = splitSentences(told)
  takeUnknown(label, value, reading)
  for (const { text } of later) takeSentences(text, reading)
  return true
}

function takeUnknown(label: string, value: string, reading: Reading): void {
  const sentence = completeLabel(label, value)
  if (sentence !== undefined) reading.sentences.push(sentence)
  // 'Product recall: Acme recalls …' is a heading before its news.
  else if (/^\p{Lu}/u.test(value) && hasFiniteVerb(value)) takeSentences(value, reading)
  else reading.fragments.push(`${label}: ${value}`)
}

/** 'New CEO at Falcon Freight: Marcus Webb.' */
function takeNewRole(label: string, value: string, reading: Reading): boolean {
  const { role, company } =
    /^new (?<role>.+?) (?:at|of|for) (?<company>\p{Lu}.+)$/iu.exec(label)?.groups ?? {}
  const [name, ...rest] = splitSentences(value)
  if (role === undefined || company === undefined || name === undefined) return false
  reading.company ??= company
  reading.slots.set('role', role).set('name', name.text.replace(/\.$/, ''))
  for (const { text } of rest) takeSentences(text, reading)
  return true
}

/** 'Survey by the Marlow Institute: 62% of …' */
function takeStudy(label: string, value: string, reading: Reading): boolean {
  const who = /^(?:study|survey|poll|report|research) (?:by|from) (?:the )?(?<who>\p{Lu}.+)$/iu.exec(label)
    ?.groups?.who
  const [finding, ...rest] = splitSentences(value)
  if (who === undefined || finding === undefined) return false
  reading.company ??= who
  reading.slots.set('finding', finding.text.replace(/\.$/, ''))
  for (const { text } of rest) takeSentences(text, reading)
  return true
}

function takeSentences(line: string, reading: Reading): void {
  for (const { text } of splitSentences(line)) {
    const instruction = readInstruction(text)
    if (instruction.kind === 'dropped') continue
    if (instruction.kind === 'unwrapped' && instruction.company) reading.company ??= instruction.company
    takeNews(instruction.kind === 'unwrapped' ? nameLaunch(instruction.news) : text, reading)
  }
}

function takeNews(told: string, reading: Reading): void {
  const given = takeOwn(withoutHeading(told, reading), reading)
  if (takeRole(given, reading) || takeResults(given, reading)) return
  const introduced = readIntroduction(given)
  if (introduced !== undefined) {
    reading.company ??= introduced.company
    if (introduced.place !== undefined) reading.home ??= introduced.place
    return
  }
  const text = completeNote(takeHomeOf(given, reading))
  // A context often begins with nothing but the name.
  if (loneName.test(text) && !isRequest(text) && !isPersonOnly(text))
    reading.company ??= text.replace(/\.$/, '')
  if (text.trim() !== '' && !takeLabel(text, reading)) takeTold(text, reading)
}

/** A sentence, or a note for a slot, or several notes between semicolons. */
function takeTold(text: string, reading: Reading): void {
  const isNote = isContact(text) || !isSentence(text)
  const parts = isNote ? text.replace(/\.$/, '').split('; ') : []
  if (parts.length > 1) {
    for (const part of parts) takeNews(part, reading)
    return
  }
  if (isNote && takeFragment(text, reading.slots)) return
  if (isSentence(text)) reading.sentences.push(text)
  else reading.fragments.push(text)
}

const ownTeam = new RegExp(`^(?:[Ww]e|[Ii]|[Oo]ur team) at (?<name>${companyName}) (?=\\p{Ll})`, 'u')
const ownName =
  /^(?:[Mm]y|[Oo]ur) (?:company|startup|business|bakery|shop|store|restaurant|firm|agency|nonprofit|brewery|studio|clinic|farm) \((?<name>[^,()]{2,60})(?:, (?<place>[^()]{2,60}))?\)(?= )/u

const results = new RegExp(
  `^(?<company>${companyName}?) (?<period>Q[1-4]|(?:first|second|third|fourth)[- ]quarter|full-year|annual) (?:results|earnings): (?=\\S)`,
  'iu',
)

/** 'MedTrack Q3 results: revenue $42.1M' names company and period before the figures. */
function takeResults(text: string, reading: Reading): boolean {
  const found = /(?:results|earnings): /i.test(text) ? results.exec(text) : null
  const { company, period } = found?.groups ?? {}
  if (found === null || company === undefined) return false
  reading.company ??= company
  if (!reading.slots.has('type')) reading.slots.set('type', 'results')
  reading.fragments.push(`${period}: ${text.slice(found[0].length).replace(/\.$/, '')}`)
  return true
}

/** 'We at Bluefin Foods hired …', 'my bakery (Crumb & Co, Portland OR) won …' */
function takeOwn(text: string, reading: Reading): string {
  const team = ownTeam.exec(text)?.groups?.name
  if (team !== undefined) {
    reading.company ??= team
    return text.replace(ownTeam, 'We ')
  }
  const { name, place } = ownName.exec(text)?.groups ?? {}
  if (name === undefined) return text
  reading.company ??= name
  const home = place === undefined ? undefined : findPlace(place.replace(/ (?=[A-Z]{2}$)/, ', '), '')
  if (home !== undefined) reading.home ??= { ...home, isHome: true }
  return text.replace(ownName, name)
}

/** An appointment told in the passive, and to whom somebody reports. */
function takeRole(text: string, reading: Reading): boolean {
  const boss = /^Reports to (?<boss>[^.]+)\.?$/.exec(text)?.groups?.boss
  if (boss !== undefined) {
    reading.slots.set('reportsTo', boss)
    return true
  }
  const found = readAppointment(text)
  if (found === undefined || reading.slots.has('name')) return false
  for (const [slot, value] of found.slots) if (!reading.slots.has(slot)) reading.slots.set(slot, value)
  if (found.rest !== '') reading.fragments.push(found.rest)
  return true
}

/** 'Acme of Denver, Colorado, opens …' becomes 'Acme opens …': the dateline says where. */
function takeHomeOf(given: string, reading: Reading): string {
  const found = reading.home === undefined ? takeHome(given) : undefined
  if (found === undefined) return given
  reading.company ??= found.company
  reading.home = found.place
  return found.sentence
}

const loneName = /^\p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*){0,4}\.?$/u

function isContact(text: string): boolean {
  return /^(?:media |press )?contact .*@/i.test(text)
}

const announcedThing =
  /^launching (?:on |in )?\p{Lu}|^(?:an? |the )?(?:\p{L}+ )?(?:breach|outage|incident|fire|explosion|layoffs|strike) at \p{L}|^(?:the |our |an? )?(?:\d+\p{Ll}* )?(?:merger|launch|opening|anniversary|release|appointment|expansion|partnership|acquisition) (?:of|between|with|into)\b/iu

/** In prose a capital and a stop make a sentence; notes must show a verb. */
function isSentence(text: string): boolean {
  if (announcedThing.test(text)) return false
  const isProse = hasWords(text, 4) && /^["“]?\p{Lu}/u.test(text) && /[.!?]["”]?$/.test(text)
  return isProse ? !isPersonOnly(text) : hasFiniteVerb(text)
}
