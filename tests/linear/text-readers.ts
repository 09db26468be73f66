// Everything that reads a text somebody else wrote, each as one call. New readers belong on this list.
import { parseAnalysis } from '#domain/ai/analysis.ts'
import { findParagraph } from '#domain/ai/paragraph-match.ts'
import { editSheet } from '#domain/brief/edit-sheet.ts'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sheetFields } from '#domain/brief/sheet.ts'
import { checkHeadline } from '#domain/check/check-headline.ts'
import { Checker } from '#domain/check/checker.ts'
import { listPreflightIssues } from '#domain/check/preflight.ts'
import { hasRealText } from '#domain/document/document.ts'
import { changeTyped } from '#domain/editor/smart-typing.ts'
import { readFinishedAddress, readMarkdownLink } from '#domain/editor/typed-link.ts'
import { compareFacts } from '#domain/facts/compare-facts.ts'
import { compareMeaning } from '#domain/facts/compare-meaning.ts'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { fromPlainText } from '#domain/formats/from-plain-text.ts'
import { writeMarkdown } from '#domain/formats/markdown.ts'
import { analyzeHeadline } from '#domain/headline/score.ts'
import { readFacts } from '#domain/language/reading.ts'
import { findBlanks } from '#domain/release/blanks.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { countWords } from '#domain/text/word-count.ts'
import { diffWords } from '#domain/text/word-diff.ts'
import { cleanAnswer } from '#server/ai/answer-html.ts'
import { listParts } from '#server/ai/builtin/analysis/parts.ts'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { writeSpecialized } from '#server/ai/builtin/generators/write-specialized.ts'
import { readInstruction } from '#server/ai/builtin/rewrite/read-instruction.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { doTask } from '#server/ai/builtin/writing-task.ts'
import { markdownToHtml } from '#server/ai/markdown.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { readParts } from '#server/http/multipart.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { parsePreferences } from '#server/rest/preferences.ts'
import { readArrayLiteral } from '#server/rest/query/array-literal.ts'
import { makeDocx, p } from '#server/word/make-docx.test-support.ts'
import { readCaption } from '#server/word/read-docx/captions.ts'
import { readUpload } from '#server/word/read-upload.ts'

export interface TextReader {
  name: string
  read(text: string): unknown
}

const settings = { ...defaultSettings('2026-11-17'), companies: ['Acme'], spokespeople: ['Jo Hart'] }
const paragraph = (text: string) => ({ type: 'paragraph' as const, text })
const places = ['top', 'headline', 'lead', 'body', 'quote', 'contact'] as const

/** A release with the text in one place. */
function putInto(place: (typeof places)[number], text: string) {
  const at = (where: string, usual: string) => (where === place ? text : usual)
  return [
    paragraph(place === 'top' ? `EMBARGOED ${text}` : 'FOR IMMEDIATE RELEASE'),
    { type: 'heading' as const, level: 1 as const, text: at('headline', 'Acme opens 40 bakeries in Dayton') },
    paragraph(`DAYTON, Ohio, Nov. 17, 2026 — ${at('lead', 'Acme opened 40 bakeries.')}`),
    paragraph(at('body', 'It bakes.')),
    paragraph(`“${at('quote', 'It works')},” said Jo Hart, president of Acme.`),
    { type: 'heading' as const, level: 2 as const, text: 'About Acme' },
    paragraph('Acme bakes.'),
    paragraph(`Media contact: ${at('contact', 'Jo Hart')}`),
  ]
}

const noSheet = readSheet({ units: [], neverSay: [], contradictions: [] })
const html = (text: string) => `<p>${escapeHtml(text)}</p>`
const openMarks = (count: number) =>
  Array.from({ length: count }, (_, index) => `<b id=${index}>`).join('') + '<p>x\n'.repeat(count)
const upload = (bytes: Uint8Array, name: string) =>
  readUpload({ bytes, name, mime: '' }).catch(() => undefined)

/** A form with the text among the headers of its file. */
async function readForm(text: string): Promise<void> {
  const head = `content-disposition: form-data; name=""; filename="${text}"\r\ncontent-type: a${text}`
  async function* source() {
    yield Buffer.from(`--x\r\n${head}\r\n\r\na\r\n--x--`)
  }
  for await (const { body } of readParts(source(), 'x')) for await (const _ of body);
}

export const textReaders: readonly TextReader[] = [
  ...sheetFields.map((field) => ({
    name: `typed sheet: ${field}`,
    read: (text: string) => editSheet(noSheet, { [field]: text }),
  })),
  {
    name: 'pre-flight',
    read: (text) =>
      listPreflightIssues({
        blocks: [paragraph(text)],
        marks: [],
        neverSay: ['Orrick Motors', '$3 million'],
        embargo: 'noon',
        today: '2026-11-17',
      }),
  },
  { name: 'facts', read: readFacts },
  { name: 'facts compared', read: (text) => compareFacts(text, `${text} y`) },
  { name: 'meaning compared', read: (text) => compareMeaning(text, `${text} y`) },
  { name: 'facts without a source', read: (text) => findUnsupported(text, `${text} y`) },
  ...places.map((place) => ({
    name: `check of the ${place}`,
    read: (text: string) => new Checker().check(putInto(place, text), settings),
  })),
  {
    name: 'check, one paragraph a line',
    read: (text) => new Checker().check(text.split('\n').map(paragraph), settings),
  },
  { name: 'headline', read: (text) => [analyzeHeadline(text), checkHeadline(text)] },
  { name: 'word count', read: countWords },
  { name: 'word diff', read: (text) => diffWords(text, `y ${text}`) },
  { name: 'paragraph match', read: (text) => findParagraph(text.split('\n'), `${text} y`) },
  { name: 'blanks', read: findBlanks },
  { name: 'analysis', read: parseAnalysis },
  {
    name: 'typing',
    read: (text) => [
      ...["'", '"', '-', '.', ' '].map((key) => changeTyped(text + key)),
      readFinishedAddress(`${text} `),
      readMarkdownLink(`${text})`),
    ],
  },
  { name: 'Markdown out', read: (text) => writeMarkdown(fromPlainText(text)) },
  { name: 'Markdown in', read: markdownToHtml },
  { name: 'HTML', read: (text) => writeRelease(parseRelease(text)) },
  { name: 'HTML with marks left open', read: (text) => writeRelease(parseRelease(openMarks(text.length))) },
  { name: 'HTML without text', read: hasRealText },
  { name: 'HTML as Markdown', read: (text) => writeMarkdown(parseRelease(text)) },
  { name: 'answer of a model', read: cleanAnswer },
  { name: 'upload of text', read: (text) => upload(Buffer.from(text), 'a.txt') },
  { name: 'upload of a page', read: (text) => upload(Buffer.from(`<html>${text}`), 'a.doc') },
  { name: 'upload of Word text', read: (text) => upload(makeDocx({ body: p(escapeHtml(text)) }), 'a.docx') },
  { name: 'caption from Word', read: (text) => readCaption([{ text }], { rights: text }) },
  { name: 'upload of Word markup', read: (text) => upload(makeDocx({ body: text }), 'a.docx') },
  { name: 'parts for the analysis', read: (text) => listParts(parseRelease(html(text))) },
  { name: 'brief and release', read: (text) => composeRelease(readStory(text)) },
  { name: 'instruction', read: (text) => readInstruction(undefined, text) },
  { name: 'rewrite', read: (text) => doTask({ kind: 'rewrite', html: html(text) }) },
  { name: 'rewrite of HTML', read: (text) => doTask({ kind: 'rewrite', html: text }) },
  { name: 'preferences of a request', read: (text) => parsePreferences(`a=${text}"x, b${text}`) },
  { name: 'array of a filter', read: (text) => readArrayLiteral(`{${text}{}`) },
  { name: 'form with a file', read: readForm },
  { name: 'generators', read: (text) => writeSpecialized('headline', text) },
]
