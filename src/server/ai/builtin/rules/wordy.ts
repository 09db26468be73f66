// Wordy phrases and long words with short ones that say the same. Press rules TON-11 and the replacements table.
import { findReplacements, type Replacement, type Rule } from './rule.ts'

const phrases: Readonly<Record<string, string>> = {
  'in order to': 'to',
  'so as to': 'to',
  'prior to': 'before',
  'subsequent to': 'after',
  'at this point in time': 'now',
  'at the present time': 'now',
  'at the time of this release': 'now',
  'due to the fact that': 'because',
  'in light of the fact that': 'because',
  'owing to the fact that': 'because',
  'despite the fact that': 'although',
  'in spite of the fact that': 'although',
  'in the event that': 'if',
  'in the event of': 'if there is',
  'on the condition that': 'if',
  'for the purpose of': 'for',
  'with the exception of': 'except',
  'in the vicinity of': 'near',
  'in close proximity to': 'near',
  'in excess of': 'more than',
  'upwards of': 'more than',
  'a large number of': 'many',
  'a significant number of': 'many',
  'a wide range of': 'many',
  'a wide variety of': 'many',
  'a broad range of': 'many',
  'the majority of': 'most',
  'the vast majority of': 'most',
  'in addition to': 'besides',
  'in conjunction with': 'with',
  'in collaboration with': 'with',
  'in partnership with': 'with',
  'with regard to': 'about',
  'with regards to': 'about',
  'with respect to': 'about',
  'in regard to': 'about',
  'in relation to': 'about',
  'on a daily basis': 'daily',
  'on a weekly basis': 'weekly',
  'on a monthly basis': 'monthly',
  'on an annual basis': 'yearly',
  'on a regular basis': 'regularly',
  'on behalf of': 'for',
  'has the ability to': 'can',
  'have the ability to': 'can',
  'is able to': 'can',
  'are able to': 'can',
  'will be able to': 'can',
  'has the capability to': 'can',
  'is designed to help': 'helps',
  'are designed to help': 'help',
  'make use of': 'use',
  'makes use of': 'uses',
  'made use of': 'used',
  'provide support for': 'support',
  'provides support for': 'supports',
  'provide assistance to': 'help',
  'provides assistance to': 'helps',
  'make a decision': 'decide',
  'made a decision': 'decided',
  'take into consideration': 'consider',
  'come to an agreement': 'agree',
  'is in the process of': 'is',
  'are in the process of': 'are',
  'serves as a testament to': 'shows',
  'is a testament to': 'shows',
  'first and foremost': 'first',
  'each and every': 'every',
  'until such time as': 'until',
  'during the course of': 'during',
  'over the course of': 'over',
  'as well as': 'and',
  'as a result of': 'because of',
  'as a means of': 'for',
  'by means of': 'by',
  'in an effort to': 'to',
  'in a timely manner': 'on time',
  'for the duration of': 'during',
  'whether or not': 'whether',
  'the reason why': 'the reason',
  'past history': 'history',
  'end result': 'result',
  'future plans': 'plans',
  'advance planning': 'planning',
  'free gift': 'gift',
  'new innovation': 'innovation',
  'brand new': 'new',
  'brand-new': 'new',
  'completely eliminate': 'eliminate',
  'close proximity': 'proximity',
  'joint collaboration': 'collaboration',
  'general public': 'public',
}

const words: Readonly<Record<string, string>> = {
  utilize: 'use',
  utilizes: 'uses',
  utilized: 'used',
  utilizing: 'using',
  utilization: 'use',
  facilitate: 'help',
  facilitates: 'helps',
  facilitated: 'helped',
  commence: 'start',
  commences: 'starts',
  commenced: 'started',
  commencing: 'starting',
  purchase: 'buy',
  purchases: 'buys',
  purchased: 'bought',
  purchasing: 'buying',
  approximately: 'about',
  additionally: 'also',
  furthermore: 'also',
  moreover: 'also',
  subsequently: 'later',
  obtain: 'get',
  obtained: 'got',
  assist: 'help',
  assists: 'helps',
  assisting: 'helping',
  assistance: 'help',
  endeavor: 'try',
  demonstrates: 'shows',
  demonstrated: 'showed',
  individuals: 'people',
  numerous: 'many',
  sufficient: 'enough',
  terminate: 'end',
  terminated: 'ended',
  whilst: 'while',
  amongst: 'among',
  leverage: 'use',
  leverages: 'uses',
  leveraged: 'used',
  leveraging: 'using',
  showcase: 'show',
  showcases: 'shows',
  showcasing: 'showing',
}

/** Nouns too, where the replacement would be wrong. */
const afterDeterminer =
  /\b(?:a|an|the|its|our|their|of|each|every|first|per|financial|technical|customer)\s+$/i
const nounsToo = new Set([
  'purchase',
  'purchases',
  'leverage',
  'showcase',
  'endeavor',
  'individuals',
  'assist',
  'assists',
])

const phraseTable: Replacement[] = [
  [
    new RegExp(
      `(?<![\\p{L}-])(?:${Object.keys(phrases)
        .toSorted((a, b) => b.length - a.length)
        .join('|')})(?![\\p{L}-])`,
      'giu',
    ),
    (match) => phrases[match[0].toLowerCase()],
    'The shorter wording says the same.',
  ],
]
const wordTable: Replacement[] = [
  [
    new RegExp(`(?<![\\p{L}-])(?:${Object.keys(words).join('|')})(?![\\p{L}-])`, 'giu'),
    (match) => {
      const word = match[0].toLowerCase()
      const before = match.input.slice(Math.max(0, match.index - 24), match.index)
      const isName = /^\p{Lu}/u.test(match[0]) && !/(?:^|[.!?]["”]?\s+)$/.test(before)
      return isName || (nounsToo.has(word) && afterDeterminer.test(before)) ? undefined : words[word]
    },
    'The plain word is easier to read.',
  ],
]

/** 'As well as' joins only inside a clause: at a sentence's start and beside 'both' it stays. */
const staysPut = /(?:^|[.!?]["”]?\s+)$|\bboth\b[^.]*$/

export const wordyPhrases: Rule = {
  id: 'wordy-phrases',
  weight: 5,
  find: (text) =>
    findReplacements(text, phraseTable).filter((edit) => {
      const before = text.slice(Math.max(0, edit.from - 40), edit.from)
      const isJoint = /^(?:as well as|in addition to)$/i.test(text.slice(edit.from, edit.to))
      return !isJoint || (!staysPut.test(before) && !/^\s+\w+ing\b/.test(text.slice(edit.to, edit.to + 20)))
    }),
}

export const plainWords: Rule = {
  id: 'plain-words',
  weight: 4,
  find: (text) => findReplacements(text, wordTable),
}
