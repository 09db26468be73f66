// How likely a sentence is to point at the one before it: "Losses there have doubled", "The board changed it on June 3". Learned from lines
// that editors marked as meaning nothing alone, because a pronoun inside a sentence may as well be explained by the sentence itself.
import { maskTokens } from '#domain/brief/classifier/line-features.ts'
import { unpackWeights, type Weights, weigh } from '#domain/brief/classifier/weights.ts'
import { makeLazily } from '#domain/language/memoize-text.ts'
import { findVerb, readOpening } from '#server/ai/builtin/story/clauses/clauses.ts'
import { pointingWeights } from './learned/role-weights.ts'
import { withOwnMark } from './line-roles.ts'

export const pointingClasses = 2
const learned = makeLazily(() => unpackWeights(pointingWeights, pointingClasses))

/** From 0 to 1. */
export const pointsBack = (
  sentence: string,
  company: string | undefined,
  weights: Weights = learned(),
): number => weigh(weights, pointingFeatures(sentence, company), pointingClasses)[1] ?? 0

/** Words that may take up what was told before. */
const pointer =
  /^(?:it|its|it’s|they|them|their|theirs|they’re|he|she|his|him|her|hers|this|that|these|those|there|here|both|each|ones?|another|others?|same|rest|such|so|then|also|too|else|more|latter|former|first|second|third|last|next|not|all|none|neither|either|most|some|half|only|any|again|still|instead|ours)$/
const article = /^(?:the|an?)$/
const own = /^(?:we|our|us|ownco)$/

/** The words of a sentence, and what it has named where a pointing word comes. No name or figure of the notes is among them. */
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

/** A pointing word, where it is and what comes before it that it could take up. */
function listPointer(tokens: readonly string[], at: number): string[] {
  const token = tokens[at] ?? ''
  const place = at < 2 ? 'start' : at < 6 ? 'early' : 'late'
  const named = namedIn(tokens.slice(0, at))
  return [`p:${token}:${place}`, `p:${token}:${named}`, `p:${token} ${tokens[at + 1]}`, `p:${place}:${named}`]
}

/** Whether the words have a name, and a thing with its article. */
function namedIn(tokens: readonly string[]): string {
  const hasName = tokens.some((token) => token === '¤name' || token === 'ownco')
  return `${hasName ? 'n' : '-'}${tokens.some((token) => article.test(token)) ? 't' : '-'}`
}

const longest = 6
