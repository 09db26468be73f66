// Gaps that were never filled: [CEO NAME], {company}, <DATE>, TBD, TK, XXX, lorem ipsum. Press rules STR-16.
import { findMatches } from '#domain/language/matches.ts'
import type { Range } from '#domain/language/ranges.ts'
import type { Paragraph } from './paragraph.ts'

const placeholder =
  /\[[^\]\n]{1,200}\]|\{\w+\}|<[A-Z][A-Z _]*>|(?<![\p{L}\p{N}-])(?:TBD|TK|TKTK)(?![\p{L}\p{N}-])|(?<!\p{L}|\p{Lu}\p{Ll}+ )[Xx]{3,}(?:[-. ][Xx]{3,})*(?!\p{L})|[$€£][Xx]+(?:[.,][Xx]+)*(?!\p{L})|(?<![\p{L}\p{N}])[Xx]{2,}(?=%)|\b[Ll]orem [Ii]psum\b|\b[Ii]nsert [a-z ]{2,30} here\b/gu
const insideSpeech = /^\[(?:\p{Ll}|…|\.\.\.)/u

/** The placeholders of a paragraph. An editor's word in brackets inside a quotation and the number of a note are none. */
export function readPlaceholders(paragraph: Paragraph): Range[] {
  if (!/[[{<XxTtLl$]|nsert /.test(paragraph.text)) return []
  return findMatches(paragraph.text, placeholder)
    .filter(({ 0: text, index }) => isGap(text) && !(insideSpeech.test(text) && paragraph.isQuoted(index)))
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
}

function isGap(text: string): boolean {
  return !/^\[\d+\]$/.test(text)
}
