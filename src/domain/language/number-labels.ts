// Tells by the words beside it what a long number is: a phone or fax number, or the number of an order, lot, part or code ("fax", "order no.",
// "ref.").
import { findMatches } from './matches.ts'
import { memoizeText } from './memoize-text.ts'
import type { Range } from './ranges.ts'

export type NumberUse = 'phone' | 'fax' | 'identifier'

const longestLabel = 40
const link = String.raw`(?:\s(?:no|nr|number|line|machine|is)\b\.?)*[\s:.#=()–-]*$`
// "Tel/fax" is a single number. A bare letter is a label ("T: … F: …"), with a period an initial.
const faxBefore = new RegExp(
  String.raw`(?<!\b(?:phone|telephone|tel)\.? ?(?:\/|&|\+|and|or) ?)(?<![\p{L}\d])(?:(?:tele)?fa(?:x|ks|csimile)|t[ée]l[ée]copie|f(?=:|\s+[\d(+]*$))${link}`,
  'iu',
)
const faxAfter = /^\s?(?:\(\s?(?:tele)?fax\s?\)|(?:tele)?fax\b(?![\s:.#=–-]{0,3}[\d(+]))/iu
const identifierBefore = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?:id|ref|reference|vat|isbn|iban|passcode|charity|(?:order|invoice|account|case|company|registration|reg|tax|permit|licen[cs]e|serial|booking)\.?\s(?:no|nr|number|id)\b\.?)|#)${link}`,
  'iu',
)

/** The use of the number at this place; without a label it is a phone number. */
export function readNumberUse(text: string, from: number, to: number): NumberUse {
  const before = text.slice(Math.max(0, from - longestLabel), from)
  if (faxBefore.test(before) || faxAfter.test(text.slice(to, to + longestLabel))) return 'fax'
  return identifierBefore.test(before) ? 'identifier' : 'phone'
}

const named =
  'lot|batch|serial|item|part|product|model|style|catalog(?:ue)?|article|stock|order|invoice|account|policy|claim|case|docket|file|reference|ref\\.?|tracking|confirmation|booking|registration|reg\\.?|licen[cs]e|permit|charity|company|vehicle|unit|ticket|bar'
const oneLabel = `(?:${named}) (?:number|no\\.?|code|id)|number|code|passcode|id|pin|serial|sku|upc|lot|batch|extension|ext\\.|model|form|section|room|suite|route|highway|version|box|series|flight|unit|port|no\\.`
const manyLabel = `(?:${named}) (?:numbers|nos\\.?|codes|ids)|codes|passcodes|ids|pins|serials|skus|upcs|lots|batches|models|forms|sections|rooms|suites|routes|highways|flights|units|parts|numbers(?= \\d{1,9} (?:through|thru|to|and) \\d)|nos\\.`
const number = '#?\\p{Lu}{0,4}\\d[\\p{Lu}\\d]{0,19}(?:[-/]\\p{Lu}{0,4}\\d[\\p{Lu}\\d]{0,19}){0,4}'
const span = '(?: (?:through|thru|to|or)(?: and including)? | ?[–—-] ?)'
const namedBy = '(?: (?:is|are))?(?: (?:from|between|ending in|beginning with|starting with))?:? '
const labeled = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:${manyLabel})${namedBy}(?<many>${number}(?:(?:,? (?:and|or) |, |${span})${number}){0,60})|(?:${oneLabel})${namedBy}(?<one>${number}(?:(?:${span}|(?<=between \\S{1,30}) and )${number})?))(?![\\p{L}\\d]|[.,]\\d)`,
  'giu',
)
/** Numbers to dial: 'Text READ to 72727', 'dial 4417'. */
const dialed =
  /\b(?:text|txt|dial|call)(?:ing)? (?:[“"‘']?[\p{L}\d]{1,20}[”"’']? to )?(?<one>\d{3,6})(?![\p{L}\d]|[.,]\d)/giu

/** Codes printed in groups: 'UPC 0 71555 01820 4'. */
const grouped =
  /\b(?:upc|ean|gtin|isbn|iban|bar ?code|serial (?:number|no\.?)|account (?:number|no\.?)|card (?:number|no\.?))(?: codes?)?s?(?: (?:is|are))?:? (?<one>\d{1,7}(?:[ -]\d{1,7}){1,6})(?![\p{L}\d]|[.,]\d)/giu

/** Numbers of forms and scores: 'the 1040 form', 'scored 1310 on the SAT'. */
const marked =
  /\b(?:the|an?|its|their|your|each) (?<one>\d{3,5})(?= (?:(?:tax|IRS) )?(?:forms?|area code|series)\b)|\b(?:score[sd]?|scoring|scores? of) (?:an? )?(?<mark>\d{3,4})(?= (?:on|in) (?:the|her|his|their|an?) |[.,;])/giu

/** Numbers that name something, with ranges and lists: 'lot numbers 4417 through 4432', 'batch 77120', 'text READ to 72727'. */
export const findIdentifiers: (text: string) => readonly Range[] = memoizeText((text) =>
  /\d{3}/.test(text)
    ? [labeled, dialed, grouped, marked].flatMap((pattern) =>
        findMatches(text, pattern).map(({ index, 0: found, groups }) => {
          const to = index + found.length
          return { from: to - (groups?.many ?? groups?.one ?? groups?.mark ?? '').length, to }
        }),
      )
    : [],
)
