// Where each paragraph of a release stands: its rules differ.
import { extractFacts } from '#domain/facts/extract-facts.ts'
import { isStateName } from '#domain/facts/states.ts'
import { type ReleaseBlock, readSpans } from '#domain/formats/release-tree.ts'
import type { Place } from '#server/ai/builtin/rules/rule.ts'

const releaseLine = /^(?:for (?:immediate )?release|(?:under )?embargo(?:ed)?)\b/i
const contactLine = /^(?:(?:media|press|news)? ?contacts?|for (?:more|media) (?:information|inquiries))\b/i
const endMark = /^(?:###|-30-|ends)$/i
const aboutLine = /^about (?!\d)/i

/** The place of each top-level block. */
export function placeBlocks(blocks: readonly ReleaseBlock[]): Place[] {
  const company = findCompany(blocks)
  let section: 'top' | 'body' | 'boilerplate' | 'contact' = 'top'
  return blocks.map((block) => {
    const text = block.type === 'paragraph' || block.type === 'heading' ? readSpans(block.spans).trim() : ''
    const kind = placeOne(block, text, section)
    if (kind === 'lead') section = 'body'
    if (aboutLine.test(text) && text.length < 80) section = 'boilerplate'
    if (contactLine.test(text)) section = 'contact'
    return company === undefined ? { kind } : { kind, company }
  })
}

function placeOne(block: ReleaseBlock, text: string, section: string): Place['kind'] {
  if (block.type === 'heading') return block.level === 1 && section === 'top' ? 'headline' : 'heading'
  if (contactLine.test(text) || section === 'contact') return 'contact'
  if (section === 'boilerplate') return 'boilerplate'
  if (section === 'top' && block.type === 'paragraph') return isBeforeLead(block, text) ? 'heading' : 'lead'
  return 'body'
}

function isBeforeLead(block: ReleaseBlock, text: string): boolean {
  if (text === '' || releaseLine.test(text) || endMark.test(text)) return true
  const isOneLook =
    block.type === 'paragraph' && block.spans.every(({ italic, bold }) => italic === true || bold === true)
  return isOneLook && !/[.!?]["”]?$/.test(text)
}

/** The company of a draft: from 'About Acme', else the name that opens the lead. */
export function findCompany(blocks: readonly ReleaseBlock[]): string | undefined {
  const texts = blocks.map((block) =>
    block.type === 'paragraph' || block.type === 'heading' ? readSpans(block.spans) : '',
  )
  for (const text of texts) {
    const about = /^About (?<name>\p{Lu}[^\n:]{1,58})(?:\n|:|$)/u.exec(text)?.groups?.name?.trim()
    if (about !== undefined && !about.startsWith('Us')) return about
  }
  for (const text of texts) {
    const name =
      /(?:^|— )(?<name>\p{Lu}[\p{L}\p{N}&’-]*(?: \p{Lu}[\p{L}\p{N}&’-]*){0,4}),? (?:today|is|has|will|announce[sd]?|launche[sd]|opened|raised|named)\b/u.exec(
        text,
      )?.groups?.name
    if (
      name !== undefined &&
      !/^(?:The|We|It|This|Today|Our|In|On|At|A|An|For|With|After|As|New|To|From|By|Founded|Based)\b/.test(
        name,
      ) &&
      !isStateName(name)
    )
      return name
  }
  const lead = texts.find((text) => /[.!?]["”]?$/.test(text.trim())) ?? ''
  const start = lead.indexOf('— ') + 1
  // A name alone may be a product's or a person's.
  return extractFacts(lead).find(({ kind, from }) => kind === 'organisation' && from >= start)?.text
}
