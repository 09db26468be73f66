// The last look at a draft: every figure, date, name and quoted word is in the notes. A sentence with another one goes, whatever
// template or rule put it there.
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { Material } from '#domain/facts/material.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { readText } from '#domain/language/reading.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { companyOf, type Story } from '#server/ai/builtin/story/story.ts'

/** The blocks without what the notes don't give. The first paragraph after the headline is the lead and stays a paragraph. */
export function keepToSource(blocks: readonly ReleaseBlock[], story: Story): ReleaseBlock[] {
  const material = new Material([readText(story.source)])
  const headline = blocks.findIndex((block) => block.type === 'heading' && block.level === 1)
  return blocks.flatMap((block, index): ReleaseBlock[] => {
    if (index < headline) return [block]
    if (index === headline) return [withSafeHeadline(block, material, story)]
    if (index === headline + 1) return [withSafeLead(block, material, story)]
    return keepBlock(block, material)
  })
}

function keepBlock(block: ReleaseBlock, material: Material): ReleaseBlock[] {
  if (block.type === 'list') {
    const items = block.items.filter((item) => keepAll(item, material))
    return items.length === 0 ? [] : [{ ...block, items }]
  }
  if (block.type !== 'paragraph') return [block]
  const text = textOf(block)
  const kept = keepSentences(text, material)
  if (kept === text) return [block]
  return kept === '' ? [] : [withText(block, kept)]
}

/** An item of a list is one statement. */
const keepAll = (item: readonly ReleaseBlock[], material: Material): boolean =>
  item.every((block) => block.type !== 'paragraph' || isGiven(textOf(block), material))

function keepSentences(text: string, material: Material): string {
  if (isGiven(text, material)) return text
  // Of a quotation with its speaker no half is left.
  if (findQuotations(text).length > 0) return ''
  return splitSentences(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => isGiven(sentence, material))
    .join(' ')
}

function isGiven(text: string, material: Material): boolean {
  const quoted = findQuotations(text)
  if (quoted.some(({ inner }) => !inner.includes('[') && !isSpoken(inner, material))) return false
  return findUnsupported(text, material).every(({ kind }) => kind === 'quotation')
}

const isSpoken = (inner: string, material: Material): boolean =>
  splitSentences(inner).every(({ text }) => material.holds(text))

/** Headlines capitalize every word, so that only figures and dates can be compared. */
function withSafeHeadline(block: ReleaseBlock, material: Material, story: Story): ReleaseBlock {
  const isName = (kind: string) => kind === 'name' || kind === 'organisation' || kind === 'quotation'
  const isSafe = findUnsupported(textOf(block), material).every(({ kind }) => isName(kind))
  return isSafe ? block : withText(block, `${companyOf(story)} [WHAT CHANGES]`)
}

function withSafeLead(block: ReleaseBlock, material: Material, story: Story): ReleaseBlock {
  const text = textOf(block)
  const [dateline, ...lead] = text.split(' — ')
  if (isGiven(lead.join(' — '), material)) return block
  return withText(block, `${dateline} — ${companyOf(story)} [WHAT CHANGES, FOR WHOM AND WHEN].`)
}

const textOf = (block: ReleaseBlock): string =>
  block.type === 'paragraph' || block.type === 'heading' ? block.spans.map(({ text }) => text).join('') : ''

function withText(block: ReleaseBlock, text: string): ReleaseBlock {
  return block.type === 'paragraph' || block.type === 'heading'
    ? { ...block, spans: [{ ...block.spans[0], text }] }
    : block
}
