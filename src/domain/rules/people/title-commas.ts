// Commas between a title and a name where the name is no insertion: 'Chief Financial Officer, Dana Kowalski, said'. A part of NAM-02.

import { isCommonWord, isOrganizationWord, isTitleWord } from '#domain/language/name-words.ts'
import { findAtCapitals } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'

const titleCommaName =
  /(?<![\p{L}’'&-])(?<title>\p{Lu}[\p{L}-]*(?: (?:(?:of|and|for) )?\p{Lu}[\p{L}-]*){0,5})(?<first>, )(?<name>\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}\.)? \p{Lu}[\p{L}’'-]*\p{Ll})(?:(?<second>,)(?= (?<next>\p{Ll}+))|(?=\.(?:\s|$)))/uy
/** Words before a title that make the commas right ('the', 'its'), or a comma of a list. */
const setOff = /(?:\b(?:the|its|their|our|his|her|an?|as|named)|[’']s|,|;) $/i
/** Words after the name that make the commas right. */
const addition = /^(?:who|whose|whom|which|an?|the|and|or|of|from|at|as|formerly|former)$/

export function findTitleCommas(paragraph: Paragraph): RuleMatch[] {
  return findAtCapitals(paragraph, titleCommaName).flatMap(({ index, groups = {} }) =>
    isTitleBefore(paragraph, index, groups) ? [dropCommas(index, groups)] : [],
  )
}

type Groups = Readonly<Record<string, string | undefined>>

function isTitleBefore(paragraph: Paragraph, index: number, groups: Groups): boolean {
  const { title = '', name = '', next = '' } = groups
  const words = title.split(' ')
  const before = paragraph.text.slice(Math.max(0, index - 8), index)
  return (
    isTitleWord(words.at(-1) ?? '') &&
    !/^(?:The|Its|Their|Our|His|Her|An?)$/.test(words[0] ?? '') &&
    !(setOff.test(before) || addition.test(next) || paragraph.isQuoted(index)) &&
    name.split(' ').every(isPersonal)
  )
}

/** The fix without the commas; at the end of a sentence there is only the first. */
function dropCommas(index: number, { title = '', name = '', second = '' }: Groups): RuleMatch {
  const first = index + title.length
  const end = first + ', '.length + name.length
  const commas = [first, ...(second === '' ? [] : [end])]
  return {
    from: index,
    to: end + second.length,
    message: `Drop the comma${second === '' ? '' : 's'} between a title and a name`,
    fix: commas.map((from) => ({ from, to: from + 1, text: '' })),
  }
}

function isPersonal(word: string): boolean {
  return !isCommonWord(word) && !isTitleWord(word) && !isOrganizationWord(word.toLowerCase())
}
