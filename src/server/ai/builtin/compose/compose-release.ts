// A complete release from a brief: release line, headline, subhead, dateline and lead, body, quotations, boilerplate, contact, end mark.

import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { Material } from '#domain/facts/material.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { Reading } from '#domain/language/reading.ts'
import { isStateName } from '#domain/language/states.ts'
import { endMark } from '#domain/release/skeletons.ts'
import { countWords } from '#domain/text/word-count.ts'
import type { AnnouncementType, Brief } from '#server/ai/builtin/brief/brief.ts'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'
import { arrangeBody } from './body.ts'
import { writeAbouts } from './boilerplate.ts'
import { standsAlone, writeDateline } from './dateline.ts'
import type { Draft, Statement } from './draft.ts'
import { writeEventBlock } from './event-block.ts'
import { writeGaps } from './gaps.ts'
import { type News, writeNews } from './news.ts'
import { writeQuotes } from './quotes.ts'
import { writeSlotStatements } from './slot-statements.ts'
import { startDraft } from './start-draft.ts'
import type { Role } from './statement-roles.ts'
import { writeStatements } from './statements.ts'
import { writeReleaseLine, writeSubhead, writeTopHeadline } from './top.ts'

const leadWords = 42

/** The release as blocks of the editor's schema. */
export function composeRelease(brief: Brief): ReleaseBlock[] {
  const quick = compose(brief, false)
  if (quick.missing.length === 0) return quick.blocks
  // A rule may have changed a fact: once more, comparing facts sentence by sentence, which is slower.
  const careful = compose(brief, true)
  return careful.missing.length === 0 ? careful.blocks : careful.withMissing()
}

function compose(brief: Brief, isCareful: boolean) {
  const draft = startDraft(brief, isCareful)
  const news = writeNews(draft)
  const given = [...writeStatements(draft), ...writeSlotStatements(draft)]
  const blocks = assemble(draft, news, given, [])
  const readings = listParagraphs(blocks).map((text) => new Reading(text))
  const missing = listMissing(draft, new Material(readings))
  // Nothing the user gave may be missing: what the parts left out is told before the boilerplate.
  return { blocks, missing, withMissing: () => assemble(draft, news, given, missing) }
}

function assemble(
  draft: Draft,
  news: News,
  given: readonly Statement[],
  missing: readonly string[],
): ReleaseBlock[] {
  const { brief } = draft
  const telling = given.filter(({ role }) => role !== 'background')
  const background = given.filter(({ role }) => role === 'background').map(({ text }) => text)
  const [second, rest] = takeSecond(news.sentence, telling, brief.type)
  const lead = [news.sentence, ...second].join(' ')
  const body = arrangeBody(draft, [...rest, ...writeGaps(draft, telling, lead)])
  return [
    paragraph(writeReleaseLine(draft), 'bold'),
    { type: 'heading', level: 1, spans: [{ text: writeTopHeadline(draft, news) }] },
    paragraph(writeSubhead(draft, telling, second, news), 'italic'),
    {
      type: 'paragraph',
      spans: [{ text: writeDateline(brief, draft.clean.piece), bold: true }, { text: ` ${lead}` }],
    },
    ...(brief.type === 'event' ? [paragraph(writeEventBlock(draft, news))] : []),
    ...body.before.map((text) => paragraph(text)),
    ...listResults(draft),
    ...writeQuotes(draft, lead).map((text) => paragraph(text)),
    ...body.after.map((text) => paragraph(text)),
    ...listNotes(draft, missing),
    ...missing.map((text) => paragraph(text)),
    ...writeSafeHarbor(draft),
    ...writeAbouts(draft, background).flatMap(({ name, text }): ReleaseBlock[] => [
      { type: 'heading', level: 2, spans: [{ text: `About ${name}` }] },
      paragraph(text),
    ]),
    writeContact(draft),
    paragraph(endMark),
  ]
}

function paragraph(text: string, look?: 'bold' | 'italic'): ReleaseBlock {
  const marks = look === undefined ? {} : { [look]: true as const }
  return { type: 'paragraph', spans: [{ text, ...marks }] }
}

const leadRoles: Partial<Record<AnnouncementType, readonly Role[]>> = {
  funding: ['traction'],
  award: ['basis'],
  launch: ['problem', 'traction'],
  results: ['traction'],
}

/** A short statement with a number becomes the lead's second sentence, when the lead stays short. */
function takeSecond(
  lead: string,
  statements: readonly Statement[],
  type: AnnouncementType,
): [string[], Statement[]] {
  const found = statements.find(({ text, role }) => {
    const isShort = countWords(`${lead} ${text}`) <= leadWords && !text.includes('. ')
    // 'It took 26 months' only makes sense right after the news.
    if (isShort && text === statements[0]?.text && text.startsWith('It ')) return true
    return isShort && (leadRoles[type]?.includes(role) ?? false) && /\d/.test(text)
  })
  return found === undefined
    ? [[], [...statements]]
    : [[found.text], statements.filter((statement) => statement !== found)]
}

/** Several results of a survey are easier to read as a list. */
function listResults({ brief, clean }: Draft): ReleaseBlock[] {
  const results = brief.type === 'research' ? brief.slots.get('proof') : undefined
  if (results === undefined || !results.includes(';')) return []
  const items = results
    .split('; ')
    .map((result) => [paragraph(capitalizeFirst(endSentence(clean.piece(result))))])
  return [paragraph('The survey also found:'), { type: 'list', ordered: false, start: 1, items }]
}

const announcement =
  /^(?:the |our |an? )?(?:\d+\p{Ll}* )?(?:product launch|launch|opening|partnership|release|new [\p{Ll}]+)\b|^\S+\.\S+$|^more at /iu
const loneName = /^(?:\p{Lu}[\p{L}&’'-]* ?)+\.?$/u

/** Notes no sentence took; what only repeats the announcement is left out. */
function listNotes({ brief, clean, product }: Draft, missing: readonly string[]): ReleaseBlock[] {
  const isSentenceNote = (note: string) => product !== undefined && /^\p{Ll}+s /u.test(note)
  const notes = brief.fragments
    .filter((note) => !announcement.test(note) && !loneName.test(note) && !isSentenceNote(note))
    .map((note) => capitalizeFirst(endSentence(clean.piece(note))))
    .filter((note) => !missing.includes(note) && countWords(note) > 1)
  if (notes.length === 0) return []
  return notes.length === 1
    ? [paragraph(notes.join())]
    : [
        paragraph('Key facts:'),
        { type: 'list', ordered: false, start: 1, items: notes.map((note) => [paragraph(note)]) },
      ]
}

/** Press rules LEG-01: a listed company that looks ahead needs its legend. */
function writeSafeHarbor({ brief }: Draft): ReleaseBlock[] {
  const text = [brief.news, ...brief.statements].join(' ')
  const isListed = /\((?:NYSE|Nasdaq|NASDAQ|LSE|TSX)[:)]/.test(text)
  if (!isListed || !/\b(?:expects?|will|plans?|guidance)\b/.test(text)) return []
  return [
    { type: 'heading', level: 3, spans: [{ text: 'Forward-looking statements' }] },
    paragraph('[SAFE HARBOR STATEMENT WITH SPECIFIC RISKS, AS APPROVED BY COUNSEL]'),
  ]
}

function writeContact({ brief }: Draft): ReleaseBlock {
  const { name, email, phone } = brief.contact
  const lines = [name ?? '[FULL NAME]', email ?? '[EMAIL]', phone ?? '[PHONE WITH AREA CODE]']
  return {
    type: 'paragraph',
    spans: [{ text: 'Media contact', bold: true }, { text: `\n${lines.join('\n')}` }],
  }
}

function isToldByDateline({ place }: Brief): boolean {
  return place?.region !== undefined && isStateName(place.region) && standsAlone(place.city)
}

/** Sentences and values whose facts the release does not hold. */
function listMissing({ brief, clean }: Draft, release: Material): string[] {
  const values = [...brief.slots]
    .filter(([slot]) => slot !== 'ignored' && slot !== 'type')
    // The dateline says where, and some cities need no state.
    .filter(([slot]) => slot !== 'where' || !isToldByDateline(brief))
    .map(([, value]) => value)
  const given = [brief.news ?? '', ...brief.statements, ...brief.fragments, ...values].filter(Boolean)
  const changed = given.filter((text) => !release.holds(text))
  // Reading all at once costs a third of reading one after the other, and mostly nothing is missing.
  if (findUnsupported(changed.join('\n'), release).length === 0) return []
  return changed
    .filter((text) => findUnsupported(text, release).length > 0)
    .map((text) => capitalizeFirst(endSentence(clean.sentence(text))))
}
