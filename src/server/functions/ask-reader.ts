// Analyzes a text for a function; a failed thread becomes an error with a message for the user.
import { JobError } from '#server/jobs/worker-pool.ts'
import type { AnswerOf, InputOf, ReadingName } from '#server/reading/readings.ts'
import { functionErrors } from './errors.ts'
import type { Call, User } from './function.ts'

/** In the turn of the given account: the user's, unless there is none. */
export async function askReader<Name extends ReadingName>(
  {
    user,
    address,
    deps,
    signal,
  }: Pick<Call<unknown, User | undefined>, 'user' | 'address' | 'deps' | 'signal'>,
  name: Name,
  input: InputOf<Name>,
  account = user?.id ?? address,
): Promise<AnswerOf<Name>> {
  return deps.reader.read(name, input, { account, signal }).catch((error: unknown) => {
    throw error instanceof JobError && error.failure !== 'crash' ? jobErrors[error.failure]() : error
  })
}

const jobErrors = {
  busy: functionErrors.readingBusy,
  time: functionErrors.readingTooLong,
  memory: functionErrors.readingTooLong,
  stopped: functionErrors.stopped,
}
