// Reads remarks beside the answers of a table: "contract not signed", "DO NOT USE", "compare: last year’s was 90". They are never printed. If a
// remark asks for secrecy or says that the answer is not final, the answer waits for a person.
import { asksForSecrecy, findGateFailure } from '#domain/brief/cues/fact-gate.ts'
import { isInstruction } from '#domain/brief/cues/instruction-cues.ts'
import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import { mayPrint, type SortedUnit, type Unit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'

const silencing = (masked: string): boolean => isPrivate(masked) || asksForSecrecy(masked)

/** The remark with its class; undefined for all other units. */
export function sortRemark(unit: Unit): SortedUnit[] | undefined {
  if (unit.isRemark !== true) return undefined
  return [{ ...unit, isAside: true, kind: silencing(maskUnit(unit.body)) ? 'private' : 'instruction' }]
}

/** Remarks saying that the answer may change: "not signed", "tbc", "ask Ann". "not 75" only gives the old value. */
const unsettled =
  /\b(?:not?|isn[’']t|hasn[’']t)(?: yet)? (?:\p{L}+ed|final|public|sure|firm|official|true|approved|known)\b|\b(?:not yet|pending|tb[acd]|waiting|awaiting|unsigned|unconfirmed|unclear|estimate only|embargoed|hold|drop|skip|remove|delete|leave out|don[’']t|do not|asks?|asking|check(?:ing)?|to (?:come|follow|be)|until|after the (?:vote|board|council))\b|\?/iu

const isOpen = (masked: string): boolean =>
  unsettled.test(masked) ||
  isInstruction(masked) ||
  ['unfinished', 'question'].includes(findGateFailure(masked) ?? '')

/** Makes answers unsure whose remark says that they are not for print, or not yet. */
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
