// Finds words that must not be in this document: names and figures of private notes, and words the client rules out. The caller passes them with
// the settings.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { escapePattern, findMatches } from '#domain/language/matches.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'
import { withoutOverlaps } from '#domain/language/ranges.ts'
import { readText } from '#domain/language/reading.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { publishedRoles } from '#domain/rules/release/structure.ts'
import type { Rule, RuleMatch } from '#domain/rules/rule.ts'

export const neverSayRules: readonly Rule[] = [
  {
    id: 'LEG-10',
    severity: 'error',
    title: 'Remove the private detail',
    reason: 'Your notes mark this as private. Once one reporter has it, it’s public.',
    roles: publishedRoles,
    check: (paragraph, _role, { neverSay = [] }) =>
      neverSay.length === 0 ? [] : findSecrets(paragraph, neverSay),
  },
  {
    id: 'LEG-11',
    severity: 'error',
    title: 'Remove the off-limits word or name',
    reason: 'It’s on the client’s “Never say” list, or it names another client.',
    roles: publishedRoles,
    check: ({ text }, _role, { clientWords = [] }) =>
      // A short word inside a longer one is reported once.
      withoutOverlaps(
        clientWords.flatMap(({ word, why, reason }) =>
          findMatches(text, readPhrase(word)).map((match) => ({
            ...toRange(match),
            message: `“${match[0]}”: ${why}`,
            subject: word.toLowerCase(),
            ...(reason !== undefined && { reason }),
          })),
        ),
      ),
  },
]

/** Every place with one of the words, each once. */
function findSecrets(paragraph: Paragraph, words: readonly string[]): RuleMatch[] {
  const { text } = paragraph
  const found = words.flatMap((word) =>
    /\d/.test(word) ? findFigure(paragraph, word) : findMatches(text, readPattern(word)).map(toRange),
  )
  return withoutOverlaps(found).map(({ from, to }) => ({
    from,
    to,
    message: `“${text.slice(from, to)}” is private; remove it`,
    subject: text.slice(from, to).toLowerCase(),
  }))
}

function toRange({ index, 0: found }: RegExpExecArray): RuleMatch {
  return { from: index, to: index + found.length }
}

const patterns = new Map<string, RegExp>()
const patternsMost = 200

/** A pattern for the name in any case, or for the one word of it that is distinctive: 'Orrick' of 'Orrick Motors'. */
function readPattern(word: string): RegExp {
  const known = patterns.get(word)
  if (known !== undefined) return known
  if (patterns.size >= patternsMost) patterns.clear()
  const parts = word.trim().split(/\s+/)
  const telling = parts.filter((part) => isTelling(part))
  const forms = [
    parts.map(escapePattern).join('\\s+'),
    ...(parts.length > 1 ? telling.map(escapePattern) : []),
  ]
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  patterns.set(word, pattern)
  return pattern
}

const phrases = new Map<string, RegExp>()

/** A pattern for the whole word or phrase, in any case. */
function readPhrase(word: string): RegExp {
  const known = phrases.get(word)
  if (known !== undefined) return known
  if (phrases.size >= patternsMost) phrases.clear()
  const spaced = word.trim().split(/\s+/).map(escapePattern).join('\\s+')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced})(?![\\p{L}\\p{N}])`, 'giu')
  phrases.set(word, pattern)
  return pattern
}

function isTelling(part: string): boolean {
  return (
    part.length > 3 &&
    /^\p{Lu}/u.test(part) &&
    !isEverydayWord(part) &&
    !isOrganizationWord(part.toLowerCase())
  )
}

/** The places of a figure in any form: '$3 million', '$3M', '3 million dollars'. */
function findFigure(paragraph: Paragraph, word: string): RuleMatch[] {
  const wanted = new Set(readText(word).others.map(({ key }) => key))
  return paragraph
    .recall(readFigures)
    .filter(({ key, text }) => wanted.has(key) || text === word)
    .map(({ from, to }) => ({ from, to }))
}

function readFigures({ text }: Paragraph) {
  return readText(text).others.filter(({ kind }) => kind !== 'quotation')
}
