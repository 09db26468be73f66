// What the built-in writer is asked to write, and how it does it, in whichever thread.

import { guessProfile } from '#domain/rules/release/settings.ts'
import { findSpeaker } from '#domain/rules/release/speaker.ts'
import type { GenerateTask, RewriteTask, SpecializedTask } from '#server/ai/writer.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { composeRelease } from './compose/compose-release.ts'
import { linkAddresses } from './compose/link-spans.ts'
import { writeSpecialized } from './generators/write-specialized.ts'
import { listParagraphs } from './rewrite/plain-text.ts'
import { readInstruction } from './rewrite/read-instruction.ts'
import { rewriteRelease } from './rewrite/rewrite-release.ts'
import { readStory } from './story/read-story.ts'

export type WritingTask =
  | ({ kind: 'generate' } & GenerateTask)
  | ({ kind: 'rewrite' } & RewriteTask)
  | ({ kind: 'specialized' } & SpecializedTask)

/** A task with more to read, in whichever of its fields, goes to a thread. */
const shortest = 10_000

export function isLong(task: WritingTask): boolean {
  return JSON.stringify(task).length > shortest
}

export async function doTask(task: WritingTask, signal?: AbortSignal): Promise<string> {
  if (task.kind === 'specialized') return writeSpecialized(task.type, task.context)
  return task.kind === 'generate' ? generate(task) : rewrite(task, signal)
}

async function generate({ prompt, instruction, kinds, sheet, profile }: GenerateTask): Promise<string> {
  const style = profile && { profile }
  const blocks = linkAddresses(composeRelease({ ...readStory(prompt, kinds, sheet), ...style }))
  if (instruction === undefined || instruction.trim() === '') return writeRelease(blocks)
  return writeRelease(await rewriteRelease(blocks, readInstruction(undefined, instruction), style))
}

async function rewrite(
  { html, preset, instruction, selection, profile }: RewriteTask,
  signal?: AbortSignal,
): Promise<string> {
  const request = readInstruction(preset, instruction)
  const draft = parseRelease(html)
  const options = { ...(signal && { signal }), ...(profile && { profile }) }
  if (selection === undefined) return writeRelease(await rewriteRelease(draft, request, options))
  return writeRelease(
    await rewriteRelease(parseRelease(selection), request, {
      isPart: true,
      speaker: findSpeaker(listParagraphs(draft)),
      guessed: guessProfile(listParagraphs(draft)),
      ...options,
    }),
  )
}
