// 'Ann Lee appointed chief medical officer at Veritas Health effective Jan. 4, replacing Lyle Benson': the verb of notes is passive,
// so the person is no company that appoints.

import { fullName } from '#domain/brief/people.ts'
import type { Slot } from './brief.ts'
import { companyName } from './company.ts'

const roleWords =
  'chief vice head director president ceo cfo coo cto cmo general senior executive managing manager editor principal partner dean professor treasurer secretary superintendent creative artistic'
// Spelled out: see domain/language/any-case.ts.
const roleStart = `(?:${roleWords
  .split(' ')
  .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
  .join('|')}|[Cc]hair\\p{Ll}*)`
const appointed = new RegExp(
  `^(?<name>${fullName}) (?:has been |was |is |just )?(?:appointed|named|hired|promoted)(?: as| to)? (?:the |its |our |as )?(?:new )?(?<role>${roleStart}\\b[^,.;]*?) (?:at|of|by) (?<company>${companyName})(?<rest>.*)$`,
  'su',
)
const date =
  /^,? ?(?:effective|starting|from|on|as of) (?<date>(?:\p{L}+\.? \d{1,2}(?:, \d{4})?|\d{1,2} \p{L}+(?: \d{4})?|\p{L}+ \d{4}))/u
const replaced =
  /^,? ?(?:replacing|succeeding|and (?:replaces|succeeds)) (?<who>(?:\b(?:Dr|Mr|Ms|Mrs|Prof)\.|[^.;])+)/u

/** The slots of an appointment told in the passive; the rest of the sentence when there is more. */
export function readAppointment(sentence: string): { slots: [Slot, string][]; rest: string } | undefined {
  if (!/ (?:appointed|named|hired|promoted) /.test(sentence)) return undefined
  const { name, role, company, rest = '' } = appointed.exec(sentence)?.groups ?? {}
  if (name === undefined || role === undefined || company === undefined) return undefined
  const slots: [Slot, string][] = [
    ['name', name],
    ['role', role],
    ['company', company],
  ]
  const when = date.exec(rest)?.groups?.date
  const later = when === undefined ? rest : rest.replace(date, '')
  const who = replaced
    .exec(later)
    ?.groups?.who?.trim()
    .replace(/(?<!,) (?=who )/, ', ')
  if (when !== undefined) slots.push(['when', when])
  if (who !== undefined) slots.push(['predecessor', who])
  return { slots, rest: (who === undefined ? later : later.replace(replaced, '')).replace(/^[\s,.;]+/, '') }
}
