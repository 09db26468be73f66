// Reads in the calling thread, for tests of what is written.
import type { AskReader } from '#server/ai/builtin/thread-work.ts'
import { type AnswerOf, answerTask } from './readings.ts'

export const readHere: AskReader = async (name, input) =>
  (await answerTask({ name, input })) as AnswerOf<typeof name>
