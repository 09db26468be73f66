// Finds the role of each block of a release. Signs in the blocks come first, then their order; either may be missing.
import { readDateLine, readDateline } from './dateline.ts'
import type { Paragraph } from './paragraph.ts'
import {
  hasMailOrPhone,
  isDescribedBelow,
  readSign,
  readsAsNotice,
  type Sign,
  tellsNews,
} from './structure-signs.ts'

export type Role =
  | 'release-line'
  | 'headline'
  | 'subhead'
  | 'lead'
  | 'body'
  | 'crosshead'
  /** A table row, which a release has as a line: 'Region | 2025 | 2026'. */
  | 'table-row'
  | 'boilerplate-heading'
  | 'boilerplate'
  | 'contact'
  | 'end-mark'
  | 'notice'
  | 'empty'

/** All roles whose text goes out with the release. */
export const publishedRoles: readonly Role[] = [
  'release-line',
  'headline',
  'subhead',
  'lead',
  'body',
  'crosshead',
  'table-row',
  'boilerplate-heading',
  'boilerplate',
  'contact',
  'notice',
]

/** The part of the release that the walk has reached. */
type Stage = 'top' | 'under-headline' | 'body' | 'boilerplate' | 'contact' | 'notice' | 'after'

const longWords = 30

/** The role of each block, in their order. */
export function readRoles(paragraphs: readonly Paragraph[]): Role[] {
  const walk: Walk = {
    stage: 'top',
    hasLead: false,
    isDescribed: false,
    isEnded: false,
    newsAt: -1,
    quietAt: -1,
    paragraphs,
  }
  return paragraphs.map((paragraph, index) => takeStep(walk, paragraph, index))
}

type Walk = {
  stage: Stage
  hasLead: boolean
  /** The last boilerplate has its first paragraph. */
  isDescribed: boolean
  /** An end mark or the heading of the notes to editors was read, so the story is over. */
  isEnded: boolean
  /** The blocks up to which news is known to follow, and known not to. */
  newsAt: number
  quietAt: number
  readonly paragraphs: readonly Paragraph[]
}

/** Whether news follows before the next heading or sign. */
function isNewsAhead(walk: Walk, index: number): boolean {
  if (index <= walk.newsAt || index <= walk.quietAt) return index <= walk.newsAt
  for (let at = index; at < walk.paragraphs.length; at += 1) {
    const paragraph = walk.paragraphs[at] as Paragraph
    const sign = paragraph.recall(readSign)
    if (sign === 'empty') continue
    if (sign !== undefined || paragraph.block.type === 'heading') break
    if (paragraph.recall(tellsNews)) {
      walk.newsAt = at
      return true
    }
    walk.quietAt = at
  }
  return false
}

function signAt({ paragraphs }: Walk, paragraph: Paragraph, index: number): Sign | undefined {
  return isDescribedBelow(paragraph, paragraphs[index + 1])
    ? 'boilerplate-heading'
    : paragraph.recall(readSign)
}

function takeStep(walk: Walk, paragraph: Paragraph, index: number): Role {
  const sign = signAt(walk, paragraph, index)
  if (sign === 'empty' || sign === 'end-mark') {
    if (sign === 'end-mark') {
      walk.stage = 'after'
      walk.isEnded = true
    }
    return sign
  }
  if (sign === 'release-line' && !walk.hasLead) {
    if (walk.stage === 'contact' || walk.stage === 'boilerplate') walk.stage = 'top'
    return sign
  }
  // A letterhead's date is neither headline nor subhead.
  if (!walk.hasLead && sign === undefined && paragraph.recall(readDateLine) !== undefined) return 'notice'
  return readSigned(walk, sign) ?? readByStage(walk, paragraph, index)
}

function readSigned(walk: Walk, sign: Sign | undefined): Role | undefined {
  if (sign === 'contact' || sign === 'notice') {
    walk.stage = sign
    return sign
  }
  if (sign === 'boilerplate' || sign === 'boilerplate-heading') {
    walk.stage = 'boilerplate'
    walk.isDescribed = sign === 'boilerplate'
    return sign
  }
  return undefined
}

function readByStage(walk: Walk, paragraph: Paragraph, index: number): Role {
  const hasDateline = paragraph.recall(readDateline) !== undefined && paragraph.wordCount > 8
  if (!walk.hasLead && hasDateline) return startBody(walk)
  if (walk.stage === 'notice' && walk.hasLead && !walk.isEnded && !paragraph.recall(readsAsNotice))
    walk.stage = 'body'
  const role = readers[walk.stage](walk, paragraph, index)
  if (role !== 'lead' || !isDatelineAhead(walk, paragraph, index)) return role
  // A line left between headline and story.
  walk.hasLead = false
  walk.stage = 'under-headline'
  return 'notice'
}

/** Whether this is a short line and the paragraph below it opens with a dateline. */
function isDatelineAhead(walk: Walk, { wordCount }: Paragraph, index: number): boolean {
  const next = walk.paragraphs[index + 1]
  return (
    wordCount <= longWords &&
    next !== undefined &&
    next.wordCount > 8 &&
    next.recall(readDateline) !== undefined
  )
}

/** Cells between bars, none of them a paragraph. */
const tableRow = /^[^|\n]{0,120}(?: \|(?: [^|\n]{1,120})?){1,20}$/

const readers: Readonly<Record<Stage, (walk: Walk, paragraph: Paragraph, index: number) => Role>> = {
  top: readTop,
  'under-headline': readUnderHeadline,
  body: (_walk, { block, text }) =>
    block.type === 'heading' ? 'crosshead' : tableRow.test(text) ? 'table-row' : 'body',
  contact: readContact,
  boilerplate: readBoilerplate,
  notice: (walk, { block }) => (block.type === 'heading' ? leaveEnd(walk) : 'notice'),
  after: () => 'notice',
}

/** A boilerplate has one paragraph. If news follows, it was in the middle or at the top. */
function readBoilerplate(walk: Walk, paragraph: Paragraph, index: number): Role {
  if (paragraph.block.type === 'heading') return leaveEnd(walk)
  if (walk.isDescribed && isNewsAhead(walk, index)) {
    if (!walk.hasLead) return readTop(walk, paragraph)
    walk.stage = 'body'
    return 'body'
  }
  if (walk.isDescribed && walk.hasLead && opensContact(walk, paragraph, index)) {
    walk.stage = 'contact'
    return 'contact'
  }
  walk.isDescribed = true
  return 'boilerplate'
}

/** Whether a contact without a heading begins here: 'Ana Ruiz, press officer, ana@acme.com', or her name alone above the line with the address. */
function opensContact({ paragraphs }: Walk, paragraph: Paragraph, index: number): boolean {
  const [line, next] = [paragraph, paragraphs[index + 1]]
  if (line.wordCount > longWords || !/^\p{Lu}/u.test(line.text) || /[.!?:]["”]?\s*$/.test(line.text))
    return false
  return line.recall(hasMailOrPhone) || (next?.recall(hasMailOrPhone) === true && next.wordCount <= 12)
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

/** Below the headline come subheads or the text. A second first-level heading still belongs to the headline. */
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

/** Names, numbers and addresses continue the contact; a heading or a long paragraph ends it. */
function readContact(walk: Walk, paragraph: Paragraph): Role {
  const { block, wordCount } = paragraph
  if (block.type === 'heading') return leaveEnd(walk)
  if (!walk.hasLead && block.isBold) return startHeadline(walk)
  if (wordCount <= 12 || (wordCount <= longWords && paragraph.recall(hasMailOrPhone))) return 'contact'
  if (!walk.hasLead) return startBody(walk)
  if (paragraph.recall(tellsNews)) {
    walk.stage = 'body'
    return 'body'
  }
  walk.stage = 'after'
  return 'notice'
}
