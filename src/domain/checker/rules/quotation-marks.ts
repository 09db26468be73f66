// Quotation marks that never open or never close; a part of PUN-03.
import type { Paragraph } from '#domain/checker/paragraph.ts'
import type { Spot } from '#domain/checker/rule.ts'
import type { Role } from '#domain/checker/structure.ts'
import { findMatches } from '#domain/facts/matches.ts'

const marks = /[“”"]/g
const message = 'This quotation mark has no partner'

/** The marks of a paragraph that have no partner. */
export function findLoneMarks({ text }: Paragraph, role: Role): Spot[] {
  let open: number | undefined
  const alone: number[] = []
  for (const { 0: mark, index } of findMatches(text, marks)) {
    if (isInches(text, index)) continue
    const opens = mark === '“' || (mark === '"' && open === undefined)
    if (opens && open !== undefined) alone.push(open)
    if (!opens && open === undefined) alone.push(index)
    open = opens ? index : undefined
  }
  if (open !== undefined && !goesOn(text, open, role)) alone.push(open)
  return alone.map((from) => ({ from, to: from + 1, message }))
}

function isInches(text: string, at: number): boolean {
  return text[at] === '"' && /\d/.test(text[at - 1] ?? '')
}

/** A quotation of several paragraphs closes only in the last one: what people say goes on, without anybody named as speaker. */
function goesOn(text: string, open: number, role: Role): boolean {
  const rest = text.slice(open)
  return (
    role === 'body' &&
    /^“\p{Lu}/u.test(rest) &&
    /[.!?]$/.test(rest) &&
    !/, (?:said|says)\b|\bsaid\b/.test(rest)
  )
}
