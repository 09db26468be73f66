import { describe, expect, it } from 'vitest'
import { AiError } from '#server/ai/errors.ts'
import { refuseBeyond, refuseOtherLanguage } from './beyond-rules.ts'

function refusal(instruction: string): string | undefined {
  try {
    refuseBeyond(instruction)
  } catch (error) {
    return error instanceof AiError ? error.message : String(error)
  }
  return undefined
}

describe('an instruction that rules cannot follow', () => {
  it.each([
    [
      'Translate to German and add that the price is $99',
      'can’t translate or add anything the text doesn’t say.',
    ],
    ['change the price to $99', 'can’t change a fact unless you quote the words'],
    ['make it half as long', 'can’t cut text to a set length.'],
    ['remove all numbers', 'can’t remove something unless you quote the words'],
    ['shorten it and quote Elon Musk', 'can’t add anything the text doesn’t say.'],
    ['make it funnier', 'can’t use a tone other than plain.'],
    ['fix the grammar', 'can’t correct spelling or grammar in a rewrite (AI Analysis finds both).'],
    ['Turn it into a poem', 'can’t follow “Turn it into a poem”.'],
  ])('is refused in plain words: "%s"', (instruction, reason) => {
    expect(refusal(instruction)).toContain(`The built-in writer ${reason}`)
    expect(refusal(instruction)).toContain('Nothing changed.')
  })
})

describe('an instruction that rules can follow', () => {
  it.each([
    '',
    'make it shorter',
    'Shorten it, less hype, AP style',
    'keep the second quote as it is',
    'Replace “gizmo” with “gadget” and remove the word "very"',
    'make the lead stronger, please',
    'Change passive to active voice',
    'remove the hype and keep all numbers',
    'Tone it down. Thanks!',
  ])('is let through: "%s"', (instruction) => {
    expect(refusal(instruction)).toBeUndefined()
  })
})

describe('a prompt that orders another language', () => {
  it.each([
    'Write a press release in German about our new bakery.',
    'Acme opens a bakery in Denver. Please write it in French.',
    'Acme opens a bakery in Denver.\nLanguage: Spanish',
    'Acme opens a bakery in Denver. In Italian, please.',
  ])('is refused in plain words: "%s"', (prompt) => {
    expect(() => refuseOtherLanguage(prompt)).toThrow('The built-in writer only writes in English')
  })

  it.each([
    'Write a press release about our German lessons.',
    'Acme will teach in German schools from Dec. 1.',
    'Acme makes the app available in German and French on Dec. 1.',
    'The book is translated into Spanish by Ana Ruiz.',
  ])('is not found in news about a language: "%s"', (prompt) => {
    expect(() => refuseOtherLanguage(prompt)).not.toThrow()
  })
})
