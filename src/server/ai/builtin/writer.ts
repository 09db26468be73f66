// The built-in writer: it needs no network and no model, and gives the same answer for the same task. It arranges and polishes what the user gave,
// leaves blanks for the rest, and works in threads.
import { AiError } from '#server/ai/errors.ts'
import type { Run, Writer } from '#server/ai/writer.ts'
import { createWorkerPool } from '#server/jobs/worker-pool.ts'
import { analyzeInParts } from './analysis/analyze-in-parts.ts'
import type { Part } from './analysis/parts.ts'
import { inPieces } from './text/pieces.ts'
import { type Ask, type AskReader, askPool } from './thread-work.ts'
import type { WritingTask } from './writing-task.ts'

/** The time limit for one part of an analysis; the first one includes loading Harper. */
const partSeconds = 120

export function createBuiltinWriter(ask: AskReader): Writer {
  const analyst = startAnalyst()
  const write = (task: WritingTask, run: Run) => inPieces(() => writeTask(task, run), run)
  const writeTask = async (task: WritingTask, run: Run): Promise<string> => {
    const written = await ask('write', task, run)
    if ('failure' in written) throw new AiError(written.failure, undefined, written.sentence)
    return written.text
  }
  return {
    generate: (task, run) => write({ kind: 'generate', ...task }, run),
    rewrite: (task, run) => write({ kind: 'rewrite', ...task }, run),
    specialized: (task, run) => write({ kind: 'specialized', ...task }, run),
    analyze: (task, run) =>
      inPieces(async () => analyzeInParts(await ask('parts', task, run), run, analyst), run),
  }
}

/** A single thread, because Harper takes seconds to load and some 400 MB of memory. */
function startAnalyst(): Ask<Part> {
  return askPool(
    createWorkerPool(new URL('./analysis/analysis-worker.ts', import.meta.url), {
      queue: 200,
      queuePerAccount: 20,
      workers: 1,
      seconds: partSeconds,
      slowMs: partSeconds * 1000,
      memoryMb: 1024,
      finishesLeftJobs: true,
    }),
  )
}
