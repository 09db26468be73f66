// Names the company once in a sentence: "Acme, that's us in Bath, we make axles" becomes a sentence that doesn't say Acme three times.
import { escapePattern, findMatches } from '#domain/language/matches.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { shortName } from './story.ts'

const selves =
  /(?<=\p{L}), (?:that|this|it|which)(?:[’']?s| is) (?:us|ourselves|we|me|the company)(?: (?:here )?in [^,;()]{2,40}| here)?,(?= \S)/u

/** Whether a verb follows, as in "…, that's us, | is buying Birch". */
const beginsVerb = (text: string): boolean =>
  isDoing(/^[^ ]*(?: [^,]+)?, (?<word>\p{Ll}+)(?!\p{L})/u.exec(text.slice(1))?.groups?.word ?? '')

/** The text without "that's us". */
export const withoutSelfReference = (text: string): string =>
  text
    .replace(selves, (_, at: number, whole: string) => (beginsVerb(whole.slice(at)) ? '' : ','))
    .replace(/(?<= \()(?:(?:that|it|which)(?:[’']?s| is) )?(?:us|ourselves|we|ours), /iu, '')

/** "Acme found it ourselves" */
const reflexive = /\bourselves\b/gu

/** The sentence with the company named only once, where nobody else could be meant. */
export function nameOnce(given: string, company: string | undefined): string {
  const name = shortName(company)
  if (name === undefined || company === undefined) return given
  const text = given.replaceAll(reflexive, 'itself')
  const first = text.indexOf(name)
  if (first === -1 || text.includes(name, first + name.length) === false) return text
  return withPronouns(withAside(withoutSecond(text, name), company, name), company, name)
}

/** "Ann's Crust is opening the second bakery, Ann's Crust, on Harbor Street": between commas a name says nothing new. */
const withoutSecond = (text: string, name: string): string =>
  text.startsWith(name)
    ? name +
      text
        .slice(name.length)
        .replace(new RegExp(`, ${escapePattern(name)}(?:,(?= \\p{Ll})|(?=\\.?$))`, 'u'), '')
    : text

/** "Acme (Acme makes axles)", "Acme, the maker of axles, Acme buys Birch", "Acme, Acme is 40 years old, will close" */
function withAside(text: string, company: string, name: string): string {
  const own = `(?:${escapePattern(company)}|${escapePattern(name)})`
  const again = new RegExp(
    `(?<front>(?<!\\p{L})${own})(?<aside>(?:, [^,;:()“”]{2,60}){0,2}), ${own} (?<rest>\\S.*)$`,
    'su',
  )
  return text
    .replace(
      new RegExp(`(?<front>${own}[^()]{0,60} \\((?:[^()]{2,80}, )?)${own} (?=\\p{Ll})`, 'u'),
      '$<front>which ',
    )
    .replace(again, (_, front: string, said: string, rest: string) => {
      const aside = said.replace(/^, the company/u, '')
      return hasLaterVerb(rest)
        ? `${front}${aside}, which ${rest}`
        : `${front}${aside}${aside === '' ? '' : ','} ${rest}`
    })
}

/** Whether the sentence has its verb after a comma, so that the words before only describe the subject. */
export const hasLaterVerb = (text: string): boolean =>
  findMatches(text, clauseStart).some(({ groups }) => isDoing(groups?.word ?? ''))

const clauseStart = /, (?<word>\p{Ll}+) /gu
const finite = /^(?:is|are|was|were|has|have|had|will|can|could|may|would|does|did)$/

/** The sentence with "it" for a second mention: "Acme said Acme has moved". */
function withPronouns(text: string, company: string, name: string): string {
  if (!text.replace(/^The /u, '').startsWith(name)) return text
  const own = new RegExp(
    `(?<![\\p{L}’'-])(?:the )?(?:${escapePattern(company)}|${escapePattern(name)})(?<of>[’']s?)?(?![\\p{L}-])`,
    'giu',
  )
  let end = -1
  return text.replace(own, (found: string, ...rest: unknown[]) => {
    const { of } = rest.at(-1) as { of?: string }
    const at = rest.at(-3) as number
    if (end === -1 || isOther.test(text.slice(end, at))) {
      end = at + found.length
      return found
    }
    if (noSubject.test(text.slice(end, at))) return found
    const next = /^ (?<word>\p{Ll}+)/u.exec(text.slice(at + found.length))?.groups?.word ?? ''
    if (of !== undefined) return 'its'
    return isDoing(next) ? 'it' : found
  })
}

/** Whether the next word is a verb other than "said". */
export const isDoing = (next: string): boolean =>
  next !== 'said' && (finite.test(next) || readVerb(next, 'third', 'past') !== undefined)

/** Words before the name that show it is no subject: "will open an Acme studio". */
const noSubject = / (?:an?|the|of|for|with|by|to|in|at|from|on|and) $/u

/** Other names or nouns that "it" could mean. */
const isOther = /[“”.]|\S \p{Lu}\p{L}*|\b(?:an?|the) \p{Ll}/u

/** The company's name in its own capitals. */
export function withOwnName(text: string, company: string | undefined): string {
  if (company === undefined) return text
  const at = text.toLowerCase().indexOf(company.toLowerCase())
  if (at === -1 || text.slice(at, at + company.length) === company) return text
  const isWhole =
    !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) &&
    !/^(?:[\p{L}\p{N}]|\.\p{Ll})/u.test(text.slice(at + company.length))
  return isWhole ? text.slice(0, at) + company + text.slice(at + company.length) : text
}
