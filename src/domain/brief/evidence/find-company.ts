// The company, as the notes name it; nothing when two names are about as likely.

import type { Weights } from '#domain/brief/judge/weights.ts'
import { choose } from './choose.ts'
import { type CompanyNotes, listCompanies } from './company-evidence.ts'
import { companyWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'

export const companyBar = { least: 0.55, margin: 0.2 }

let learned: Weights | undefined

/** `weights` are for trying others. */
export function findCompany(notes: CompanyNotes, weights?: Weights): string | null {
  learned ??= readWeights(companyWeights)
  return choose(listCompanies(notes), weights ?? learned, companyBar)?.value ?? null
}
