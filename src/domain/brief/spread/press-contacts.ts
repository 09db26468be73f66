// Makes lines for reporters contacts again that were kept out because of lines around them, or because the classifier took "not Fridays" for a
// request.

import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'

const whoAsks = '(?:press|media|journalists?|reporters?|newspapers|papers|pr|ir/media)'
const what = '(?: (?:contact|office|officer|desk|enquiries|inquiries|queries|questions|calls|line|team))?'
/** "Press: Ann Lee, …", "PRESS CONTACT - Ann Lee", "for the papers: …", "And press goes to us, Ann Lee, …", "reporters can ring me, …", "if the paper wants pictures ring my son Bo Lee on …" */
const forReporters = new RegExp(
  `^(?:and )?me(?::| [-–—=]) |^(?:and |for |for the |all |the )?${whoAsks}${what}(?::| [-–—=→] | (?:is|are|goes|go|can|may|should|calls?) )|^(?:for )?(?:enquiries|inquiries|queries|questions)(?: from (?:the )?${whoAsks})?(?::| [-–—] | to )|^(?:if|when) (?:the |any |anyone from the |a |local )*(?:${whoAsks}|paper|radio|tv)\\b[^.;:?!]{0,50} (?:ring|call|phone|text|email|ask for|contact|go to) `,
  'iu',
)
const isReachable = /[\w.+-]@[\w-]+\.\p{L}|(?<!\d)\+?\(?\d(?:[ ()./-]{0,2}\d){6,14}(?!\d)/u

/** Makes a line for reporters with an address or number a contact, unless its own words keep it private. */
export function openPressContacts(units: readonly SortedUnit[]): void {
  for (const unit of units) {
    const isClosed = unit.kind === 'private' || unit.kind === 'unsure' || unit.kind === 'instruction'
    if (!isClosed || !forReporters.test(unit.text) || !isReachable.test(unit.text)) continue
    if (!isPrivate(maskUnit(unit.text))) unit.kind = 'contact'
  }
}
