// Tells how likely a sentence refers to the one before: "Losses there have doubled", "The board changed it on June 3". Learned from lines that
// editors marked as unclear alone, because a pronoun may also refer to something in its own sentence.
import { maskTokens } from '#domain/brief/classifier/line-features.ts'
import { unpackWeights, type Weights, weigh } from '#domain/brief/classifier/weights.ts'
import { makeLazily } from '#domain/language/memoize-text.ts'
import { findVerb, readOpening } from '#server/ai/builtin/story/clauses/clauses.ts'
import { pointingWeights } from './learned/role-weights.ts'
import { withOwnMark } from './line-roles.ts'

export const pointingClasses = 2
const learned = makeLazily(() => unpackWeights(pointingWeights, pointingClasses))

/** The likelihood, from 0 to 1. */
export const pointsBack = (
  sentence: string,
  company: string | undefined,
  weights: Weights = learned(),
): number => weigh(weights, pointingFeatures(sentence, company), pointingClasses)[1] ?? 0

/** Words that may refer back. */
const pointer =
  /^(?:it|its|it’s|they|them|their|theirs|they’re|he|she|his|him|her|hers|this|that|these|those|there|here|both|each|ones?|another|others?|same|rest|such|so|then|also|too|else|more|latter|former|first|second|third|last|next|not|all|none|neither|either|most|some|half|only|any|again|still|instead|ours)$/
const article = /^(?:the|an?)$/
const own = /^(?:we|our|us|ownco)$/

/** The features of a sentence: its words, and what it named before a referring word. None contains a name or figure of the notes. */
export function pointingFeatures(sentence: string, company: string | undefined): string[] {
  const tokens = maskTokens(withOwnMark(sentence, company)).map((token) =>
    own.test(token) ? 'ownco' : token,
  )
  const verb = findVerb(sentence)
  const features = new Set([
    `f:${tokens[0]}`,
    `f2:${tokens.slice(0, 2).join(' ')}`,
    `own:${tokens.includes('ownco')}`,
    `size:${Math.min(longest, Math.floor(tokens.length / 5))}`,
    `opens:${readOpening(sentence)}`,
    `v:${verb?.word}`,
    `subject:${verb === undefined ? -1 : sentence.slice(0, verb.from).trim().split(' ').length}`,
  ])
  for (const [at, token] of tokens.entries())
    features.add(`w:${token}`).add(`b:${tokens[at - 1] ?? '^'} ${token}`)
  features.add(`b:${tokens.at(-1)} $`).add(`named:${namedIn(tokens)}`)
  return [...features, ...tokens.flatMap((token, at) => (pointer.test(token) ? listPointer(tokens, at) : []))]
}

/** Features of a referring word: its place, and what stands before it that it could mean. */
function listPointer(tokens: readonly string[], at: number): string[] {
  const token = tokens[at] ?? ''
  const place = at < 2 ? 'start' : at < 6 ? 'early' : 'late'
  const named = namedIn(tokens.slice(0, at))
  return [`p:${token}:${place}`, `p:${token}:${named}`, `p:${token} ${tokens[at + 1]}`, `p:${place}:${named}`]
}

/** Whether the words have a name, or a noun with its article. */
function namedIn(tokens: readonly string[]): string {
  const hasName = tokens.some((token) => token === '¤name' || token === 'ownco')
  return `${hasName ? 'n' : '-'}${tokens.some((token) => article.test(token)) ? 't' : '-'}`
}

const longest = 6
