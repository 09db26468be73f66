// The 'Who' of the brief form: a company and what it does, a person with a new role, or two partners.

import { fullName } from '#domain/brief/people.ts'
import { readVerb, toThird } from '#domain/language/verbs.ts'
import { companyName } from './company.ts'

export interface WhoCompany {
  name: string
  /** 'drafts contracts for law firms' */
  does?: string
  /** 'is based in Toledo, Ohio' */
  trait?: string
}

const ownWord =
  /^(?:our|my|the|we are)(?: (?:company|startup|business|firm|bakery|shop|store|nonprofit|client))?,? (?=\p{Lu})/iu
const suffix = '(?:Inc|Corp|Ltd|Co|LLC|GmbH|PLC)\\b\\.?'
const cutPattern = new RegExp(
  `^(?<name>.+?(?:,? ${suffix})?)(?:, | \\(| [–—-] |: | (?=(?:which|that|who|is|are)\\b))(?!${suffix}(?:,|$))(?<rest>.+?)\\)?\\.?$`,
  'u',
)
const verbPattern = new RegExp(`^(?<name>${companyName}) (?<verb>\\p{Ll}+)(?<rest> .+?)?\\.?$`, 'u')

/** A company with what is told about it; undefined where no name begins the words. */
export function readWhoCompany(value: string): WhoCompany | undefined {
  const told = value.trim().replace(ownWord, '')
  if (!/^\p{L}?\p{Ll}?\p{Lu}|^\d/u.test(told)) return undefined
  const said = verbPattern.exec(told)?.groups
  if (said?.name !== undefined && readVerb(said.verb ?? '', 'third') !== undefined)
    return { name: said.name, does: `${said.verb}${said.rest ?? ''}` }
  const { name = told.replace(/\.$/, ''), rest } = cutPattern.exec(told)?.groups ?? {}
  return rest === undefined ? { name } : { name, ...readTrait(rest) }
}

/** What follows the name, as a predicate. */
function readTrait(rest: string): Pick<WhoCompany, 'does' | 'trait'> {
  const bare = rest.replace(/^(?:which|that|who) /, '').replace(/,$/, '')
  if (/^(?:is |was |are )?(?:based|founded|headquartered|located) in /.test(bare))
    return {
      trait: bare
        .replace(/^(?:are |(?=based|founded|headquartered|located))/, 'is ')
        .replace('is founded', 'was founded'),
    }
  const [first = '', ...others] = bare.split(' ')
  if (bare !== rest.replace(/,$/, '')) return { does: bare }
  if (readVerb(first, 'third') !== undefined || /^(?:is|was|has|will|can)$/.test(first)) return { does: bare }
  const base = readVerb(first, 'gerund')
  if (base !== undefined) return { does: [toThird(base), ...others].join(' ') }
  if (/^(?:an?|the|one) /.test(bare)) return { does: `is ${bare}` }
  // 'San Francisco' in brackets is no trade.
  return /^\p{Lu}/u.test(bare) ? { trait: `is based in ${bare}` } : { does: `[MAKES OR SELLS] ${bare}` }
}

const atPattern = new RegExp(
  `^(?<name>${fullName}),?(?: as| –| —| -)? (?:the |our |its )?(?:new )?(?<role>[^,]+?)(?:,? (?:at|with) |, )(?<company>(?:the )?\\p{Lu}.+?)\\.?$`,
  'u',
)
const ofPattern = new RegExp(
  `^(?<name>${fullName}),?(?: as| –| —| -)? (?:the |our |its )?(?:new )?(?<role>.+?) (?:of|for) (?<company>(?:the )?\\p{Lu}.+?)\\.?$`,
  'u',
)
const rolePattern = new RegExp(
  `^(?<name>${fullName})(?:,| as| –| —| -) (?:the |our |its )?(?:new )?(?<role>.+?)\\.?$`,
  'u',
)

/** 'Dana Cole, chief financial officer, Orbital Freight' */
export function readWhoPerson(value: string): { name: string; role: string; company?: string } | undefined {
  const groups = (atPattern.exec(value) ?? ofPattern.exec(value) ?? rolePattern.exec(value))?.groups
  const { name, role, company } = groups ?? {}
  if (name === undefined || role === undefined) return undefined
  return { name, role, ...(company && { company }) }
}

/** 'Orbital Freight and Gulf Rail', 'Orbital Freight, Gulf Rail': two names and nothing else. */
export function readWhoPair(value: string): [string, string] | undefined {
  const parts = value
    .trim()
    .replace(/\.$/, '')
    .split(/\s+(?:and|with|\+|x)\s+|\s*[,;/]\s+/)
  const [one, other] = parts
  if (parts.length !== 2 || one === undefined || other === undefined) return undefined
  return [one, other].every((name) => /^(?:the )?\p{L}?\p{Lu}|^\d/u.test(name)) ? [one, other] : undefined
}
