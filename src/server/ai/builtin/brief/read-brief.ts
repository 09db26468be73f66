// Reads a prompt into a brief. Nothing is guessed: what the prompt does not say stays open.

import { collapseSpace } from '#server/ai/builtin/text/joining.ts'
import { splitSentences } from '#server/ai/builtin/text/sentences.ts'
import { hasFiniteVerb } from '#server/ai/builtin/text/verbs.ts'
import { readType } from './announcement-type.ts'
import type { Brief, Contact, GivenQuote, Person, Slot } from './brief.ts'
import { findCompany, findPair, findPartner } from './company.ts'
import { findLinks, readContact } from './contact.ts'
import { isPersonOnly, takeFragment } from './fragments.ts'
import { readInstruction } from './instructions.ts'
import { readLabel } from './labels.ts'
import { findPeople, readPerson } from './people.ts'
import { findPlace } from './place.ts'
import { findProduct, readProductSlot } from './product.ts'
import { readQuoteSlot, takeQuotes } from './quotes.ts'

interface Reading {
  slots: Map<Slot, string>
  sentences: string[]
  fragments: string[]
  quotes: GivenQuote[]
  company?: string
}

/** Everything the prompt says about the news. */
export function readBrief(prompt: string): Brief {
  const text = cleanPrompt(prompt)
  const reading = readLines(text)
  const { slots, fragments } = reading
  const people = collectPeople(reading, text)
  const newsIndex = findNews(reading)
  const news = reading.sentences[newsIndex]
  const statements = reading.sentences.filter(
    (sentence, index) => index !== newsIndex && !introduction.test(sentence),
  )
  const pair = findPair([slots.get('who') ?? '', news, ...fragments].join('\n'))
  const type = readType(slots, [news, slots.get('what'), fragments[0], pair && 'partnership'].join(' '), text)
  return {
    type,
    people,
    quotes: reading.quotes.map((quote) => withKnownSpeaker(quote, people, slots)),
    contact: readContacts(slots.get('contact')),
    links: findLinks(text),
    slots,
    statements,
    fragments,
    ...readParties(reading, type, pair, news, statements),
    ...readSubject(reading, type, news, statements),
  }
}

/** Who announces, and with whom. */
function readParties(
  reading: Reading,
  type: Brief['type'],
  pair: [string, string] | undefined,
  news: string | undefined,
  statements: readonly string[],
): Pick<Brief, 'company' | 'partner'> {
  const [one, other] = type === 'partnership' ? (pair ?? []) : []
  const company = one ?? readCompany(reading, news, statements)
  const partner = other ?? reading.slots.get('partner') ?? readPartner(type, news)
  return { ...(company && { company }), ...(partner && partner !== company && { partner }) }
}

/** What it is about, where and when. */
function readSubject(
  reading: Reading,
  type: Brief['type'],
  news: string | undefined,
  statements: readonly string[],
): Pick<Brief, 'news' | 'product' | 'productDetail' | 'place' | 'releaseDate'> {
  const { slots, fragments } = reading
  const product = readProduct(slots, type === 'launch' ? (news ?? fragments[0]) : undefined)
  const place = findPlace(slots.get('where') ?? slots.get('venue'), placeTexts(reading, news, statements))
  const releaseDate = slots.get('date')
  return {
    ...(product && { product: product.name }),
    ...(product?.detail && { productDetail: product.detail }),
    ...(news && { news }),
    ...(place && { place }),
    ...(releaseDate && { releaseDate }),
  }
}

/** Where the news or the company is, not where anything in the text happens to be. */
function placeTexts({ slots }: Reading, news: string | undefined, statements: readonly string[]): string {
  const homes = statements.filter((text) =>
    /\b(?:based|headquartered|located|team of|our office)\b/i.test(text),
  )
  return [...homes, slots.get('about'), news, slots.get('venue')].filter(Boolean).join(' ')
}

/** Tags, bullets and odd spaces go; lines stay. */
function cleanPrompt(prompt: string): string {
  return prompt
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replaceAll(/<[^>\n]{1,200}>/g, ' ')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      collapseSpace(line)
        .replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, '')
        .replaceAll(/\*\*|__/g, ''),
    )
    .join('\n')
    .trim()
}

function readLines(text: string): Reading {
  const reading: Reading = { slots: new Map(), sentences: [], fragments: [], quotes: [] }
  const { quotes, rest } = takeQuotes(withoutQuoteSlots(text, reading))
  reading.quotes.push(...quotes)
  for (const line of rest.split('\n')) {
    const bare = collapseSpace(line)
    if (bare === '' || /^[.,;:]+$/.test(bare)) continue
    if (!takeLabel(bare, reading)) takeSentences(bare, reading)
  }
  return reading
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

function takeLabel(line: string, reading: Reading): boolean {
  const labelled = readLabel(line)
  if (labelled === undefined) return false
  if (labelled.slot === undefined) {
    // 'Press release: …' and other words before a colon are left to the sentence reader.
    if (hasFiniteVerb(labelled.label) || /release|announce/i.test(labelled.label)) return false
    const sentence = readCompanyLabel(labelled.label, labelled.value)
    if (sentence === undefined) reading.fragments.push(line)
    else reading.sentences.push(sentence)
    return true
  }
  if (labelled.slot === 'ignored') return !/release/i.test(labelled.label)
  const before = reading.slots.get(labelled.slot)
  reading.slots.set(labelled.slot, before === undefined ? labelled.value : `${before}; ${labelled.value}`)
  return true
}

function takeSentences(line: string, reading: Reading): void {
  for (const { text } of splitSentences(line)) {
    const instruction = readInstruction(text)
    if (instruction.kind === 'dropped') continue
    if (instruction.kind === 'unwrapped' && instruction.company) reading.company ??= instruction.company
    takeNews(instruction.kind === 'unwrapped' ? instruction.news : text, reading)
  }
}

function takeNews(given: string, reading: Reading): void {
  const text = withSubject(given)
  // A context often begins with nothing but the name.
  if (loneName.test(text) && !isPersonOnly(text)) reading.company ??= text.replace(/\.$/, '')
  if (text.trim() === '' || takeLabel(text, reading)) return
  const isNote = isContact(text) || !isSentence(text)
  if (isNote && takeFragment(text, reading.slots)) return
  if (isSentence(text)) reading.sentences.push(text)
  else reading.fragments.push(text)
}

const loneName = /^\p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*){0,4}\.?$/u

/** 'Founded in 2019.' and 'Makes speakers.' have left out who. */
function withSubject(text: string): string {
  const lowered = text.charAt(0).toLowerCase() + text.slice(1)
  if (/^(?:Founded|Established) in /.test(text)) return `It was ${lowered}`
  if (/^(?:Headquartered|Based|Located|Sold) in /.test(text)) return `It is ${lowered}`
  return /^(?:Makes|Sells|Builds|Provides|Offers|Develops|Operates|Designs|Serves|Employs|Has) /.test(text)
    ? `It ${lowered}`
    : text
}

/** 'Founded: 2015' and 'Employees: 80' of a form about a company. */
function readCompanyLabel(label: string, value: string): string | undefined {
  if (/^(?:founded|established|since)$/i.test(label))
    return `It was founded in ${value.replace(/^in /i, '')}.`
  if (/^(?:employees|staff|headcount|team size)$/i.test(label))
    return `It has ${value.replace(/ employees$/i, '')} employees.`
  return /^customers$/i.test(label) ? `It has ${value.replace(/ customers$/i, '')} customers.` : undefined
}

function isContact(text: string): boolean {
  return /^(?:media |press )?contact .*@/i.test(text)
}

/** In prose a capital and a stop make a sentence; notes must show a verb. */
function isSentence(text: string): boolean {
  const isProse = /^["“]?\p{Lu}.*[.!?]["”]?$/su.test(text) && text.split(' ').length >= 4
  return isProse ? !isPersonOnly(text) : hasFiniteVerb(text)
}

const background = /\b(?:founded|established|headquartered|based in|employees|employs|is located)\b/i
const introduction =
  /^(?:[Ww]e are|[Oo]ur company is|[Mm]y company is) (?:the )?\p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*)*\.?$/u

/** The first sentence that is neither background nor an introduction. */
function findNews({ sentences, slots }: Reading): number {
  const what = slots.get('what')
  if (what !== undefined && hasFiniteVerb(what) && !slots.has('event')) {
    sentences.unshift(what)
    slots.delete('what')
    return 0
  }
  return sentences.findIndex((sentence) => !background.test(sentence) && !introduction.test(sentence))
}

function readCompany(
  reading: Reading,
  news: string | undefined,
  statements: readonly string[],
): string | undefined {
  const { slots } = reading
  const slotted = slots.get('company') ?? slots.get('host')
  if (slotted !== undefined) return slotted.split(/,\s|\s[–—-]\s/)[0]
  if (reading.company !== undefined) return reading.company
  const who = slots.get('who')
  const named = who !== undefined && /^\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*$/u.test(who) ? who : undefined
  return (
    named ?? findCompany([...reading.sentences, ...(news ? [news] : []), ...statements, ...reading.fragments])
  )
}

function readPartner(type: Brief['type'], news: string | undefined): string | undefined {
  return news !== undefined && (type === 'partnership' || type === 'acquisition')
    ? findPartner(news)
    : undefined
}

function readProduct(slots: ReadonlyMap<Slot, string>, news: string | undefined) {
  const slotted = slots.get('product')
  if (slotted !== undefined) return readProductSlot(slotted)
  return news === undefined ? undefined : findProduct(news)
}

function collectPeople({ slots, quotes }: Reading, text: string): Person[] {
  const people = findPeople(text)
  const add = (person: Person | undefined) => {
    if (person && !people.some(({ surname }) => surname === person.surname)) people.push(person)
  }
  for (const slot of ['spokesperson', 'expert', 'name'] as const) {
    const value = slots.get(slot)
    if (value !== undefined) add(readPerson(value))
  }
  for (const { speaker } of quotes) add(speaker?.name.includes(' ') ? speaker : undefined)
  return people
}

/** 'said Strand' is the Lena Strand the brief names before. */
function withKnownSpeaker(
  quote: GivenQuote,
  people: readonly Person[],
  slots: ReadonlyMap<Slot, string>,
): GivenQuote {
  const surname = quote.speaker?.surname
  const known = people.find((person) => person.surname === surname)
  if (known) return { ...quote, speaker: { ...quote.speaker, ...known } }
  if (quote.speaker !== undefined) return quote
  const spokesperson = slots.get('spokesperson')
  const speaker = spokesperson === undefined ? people[0] : readPerson(spokesperson)
  return speaker === undefined ? quote : { ...quote, speaker }
}

function readContacts(value: string | undefined): Contact {
  return value === undefined ? {} : readContact(value)
}
