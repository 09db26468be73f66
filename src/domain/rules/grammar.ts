// Mistakes that are wrong in any style: a word typed twice, a wrong article.

import { articleFor } from '#domain/language/grammar/articles.ts'
import { followsDeterminer } from '#domain/language/grammar/word-place.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { findOutsideQuotes, toRuleMatch } from './paragraph-matches.ts'
import type { Paragraph } from './release/paragraph.ts'
import { Trigger } from './release/triggers.ts'
import { type Rule, type RuleMatch, textRoles } from './rule.ts'

const doublable: ReadonlySet<string> = new Set(
  `the a an of to in and is are was were for with on at it by from as will we our be been its or this can could would should may must has have
  not but if than then which who when where their they he she you your all also into about after before because while its his my`.split(
    /\s+/,
  ),
)

/** Words that take either article. */
const eitherWay = /^(?:h(?:otel|erb)|u[brt]|1[18]\d\d\b|[02-79]|1(?![18]))/i
/** Abbreviations that are read letter by letter, because they have no vowel or everybody knows them. */
const spelledOut =
  /^(?:[BCDFGHJKLMNPQRSTVWXZ]{2,5}s?|MBA|FBI|FDA|FAA|SUV|MRI|US|UK|EU|UN|UFO|NBA|NFL|NGO|HIV|HR|MVP|RV|NSA|MIT|UCLA|USDA|UPS|URL|USB|IBM|ATM|IPO|EPA|EMT|ER|LED|LLC|MD|RN)$/
const letterSound = /^[AEFHILMNORSX]/

const none: readonly RuleMatch[] = []

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
    reason: 'Go by the sound that follows: a user, an hour.',
    roles: textRoles,
    check: (
      paragraph,
      _role,
      { profile }, // AP has 'a historic'; in Britain both are said.
    ) =>
      checkArticles(paragraph).filter(
        ({ to }) => profile !== 'british' || !paragraph.text.startsWith('histor', to + 1),
      ),
  },
  {
    id: 'GRM-03',
    severity: 'warning',
    title: 'Write “have” after could, should or would',
    reason: '“Could of” is how “could have” sounds, not how it’s written.',
    roles: textRoles,
    check: checkSoundalikes,
  },
]

const soundalike =
  /\b(?<helper>(?:[Cc]ould|[Ss]hould|[Ww]ould|[Mm]ust|[Mm]ight)(?:n[’']t| not)?) of\b(?! course\b| (?:the|an?|its|their|this|that|his|her)\b)/g
const helpers = new Trigger(/^(?:could|should|would|must|might)(?:n't)?$/)

/** 'should of been' for 'should have been'. 'Should of course be' and 'the might of rivers' are right. */
function checkSoundalikes(paragraph: Paragraph): readonly RuleMatch[] {
  if (!paragraph.has(helpers)) return none
  return findOutsideQuotes(paragraph, soundalike)
    .filter(({ index, input }) => !followsDeterminer(input.slice(Math.max(0, index - 40), index)))
    .map((match) => toRuleMatch(match, `${match.groups?.helper} have`))
}

function checkDoubled(paragraph: Paragraph): RuleMatch[] {
  const { text, words } = paragraph
  if (!words.some(({ word }, index) => word === words[index + 1]?.word)) return []
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
    if (
      first.length !== word.length ||
      // 'The band The The': capitals make a name.
      (/^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second)) ||
      (first === second && isRightlyDoubled(text.slice(Math.max(0, from - 80), from), word))
    )
      return []
    return [{ from, to: next.to, fix: first, message: `“${first}” is repeated` }]
  })
}

/** Whether the doubled word is right: 'What it is is a boat', 'the lights go on on Monday'. */
export function isRightlyDoubled(before: string, word: string): boolean {
  if (word === 'is' || word === 'was')
    return /\b(?:what|who|where|how|why|that|thing|problem|point|question|reason|truth|fact|issue|all)\b/i.test(
      before,
    )
  return (
    word === 'on' ||
    (word === 'in' &&
      /\b(?:come|came|log|logs|go|goes|went|check|move|moved|turned|turn|settle|sign|tune|phone|step|stepped)\s$/.test(
        before,
      ))
  )
}

const articles = new Trigger(new Set(['a', 'an']))

function checkArticles(paragraph: Paragraph): RuleMatch[] {
  const { text, words } = paragraph
  if (!paragraph.has(articles)) return []
  return words.flatMap(({ word, from, to }, index) => {
    if (word !== 'a' && word !== 'an') return none
    const following = readNext(text, to, words[index + 1])
    if (!isPlainWord(following) || isLetter(paragraph, from) || paragraph.isQuoted(from)) return []
    const right = articleOf(following)
    if (right === word) return []
    const fix = /^A/.test(text.slice(from, to)) ? upperFirst(right) : right
    return [{ from, to, fix, message: `Use “${right}” before “${following}”` }]
  })
}

/** The article before letters that are read by name: 'an MBA', 'a UPS van'. */
function articleOf(word: string): 'a' | 'an' {
  if (!spelledOut.test(word)) return articleFor(word)
  return letterSound.test(word) ? 'an' : 'a'
}

/** The next word, where nothing but a space is between. */
function readNext(text: string, to: number, next: Paragraph['words'][number] | undefined): string {
  return next?.from === to + 1 && text[to] === ' ' ? text.slice(next.from, next.to) : ''
}

/** Whether the sound is certain. Other acronyms and names that begin with H, U, Y or a foreign sound are not. */
function isPlainWord(word: string): boolean {
  if (spelledOut.test(word)) return true
  const isPlain =
    /^[\p{Ll}\d][\p{Ll}\d-]+$/u.test(word) || /^(?:[A-GI-TVWZ]\p{Ll}{2,}|Europe\p{L}*)$/u.test(word)
  return (
    isPlain &&
    !eitherWay.test(word) &&
    !/^(?:O(?:ne|ax|ua|ui)|[MN](?![aeiouy])|I[aeo]|Jo|Jua|Jim|Eu(?!rop)|Ew)/.test(word)
  )
}

/** Whether 'a' is a letter in a name or grade: 'Plan A', 'R&a'. */
function isLetter({ text, sentences }: Paragraph, at: number): boolean {
  return (
    /[.’'&-]/.test(text[at - 1] ?? '') || (text[at] === 'A' && !sentences.some(({ from }) => from === at))
  )
}
