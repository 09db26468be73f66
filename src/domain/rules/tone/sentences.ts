// How sentences read: passives, length, grade level, repetition. Rules TON-04 to TON-06 and TON-12.
import type { Range } from '#domain/language/ranges.ts'
import { findNext } from '#domain/language/ranges.ts'
import { readDateline } from '#domain/rules/release/dateline.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { readPassives } from '#domain/rules/release/passives.ts'
import type { Release } from '#domain/rules/release/release.ts'
import { checkRepetition } from '#domain/rules/repetition.ts'
import { proseRoles, type ReleaseMatch, type Rule, type RuleMatch } from '#domain/rules/rule.ts'
import { leadLimit } from '#domain/rules/structure/length.ts'
import { countWords } from '#domain/text/word-count.ts'

/** From this share of sentences on, passives are a warning; before that, a hint. */
const passiveLimits = { share: 0.15, few: 2 }
const sentenceLimits = { most: 30, mean: 20, enough: 5 }
/** The public reads at grade 8 to 11. Figures and names raise the formula's result, so the hint comes above 12. */
const gradeLimits = { most: 12, enough: 100 }
/** A sentence of words this long on average is hard to read. */
const denseLimits = { words: 12, letters: 7.2 }

export const toneSentenceRules: readonly Rule[] = [
  {
    id: 'TON-04',
    severity: 'warning',
    title: 'Use the active voice',
    reason: 'News is about who did what. Put who did it first.',
    checkRelease: checkPassives,
  },
  {
    id: 'TON-05',
    severity: 'warning',
    title: 'Shorten the sentence',
    reason: `Readers get lost after ${sentenceLimits.most} words; aim for ${sentenceLimits.mean} on average.`,
    checkRelease: (release) => [...checkMean(release), ...checkSentences(release)],
  },
  {
    id: 'TON-06',
    severity: 'hint',
    title: 'Make it easier to read',
    reason: 'Newspapers write for grades 8 to 11. Use shorter words and sentences.',
    checkRelease: checkGrade,
  },
  {
    id: 'TON-12',
    severity: 'hint',
    title: 'The same words repeat',
    reason: 'A phrase repeated in the next sentence reads like a slip.',
    roles: proseRoles,
    check: checkRepetition,
  },
]

/** Passives that name the doer. 'No deaths have been reported' and 'two were treated' are right. */
function checkPassives(release: Release): ReleaseMatch[] {
  const parts = release.story
  const sentences = parts.reduce((sum, { paragraph }) => sum + paragraph.sentences.length, 0)
  const passives = parts.flatMap((part) =>
    part.paragraph.recall(readPassives).map((passive) => ({ ...passive, part })),
  )
  const isMany = passives.length > passiveLimits.few && passives.length / sentences > passiveLimits.share
  return passives
    .filter(({ doer }) => doer !== undefined)
    .map(({ part, from, to, doer }) => ({
      part,
      from,
      to,
      message: `Use the active voice: begin with “${doer}”`,
      ...(!isMany && { severity: 'hint' as const }),
    }))
}

/** Sentences without quotations, which have their own rules, and without the dateline. */
function readPlainSentences(paragraph: Paragraph): readonly (RuleMatch & { words: number })[] {
  const start = paragraph.recall(readDateline)?.end ?? 0
  const speeches = paragraph.quotations.filter(({ isSpeech }) => isSpeech)
  return paragraph.sentences
    .filter(({ from, to }) => !overlaps(speeches, from, to))
    .map(({ from, to, words }) => {
      const isFirst = from < start && to > start
      return {
        from: isFirst ? start : from,
        to,
        words: isFirst ? countWords(paragraph.text.slice(start, to)) : words,
      }
    })
}

/** Whether one of the ranges, which are in order, overlaps the place. */
function overlaps(ranges: readonly Range[], from: number, to: number): boolean {
  const next = findNext(ranges, from)
  return next !== undefined && next.from < to
}

function checkSentences(release: Release): ReleaseMatch[] {
  return release.story.flatMap((part) =>
    part.paragraph
      .recall(readPlainSentences)
      .filter(({ words }) => words > sentenceLimits.most)
      .map(({ from, to, words }) => ({
        part,
        from,
        to,
        message: `This sentence has ${words} words`,
        // The length of a lead is left to STR-08.
        ...(part.role === 'lead' && words <= leadLimit.words && { severity: 'hint' as const }),
      })),
  )
}

function checkMean(release: Release): ReleaseMatch[] {
  const sentences = release.story.flatMap(({ paragraph }) => paragraph.recall(readPlainSentences))
  const mean = sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length)
  if (sentences.length < sentenceLimits.enough || mean <= sentenceLimits.mean) return []
  return [{ message: `Sentences average ${Math.round(mean)} words; aim for ${sentenceLimits.mean}` }]
}

type Counts = { letters: number; words: number; sentences: number }

function readCounts({ words, wordCount, sentences }: Paragraph): Counts {
  const letters = words.reduce((sum, { word }) => sum + word.length, 0)
  return { letters, words: wordCount, sentences: sentences.length }
}

const address = /@|:\/\/|\p{L}\.\p{Ll}{2}/u

/** Letters and words without addresses, which nobody reads aloud. */
function countLetters(text: string): { letters: number; words: number } {
  const plain = text
    .split(/\s+/)
    .filter((token) => !address.test(token))
    .join(' ')
  return { letters: plain.replaceAll(/[^\p{L}\p{N}]/gu, '').length, words: countWords(plain) }
}

/** The automated readability index of story and boilerplate. */
function checkGrade(release: Release): ReleaseMatch[] {
  const sum: Counts = { letters: 0, words: 0, sentences: 0 }
  for (const { paragraph } of release.of('lead', 'body', 'boilerplate')) {
    const counts = paragraph.recall(readCounts)
    sum.letters += counts.letters
    sum.words += counts.words
    sum.sentences += counts.sentences
  }
  const dense = release.story.flatMap((part) =>
    part.paragraph.recall(findDense).map((ruleMatch) => ({ part, ...ruleMatch })),
  )
  if (sum.words < gradeLimits.enough) return dense
  const grade = 4.71 * (sum.letters / sum.words) + 0.5 * (sum.words / sum.sentences) - 21.43
  return grade > gradeLimits.most
    ? [{ message: `Reads at grade ${Math.round(grade)}; aim for 8 to 11` }]
    : dense
}

/** Sentences of long words, whatever the grade of the rest. */
function findDense(paragraph: Paragraph): readonly (Range & { message: string })[] {
  return paragraph.recall(readPlainSentences).flatMap(({ from, to, words }) => {
    // Few sentences have that many characters, and the others need not be read.
    if (words < denseLimits.words || (to - from) / words < denseLimits.letters) return []
    const plain = countLetters(paragraph.text.slice(from, to))
    const isDense = plain.words >= denseLimits.words && plain.letters / plain.words >= denseLimits.letters
    return isDense ? [{ from, to, message: 'Long words crowd this sentence; use shorter ones' }] : []
  })
}
