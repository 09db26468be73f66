// Keeps out what a private line is about: the unit before it, the lines up to the next heading, or every line on a topic.
import { isMailHeader } from '#domain/brief/cues/furniture-cues.ts'
import { countAhead, isBareMark, isPrivate, readScope, readTopic } from '#domain/brief/cues/private-cues.ts'
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { isAttributed, maskUnit } from '#domain/brief/unit-kinds.ts'
import { isMarginNote } from './margin-notes.ts'

/** Lines that end what was closed. */
const isEnd =
  /^\W{0,4}(?:end|\/|(?:this|that|here) (?:ends|concludes)) ?(?:of )?(?:the )?(?:private|internal|confidential|privileged|off[- ]the[- ]record|not for (?:print|publication))\b/iu
const released =
  /\bback on (?:the )?record\b|\b(?:okay|ok|fine|safe|good) to (?:use|print|publish|share|quote|mention)\b|^\W{0,3}(?:for (?:the )?(?:release|publication|press)|public|on the record|for print|can be used)\b\W{0,3}$/i

/** A line that closes all up to a divider ("Everything from here to the dotted line"), and the divider. */
const toDivider =
  /\b(?:to|until|till|down to) (?:the|that|a) (?:next |dotted |dashed |straight )?(?:line|rule|divider|separator|dots|dashes|stars|asterisks|row of \p{L}+)\b/iu
const divider = /^[^\p{L}\p{N}]{3,}$/u

class Scope {
  /** Until where everything is private: the next heading, a divider, or the end. */
  #held: 'none' | 'heading' | 'divider' | 'end' = 'none'
  #line = -1
  #indent: number | undefined
  /** How many lines are still closed by number, and the last one that was. */
  #next = 0
  #nextLine = -1
  #opener = -1
  #list: List | undefined
  readonly #naming: ReadonlySet<number>

  constructor(naming: ReadonlySet<number>) {
    this.#naming = naming
  }

  /** Whether an earlier line keeps this unit out. Must be called for every unit in order. */
  covers(unit: SortedUnit, before: SortedUnit | undefined): boolean {
    if (endsAll(unit)) this.#clear()
    if (this.#endsHeld(unit, before)) this.#held = 'none'
    if (unit.line !== this.#line) this.#line = -1
    if (this.#indent !== undefined && !(unit.isBullet && unit.indent > this.#indent)) this.#indent = undefined
    const isNext = this.#takeNext(unit)
    this.#list = endsTalk(this.#list, unit, before) ? undefined : continueList(this.#list, unit)
    return (
      this.#list !== undefined ||
      this.#held !== 'none' ||
      this.#line !== -1 ||
      this.#indent !== undefined ||
      isNext ||
      goesOn(unit, before)
    )
  }

  /** Records what a private unit closes. */
  open(unit: SortedUnit): void {
    const masked = maskUnit(unit.text)
    if (unit.isHeading) this.#held = 'heading'
    else if (/^[^:–—]{2,60}(?::| [–—-])\s/.test(masked) && isPrivate(masked.split(/:| [–—-]/)[0] ?? ''))
      this.#line = unit.line
    if (unit.isBullet) this.#indent = unit.indent
    this.#openAhead(unit, masked)
    // A note at the start of its line strikes the rest of it: "[cut this] The first prototype burned down."
    if (unit.isFirst && isMarginNote(unit.text)) this.#line = unit.line
  }

  #endsHeld(unit: SortedUnit, before: SortedUnit | undefined): boolean {
    if (this.#held === 'heading') return endsSection(unit, before)
    return this.#held === 'divider'
      ? divider.test(unit.text)
      : this.#held === 'end' && isOwnQuote(unit, before)
  }

  /** Records what the words say of the lines below; "points 2 and 4" closes only those. */
  #openAhead(unit: SortedUnit, masked: string): void {
    const scope = readScope(masked)
    if (scope === 'rest') this.#held = toDivider.test(masked) ? 'divider' : 'end'
    const count = scope === 'forward' ? countAhead(masked) : undefined
    const isNaming = this.#naming.has(unit.line)
    if (scope === 'forward' && !isNaming)
      [this.#next, this.#nextLine, this.#opener] = [count ?? 1, -1, unit.line]
    if (!isNaming && count === undefined && opensList(unit, scope)) this.#list ??= { above: unit }
  }

  /** Counts a line of several sentences as one of "the next three points". */
  #takeNext({ line }: SortedUnit): boolean {
    if (line === this.#nextLine) return true
    if (this.#next === 0) return false
    this.#next--
    // In a memo of one line, the next sentence is closed.
    this.#nextLine = line === this.#opener ? -1 : line
    return true
  }

  #clear(): void {
    this.#nextLine = -1
    this.#held = 'none'
    this.#line = -1
    this.#indent = undefined
    this.#next = 0
    this.#list = undefined
  }
}

/** Plural nouns for what a line closes: "The points marked * are for the lawyers alone." */
const several = /\b(?:points|items|bullets|things|lines|figures|facts|names|details|these)\b/iu

/** Whether the line has a colon at its end, or is a mark on a line of its own. */
function opensSection({ text, isFirst, isBullet }: SortedUnit): boolean {
  if (text.endsWith(':')) return true
  return isFirst && !isBullet && shortLine.test(text) && isBareMark(maskUnit(text))
}

const shortLine = /^\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}$/u

const opensList = (unit: SortedUnit, scope: ReturnType<typeof readScope>): boolean =>
  scope === 'forward' || opensSection(unit) || (!unit.isBullet && several.test(unit.text))

/** What a line with a colon is about: the points right below it, or the lines up to a blank one. */
interface List {
  above: SortedUnit
  first?: SortedUnit
}

/** Within a line, a second mark and then a request end the secret: "This next bit is for you: …, so not a syllable. Keep it to a page …". */
const endsTalk = (list: List | undefined, unit: SortedUnit, before: SortedUnit | undefined): boolean =>
  list?.above.line === unit.line &&
  unit.kind === 'instruction' &&
  before !== undefined &&
  before !== list.above &&
  isPrivate(maskUnit(before.text))

function continueList(list: List | undefined, unit: SortedUnit): List | undefined {
  if (list === undefined || unit.line === list.above.line) return list
  const { above, first = unit } = list
  const isOver = unit.isHeading || endsSection(unit) || first.block - above.block > 1
  if (isOver || unit.isBullet !== first.isBullet || isBeside(above, unit)) return undefined
  // Points may have blank lines between them; other lines end with their block.
  if (first.isBullet) return unit.indent >= first.indent ? { above, first } : undefined
  const isSection = opensSection(above) && first.block === above.block
  return isSection && unit.block === first.block ? { above, first } : undefined
}

/** Whether the points are on one level; a point is only about those below it. */
const isBeside = (above: SortedUnit, unit: SortedUnit): boolean =>
  above.isBullet && unit.indent <= above.indent

/** Whether the unit ends all that was closed: an embargo's end, or the next message. */
const endsAll = (unit: SortedUnit): boolean =>
  released.test(unit.text) || isEnd.test(unit.text) || startsMessage(unit)

/** "From: Ann Lee", "--- Original Message ---" */
const startsMessage = (unit: SortedUnit): boolean =>
  (isMailHeader(unit) && /^(?:from|von|de|van|od|från|fra|da)$/iu.test(unit.label ?? '')) ||
  /^-{2,} ?(?:original|forwarded)/i.test(unit.text)

/** Whether the unit ends a closed section: a heading, a mail header, or a part that every release has. */
function endsSection(unit: SortedUnit, before?: SortedUnit): boolean {
  if (unit.kind === 'private') return false
  if (unit.isHeading || isMailHeader(unit)) return true
  if (isOwnQuote(unit, before)) return true
  const isPart = unit.label !== undefined && !unit.isBullet
  return (
    isPart &&
    (unit.kind === 'contact' ||
      unit.kind === 'embargo' ||
      unit.kind === 'quote' ||
      /^(?:about|boilerplate|company|website)$/i.test(unit.label ?? ''))
  )
}

/** Whether the line gives a quotation for print. It is not closed by other lines, except a heading right above it. */
const isOwnQuote = (unit: SortedUnit, before: SortedUnit | undefined): boolean =>
  unit.kind === 'quote' &&
  unit.isFirst &&
  !unit.isBullet &&
  before?.isHeading !== true &&
  isAttributed(unit.body)

/** Words that repeat the request for another thing: "Same goes for the loan". */
const likewise =
  /^(?:and |but |so |oh,? )?(?:likewise|ditto|(?:the )?same (?:goes|thing|applies|holds|is true|for|with)\b|that (?:also )?goes for|as (?:is|does|are) )/iu

/** Whether the unit continues the private sentence before it on the line: "They would pay $40 million." */
function goesOn(unit: SortedUnit, before: SortedUnit | undefined): boolean {
  if (before?.kind === 'private' && mayPrint(unit.kind) && likewise.test(unit.text)) return true
  if (before?.kind !== 'private' || before.line !== unit.line || mayPrint(unit.kind) === false) return false
  // An ellipsis shows that the thought continues: "don't get into the shortage... we've hired 14 of 22".
  if (/(?:\.{2,}|…)$/u.test(before.text) && /^\p{Ll}/u.test(unit.text)) return true
  // "But" after a bare mark starts the secret: "now don't go telling it but the insurance isn't bound yet".
  if (/^but /i.test(unit.text) && isBareMark(maskUnit(before.text))) return true
  return /^(?:and |but |so |also |plus )?(?:they|he|she|it|this|that|these|those|his|her|their|its)\b/i.test(
    unit.text,
  )
}

/** Makes units private that a private line is about. `naming` are the lines that close others by number. */
export function spreadPrivate(units: SortedUnit[], naming: ReadonlySet<number>): void {
  const scope = new Scope(naming)
  units.forEach((unit, index) => {
    const before = units[index - 1]
    if ((scope.covers(unit, before) && unit.kind !== 'foreign') || isLikelyOpener(unit)) unit.kind = 'private'
    // "END CONFIDENTIAL" closes nothing.
    if (unit.kind !== 'private' || isEnd.test(unit.text)) return
    scope.open(unit)
    for (const above of findAbove(units, index)) above.kind = 'private'
  })
}

/** How likely a line without such words must be private to close the lines below it. */
const likely = 0.9
const isLikelyOpener = ({ kind, text, isBullet, secrecy = 0 }: SortedUnit): boolean =>
  kind === 'unsure' && secrecy >= likely && !isBullet && text.endsWith(':')

/** The units that a private unit points back to: the one before it; in a chat the message; after an arrow the whole line above. */
function findAbove(units: readonly SortedUnit[], index: number): readonly SortedUnit[] {
  const [unit, before] = [units[index], units[index - 1]]
  if (unit === undefined || before === undefined || unit.line - before.line > 1) return []
  const masked = maskUnit(unit.text)
  if (unit.isHeading || !isPrivate(masked) || readScope(masked) !== 'back') return []
  // A note at the start of a line strikes what follows on it: "[cut this] The first prototype burned down."
  if (isMarginNote(unit.text) && unit.isFirst && units[index + 1]?.line === unit.line) return []
  if (before.block !== unit.block && isOverSection(unit, units[index + 1])) return []
  const first = reachesFar(unit, before) ? units.findIndex(({ line }) => line === before.line) : index - 1
  return units.slice(first, index).filter(({ kind }) => kind !== 'foreign')
}

/** Whether more than one unit before is meant: by "^ not for print" the whole line above, in a chat the whole message. */
const reachesFar = (unit: SortedUnit, before: SortedUnit): boolean =>
  unit.line === before.line ? unit.sender !== undefined : /^\W{0,3}[\^↑]/.test(unit.text)

/** Whether a mark above a list is about the list: "CONFIDENTIAL, FOR YOUR UNDERSTANDING ONLY". */
const isOverSection = (unit: SortedUnit, next: SortedUnit | undefined): boolean =>
  next?.block === unit.block && (opensSection(unit) || (next.isBullet && !unit.isBullet))

/** Keeps out all lines about a topic that must not be mentioned: "Do not mention the recall". */
export function keepTopicsOut(units: SortedUnit[]): void {
  const topics = units
    .filter(({ kind }) => kind === 'private')
    .map(({ text }) => readTopic(text))
    .filter((words) => words.length > 0 && words.length <= 4)
    .slice(0, 40)
  if (topics.length === 0) return
  for (const unit of units) {
    if (unit.kind !== 'fact' && unit.kind !== 'quote') continue
    const words = new Set(unit.text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu))
    if (topics.some((topic) => topic.every((word) => words.has(word)))) unit.kind = 'private'
  }
}
