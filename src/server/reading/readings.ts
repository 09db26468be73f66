// What is done with English, by name. Only threads load this file: see text-reader.ts.
import { createHash } from 'node:crypto'
import { type CheckContentAnswer, type CheckContentRequest, checkLimits } from '#contract/functions.ts'
import type { GeneratorType } from '#domain/ai/generator.ts'
import { accountFor, type BriefAccount } from '#domain/brief/account-for.ts'
import { findMissing } from '#domain/brief/generator-needs.ts'
import { allowText, sortBrief } from '#domain/brief/sort-brief.ts'
import type { ChangedKinds } from '#domain/brief/unit.ts'
import { Checker } from '#domain/check/checker.ts'
import { withoutDoubles } from '#domain/check/group-findings.ts'
import { listIssues } from '#domain/check/list-issues.ts'
import { toBlocks } from '#domain/check/read-release.ts'
import { writeShownHtml } from '#domain/formats/html.ts'
import { writePlainText } from '#domain/formats/plain-text.ts'
import { listPictures } from '#domain/formats/release-tree.ts'
import { listQuotes } from '#domain/review/find-quotes.ts'
import type { ReviewQuote } from '#domain/review/quotes.ts'
import { reviewLimits } from '#domain/review/review.ts'
import { writeSignedText } from '#domain/review/signed-text.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { cleanAnswer, cleanHtml } from '#server/ai/answer-html.ts'
import { listParts, type Part } from '#server/ai/builtin/analysis/parts.ts'
import type { WritingTask, Written } from '#server/ai/builtin/writing-task.ts'
import { findDraftFaults } from '#server/ai/draft-faults.ts'
import { keepVisible } from '#server/ai/fence.ts'
import { markdownToHtml } from '#server/ai/markdown.ts'
import { writePrompt } from '#server/ai/prompts.ts'
import { listParagraphs } from '#server/ai/release-text.ts'
import type { AnalyzeTask, GenerateTask } from '#server/ai/writer.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { compareQuotes, countOpenQuotes } from './compare-quotes.ts'
import { readNotes } from './read-notes.ts'

const readings = {
  /** As JSON text: a long list is serialized where it is made. */
  notes: (notes: string): string => JSON.stringify(readNotes(notes)),
  /** The same. */
  check: (task: CheckTask): string => JSON.stringify(checkRelease(task)),
  /** A draft in the editor's format. */
  draft: (html: string): string => cleanHtml(keepVisible(html)),
  /** The paragraphs of a draft as a reader sees them. */
  paragraphs: (html: string): string[] => listParagraphs(parseRelease(html)),
  /** A writer's answer in the editor's format. */
  answer: cleanAnswer,
  /** An item of a generator, in the editor's format. */
  item: (text: string): string => cleanHtml(markdownToHtml(text)),
  faults: ({ html, task }: { html: string; task: GenerateTask }): string[] => findDraftFaults(html, task),
  account: ({ html, task }: { html: string; task: GenerateTask }): BriefAccount =>
    accountFor(sortBrief(task.prompt, task.kinds).units, html),
  /** What a generator cannot do without. */
  missing: ({ type, context }: { type: GeneratorType; context: string }): string | undefined =>
    findMissing(type, context),
  /** The classes of lines with those of a text that a person gave on purpose. */
  kinds: ({ kinds, text }: { kinds: ChangedKinds; text: string }): ChangedKinds | undefined =>
    allowText(kinds, text),
  /** What a model is asked. */
  prompt: writePrompt,
  /** What an analysis reads one after the other. */
  parts: ({ html, profile }: AnalyzeTask): Part[] =>
    listParts(parseRelease(html), new Date().toISOString().slice(0, 10), profile),
  /** The built-in writer. Its word lists are loaded when it first writes. */
  write: async (task: WritingTask): Promise<Written> =>
    (await import('#server/ai/builtin/writing-task.ts')).answerTask(task),
  review: readReview,
  quotes: compareQuotes,
  openQuotes: countOpenQuotes,
  /** A text as reviewers see it. */
  shown: (html: string): string => writeShownHtml(parseRelease(html)),
  hash: hashRelease,
} satisfies Record<string, (input: never) => unknown>

type Readings = typeof readings
export type ReadingName = keyof Readings
export type InputOf<Name extends ReadingName> = Parameters<Readings[Name]>[0]
export type AnswerOf<Name extends ReadingName> = Awaited<ReturnType<Readings[Name]>>

export interface Task<Name extends ReadingName = ReadingName> {
  name: Name
  input: InputOf<Name>
}

export function answerTask({ name, input }: Task): unknown {
  const read = readings[name] as (input: unknown) => unknown
  return read(input)
}

type CheckTask = Omit<CheckContentRequest, 'today'> & { today: string }

/** The newsroom check of a document. */
function checkRelease({ html, today, profile, neverSay }: CheckTask): CheckContentAnswer {
  const release = parseRelease(html)
  const blocks = toBlocks(release)
  const settings = { ...defaultSettings(today), ...(profile && { profile }), ...(neverSay && { neverSay }) }
  const report = new Checker().check(blocks, settings, [], undefined, listPictures(release))
  const findings = withoutDoubles(report.findings)
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length
  return {
    issues: listIssues(blocks, findings).slice(0, checkLimits.issues),
    counts: { error: count('error'), warning: count('warning'), hint: count('hint') },
  }
}

/** The text as reviewers see it, without the editor's marks, and its quotes. */
function readReview(html: string): { html: string; quotes: ReviewQuote[] } {
  const release = parseRelease(html)
  return {
    html: writeShownHtml(release),
    quotes: listQuotes(writePlainText(release)).slice(0, reviewLimits.quotes),
  }
}

/** A hash of the words and pictures, without marks: approving a quote at the desk doesn't change the text. Empty without words. */
function hashRelease(html: string): string {
  const text = writeSignedText(parseRelease(html))
  return text.trim() === '' ? '' : createHash('sha256').update(text).digest('hex')
}
