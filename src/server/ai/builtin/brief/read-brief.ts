// Reads a prompt into a brief. Nothing is guessed: what the prompt does not say stays open.

import { findPeople, readPerson } from '#domain/brief/people.ts'
import { findPlace } from '#domain/brief/place.ts'
import type { Person, Place, SheetEdits } from '#domain/brief/sheet.ts'
import type { ChangedKinds } from '#domain/brief/unit.ts'
import { hasFiniteVerb } from '#domain/language/verbs.ts'
import { dropStop } from '#server/ai/builtin/text/joining.ts'
import { readType } from './announcement-type.ts'
import type { Brief, GivenQuote, Slot } from './brief.ts'
import { findCompany, findHost, findPair, findPartner, isIntroducing } from './company.ts'
import { chooseType, formTypes, takeFinding, withSheetCompany } from './from-sheet.ts'
import { readMaterial } from './material.ts'
import { findProduct, isNaming, readNaming, readProductSlot, takeProductNote } from './product.ts'
import { cleanPrompt, type Reading, readLines } from './read-lines.ts'
import { isRequest } from './requests.ts'
import { shapeForm } from './shape-form.ts'
import { markSilent } from './silent-people.ts'

/** Everything the prompt says about the news. */
export function readBrief(prompt: string, kinds?: ChangedKinds, edits?: SheetEdits): Brief {
  const { text: permitted, quotes, sheet } = readMaterial(prompt, kinds, edits)
  const text = cleanPrompt(permitted)
  const reading = readLines(text)
  reading.quotes.push(...quotes)
  if (sheet.embargo !== null) reading.slots.set('embargo', sheet.embargo.until)
  const { slots, fragments } = reading
  const people = collectPeople(reading, text)
  if (formTypes.has(sheet.type) && !slots.has('type')) slots.set('type', sheet.type)
  takeFinding(reading, sheet.type)
  shapeForm(slots, reading.sentences)
  const newsIndex = findNews(reading)
  const news = reading.sentences[newsIndex]
  const statements = reading.sentences.filter(
    (sentence, index) => index !== newsIndex && !introduction.test(sentence) && !isNaming(sentence),
  )
  shapeEvent(slots)
  const pair = findPair([slots.get('who') ?? '', news, ...fragments].join('\n'))
  const told = readType(slots, [news, slots.get('what'), fragments[0], pair && 'partnership'].join(' '), text)
  const type = chooseType(sheet.type, told)
  return {
    type,
    people,
    quotes: reading.quotes.map((quote) => withKnownSpeaker(quote, people, slots)),
    contact: sheet.contact ?? {},
    links: sheet.links.map((link) => link.text),
    slots,
    statements,
    fragments,
    ...withSheetCompany(readParties({ ...reading, people }, type, pair, news, statements), sheet),
    ...readSubject(reading, type, news, statements),
    ...(sheet.place !== null && { place: sheet.place }),
  }
}

/** Who, what, when and where with a time of day make an event, whatever it is called. */
function shapeEvent(slots: Map<Slot, string>): void {
  splitEvent(slots)
  const [what, when, where] = [slots.get('what'), slots.get('when'), slots.get('where')]
  if (slots.has('event') || what === undefined || hasFiniteVerb(what)) return
  const isSaid = /\bevent\b/i.test(slots.get('type') ?? '')
  if (!isSaid && !/\d ?(?:[ap]\.?m\b|:\d\d)|noon/i.test(when ?? '')) return
  const [name = what, ...rest] = what.split(/[,;:] /)
  slots.set('event', name)
  if (rest.length === 0) slots.delete('what')
  if (where !== undefined && !slots.has('venue')) slots.set('venue', where)
}

const eventParts =
  /^(?<name>[^,]+), (?<when>(?:\p{L}{3,9}\.?,? )?\p{L}{3,9}\.? \d{1,2}(?:, \d{4})?(?:,? (?:at |from )?\d[\d:apm. –-]*(?: ?to [\d:apm. ]+)?)?)(?:, (?<venue>.+))?$/iu

const datedEvent =
  /^(?<name>[^,]+?) at (?<venue>(?:the )?\p{Lu}.+?),? (?<when>(?:on )?(?:\p{L}{3,6}day,? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? \d{1,2}\b.*)$/u

/** 'the Riverbend Jazz Festival, June 12, 2027, 11am-10pm, Riverbend Park': name, time and place on one line. */
function splitEvent(slots: Map<Slot, string>): void {
  const event = slots.get('event') ?? ''
  const { name, when, venue } = (eventParts.exec(event) ?? datedEvent.exec(event))?.groups ?? {}
  if (name === undefined || when === undefined || slots.has('when')) return
  slots.set('event', name).set('when', when.trim())
  if (venue !== undefined && !slots.has('venue')) slots.set('venue', venue)
}

/** Who announces, and with whom. */
function readParties(
  reading: Reading & Pick<Brief, 'people'>,
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
    readProduct(slots, type === 'launch' ? { news, notes: fragments } : undefined)
  const place = readPlace(reading, news, statements)
  const releaseDate = slots.get('date')
  return {
    ...(product && { product: product.name }),
    ...(product?.detail && { productDetail: product.detail }),
    ...(news && { news }),
    ...(place && { place }),
    ...(releaseDate && { releaseDate }),
  }
}

function readPlace(
  reading: Reading,
  news: string | undefined,
  statements: readonly string[],
): Place | undefined {
  const where = reading.slots.get('where') ?? reading.slots.get('venue')
  const home = where === undefined ? reading.home : undefined
  return home ?? findPlace(where, placeTexts(reading, news, statements))
}

/** Where the news or the company is, not where anything in the text happens to be. */
function placeTexts({ slots }: Reading, news: string | undefined, statements: readonly string[]): string {
  const homes = statements.filter((text) =>
    /\b(?:based|headquartered|located|team of|our office)\b/i.test(text),
  )
  return [...homes, slots.get('about'), news, slots.get('venue')].filter(Boolean).join(' ')
}

const background = /\b(?:founded|established|headquartered|based in|employees|employs|is located)\b/i
/** 'Acme, based in Denver, launched …' is news all the same. */
const newsVerb =
  /^(?!It |The company |We |They )[^.;]*?\b(?:(?:launch|introduc|unveil|releas|rais|acquir|merg|appoint|announc|recall|celebrat)\p{Ll}*|clos(?:es|ed)|opens|opened|opening|signs|signed|wins|won|hires|hired|names|named)\b/u
const introduction =
  /^(?:[Ww]e are|[Oo]ur company is|[Mm]y company is) (?:the )?\p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*)*\.?$/u

const toldByName =
  /^(?:Q[1-4]|[\p{L} ]{0,20}quarter|full-year|annual): |^(?:the |our )?(?:\d+\p{Ll}+ )?(?:anniversary|merger|launch) of\b|^(?:an? |the )?(?:\p{L}+ )?(?:breach|outage|incident|fire|explosion|layoffs|strike) at \p{L}/iu

/** 'our new app FitPal' is what a prompt asks a release about. */
const newThing =
  /^(?:our|the|an?) (?:new |first |latest )?(?:[\p{Ll}-]+ ){1,3}[“"]?\p{Lu}\S*(?: \p{Lu}\S*)*\.?$/u

/** The first sentence that is neither background nor an introduction. */
function findNews({ sentences, slots, fragments }: Reading): number {
  // 'the 50th anniversary of Acme' is the news, whatever else is told about the day.
  if (fragments.some((note) => toldByName.test(note))) return -1
  // A finding, or a name with a role, is the news itself.
  const isSlotted = slots.has('finding') || slots.has('award') || (slots.has('name') && slots.has('role'))
  if (isSlotted && !slots.has('what')) return -1
  const what = slots.get('what')
  if (what !== undefined && hasFiniteVerb(what) && !slots.has('event')) {
    sentences.unshift(what)
    slots.delete('what')
    return 0
  }
  const isNews = (sentence: string) =>
    (!background.test(sentence) || newsVerb.test(sentence)) &&
    !introduction.test(sentence) &&
    !isNaming(sentence)
  const index = preferTelling(sentences, isNews, slots.has('event') || slots.has('product'))
  // After 'The app is called MealMap.' what follows describes it; the news is the launch itself.
  const isNamed = sentences.some(isNaming) || fragments.some((note) => newThing.test(note))
  return isNamed && /^It /.test(sentences[index] ?? '') ? -1 : index
}

/** What did not happen, what readers are asked to do and who somebody is: beside something else they are no news. */
function isAside(sentence: string): boolean {
  return (
    /^(?:No|Not|None|Nobody|Neither|Sponsored|Presented|Hosted) /.test(sentence) ||
    isRequest(sentence) ||
    isIntroducing(sentence)
  )
}

function preferTelling(
  sentences: readonly string[],
  isNews: (sentence: string) => boolean,
  isToldBySlots: boolean,
): number {
  const telling = sentences.findIndex((sentence) => isNews(sentence) && !isAside(sentence))
  return telling === -1 && !isToldBySlots ? sentences.findIndex(isNews) : telling
}

function readCompany(
  reading: Reading & Pick<Brief, 'people'>,
  news: string | undefined,
  statements: readonly string[],
): string | undefined {
  const { slots } = reading
  const slotted = slots.get('company') ?? slots.get('host')
  if (slotted !== undefined) return dropStop(slotted.split(/,\s|\s[–—-]\s/)[0] ?? '')
  if (reading.company !== undefined) return reading.company
  const who = slots.get('who')
  const named = who !== undefined && /^\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*$/u.test(who) ? who : undefined
  const host = findHost([news ?? '', ...reading.fragments].join('\n'))
  return (
    named ??
    host ??
    findCompany(
      [...reading.sentences, ...(news ? [news] : []), ...statements, ...reading.fragments],
      reading.people,
    )
  )
}

function readPartner(type: Brief['type'], news: string | undefined): string | undefined {
  return news !== undefined && (type === 'partnership' || type === 'acquisition')
    ? findPartner(news)
    : undefined
}

function readProduct(
  slots: ReadonlyMap<Slot, string>,
  launch?: { news: string | undefined; notes: string[] },
) {
  const slotted = slots.get('product')
  if (slotted !== undefined) return readProductSlot(slotted)
  if (launch === undefined) return undefined
  const { news, notes } = launch
  const told = notes.find((note) => /^(?:the |our )?launch of\b/i.test(note))
  return (
    findProduct(news ?? told ?? notes[0] ?? '') ?? (news === undefined ? takeProductNote(notes) : undefined)
  )
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
  return markSilent(people, text)
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
  const speaker =
    spokesperson === undefined ? people.find(({ isSilent }) => !isSilent) : readPerson(spokesperson)
  return speaker === undefined ? quote : { ...quote, speaker }
}
