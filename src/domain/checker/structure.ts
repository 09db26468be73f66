// Which block of a release is what. Reads signs in the blocks first, then their order; people deviate, so both may be missing.
import { readDateline } from './dateline.ts'
import type { Paragraph } from './paragraph.ts'

export type Role =
  | 'release-line'
  | 'headline'
  | 'subhead'
  | 'lead'
  | 'body'
  | 'crosshead'
  | 'boilerplate-heading'
  | 'boilerplate'
  | 'contact'
  | 'end-mark'
  | 'notice'
  | 'empty'

/** What a block shows by itself, wherever it stands. */
type Sign =
  | 'release-line'
  | 'end-mark'
  | 'contact'
  | 'boilerplate'
  | 'boilerplate-heading'
  | 'notice'
  | 'empty'

/** The part of the release the reading has reached. */
type Stage = 'top' | 'under-headline' | 'body' | 'boilerplate' | 'contact' | 'notice' | 'after'

const releaseLine =
  /^(?:for immediate release\b|for release\b|(?:under |strict(?:ly)? )?embargo(?:ed)?\b|hold (?:for release|until)\b|not for release\b)/i
const endMark = /^(?:#{3,}|#\s#\s#|[-–—]\s?30\s?[-–—]|[-–—]?\s?ends?\s?[-–—]?)$/i
const boilerplateHeading =
  /^(?:About|ABOUT|about)\s+(?:us|the company|\[|(?:the\s+)?[\p{Lu}\p{N}]|\p{Ll}{1,2}\p{Lu})[^.!?\n]{0,70}:?$/u
const boilerplateOpening =
  /^(?:About|ABOUT)\s+(?:us\b|\[|(?:the\s+)?[\p{Lu}\p{N}]|\p{Ll}{1,2}\p{Lu})[^.!?\n:]{0,60}(?:\n|:\s)/u
const contactOpening =
  /^(?:(?:for|please|further|more|additional)\s[^\n]{0,40})?(?:(?:media|press|news|editorial|investor|public relations|pr)\s+(?:relations\s+)?)?(?:contacts?|inquiries|enquiries|office)(?:\s+(?:information|details|person))?\s*(?::|\n|$)/i
const noticeOpening =
  /^(?:(?:cautionary|safe harbor|forward[- ]looking|disclaimer|notes? (?:to|for) editors?|editor['’]s notes?|legal notice|disclosure)\b[^.!?]{0,80}(?::|\n|$))|^this (?:press )?release (?:contains|includes|may contain) forward[- ]looking/i
const noticeWords = /forward[- ]looking|\brisks?\b|\bstatements?\b|\bundertake|\bdisclaim|\beditors?\b/i
const mailOrPhone = /[\w.+-]+@[\w-]+\.\w|(?:\+?\d[\d().\s-]{7,}\d)/
const longWords = 30

/** The role of each block, in their order. */
export function readRoles(paragraphs: readonly Paragraph[]): Role[] {
  const walk: Walk = { stage: 'top', hasLead: false }
  return paragraphs.map((paragraph) => takeStep(walk, paragraph))
}

type Walk = { stage: Stage; hasLead: boolean }

function takeStep(walk: Walk, paragraph: Paragraph): Role {
  const sign = paragraph.recall(readSign)
  if (sign === 'empty' || sign === 'end-mark') {
    if (sign === 'end-mark') walk.stage = 'after'
    return sign
  }
  if (sign === 'release-line' && walk.stage !== 'boilerplate' && !walk.hasLead) {
    if (walk.stage === 'contact') walk.stage = 'top'
    return sign
  }
  return readSigned(walk, sign) ?? readByStage(walk, paragraph)
}

function readSigned(walk: Walk, sign: Sign | undefined): Role | undefined {
  if (sign === 'contact' || sign === 'notice') {
    walk.stage = sign
    return sign
  }
  if (sign === 'boilerplate' || sign === 'boilerplate-heading') {
    walk.stage = 'boilerplate'
    return sign
  }
  return undefined
}

function readByStage(walk: Walk, paragraph: Paragraph): Role {
  const hasDateline = paragraph.recall(readDateline) !== undefined && paragraph.wordCount > 8
  if (!walk.hasLead && hasDateline) return startBody(walk)
  if (walk.stage === 'notice' && walk.hasLead && !noticeWords.test(paragraph.text)) walk.stage = 'body'
  return readers[walk.stage](walk, paragraph)
}

const readers: Readonly<Record<Stage, (walk: Walk, paragraph: Paragraph) => Role>> = {
  top: readTop,
  'under-headline': readUnderHeadline,
  body: (_walk, { block }) => (block.type === 'heading' ? 'crosshead' : 'body'),
  contact: readContact,
  boilerplate: (walk, { block }) => (block.type === 'heading' ? leaveEnd(walk) : 'boilerplate'),
  notice: (walk, { block }) => (block.type === 'heading' ? leaveEnd(walk) : 'notice'),
  after: () => 'notice',
}

/** A heading after the boilerplate begins something new. */
function leaveEnd(walk: Walk): Role {
  if (!walk.hasLead) return startHeadline(walk)
  walk.stage = 'body'
  return 'crosshead'
}

function startHeadline(walk: Walk): Role {
  walk.stage = 'under-headline'
  return 'headline'
}

function startBody(walk: Walk): Role {
  walk.hasLead = true
  walk.stage = 'body'
  return 'lead'
}

function readTop(walk: Walk, paragraph: Paragraph): Role {
  const { block, text, wordCount } = paragraph
  if (block.type === 'heading' || block.isBold) return startHeadline(walk)
  const looksLikeTitle = wordCount <= longWords && !/[.:;,]["”]?\s*$/.test(text)
  return looksLikeTitle ? startHeadline(walk) : startBody(walk)
}

/** Under the headline stand subheads, or already the text. A second first-level heading still belongs to the headline. */
function readUnderHeadline(walk: Walk, paragraph: Paragraph): Role {
  const { block, text, wordCount } = paragraph
  if (block.type === 'heading' && block.level === 1) return 'headline'
  const isSetOff = block.type === 'heading' || block.isBold === true || isItalic(paragraph)
  const isShort = block.type === 'paragraph' && wordCount <= longWords && !/[.:!?]["”]?\s*$/.test(text)
  if (!isSetOff && !isShort) return startBody(walk)
  return 'subhead'
}

function isItalic({ block, text }: Paragraph): boolean {
  const covered = block.italics?.reduce((sum, { from, to }) => sum + to - from, 0) ?? 0
  return covered > 0 && covered >= text.trim().length
}

/** Names, numbers and addresses go on; a heading or a long paragraph does not belong to the contact any more. */
function readContact(walk: Walk, paragraph: Paragraph): Role {
  const { block, text, wordCount } = paragraph
  if (block.type === 'heading') return leaveEnd(walk)
  if (!walk.hasLead && block.isBold) return startHeadline(walk)
  if (wordCount <= 12 || (wordCount <= longWords && mailOrPhone.test(text))) return 'contact'
  if (!walk.hasLead) return startBody(walk)
  walk.stage = 'after'
  return 'notice'
}

function readSign({ text, wordCount, block }: Paragraph): Sign | undefined {
  const line = text.trim()
  if (line === '') return 'empty'
  if (line.length <= 12 && endMark.test(line)) return 'end-mark'
  if (wordCount <= 25 && releaseLine.test(line)) return 'release-line'
  if (boilerplateHeading.test(line) && wordCount <= 10 && isLabel(line, block.type))
    return 'boilerplate-heading'
  if (boilerplateOpening.test(line)) return 'boilerplate'
  if (contactOpening.test(line)) return 'contact'
  return noticeOpening.test(line) ? 'notice' : undefined
}

/** 'About 40 people came' is a sentence; 'About Acme' is a heading. */
function isLabel(line: string, type: string): boolean {
  return type === 'heading' || !/^about\s+\d/i.test(line)
}
