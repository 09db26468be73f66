// Tells what a block is by itself: by its first words, and whether it has news.
import { monthPattern } from '#domain/language/calendar-words.ts'
import { hasSpeech } from './counts.ts'
import type { Paragraph } from './paragraph.ts'

export type Sign =
  | 'release-line'
  | 'end-mark'
  | 'contact'
  | 'boilerplate'
  | 'boilerplate-heading'
  | 'notice'
  | 'empty'

const releaseLine =
  /^(?:for immediate release\b|(?:media|press|photo|news) (?:advisory|alert|invitation)\b|for release\b|(?:under |strict(?:ly)? |media |press |news )?(?:embargo(?:ed)?|under embargo)\b|hold (?:for (?:publication|release)|until)\b|not for (?:release|publication|broadcast) (?:before|until|prior)\b|not for release\b)/i
/** A masthead only names the kind of text; it is no release line. */
const masthead =
  /^(?:press|news|media|photo) (?:release|statement|advisory|alert|invitation)\s*(?:$|[:|/\n–—-].{0,60}$)/i
const endMark = /^(?:#{3,}|#\s#\s#|[-–—]\s?30\s?[-–—]|[-–—]?\s?ends?\s?[-–—]?)$/i
/** Letters of a name, which may contain a period: 'St. Brigid', 'Acme Inc.', 'Acme S.r.l.', 'Acme.io'. */
const nameLetter =
  '(?:[^.!?\\n:]|!(?= \\p{Lu}|$)|\\.(?=\\p{L})|(?<=(?:^|[^\\p{L}])(?:Inc|Corp|Co|Cos|Pte|Bros|[Ss]p|\\p{Lu}[b-df-hj-np-tv-xz]{0,4})|\\.\\p{L})\\.)'
const companyStart = '(?:us\\b|\\[|(?:the\\s+)?[\\p{Lu}\\p{N}]|\\p{Ll}{1,2}\\p{Lu})'
const boilerplateHeading = new RegExp(
  `^(?:About|ABOUT|about)\\s+(?:the company|${companyStart})${nameLetter}{0,70}:?$`,
  'u',
)
const boilerplateOpening = new RegExp(
  `^(?:About|ABOUT)\\s+${companyStart}${nameLetter}{0,60}(?:\\n|:\\s)`,
  'u',
)
const contactOpening =
  /^(?:(?:for|please|further|more|additional)\s[^\n]{0,40})?(?:(?:media|press|news|editorial|investor|public relations|pr)\s+(?:relations\s+)?)?(?:contacts?|inquiries|enquiries|office)(?:\s+(?:information|details|person))?\s*(?::|\n|$)|^(?:for|to reach|to request)\s[^\n.]{0,60}\b(?:media|press|news|interview|reporters?|journalists?)\b[^\n.]{0,40}\bcontact\s/i
const noticeOpening =
  /^(?:(?:cautionary|safe harbor|forward[- ]looking|disclaimer|notes? (?:to|for) editors?|editor['’]s notes?|legal notice|disclosure)\b[^.!?]{0,80}(?::|\n|$))|^this (?:press )?release (?:contains|includes|may contain) forward[- ]looking/i
const aboutSubject =
  /^about the (?:[\p{L}\p{N}’'&-]+ ){0,4}(?:study|survey|report|research|poll|index|trial|data|methodology|program|project|event|award|awards|prize|conference|exhibit|exhibition|festival|grant|product|offering|transaction|author|book|film):?$/iu
const noticeWords = /forward[- ]looking|\brisks?\b|\bstatements?\b|\bundertake|\bdisclaim|\beditors?\b/i
const mailOrPhone = /[\w.+-]@[\w-]+\.\w|(?:\+?\d[\d().\s-]{7,}\d)/
const newsWords = new RegExp(`\\b(?:said|says|will)\\b|\\b(?:${monthPattern()})\\.? \\d{1,2}\\b`)

/** What the paragraph's first words show; undefined if only its place can tell. */
export function readSign({ text, wordCount, block }: Paragraph): Sign | undefined {
  const line = text.trim()
  if (line === '') return 'empty'
  if (line.length <= 12 && endMark.test(line)) return 'end-mark'
  if (wordCount <= 25 && (line.split('\n').some((each) => releaseLine.test(each)) || masthead.test(line)))
    return 'release-line'
  if (wordCount <= 10 && boilerplateHeading.test(line) && isLabel(line, block.type))
    return 'boilerplate-heading'
  if (/^a/i.test(line) && boilerplateOpening.test(line)) return 'boilerplate'
  if (contactOpening.test(line)) return 'contact'
  return noticeOpening.test(line) ? 'notice' : undefined
}

/** Whether the line is only a masthead: 'PRESS RELEASE'. */
export function isMasthead({ text }: Paragraph): boolean {
  return masthead.test(text.trim()) && !/for (?:immediate )?release|embargo|hold/i.test(text)
}

/** Whether the line is a heading: 'About Acme' for a boilerplate, 'About the Survey' inside the text. 'About 40 people came' is a sentence. */
function isLabel(line: string, type: string): boolean {
  return !aboutSubject.test(line) && (type === 'heading' || !/^about\s+\d/i.test(line))
}

/** Whether the line is the heading of a description that begins with the same name: 'About the Lantern Festival', 'The Lantern Festival is …'. */
export function isDescribedBelow({ text }: Paragraph, next: Paragraph | undefined): boolean {
  const line = text.trim()
  if (next === undefined || !aboutSubject.test(line)) return false
  const name = /^[Aa]bout the (?<name>\p{Lu}[^ :]* [^:]*\p{Lu}[^:]*):?$/u.exec(line)?.groups?.name
  return name !== undefined && next.text.startsWith(`The ${name} `)
}

/** Whether the paragraph continues with a notice: risks, statements, a word to editors. */
export function readsAsNotice({ text }: Paragraph): boolean {
  return noticeWords.test(text)
}

/** Whether the paragraph has an address or a number to reach somebody. */
export function hasMailOrPhone({ text }: Paragraph): boolean {
  return mailOrPhone.test(text)
}

/** Whether it has a quotation or a date, which no company's description has. */
export function tellsNews(paragraph: Paragraph): boolean {
  if (hasSpeech(paragraph)) return true
  return newsWords.test(paragraph.text) && !readsAsNotice(paragraph) && !hasMailOrPhone(paragraph)
}
