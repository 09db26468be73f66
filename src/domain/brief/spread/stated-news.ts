// Makes the line a fact that says what the company does, although loose words ("so Acme (us, you know) has signed with Birch") made the gate and
// the classifier doubt it. Without it a release would have no news.
import type { Shares } from '#domain/brief/classifier/classify-lines.ts'
import type { CandidateWeights } from '#domain/brief/classifier/weights.ts'
import { collectPeople, farthest, listUsableUnits } from '#domain/brief/collect-people.ts'
import { findGateFailure } from '#domain/brief/cues/fact-gate.ts'
import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import { chooseCompany, listLikelyCompanies } from '#domain/brief/evidence/find-company.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'
import { bareName } from '#domain/language/legal-forms.ts'

const bar = { open: 0.7, silenced: 0.2 }

/** Makes one line a fact, if no other line says what the company does. */
export function openStatedNews(
  units: readonly SortedUnit[],
  shares: readonly (Shares | undefined)[],
  candidate: CandidateWeights = {},
): void {
  const doubted = units
    .slice(0, farthest)
    .filter((unit, index) => unit.kind === 'unsure' && !unit.isHeading && isLikely(shares[index]))
  if (doubted.length === 0) return
  const company = findCompany(units, candidate)
  if (company === undefined) return
  const isTold = units.some(({ kind, body }) => kind === 'fact' && findClause(body, company) !== undefined)
  const news = isTold ? undefined : doubted.find(({ body }) => statesOpenly(body, company))
  if (news !== undefined) news.kind = 'fact'
}

const isLikely = (shares: Shares | undefined): boolean =>
  shares !== undefined && shares.open >= bar.open && shares.silenced < bar.silenced

function findCompany(units: readonly SortedUnit[], candidate: CandidateWeights): string | undefined {
  const usable = listUsableUnits(units)
  const likely = listLikelyCompanies(
    { units: usable, people: collectPeople(units), product: null },
    candidate.company,
  )
  const company = chooseCompany(likely, usable)
  return company === null ? undefined : bareName(company).toLowerCase()
}

const longestOpening = 60
/** What follows the name: "Acme (us, Oakland) is acquiring", "Acme, the school for makers, will hold", "Acme opens". */
const deed =
  /^(?:’s|'s)?(?: \([^()]{1,60}\)|, [^,;.]{3,90},)?(?: \([^()]{1,60}\))? (?:(?:has|have|is|are|was|were|will|just|now|today|finally|officially|also|recently) \p{L}|\p{Ll}{2,}(?:ed|s) )/u

/** The clause that begins with the company's name, without brackets after the name. */
function findClause(body: string, company: string): string | undefined {
  const at = body.toLowerCase().indexOf(company)
  if (at === -1 || at > longestOpening) return undefined
  const after = body.slice(at + company.length)
  return deed.test(after) ? body.slice(at) : undefined
}

function statesOpenly(body: string, company: string): boolean {
  const clause = findClause(body, company)
  if (clause === undefined || isPrivate(maskUnit(body)) || /\?\s*$/.test(body)) return false
  const opening = body.slice(0, body.length - clause.length)
  const bare = clause.replaceAll(/ \([^()]{1,60}\)/g, '')
  return !/\d/.test(opening) && findGateFailure(maskUnit(bare)) === undefined
}
