import { describe, expect, it } from 'vitest'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { paragraph, textOf } from './blocks.ts'
import { writeMentions } from './mentions.ts'

function write(company: string, text: string, more: Partial<Story> = {}): string {
  const story = { company, source: '', type: 'launch', people: [], slots: new Map(), ...more }
  return textOf(writeMentions([paragraph(text)], story as unknown as Story)[0])
}

describe('the company in a paragraph', () => {
  it.each([
    [
      'Tarn Brewing Co.',
      'Tarn Brewing Co. sells an ale in Tarn Brewing Co.’s taproom.',
      'Tarn Brewing Co. sells an ale in the company’s taproom.',
    ],
    [
      'Aldine Public Library',
      'Aldine Public Library opens a wing. Aldine Public Library has 40 staff.',
      'Aldine Public Library opens a wing. The public library has 40 staff.',
    ],
    ['Otter', 'Otter sells boats. Otter has 12 of them.', 'Otter sells boats. Otter has 12 of them.'],
  ])('is named once where it is clear what it is: %s', (company, given, written) => {
    expect(write(company, given)).toBe(written)
  })

  it('keeps its name beside a partner, and in what somebody says', () => {
    const two = 'Tarn Foods Inc. and Birch sign. Tarn Foods Inc. pays.'
    expect(write('Tarn Foods Inc.', two, { type: 'partnership' })).toBe(two)
    const said = 'Tarn Foods Inc. opens. “Tarn Foods Inc. is ours.”'
    expect(write('Tarn Foods Inc.', said)).toBe(said)
  })

  it.each([
    [
      'University of Salem',
      'Bees sleep, University of Salem said.',
      'Bees sleep, the University of Salem said.',
    ],
    ['Aldine City Council', 'Aldine City Council voted.', 'The Aldine City Council voted.'],
    ['Aldine City Council', 'The Aldine City Council voted.', 'The Aldine City Council voted.'],
    ['Tarn Foods Inc.', 'Tarn Foods Inc. opens.', 'Tarn Foods Inc. opens.'],
  ])('has the article that its name needs: %s', (company, given, written) => {
    expect(write(company, given)).toBe(written)
  })

  it('has the article that the notes give it', () => {
    const source = 'People of the Tarn Exchange met.'
    expect(write('Tarn Exchange', 'Tarn Exchange opens.', { source })).toBe('The Tarn Exchange opens.')
  })
})
