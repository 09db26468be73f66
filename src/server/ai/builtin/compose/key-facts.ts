// Writes the list of key facts: points of the notes that are clear alone and told nowhere else in the release.

import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { findVerb, isSentence, readOpening } from '#server/ai/builtin/story/clauses/clauses.ts'
import { tellHappening } from '#server/ai/builtin/story/clauses/happenings.ts'
import { isWritersLabel, slotOf } from '#server/ai/builtin/story/labels.ts'
import { nameOnce } from '#server/ai/builtin/story/own-name.ts'
import { needsContext, standsAlone } from '#server/ai/builtin/story/stands-alone.ts'
import { leaning } from '#server/ai/builtin/story/statements.ts'
import { type Slot, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { isPoint } from '#server/ai/builtin/story/telegraph.ts'
import { namesOccasion } from '#server/ai/builtin/text/deeds.ts'
import { capitalizeFirst, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'
import { isRetold } from '#server/ai/builtin/text/retold.ts'
import { paragraph } from './blocks.ts'
import type { Lead } from './lead.ts'

/** Slots whose values are clear without a label. */
const bare: ReadonlySet<Slot> = new Set(['proof', 'why', 'what', 'features', 'results', 'traction', 'detail'])
/** Slots whose values have sentences of their own in the tables. */
const inTable: ReadonlySet<Slot> = new Set([
  'revenue',
  'income',
  'earnings',
  'start',
  'career',
  'mandate',
  'education',
  'selection',
  'task',
])
const elsewhere: ReadonlySet<Slot> = new Set([
  'who',
  'where',
  'home',
  'founded',
  'staff',
  'does',
  'website',
  'date',
  'headline',
  'event',
  'when',
  'venue',
  'tickets',
  'request',
])

/** Notes with a figure that are no sentences, and labeled figures that no sentence tells. */
export function listPoints(
  { points, slots, labels }: Story,
  told: string,
  { unit, told: inLead }: Lead,
): string[] {
  const figures = [...labels].flatMap(([slot, label]) => {
    const value = slots.get(slot)
    const isTold =
      value === undefined ||
      ((inLead.has(slot) || inTable.has(slot)) && isAllTold(value, told)) ||
      elsewhere.has(slot) ||
      !isPoint(value) ||
      told.toLowerCase().includes(value.replace(/^to /, '').toLowerCase())
    if (isTold) return []
    return [bare.has(slot) ? capitalizeFirst(value) : `${capitalizeFirst(label.toLowerCase())}: ${value}`]
  })
  return [...points.filter((point) => point.unit !== unit).map(({ text }) => text), ...figures]
}

/** Whether every name and figure of the value was told. */
const isAllTold = (value: string, told: string): boolean =>
  (value.match(/\p{Lu}[\p{L}-]+|\d(?:[\d.,]*\d)?/gu) ?? []).every((word) => told.includes(word))

/** The points to print: those that are clear alone and add something to the release. */
export function chooseKeyFacts(points: readonly string[], told: string, story: Story): string[] {
  const chosen = points
    .map((point) => withoutIntroduction(withCalmLabel(point), told, story))
    .filter((point) => saysMore(point, story) && !isTold(point, told, story))
  return withoutParts(chosen.map((text) => nameOnce(text, story.company)))
}

export interface KeyFacts {
  /** Points that are whole sentences and go into the text. */
  sentences: string[]
  items: string[]
}

/** Splits points into sentences and a list. A single point is no list: it is told as a sentence, kept for its figures, or offered as not used. */
export function layOut(points: readonly string[], story: Story): KeyFacts {
  const told = points.map((point) =>
    isProse(point) ? point : (tellDoing(point, story) ?? tellHappening(point) ?? point),
  )
  const items = told.filter((text) => !isProse(text) && !isScrap(text))
  const sentences = told.filter(isProse).map((text) => endSentence(capitalizeFirst(text)))
  if (items.length !== 1) return { sentences, items }
  const last = items.flatMap(
    (item) => tellValue(item) ?? tellCounts(item, story) ?? tellNone(item, story) ?? [],
  )
  return { sentences: [...sentences, ...last], items: last.length === 0 ? items.filter(hasFigure) : [] }
}

const hasFigure = (text: string): boolean => figuresOf(text).length > 0

/** A sentence for what only a company can do: "Hiring 25 people, most of them in Dayton, and adding a plant". */
function tellDoing(point: string, { company }: Story): string | undefined {
  const isDoing =
    /^(?:Hiring|Adding|Opening|Building|Expanding|Buying|Moving into|Doubling) \S/u.test(point) &&
    !namesOccasion(point)
  return company === undefined || !isDoing || labeled.test(point)
    ? undefined
    : nameOnce(`${shortName(company) ?? company} is ${lowerFirst(point)}`, company)
}

const counts =
  /^(?:(?:about|some|over|more than|up to) )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine) [\p{L} -]{2,60}$/iu

/** A sentence for what an event will have: "250 kits, 60 volunteers, three workshops". */
function tellCounts(point: string, { type }: Story): string | undefined {
  const pieces = point.split(/, (?:and )?/u)
  const isCounts = pieces.length > 1 && pieces.every((piece) => counts.test(piece))
  if (type !== 'event' || !isCounts) return undefined
  return endSentence(`There will be ${lowerFirst(pieces.slice(0, -1).join(', '))} and ${pieces.at(-1)}`)
}

/** Whether each part is a sentence that stands alone or follows the one before. */
function isProse(point: string): boolean {
  const parts = splitSentences(endSentence(capitalizeFirst(point))).map(({ text }) => text)
  return parts.every(isWhole) && !labeled.test(point) && !leaning.test(parts[0] ?? '')
}

/** Whether the subject stands right before the verb and no count follows: not in "Employee-owned, studies work", "64 were named, five finalists". */
function isWhole(text: string): boolean {
  const front = text.slice(0, findVerb(text)?.from ?? 0)
  const isOpen = /[,:;]/.test(front.replace(/(?<=\d),(?=\d)/gu, '').replace(adverbial, ''))
  return (
    isSentence(text) &&
    standsAlone(text) &&
    readOpening(text) === undefined &&
    !isOpen &&
    !countBehind.test(text)
  )
}

const adverbial =
  /^(?:In|On|At|By|From|Since|After|Before|During|Starting|Until|Last|This|Next) [^;:]{2,60}, /u
const countBehind = /, (?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten) [\p{Ll} -]+\.$/u

const date = new RegExp(
  `\\b(?:(?:${monthPattern()})\\.?(?: \\d{1,2})?(?:, \\d{4})?|${weekdayPattern()}|\\d{1,2}(?::\\d\\d)? [ap]\\.m\\.|(?:19|20)\\d\\d)`,
  'giu',
)
const fewestWords = 5

/** Whether the point is unclear alone: "Closed Jan. 29", "English, Spanish". */
function isScrap(given: string): boolean {
  const point = splitSentences(given)[0]?.text ?? given
  if (labeled.test(point) || /^(?:No|Nobody|None|Free|All|Only)\b/u.test(point)) return false
  const words = point.replaceAll(date, '').match(/\p{L}{3,}|\d+/gu) ?? []
  const isOpen = readOpening(point) !== undefined || /^\p{Lu}\p{Ll}+ed\b/u.test(point)
  return words.length < (isOpen ? fewestOfDeed : /\d/.test(point) ? 2 : fewestWords)
}

const fewestOfDeed = 3

/** The point with its label in small letters: "WHY IT MATTERS: …". */
const withCalmLabel = (point: string): string =>
  point.replace(/^(?<label>[\p{Lu} ]{5,40})(?=: )/u, (label) => capitalizeFirst(label.toLowerCase()))

/** A sentence for an incident's "No broken bones", "No other reports so far". */
function tellNone(point: string, { type }: Story): string | undefined {
  if (type !== 'crisis' || !/^No [\p{Ll} -]{4,60}$/u.test(point)) return undefined
  const [what = ''] = point.split(/ (?:so|in|at|on|among|of|for|from) /u)
  const be = / so far$/.test(point) ? 'have been' : /[^s]s$/.test(what) ? 'were' : 'was'
  return endSentence(`There ${be} ${lowerFirst(point)}`)
}

/** A label with the thing it measures: "Price of the jumper: £285". */
const measured =
  /^(?<what>(?:price|cost|fee|size|prize|budget|investment|address|capacity|length|weight|rent|fare|venue|location|admission|first delivery|deadline|dates?|rate)(?: (?:of|for) the [\p{Ll} ]{3,30})?): (?<value>[^;:]{2,80})$/iu

function tellValue(item: string): string | undefined {
  const { what, value } = measured.exec(item)?.groups ?? {}
  if (what === undefined || value === undefined || findVerb(value) !== undefined) return undefined
  const isMany = /^\p{L}+s\b/u.test(what) && !/^address/iu.test(what)
  return endSentence(
    `${/^admission/iu.test(what) ? '' : 'The '}${lowerFirst(what)} ${isMany ? 'are' : 'is'} ${value}`,
  )
}

const labeled = /^(?<label>[^:]{2,40}): (?<value>\S.*)$/su

function saysMore(point: string, { people }: Story): boolean {
  const { label } = labeled.exec(point)?.groups ?? {}
  if (point === '' || point.startsWith('(') || needsContext(point)) return false
  if (label !== undefined) return !isWritersLabel(label)
  return !isBareCount(point) && !people.some(({ name }) => isOnlyNamed(point, name))
}

/** Whether the count is unclear alone: "54 accepted", "At 74 people". */
function isBareCount(point: string): boolean {
  const [count, what, ...more] = tagWords(point.replace(/^(?:at|with|to|by|from|of) /iu, ''))
  if (count?.part !== 'NUM' || more.length > 0) return false
  return what?.part !== 'NOUN' || /^(?:people|persons|staff|employees|members|jobs)$/.test(what.word)
}

const longestPost = 8

/** Whether the point only says who somebody is ("Ada Byrne, volunteer curator"), which belongs beside what they say or do. */
const isOnlyNamed = (point: string, name: string): boolean =>
  point.startsWith(name) &&
  !/\d/.test(point) &&
  /^(?:,| [-–(]|$)/u.test(point.slice(name.length)) &&
  point.slice(name.length).split(' ').length <= longestPost

/** A town or an occupation has fewer words. */
const wordsOfNews = 5

/** The point without the description of the company, which readers know by then: "Acme, Salem, 40 employees, six routes". */
function withoutIntroduction(point: string, told: string, { company }: Story): string {
  const [name = '', ...pieces] = point.split(/, (?!\d{3}\b)| \((?=[^()]*\))|(?<=\))[,;]? | [–—-] /u)
  const isOwn = company !== undefined && (name === company || name === shortName(company))
  if (!isOwn || pieces.length === 0) return isOwn ? '' : point
  const more = pieces.map((piece) => piece.replace(/\)$/u, '')).filter((piece) => !isSaid(piece, told))
  if (more.every((piece) => !/\d/.test(piece) && piece.split(' ').length < wordsOfNews)) return ''
  return more.every((piece) => /^\d/.test(piece)) ? more.join(', ') : point
}

/** Slots whose label adds nothing to the value. */
const selfSaid: ReadonlySet<Slot> = new Set([
  'what',
  'who',
  'where',
  'home',
  'when',
  'product',
  'event',
  'amount',
  'round',
  'investor',
  'name',
  'role',
  'start',
  'partner',
  'target',
  'award',
  'giver',
  'finding',
])

function isTold(point: string, told: string, { type }: Story): boolean {
  const { label = '', value = point } = labeled.exec(point)?.groups ?? {}
  const slot = slotOf(label, type)
  return isSaid(slot !== undefined && selfSaid.has(slot) ? value : point, told)
}

/** Whether the release already has every content word and figure of the text. */
const isSaid = (text: string, told: string): boolean => {
  const [words, given] = [withOneWordForStaff(text), withOneWordForStaff(told)]
  const figures = new Set(figuresOf(given))
  return figuresOf(words).every((figure) => figures.has(figure)) && isRetold(words, given)
}

const withOneWordForStaff = (text: string): string =>
  text.replaceAll(/(?<=\d )(?:people|persons|staff|workers|team members)\b/gu, 'employees')

const figuresOf = (text: string): string[] => text.match(/\d(?:[\d.,]*\d)?/g) ?? []

/** Whether a point of the list gives the sentence's figures with more detail. */
export function repeatsFigures(text: string, items: readonly string[]): boolean {
  const figures = figuresOf(text)
  return (
    figures.length > 0 && items.some((item) => figures.every((figure) => figuresOf(item).includes(figure)))
  )
}

/** The points without those whose words are all in another one. */
function withoutParts(items: readonly string[]): string[] {
  const words = items.map((item) => new Set(item.toLowerCase().match(/[\p{L}\p{N}$€£%]+/gu)))
  return items.filter(
    (_, index) =>
      !words.some((other, at) => {
        const own = words[index] ?? new Set()
        const isLess = own.size < other.size || (own.size === other.size && index > at)
        return index !== at && isLess && [...own].every((word) => other.has(word as string))
      }),
  )
}

export function asList(items: readonly string[]): ReleaseBlock[] {
  if (items.length === 0) return []
  return [
    paragraph(items.length === 1 ? 'Key fact:' : 'Key facts:'),
    { type: 'list', ordered: false, start: 1, items: items.map((text) => [paragraph(text)]) },
  ]
}
