// Sorts notes into the nine classes: each unit by its own words, then by what stands around it. A pointer reaches back one unit, a heading
// holds until the next one, a line that speaks to a machine takes its paragraph along. When in doubt, a unit is kept out.
import { followsForeign, isForeign } from './foreign-cues.ts'
import { isClosing, isMailDate, isMailHeader, isSignatureLine } from './furniture-cues.ts'
import { findTold, findWish, isInstruction } from './instruction-cues.ts'
import { findNeverSay } from './never-say.ts'
import { isPrivate, readScope, readTopic } from './private-cues.ts'
import { readType } from './read-type.ts'
import { isGrim } from './register-gate.ts'
import { splitUnits } from './split-units.ts'
import { type ChangedKinds, mayPrint, type SortedBrief, type SortedUnit, type Unit } from './unit.ts'
import { isContactLabel, maskUnit, readKind } from './unit-kinds.ts'

/** The units of the notes with their classes, and the words no text of this document may say. What a person has decided holds. */
export function sortBrief(notes: string, changed: ChangedKinds = {}): SortedBrief {
  const given = splitUnits(notes.replaceAll(/\r\n?/g, '\n')).flatMap(cutWish)
  const units = given.map((unit): SortedUnit => ({ ...unit, kind: readKind(unit) }))
  spreadMessage(units)
  findHeadings(units)
  spreadContact(units)
  spreadForeign(units)
  spreadPrivate(units)
  keepTopicsOut(units)
  keepBadNewsOut(units)
  for (const unit of units) unit.kind = (Object.hasOwn(changed, unit.text) && changed[unit.text]) || unit.kind
  return { units, neverSay: findNeverSay(units) }
}

/** A wish is cut off the fact it hangs on; a clause that asks for silence stays, and taints its whole sentence. */
function cutWish(unit: Unit): Unit[] {
  if (unit.isHeading || unit.label !== undefined) return [unit]
  const masked = maskUnit(unit.text)
  if (isPrivate(masked) || isForeign(unit.text)) return [unit]
  const told = findTold(masked)
  if (told !== undefined) return cutAt(unit, told)
  const at = findWish(masked)
  return at === undefined || isInstruction(masked.slice(0, at)) ? [unit] : cutAt(unit, at)
}

function cutAt(unit: Unit, at: number): Unit[] {
  const first = unit.text.slice(0, at).trimEnd()
  const rest = unit.text.slice(at).replace(/^[\s,;(–—-]+/, '')
  const cut = unit.to - rest.length
  const body = unit.text.endsWith(unit.body) ? first.slice(unit.text.length - unit.body.length) : first
  return [
    { ...unit, text: first, body, to: cut },
    { ...unit, text: rest, body: rest, from: cut, isFirst: false },
  ]
}

/** A short line without a figure right above a list names the list. */
function findHeadings(units: SortedUnit[]): void {
  units.forEach((unit, index) => {
    const next = units[index + 1]
    const isAbove = next?.isBullet === true && !unit.isBullet && next.line === unit.line + 1 && unit.isFirst
    if (!isAbove || unit.label !== undefined || unit.kind === 'private' || unit.kind === 'foreign') return
    const isShort = unit.text.split(' ').length <= 5 && !/[\d.!?]/.test(unit.text)
    if (isShort && (unit.kind === 'fact' || unit.kind === 'unsure')) {
      unit.kind = 'furniture'
      unit.isHeading = true
    }
  })
}

/** Bad news belongs into a crisis statement; elsewhere it waits for a person to say so. */
function keepBadNewsOut(units: SortedUnit[]): void {
  const facts = units.filter(({ kind }) => kind === 'fact')
  const grim = facts.filter(({ body }) => isGrim(maskUnit(body)))
  // Where the news itself is bad, the rest may be.
  if (
    grim.length === 0 ||
    facts.some(
      (unit, index) => (index < 2 || /^(?:what|news)$/i.test(unit.label ?? '')) && grim.includes(unit),
    ) ||
    readType(units) === 'crisis'
  )
    return
  for (const unit of grim) unit.kind = 'unsure'
}

/** A mail's date belongs to its headers, and what stands below its closing to its signature. */
function spreadMessage(units: SortedUnit[]): void {
  const [first] = units
  if (first?.kind === 'fact' && first.text.split(' ').length <= 4 && /[,!–-]$/.test(first.text))
    first.kind = 'furniture'
  units.forEach((unit, index) => {
    const [before, after] = [units[index - 1], units[index + 1]]
    if (isMailDate(unit) && [before, after].some((other) => other !== undefined && isMailHeader(other)))
      unit.kind = 'furniture'
    if (units.length > 1 && isLoneName(unit, after)) unit.kind = 'furniture'
    if (unit.kind === 'furniture' && isClosing(unit)) takeSignature(units, index)
  })
  if (units.some(isMessage)) takeEndings(units)
}

function isMessage(unit: SortedUnit): boolean {
  return isMailHeader(unit) || isClosing(unit) || /^(?:hi|hello|hey|dear)\b/i.test(unit.text)
}

function takeEndings(units: readonly SortedUnit[]): void {
  units.forEach((_, index) => {
    const next = units[index + 1]
    if (next === undefined || isMailHeader(next) || /\bwrote:?$|^-{2,}/.test(next.text))
      takeEnding(units, index)
  })
}

const finite =
  /\b(?:is|are|was|were|has|have|had|will|can|opens?|launch\p{L}*|said|says|won|raised|makes?|sells?|runs?)\b/iu

/** Names and titles on lines of their own where a message ends. */
function takeEnding(units: readonly SortedUnit[], end: number): void {
  for (let index = end; index >= Math.max(0, end - 4); index--) {
    const unit = units[index]
    if (unit === undefined || unit.kind === 'furniture') continue
    const isAlone = unit.isFirst && units[index + 1]?.line !== unit.line
    const isName =
      isSignatureLine(unit) &&
      unit.text.split(' ').length <= 6 &&
      !/\d/.test(unit.text) &&
      !finite.test(unit.text)
    if (unit.kind !== 'fact' || !isAlone || !isName) return
    unit.kind = 'furniture'
  }
}

/** "Hugo" on a line of its own. */
function isLoneName(
  { text, isBullet, isFirst, kind, line }: Unit & { kind: string },
  after: Unit | undefined,
): boolean {
  return (
    kind === 'fact' &&
    isFirst &&
    !isBullet &&
    /^[–—-]? ?\p{Lu}\p{Ll}+[.,!]?$/u.test(text) &&
    after?.line !== line
  )
}

const signatureLines = 6

function takeSignature(units: readonly SortedUnit[], closing: number): void {
  const start = units[closing]
  for (const unit of units.slice(closing + 1, closing + 1 + signatureLines)) {
    const isFar = start === undefined || unit.block > start.block + 1
    if (isFar || unit.isHeading || unit.kind === 'private' || unit.kind === 'foreign') return
    const isPress = unit.kind === 'contact' && /\b(?:press|media|pr|communications)\b/i.test(unit.text)
    if (isPress || !(isSignatureLine(unit) || unit.kind === 'contact' || unit.kind === 'furniture')) return
    unit.kind = 'furniture'
  }
}

/** The lines below "Press contact" are its name, address and number. */
function spreadContact(units: SortedUnit[]): void {
  units.forEach((unit, index) => {
    const opens = unit.isHeading && isContactLabel(unit.label ?? unit.text.replaceAll(/[#*:]/g, '').trim())
    if (opens) takeContact(units, index)
  })
}

const contactLines = 5

function takeContact(units: readonly SortedUnit[], heading: number): void {
  const block = units[heading]?.block ?? 0
  for (const unit of units.slice(heading + 1, heading + 1 + contactLines)) {
    const isFar = unit.block > block + 1 || unit.isHeading || unit.text.split(' ').length > 9
    if (isFar || !['fact', 'unsure', 'contact'].includes(unit.kind)) return
    unit.kind = 'contact'
  }
}

/** What speaks to a machine takes along its line, and what goes on in the same vein below it. */
function spreadForeign(units: SortedUnit[]): void {
  let last: SortedUnit | undefined
  for (const unit of units) {
    if (unit.kind === 'foreign') last = unit
    else if (last !== undefined && isSameText(last, unit)) {
      unit.kind = 'foreign'
      last = unit
    } else if (last?.line !== unit.line) last = undefined
  }
}

function isSameText(last: SortedUnit, unit: SortedUnit): boolean {
  if (last.line === unit.line) return true
  return last.block === unit.block && last.line + 1 === unit.line && followsForeign(unit.body)
}

const released =
  /\bback on (?:the )?record\b|^\W{0,4}(?:end|\/) ?(?:of )?(?:private|internal|confidential|off the record)|\b(?:okay|ok|fine|safe|good) to (?:use|print|publish|share|quote|mention)\b|^\W{0,3}(?:for (?:the )?(?:release|publication|press)|public|on the record|for print|can be used)\b\W{0,3}$/i

class Scope {
  /** Everything is private until the next heading, or until the end. */
  #held: 'none' | 'heading' | 'end' = 'none'
  #line = -1
  #indent: number | undefined
  #next = 0

  /** Whether what was said before keeps this unit out; follows headings as it goes. */
  covers(unit: SortedUnit, before: SortedUnit | undefined): boolean {
    if (released.test(unit.text)) this.#clear()
    if (this.#held === 'heading' && endsSection(unit)) this.#held = 'none'
    if (unit.line !== this.#line) this.#line = -1
    if (this.#indent !== undefined && !(unit.isBullet && unit.indent > this.#indent)) this.#indent = undefined
    const isNext = this.#next > 0
    if (isNext) this.#next--
    return (
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
    const scope = readScope(masked)
    if (scope === 'rest') this.#held = 'end'
    if (scope === 'forward' || (scope === 'back' && /:$/.test(unit.text))) this.#next = 1
  }

  #clear(): void {
    this.#held = 'none'
    this.#line = -1
    this.#indent = undefined
    this.#next = 0
  }
}

/** A heading, a mail header or one of the parts every release has ends what a heading opened. */
function endsSection(unit: SortedUnit): boolean {
  if (unit.kind === 'private') return false
  if (unit.isHeading || isMailHeader(unit)) return true
  const isPart = unit.label !== undefined && !unit.isBullet
  return (
    isPart &&
    (unit.kind === 'contact' ||
      unit.kind === 'embargo' ||
      unit.kind === 'quote' ||
      /^(?:about|boilerplate|company|website)$/i.test(unit.label ?? ''))
  )
}

/** "They would pay $40 million." after a private sentence of the same line goes on about it. */
function goesOn(unit: SortedUnit, before: SortedUnit | undefined): boolean {
  if (before?.kind !== 'private' || before.line !== unit.line || mayPrint(unit.kind) === false) return false
  return /^(?:and |but |so |also |plus )?(?:they|he|she|it|this|that|these|those|his|her|their|its)\b/i.test(
    unit.text,
  )
}

function spreadPrivate(units: SortedUnit[]): void {
  const scope = new Scope()
  units.forEach((unit, index) => {
    const before = units[index - 1]
    if (scope.covers(unit, before) && unit.kind !== 'foreign') unit.kind = 'private'
    if (unit.kind !== 'private') return
    scope.open(unit)
    const masked = maskUnit(unit.text)
    const pointsBack = isPrivate(masked) && !unit.isHeading && readScope(masked) === 'back'
    if (pointsBack && before !== undefined && unit.line - before.line <= 1 && before.kind !== 'foreign')
      before.kind = 'private'
  })
}

/** "Do not mention the recall": no other line about the recall is printed either. */
function keepTopicsOut(units: SortedUnit[]): void {
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
