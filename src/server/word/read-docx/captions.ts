// Captions of Word files: paragraphs in Word's style "caption" right below a picture. Ours mark caption, credit and rights with character
// styles; in those that people typed a credit is what follows "Credit:".
import { pictureLimits, readPicture, writeCaption } from '#domain/document/picture.ts'
import { dropUnreadable } from '#domain/document/storable-text.ts'
import { type ReleasePicture, type ReleaseSpan, readSpans } from '#domain/formats/release-tree.ts'
import { collapseSpace } from '#domain/text/collapse-space.ts'
import type { FlowItem } from './flow.ts'

export const captionFields = ['caption', 'credit', 'rights'] as const
export type CaptionField = (typeof captionFields)[number]
export type CaptionWords = Record<CaptionField, string>

/** What a caption paragraph says; undefined if some of it would be lost, because a caption is plain text. */
export function readCaption(
  spans: readonly ReleaseSpan[],
  marked: Partial<CaptionWords>,
): CaptionWords | undefined {
  const losesLink = spans.some(({ link, text }) => link !== undefined && !link.includes(text.trim()))
  return losesLink ? undefined : splitCaption(collapseSpace(readSpans(spans)), marked)
}

/** The marked words, if they are all that the line says. Somebody may have written more, or a program may have dropped the marks. */
function splitCaption(line: string, marked: Partial<CaptionWords>): CaptionWords {
  const [caption, credit, rights] = captionFields.map((field) =>
    collapseSpace(dropUnreadable(marked[field] ?? '')),
  )
  const known = { caption: caption ?? '', credit: credit ?? '', rights: rights ?? '' }
  if (collapseSpace(writeCaption(known)) === line) return known
  const rest = withoutEnd(line, known.rights)
  const label = /(?:^|[.!?…"'”’)] ?|\()(?:(?:photo|picture|image) )?credit: ?/i.exec(rest)
  if (!label) return { ...known, caption: rest, credit: '' }
  const end = label[0].startsWith('(') ? 0 : label[0].search(/\w/)
  const said = rest.slice(label.index + label[0].length)
  return {
    caption: rest.slice(0, label.index + end).trim(),
    credit: (label[0].startsWith('(') ? said.replace(/\)\.?$/, '') : said).replace(/\.$/, '').trim(),
    rights: rest === line ? '' : known.rights,
  }
}

/** A line without what it ends with, and the period that we may have added to it. */
function withoutEnd(line: string, end: string): string {
  if (end === '') return line
  if (line.endsWith(end)) return line.slice(0, -end.length).trim()
  return line.endsWith(`${end}.`) ? line.slice(0, -end.length - 1).trim() : line
}

/** Pictures with the captions below them. What is below a gap is the caption of what was left out there. */
export function joinCaptions(flow: readonly FlowItem[]): FlowItem[] {
  const joined: FlowItem[] = []
  for (const item of flow) {
    const above = joined.at(-1)
    const picture = item.caption && above?.block.type === 'picture' && addCaption(above.block, item.caption)
    if (picture) joined[joined.length - 1] = { ...above, block: picture }
    else joined.push(item)
  }
  return joined.filter(({ isGap }) => !isGap)
}

/** What one paragraph shows: its text, pictures and text boxes are in no order, so a caption among them is the picture's. */
export function joinOwnCaptions(items: readonly FlowItem[]): FlowItem[] {
  const pictures = items.filter(({ block, isGap }) => block.type === 'picture' || isGap)
  const [picture] = pictures
  if (!picture || pictures.length > 1) return [...items]
  const captions = items.filter(({ caption }) => caption)
  const others = items.filter((item) => item !== picture && !item.caption)
  return captions.length === 0 ? [...items] : [...others, ...joinCaptions([picture, ...captions])]
}

/** A picture may have its credit in a second paragraph. Undefined if it would be too long. */
function addCaption(picture: ReleasePicture, words: CaptionWords): ReleasePicture | undefined {
  const together = captionFields.map((field) => [field, `${picture[field]} ${words[field]}`.trim()] as const)
  if (together.some(([field, text]) => text.length > pictureLimits[field])) return undefined
  const read = readPicture({ ...picture, ...Object.fromEntries(together) })
  return read && { type: 'picture', ...read }
}
