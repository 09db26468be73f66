// All rewrites in the order they run: removals first, then turning and splitting, shorter wording last.
import { announceOpenings, hypeWords } from './hype.ts'
import { bioOpenings, boastOpenings, newsFirst } from './lead-openings.ts'
import { longSentences } from './long-sentences.ts'
import { hollowSentences, repeatedSentences } from './needless-sentences.ts'
import { paddedPhrases } from './padded-phrases.ts'
import { passives } from './passives.ts'
import type { Rewrite } from './rewrite.ts'
import { emptyPraise, stockPhrases } from './stock-phrases.ts'
import { thirdPerson } from './third-person.ts'
import { verbNouns } from './verb-nouns.ts'
import { wordyConstructions } from './wordy-constructions.ts'

export const allRewrites: readonly Rewrite[] = [
  stockPhrases,
  hollowSentences,
  repeatedSentences,
  bioOpenings,
  boastOpenings,
  newsFirst,
  announceOpenings,
  emptyPraise,
  thirdPerson,
  hypeWords,
  passives,
  longSentences,
  wordyConstructions,
  paddedPhrases,
  verbNouns,
]
