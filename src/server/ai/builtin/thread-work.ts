// Both ends of a worker thread: the caller, and the thread that answers tasks one by one. The pool handles time, memory and turns; here its
// failures become messages.
import { AiError } from '#server/ai/errors.ts'
import type { Run } from '#server/ai/writer.ts'
import { takeJobs } from '#server/jobs/take-jobs.ts'
import { JobError, type WorkerPool } from '#server/jobs/worker-pool.ts'
import type { AnswerOf, InputOf, ReadingName } from '#server/reading/readings.ts'
import type { TextReader } from '#server/reading/text-reader.ts'

/** Has a text read in a worker, in the turn of the run's account. Rejects with the signal's reason or an AiError. */
export type AskReader = <Name extends ReadingName>(
  name: Name,
  input: InputOf<Name>,
  run: Run,
) => Promise<AnswerOf<Name>>

export const connectReader =
  (reader: TextReader): AskReader =>
  (name, input, { turn: account, signal }) =>
    reader.read(name, input, { account, signal }).catch((error: unknown) => {
      throw toAiError(error, signal)
    })

export type Ask<Task> = (task: Task, run: Run) => Promise<string>

type Answer = { answer: string } | { error: unknown }

const tooMuch = 'This text took too long to process, so we stopped. Try one part of it at a time.'

/** Asks the pool, in the turn of the run's account. Rejects with the signal's reason or an AiError. */
export function askPool<Task>({ run }: Pick<WorkerPool, 'run'>): Ask<Task> {
  return async (task, { signal, turn }) => {
    const reply = (await run(task, { account: turn, signal }).catch((error: unknown) => {
      throw toAiError(error, signal)
    })) as Answer
    if ('error' in reply) throw reply.error
    return reply.answer
  }
}

function toAiError(error: unknown, signal: AbortSignal): unknown {
  if (!(error instanceof JobError)) return error
  switch (error.failure) {
    case 'stopped':
      return signal.reason
    case 'busy':
      return new AiError('busy')
    case 'time':
    case 'memory':
      return new AiError('too_long', undefined, tooMuch)
    case 'crash':
      return error
  }
}

/** The thread's side. */
export function answerTasks<Task>(work: (task: Task) => Promise<string>): void {
  takeJobs(async (task: Task) => {
    try {
      return [{ answer: await work(task) }]
    } catch (error) {
      return [{ error }]
    }
  })
}
