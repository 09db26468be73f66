// Tells whether the lead answers who, what, when, where and why. Rule LED-01: four of them within 50 words, why within 80.

import { readLabels } from '#domain/check/advisory.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { type Dateline, readDateline } from './dateline.ts'
import { isPresentVerb, toPresent } from './headline-verbs.ts'
import type { Paragraph } from './paragraph.ts'
import type { Release } from './release.ts'

export type FiveWs = Readonly<Record<'who' | 'what' | 'when' | 'where' | 'why', boolean>>

const blank = /\[[^\]\n]{1,200}\]/g
const firstWords = 50
const whyWords = 80
const when = new RegExp(
  `\\b(?:today|tonight|tomorrow|yesterday|now|(?:${weekdayPattern()})\\b|(?:${monthPattern()})\\b|this (?:week|month|year|fall|spring|summer|winter)|next (?:week|month|year)|in \\d{4})`,
  'i',
)
const where = /\b(?:in|at|near|across|throughout|from|to|on) (?:the )?\p{Lu}/u
/** A cause, a purpose or a measured effect; not 'to Dayton', 'for schools' or a bare figure. */
const cause =
  /\b(?:because|under an? (?:[\p{L}-]+ ){0,3}(?:partnership|agreement|plan|contract|order|program|deal|law|grant)|an? gift from|replacing|ahead of|amid|until now|for (?:lack|want|fear) of|no longer|as a result|in the wake of|as demand|to make up for|after years of|(?:has|had|have) no |due to|thanks to|in response to|in an effort|so that|so (?:[\p{L}’]+ ){1,5}(?:can|could|will|may)|that (?:warns|lets|helps|cuts|saves|shows|tells|keeps|gives|allows|makes|turns|protects|replaces|stops|prevents|reduces)|(?:won|wins|awarded|honored|recognized|fined|sued|named) (?:[^.]{0,60} )?for|(?:study|survey|report|poll|analysis|research|researchers|scientists) (?:\p{Ll}+ ){0,3}(?:found|finds|shows?|showed)|after|following|citing|alleging|accusing|in memory|in honor|to mark|in exchange|instead of|rather than|since (?!\d|\p{Lu})|as (?:\p{Ll}+ ){1,5}(?:rise|rises|rose|grow|grows|grew|fall|falls|fell|drop|drops|climb|climbs|age|ages|retires?|reaches|increases?|declines?|prepares?|moves?|expands?))\b/u
const purpose = new RegExp(
  `(?<!\\b(?:${'plans|plan|planned|agreed|agrees|expects|expected|hopes|wants|intends|continues|continue|began|begins|begin|starts|set|able|going|due|has|have|had|is|are|was|were|pleased|proud|excited|thrilled|delighted|honored|happy|glad|scheduled|voted|decided|chose|chooses|promised|pledged|about|up|from|how|where|nowhere|nothing|something|anything|somewhere|anywhere|nobody|somebody|someone|place|places|room|time|way|ways|chance|right|ability|decision|plan|promise|want|need|needs|likely|ready|invited|asked|next|according|related|compared|close|prior|tied|similar|equal'}) )\\bto (?!(?:${'announce|introduce|share|report|unveil|the|a|an|its|their|his|her|all|more|be|each|every|those|these|people|customers|market|date|work|school|schools'})\\b)\\p{Ll}{2,}(?<![^s]s|ing)\\b`,
  'u',
)
const effect =
  /\b(?:cut|cuts|cutting(?!-)|save|saves|saving|reduce|reduces|reducing|reduced|lower|lowers|raise|raises|double|doubles|doubling|triple|triples|speed|speeds|shorten|shortens)\b[^.]{0,60}\d|, (?:up|down)(?: about| nearly| more than)? \d[\d,.]*(?:%| percent)/
const linking = new Set('is are was were be been being has have had will can may to does'.split(' '))

/** The five answers; all true for a release without text. */
export function answerFiveWs(release: Release): FiveWs {
  const { lead } = release
  if (lead === undefined) return { who: true, what: true, when: true, where: true, why: true }
  const dateline = lead.paragraph.recall(readDateline)
  const start = release.ask(readOpening).replaceAll(blank, ' ')
  const opening = cutWords(start, firstWords)
  const labels = release.ask(readLabels)
  return {
    who: labels.has('who') || hasName(opening),
    what: labels.has('what') || hasAction(opening),
    when: labels.has('when') || dateline?.date !== undefined || when.test(opening),
    where: labels.has('where') || namesPlace(dateline) || where.test(opening),
    why: labels.has('why') || tellsWhy(cutWords(start, whyWords)),
  }
}

function tellsWhy(text: string): boolean {
  return cause.test(text) || purpose.test(text) || effect.test(text)
}

/** Whether the dateline names a place; a blank doesn't. */
function namesPlace(dateline: Dateline | undefined): boolean {
  return dateline !== undefined && dateline.city !== '' && !dateline.city.startsWith('[')
}

/** The lead without its dateline, with the next paragraph if the lead is short. */
function readOpening({ story }: Release): string {
  return story
    .slice(0, 2)
    .map(({ paragraph }) => paragraph.text.slice(paragraph.recall(readStart)))
    .join(' ')
}

function readStart(paragraph: Paragraph): number {
  return paragraph.recall(readDateline)?.end ?? 0
}

function cutWords(text: string, count: number): string {
  return text.split(/\s+/, count).join(' ')
}

/** Whether the text has a name: a capital inside a sentence, or an uncommon first word. */
function hasName(text: string): boolean {
  if (/[\p{Ll},;] \p{Lu}/u.test(text)) return true
  const first = /^[“"]?([\p{L}’'&.-]+)/u.exec(text)?.[1] ?? ''
  return (
    /^\p{Lu}/u.test(first) && !isFunctionWord(first) && !/^(?:the|a|an|this|these|it|there)$/i.test(first)
  )
}

function hasAction(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []
  return words.some((word, index) => {
    if (linking.has(word)) return false
    if (isPresentVerb(word) || toPresent(word) !== undefined) return true
    const before = words[index - 1] ?? ''
    return before === 'will' || before === 'to' || /[^e]ed$/.test(word)
  })
}
