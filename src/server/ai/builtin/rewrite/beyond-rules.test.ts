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
      'cannot translate or add what the text does not say.',
    ],
    ['change the price to $99', 'cannot change a fact it has to find first'],
    ['make it half as long', 'cannot cut a text to a given length.'],
    ['remove all numbers', 'cannot remove what it has to find first'],
    ['shorten it and quote Elon Musk', 'cannot add what the text does not say.'],
    ['make it funnier', 'cannot give a text another tone than a plain one.'],
    ['fix the grammar', 'cannot correct spelling or grammar in a rewrite (AI Analysis finds both).'],
    ['Turn it into a poem', 'cannot follow “Turn it into a poem”.'],
  ])('is refused in plain words: "%s"', (instruction, reason) => {
    expect(refusal(instruction)).toContain(`The built-in writer ${reason}`)
    expect(refusal(instruction)).toContain('Nothing was changed.')
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
    expect(() => refuseOtherLanguage(prompt)).toThrow('The built-in writer writes in English only.')
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
