// Takes each line that may be printed into the story: as sentences, a slot's value, or a point.
import { findAboutSection } from '#domain/brief/about-section.ts'
import { isFurniture } from '#domain/brief/cues/furniture-cues.ts'
import { readRequest } from '#domain/brief/cues/instruction-cues.ts'
import { isReassurance } from '#domain/brief/cues/must-say.ts'
import { listSenders } from '#domain/brief/evidence/senders.ts'
import { type DataTable, findDataTables } from '#domain/brief/spread/data-tables.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { capitalizeFirst, dropStop, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { withWhatGrew } from './antecedents.ts'
import { isSentence } from './clauses/clauses.ts'
import { isClean } from './clauses/printable-words.ts'
import { readHeadlineWish } from './headline-wish.ts'
import { isWritersLabel, readAskedLabel, slotOf } from './labels.ts'
import type { Subjects } from './note-subjects.ts'
import { nameOnce, withOwnName } from './own-name.ts'
import { withEffect } from './shape-appointment.ts'
import { takeCompany, takeFragment } from './shape-slots.ts'
import { joinTorn } from './stands-alone.ts'
import { introducesWords, isOnRelease, isWish, leaning, leansOnOther, subjectsOf } from './statements.ts'
import { companyOf, type Story } from './story.ts'
import { takeLabeled } from './take-labeled.ts'
import { takeSentences } from './take-sentences.ts'
import { isPoint } from './telegraph.ts'
import { tellInParts } from './tell-in-parts.ts'
import { speakThird } from './third-person.ts'
import { tidyNote, withoutAsides } from './tidy.ts'
import { closedTopic, isOfOther, ownTopic, readTopic, type Topic } from './topic.ts'
import { isCutOff, keepWhole } from './whole-notes.ts'

const telling: ReadonlySet<SortedUnit['kind']> = new Set(['fact', 'private', 'foreign', 'unsure'])

/** Whether the next line may refer to this one. */
const isHeard = (unit: SortedUnit): boolean =>
  !unit.isHeading &&
  // "[check with Birch]" is no part of the draft it stands in.
  !(unit.kind === 'unsure' && unit.text.startsWith('[')) &&
  (telling.has(unit.kind) || (unit.kind === 'furniture' && !isFurniture(unit)))

export function takeUnits(units: readonly SortedUnit[], story: Story): void {
  /** Whether the unit before could be what "it" means, and was told. */
  let isClear = false
  let topic = ownTopic
  const senders = listSenders(
    units,
    story.people.map(({ name }) => name),
  )
  // If only one person writes, the lines are the company's own.
  const isThread = new Set(senders.filter((sender) => sender !== undefined)).size > 1
  const about = new Set(findAboutSection(units, story.company)?.units)
  const rows = takeTables(units, story)
  for (const [index, given] of units.entries()) {
    const unit = withCompany({ ...given, body: withWhatGrew(given.body, units[index - 1]?.body) }, story)
    if (unit.kind === 'instruction') takeRequest(unit, story)
    const isAbout = about.has(index) && story.opening?.first.has(index) !== true
    if (!isHeard(unit) || isAbout || rows.has(index)) continue
    if (!isTellable(unit) || isRemark(unit, index, story) || isCutOff(units, index)) {
      // After a line that is kept out, the topic is unknown.
      topic = closedTopic(unit)
      isClear = false
      continue
    }
    const { of, next } = readTopic(topic, unit, story)
    topic = next
    const sender = isThread ? senders[index] : undefined
    const told = withoutReason({ ...unit, ...inThird(unit, story, sender) }, index, units[index + 1], story)
    isClear = takeUnit(told, index, story, isClear, of)
  }
}

/** The unit with the company's capitals: "acme raised $4M". */
const withCompany = (unit: SortedUnit, { company }: Story): SortedUnit => ({
  ...unit,
  body: withOwnName(unit.body, company),
  ...(unit.value !== undefined && { value: withOwnName(unit.value, company) }),
})

/** Takes each table of figures as one point, since a row alone is unclear. */
function takeTables(units: readonly SortedUnit[], story: Story): ReadonlySet<number> {
  const open = findDataTables(units).filter(({ rows }) => rows.every((at) => units[at]?.kind === 'fact'))
  for (const table of open) {
    const unit = table.rows[0] ?? 0
    const text = tellTable(table, units)
    story.points.push({ text, unit, leans: false })
    story.facts.push({ text, unit })
  }
  return new Set(open.flatMap(({ rows, head }) => (head === undefined ? rows : [head, ...rows])))
}

/** The table as a point: "Reasons for quitting: cost of tools, 44%; travel, 39%". */
function tellTable({ caption, columns, rows }: DataTable, units: readonly SortedUnit[]): string {
  const told = rows.map((at) => {
    const [name = '', ...figures] = units[at]?.cells ?? []
    const values = figures.map((value, column) => withColumn(value, columns[column]))
    return `${isEverydayWord(name.split(' ')[0]?.toLowerCase() ?? '') ? lowerFirst(name) : name}, ${values.join(', ')}`
  })
  if (caption === '') return capitalizeFirst(told.join('; '))
  return caption.endsWith('?')
    ? `${caption} ${capitalizeFirst(told.join('; '))}`
    : `${caption}: ${told.join('; ')}`
}

const withColumn = (value: string, column: string | undefined): string => {
  if (column === undefined) return value
  return /^(?:19|20)\d\d$/.test(column) ? `${value} in ${column}` : `${value} (${column})`
}

/**
 * "Reason: some pots may hold metal pieces." – "They come from a blade": what the next line takes up is told right before it, and so are
 * reasons that go on in the same paragraph.
 */
function withoutReason(
  unit: SortedUnit,
  index: number,
  next: SortedUnit | undefined,
  story: Story,
): SortedUnit {
  const { label, value = '' } = unit
  if (label === undefined || slotOf(label, story.type) !== 'why' || next?.kind !== 'fact') return unit
  const reason = upperFirst(endSentence(value))
  const goesOn = next.line === unit.line && next.label === undefined && !leansOnOther(reason, index, story)
  if ((!goesOn && !leaning.test(upperFirst(next.body))) || !isSentence(upperFirst(value))) return unit
  const { label: _label, value: _value, ...plain } = unit
  return { ...plain, body: value }
}

/** The unit in the third person; in a partner's own mail "we" is the partner. */
function inThird(
  { body, value }: SortedUnit,
  story: Story,
  sender: string | undefined,
): { body: string; value?: string } {
  const employer = story.people.find(({ name }) => name === sender)?.organization
  if (employer === undefined || employer === story.company) return { body }
  const speaker = { ...story, company: employer }
  // A partner's "you" is the company: "your racks".
  const tell = (text: string): string =>
    speakThird(text.replaceAll(/(?<![\p{L}’'-])your(?= \p{L})/giu, `${companyOf(story)}’s`), speaker)
  return { body: tell(body), ...(value !== undefined && { value: tell(value) }) }
}

/** Whether the unit may be told. Text in brackets is the note taker's remark, and would look like a blank. */
const isTellable = ({ kind, body }: SortedUnit): boolean =>
  kind === 'fact' && !/[[\]]/.test(tidyNote(body).replace('[MAKES OR SELLS]', ''))

/** How likely a line must be a remark before it is left with the unused lines. */
const sureOfRemark = 0.7

/** Whether the line is a remark; answers of a form and lines with figures are not. */
const isRemark = ({ label, body, isRequested }: SortedUnit, index: number, { roles }: Story): boolean =>
  label === undefined &&
  !/\d/.test(body) &&
  isRequested !== true &&
  !isReassurance(body) &&
  (roles.get(index)?.remark ?? 0) > sureOfRemark

function takeUnit(unit: SortedUnit, index: number, story: Story, isClear: boolean, topic: Topic): boolean {
  // "Series A = $4 million" is read without splitting it.
  const [label, value] = unit.body.includes(' = ') && unit.label === undefined ? [] : readLabel(unit, story)
  const text = speakThird(unit.body, story)
  if (!isOnRelease(text, story) && !introducesWords(text) && !isWish(text, story))
    story.facts.push({
      text: withoutAsides(text),
      unit: index,
      label,
      value: value && withoutAsides(speakThird(value, story)),
      isOther: isOfOther(topic, index, story),
    })
  const isRead = tellsHome(unit.body, story) || takeKind(unit.body, story)
  return isRead ? isClear : takeFact(unit, index, story, isClear, topic)
}

/** Reads the news from a request: "press release about our new office". */
function takeRequest({ text, label, value }: SortedUnit, { slots, company, type }: Story): void {
  const isLabeled = label !== undefined && slotOf(label, type) === 'headline'
  const wish = isLabeled ? value : readHeadlineWish(text)
  if (wish !== undefined && !slots.has('headline')) slots.set('headline', wish)
  const what = readRequest(text)?.what.replace(/^(?:our|my) /i, 'its ')
  if (what === undefined || slots.has('request') || (company !== undefined && what.startsWith(company)))
    return
  if (isClean(what)) slots.set('request', dropStop(what))
}

/** Takes a fact; true if it was told as sentences. */
function takeFact(unit: SortedUnit, index: number, story: Story, isClear: boolean, topic: Topic): boolean {
  const [label, value] = readLabel(unit, story)
  if (label !== undefined && value !== undefined)
    return isWritersLabel(label) && !asksForRole(label, story)
      ? isClear
      : takeLabeled(label, speakThird(value, story), index, story)
  const reason = /^(?:it[’']s )?because (?<why>\S+ \S.*)$/isu.exec(unit.body)?.groups?.why
  if (reason !== undefined && !story.slots.has('why'))
    return takeLabeled('why', speakThird(reason, story), index, story)
  const body = nameOnce(takePartner(withEffect(speakThird(unit.body, story), story), story), story.company)
  const isOther = topic.name !== undefined
  if (takeFragment(body, story, isOther)) return false
  const { sentences, points } = keepWhole(body, tellInParts(body, subjectsAt(topic, unit, story)))
  const isTold = takeSentences(joinTorn(sentences, body), index, story, isClear)
  if (!isTold && addToPoint(sentences, index, story)) return false
  for (const point of points) takePoint(point, index, story, isOther)
  return isTold
}

/** Adds a sentence that refers to a point to that point: "More than 140 objects" – "They come from 19 families". */
function addToPoint(sentences: readonly string[], index: number, { points }: Story): boolean {
  const last = points.at(-1)
  if (last?.unit !== index - 1 || sentences.length === 0 || !sentences.every((text) => leaning.test(text)))
    return false
  last.text = `${dropStop(last.text)}. ${dropStop(sentences.join(' '))}`
  return true
}

/** The subjects for a note: the topic of the line right above, else none. */
function subjectsAt({ name, line }: Topic, unit: SortedUnit, story: Story): Subjects {
  const own = subjectsOf(story)
  // A thing without a name is spoken of on its own line: "expects 7,500 visits", below "County lost its clinic", may be said of anybody.
  const isNear = unit.line - line <= (name?.startsWith('the ') === true ? 0 : 1)
  if (name === undefined || (name === '' && !isNear)) return own
  const subject = isNear ? name : ''
  const person = story.people.find((each) => subject.endsWith(each.name))
  if (person !== undefined) return { ...own, doer: '', thing: '', person: subject }
  // Only who has a name of its own was founded or is based somewhere; "the lead" of a round was not. Nor is "the price" what is sold.
  if (/^the \p{Ll}/u.test(subject)) return { ...own, doer: subject, thing: '' }
  return { ...own, doer: subject, company: subject, thing: subject }
}

/** Takes a note as a slot's value, or whole as a point if it says more. */
function takePoint(point: string, unit: number, story: Story, isOther: boolean): void {
  if (takeFragment(point, story, isOther)) return
  if (!isOther) takeCompany(point, story)
  if (isPoint(point)) story.points.push({ text: point, unit, leans: false })
}

const calledSo =
  /^(?:[^\d.;:]{1,60}, )?(?:it|this|the new (?:one|product))(?:[’']s| is) (?:called|named) (?:the )?(?<name>\p{Lu}[^,.;:]{1,40}), (?:an? |the |our )?(?<kind>\p{Ll}[\p{Ll} -]{2,40}?),? (?:from|by) \p{Lu}[^,.;:]*\.?$/iu

/** "It's called the Squall Shell, rain jacket, from Acme": the name and the company are read; what it is belongs into the lead. */
function takeKind(body: string, { type, product, slots }: Story): boolean {
  const { name, kind } = type === 'launch' ? (calledSo.exec(body)?.groups ?? {}) : {}
  if (name === undefined || kind === undefined || name !== product) return false
  if (!slots.has('detail')) slots.set('detail', kind)
  return true
}

/** "HQ is still Port Ansley, Wis.", "company is in Columbus": what the dateline and the description of the company tell. */
function tellsHome(body: string, { place, company, slots }: Story): boolean {
  const rest = place === undefined ? undefined : homeLine.exec(dropStop(body))?.groups?.rest
  if (place === undefined || rest === undefined || !rest.startsWith(place.city)) return false
  const [, subject = ''] = /^(?<subject>.+?)(?:[’']s|[’']re| is| are| remains?| stays?) /u.exec(body) ?? []
  const isOwn = ownHome.test(subject) || company?.endsWith(subject) === true
  if (!isOwn || !/^(?:, [\p{Lu}][\p{L}. ]{1,20})?$/u.test(rest.slice(place.city.length))) return false
  if (!slots.has('home')) slots.set('home', place.city)
  return true
}

const homeLine =
  /^[\p{L}’' ]{2,40}?(?:[’']s|[’']re| is| are| remains?| stays?)(?: still| now)?(?: (?:based|located|headquartered))?(?: in| at)? (?<rest>\p{Lu}.*)$/u
const ownHome =
  /^(?:(?:and )?(?:our |the |its )?(?:HQ|headquarters|head office|home office|main office|company|firm|organization|institute|nonprofit|co-op|agency)|[Ww]e)$/iu

const pair =
  /^(?<one>\p{Lu}[\p{L}\d&.’'-]*(?: \p{Lu}[\p{L}\d&.’'-]*){0,3}) (?:\+|x|×|&|and) (?<other>\p{Lu}[\p{L}\d&.’'-]*(?: \p{Lu}[\p{L}\d&.’'-]*){0,3})[,:] (?<rest>\S.+)$/u

/** "Title" below the name of who is appointed. */
const asksForRole = (label: string, { type, slots }: Story): boolean =>
  type === 'appointment' && slotOf(label, type) === 'role' && slots.has('name') && !slots.has('role')

/** "Acme + Birch, three-year partnership, …" names who works with whom; the rest is told as it is. */
function takePartner(body: string, { type, company, slots }: Story): string {
  const { one, other, rest } = type === 'partnership' ? (pair.exec(body)?.groups ?? {}) : {}
  if (one === undefined || other === undefined || rest === undefined || slots.has('partner')) return body
  if (company === undefined || (one !== company && other !== company)) return body
  slots.set('partner', one === company ? other : one)
  return rest
}

function readLabel({ label, value, body }: SortedUnit, { type }: Story): [string?, string?] {
  // The colon is in a bracket: "Acme (US office: San Jose) opens".
  if (label !== undefined && label.split('(').length === label.split(')').length) return [label, value ?? '']
  // "Day + hour: …" has a sign that the sorter allows in no label.
  const [, joined, answer] =
    /^(?<name>\p{L}[\p{L} ]{1,14} [+&] \p{L}{2,12}): (?<rest>\S.*)$/u.exec(body) ?? []
  if (joined !== undefined && answer !== undefined && readAskedLabel(joined, type) !== undefined)
    return [joined, answer]
  const [, name, rest] = /^(?<name>\p{L}[\p{L} ]{1,28}?) (?:=|[-–—]) (?<rest>.+)$/u.exec(body) ?? []
  if (name === undefined || rest === undefined) return []
  return body.includes(' = ') || slotOf(name, type) !== undefined ? [name, rest] : []
}
