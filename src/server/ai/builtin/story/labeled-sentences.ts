// Labeled values that say enough for a sentence: a figure with the one before it, what somebody has, what people must do.
import { dropStop, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { findVerb, isClean } from './clauses.ts'
import { tellComparison } from './compared-figures.ts'
import { findAppointee } from './statements.ts'
import type { Story } from './story.ts'
import { tidyNote } from './tidy.ts'

/** Undefined where the value only fills a slot or a point. */
export const tellLabeled = (label: string, value: string, story: Story): string | undefined =>
  tellComparison(label, value) ?? tellAdvice(label, value, story) ?? tellHaving(label, value, story)

const isAdvice =
  /^(?:(?:safety|public) )?advice(?: to \p{L}+)?$|^what (?:people|customers|residents|users|owners) (?:must|should) do$/iu

/** "Advice: do not drink, do not cook with it": what people must do in a crisis is told in the words that were given. */
function tellAdvice(label: string, value: string, { type }: Story): string | undefined {
  if (type !== 'crisis' || !isAdvice.test(label)) return undefined
  return `Advice to the public: ${lowerFirst(dropStop(value))}.`
}

/** "Arechiga = 21 years in banking", "CU: 31,000 members": what a person or the company has. */
function tellHaving(label: string, value: string, story: Story): string | undefined {
  const { company, people } = story
  const isPerson =
    people.some(({ name, surname }) => label === name || label === surname) || label === findAppointee(story)
  const who = isPerson ? label : company !== undefined && isShortFor(label, company) ? company : undefined
  const words = tidyNote(dropStop(value))
  const isCount = /^\d[\d,.]* \p{Ll}{3,}/u.test(words) && findVerb(words) === undefined
  return who !== undefined && isCount && isClean(words) ? `${who} has ${words}.` : undefined
}

/** "CU" is the Credit Union of its name. */
function isShortFor(label: string, company: string): boolean {
  const words = company.split(' ').filter((word) => /^\p{Lu}/u.test(word))
  const initials = words.map((word) => word.charAt(0)).join('')
  return /^\p{Lu}{2,6}$/u.test(label) && initials.endsWith(label)
}
