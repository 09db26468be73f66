// What a long number is, by the words right beside it: notes write "fax", "order no." or "ref." next to numbers that look like a phone's.

export type NumberUse = 'phone' | 'fax' | 'identifier'

const longestLabel = 40
const link = String.raw`(?:\s(?:no|nr|number|line|machine|is)\b\.?)*[\s:.#=()–-]*$`
// "Tel/fax" is one number for both. A letter alone is a label, as in "T: … F: …", and with a stop somebody's initial.
const faxBefore = new RegExp(
  String.raw`(?<!\b(?:phone|telephone|tel)\.? ?(?:\/|&|\+|and|or) ?)(?<![\p{L}\d])(?:(?:tele)?fa(?:x|ks|csimile)|t[ée]l[ée]copie|f(?=:|\s+[\d(+]*$))${link}`,
  'iu',
)
const faxAfter = /^\s?(?:\(\s?(?:tele)?fax\s?\)|(?:tele)?fax\b(?![\s:.#=–-]{0,3}[\d(+]))/iu
const identifierBefore = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?:id|ref|reference|vat|isbn|iban|passcode|charity|(?:order|invoice|account|case|company|registration|reg|tax|permit|licen[cs]e|serial|booking)\.?\s(?:no|nr|number|id)\b\.?)|#)${link}`,
  'iu',
)

/** The use of the number at this place. Without a label it is a phone's. */
export function readNumberUse(text: string, from: number, to: number): NumberUse {
  const before = text.slice(Math.max(0, from - longestLabel), from)
  if (faxBefore.test(before) || faxAfter.test(text.slice(to, to + longestLabel))) return 'fax'
  return identifierBefore.test(before) ? 'identifier' : 'phone'
}
