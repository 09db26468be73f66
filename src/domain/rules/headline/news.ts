// Headline rules that also read the release.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { readOrdinalWord } from '#domain/language/numbers/number-words.ts'
import { isStateName } from '#domain/language/states.ts'
import { readAcronyms } from '#domain/rules/release/acronyms.ts'
import { namesCompany, readCompanies } from '#domain/rules/release/names.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { readProperWords } from '#domain/rules/release/proper-words.ts'
import type { Release } from '#domain/rules/release/release.ts'
import type { ReleaseMatch, Rule } from '#domain/rules/rule.ts'
import { countCharacters } from '#domain/text/text-length.ts'
import { isShout } from './capitals.ts'
import { headlineLength } from './headline-length.ts'

const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|double|doubles|triple|triples|hundred|thousand|million|billion|quarter)$/

export const headlineNewsRules: readonly Rule[] = [
  {
    id: 'HED-02',
    severity: 'warning',
    title: 'Name the company in the headline or the first paragraph',
    reason: 'Wires want the source of the news where readers see it first.',
    passed: () => 'Names a company, a person or a place',
    checkRelease: checkCompany,
  },
  {
    id: 'HED-04',
    severity: 'hint',
    title: 'Add a number, name or place to the headline',
    reason: 'A concrete detail sets your news apart from the rest of the day’s.',
    checkRelease: checkConcrete,
  },
  {
    id: 'HED-08',
    severity: 'hint',
    title: 'Spell out the acronym or drop it',
    reason: 'Readers judge by the headline alone, and an unfamiliar acronym loses them.',
    checkRelease: checkAcronyms,
  },
  {
    id: 'HED-10',
    severity: 'hint',
    title: 'Write a shorter email subject line',
    reason: `Inboxes show about ${headlineLength.emailSubject} characters, fewer on phones. The subject line can differ from the headline.`,
    checkRelease: checkSubject,
  },
]

function checkCompany(release: Release): ReleaseMatch[] {
  const { headline } = release
  const companies = release.ask(readCompanies)
  if (headline === undefined || companies.length === 0) return []
  const places = [headline, ...release.of('subhead'), ...(release.lead ? [release.lead] : [])]
  const isNamed = companies.some((company) =>
    places.some(({ paragraph }) => namesCompany(paragraph.text, company)),
  )
  if (isNamed) return []
  return [{ part: headline, message: `Neither the headline nor the first paragraph names ${companies[0]}` }]
}

function checkConcrete(release: Release): ReleaseMatch[] {
  const { headline } = release
  if (headline === undefined) return []
  const { paragraph } = headline
  if (paragraph.wordCount < 2 || paragraph.text.includes('[')) return []
  return paragraph.recall(hasFigure) || hasName(release, paragraph) ? [] : [{ part: headline }]
}

function hasFigure({ text, words }: Paragraph): boolean {
  return (
    /\d/.test(text) ||
    words.some(
      ({ word }) => numberWord.test(word) || readOrdinalWord(word) !== undefined || isStateName(word),
    )
  )
}

/** Whether the headline has another name than the company's at its start, as the running text's capitals show. */
function hasName(release: Release, { text, words }: Paragraph): boolean {
  // The other company of a partnership counts as a concrete detail.
  const companies = readSubject(release, text.toLowerCase())
  const proper = release.ask(readProperWords)
  const isTitleCase = words.filter(({ from }) => /\p{Ll}/u.test(text[from] ?? '')).length <= words.length / 3
  const knowsText = proper.size > 0
  const subject = measureSubject(text, words)
  return words.some(({ word, from }, index) => {
    if (index === 0 || companies.includes(word.replace(/'s$/, ''))) return false
    if (knowsText && isTitleCase)
      return proper.has(word.replace(/'s$/, '')) || namesPerson(text, words, index, companies)
    return isTitleCase ? words.length > 5 : index >= subject && /\p{Lu}/u.test(text[from] ?? '')
  })
}

/** Whether two uncommon words in a row name a person: 'Who Taught Marcus Hale to Read?' */
function namesPerson(text: string, words: Paragraph['words'], index: number, company: string): boolean {
  return words.slice(index, index + 2).every(({ word, from, to }, at, pair) => {
    const bare = word.replace(/'s$/, '')
    const isName =
      /^\p{Lu}\p{Ll}/u.test(text.slice(from, to)) && !isEverydayWord(bare) && !company.includes(bare)
    return pair.length === 2 && isName && (at === 0 || from - (pair[0]?.to ?? 0) === 1)
  })
}

/** How many words the company's name at the start has. A possessive ends it. */
function measureSubject(text: string, words: Paragraph['words']): number {
  const end = words.findIndex(
    ({ word, from }, index) =>
      !/\p{Lu}/u.test(text[from] ?? '') ||
      (index > 0 && words[index - 1]?.word.endsWith("'s")) ||
      /[,:]/.test(text[from - 2] ?? '') ||
      word === 'in',
  )
  return Math.max(end === -1 ? words.length : end, 2)
}

/** The company the headline names first, in lower case. */
function readSubject(release: Release, text: string): string {
  const names = release.ask(readCompanies).map((name) => name.toLowerCase())
  const placed = names.map((name) => ({ name, at: text.indexOf(name.split(' ')[0] ?? name) }))
  const [first] = placed.filter(({ at }) => at !== -1).toSorted((one, other) => one.at - other.at)
  return first?.name ?? ''
}

function checkAcronyms(release: Release): ReleaseMatch[] {
  const companies = release.ask(readCompanies).join(' ')
  return release.of('headline').flatMap((part) => {
    // HED-05 reports a headline all in capitals.
    if (!/\p{Ll}/u.test(part.paragraph.text)) return []
    return (
      part.paragraph
        .recall(readAcronyms)
        .filter(
          ([word], index) =>
            !isShout(word) && !companies.includes(word) && !isSubject(release, part.paragraph, index),
        )
        // 'CX-101' is a code; 'the QRS-4 standard' has an acronym.
        .filter(({ 0: word, index, input }) => !/^[-–]\d{2}/.test(input.slice(index + word.length)))
        .map((match) => ({
          part,
          from: match.index,
          to: match.index + match[0].length,
          message: `Not every reader knows “${match[0]}”`,
        }))
    )
  })
}

/** Whether the first word is a name, because the story uses it again. */
function isSubject(release: Release, paragraph: Paragraph, index: number): boolean {
  const first = paragraph.recall(readAcronyms)[0]
  if (index !== 0 || first?.index !== 0) return false
  return release.story.some((part) => part.paragraph.recall(readAcronyms).some(([word]) => word === first[0]))
}

function checkSubject({ headline }: Release): ReleaseMatch[] {
  if (headline === undefined) return []
  const length = countCharacters(headline.paragraph.text.trim().split('\n')[0] ?? '')
  return length > headlineLength.recommended
    ? [
        {
          part: headline,
          message: `Keep the email subject to ${headlineLength.emailSubject} characters`,
        },
      ]
    : []
}
