// Reads a prompt into a brief. Nothing is guessed: what the prompt does not say stays open.

import { collapseSpace } from '#server/ai/builtin/text/joining.ts'
import { splitSentences } from '#server/ai/builtin/text/sentences.ts'
import { hasFiniteVerb } from '#server/ai/builtin/text/verbs.ts'
import { readType } from './announcement-type.ts'
import type { Brief, Contact, GivenQuote, Person, Slot } from './brief.ts'
import { findCompany, findHost, findPair, findPartner } from './company.ts'
import { completeLabel, completeNote } from './complete-notes.ts'
import { findLinks, readContact } from './contact.ts'
import { isPersonOnly, takeFragment } from './fragments.ts'
import { readInstruction } from './instructions.ts'
import { readLabel } from './labels.ts'
import { findPeople, readPerson } from './people.ts'
import { findPlace } from './place.ts'
import { findProduct, isNaming, readNaming, readProductSlot } from './product.ts'
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
    (sentence, index) => index !== newsIndex && !introduction.test(sentence) && !isNaming(sentence),
  )
  shapeEvent(slots)
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

/** Who, what, when and where with a time of day make an event, whatever it is called. */
function shapeEvent(slots: Map<Slot, string>): void {
  const [what, when, where] = [slots.get('what'), slots.get('when'), slots.get('where')]
  if (slots.has('event') || what === undefined || when === undefined || hasFiniteVerb(what)) return
  if (!/\d ?(?:[ap]\.?m\b|:\d\d)|noon/i.test(when)) return
  const [name = what, ...rest] = what.split(/[,;:] /)
  slots.set('event', name)
  if (rest.length === 0) slots.delete('what')
  if (where !== undefined && !slots.has('venue')) slots.set('venue', where)
}

/** Who announces, and with whom. */
function readParties(
  reading: Reading,
  type: Brief['type'],
  pair: [string, string] | undefined,
  news: string | undefined,
  statements: readonly string[],
): Pick<Brief, 'company' | 'partner'> {
  const [one, other] = type === 'partnership' || type === 'acquisition' ? (pair ?? []) : []
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
  const product =
    readNaming(reading.sentences) ??
    readProduct(slots, type === 'launch' ? (news ?? fragments[0]) : undefined)
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
  const { slot, label, value } = labelled
  if (slot === undefined) return takeUnknownLabel(line, label, value, reading)
  if (slot === 'ignored') return !/release/i.test(label)
  // 'Founder: Owen Pike' is a title with its name.
  const isTitle = slot === 'spokesperson' && !/^(?:spokesperson|quote from|person to quote)$/i.test(label)
  const told = isTitle ? `${label} ${value}` : value
  const before = reading.slots.get(slot)
  reading.slots.set(slot, before === undefined ? told : `${before}; ${told}`)
  return true
}

function takeUnknownLabel(line: string, label: string, value: string, reading: Reading): boolean {
  // 'Press release: …' and other words before a colon are left to the sentence reader.
  if (hasFiniteVerb(label) || /release|announce/i.test(label)) return false
  const sentence = completeLabel(label, value)
  if (sentence !== undefined) reading.sentences.push(sentence)
  // 'Product recall: Acme recalls …' is a heading before its news.
  else if (/^\p{Lu}/u.test(value) && hasFiniteVerb(value)) takeSentences(value, reading)
  else reading.fragments.push(line)
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
  const text = completeNote(given)
  // A context often begins with nothing but the name.
  if (loneName.test(text) && !isPersonOnly(text)) reading.company ??= text.replace(/\.$/, '')
  if (text.trim() === '' || takeLabel(text, reading)) return
  const isNote = isContact(text) || !isSentence(text)
  if (isNote && takeFragment(text, reading.slots)) return
  if (isSentence(text)) reading.sentences.push(text)
  else reading.fragments.push(text)
}

const loneName = /^\p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*){0,4}\.?$/u

function isContact(text: string): boolean {
  return /^(?:media |press )?contact .*@/i.test(text)
}

const announcedThing =
  /^(?:the |our |an? )?(?:\d+\p{Ll}* )?(?:merger|launch|opening|anniversary|release|appointment|expansion|partnership|acquisition) (?:of|between|with|into)\b/iu

/** In prose a capital and a stop make a sentence; notes must show a verb. */
function isSentence(text: string): boolean {
  if (announcedThing.test(text)) return false
  const isProse = /^["“]?\p{Lu}.*[.!?]["”]?$/su.test(text) && text.split(' ').length >= 4
  return isProse ? !isPersonOnly(text) : hasFiniteVerb(text)
}

const background = /\b(?:founded|established|headquartered|based in|employees|employs|is located)\b/i
const introduction =
  /^(?:[Ww]e are|[Oo]ur company is|[Mm]y company is) (?:the )?\p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*)*\.?$/u

/** The first sentence that is neither background nor an introduction. */
function findNews({ sentences, slots, fragments }: Reading): number {
  // 'the 50th anniversary of Acme' is the news, whatever else is told about the day.
  if (fragments.some((note) => /^(?:the |our )?(?:\d+\p{Ll}+ )?(?:anniversary|merger) of\b/iu.test(note)))
    return -1
  const what = slots.get('what')
  if (what !== undefined && hasFiniteVerb(what) && !slots.has('event')) {
    sentences.unshift(what)
    slots.delete('what')
    return 0
  }
  const isNews = (sentence: string) =>
    !background.test(sentence) && !introduction.test(sentence) && !isNaming(sentence)
  const index = sentences.findIndex(isNews)
  // After 'The app is called MealMap.' what follows describes it; the news is the launch itself.
  return sentences.some(isNaming) && /^It /.test(sentences[index] ?? '') ? -1 : index
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
  const host = findHost([news ?? '', ...reading.fragments].join('\n'))
  return (
    named ??
    host ??
    findCompany([...reading.sentences, ...(news ? [news] : []), ...statements, ...reading.fragments])
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
  const people = findPeople([slots.get('spokesperson') ?? '', text].join('\n'))
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
