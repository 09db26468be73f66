// Slips that are wrong in any style: a word that stands there twice, an article that does not fit.
import { articleFor } from '#domain/language/articles.ts'
import type { Paragraph } from './release/paragraph.ts'
import { type Rule, type Spot, textRoles } from './rule.ts'

const doublable: ReadonlySet<string> = new Set(
  'the a an of to in and is are was for with on at it by from as will we our be its or this'.split(' '),
)
/** 'What it is is' and 'go on on Monday' may be meant. */
const maybeMeant = /^(?:is|was|on)$/
/** Words people say both ways. */
const eitherWay = /^(?:h(?:istoric|otel|erb)|u[brt]|one|once|eu|[0-9])/

export const grammarRules: readonly Rule[] = [
  {
    id: 'GRM-01',
    severity: 'warning',
    title: 'Remove the repeated word',
    reason: 'Readers stumble over a doubled word, and spell checkers often miss it.',
    roles: textRoles,
    check: checkDoubled,
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

function checkDoubled(paragraph: Paragraph): Spot[] {
  const { text, words } = paragraph
  return words.flatMap(({ word, from }, index) => {
    const next = words[index + 1]
    if (
      next?.word !== word ||
      !doublable.has(word) ||
      text[next.from - 1] !== ' ' ||
      paragraph.isQuoted(from)
    )
      return []
    const [first, second] = [text.slice(from, next.from - 1), text.slice(next.from, next.to)]
    if (first.length !== word.length || (first === second && maybeMeant.test(word))) return []
    return [{ from, to: next.to, fix: first, message: `“${first}” is repeated` }]
  })
}

function checkArticles(paragraph: Paragraph): Spot[] {
  const { text, words } = paragraph
  return words.flatMap(({ word, from, to }, index) => {
    if (word !== 'a' && word !== 'an') return []
    const following = readNext(text, to, words[index + 1])
    if (!isPlainWord(following) || isLetter(paragraph, from) || paragraph.isQuoted(from)) return []
    const right = articleFor(following)
    if (right === word) return []
    const fix = /^A/.test(text.slice(from, to)) ? capital(right) : right
    return [{ from, to, fix, message: `Use “${right}” before “${following}”` }]
  })
}

/** The next word, where nothing but a space is between. */
function readNext(text: string, to: number, next: Paragraph['words'][number] | undefined): string {
  return next?.from === to + 1 && text[to] === ' ' ? text.slice(next.from, next.to) : ''
}

/** Acronyms are read in two ways. */
function isPlainWord(word: string): boolean {
  return /^[\p{Ll}\d][\p{Ll}\d-]+$/u.test(word) && !eitherWay.test(word)
}

/** 'Plan A', 'R&a': a grade or a part of a name. */
function isLetter({ text, sentences }: Paragraph, at: number): boolean {
  return (
    /[.’'&-]/.test(text[at - 1] ?? '') || (text[at] === 'A' && !sentences.some(({ from }) => from === at))
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
