// Recognizes notes that begin with a past verb of an announcement: "broke ground on a second mill", "named Best Bakery of 2026".
import { isPast, readVerb } from '#domain/language/verbs.ts'

/** Verbs that always announce something. */
const always =
  /^(?:raised|won|opened|launched|received|bought|acquired|hired|appointed|named|grew|rose|fell|cut|treated|rewetted|planted|measured|surveyed|invested|joined|served|worked|ran|led|added|sold|delivered|reached|doubled|tripled)$/

/** Verbs for the note taker's own day, or for requests. */
const ownDay =
  /^(?:went|got|sent|had|did|said|saw|heard|told|asked|talked|spoke|met|called|thought|knew|felt|wrote|read|forgot|left|came|looked|checked|tried|wanted|needed|found|let|put|cost|was|were|attached|copied|pasted|typed|used|based|born)$/

const object =
  /^(?:an?|the|its|their|his|her|all|both|each|every|more|over|about|nearly|almost|another|ground|up|out|off|back|down|one|two|three|four|five|six|seven|eight|nine|ten|[\d$€£]\S*)$/u

/** Whether the word after a verb begins its object. */
export const isObject = (second: string): boolean => object.test(second)

/** Whether the text begins with a verb such as "Won": "Won Best of Show". */
export const isDeed = (text: string): boolean => always.test((text.split(' ', 1)[0] ?? '').toLowerCase())

/** Whether the two words begin such a note; with other past verbs it may be about the note taker's day. */
export function beginsDeed(first: string, second: string): boolean {
  if (always.test(first)) return true
  if (!isPast(first) || ownDay.test(first)) return false
  // "hit 1 million riders" is past, "hit the deadline" a request.
  if (readVerb(first, 'base') !== undefined) return /^(?:up|out|\d)/.test(second)
  return isObject(second) || readVerb(second, 'gerund') !== undefined
}

const honors =
  /^(?:named|selected|chosen|voted|ranked|rated|shortlisted|nominated|recogni[sz]ed|honou?red|certified|accredited|picked)$/
const honor = /^(?:an?|the|one|among|as|for|to|by|in|no\.|number|top|best|most|finalist|winner|\d\S*)$/iu
const title =
  /^\S+ (?:\p{Lu}[\p{L}’'-]* (?:(?:of|the|in|for|and) ){0,2}){1,6}(?:(?:19|20)\d\d )?(?:at|by|in|for)\b|^\S+ .{0,60}\b(?:[Oo]f the [Yy]ear|Best|Top)\b/u

/** Whether the text tells an honor that was received: "named Maker of the Year at the Northern Craft Awards". */
export function tellsHonor(text: string): boolean {
  const [first = '', second = ''] = text.split(' ')
  return honors.test(first.toLowerCase()) && (honor.test(second) || title.test(text))
}

/** "Started as a night-shift nurse": whoever rose from there did it, and nobody did it to them. */
export const beginsCareer = (text: string): boolean =>
  /^(?:(?:started|began|served|trained|worked)(?: out)? as|rose (?:from|to|through)) (?=\S)/iu.test(text)

/**
 * "Hiring fair Oct. 17", "Opening night is June 3": a word in -ing in front of what takes place is part of its name, and nobody's deed.
 * "warning first, then a fine": what comes first is no object.
 */
export const namesOccasion = (text: string): boolean =>
  /^\S+ first(?:,|$)|^\p{L}+ing (?:(?!an? |the |its |one |another )\p{Ll}+ )?(?:ceremony|celebration|concert|date|day|dinner|event|fair|hours|night|party|reception|season|session|time|week|weekend)(?![\p{L}-])/u.test(
    text,
  )

/** What was done to a thing that the note does not name. */
export const participles =
  /^(?:founded|established|started|led|built|given|presented|held|judged|signed|funded|backed|closed|located|used|tested|measured|based|designed|developed|published|made|sold|distributed|hosted|organized|organised|sponsored|launched|acquired|owned|run|born|raised|spun|staffed|reported|informed|paid|split|trained|chosen|selected|picked)$/
/** Words in -s that head a note as nouns. */
export const nouns =
  /^(?:records|prices|visits|orders|sales|plans|offers|reports|results|tests|needs|points|ranks|rates|awards|studies|numbers|figures|updates|terms|details|hours|doors|tickets|seats|jobs|marks|rents|loans|grants|shares|contacts|notes|features|supports)$/

/** "a workshop led by Ann Lee": somebody does it to what is named before, which does nothing. */
export const doneBy = /^(?:led|opened|closed|started|run|served|joined)$/
