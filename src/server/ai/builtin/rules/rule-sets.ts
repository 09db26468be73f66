// Which rules a preset runs, in the order they run. Press rules 3.3.
import type { RewritePreset } from '#contract/functions.ts'
import { apDates, apTimes, yearCommas } from './ap-dates.ts'
import { apCounts, apFigures } from './ap-figures.ts'
import { apNames, apStates, apTitles, stateCommas } from './ap-names.ts'
import { announceOpenings, exclamations, hypeWords } from './hype.ts'
import { bioOpenings } from './lead-openings.ts'
import { passives } from './passives.ts'
import { articles, repeatedWords, serialCommas, signsOfPress } from './punctuation.ts'
import type { Rule } from './rule.ts'
import { longSentences } from './sentence-shape.ts'
import { emptyPraise, stockPhrases } from './stock-phrases.ts'
import { thirdPerson } from './third-person.ts'
import { plainWords, wordyPhrases } from './wordy.ts'

export const apStyle: readonly Rule[] = [
  signsOfPress,
  apFigures,
  apDates,
  apTimes,
  apStates,
  stateCommas,
  apTitles,
  apNames,
  apCounts,
  serialCommas,
  yearCommas,
  exclamations,
]
const lessHype: readonly Rule[] = [
  stockPhrases,
  announceOpenings,
  announceOpenings,
  hypeWords,
  exclamations,
  articles,
]
const clearer: readonly Rule[] = [
  stockPhrases,
  announceOpenings,
  announceOpenings,
  wordyPhrases,
  plainWords,
  passives,
  longSentences,
  longSentences,
  articles,
]

/** Everything: what a rewrite without a wish does, and what an analysis looks for. */
export const allRules: readonly Rule[] = [
  repeatedWords,
  stockPhrases,
  announceOpenings,
  announceOpenings,
  thirdPerson,
  wordyPhrases,
  plainWords,
  hypeWords,
  passives,
  longSentences,
  longSentences,
  ...apStyle,
  articles,
]

export const rulesByPreset: Readonly<Record<RewritePreset, readonly Rule[]>> = {
  shorten: [
    repeatedWords,
    stockPhrases,
    announceOpenings,
    announceOpenings,
    emptyPraise,
    wordyPhrases,
    plainWords,
    hypeWords,
    passives,
    longSentences,
    longSentences,
    articles,
  ],
  clarify: clearer,
  ap_style: apStyle,
  less_hype: [...lessHype, emptyPraise],
  stronger_lead: [
    stockPhrases,
    bioOpenings,
    announceOpenings,
    announceOpenings,
    wordyPhrases,
    hypeWords,
    longSentences,
    articles,
  ],
}

export const thirdPersonRules: readonly Rule[] = [thirdPerson]
export const activeVoiceRules: readonly Rule[] = [passives]
