import { describe, expect, it } from 'vitest'
import {
  checkContext,
  contextMaxLength,
  contextTooLongMessage,
  generatorTypes,
  mayStartGenerator,
  savedTitle,
} from './generator.ts'

describe('generators', () => {
  it('save under "Generated" plus the type', () => {
    expect(generatorTypes.map(savedTitle)).toEqual([
      'Generated boilerplate',
      'Generated headline',
      'Generated quote',
      'Generated cta',
    ])
  })
})

describe('checkContext', () => {
  it('refuses a blank context in the specified words', () => {
    expect(checkContext(' \n ')).toEqual({
      ok: false,
      message: 'Please enter some context for content generation',
    })
  })

  it('answers the context trimmed', () => {
    expect(checkContext(' Acme, bakery ')).toEqual({ ok: true, context: 'Acme, bakery' })
  })

  it('refuses a context of more than 20,000 characters', () => {
    expect(checkContext(` ${'a'.repeat(contextMaxLength)} `).ok).toBe(true)
    expect(checkContext('a'.repeat(20_001))).toEqual({ ok: false, message: contextTooLongMessage })
  })
})

describe('mayStartGenerator', () => {
  it('needs context and an idle page', () => {
    expect(mayStartGenerator('Acme', false)).toBe(true)
    expect(mayStartGenerator(' ', false)).toBe(false)
    expect(mayStartGenerator('Acme', true)).toBe(false)
    expect(mayStartGenerator('a'.repeat(100_000), false)).toBe(true)
  })
})
