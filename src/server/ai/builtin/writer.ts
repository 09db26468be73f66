// The built-in writer: no network, no model, the same answer for the same task. It orders and polishes what the
// user gave and leaves brackets for the rest.
import { setImmediate } from 'node:timers/promises'
import type { SheetEdits } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { type ChangedKinds, mayPrint } from '#domain/brief/unit.ts'
import { AiError } from '#server/ai/errors.ts'
import type { Run, Writer } from '#server/ai/writer.ts'
import { countThreads, createWorkerPool } from '#server/jobs/worker-pool.ts'
import { analyzeInParts } from './analysis/analyze-in-parts.ts'
import type { Part } from './analysis/parts.ts'
import { refuseBeyond, refuseOtherLanguage } from './rewrite/beyond-rules.ts'
import { inPieces } from './text/pieces.ts'
import { type Ask, askPool } from './thread-work.ts'
import { doTask, isLong, type WritingTask } from './writing-task.ts'

export interface BuiltinLimits {
  /** Seconds a thread may work on one text, or on one part of an analysis; its first part waits for Harper. */
  seconds: number
}

const usual: BuiltinLimits = { seconds: 120 }
/** Texts that may wait, and how many of them of one account. */
const waiting = { queue: 200, queuePerAccount: 20 }

export function createBuiltinWriter(limits: BuiltinLimits = usual): Writer {
  const analyst = startAnalyst(limits)
  const long = askPool<WritingTask>(
    createWorkerPool(new URL('./writing-worker.ts', import.meta.url), {
      ...limits,
      ...waiting,
      workers: countThreads(),
      memoryMb: 512,
    }),
  )
  const doHere = (task: WritingTask, run: Run) => (isLong(task) ? long(task, run) : doTask(task, run.signal))
  const follow = (task: WritingTask & { instruction?: string }, run: Run) => {
    refuseBeyond(task.instruction)
    if (task.kind === 'generate') refuseNotes(task)
    return doHere(task, run)
  }
  return {
    generate: (task, run) => write(() => follow({ kind: 'generate', ...task }, run), run),
    rewrite: (task, run) => write(() => follow({ kind: 'rewrite', ...task }, run), run),
    analyze: (task, run) => write(() => analyzeInParts(task, run, analyst), run),
    specialized: (task, run) => write(() => doHere({ kind: 'specialized', ...task }, run), run),
  }
}

/** Long notes are read in a thread of their own, and hold something to use. */
function refuseNotes(task: WritingTask & { kind: 'generate' }): void {
  refuseOtherLanguage(task.prompt)
  if (!isLong(task)) refuseUnusable(task.prompt, task.kinds, task.sheet)
}

/** One thread and never a second beside it: Harper takes seconds to load and some 400 MB. */
function startAnalyst({ seconds }: BuiltinLimits): Ask<Part> {
  return askPool(
    createWorkerPool(new URL('./analysis/analysis-worker.ts', import.meta.url), {
      ...waiting,
      workers: 1,
      seconds,
      slowMs: seconds * 1000,
      memoryMb: 1024,
      finishesLeftJobs: true,
    }),
  )
}

async function* write(make: () => string | Promise<string>, { signal }: Run): AsyncGenerator<string> {
  signal.throwIfAborted()
  // The answer is made in one go: let what is waiting go first.
  await setImmediate()
  yield* inPieces(await make(), signal)
}

const fewestWords = 2

/** Throws, before anything is written, when the notes give nothing that may be used. */
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
