import { describe, expect, it } from 'vitest'
import { parseAnalysis } from '#domain/ai/analysis.ts'
import { checkBlocks } from './analysis-blocks.ts'

const draft = [
  'Acme’s plant was opened by the mayor — at last.',
  '“We did it,” said Ana Ruiz.',
  'Sales rose 30%. Costs fell.',
]

async function listAll(blocks: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const one of blocks) all.push(one)
  return all
}

async function check(text: string, size = 5): Promise<string[]> {
  async function* pieces() {
    for (let index = 0; index < text.length; index += size) yield text.slice(index, index + size)
  }
  return listAll(checkBlocks(pieces(), draft))
}
const block = (original: string, improved = 'Better.') => `Original: ${original}\nImproved: ${improved}`

describe('checking the blocks of an analysis', () => {
  it.each([1, 3, 1000])('passes on what is in the draft, in pieces of %i', async (size) => {
    expect(
      await check(`${block('Sales rose 30%.')}\nWhy: Shorter.\n\n${block('Costs fell.')}`, size),
    ).toEqual([
      'Original: Sales rose 30%.\nImproved: Better.\nWhy: Shorter.',
      'Original: Costs fell.\nImproved: Better.',
    ])
  })

  it("gives the draft's own letters for straight quotes, hyphens and spaces", async () => {
    const [found = ''] = await check(block("Acme's  plant was opened by the mayor - at last."))
    expect(parseAnalysis(found)[0]?.original).toBe(draft[0])
  })

  it.each([
    ['is not in the draft', block('Sales rose 40%.')],
    ['runs over two paragraphs', block('at last. “We did it,”')],
    ['changes nothing', block('Costs fell.', 'Costs fell.')],
    ['changes only quotation marks', block('“We did it,” said Ana Ruiz.', '"We did it," said Ana Ruiz.')],
    ['has no improvement', 'Original: Costs fell.'],
    ['is empty', block('')],
    ['is prose', 'I would shorten the second sentence.'],
  ])('drops a block that %s', async (_, text) => {
    expect(await check(text)).toEqual([])
  })

  it('drops the second block about the same words', async () => {
    expect(await check(`${block('Costs fell.')}\n\n${block('Costs fell.', 'Other.')}`)).toHaveLength(1)
  })

  it('takes off quotation marks around both, and leaves those of the draft', async () => {
    expect(await check(block('"Costs fell."', '"Costs dropped."'))).toEqual([
      'Original: Costs fell.\nImproved: Costs dropped.',
    ])
    expect(await check(block('“We did it,” said Ana Ruiz.', '“It is done,” said Ana Ruiz.'))).toEqual([
      'Original: “We did it,” said Ana Ruiz.\nImproved: “It is done,” said Ana Ruiz.',
    ])
  })

  it('keeps a category, and no sentence in its place', async () => {
    const long = 'This is about the tone of the whole sentence.'
    const text = `${block('Costs fell.')}\n**Category**: Tone\n\n${block('Sales rose 30%.')}\nCategory: ${long}`
    expect(await check(text)).toEqual([
      'Original: Costs fell.\nImproved: Better.\nCategory: Tone',
      'Original: Sales rose 30%.\nImproved: Better.',
    ])
  })

  it('reads labels with list marks, bold letters and blank lines between them', async () => {
    const text =
      '1. **Original:** Costs fell.\n\n   **Improved:** Costs dropped.\n\n- *Original*: Sales rose 30%.\n- Improved: Sales grew 30%.'
    expect(await check(text)).toEqual([
      'Original: Costs fell.\nImproved: Costs dropped.',
      'Original: Sales rose 30%.\nImproved: Sales grew 30%.',
    ])
  })

  it('stops at thirty', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}x`)
    async function* pieces() {
      for (const word of words) yield `${block(word)}\n\n`
    }
    expect(await listAll(checkBlocks(pieces(), [words.join(' ')]))).toHaveLength(30)
  })
})
