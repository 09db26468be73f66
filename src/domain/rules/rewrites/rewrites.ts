// All rewrites in the order they run: what goes altogether first, then what is turned, last what is cut in two.
import { announceOpenings, hypeWords } from './hype.ts'
import { bioOpenings } from './lead-openings.ts'
import { longSentences } from './long-sentences.ts'
import { passives } from './passives.ts'
import type { Rewrite } from './rewrite.ts'
import { emptyPraise, stockPhrases } from './stock-phrases.ts'
import { thirdPerson } from './third-person.ts'

export const allRewrites: readonly Rewrite[] = [
  stockPhrases,
  bioOpenings,
  announceOpenings,
  emptyPraise,
  thirdPerson,
  hypeWords,
  passives,
  longSentences,
]
