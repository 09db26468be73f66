// The built-in writer (decision 18): no network, no model, the same answer for the same task. It orders and polishes what the
// user gave and leaves brackets for the rest.
import { setImmediate } from 'node:timers/promises'
import type { Run, Writer } from '#server/ai/writer.ts'
import { analyzeInParts } from './analysis/analyze-in-parts.ts'
import type { Passage } from './analysis/parts.ts'
import { inTurns } from './in-turns.ts'
import { refuseBeyond, refuseOtherLanguage } from './rewrite/beyond-rules.ts'
import { inPieces } from './text/pieces.ts'
import { createThread } from './thread.ts'
import { doTask, isLong, type WritingTask } from './writing-task.ts'

export function createBuiltinWriter(): Writer {
  const analyst = inTurns(createThread<Passage[]>(new URL('./analysis/analysis-worker.ts', import.meta.url)))
  const long = inTurns(
    createThread<WritingTask>(new URL('./writing-worker.ts', import.meta.url), { endsWithReader: true }),
  )
  const doHere = (task: WritingTask, run: Run) => (isLong(task) ? long(task, run) : doTask(task, run.signal))
  const follow = (task: WritingTask & { instruction?: string }, run: Run) => {
    refuseBeyond(task.instruction)
    if (task.kind === 'generate') refuseOtherLanguage(task.prompt)
    return doHere(task, run)
  }
  return {
    generate: (task, run) => write(() => follow({ kind: 'generate', ...task }, run), run),
    rewrite: (task, run) => write(() => follow({ kind: 'rewrite', ...task }, run), run),
    analyze: (task, run) => write(() => analyzeInParts(task, run, analyst), run),
    specialised: (task, run) => write(() => doHere({ kind: 'specialised', ...task }, run), run),
  }
}

async function* write(make: () => string | Promise<string>, { signal }: Run): AsyncGenerator<string> {
  signal.throwIfAborted()
  // The answer is made in one go: let what is waiting go first.
  await setImmediate()
  yield* inPieces(await make(), signal)
}
