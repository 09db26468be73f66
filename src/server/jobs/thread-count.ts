// How many threads work at once where nobody says.
import { availableParallelism } from 'node:os'

const most = 4

/** One processor stays with everyone else's requests. */
export function countThreads(): number {
  return Math.min(Math.max(availableParallelism() - 1, 1), most)
}
