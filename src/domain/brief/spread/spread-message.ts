// Recognizes the parts of a message by their place: headers with their date, headings, signatures, and the lines below "Press contact".
import { isClosing, isMailDate, isMailHeader, isSignatureLine } from '#domain/brief/cues/furniture-cues.ts'
import type { SortedUnit, Unit } from '#domain/brief/unit.ts'
import { isContactLabel } from '#domain/brief/unit-kinds.ts'

/** Makes a short line without a figure, right above a list, its heading. */
export function findHeadings(units: SortedUnit[]): void {
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

/** Makes the date among mail headers, and the lines below a closing, part of the message. */
export function spreadMessage(units: SortedUnit[]): void {
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
  takeFooter(units)
}

const fullNameAlone = /^(?:Dr\.? |Prof\.? )?\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){1,3}$/u

const reachable = /@|\+?\d[\d ()./-]{6,}\d/

/** Makes the last block part of the message if it begins with a name alone and has an address; below are mottos and notices. */
function takeFooter(units: readonly SortedUnit[]): void {
  const block = units.at(-1)?.block
  const last = units.filter((unit) => unit.block === block)
  const [first] = last
  if (first === undefined || first.isBullet || !fullNameAlone.test(first.text)) return
  const address = last.findIndex(({ text }) => reachable.test(text))
  if (address === -1) return
  for (const unit of last.slice(address + 1)) {
    const isMore = unit.label !== undefined || reachable.test(unit.text)
    if (!isMore && (unit.kind === 'fact' || unit.kind === 'unsure')) unit.kind = 'furniture'
  }
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

/** Makes names and titles on lines of their own, where a message ends, part of the message. */
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

/** Whether the line is a name alone: "Hugo". */
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

const superseding =
  /\b(?:ignore|disregard|forget|scrap|bin|discard) (?:the |my |all the )?(?:older?|previous|earlier|first|last|other) (?:lot|version|numbers?|figures?|draft|e-?mail|one|message|cut|set|sheet)s?\b|\b(?:new|updated|corrected) (?:numbers|figures) (?:below|here|follow)\b/iu

/** Makes the facts of an older message unsure: "New numbers below, ignore the older lot". */
export function keepSupersededOut(units: readonly SortedUnit[]): void {
  const at = units.findIndex(({ text }) => superseding.test(text))
  if (at === -1) return
  const older = units.findIndex(
    (unit, index) => index > at && (isMailHeader(unit) || /\bwrote:?$/.test(unit.text)),
  )
  if (older === -1) return
  for (const unit of units.slice(older)) if (unit.kind === 'fact') unit.kind = 'unsure'
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

/** Makes the lines below "Press contact" contacts: name, address and number. */
export function spreadContact(units: SortedUnit[]): void {
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
