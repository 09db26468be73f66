// Finds the company that 'we' means in a draft. A wrong name is much worse than a 'we' left in the text, so only the release itself counts.

import { bareName, readLegalTail } from '#domain/language/legal-forms.ts'
import { isFunctionWord, isTitleWord } from '#domain/language/name-words.ts'
import { extractFacts } from '#domain/language/reading.ts'
import { isStateName } from '#domain/language/states.ts'

export interface Speaker {
  company?: string
  /** Several companies are named, and nothing tells which one 'we' is. */
  isUnclear?: true
  /** The text before named the company. */
  isIntroduced?: true
}

const firstPerson = /(?<![\p{L}’'-])(?:we|our|ours|us)(?![\p{L}-])/iu

const companyName = "\\p{Lu}[\\p{L}\\p{N}&’'.-]*(?: (?:(?:&|of|and|the|de) )?\\p{Lu}[\\p{L}\\p{N}&’'-]*)*"

/** The company of a draft, or that 'we' is unclear. */
export function findSpeaker(texts: readonly string[]): Speaker {
  const company = findCompany(texts)
  if (company !== undefined) return { company }
  const isUnclear = texts.some((text) => firstPerson.test(text)) && texts.some(namesOthers)
  return isUnclear ? { isUnclear } : {}
}

/** The company of a boilerplate, by its heading. */
export function speakerOf(about: string): Speaker | undefined {
  const company = readAbout(about)
  return company === undefined ? undefined : { company }
}

/** The name of 'About Acme' that heads a boilerplate. */
function readAbout(text: string): string | undefined {
  const name = /^About (?<name>\p{Lu}[^\n:]{1,58})(?:\n|:|$)/u.exec(text)?.groups?.name?.trim()
  return name === undefined || /^(?:Us|The Company)\b/i.test(name) ? undefined : name
}

function findCompany(texts: readonly string[]): string | undefined {
  const abouts = new Set(texts.map(readAbout).filter((name) => name !== undefined))
  const [only] = abouts
  if (abouts.size === 1) return only
  const announcer = texts.map(readAnnouncer).find((name) => name !== undefined)
  // Two companies that announce together have a boilerplate each.
  return abouts.size === 0 ? announcer : [...abouts].find((name) => name === announcer)
}

const subject = `(?<name>${companyName})(?<tail>(?:,? [\\p{L}./&()]{1,9}){0,4}?)(?: \\([^)]{2,40}\\))?(?:, (?<aside>[^,.;]{3,60}),)?`
const feeling =
  '(?:is|are) (?:\\p{Ll}+ly |very |so )?(?:pleased|excited|thrilled|proud|delighted|honored|happy|glad) to (?:announce|introduce|unveil|launch)'
const news = '(?:today )?(?:has )?(?:announce[sd]?|introduce[sd]?|unveil(?:s|ed)|launche[sd])'
const pleased = new RegExp(
  `^(?:.{3,60}? — )?(?:(?:In|On) [^,]+, )?${subject} ${feeling} (?!(?:that )?(?:she|he|her|his)\\b)`,
  'u',
)
const dated = new RegExp(`^\\p{Lu}{3}.{0,57}? — ${subject} ${news} (?!(?:that )?(?:she|he|her|his)\\b)`, 'u')

/** The announcing company: the lead's subject after the dateline, or whoever is "pleased to". */
function readAnnouncer(text: string): string | undefined {
  if (!/nounc|troduc|veil|launch/.test(text.slice(0, 300))) return undefined
  const { name, tail = '', aside = '' } = (dated.exec(text) ?? pleased.exec(text))?.groups ?? {}
  // Only a legal form may follow the name.
  if (name === undefined || readLegalTail(tail) !== tail) return undefined
  const [first = ''] = name.split(/[ .]/)
  const isPerson = isTitleWord(first) || aside.split(' ').some(isTitleWord)
  const isNoName = /^(?:We|I|They|It)$/.test(first) || (isFunctionWord(first) && !name.includes(' '))
  return isPerson || isNoName ? undefined : bareName(name)
}

/** Whether the text names others who could be "the company"; a place or 'the Steep 9' could not. */
function namesOthers(text: string): boolean {
  return extractFacts(text).some(
    ({ kind, text: name, from }) =>
      kind === 'organisation' ||
      (kind === 'name' && !isStateName(name) && !/\b(?:the|an?|in|near) $/i.test(text.slice(0, from))),
  )
}
