// Acronyms, company suffixes and names in two spellings. Rules NAM-04 to NAM-06 and NAM-08.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { followsLettering } from '#domain/language/grammar/word-place.ts'
import { isLegalWord } from '#domain/language/legal-forms.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isFunctionWord, isOrganizationKind } from '#domain/language/name-words.ts'
import { findAll, isTitled, toRuleMatch } from './paragraph-matches.ts'
import {
  isKnownAcronym,
  nameAgency,
  readAcronyms,
  readAgencies,
  readExplained,
  readExplainedAcronyms,
} from './release/acronyms.ts'
import { readDateline } from './release/dateline.ts'
import { readCompanies } from './release/names.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Part, Release } from './release/release.ts'
import { signs } from './release/signs.ts'
import { Trigger } from './release/triggers.ts'
import { type ReleaseMatch, type Rule, type RuleMatch, textRoles } from './rule.ts'
import { findMisspelledNames } from './spellings.ts'

const legalSuffix =
  /(?<=\p{Lu}[\p{L}\p{N}.’'&-]{0,30}|[\d)]), (?<form>Inc|Corp|Ltd|LLC|L\.L\.C|LLP|LP|PLC|P\.C|P\.A|GmbH|Co)(?![\p{L}])(?<dot>\.?)[®™℠]*(?<comma>,?)(?=[\s.;:)’']|$)(?!\.? [A-Z]\b|\.? magazine)/gu
const sign = /[®™℠]+| ?\((?:TM|tm|R|SM)\)/g
/** 'Acme Incorporated' is 'Acme Inc.' */
const longSuffix = /(?<=\p{Lu}[\p{L}’&-]{1,30},?) Incorporated(?![\p{L}])/gu

export const nameRules: readonly Rule[] = [
  {
    id: 'NAM-04',
    severity: 'warning',
    title: 'Explain the acronym on first use',
    reason: 'Readers outside your field won’t know it, and an acronym used only once isn’t needed.',
    checkRelease: checkAcronyms,
  },
  {
    id: 'NAM-05',
    severity: 'hint',
    title: 'Write Acme Inc., without trademark symbols',
    reason: 'AP uses no comma before Inc. and no ® or ™.',
    profile: 'ap',
    roles: textRoles,
    check: (paragraph) => [
      ...findSuffixes(paragraph),
      ...findLongSuffixes(paragraph),
      ...findSigns(paragraph),
    ],
  },
  {
    id: 'NAM-06',
    severity: 'warning',
    title: 'Spell the name the same way throughout',
    reason: 'One of the two spellings is wrong, and people notice their own name first.',
    checkRelease: findMisspelledNames,
  },
  {
    id: 'NAM-08',
    severity: 'hint',
    title: 'Spell out the agency’s name first',
    reason: 'AP spells out a federal agency on first reference and uses its initials after that.',
    profile: 'ap',
    checkRelease: findUnnamedAgencies,
  },
]

function checkAcronyms(release: Release): ReleaseMatch[] {
  const explained = release.ask(readExplainedAcronyms)
  const own = new Set(release.ask(readCompanies).flatMap((name) => name.split(' ')))
  const firsts = new Map<string, ReleaseMatch>()
  for (const part of [...release.story, ...release.of('boilerplate')]) {
    for (const { from, word } of part.paragraph.recall(readUses)) {
      if (!firsts.has(word) && part.role !== 'boilerplate')
        firsts.set(word, { part, from, to: from + word.length, message: `Say what “${word}” stands for` })
    }
  }
  const unexplained = [...firsts].filter(([word]) => !explained.has(word) && !own.has(word))
  const unused = release.story.flatMap((part) => findUnused(part, release))
  return [...unexplained.map(([, ruleMatch]) => ruleMatch), ...unused]
}

/** Agencies by letters whose name is nowhere in full: 'The FDA approved it'. */
function findUnnamedAgencies(release: Release): ReleaseMatch[] {
  const firsts = new Map<string, ReleaseMatch>()
  for (const part of release.of('lead', 'body')) {
    for (const { from, word } of part.paragraph.recall(readAgencyUses)) {
      const name = nameAgency(word) ?? ''
      const place = { part, from, to: from + word.length }
      if (!firsts.has(name)) firsts.set(name, { ...place, message: `Write “${name}” on first reference` })
    }
  }
  if (firsts.size === 0) return []
  const isNamed = (name: string) => release.parts.some(({ paragraph }) => paragraph.text.includes(name))
  return [...firsts].flatMap(([name, ruleMatch]) => (isNamed(name) ? [] : [ruleMatch]))
}

function readAgencyUses(paragraph: Paragraph) {
  return onlyUses(paragraph, readAgencies(paragraph))
}

/** Acronyms in running text. */
function readUses(paragraph: Paragraph) {
  return onlyUses(paragraph, paragraph.recall(readAcronyms))
}

/** Those that are not part of a name, a ticker, a code or the dateline. */
function onlyUses(paragraph: Paragraph, found: readonly RegExpExecArray[]) {
  const { text } = paragraph
  const start = paragraph.recall(readDateline)?.end ?? 0
  return found
    .filter(
      ({ index, 0: word }) => index >= start && standsAlone(text, index, word) && !paragraph.isQuoted(index),
    )
    .map(({ index, 0: word }) => ({ from: index, word }))
}

function standsAlone(text: string, index: number, word: string): boolean {
  const end = index + word.length
  const [before, after] = [text.slice(Math.max(0, index - 24), index), text.slice(end, end + 24)]
  const isCode =
    /[-/#.]$|\[[^\]]*$/.test(before) ||
    /^[-–/ \u00a0]\d|^[$€£¥₹]|^-\p{Lu}|^\.\p{L}/u.test(after) ||
    /\d{2}/.test(word)
  const isTicker = /(?:\b[A-Z]{3,}:|(?:Nasdaq|NYSE|symbol):?) $/.test(before)
  const name = /(?:^|\s)(?<word>\p{Lu}\p{Ll}[\p{L}’-]*) $/u.exec(before)?.groups?.word
  // 'Harbor Fund II LP'.
  const isForm = isLegalWord(word) && /\p{Lu}[\p{L}\p{N}&’-]* $/u.test(before)
  // 'The RCN voted' begins a sentence; 'Alder RCN' is a name, and 'the class society DNV' says what it is.
  const kind = /(?:^|\s)(?<word>\p{Ll}+) $/u.exec(before)?.groups?.word
  const isInName =
    (name !== undefined && !isFunctionWord(name)) ||
    (kind !== undefined && isOrganizationKind(kind)) ||
    /^ \p{Lu}\p{Ll}/u.test(after) ||
    // 'the EMO trade fair' says what it is.
    /^ (?:trade (?:fair|show)|festival|conference|congress|expo|convention|tournament|awards?)\b/.test(after)
  const isShown = followsLettering(before) || /^X+$/.test(word)
  // 'text CREEK to 888' asks for a word.
  return !(
    isCode ||
    isForm ||
    isShown ||
    isTicker ||
    isInName ||
    isShouted(before, after) ||
    isEverydayWord(word.toLowerCase())
  )
}

/** Whether it is one of several words in capitals, which are emphasis: 'BUSINESS WIRE'. */
function isShouted(before: string, after: string): boolean {
  const neighbors = [
    /(?<!\p{L})\p{Lu}{2,}(?= $)/u.exec(before)?.[0],
    /(?<=^ )\p{Lu}{2,}(?!\p{L})/u.exec(after)?.[0],
  ]
  return neighbors.some((word) => word !== undefined && !isKnownAcronym(word))
}

/** Explained acronyms that are never used: 'National Glass Board (NGB)'. */
function findUnused(part: Part, release: Release): ReleaseMatch[] {
  const { text } = part.paragraph
  return part.paragraph.recall(readExplained).flatMap((word) => {
    const from = text.indexOf(` (${word})`)
    if (from === -1 || isKnownAcronym(word) || countUses(release, word) !== 1) return []
    return [{ part, from, to: from + word.length + 3, fix: '', message: `“${word}” isn’t used again` }]
  })
}

/** How often the acronym is used, also in headlines, names, quotations and plurals ('RCNs'). */
function countUses({ parts }: Release, word: string): number {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}&])${word}(?:s|’s|'s)?(?![\\p{L}\\p{N}&])`, 'gu')
  return parts.reduce((sum, { paragraph }) => {
    return paragraph.text.includes(word) ? sum + findMatches(paragraph.text, pattern).length : sum
  }, 0)
}

const suffixWords = new Trigger(
  new Set(['inc', 'corp', 'ltd', 'llc', 'l.l.c', 'llp', 'lp', 'plc', 'p.c', 'p.a', 'gmbh', 'co']),
)

function findSuffixes(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(suffixWords)) return []
  return findAll(paragraph, legalSuffix)
    .filter(({ index }) => !isTitled(paragraph, index))
    .map((match) => {
      const { form = '', dot = '', comma = '' } = match.groups ?? {}
      const after = paragraph.text.slice(match.index + match[0].length)
      const isShort = /^(?:Inc|Corp|Ltd|Co)$/.test(form)
      // After 'LLC' the period is the sentence's.
      const isStop = !isShort && dot !== '' && comma === '' && /^(?:\s+[\p{Lu}“"]|\s*$)/u.test(after)
      const written = (isShort && !after.startsWith('.')) || isStop ? `${form}.` : form
      // The comma after the suffix goes, unless it starts a clause.
      const keeps = comma !== '' && /^ (?:an?|the|which|who|based|one|maker)\b/.test(after)
      const message = /[®™℠]/.test(match[0]) ? `${noComma(form)} and no trademark symbol` : noComma(form)
      return toRuleMatch(match, ` ${written}${keeps ? ',' : ''}`, message)
    })
}

function noComma(form: string): string {
  return `No comma before “${form}”`
}

function findLongSuffixes(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.text.includes('Incorporated')) return []
  return findAll(paragraph, longSuffix).map((match) => {
    const isEnd = match.input[match.index + match[0].length] === '.'
    return toRuleMatch(match, isEnd ? ' Inc' : ' Inc.', 'Write “Inc.”')
  })
}

function findSigns(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.hasSign(signs.trademark | signs.parenthesis)) return []
  return findAll(paragraph, sign)
    .filter(({ index, input }) => !/, (?:Inc|Corp|Ltd|LLC|Co)\.?$/.test(input.slice(0, index)))
    .map((match) => toRuleMatch(match, '', 'Drop the trademark symbol'))
}
