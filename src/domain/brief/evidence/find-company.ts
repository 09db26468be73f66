// The company, as the notes name it; nothing when two names are about as likely.
import type { Weights } from '#domain/brief/judge/weights.ts'
import { type Candidate, choose } from './choose.ts'
import { type CompanyNotes, listCompanies } from './company-evidence.ts'
import { isLegalWord } from './company-hosts.ts'
import { companyWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'

const bar = { least: 0.35, times: 4 }
/** What only the one who announces has. */
const own =
  /^(?:(?:near-)?host:|label:own$|before:(?:we-are|our-company|we-at|title-of|run-by)$|after:paren-us$)/
const told = /^after:(?:comma-kind|is-a|does|founded|city)$/

let learned: Weights | undefined

/** `weights` are for trying others. */
export function findCompany(notes: CompanyNotes, weights?: Weights): string | null {
  learned ??= readWeights(companyWeights)
  const found = choose(listCompanies(notes).filter(isOneName), weights ?? learned, bar)
  return found === undefined || isOneOfTwo(found) || isMereWord(found) ? null : found.value
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

/** "Stores in Boston reopen" names no company; "We are Target" does. */
function isMereWord(found: Candidate): boolean {
  return found.evidence.has('everyday-word') && !found.evidence.has('times:3') && !has(found, own)
}
