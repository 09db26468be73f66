import { crashMessages } from '#web/crash-messages.ts'

/** The sentence a crash screen shows: the error's own message, or the spec's when it has none. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : crashMessages.screenText
}
