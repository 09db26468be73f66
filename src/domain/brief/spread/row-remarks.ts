// Remarks beside the answers of a table: "contract not signed", "DO NOT USE", "compare: last year’s was 90". No reader is told them; where one
// asks for silence or says that the answer is not settled, the answer waits for a person, too.
import { asksForSecrecy, findGateFailure } from '#domain/brief/cues/fact-gate.ts'
import { isInstruction } from '#domain/brief/cues/instruction-cues.ts'
import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import { mayPrint, type SortedUnit, type Unit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'

const silencing = (masked: string): boolean => isPrivate(masked) || asksForSecrecy(masked)

/** The class of a remark; undefined for every other unit. */
export function sortRemark(unit: Unit): SortedUnit[] | undefined {
  if (unit.isRemark !== true) return undefined
  return [{ ...unit, isAside: true, kind: silencing(maskUnit(unit.body)) ? 'private' : 'instruction' }]
}

/** "not signed", "tbc", "ask Ann": the answer may change. "not 75" says what it no longer is. */
const unsettled =
  /\b(?:not?|isn[’']t|hasn[’']t)(?: yet)? (?:\p{L}+ed|final|public|sure|firm|official|true|approved|known)\b|\b(?:not yet|pending|tb[acd]|waiting|awaiting|unsigned|unconfirmed|unclear|estimate only|embargoed|hold|drop|skip|remove|delete|leave out|don[’']t|do not|asks?|asking|check(?:ing)?|to (?:come|follow|be)|until|after the (?:vote|board|council))\b|\?/iu

const isOpen = (masked: string): boolean =>
  unsettled.test(masked) ||
  isInstruction(masked) ||
  ['unfinished', 'question'].includes(findGateFailure(masked) ?? '')

/** Leaves to a person the answers whose remark says that they are not for print, or not yet. */
export function closeByRemarks(units: readonly SortedUnit[]): void {
  const closed = new Map(
    units.filter(({ isRemark }) => isRemark === true).map((unit) => [unit.line, closes(unit)]),
  )
  for (const unit of units) {
    const kind = unit.isRemark === true ? undefined : closed.get(unit.line)
    if (kind !== undefined && mayPrint(unit.kind)) unit.kind = kind
  }
}

function closes({ kind, body }: SortedUnit): 'private' | 'unsure' | undefined {
  if (kind === 'private') return 'private'
  return isOpen(maskUnit(body)) ? 'unsure' : undefined
}
