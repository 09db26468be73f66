// Turns a context that is only a list with commas ('Acme Robotics, warehouse robots, Boston, founded 2015, 200 employees') into labeled lines.

import { findAddresses } from '#domain/language/addresses.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { joinList } from '#server/ai/builtin/text/joining.ts'

const companyLike = /^\p{Lu}[\p{L}\p{N}&’'-]*(?: (?:(?:&|of|and|the) )?\p{Lu}[\p{L}\p{N}&’'-]*){0,4}$/u
const placeLike = /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}$/u
const foundedIn = /^(?:was )?(?:founded|established|since)(?: in)? (?<year>\d{4})$/i
const basedIn = /^based in (?=\p{Lu})/u
const mostWords = 8

/** The items with labels; other contexts stay as they are. */
export function labelCommaList(context: string): string {
  const [company = '', ...items] = context
    .trim()
    .replace(/\.$/, '')
    .split(/,\s+/)
    .map((item) => item.replace(basedIn, ''))
  const isList = items.length > 1 && companyLike.test(company) && items.every(isItem)
  if (!isList) return context
  const places = items.filter((item) => placeLike.test(item))
  const works = items.filter(isWork)
  const rest = items.filter((item) => !(placeLike.test(item) || isWork(item) || foundedIn.test(item)))
  const year = items.map((item) => foundedIn.exec(item)?.groups?.year).find((found) => found !== undefined)
  return [
    `Company: ${company}`,
    works.length === 0 ? '' : `What it does: ${describeWork(works)}`,
    year === undefined ? '' : `Founded: ${year}`,
    places.length === 0 ? '' : `Based in: ${places.join(', ')}`,
    ...rest,
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** Whether it is an item; 'makes sensors' and 'opened' belong to a sentence. */
function isItem(item: string): boolean {
  const [first = '', ...others] = item.split(' ')
  const isShort = others.length < mostWords && !/[.!?;:] |\n/.test(item)
  const startsWithVerb =
    readVerb(first, 'past') !== undefined || (others.length > 0 && readVerb(first, 'third') !== undefined)
  return isShort && (foundedIn.test(item) || !startsWithVerb)
}

function isWork(item: string): boolean {
  return /^\p{Ll}/u.test(item) && !foundedIn.test(item) && findAddresses(item)[0]?.text !== item
}

/** A description without a verb, since the list doesn't say whether the company makes, sells or repairs the things. */
function describeWork(works: readonly string[]): string {
  const [first = ''] = works
  return /^(?:an?|the) /.test(first) ? `is ${works.join(', ')}` : `[MAKES OR SELLS] ${joinList(works)}`
}
