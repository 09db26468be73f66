import { describe, expect, it } from 'vitest'
import { closestName } from './suggest.ts'

describe('closestName', () => {
  const known = ['content', 'content_versions', 'profiles']

  it.each([
    ['contents', 'content'],
    ['profile', 'profiles'],
    ['content_version', 'content_versions'],
    ['cnotent', null],
    ['users', null],
    ['', null],
  ])('for %s is %s', (wanted, expected) => {
    expect(closestName(wanted, known)).toBe(expected)
  })

  it('prefers the nearest of several', () => {
    expect(closestName('abcde', ['abcdx', 'abcde1', 'abcd'])).toBe('abcde1')
  })

  it('does not compare names longer than any identifier', () => {
    expect(closestName('a'.repeat(64), ['a'.repeat(63)])).toBeNull()
  })
})
