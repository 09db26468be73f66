// The answers of the funding form: amount, round and lead investor, what the money is for, total raised.
import { isClause, readVerb } from '#domain/language/verbs.ts'
import type { Slot } from './brief.ts'

const money =
  '(?:[$€£] ?\\d[\\d,.]*\\d|[$€£]\\d|(?:SEK|EUR|USD|GBP|CHF) \\d[\\d,.]*)(?: ?(?:million|billion|thousand|[MBKmbk]n?\\b))?'
const amountPattern = new RegExp(
  `${money}|\\d[\\d,.]* (?:million|billion) (?:dollars|euros|pounds)|\\b\\d[\\d.,]* ?(?:M|mn|million)\\b`,
  'u',
)
const roundPattern =
  /\b(?:(?:pre-?seed|seed|series [a-h]\d?|angel|bridge|growth|venture|debt|equity)\b(?: (?:round|extension|funding|financing))?)/iu
const leadPattern =
  /(?:,? (?:is )?led by| lead investor(?: is|:)?|, lead:?) (?<who>(?:the )?\p{Lu}[\p{L}\p{N}&’'. -]*?)(?=,| with | and (?:others|participation)|$)/u
const fromPattern = /,? from (?<who>(?:the )?\p{Lu}[\p{L}\p{N}&’'. -]*?)(?=,| with |$)/u
const othersPattern = /,? (?:with|and)(?: the)? participation (?:from|of) (?<who>.+?)\.?$/u
const nameOnly =
  /^[\s,;]*(?<who>(?:the )?\p{Lu}[\p{L}\p{N}&’'.-]*(?: (?:of |& |and )?\p{Lu}[\p{L}\p{N}&’'.-]*)*)\s*$/u
const filler = /^(?:a|an|in|of|the|round|funding|financing|investment|and|from|raised|,|;|\.|\s)*$/i
const totalPattern = new RegExp(
  `^(?:(?<before>${money}) (?:raised )?(?:in )?total(?: raised| funding)?|total (?:raised|funding)?(?: to date)?(?: is| of|:)? ?(?<after>${money})|(?<dated>${money}) raised (?:to date|so far|overall))(?: to date| so far)?$`,
  'iu',
)

export function shapeFunding(slots: Map<Slot, string>): void {
  shapeRound(slots)
  shapeUse(slots)
  shapeTotal(slots)
}

function shapeRound(slots: Map<Slot, string>): void {
  const what = slots.get('what')?.replace(/\.$/, '')
  const amount = what === undefined ? undefined : amountPattern.exec(what)?.[0]
  if (what === undefined || amount === undefined || isClause(what)) return
  const round = roundPattern.exec(what)?.[0]
  const lead = leadPattern.exec(what)?.groups?.who
  const others = othersPattern.exec(what)?.groups?.who
  const from = lead === undefined ? fromPattern.exec(what)?.groups?.who : undefined
  slots.set('amount', amount)
  if (round !== undefined) slots.set('round', round)
  if (lead !== undefined) slots.set('leadInvestor', lead)
  if (others !== undefined) slots.set('investors', others)
  // 'from Alder Capital' says who pays, not who leads.
  if (from !== undefined) slots.set('giver', from)
  const left = what
    .replace(othersPattern, '')
    .replace(leadPattern, '')
    .replace(from === undefined ? '' : fromPattern, '')
    .replace(amount, '')
    .replace(round ?? '', '')
  settleRest(left, slots)
}

/** The form asks for amount, round and lead investor: a name that is left is the investor's. */
function settleRest(left: string, slots: Map<Slot, string>): void {
  const isOpen = !slots.has('leadInvestor') && !slots.has('giver')
  const named = isOpen ? nameOnly.exec(left)?.groups?.who : undefined
  if (named !== undefined) slots.set('leadInvestor', named)
  if (named !== undefined || filler.test(left)) slots.delete('what')
}

/** 'to hire 20 engineers', 'hiring 20 engineers' */
function shapeUse(slots: Map<Slot, string>): void {
  const why = slots.get('why')
  if (why === undefined || slots.has('use')) return
  const [first = '', ...others] = why.replace(/^(?:to|for) /i, '').split(' ')
  const base = readVerb(first, 'base', 'gerund')
  if (base === undefined || !/^\p{Ll}/u.test(why)) return
  slots.delete('why')
  slots.set(
    'use',
    [base, ...others]
      .join(' ')
      .replaceAll(/(?<=(?:,|;| and) )\p{Ll}+ing(?= )/gu, (word) => readVerb(word, 'gerund') ?? word),
  )
}

function shapeTotal(slots: Map<Slot, string>): void {
  const parts = slots.get('proof')?.split(/[;,] /) ?? []
  const total = parts.find((part) => totalPattern.test(part.trim()))
  if (total === undefined || slots.has('total')) return
  const { before, after, dated } = totalPattern.exec(total.trim())?.groups ?? {}
  slots.set('total', before ?? after ?? dated ?? total)
  const rest = parts.filter((part) => part !== total)
  if (rest.length === 0) slots.delete('proof')
  else slots.set('proof', rest.join('; '))
}
