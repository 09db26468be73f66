// Notes without a verb: a price, a date, where it is sold. Each goes to the slot a form would have had for it.

import { findPeople } from '#domain/brief/people.ts'
import { hasFiniteVerb } from '#domain/language/verbs.ts'
import { hasWords } from '#server/ai/builtin/text/joining.ts'
import type { Slot } from './brief.ts'

const rules: readonly (readonly [Slot, RegExp])[] = [
  ['price', /^(?:price:? |costs? |only |from )?[$€£]\d[\d,.]*(?: (?:per|a|an|each|plus) .{2,30})?\.?$/i],
  [
    'price',
    /^price:? \d[\d,.]* (?:euros|pounds|dollars|francs|kronor|yen)(?: (?:per|a|an|each|plus) .{2,30})?\.?$/i,
  ],
  ['tickets', /^tickets:? (?:cost |are |from )?[$€£]\d/i],
  ['tickets', /^(?:free|free admission|free entry|admission (?:is )?free)\.?$/i],
  ['tickets', /^(?:sign up|register|rsvp|tickets) (?:at|on|via|by|from) /i],
  ['when', /^on sale (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:, \d{4})?$/i],
  ['availability', /^(?:on sale|available|sold|in stores|pre-?orders?|ships?|shipping) /i],
  [
    'when',
    /^(?:on |launch(?:es|ing)? (?:on )?|starting |starts? (?:on )?)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b.{0,50}$/i,
  ],
  ['contact', /^(?:media |press )?contact:? .*@/i],
]

/** Puts a note into the slot it belongs to; false when it belongs to none. */
export function takeFragment(note: string, slots: Map<Slot, string>): boolean {
  if (isPersonOnly(note)) {
    if (!slots.has('spokesperson'))
      slots.set(
        'spokesperson',
        note
          .replace(/\.$/, '')
          .replace(/^(?:the|our|its) /i, '')
          .replace(' is ', ' '),
      )
    return true
  }
  const slot = rules.find(([, pattern]) => pattern.test(note))?.[0]
  if (slot === undefined) return false
  const value =
    slot === 'contact'
      ? note.replace(/^(?:media |press )?contact:? /i, '').replace(' at ', ', ')
      : note
          .replace(/^on sale (?=\p{Lu})/u, slot === 'when' ? '' : 'on sale ')
          .replace(/^(?:(?:launch(?:es|ing)?|starts?) (?:on )?|tickets:? (?=[$€£]))/i, '')
  const before = slots.get(slot)
  slots.set(slot, before === undefined ? value : `${before}; ${value}`)
  return true
}

const titled =
  /^(?:The |Our |Its )?(?:CEO|CFO|CTO|COO|founder|owner|president|director|spokesperson) is \p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){1,3}\.?$/iu

/** 'Owner Maya Trent.' names somebody and says nothing else. */
export function isPersonOnly(text: string): boolean {
  if (titled.test(text)) return true
  if (hasWords(text, 10) || hasFiniteVerb(text)) return false
  const [person] = findPeople(text)
  if (person === undefined) return false
  return (
    text
      .replace(person.name, '')
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length <= 4
  )
}
