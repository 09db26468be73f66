// Quotation marks without a partner; a part of PUN-03.

import { findMatches } from '#domain/language/matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { signs } from '#domain/rules/release/signs.ts'
import type { Role } from '#domain/rules/release/structure.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'

const everyMark = /[“”"]/g
const marks = /[“”]|(?<!\d)"/g
const message = 'This quotation mark has no match'

/** The marks of a paragraph that have no partner; a straight mark after a figure means inches, unless it closes a title: '"9 to 5"'. */
export function findLoneMarks(paragraph: Paragraph, role: Role): RuleMatch[] {
  const { text } = paragraph
  if (!paragraph.hasSign(signs.quote)) return []
  const apart = pairMarks(text, marks)
  const isAll = apart.open === undefined && apart.alone.length === 0
  const together = isAll ? apart : pairMarks(text, everyMark)
  const walk = together.open === undefined && together.alone.length === 0 ? together : apart
  if (walk.open !== undefined && !goesOn(text, walk.open, role)) walk.alone.push(walk.open)
  return walk.alone.map((from) => ({ from, to: from + 1, message }))
}

/** Pairs of a straight and a curly mark. */
export function findMixedMarks({ quotations, text }: Paragraph): RuleMatch[] {
  return quotations.flatMap(({ from, to }) => {
    const [open, close] = [text[from], text[to - 1]]
    if (open === '“' && close === '"')
      return [{ from: to - 1, to, fix: '”', message: 'Curly and straight quotation marks don’t match' }]
    if (open === '"' && close === '”')
      return [{ from, to: from + 1, fix: '“', message: 'Curly and straight quotation marks don’t match' }]
    return []
  })
}

function pairMarks(text: string, pattern: RegExp): Walk {
  const walk: Walk = { open: undefined, alone: [] }
  for (const { 0: mark, index } of findMatches(text, pattern)) {
    if (mark === '“' || (mark === '"' && walk.open === undefined)) openAt(walk, index)
    else closeAt(walk, index)
  }
  return walk
}

type Walk = { open: number | undefined; readonly alone: number[] }

function openAt(walk: Walk, index: number): void {
  if (walk.open !== undefined) walk.alone.push(walk.open)
  walk.open = index
}

function closeAt(walk: Walk, index: number): void {
  if (walk.open === undefined) walk.alone.push(index)
  walk.open = undefined
}

/** Whether a speech goes on in the next paragraph: then only the last one closes it, and no speaker comes before it. */
function goesOn(text: string, at: number, role: Role): boolean {
  const speech = text.slice(at)
  // A quotation that begins inside a sentence ends in it: 'The sign reads “Ask me'.
  const isStart = /(?:^|[.,:!?]["”]?)\s*$/.test(text.slice(Math.max(0, at - 4), at))
  // With its speaker before it, a speech is closed: 'Nair said, “The kit is cheap.'
  const isIntroduced = /\b(?:said|says|added|asked|wrote|told \S+)[,:] $/.test(
    text.slice(Math.max(0, at - 24), at),
  )
  return (
    role === 'body' &&
    isStart &&
    !isIntroduced &&
    /^“\p{Lu}/u.test(speech) &&
    /[.!?]$/.test(speech) &&
    !/\bsa(?:id|ys)\b/.test(speech)
  )
}
