import { describe, expect, it } from 'vitest'
import {
  checkContext,
  contextMaxLength,
  contextTooLongMessage,
  generators,
  generatorTypes,
  mayStartGenerator,
  savedTitle,
} from './generator.ts'

describe('generators', () => {
  it('are the four of the specification', () => {
    expect(generatorTypes).toEqual(['boilerplate', 'headline', 'quote', 'cta'])
  })

  it('have the published titles, descriptions and hints', () => {
    expect(generators).toEqual({
      boilerplate: {
        title: 'Boilerplate Generator',
        description: 'Turn your company facts into an “About” paragraph you can use to close every release.',
        placeholder:
          'Company name, what it does and for whom, year founded, headquarters, size, one fact worth knowing, website.',
      },
      headline: {
        title: 'Headline Generator',
        description:
          'Get headlines that name the company and say what changed, at a length newsrooms can use.',
        placeholder:
          'Who’s announcing what, what’s new about it, the most telling number, the date and the place.',
      },
      quote: {
        title: 'Quote Generator',
        description:
          'Draft a quote that adds a reason or an opinion. It’s a draft until the speaker approves it.',
        placeholder: 'The speaker’s name and title, the news, what the speaker thinks it means and for whom.',
      },
      cta: {
        title: 'CTA Generator',
        description: 'Write a closing line that tells readers what to do next, where and by when.',
        placeholder:
          'What readers should do, the web address or phone number, and any deadline, price or condition.',
      },
    })
  })

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
