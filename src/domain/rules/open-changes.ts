// Changes without what they are compared with: 'sales rose 12%'. FAC-06.

import { followsParticleVerb } from '#domain/language/grammar/word-place.ts'
import { smallNumbers as small } from '#domain/language/numbers/number-words.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { findOutsideQuotes, toRuleMatch } from './paragraph-matches.ts'
import type { Paragraph } from './release/paragraph.ts'
import { signs } from './release/signs.ts'
import type { RuleMatch } from './rule.ts'

const amountOfChange = `(?:by )?(?:about |nearly |more than |almost |roughly |over |an average of )?(?:\\d[\\d,.]*(?:%| percent\\b)|(?:${small}) percent\\b|half\\b|(?:a|one|two|three)[ -](?:thirds?|quarters?|fifths?|tenths?)\\b|(?:two|three|four|five|ten)fold\\b)`
/** A change in a count: 'has risen by 300'. */
const countedChange =
  '(?<!\\b(?:is|are|was|were|be|being) )(?:grew|grown|rose|risen|increased|jumped|climbed|fell|fallen|dropped|declined|decreased) by (?:about |nearly |more than |almost |over )?[$€£]?\\d[\\d,]*(?![\\d%]|[,.]\\d| (?:percent|percentage|feet|foot|inch|mile|degree|meter|cent|points?\\b))'
const multiplied = '(?:doubled|tripled|quadrupled|halved)'
/** Nouns whose doubling is a figure; a hem is doubled in cloth. */
const measured =
  '(?:number|size|capacity|output|staff|budget|prices?|rates?|fleet|space|speed|production|sales|revenue|membership|attendance|enrollment|amount|area|length|time|yield|workforce|headcount|share|cost|costs|traffic|income|volume|count|reach)'
const change = new RegExp(
  `\\b(?:grew|grown|rose|risen|increased|jumped|leaped|climbed|surged|soared|spiked|swelled|skyrocketed|plunged|plummeted|tumbled|sank|slid|slipped|dipped|fell|fallen|dropped|declined|decreased|shrank|reduced|cut|slashed|lowered|raised|boosted|improved|up|down)(?: (?:\\p{Ll}+,? ){0,3}by)? ${amountOfChange}|\\b${countedChange}|(?<!\\d|\\d[,.])\\d[\\d,.]*(?:%| percent) (?:increase|growth|rise|jump|drop|decline|decrease|reduction|gain|boost|improvement)\\b|\\b(?:(?:has|have|had|was|were|been|nearly|almost|more than|(?!is )\\p{Ll}+s|sales|revenue|enrollment|membership|output|staff|demand|number|traffic|attendance) )${multiplied}\\b(?! (?:over|as|back|up|down|(?:the|an?) (?!${measured})))|(?<!\\b(?:is|are|be) )\\b${multiplied}(?=[.,;]|$)|\\b${multiplied} (?:(?:its|their|his|her|our)\\b|the (?:[\\p{Ll}-]+ )?${measured}\\b)|\\b(?:is|are|was|were|runs?|works?|ships?|charges?|dries|cooks?|lasts?|costs?)(?: (?:up to|about|nearly|more than|almost|roughly))? \\d[\\d,.]*(?:%| percent) (?:faster|slower|cheaper|lighter|stronger|quieter|smaller|larger|longer|shorter|cleaner|thinner|brighter|safer|quicker|cooler|warmer|more \\p{Ll}+|less|fewer|better|easier)\\b|\\b(?:uses?|needs?|draws?|burns?|takes?|produces?|wastes?|consumes?|emits?) (?:(?:up to|about|nearly|more than|almost|roughly) )?\\d[\\d,.]*(?:%| percent) (?:less|fewer|more) \\p{Ll}+|(?<!\\d|\\d[,.])\\d[\\d,.]*(?:%| percent) (?:more|fewer|less) \\p{Ll}+|\\b(?:cuts?|reduces?|lowers?|boosts?|improves?|increases?|raises?|slash(?:es)?|saves?) (?:[\\p{Ll}-]+ ){1,4}by ${amountOfChange}`,
  'giu',
)
const baseline =
  /\b(?:from|since|than|compared|versus|vs|between|annually|yearly|per year|a year|year over year|year-over-year|over the|over \p{L}+ (?:years|months|weeks)|(?:in|for) (?:19|20)\d\d|in (?:January|February|March|April|May|June|July|August|September|October|November|December)|in the (?:first|second|third|fourth|past|last|year|quarter|month|same)|in \p{L}+ (?:years|months|weeks)|last \p{Ll}+|this (?:year|month|quarter|spring|summer|fall|winter)|by (?:19|20)\d\d|by (?:next|the end)|during|when|once|if|will|within|after|the year before)\b/iu

/** A decision, which needs no comparison: 'raises pay by 14%'. */
const isSetByOwner =
  /\b(?:pay|wages|salar(?:y|ies)|fees?|fares?|prices?|rents?|tax(?:es)?|rates?|tuition|budget|hours|staff|jobs|dividend|tolls?|premiums?|limit)\b/i
/** A decision before the figure: 'Has agreed to pay 12% more for each delivery', 'the price is cut by 10%'. */
const isSetBefore =
  /\b(?:pay|paying|charge|charging|offer|offering) (?:them |it |him |her |about |at least |up to )?\d{1,3}\D?\d?$|\b(?:pay|wages|fees?|fares?|prices?|rents?|tax(?:es)?|tuition|dues|tolls?|premiums?) (?:is|are|was|were|will be|has been|have been) (?:cut|red|low|rai|inc|sla)$/
/** Words for shares. */
const shareWords = new Trigger(/^percent$|^half$|third|quarter|fifth|tenth|fold$/)
const changeBy = / by (?:[a-z]+ ){0,2}[$€£]?\d/
const manyTimes = new Trigger(/^(?:doubled|tripled|quadrupled|halved)$|fold$/)
const changeWords = new Trigger(
  /^(?:gr[eo]wn?|grew|rose|risen|rise|jump(?:ed)?|leaped|climbed|surged|soared|spiked|swelled|skyrocketed|plunged|plummeted|tumbled|sank|slid|slipped|dipped|fell|fallen|drop(?:ped)?|declined?|decreased?|shrank|cut|cuts|slash(?:ed|es)|raised|raises?|lower(?:ed|s)?|boost(?:ed|s)?|improve(?:d|s|ment)|reduc(?:ed|es?|tion)|increase[ds]?|growth|gain|up|down|saves?|less|fewer|better|(?:fast|slow|cheap|light|strong|quiet|small|larg|long|short|clean|thinn|bright|saf|quick|cool|warm|easi)er|more)$/u,
)

/** Changes whose sentence doesn't say what they are compared with. */
export function findOpenChanges(paragraph: Paragraph): readonly RuleMatch[] {
  const isMeasured =
    paragraph.hasSign(signs.percent) || paragraph.has(shareWords) || changeBy.test(paragraph.text)
  if (!(paragraph.has(manyTimes) || (paragraph.has(changeWords) && isMeasured))) return []
  return findOutsideQuotes(paragraph, change)
    .filter(({ index }) => paragraph.recall(readBaselines)[paragraph.sentenceAt(index)] === false)
    .filter(
      ({ 0: found, index, input }) =>
        !isSetByOwner.test(found) && !isSetBefore.test(input.slice(Math.max(0, index - 60), index + 3)),
    )
    .filter(
      ({ 0: found, index, input }) =>
        !/^(?:up|down) /i.test(found) || !followsParticleVerb(input.slice(Math.max(0, index - 16), index)),
    )
    .map((match) => toRuleMatch(match))
}

const isCompared =
  /\b(?:trial|placebo|control group)\b|\b(?:more|less|fewer|faster|slower|cheaper|lighter|quieter) \p{Ll}+ than (?!\d|half|doubl|tripl)|\b(?:more|less|fewer) than (?:an?|the|its|their|it|they|in|those|last|other|any|most|\p{Lu})/u

/** A comparison that also holds for the rest of the paragraph: 'compared with $1.4 million in the same period last year'. */
const earlierPeriod =
  /\b(?:compared (?:with|to)|versus|from)\b[^.;]{0,120}\b(?:a year (?:earlier|ago|before)|the (?:same|year-earlier|previous|prior) (?:period|quarter|month|year)|last (?:year|quarter|month))\b|\byear over year\b|\b(?:fell|rose|grew|dropped|declined|climbed|went|increased|decreased|shrank) to [^.;]{1,60} from (?:about |nearly )?[$€£]?\d/

/** For each sentence whether it gives a comparison; a trial always does. */
function readBaselines({ sentences }: Paragraph): readonly boolean[] {
  let isSet = false
  return sentences.map(({ text }) => {
    const told = text.replaceAll(/\b(?:more|less|fewer|rather|other) than\b/g, '')
    isSet ||= earlierPeriod.test(text)
    return isSet || baseline.test(told) || isCompared.test(text)
  })
}
