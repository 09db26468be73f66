// Slips that are wrong in any style: a word that stands there twice, an article that does not fit.
import { articleFor } from '#domain/language/articles.ts'
import type { Paragraph } from './release/paragraph.ts'
import { type Rule, type Spot, textRoles } from './rule.ts'
import { findOutsideQuotes, spotMatch } from './spots.ts'

const doubled =
  /(?<![\p{L}\p{N}’'-])(the|an?|of|to|in|and|is|are|was|for|with|on|at|it|by|from|as|will|we|our|be|its|or|this) \1(?![\p{L}\p{N}’'-])/giu
/** 'A' may be a grade or a letter, and acronyms are read in two ways. */
const article = /(?<![\p{L}\p{N}.’'&-])(?<article>an?) (?<next>[\p{Ll}\d][\p{Ll}\d-]+)(?![\p{Lu}.])/giu
/** Words people say both ways. */
const eitherWay = /^(?:h(?:istoric|otel|erb)|u[brt]|one|once|uni|eu|[0-9])/

export const grammarRules: readonly Rule[] = [
  {
    id: 'GRM-01',
    severity: 'warning',
    title: 'Remove the repeated word',
    reason: 'Readers stumble over a doubled word, and spelling checkers often miss it.',
    roles: textRoles,
    check: (paragraph) =>
      findOutsideQuotes(paragraph, doubled)
        .filter(([words, word = '']) => words !== `${word} ${word}` || !/^(?:is|was|on)$/.test(word))
        .map((match) => spotMatch(match, match[1], `“${match[1]}” is there twice`)),
  },
  {
    id: 'GRM-02',
    severity: 'warning',
    title: 'Match the article to the next word',
    reason: 'The sound that follows decides: a user, an hour.',
    roles: textRoles,
    check: checkArticles,
  },
]

function checkArticles(paragraph: Paragraph): Spot[] {
  return findOutsideQuotes(paragraph, article).flatMap((match) => {
    const { article: written = '', next = '' } = match.groups ?? {}
    const right = articleFor(next)
    // Capitals are names and grades, except at the start of a sentence.
    const isLetter =
      written === 'A' && paragraph.sentences[paragraph.sentenceAt(match.index)]?.from !== match.index
    if (isLetter || right === written.toLowerCase() || eitherWay.test(next)) return []
    const to = match.index + written.length
    return [
      {
        from: match.index,
        to,
        fix: written.startsWith('A') ? capital(right) : right,
        message: `“${right}” fits “${next}”`,
      },
    ]
  })
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
