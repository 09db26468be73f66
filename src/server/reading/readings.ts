// The analyses of a text, by name. Each takes time in proportion to the length, so a long text needs a thread.
import { createHash } from 'node:crypto'
import { type CheckContentAnswer, type CheckContentRequest, checkLimits } from '#contract/functions.ts'
import { accountFor, type BriefAccount } from '#domain/brief/account-for.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { Checker } from '#domain/check/checker.ts'
import { withoutDoubles } from '#domain/check/group-findings.ts'
import { listIssues } from '#domain/check/list-issues.ts'
import { toBlocks } from '#domain/check/read-release.ts'
import { writeShownHtml } from '#domain/formats/html.ts'
import { writePlainText } from '#domain/formats/plain-text.ts'
import { listPictures } from '#domain/formats/release-tree.ts'
import { listQuotes, type ReviewQuote } from '#domain/review/quotes.ts'
import { writeSignedText } from '#domain/review/signed-text.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { cleanAnswer, cleanHtml } from '#server/ai/answer-html.ts'
import { findDraftFaults } from '#server/ai/draft-faults.ts'
import { keepVisible } from '#server/ai/fence.ts'
import { listParagraphs } from '#server/ai/release-text.ts'
import type { GenerateTask } from '#server/ai/writer.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { readNotes } from './read-notes.ts'

const readings = {
  notes: readNotes,
  /** As JSON text: a long list is serialized where it is made. */
  check: (task: CheckTask): string => JSON.stringify(checkRelease(task)),
  /** A draft in the editor's format. */
  draft: (html: string): string => cleanHtml(keepVisible(html)),
  /** The paragraphs of a draft as a reader sees them. */
  paragraphs: (html: string): string[] => listParagraphs(parseRelease(html)),
  /** A writer's answer in the editor's format. */
  answer: cleanAnswer,
  faults: ({ html, task }: { html: string; task: GenerateTask }): string[] => findDraftFaults(html, task),
  account: ({ html, task }: { html: string; task: GenerateTask }): BriefAccount =>
    accountFor(sortBrief(task.prompt, task.kinds).units, html),
  review: readReview,
  /** A text as reviewers see it. */
  shown: (html: string): string => writeShownHtml(parseRelease(html)),
  hash: hashRelease,
} satisfies Record<string, (input: never) => unknown>

type Readings = typeof readings
export type ReadingName = keyof Readings
export type InputOf<Name extends ReadingName> = Parameters<Readings[Name]>[0]
export type AnswerOf<Name extends ReadingName> = ReturnType<Readings[Name]>

export interface Task<Name extends ReadingName = ReadingName> {
  name: Name
  input: InputOf<Name>
}

/** Runs in the calling thread. */
export function readHere<Name extends ReadingName>({ name, input }: Task<Name>): AnswerOf<Name> {
  const read = readings[name] as (input: InputOf<Name>) => AnswerOf<Name>
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
  return { html: writeShownHtml(release), quotes: listQuotes(writePlainText(release)) }
}

/** A hash of the words and pictures, without marks: approving a quote at the desk doesn't change the text. Empty without words. */
function hashRelease(html: string): string {
  const text = writeSignedText(parseRelease(html))
  return text.trim() === '' ? '' : createHash('sha256').update(text).digest('hex')
}
