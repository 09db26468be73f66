import { crashMessages } from '#web/crash-messages.ts'

/** The message of a crash screen: the error's own, or a general one. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : crashMessages.screenText
}
