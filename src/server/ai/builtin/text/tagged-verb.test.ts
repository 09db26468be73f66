import { describe, expect, it } from 'vitest'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { standsAlone } from '#server/ai/builtin/story/stands-alone.ts'

describe('the verb of a sentence', () => {
  it.each([
    ['The law on hens dated from 1931.', 'dated'],
    ['2.4 million people ride it every year.', 'ride'],
    ['The coating breaks down in the sun.', 'breaks'],
    ['The share of loaves that had to be thrown out dropped from 1 in 9 to 1 in 40.', 'dropped'],
    ['In May the pantry handed out its last box.', 'handed'],
  ])('is found though no list has it: %s', (text, verb) => {
    expect(findVerb(text)?.word).toBe(verb)
    expect(standsAlone(text)).toBe(true)
  })

  it.each([
    'New gates on all docks, paid out of the harbor fund.',
    'Menus posted online.',
    'Forty-one wells checked since spring.',
    '6,200 calls since the hotline started in January.',
  ])('is not a form that only says more of a noun: %s', (text) => {
    expect(findVerb(text) !== undefined && standsAlone(text)).toBe(false)
  })
})
