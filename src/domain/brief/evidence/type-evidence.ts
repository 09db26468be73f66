// Which kind of announcement: every kind is a candidate, and what happens, what is asked for and how a form is labeled give evidence.
import { type AnnouncementType, announcementTypes } from '#domain/brief/sheet.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import type { Candidate } from './choose.ts'
import { askedTypes, notDisaster, slotTypes, typeSigns } from './type-signs.ts'

interface TypeCandidate extends Candidate {
  value: AnnouncementType
}

/** "did not raise money", "denies that it will merge": what is denied is no sign. */
const denied =
  /\b(?:not (?!only\b|just\b|to be released)|never |denie[sd] |deny |no longer |fail(?:s|ed) to |no plans? to |without (?!water|power|heat|gas|permission|authori)|neither |rejects? |rejected )[^.;,\n]*/gi
const subject = /^(?:subject|betreff|objet|asunto|temat|oggetto|re|onderwerp)$/iu
const typeLabel = /^(?:announcement )?(?:type|kind|category)(?: of (?:release|announcement|news))?$/iu

/** A kind and what speaks for it. */
type Hint = readonly [AnnouncementType, ...string[]]

/** The kinds with their evidence, from all units that are neither private nor foreign. */
export function listTypes(units: readonly SortedUnit[]): TypeCandidate[] {
  const heard = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign' && kind !== 'contact')
  const facts = heard.filter(({ kind }) => kind === 'fact' || kind === 'unsure')
  const told = facts.map(listTold)
  const hints = [
    ...heard.flatMap(listAsked),
    ...facts.flatMap(listSlots),
    ...told.flat(),
    ...heard.flatMap(listSorry),
  ]
  const evidence = new Map(announcementTypes.map((type) => [type, new Set([`is:${type}`])]))
  for (const [type, ...signs] of [...hints, ...listCounts(told)])
    for (const sign of signs) evidence.get(type)?.add(sign)
  return [...evidence].map(([value, signs]) => ({ value, evidence: signs }))
}

/** What a line about the kind, a subject or a wish asks for. */
function listAsked({ kind, label = '', value = '', text }: SortedUnit): Hint[] {
  const found = (words: string, ...signs: string[]): Hint[] =>
    askedTypes.flatMap(([type, pattern]): Hint[] =>
      pattern.test(words) ? [[type, ...signs, `asked:${type}`]] : [],
    )
  if (typeLabel.test(label)) return found(value, 'typed')
  if (subject.test(label)) return found(text, 'subject')
  return kind === 'instruction' ? found(text, 'asked') : []
}

function listSlots({ label = '' }: SortedUnit): Hint[] {
  return slotTypes.flatMap(([type, pattern]): Hint[] =>
    pattern.test(label) ? [[type, 'slot', `slot:${type}`]] : [],
  )
}

/** What a fact tells; the first ones tell the news. */
function listTold({ body }: SortedUnit, index: number): Hint[] {
  // "led by partner Greg Hall" is a title, not a partnership.
  const text = body.replaceAll(/\bpartner (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/gu, '').replaceAll(denied, ' ')
  const place = index === 0 ? 'first' : index < 3 ? 'early' : 'late'
  const isElsewhere = notDisaster.test(body)
  return typeSigns.flatMap(([type, sign, pattern]): Hint[] => {
    if ((type === 'crisis' && isElsewhere) || !pattern.test(text)) return []
    const name = `${type}:${sign}`
    return [place === 'late' ? [type, place, name] : [type, place, name, `${name}:soon`]]
  })
}

/** Whoever says sorry in a quotation speaks about something bad. */
function listSorry({ kind, body }: SortedUnit): Hint[] {
  const sorry = typeSigns.find(([type, sign]) => type === 'crisis' && sign === 'sorry')
  return kind === 'quote' && sorry?.[2].test(body) ? [['crisis', 'crisis:sorry:quoted']] : []
}

/** How many facts speak for a kind. */
function listCounts(told: readonly (readonly Hint[])[]): Hint[] {
  const counts = new Map<AnnouncementType, number>()
  for (const hints of told)
    for (const type of new Set(hints.map(([found]) => found))) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(
    ([type, count]): Hint => [
      type,
      ...[2, 4, 6].filter((least) => count >= least).map((least) => `told:${least}`),
    ],
  )
}
