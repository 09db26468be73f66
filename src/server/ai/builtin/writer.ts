// The built-in writer (decision 18): no network, no model, the same answer for the same task. It orders and polishes what the
// user gave and leaves brackets for the rest.
import { setImmediate } from 'node:timers/promises'
import type { AnalyzeTask, Run, Writer } from '#server/ai/writer.ts'
import { inPieces } from './text/pieces.ts'
import { createThread } from './thread.ts'
import { doTask, isLong, type WritingTask } from './writing-task.ts'

export function createBuiltinWriter(): Writer {
  const analyst = createThread<string>(new URL('./analysis/analysis-worker.ts', import.meta.url))
  const long = createThread<WritingTask>(new URL('./writing-worker.ts', import.meta.url), {
    endsWithReader: true,
  })
  const doHere = (task: WritingTask, { signal }: Run) =>
    isLong(task) ? long.ask(task, signal) : doTask(task, signal)
  return {
    generate: (task, run) => write(() => doHere({ kind: 'generate', ...task }, run), run),
    rewrite: (task, run) => write(() => doHere({ kind: 'rewrite', ...task }, run), run),
    analyze: ({ html }: AnalyzeTask, run) => write(() => analyst.ask(html, run.signal), run),
    specialised: (task, run) => write(() => doHere({ kind: 'specialised', ...task }, run), run),
  }
}

async function* write(make: () => string | Promise<string>, { signal }: Run): AsyncGenerator<string> {
  signal.throwIfAborted()
  // The answer is made in one go: let what is waiting go first.
  await setImmediate()
  yield* inPieces(await make(), signal)
}
