import { describe, expect, it } from 'vitest'
import { likeCost } from './like.ts'

/** The number of character comparisons of a naive search, as PostgreSQL does it. */
function countComparisons(part: string, text: string): number {
  let count = 0
  for (let start = 0; start < text.length; start += 1)
    for (let at = 0; at < part.length && start + at < text.length; at += 1) {
      count += 1
      if (part[at] !== text[start + at] && part[at] !== '_') break
    }
  return count
}

/** Every string of the letters up to a length. */
function wordsOf(letters: string, longest: number): string[] {
  const shorter = longest > 1 ? wordsOf(letters, longest - 1) : []
  const last = longest > 1 ? shorter.filter((word) => word.length === longest - 1) : ['']
  return [...shorter, ...last.flatMap((word) => [...letters].map((letter) => word + letter))]
}

describe('the cost of a like pattern', () => {
  it.each([
    ['', 1],
    ['aaaa', 1],
    ['%', 1],
    ['%abc%', 1],
    ['%aaaa%', 4],
    ['%abab%', 2],
    ['%a%a%a%a%', 1],
    ['aaaa%b', 1],
    ['%a__%', 3],
    ['%\\%\\%\\%', 3],
    ['%\\a\\a', 2],
    ['%\\', 1],
  ])('%s is %i', (pattern, cost) => {
    expect(likeCost(pattern, false)).toBe(cost)
  })

  it('ignores case if the operator does', () => {
    expect([likeCost('%aAaA%', false), likeCost('%aAaA%', true)]).toEqual([2, 4])
  })

  it('is never less than the comparisons per character, without the failed one', () => {
    const texts = wordsOf('ab', 10).filter((text) => text.length === 10)
    for (const part of wordsOf('ab_', 5)) {
      const most = Math.max(...texts.map((text) => countComparisons(part, text)))
      expect(most, part).toBeLessThanOrEqual((likeCost(`%${part}%`, false) + 1) * 10)
    }
  })
})
