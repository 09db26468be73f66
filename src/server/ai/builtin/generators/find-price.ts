// Finds the price in a context. An amount counts only beside a word for a price, because it may be a loss, a fine, a wage or a funding round.
import { findMatches } from '#domain/language/matches.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import type { Slots } from '#server/ai/builtin/story/story.ts'

const unit =
  '(?: (?:each|apiece|per \\p{L}+|an? (?:ticket|seat|person|month|year|week|day|copy|piece|bottle|box|user)\\b))'
const anyUnit = '(?: (?:each|apiece|per [\\p{L}-]+|an? \\p{Ll}[\\p{Ll}-]+))'
const amount = `(?:[$€£]\\d[\\d,.]*(?<![,.])|\\d[\\d,.]* (?:cents|euros|dollars))(?! (?:million|billion)|[\\d,.]*\\d)`
const anyAmount = /(?:[$€£]\d|\d (?:cents|euros|dollars)\b)/gu
const whole = new RegExp(`${amount}${anyUnit}?`, 'iu')
const priced = [
  `\\b(?:costs?|costing|prices?|priced|pricing|sells? for|sold for|selling for|retails? for|tickets?|admission|entry|fees?|registration|subscriptions?|seats?)\\b[^.;$€£\\n]{0,40}?(?<price>${amount}${anyUnit}?)`,
  `\\b(?:for|at|from|only) (?<price>${amount}${anyUnit}?)(?=[,.;]|$| (?:plus|at|in|on|by)\\b)`,
  `(?<price>${amount}${unit})`,
].map((source) => new RegExp(source, 'iu'))
/** Words of sentences about other money. */
const otherMoney =
  /\b(?:sued?|suing|lawsuit|court|judge|fine[sd]?|penalt\w+|settle\w*|los[st]|loss(?:es)?|rais(?:es|ed|ing)|pays? (?:its |their |the )?(?:workers|staff|employees)|wages?|hourly|hour|salar\w+|revenue|profits?|income|earnings|shares?|damages?|acquir\w+|bought|buys|grants?|donat\w+|sav(?:es|ed|ings)|taxpayers|budget|costs? by|sales|invest\w*|worth|funding|debt)\b/i

/** The price; undefined if there are several or none. */
export function findPrice(text: string, slots: Slots): string | undefined {
  const told = `${slots.get('price') ?? ''} ${slots.get('tickets') ?? ''}`
  if (countAmounts(told) > 0) return countAmounts(told) === 1 ? whole.exec(told)?.[0] : undefined
  return splitSentences(text)
    .filter(({ text: sentence }) => countAmounts(sentence) === 1 && !otherMoney.test(sentence))
    .flatMap(({ text: sentence }) => priced.map((pattern) => pattern.exec(sentence)?.groups?.price))
    .find((price) => price !== undefined)
}

function countAmounts(text: string): number {
  return findMatches(text, anyAmount).length
}
