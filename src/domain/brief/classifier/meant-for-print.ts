// Lines whose form shows that they are meant for print: answers of a form, links, somebody's words. They need less certainty.
import { dictationOf } from '#domain/brief/speech/dictation.ts'
import { plainLabel, type SortedUnit } from '#domain/brief/unit.ts'
import { isAttributed } from '#domain/brief/unit-kinds.ts'

const slot =
  /^(?:who|what|when|where|why|how|proof|quote|contact|company|client|organi[sz]ation|product|city|location|place|venue|date|time|price|award|event|amount|round|name|title|role|new role|partner|founder|ceo|website|founded|about|boilerplate|products?|spokesperson|also written|background|tickets|investors?|lead investor|finding|result|speakers?)$/i

/** A line of a form: the answer to a question every release has, numbered or not. */
export function isSlot({ label }: SortedUnit): boolean {
  return label !== undefined && slot.test(plainLabel(label).replace(/ ?\d+$/, ''))
}

/** "See acme.example/loader." sends readers to a page. */
export const pointsToPage = ({ body }: SortedUnit): boolean => linked.test(body)

const linked =
  /^(?:see|visit|more (?:at|on)|details(?: (?:at|on|are at))?|register at|apply at|tickets at|find (?:it|more) at) (?:https?:\/\/|www\.)?[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}(?:\/[\w./-]{0,80})?\W{0,2}$/iu

/** Whether the line is somebody's dictated words: "Jo says: we are thrilled". */
export const isDictated = (unit: SortedUnit): boolean =>
  unit.kind === 'quote' && dictationOf(unit) !== undefined

/** Whether the line is a quotation with a full name or initials below. */
export const isSigned = (unit: SortedUnit): boolean =>
  dictationOf(unit)?.isSigned === true ||
  initialed.test(unit.body) ||
  (isAttributed(unit.body) && fullName.test(unit.body))

const fullName = /^[^“”"„«»]{0,80}\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+[^“”"„«»]{0,100}:\s*[“"„«»]/u

/** A quotation signed with initials: '“…” – AW'. */
const initialed = /^[“"][^“”"]{12,}[”"]\s*[–—-]\s*(?:\p{Lu}\.?){2,3}$/u

/** Whether the line says who speaks before the words. */
export const isIntroduced = (unit: SortedUnit): boolean =>
  unit.kind === 'quote' && introducedQuote.test(unit.body)

/** 'Gwen Ibarra, she runs the plant: “…”' */
const introducedQuote = /\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+[^“”"]{0,80}:\s*[“"]\p{Lu}[^“”"]{12,}[”"]\W*$/u
