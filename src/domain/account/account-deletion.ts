// The typed confirmation before an account is deleted.

/** What has to be typed. */
export const deletionWord = 'DELETE'

/** Whether the typed text confirms; spaces around it and small letters are forgiven. */
export function confirmsDeletion(typed: string): boolean {
  return typed.trim().toUpperCase() === deletionWord
}
