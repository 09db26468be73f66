// How far a private line reaches: a pointer reaches back one unit, a heading holds until the next one, a topic wherever it is named.
import { isMailHeader } from '#domain/brief/cues/furniture-cues.ts'
import { countAhead, isBareMark, isPrivate, readScope, readTopic } from '#domain/brief/cues/private-cues.ts'
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { isAttributed, maskUnit } from '#domain/brief/unit-kinds.ts'
import { isMarginNote } from './margin-notes.ts'

/** Where what was closed ends. */
const isEnd =
  /^\W{0,4}(?:end|\/|(?:this|that|here) (?:ends|concludes)) ?(?:of )?(?:the )?(?:private|internal|confidential|privileged|off[- ]the[- ]record|not for (?:print|publication))\b/iu
const released =
  /\bback on (?:the )?record\b|\b(?:okay|ok|fine|safe|good) to (?:use|print|publish|share|quote|mention)\b|^\W{0,3}(?:for (?:the )?(?:release|publication|press)|public|on the record|for print|can be used)\b\W{0,3}$/i

/** "Everything from here to the dotted line", and such a line. */
const toDivider =
  /\b(?:to|until|till|down to) (?:the|that|a) (?:next |dotted |dashed |straight )?(?:line|rule|divider|separator|dots|dashes|stars|asterisks|row of \p{L}+)\b/iu
const divider = /^[^\p{L}\p{N}]{3,}$/u

class Scope {
  /** Everything is private until the next heading, or until the end. */
  #held: 'none' | 'heading' | 'divider' | 'end' = 'none'
  #line = -1
  #indent: number | undefined
  /** How many lines are still meant, and the last one that was. */
  #next = 0
  #nextLine = -1
  #opener = -1
  #list: List | undefined
  readonly #naming: ReadonlySet<number>

  constructor(naming: ReadonlySet<number>) {
    this.#naming = naming
  }

  /** Whether what was said before keeps this unit out; follows headings as it goes. */
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

  /** A private unit opens what it reaches. */
  open(unit: SortedUnit): void {
    const masked = maskUnit(unit.text)
    if (unit.isHeading) this.#held = 'heading'
    else if (/^[^:–—]{2,60}(?::| [–—-])\s/.test(masked) && isPrivate(masked.split(/:| [–—-]/)[0] ?? ''))
      this.#line = unit.line
    if (unit.isBullet) this.#indent = unit.indent
    this.#openAhead(unit, masked)
    // "[cut this] The first prototype burned down."
    if (unit.isFirst && isMarginNote(unit.text)) this.#line = unit.line
  }

  #endsHeld(unit: SortedUnit, before: SortedUnit | undefined): boolean {
    if (this.#held === 'heading') return endsSection(unit, before)
    return this.#held === 'divider'
      ? divider.test(unit.text)
      : this.#held === 'end' && isOwnQuote(unit, before)
  }

  /** What the words say of the lines below; "points 2 and 4" means those alone. */
  #openAhead(unit: SortedUnit, masked: string): void {
    const scope = readScope(masked)
    if (scope === 'rest') this.#held = toDivider.test(masked) ? 'divider' : 'end'
    const count = scope === 'forward' ? countAhead(masked) : undefined
    const isNaming = this.#naming.has(unit.line)
    if (scope === 'forward' && !isNaming)
      [this.#next, this.#nextLine, this.#opener] = [count ?? 1, -1, unit.line]
    if (!isNaming && count === undefined && opensList(unit, scope)) this.#list ??= { above: unit }
  }

  /** A line with what it tells in several sentences is one of "the next three points". */
  #takeNext({ line }: SortedUnit): boolean {
    if (line === this.#nextLine) return true
    if (this.#next === 0) return false
    this.#next--
    // In a memo of one line it is the next sentence that is meant.
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

/** "The points marked * are for the lawyers alone." */
const several = /\b(?:points|items|bullets|things|lines|figures|facts|names|details|these)\b/iu

/** A line with a colon, or a mark on a line of its own. */
function opensSection({ text, isFirst, isBullet }: SortedUnit): boolean {
  if (text.endsWith(':')) return true
  return isFirst && !isBullet && shortLine.test(text) && isBareMark(maskUnit(text))
}

const shortLine = /^\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}$/u

const opensList = (unit: SortedUnit, scope: ReturnType<typeof readScope>): boolean =>
  scope === 'forward' || opensSection(unit) || (!unit.isBullet && several.test(unit.text))

/** What a line with a colon speaks of: the points right below it, or the lines until a blank one. */
interface List {
  above: SortedUnit
  first?: SortedUnit
}

/** "This next bit is for you: …, so not a syllable. Keep it to a page …": within a line, a second mark and then a wish end it. */
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

/** A point speaks of the points below it, not of those beside it. */
const isBeside = (above: SortedUnit, unit: SortedUnit): boolean =>
  above.isBullet && unit.indent <= above.indent

/** What was held back before is not held back after it; what one message holds back is not said of the next. */
const endsAll = (unit: SortedUnit): boolean =>
  released.test(unit.text) || isEnd.test(unit.text) || startsMessage(unit)

/** "From: Ann Lee", "--- Original Message ---" */
const startsMessage = (unit: SortedUnit): boolean =>
  (isMailHeader(unit) && /^(?:from|von|de|van|od|från|fra|da)$/iu.test(unit.label ?? '')) ||
  /^-{2,} ?(?:original|forwarded)/i.test(unit.text)

/** A heading, a mail header or one of the parts every release has ends what a heading opened. */
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

/** A line that gives somebody's words for print is not meant by what was said of other lines; right below a heading it may be. */
const isOwnQuote = (unit: SortedUnit, before: SortedUnit | undefined): boolean =>
  unit.kind === 'quote' &&
  unit.isFirst &&
  !unit.isBullet &&
  before?.isHeading !== true &&
  isAttributed(unit.body)

/** "Same goes for the loan": what was asked of the one is asked of the other. */
const likewise =
  /^(?:and |but |so |oh,? )?(?:likewise|ditto|(?:the )?same (?:goes|thing|applies|holds|is true|for|with)\b|that (?:also )?goes for|as (?:is|does|are) )/iu

/** "They would pay $40 million." after a private sentence on the same line is still about the secret. */
function goesOn(unit: SortedUnit, before: SortedUnit | undefined): boolean {
  if (before?.kind === 'private' && mayPrint(unit.kind) && likewise.test(unit.text)) return true
  if (before?.kind !== 'private' || before.line !== unit.line || mayPrint(unit.kind) === false) return false
  // "don't get into the shortage... we've hired 14 of 22": the thought continues.
  if (/(?:\.{2,}|…)$/u.test(before.text) && /^\p{Ll}/u.test(unit.text)) return true
  // "now don't go telling it but the insurance isn't bound yet": a mark that says nothing else is about what follows.
  if (/^but /i.test(unit.text) && isBareMark(maskUnit(before.text))) return true
  return /^(?:and |but |so |also |plus )?(?:they|he|she|it|this|that|these|those|his|her|their|its)\b/i.test(
    unit.text,
  )
}

/** `naming` are the lines that name the others they close by number. */
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

/** How likely a line above others must be private to speak of them, if its words don't say so. */
const likely = 0.9
const isLikelyOpener = ({ kind, text, isBullet, secrecy = 0 }: SortedUnit): boolean =>
  kind === 'unsure' && secrecy >= likely && !isBullet && text.endsWith(':')

/** What a private unit points back to: the unit before it, in a chat its message; an arrow means the whole line above. */
function findAbove(units: readonly SortedUnit[], index: number): readonly SortedUnit[] {
  const [unit, before] = [units[index], units[index - 1]]
  if (unit === undefined || before === undefined || unit.line - before.line > 1) return []
  const masked = maskUnit(unit.text)
  if (unit.isHeading || !isPrivate(masked) || readScope(masked) !== 'back') return []
  // "[cut this] The first prototype burned down.": what it strikes comes after it, on its line.
  if (isMarginNote(unit.text) && unit.isFirst && units[index + 1]?.line === unit.line) return []
  if (before.block !== unit.block && isOverSection(unit, units[index + 1])) return []
  const first = reachesFar(unit, before) ? units.findIndex(({ line }) => line === before.line) : index - 1
  return units.slice(first, index).filter(({ kind }) => kind !== 'foreign')
}

/**
 * "^ not for print" is about the whole line above it. "a pump operator flagged it and nobody acted. GM knows. that stays in this channel":
 * a message of a chat is said in one breath.
 */
const reachesFar = (unit: SortedUnit, before: SortedUnit): boolean =>
  unit.line === before.line ? unit.sender !== undefined : /^\W{0,3}[\^↑]/.test(unit.text)

/** "CONFIDENTIAL, FOR YOUR UNDERSTANDING ONLY" over a list speaks of the list. */
const isOverSection = (unit: SortedUnit, next: SortedUnit | undefined): boolean =>
  next?.block === unit.block && (opensSection(unit) || (next.isBullet && !unit.isBullet))

/** "Do not mention the recall": no other line about the recall is printed either. */
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
