import { describe, expect, it } from 'vitest'
import { plainToHtml } from './plain-to-html.ts'

describe('plainToHtml', () => {
  it('knows the headline, the paragraphs and the sections of a release', () => {
    const text =
      'FOR IMMEDIATE RELEASE\n\nLarkmoor Opens a Plant\n\nDULUTH, Minn. — It cost <$5.\nIt is new.\n\nAbout Larkmoor\n\nLarkmoor makes sensors.\n\nMedia contact\n\nMaren Oduya'
    expect(plainToHtml(text)).toBe(
      '<p>FOR IMMEDIATE RELEASE</p><h1>Larkmoor Opens a Plant</h1><p>DULUTH, Minn. — It cost &lt;$5.<br>It is new.</p><h2>About Larkmoor</h2><p>Larkmoor makes sensors.</p><h2>Media contact</h2><p>Maren Oduya</p>',
    )
  })

  it('reads neither a sentence nor a single line as a headline', () => {
    expect(plainToHtml('First paragraph.\n\nSecond')).toBe('<p>First paragraph.</p><p>Second</p>')
    expect(plainToHtml('Larkmoor opens')).toBe('<p>Larkmoor opens</p>')
  })
})
