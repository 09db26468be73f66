// Which kind of announcement the notes are about. A crisis wins over everything else, so it needs to be less likely than others do.
import type { Weights } from '#domain/brief/judge/weights.ts'
import type { AnnouncementType } from '#domain/brief/sheet.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { shareOut } from './choose.ts'
import { typeWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'
import { listTypes } from './type-evidence.ts'

const crisisBar = 0.3

let learned: Weights | undefined

/** `weights` are for trying others. */
export function findType(units: readonly SortedUnit[], weights?: Weights): AnnouncementType {
  learned ??= readWeights(typeWeights)
  const types = listTypes(units)
  const shares = shareOut(types, weights ?? learned)
  if ((shares[types.findIndex(({ value }) => value === 'crisis')] ?? 0) >= crisisBar) return 'crisis'
  return types[shares.indexOf(Math.max(...shares))]?.value ?? 'other'
}
