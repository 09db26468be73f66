// Turns labeled values into sentences where they say enough: a figure with the one before it, what somebody has, what people must do.
import { readVerb } from '#domain/language/verbs.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { dropStop, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { findVerb, isSentence } from './clauses/clauses.ts'
import { isClean } from './clauses/printable-words.ts'
import { tellComparison } from './compared-figures.ts'
import { findAppointee } from './statements.ts'
import type { Story } from './story.ts'
import { tidyNote } from './tidy.ts'

/** The sentence; undefined if the value only fills a slot or a point. */
export const tellLabeled = (label: string, value: string, story: Story): string | undefined =>
  tellComparison(label, value) ??
  tellAdvice(label, value, story) ??
  tellHaving(label, value, story) ??
  tellGoingOn(label, value)

/** Verbs whose subject can be the label: starts, ends, costs, runs. */
const goingOn =
  /^(?:\p{L}+ )?(?:doors|tickets|wages|salaries|pay|sales|presales?|prices|pricing|fares|rents|registration|applications?|sign-?ups?|enrollment|construction|work|groundbreaking|training|hiring|production|admission|classes|courses|lessons|tours|deliveries|shipping|shipments|orders|preorders|service|flights|season|voting|testing|installation|interviews|auditions|boarding|parking|tryouts|rehearsals|harvest|donations|subscriptions|memberships?|reservations|bookings?)$/iu
const withoutArticle = /(?:s|ing|tion|ment|pay|work|up|service|parking|membership)$/iu

/** A sentence with the label as subject: "Wages: start at $21.50 an hour", "Construction: starts in May and ends in fall". */
function tellGoingOn(label: string, value: string): string | undefined {
  const [first = ''] = value.split(' ')
  const isMany = /s$/i.test(label)
  const does = /^(?:will|can)$/.test(first) || readVerb(first, isMany ? 'base' : 'third') !== undefined
  if (!goingOn.test(label) || !does || /[;:,]|\. /.test(value)) return undefined
  const subject = withoutArticle.test(label) ? upperFirst(label.toLowerCase()) : `The ${label.toLowerCase()}`
  const text = endSentence(`${subject} ${tidyNote(dropStop(value))}`)
  return isSentence(text) ? text : undefined
}

const isAdvice =
  /^(?:(?:safety|public) )?advice(?: to \p{L}+)?$|^what (?:people|customers|residents|users|owners) (?:must|should) do$/iu

/** A sentence of advice in a crisis, in the notes' words: "Advice: do not drink, do not cook with it". */
function tellAdvice(label: string, value: string, { type }: Story): string | undefined {
  if (type !== 'crisis' || !isAdvice.test(label)) return undefined
  return `Advice to the public: ${lowerFirst(dropStop(value))}.`
}

/** A sentence with "has": "Arechiga = 21 years in banking", "CU: 31,000 members". */
function tellHaving(label: string, value: string, story: Story): string | undefined {
  const { company, people } = story
  const isPerson =
    people.some(({ name, surname }) => label === name || label === surname) || label === findAppointee(story)
  const who = isPerson ? label : company !== undefined && isShortFor(label, company) ? company : undefined
  const words = tidyNote(dropStop(value))
  const isCount = /^\d[\d,.]* \p{Ll}{3,}/u.test(words) && findVerb(words) === undefined
  return who !== undefined && isCount && isClean(words) ? `${who} has ${words}.` : undefined
}

/** Whether the label is short for the company: "CU" for a Credit Union. */
function isShortFor(label: string, company: string): boolean {
  const words = company.split(' ').filter((word) => /^\p{Lu}/u.test(word))
  const initials = words.map((word) => word.charAt(0)).join('')
  return /^\p{Lu}{2,6}$/u.test(label) && initials.endsWith(label)
}
