// Advertising in news: calls to buy, orders to the reader, offers in capitals. Rule TON-09.

import { followsDeterminer, readOrder } from '#domain/language/grammar/word-place.ts'
import { isGroup } from '#domain/language/people-words.ts'
import {
  findGuarded,
  findOutsideQuotes,
  type GuardedPattern,
  toRuleMatch,
} from '#domain/rules/paragraph-matches.ts'
import { findPhrases, PhraseList } from '#domain/rules/phrases.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'
import { advertisingCalls, advertisingOrders } from './weak-words.ts'

const advertisingList = new PhraseList(advertisingCalls)
const orderList = new PhraseList(advertisingOrders)
/** 'Readers should not miss the closing concert'. */
const missable =
  /\b(?:should|must|will)(?: not|n[’']t)(?: want to)? miss (?:the|this|its|their|an?|out) (?:[\p{Ll}-]+ ){0,2}?(?:concert|show|sale|opening|exhibit|exhibition|chance|event|season|offer|festival|fair|parade|performance|tour|premiere|launch|opportunity|experience)\b/gu
const missWords = new Trigger(new Set(['miss']))
const shoutedFree = /\bFREE\b/g
const pitchWords = new Trigger(/^(?:now|today|yours.*|you|free|risk-free|last|it's|they're|wait)$/)
/** An order to the reader with a time: 'Shop the sale today', 'Visit a store near you'. */
const pitch =
  /(?<=^|[.!?]\s)(?:Get|Claim|Enjoy|Grab|Receive|Pick up) (?:an?|your|one) free\b|(?<=^|[.!?]\s)(?:Shop|Buy|Order(?! of)|Book|Reserve|Visit|Call|Get|Try|Grab|Claim|Discover|Enjoy|Save|Sign up|Subscribe|Download|Join|Register|Experience|Treat|Explore|Stop by|Stop in|Come|Pick up|Upgrade|Start|Find|Learn|Apply|Donate|Head|Check out)\b(?:[^.!?\n]|\.(?=\S)){0,60}\b(?:now|today|yours|yourself|near you|nearest you|for free|risk-free|while (?:supplies|they) last|before (?:it[’']s|they[’']re)|don[’']t wait)\b/gu
/** Orders that can only be to a reader, with or without a time. */
const toReader =
  /(?<=^|[.!?]\s)(?:Check out|Don[’']t forget to|Do not forget to|Be sure to|Make sure (?:to|you)|Feel free to|Save the date|Stay tuned|See for yourself|Come see|Follow us|Tell your)\b/gu
const readerWords = new Trigger(/^(?:check|forget|sure|free|save|stay|see|follow|tell)$/)

const patterns: readonly GuardedPattern[] = [
  [pitchWords, pitch],
  [readerWords, toReader],
  [missWords, missable],
]

/** Everything in the paragraph that advertises. */
export function findPitches(paragraph: Paragraph): RuleMatch[] {
  return keepLongest([
    ...findPhrases(paragraph, advertisingList).filter((ruleMatch) => !isPlainOffer(paragraph, ruleMatch)),
    ...findPhrases(paragraph, orderList).filter((ruleMatch) => ordersReader(paragraph, ruleMatch)),
    ...findGuarded(paragraph, patterns).map((match) => toRuleMatch(match)),
    ...(paragraph.text.includes('FREE') ? findOutsideQuotes(paragraph, shoutedFree) : []).map((match) =>
      toRuleMatch(match, 'free'),
    ),
  ])
}

/** Of matches inside each other the longest ('Visit us today' with 'Visit us' in it); those with a fix are always kept. */
function keepLongest(matches: readonly RuleMatch[]): RuleMatch[] {
  let end = 0
  return matches
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .filter(({ to, fix }) => {
      const isWithin = to <= end
      end = Math.max(end, to)
      return fix !== undefined || !isWithin
    })
}

/** Whether the words order the reader: 'Buy now and save'. 'Shoppers buy now and pay later' and 'act now and then' don't. */
function ordersReader(paragraph: Paragraph, { from, to }: RuleMatch): boolean {
  const { text, sentences } = paragraph
  if (/^(?: and then\b|,? pay later\b)/.test(text.slice(to, to + 12))) return false
  // 'Click' always speaks to the reader, and nobody can click on paper.
  if (isClick.test(text.slice(from, to)) && !followsDeterminer(text.slice(Math.max(0, from - 40), from)))
    return /^(?:[.,;:!]|$| (?:for|to)\b)/.test(text.slice(to))
  const sentence = sentences[paragraph.sentenceAt(from)]
  const order = readOrder(text.slice(sentence?.from ?? 0, from), isGroup)
  if (order === 'reader' || order === undefined) return order === 'reader'
  // Others may have to act fast, too: firefighters, or rinks because dates are running out.
  return urgency.test(text.slice(from, to))
    ? scarce.test(
        text.slice(Math.max(sentence?.from ?? 0, from - 160), Math.min(sentence?.to ?? to, to + 160)),
      )
    : order === 'people'
}

const isClick = /^click here$/i
const urgency =
  /^(?:act (?:fast|now)|hurry|take advantage of|be the first to|(?:don[’']t|do not) (?:wait|delay|miss))$/i
const scarce =
  /\b(?:running out|gone|last|final|sold|sells?|sale|prices?|offers?|deals?|discounts?|seats?|spots?|tickets?|places|dates|slots|supplies|stock|limited|deadline|left|remain|remaining|sign-ups?|orders?|book|reserve)\b/i

/** Plain statements in the same words: 'seats are limited to 220', 'has limited time to vote', 'under no obligation to buy'. */
const plainOffer =
  /^(?:(?:seats|spots) are limited(?= to \d)|space is limited(?= to \d)|no obligation(?= to| on| of)|risk-free(?= (?:rates?|returns?|assets?|investments?|bonds?))|(?:going|selling) fast(?= enough))/i

function isPlainOffer({ text }: Paragraph, { from }: RuleMatch): boolean {
  return plainOffer.test(text.slice(from, from + 40))
}
