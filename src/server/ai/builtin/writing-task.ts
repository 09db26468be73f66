// The tasks of the built-in writer and how each is done. Only worker threads load this file.
import type { SheetEdits } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { type ChangedKinds, mayPrint } from '#domain/brief/unit.ts'
import { guessProfile } from '#domain/rules/release/settings.ts'
import { findSpeaker } from '#domain/rules/release/speaker.ts'
import { AiError, type AiFailure } from '#server/ai/errors.ts'
import type { GenerateTask, RewriteTask, SpecializedTask } from '#server/ai/writer.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { composeRelease } from './compose/compose-release.ts'
import { linkAddresses } from './compose/link-spans.ts'
import { writeSpecialized } from './generators/write-specialized.ts'
import { refuseBeyond, refuseOtherLanguage } from './rewrite/beyond-rules.ts'
import { listParagraphs } from './rewrite/plain-text.ts'
import { readInstruction } from './rewrite/read-instruction.ts'
import { rewriteRelease } from './rewrite/rewrite-release.ts'
import { readStory } from './story/read-story.ts'

export type WritingTask =
  | ({ kind: 'generate' } & GenerateTask)
  | ({ kind: 'rewrite' } & RewriteTask)
  | ({ kind: 'specialized' } & SpecializedTask)

/** The text, or why there is none; a plain object, because errors lose their class between threads. */
export type Written = { text: string } | { failure: AiFailure; sentence: string }

export function answerTask(task: WritingTask): Written {
  try {
    return { text: doTask(task) }
  } catch (error) {
    if (error instanceof AiError) return { failure: error.failure, sentence: error.message }
    throw error
  }
}

/** The text of a task. Throws an AiError, before anything is written, for requests that rules cannot follow. */
export function doTask(task: WritingTask): string {
  if (task.kind === 'specialized') return writeSpecialized(task.type, task.context)
  refuseBeyond(task.instruction)
  if (task.kind === 'rewrite') return rewrite(task)
  refuseOtherLanguage(task.prompt)
  refuseUnusable(task.prompt, task.kinds, task.sheet)
  return generate(task)
}

function generate({ prompt, instruction, kinds, sheet, profile }: GenerateTask): string {
  const style = profile && { profile }
  const today = new Date().toISOString().slice(0, 10)
  const blocks = linkAddresses(composeRelease({ ...readStory(prompt, kinds, sheet), ...style, today }))
  if (instruction === undefined || instruction.trim() === '') return writeRelease(blocks)
  return writeRelease(rewriteRelease(blocks, readInstruction(undefined, instruction), style))
}

function rewrite({ html, preset, instruction, selection, profile }: RewriteTask): string {
  const request = readInstruction(preset, instruction)
  const draft = parseRelease(html)
  const options = profile && { profile }
  if (selection === undefined) return writeRelease(rewriteRelease(draft, request, options))
  return writeRelease(
    rewriteRelease(parseRelease(selection), request, {
      isPart: true,
      speaker: findSpeaker(listParagraphs(draft)),
      guessed: guessProfile(listParagraphs(draft)),
      ...options,
    }),
  )
}

const fewestWords = 2

/** Throws if the notes contain nothing that may be used. */
function refuseUnusable(prompt: string, kinds: ChangedKinds = {}, edits: SheetEdits = {}): void {
  if (Object.values(edits).some((value) => value !== undefined && value !== '')) return
  const { units } = sortBrief(prompt, kinds)
  const isHidden = units.some(({ kind }) => kind === 'private' || kind === 'foreign')
  if (isHidden && !units.some(({ kind }) => mayPrint(kind) || kind === 'unsure' || kind === 'instruction'))
    throw new AiError(
      'beyond',
      undefined,
      'There’s nothing here to use: every line is private or an AI command. Add facts for the release, or change a line’s type in the fact sheet.',
    )
  const words = units.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
  if (words.length < fewestWords)
    throw new AiError(
      'beyond',
      undefined,
      'There isn’t enough here for a release. Add the news: who’s doing what, and when.',
    )
}
