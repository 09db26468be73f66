import { expect, it } from 'vitest'
import { anyCase } from './any-case.ts'

it('finds words in any case and leaves classes, groups and escapes alone', () => {
  const pattern = new RegExp(`^(?:${anyCase('(?:vice )?chair(?:m[ae]n|woman)? of\\p{Ll}*\\b')})$`, 'u')
  for (const text of ['chair of', 'Vice Chairwoman of', 'CHAIRMAN OF', 'Chair oFfx'])
    expect(text).toMatch(pattern)
  expect('Chair ofX').not.toMatch(pattern)
})

it('reads alike however often it runs', () => {
  const pattern = new RegExp(`\\p{Lu}\\p{Ll}+, ${anyCase('founder and ceo')} of`, 'gu')
  for (let run = 0; run < 5000; run++) {
    pattern.lastIndex = 0
    expect(pattern.test('Ruiz, founder and CEO of Pellworth')).toBe(true)
  }
})
