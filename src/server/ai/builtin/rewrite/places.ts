// Where each paragraph of a release stands: its rules differ.
import { type ReleaseBlock, readSpans } from '#domain/formats/release-tree.ts'
import type { Place } from '#server/ai/builtin/rules/rule.ts'
import { findSpeaker, readAbout, type Speaker } from './speaker.ts'

const releaseLine = /^(?:for (?:immediate )?release|(?:under )?embargo(?:ed)?)\b/i
const contactLine = /^(?:(?:media|press|news)? ?contacts?|for (?:more|media) (?:information|inquiries))\b/i
const endMark = /^(?:###|-30-|ends)$/i
const aboutLine = /^about (?!\d)/i

/** The place of each top-level block; `speaker` is known from around when the blocks are a part. */
export function placeBlocks(blocks: readonly ReleaseBlock[], speaker = findSpeaker(blocks)): Place[] {
  let own: Speaker = speaker
  let section: 'top' | 'body' | 'boilerplate' | 'contact' = 'top'
  return blocks.map((block) => {
    const text = block.type === 'paragraph' || block.type === 'heading' ? readSpans(block.spans).trim() : ''
    const kind = placeOne(block, text, section)
    if (kind === 'lead') section = 'body'
    if (aboutLine.test(text) && text.length < 80) {
      section = 'boilerplate'
      own = speakerOf(text) ?? speaker
    }
    if (contactLine.test(text)) section = 'contact'
    return { kind, ...own }
  })
}

/** In a boilerplate 'we' are those it is about. */
function speakerOf(about: string): Speaker | undefined {
  const company = readAbout(about)
  return company === undefined ? undefined : { company }
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
