// Which kind of announcement the notes are about. A crisis wins over everything else, so it needs to be less likely than others do.

import type { Weights } from '#domain/brief/classifier/weights.ts'
import type { AnnouncementType } from '#domain/brief/sheet.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { makeLazily } from '#domain/language/memoize-text.ts'
import { shareOut } from './choose.ts'
import { typeWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'
import { listTypes } from './type-evidence.ts'

const crisisBar = 0.3

const learned = makeLazily(() => readWeights(typeWeights))

/** `weights` are for trying others. */
export function findType(units: readonly SortedUnit[], weights?: Weights): AnnouncementType {
  const types = listTypes(units)
  const shares = shareOut(types, weights ?? learned())
  const crisis = types.findIndex(({ value }) => value === 'crisis')
  if ((shares[crisis] ?? 0) >= crisisBar && isNamed(types[crisis]?.evidence)) return 'crisis'
  return types[shares.indexOf(Math.max(...shares))]?.value ?? 'other'
}

/** A helpline and the police make no crisis: something bad has happened, somebody is sorry, or a statement about it is asked for. */
function isNamed(evidence: ReadonlySet<string> = new Set()): boolean {
  return [...evidence].some((sign) =>
    /^(?:first|early|late|typed|asked|subject|title|crisis:sorry:quoted)$/.test(sign),
  )
}
