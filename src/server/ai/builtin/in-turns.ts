// A thread works one task at a time, and accounts take turns: nobody waits for all the work of another.
import { createTurns } from '#server/ai/turns.ts'
import type { Run } from '#server/ai/writer.ts'
import type { Thread } from './thread.ts'

export type Ask<Task> = (task: Task, run: Run) => Promise<string>

const waitingMost = 200
const waitMs = 300_000

export function inTurns<Task>(thread: Thread<Task>): Ask<Task> {
  const turns = createTurns(1, waitingMost, waitMs)
  return async (task, { signal, turn }) => {
    const giveBack = await turns.take(turn, signal)
    try {
      return await thread.ask(task, signal)
    } finally {
      giveBack()
    }
  }
}
