// Limits on release, lead and paragraphs, and on links.
import { isAdvisory } from '#domain/check/advisory.ts'
import { findCrises } from '#domain/rules/crisis-events.ts'
import { readWordCounts } from '#domain/rules/release/counts.ts'
import { readDateline } from '#domain/rules/release/dateline.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { Release } from '#domain/rules/release/release.ts'
import type { ReleaseMatch, Rule, RuleMatch } from '#domain/rules/rule.ts'
import { countWords, defaultWordTarget } from '#domain/text/word-count.ts'

/** When a release is too long and far too long, both as factors of the target. */
const excess = { warning: 1.2, error: 1.6 } as const
export const leadLimit = { fewWords: 25, words: 40, sentences: 2 } as const
/** A paragraph of many short sentences is too long as well, from six on. */
const paragraphLimit = { words: 80, sentences: 4, wordsOfMany: 60, sentencesMost: 5 } as const
const maxListItems = 8
const linkLimit = { most: 3, wordsEach: 200 } as const
const emptyLinkText = /^(?:click here|here|read more|more|link|this link|this|website|learn more)$/i

export const structureLengthRules: readonly Rule[] = [
  {
    id: 'STR-07',
    severity: 'warning',
    title: 'Adjust the length',
    reason: `A typical release is ${defaultWordTarget.from} to ${defaultWordTarget.to} words: enough for the facts, short enough to finish.`,
    checkRelease: checkLength,
  },
  {
    id: 'STR-08',
    severity: 'warning',
    title: 'Shorten the first paragraph',
    reason: `Editors lift an opening of one or two sentences, ${leadLimit.fewWords} to ${leadLimit.words} words in all.`,
    roles: ['lead'],
    check: checkLead,
  },
  {
    id: 'STR-09',
    severity: 'warning',
    title: 'Break up the paragraph',
    reason: 'Editors cut whole paragraphs from the end; short ones survive.',
    checkRelease: checkParagraphs,
  },
  {
    id: 'STR-18',
    severity: 'hint',
    title: 'Use a few clearly labeled links',
    reason: 'Wires charge for links or strip them, and too many look like advertising.',
    checkRelease: checkLinks,
  },
]

function checkLength(release: Release): ReleaseMatch[] {
  const { total, boilerplate } = release.ask(readWordCounts)
  const { from, to } = release.settings.target
  const isLong = total > to * excess.warning
  const isShort = total < from && !release.ask(isAdvisory)
  if (!isShort && !isLong) return []
  const apart = boilerplate > 0 ? `, ${boilerplate} of them boilerplate` : ''
  return [
    {
      message: `${total.toLocaleString('en-US')} words${apart}; the target is ${from} to ${to}`,
      severity: total > to * excess.error ? 'error' : 'warning',
    },
  ]
}

function checkLead(paragraph: Paragraph): RuleMatch[] {
  const { text } = paragraph
  const from = paragraph.recall(readDateline)?.end ?? 0
  const words = countWords(text.slice(from))
  const sentences = paragraph.sentences.length
  // A recall's lead may be longer, since it must tell the danger.
  const range = {
    from,
    to: text.length,
    ...(findCrises(paragraph).length > 0 && { severity: 'hint' as const }),
  }
  if (words > leadLimit.words) {
    return [{ ...range, message: `The first paragraph is ${words} words; keep it to ${leadLimit.words}` }]
  }
  if (sentences <= leadLimit.sentences) return []
  return [{ ...range, message: `The first paragraph has ${sentences} sentences; keep it to two` }]
}

function checkParagraphs(release: Release): ReleaseMatch[] {
  const matches: ReleaseMatch[] = []
  let items = 0
  for (const part of release.story) {
    const { block, wordCount, sentences } = part.paragraph
    items = block.type === 'listItem' ? items + 1 : 0
    if (items === maxListItems + 1)
      matches.push({ part, message: `More than ${maxListItems} list items in a row` })
    if (part.role === 'lead') continue
    const isCrowded = sentences.length > paragraphLimit.sentences && wordCount > paragraphLimit.wordsOfMany
    const isLong =
      wordCount > paragraphLimit.words || isCrowded || sentences.length > paragraphLimit.sentencesMost
    if (isLong) matches.push({ part, message: `${wordCount} words in ${countSentences(sentences.length)}` })
  }
  return matches
}

function countSentences(count: number): string {
  return count === 1 ? 'one sentence' : `${count} sentences`
}

function checkLinks(release: Release): ReleaseMatch[] {
  const found = release.parts
    .filter(({ role }) => role !== 'contact')
    .flatMap((part) => (part.paragraph.block.links ?? []).map((link) => ({ part, ...link })))
  const allowed = Math.max(
    2,
    Math.min(linkLimit.most, Math.ceil(release.ask(readWordCounts).total / linkLimit.wordsEach)),
  )
  const empty = found.filter(({ part, from, to }) =>
    emptyLinkText.test(part.paragraph.text.slice(from, to).trim()),
  )
  return [
    ...empty.map(({ part, from, to }) => ({
      part,
      from,
      to,
      message: 'The link text doesn’t say where it goes',
    })),
    ...found.slice(allowed, allowed + 1).map(({ part, from, to }) => ({
      part,
      from,
      to,
      message: `${found.length} links; ${allowed} is enough at this length`,
    })),
  ]
}
