// Completes a person's employer: "Copperline" becomes the Copperline Ventures of the notes, and a partner without a firm belongs to the one fund
// they name.
import type { FactSheet } from '#domain/brief/sheet.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isLegalWord } from '#domain/language/legal-forms.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isOrganizationWord, isPlaceNoun } from '#domain/language/name-words.ts'

type Named = FactSheet['people'][number]

const word = '\\p{Lu}[\\p{L}\\p{N}’&-]{1,30}'
const run = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:,? & ${word}| (?:of |the |& |and )?${word}){1,5}`, 'gu')
const fund = /^(?:Ventures|Capital|Partners|Fund|Equity|Investments?|Angels)$/u
const partner = /^(?:(?:general|managing|founding|senior|investment) )?partner$/iu
const leader = /(?:^|\s)(?:owner|founder|president|CEO|chief executive|managing director)(?:$| and )/iu

/** The person with the employer that the notes give elsewhere. */
export function completeEmployer(person: Named, bodies: readonly string[], company: string | null): Named {
  const { organization, title } = person
  if (organization !== undefined) {
    const full = bodies.find((name) => isLonger(name, organization))
    // "director of the Institute" of the Institute for Quiet Hours
    if (company?.startsWith(`${organization} `) === true && isOrganizationWord(organization.toLowerCase()))
      return { ...person, organization: company }
    return full === undefined || company?.startsWith(organization) === true
      ? person
      : { ...person, organization: full }
  }
  if (title === undefined) return person
  const firm = partner.test(title) ? findFund(bodies, company) : findOwn(person, bodies, company)
  return firm === undefined ? person : { ...person, organization: firm }
}

/** All capitalized names of two words or more in the lines for the release. */
export function listBodies(units: readonly SortedUnit[]): string[] {
  const names = units
    .filter(({ kind }) => kind === 'fact' || kind === 'quote')
    .flatMap(({ text }) => findMatches(text, run).map(([found]) => found.replace(/[’']s?$/u, '')))
  return [...new Set(names)]
}

/** Whether the name adds one word that says what it is: "Ironbridge Ventures" for "Ironbridge". */
const isLonger = (name: string, organization: string): boolean =>
  name.startsWith(`${organization} `) &&
  isOrganizationWord(name.split(' ').at(-1)?.toLowerCase() ?? '') &&
  !isLegalWord(name.split(' ').at(-1) ?? '') &&
  !/ (?:and|of) /u.test(name.slice(organization.length))

function findFund(bodies: readonly string[], company: string | null): string | undefined {
  const funds = bodies.filter((name) => fund.test(name.split(' ').at(-1) ?? '') && !isOf(name, company))
  return funds.length === 1 ? funds[0] : undefined
}

/** The firm with the person's surname: Cutler Coach Lines for Hank Cutler. */
function findOwn(
  { surname, title = '' }: Named,
  bodies: readonly string[],
  company: string | null,
): string | undefined {
  if (!leader.test(title) || company?.includes(surname) === true) return undefined
  const own = bodies.filter(
    (name) => name.startsWith(`${surname} `) && isFirm(name.slice(surname.length + 1)),
  )
  return own.length === 1 ? own[0] : undefined
}

/** Whether the words after the surname make a firm: "Coach Lines", but not "Street" or a second surname. */
const isFirm = (rest: string): boolean => {
  const words = rest.split(' ')
  return words.every((each) => isEverydayWord(each.toLowerCase())) && !words.some(isPlaceNoun)
}

const isOf = (name: string, company: string | null): boolean =>
  company !== null && (name.includes(company) || company.includes(name))
