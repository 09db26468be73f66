// The budget for all patterns and searches of a request, per character of text.

import { restErrors } from '#server/rest/errors.ts'
import { limits } from '#server/rest/limits.ts'
import { readArrayLiteral, writeArrayLiteral } from '#server/rest/query/array-literal.ts'
import type { Comparison, Condition, Search } from '#server/rest/query/filters.ts'
import { likeCost } from './like.ts'
import { PatternRefusal, regexCost } from './regex.ts'

/** The cost of a search in pattern steps: splitting text into words, per word, per word prefix. */
const searchCosts = { text: 15, word: 0.25, prefix: 1.25 }

type Pattern = Extract<Condition, { operator: Comparison }>
const isPattern = (condition: Condition): condition is Pattern =>
  /^i?(?:like|match)$/.test(condition.operator)
const isSearch = (condition: Condition): condition is Extract<Condition, { operator: Search }> =>
  condition.operator.endsWith('fts')

export class PatternBudget {
  private spent = 0

  /** Returns the condition, with a list of patterns rewritten; throws if the request exceeds the budget. */
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
