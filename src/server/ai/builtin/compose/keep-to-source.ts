// The last check of a draft: every figure, date, name and quoted word must be in the notes, and every quotation with its speaker. Anything else
// becomes a blank if a release needs it, and otherwise its sentence is dropped.
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { Material } from '#domain/facts/material.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import type { FactMark } from '#domain/language/fact.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { readText } from '#domain/language/reading.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { companyOf, type Story } from '#server/ai/builtin/story/story.ts'
import { dropStop } from '#server/ai/builtin/text/joining.ts'
import { textOf, withText } from './blocks.ts'
import { styleForms } from './style-forms.ts'

/** The blocks without anything that the notes don't give. The first paragraph after the headline is the lead and is never dropped. */
export function keepToSource(blocks: readonly ReleaseBlock[], story: Story): ReleaseBlock[] {
  const material = materialOf(story)
  const headline = blocks.findIndex((block) => block.type === 'heading' && block.level === 1)
  const lead = textOf(blocks[headline + 1])
  return blocks.flatMap((block, index): ReleaseBlock[] => {
    if (index < headline) return [withBlanks(block, material, { time: '[TIME]', date: '[DATE]' })]
    if (index === headline) return [withSafeHeadline(block, lead, material, story)]
    if (index === headline + 1) return [withSafeLead(block, material, story)]
    return keepBlock(block, material)
  })
}

/** Whether the notes give everything in the lead. */
export function isLeadGiven(lead: string, story: Story): boolean {
  return isGiven(lead, materialOf(story))
}

/** The facts of each story, read once, because many leads may be tried. */
const materials = new WeakMap<Story, Material>()

function materialOf(story: Story): Material {
  const material = materials.get(story) ?? new Material([readText(story.source)])
  materials.set(story, material)
  return material
}

function keepBlock(block: ReleaseBlock, material: Material): ReleaseBlock[] {
  if (block.type === 'list') {
    const items = block.items.filter((item) => keepAll(item, material))
    return items.length === 0 ? [] : [{ ...block, items }]
  }
  if (block.type !== 'paragraph') return [block]
  const text = textOf(block)
  const kept = text.includes('\n') ? keepLines(text, material) : keepSentences(text, material)
  if (kept === text) return [block]
  return kept === '' ? [] : [withText(block, kept)]
}

/** Whether all of a list item is in the notes. */
const keepAll = (item: readonly ReleaseBlock[], material: Material): boolean =>
  item.every((block) => block.type !== 'paragraph' || isGiven(textOf(block), material))

/** The contact's lines, with blanks for what the notes don't give. */
function keepLines(text: string, material: Material): string {
  return text
    .split('\n')
    .map((line) => (isGiven(line, material) ? line : blankFor(line)))
    .join('\n')
}

function blankFor(line: string): string {
  if (line.includes('@')) return '[EMAIL]'
  return /\d/.test(line) ? '[PHONE WITH AREA CODE]' : '[FULL NAME]'
}

const attribution = /(?<=[”"] said )[^“”"]+?(?=(?:\.|,(?= “))(?: “|$))/u

function keepSentences(text: string, material: Material): string {
  if (isGiven(text, material)) return text
  // A quotation with its speaker is kept whole or dropped, since its words may be another person's.
  if (findQuotations(text).length > 0) {
    const unnamed = text.replace(attribution, '[FULL NAME AND TITLE]')
    return unnamed !== text && isGiven(unnamed, material) ? unnamed : ''
  }
  // Sentences are checked together, because two may read as something else side by side: "in the U.S. Other cups".
  return splitSentences(text).reduce((kept, { text: sentence }) => {
    const more = kept === '' ? sentence : `${kept} ${sentence}`
    return isGiven(sentence, material) && isGiven(more, material) ? more : kept
  }, '')
}

function isGiven(text: string, material: Material): boolean {
  const quoted = findQuotations(text)
  if (quoted.some(({ inner }) => !inner.includes('[') && !isSpoken(inner, material))) return false
  return findUnsupported(text, material).every((fact) => isBlankQuotation(fact))
}

/** Whether the mark is a blank for a quotation. */
const isBlankQuotation = ({ kind, text }: FactMark): boolean => kind === 'quotation' && text.includes('[')

const isSpoken = (inner: string, material: Material): boolean =>
  splitSentences(inner).every(({ text }) => material.holds(text))

const longestWhole = 110
const dashOf = ({ profile }: Story): string => styleForms[profile].dash

/** Checks the headline in the lead's capitals, because title case makes words look like names. */
function withSafeHeadline(block: ReleaseBlock, lead: string, material: Material, story: Story): ReleaseBlock {
  const text = textOf(block)
  const isSafe = (headline: string) => findUnsupported(headline, material).length === 0
  if (isSafe(text)) return block
  const own = new Set(lead.split(/[^\p{L}\p{N}’'-]+/u))
  const plain = text.replaceAll(/(?<=[^\p{L}’'-])\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) =>
    own.has(word) ? word : word.toLowerCase(),
  )
  // A plain headline in the notes' own words is better than one with a blank.
  const [first] = splitSentences(lead.slice(lead.indexOf(dashOf(story)) + 1).trim())
  const whole = dropStop(first?.text ?? '')
  const isWhole = whole.length <= longestWhole && !whole.includes('[') && isSafe(whole)
  const open = `${companyOf(story)} [WHAT CHANGES]`
  return withText(block, isSafe(plain) ? plain : isWhole ? whole : open)
}

function withSafeLead(block: ReleaseBlock, material: Material, story: Story): ReleaseBlock {
  const text = textOf(block)
  const { dash, date, place } = styleForms[story.profile]
  const at = text.indexOf(` ${dash} `)
  const lead = text.slice(at + ` ${dash} `.length)
  const dateline = textOf(
    withBlanks(withText(block, text.slice(0, at)), material, {
      date,
      name: place,
      organisation: place,
    }),
  ).replace(/(?<=YEAR\]),? \[YEAR\]/, '')
  return withText(
    block,
    `${dateline} ${dash} ${isGiven(lead, material) ? lead : `${companyOf(story)} [WHAT CHANGES, FOR WHOM AND WHEN].`}`,
  )
}

/** The text with each fact that the notes don't give replaced by a blank of its kind. */
function withBlanks(
  block: ReleaseBlock,
  material: Material,
  blanks: Partial<Record<FactMark['kind'], string>>,
): ReleaseBlock {
  const text = textOf(block)
  const safe = findUnsupported(text, material).reduceRight((kept, { kind, from, to }) => {
    const blank = blanks[kind]
    return blank === undefined ? kept : `${kept.slice(0, from)}${blank}${kept.slice(to)}`
  }, text)
  return safe === text ? block : withText(block, safe)
}
