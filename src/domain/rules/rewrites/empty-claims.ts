// Blanks for hype that cannot be left out: what a reader would want to know instead. Only for suggestions, never in a rewrite.
import { praiseAdverbs, praiseWords } from './hype.ts'
import { findReplacements, type Replacement, type Rewrite } from './rewrite.ts'

const table: Replacement[] = [
  [
    new RegExp(
      `\\b(is|are|was|were) (?:(?:${praiseAdverbs}) )?(?:${praiseWords})(?:(?:, | and |, and )(?:(?:${praiseAdverbs}) )?(?:${praiseWords}))*(?=[.!]|$)`,
      'gu',
    ),
    '$1 [RESULT A READER CAN CHECK]',
  ],
  [
    /\b(is|are) (?:simply )?the (?:best|greatest|finest)(?: \p{Ll}+)? (?:in the world|on the market|in the industry|ever)\b/giu,
    '$1 [RANK, WITH SOURCE AND YEAR]',
  ],
  [
    /\b(?:will|is set to|is going to) (?:disrupt|transform|redefine|change|reshape) (?:the |an? |its )?(?:entire |whole )?(?:industry|market|world|game|landscape|everything)(?: forever)?(?=[.,!]|$)/gi,
    'will [WHAT CHANGES FOR CUSTOMERS, WITH ONE NUMBER]',
  ],
]

export const emptyClaims: Rewrite = {
  rule: 'TON-01',
  find: (text) => findReplacements(text, table),
}
