// Where the company is at home, said in passing: 'Acme of Denver, Colorado, opens …', 'The company is Acme, Denver, Colorado.'

import { city, region, toHome, toPlace } from '#domain/brief/place.ts'
import type { Place } from '#domain/brief/sheet.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { companyName } from './company.ts'

const homePattern = new RegExp(
  `^(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Ll]ocal) )?(?:(?:startup|company|nonprofit|bakery|brewery) )?(?<company>${companyName}?) (?:(?:(?:of|in|from) |\\()(?<city>${city}), (?<region>${region})\\)?|\\((?<town>${city})\\)),? (?<verb>\\p{Ll}+)\\b`,
  'u',
)

export interface Home {
  company: string
  place: Place
  /** The sentence without the place. */
  sentence: string
}

/** The home between a company and its verb; undefined where the words may be part of a name. */
export function takeHome(sentence: string): Home | undefined {
  const groups = homePattern.exec(sentence)?.groups
  const place = toHome(groups) ?? toTown(groups?.town)
  const { company = '', verb = '' } = groups ?? {}
  const isNews = readVerb(verb, 'third', 'past') !== undefined || /^(?:is|was|has|had|will|just)$/.test(verb)
  if (place === undefined || company === '' || !isNews) return undefined
  const verbAt = sentence.indexOf(` ${verb}`, company.length + place.city.length)
  const start = sentence.indexOf(company) + company.length
  return { company, place, sentence: sentence.slice(0, start) + sentence.slice(verbAt) }
}

/** 'Quillstack (San Francisco)': in brackets a town needs no state, and letters alone are a stock's. */
function toTown(town: string | undefined): Place | undefined {
  return town === undefined || /^\p{Lu}+$/u.test(town) ? undefined : { city: town, isHome: true }
}

const introductionPattern = new RegExp(
  `^(?:(?:[Tt]he|[Oo]ur|[Mm]y) )?[Cc]ompany(?: name|['’]s name)? is (?:called )?(?<company>${companyName})(?:(?:, (?:based )?(?:in )?| in | of )(?<city>${city})(?:, (?<region>${region}))?)?\\.?$`,
  'u',
)

/** A sentence that only names the company and perhaps its town. */
export function readIntroduction(sentence: string): { company: string; place?: Place } | undefined {
  const groups = introductionPattern.exec(sentence)?.groups
  if (groups?.company === undefined) return undefined
  const company = groups.company.replace(/\.$/, '')
  const place = groups.city === undefined ? undefined : toPlace(groups)
  return place === undefined ? { company } : { company, place: { ...place, isHome: true } }
}
