// Names of organizations in notes, and whether one is another's than the company's.
import { bareName } from '#domain/language/legal-forms.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'

const word = "\\p{Lu}[\\p{L}\\p{N}&’'.-]{0,40}"
const joint = '(?:(?:of|and|the|for|de|del|da|do|du|des|la|le|van|von|&|der) ){0,2}'
/** A pattern source for a name of up to seven words. */
export const namePattern = `${word}(?: ${joint}${word}){0,6}`

/** Whether the name is neither the company's nor a person's, and no word that only starts a sentence. */
export function isOther(name: string, { company, people }: Story): boolean {
  const plain = bareName(name).toLowerCase()
  const own = bareName(company ?? '').toLowerCase()
  if (own !== '' && (plain.includes(own) || own.includes(plain))) return false
  return !noName.test(name) && !people.some((person) => person.name === name)
}

const noName =
  /^(?:The|It|We|They|She|He|This|That|Our|Its|In|On|At|And|But|So|Also|Round|Series|Seed|Lead|Total|Money|Price|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/u

/** The name without its sentence's period and without "'s". */
export const cleanName = (name: string): string =>
  name.replace(/[’']s$/u, '').replace(/(?<=\p{Ll}{3})\.$/u, '')

/** Whether the name is a researcher's, who gives no money: "Lead: Dr. Ann Lee". */
export const isScholar = (name: string): boolean => /^(?:Dr|Prof)(?:\.|essor)?\s/u.test(name)
