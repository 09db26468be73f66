// Wordy phrases and long words, with shorter ones: TON-11.

import {
  followsDeterminer,
  goesOnWithNoun,
  goesOnWithVerb,
  isDescribedLater,
} from '#domain/language/grammar/word-place.ts'
import { isGroup } from '#domain/language/people-words.ts'
import { plainWords, shorterPhrases } from '#domain/language/synonyms/wordy-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { matchCase } from '#domain/text/letter-case.ts'
import { type PhraseHit, PhraseList } from './phrases.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { RuleMatch } from './rule.ts'

/** Phrases that another tone rule reports, and a word with a meaning in law and health care. */
const elsewhere = /\btestament\b|^individuals$/
const shorter: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...shorterPhrases, ...plainWords }).filter(
    ([phrase, short]) => short !== 'many' && !elsewhere.test(phrase),
  ),
)
const list = new PhraseList(Object.keys(shorter))

/** The wordy places of a paragraph outside quotations, each with its shorter wording. */
export function checkWordiness(paragraph: Paragraph): RuleMatch[] {
  return list.find(paragraph).flatMap((hit) => {
    if (paragraph.isQuoted(hit.from) || staysAsItIs(paragraph, hit)) return []
    const { from, to, phrase } = hit
    const short = shorter[phrase] ?? ''
    const fix = matchCase(paragraph.text.slice(from, to), short)
    return [{ from, to, fix, message: `“${short}” says the same thing` }]
  })
}

function staysAsItIs({ text }: Paragraph, { from, to, phrase }: PhraseHit): boolean {
  const before = text.slice(Math.max(0, from - 60), from)
  const after = text.slice(to, to + 40)
  const startsSentence = /(?:^|[.!?:—]["”]?\s+)$/.test(before)
  const isName = /^\p{Lu}/u.test(text.slice(from)) && !startsSentence
  if (isName) return true
  if (purposes.test(phrase) && goesOnWithNoun(after)) return true
  if (/(?:event|manner|way) that$/.test(phrase) && goesOnWithVerb(after)) return true
  if (/ (?:decision|promise|statement|agreement|choice)$/.test(phrase) && isDescribedLater(after)) return true
  return exceptions[phrase]?.(before, after) ?? false
}

/** Phrases whose 'to' must belong to a verb: 'in order to the left' puts things in order. */
const purposes =
  /^(?:in order|so as|in an (?:effort|attempt)|.*\b(?:ability|capacity|opportunity|capability|decision|able|position)) to$/

type Exception = (before: string, after: string) => boolean

const asNoun: Exception = (before, after) =>
  !/^ (?:its|their|an?|\d)/.test(after) &&
  !/\b(?:to|will|can|may|must|would|could|should|not|they|we|you|who) $/.test(before) &&
  (followsDeterminer(before) ||
    /(?:^|[.!?]\s+)$/.test(before) ||
    /\b(?:an?|the|its|their|our|this|each|every|of|for|with|by|at|after|before|on|in|per|from|without|\d+|two|three|four|five|six|seven|eight|nine|first|last|online|financial|technical|customer) (?:\p{Ll}+ )?$/iu.test(
      before,
    ) ||
    /^(?:[.,;:]| (?:of|prices?|orders?|agreements?|by|from|at|in|on|and|or|with|are|is|was|were|rose|fell)\b)/.test(
      after,
    ))
const afterChange: Exception = (before) => /\bchanges? $/.test(before)
/** People facilitate a meeting as a job. */
const ledByPeople: Exception = (_, after) =>
  /^ (?:the |an? |its |this |their )?(?:\p{Ll}+ ){0,2}?(?:meetings?|workshops?|sessions?|discussions?|groups?|panels?|talks|class(?:es)?|seminars?|by)\b/u.test(
    after,
  )
/** 'Most of its growers' needs its 'of'. */
const ofSome: Exception = (_, after) =>
  /^ (?:the|an?|this|these|that|those|its|their|his|her|our|your|my|them|us|it|\p{Lu}\p{L}*[’']s)(?!\p{L})/u.test(
    after,
  )
/** 'was obtained', 'results obtained by': a past alone has a short form that fits. */
const asParticiple: Exception = (before, after) =>
  /\b(?:is|are|was|were|be|been|being|has|have|had)(?:[ \p{L}]{0,16})? $/u.test(before) ||
  /^(?: (?:by|from|through|in|at|during|via)\b|[.,;])/.test(after)
/** What a field calls by the long word. */
const inTerm =
  (fieldBefore: RegExp, termAfter: RegExp): Exception =>
  (before, after) =>
    fieldBefore.test(before) || termAfter.test(after)
/** 'reached an agreement with the union' doesn't mean 'agreed with the union'. */
const withSomebody: Exception = (_, after) => !/^ (?:to|that|on)\b/.test(after)
/** 'provide support for new parents' means to help them; 'for the roof' it means to carry. */
const forThings: Exception = (_, after) =>
  !after
    .split(/[^\p{L}’'-]+/u)
    .slice(1, 6)
    .some(isGroup)

/** Uses in which a phrase is needed, or its short form would mean something else. */
const exceptions: Readonly<Record<string, Exception>> = {
  purchase: asNoun,
  purchases: asNoun,
  leverage: asNoun,
  showcase: asNoun,
  showcases: asNoun,
  endeavor: asNoun,
  assist: asNoun,
  assists: asNoun,
  purchasing: (_, after) => !/^ (?:the|an?|its|their|his|her|new|used|more|\d)/.test(after),
  utilization: inTerm(/\b(?:capacity|bed|fleet|plant|land|resource) $/, /^ (?:rate|review|data|management)/),
  assistance: (before, after) =>
    // 'Passenger assistance' and 'financial assistance' are names of services.
    !/\b(?:provid|giv|gave|offer|receiv|render|need|seek|sought|request|requir)\p{Ll}* $/u.test(before) &&
    !(
      /\b(?:for|of|the|any|some|more|with|without|its|their|and|or) $/.test(before) &&
      /^ (?:to|with|in \p{Ll}+ing)\b/u.test(after)
    ),
  'the majority of': ofSome,
  'the vast majority of': ofSome,
  'a sufficient number of': ofSome,
  'an adequate number of': ofSome,
  obtained: asParticiple,
  demonstrated: asParticiple,
  // 'In the process of a merger' is no merger.
  'is in the process of': notDoing,
  'are in the process of': notDoing,
  // What is announced comes right after the verb.
  'make an announcement': (_, after) => !after.startsWith(' that '),
  'reached an agreement': withSomebody,
  'reach an agreement': withSomebody,
  'come to an agreement': withSomebody,
  'provide support for': forThings,
  'provides support for': forThings,
  // 'Whether or not it rains, the game goes on' needs both words.
  'whether or not': (before) =>
    !/\b(?:know|knew|decid|determin|ask|see|consider|say|learn|tell|check|question|debat|discuss|wonder|unsure|certain|clear|of|on|about)\p{Ll}* $/u.test(
      before,
    ),
  // 'The prior' may be a person.
  'prior to': (before) => followsDeterminer(before),
  // A change is made "in" something, not "about" it.
  'with regard to': notAbout,
  'with regards to': notAbout,
  // 'About the lawsuit, it had no comment' is wrong.
  'with respect to': (before, after) => afterChange(before, after) || /(?:^|[.!?]\s)$/.test(before),
  facilitate: ledByPeople,
  facilitates: ledByPeople,
  facilitated: ledByPeople,
  'in regard to': afterChange,
  'in relation to': afterChange,
  'as well as': (before, after) => joinsNothing(before, after) || joinsSubject.test(after),
  'in addition to': joinsNothing,
}

/** Whether "about" would be wrong: after a change, or before a verb in -ing ('Helps veterans with regard to finding housing'). */
function notAbout(before: string, after: string): boolean {
  return afterChange(before, after) || /^ \p{Ll}+ing\b/u.test(after)
}

function notDoing(_: string, after: string): boolean {
  return !/^ (?:\p{Ll}+ly )?\p{Ll}+ing\b/u.test(after)
}

/** 'The mayor as well as the council was there': with 'and' there are two of them. */
const joinsSubject = /^(?: (?!that\b|which\b|who\b)[\p{L}’'-]+){1,5} (?:is|was|has|does)\b/u

/** 'As well as' joins only inside a clause, and not where 'and' has joined already: 'works as well as before' compares. */
function joinsNothing(before: string, after: string): boolean {
  const startsSentence = /(?:^|[.!?:—]["”]?\s+)$/.test(before)
  const previous = /(?<word>[\p{L}’'-]+) $/u.exec(before)?.groups?.word ?? ''
  const isCompared = readVerb(previous, 'third', 'past', 'base', 'participle') !== undefined
  return (
    startsSentence ||
    isCompared ||
    /^ (?:ever|expected|before|possible|it|they|he|she|any|most|or)\b/.test(after) ||
    /\b(?:both\b[^.]*|and\b[^.]*, )$/.test(before) ||
    /^\s+\w+ing\b/.test(after)
  )
}
