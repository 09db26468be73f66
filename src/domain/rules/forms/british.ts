// American spelling in a release that follows British style, and British spelling in one that doesn't. Rules GRM-08 and GRM-17.

import { isFree } from '#domain/language/protected.ts'
import { isSharedSpelling, toAmerican, toBritish } from '#domain/language/synonyms/british-spelling.ts'
import { isNameWord, readCodes } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph, Word } from '#domain/rules/release/paragraph.ts'
import { isTriggerWord, Trigger } from '#domain/rules/release/triggers.ts'
import { type Rule, type RuleMatch, textRoles } from '#domain/rules/rule.ts'
import { matchCase } from '#domain/text/letter-case.ts'

const american = new Trigger((word) => toBritish(word) !== undefined)
const british = new Trigger((word) => toAmerican(word) !== undefined)
/** How much of the text around a word tells what it means. */
const reach = 160
/** Endings in -ize, which some British publishers such as Oxford use. */
const oxford = /iz(?:e|ing|ation|able)/

export const britishSpellingRules: readonly Rule[] = [
  {
    id: 'GRM-08',
    severity: 'warning',
    title: 'Use British spelling',
    reason: 'British newsrooms use British spelling throughout. A stray American one looks pasted in.',
    profile: 'british',
    // Also notes to editors.
    roles: [...textRoles, 'notice'],
    check: findAmericanSpellings,
  },
  {
    id: 'GRM-17',
    severity: 'warning',
    title: 'Use American spelling',
    reason: 'American newsrooms change British spellings, except in names and titles.',
    profile: 'ap',
    roles: textRoles,
    check: findBritishSpellings,
  },
]

function findAmericanSpellings(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(american) || paragraph.block.type === 'quote') return []
  return paragraph.words.flatMap((found) => {
    if (!isTriggerWord(found.word, american) || isKept(paragraph, found)) return []
    const { from, to, word } = found
    const right = matchCase(paragraph.text.slice(from, to), toBritish(word) ?? '').replace("'", '’')
    const severity = oxford.test(word) ? 'hint' : 'warning'
    return [{ from, to, severity, fix: right, message: `Write “${right}”` }]
  })
}

function findBritishSpellings(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(british)) return []
  return paragraph.words.flatMap((found) => {
    const right = isTriggerWord(found.word, british) ? toAmerican(found.word) : undefined
    if (right === undefined || isKept(paragraph, found)) return []
    const { from, to } = found
    const fix = matchCase(paragraph.text.slice(from, to), right)
    return [{ from, to, fix, message: `Write “${fix}”` }]
  })
}

/** Names, quoted words, addresses, and what both spell alike. */
function isKept(paragraph: Paragraph, { word, from, to }: Word): boolean {
  const { text } = paragraph
  return (
    paragraph.isQuoted(from) ||
    // A second capital shows a name or a line in capitals.
    /\p{Lu}/u.test(text.slice(from + 1, to)) ||
    isNameWord(paragraph, from) ||
    // 'Center Parcs opened it': a sentence may begin with a name.
    (/\p{Lu}/u.test(text[from] ?? '') && /^ \p{Lu}/u.test(text.slice(to, to + 2))) ||
    !isFree(paragraph.recall(readCodes), from, to) ||
    isSharedSpelling(word, text.slice(Math.max(0, from - reach), from), text.slice(to, to + reach))
  )
}
