// The company, as the notes name it; nothing when two names are about as likely.
import type { Weights } from '#domain/brief/classifier/weights.ts'
import { type Candidate, chooseByShare, shareOut } from './choose.ts'
import { type CompanyNotes, listCompanies } from './company-evidence.ts'
import { isLegalWord } from './company-hosts.ts'
import { companyWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'

const bar = { least: 0.45, times: 2 }
/** What only the one who announces has. */
const own =
  /^(?:(?:near-)?host:|label:own$|before:(?:we-are|our-company|we-at|title-of|run-by)$|after:paren-us$)/
const told = /^after:(?:comma-kind|is-a|does|founded|city)$/

let learned: Weights | undefined

/** Who may be the company, and how likely that is. */
export interface LikelyCompany extends Candidate {
  share: number
  /** "Stores in Boston reopen" names no company; "We are Target" does. */
  isMereWord: boolean
}

/** `weights` are for trying others. */
export function listLikelyCompanies(notes: CompanyNotes, weights?: Weights): LikelyCompany[] {
  learned ??= readWeights(companyWeights)
  const candidates = listCompanies(notes).filter(isOneName)
  const shares = shareOut(candidates, weights ?? learned)
  return candidates.map((candidate, index) => ({
    ...candidate,
    share: shares[index] ?? 0,
    isMereWord: isMereWord(candidate),
  }))
}

export function chooseCompany(likely: readonly LikelyCompany[]): string | null {
  const shares = likely.map(({ share }) => share)
  const found = chooseByShare(likely, shares, bar)
  return found === undefined || isOneOfTwo(found) || found.isMereWord ? null : found.value
}

/** "Harbor Books of Dayton" beside "Harbor Books" is the same company and its town; "Acme and Birch" are two. */
function isOneName({ value, evidence }: Candidate): boolean {
  const [head = ''] = value.replace(/^the /i, '').split(/ (?:of|de) /)
  const last = head.split(' ').at(-1) ?? ''
  const isTown = evidence.has('of-city') || (head !== value && isLegalWord(last))
  return !(evidence.has('pair') || (isTown && evidence.has('has-shorter') && head.includes(' ')))
}

const has = ({ evidence }: Candidate, pattern: RegExp): boolean =>
  [...evidence].some((sign) => pattern.test(sign))

/** Of two companies that announce together, and about neither of which the notes say more, none is taken. */
function isOneOfTwo(found: Candidate): boolean {
  return found.evidence.has('paired') && !has(found, own) && !has(found, told)
}

function isMereWord(found: Candidate): boolean {
  return found.evidence.has('everyday-word') && !found.evidence.has('times:3') && !has(found, own)
}
