// How much work the patterns and searches of one request may be, taken together, for each character they look at.

import { restErrors } from '#server/rest/errors.ts'
import { limits } from '#server/rest/limits.ts'
import { readArrayLiteral, writeArrayLiteral } from '#server/rest/query/array-literal.ts'
import type { Comparison, Condition, Search } from '#server/rest/query/filters.ts'
import { likeCost } from './like.ts'
import { PatternRefusal, regexCost } from './regex.ts'

/** Steps of a pattern that a search costs: to read a text into words, for a word, for a beginning of words. */
const searchCosts = { text: 15, word: 0.25, prefix: 1.25 }

type Pattern = Extract<Condition, { operator: Comparison }>
const isPattern = (condition: Condition): condition is Pattern =>
  /^i?(?:like|match)$/.test(condition.operator)
const isSearch = (condition: Condition): condition is Extract<Condition, { operator: Search }> =>
  condition.operator.endsWith('fts')

export class PatternBudget {
  private spent = 0

  /** The condition, its list of patterns written anew where it has one; throws when the request asks for too much. */
  check(condition: Condition, type: string): Condition {
    if (isPattern(condition)) return this.checkPattern(condition)
    if (isSearch(condition)) {
      this.spend(searchCost(condition.value) + (type === 'tsvector' ? 0 : searchCosts.text))
    }
    return condition
  }

  private checkPattern(condition: Pattern): Condition {
    if (!condition.quantifier) {
      this.spend(costOf(condition.operator, condition.value))
      return condition
    }
    const values = readArrayLiteral(condition.value)
    if (!values) throw restErrors.malformedList(condition.value)
    for (const value of values) if (value !== null) this.spend(costOf(condition.operator, value))
    return { ...condition, value: writeArrayLiteral(values) }
  }

  private spend(cost: number): void {
    this.spent += cost
    if (this.spent > limits.patternCost) throw restErrors.patternTooCostly()
  }
}

function searchCost(value: string): number {
  const words = value.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const prefixes = value.match(/\*/g)?.length ?? 0
  return words * searchCosts.word + prefixes * searchCosts.prefix
}

function costOf(operator: Comparison, value: string): number {
  if (operator === 'like' || operator === 'ilike')
    return likeCost(value.replaceAll('*', '%'), operator === 'ilike')
  try {
    return regexCost(value)
  } catch (error) {
    throw error instanceof PatternRefusal ? restErrors.patternRefused(error.message) : error
  }
}
