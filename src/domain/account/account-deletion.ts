// The typed confirmation before an account is deleted.

/** What the user has to type. */
export const deletionWord = 'DELETE'

/** Whether the typed text confirms; surrounding spaces and lowercase letters are accepted. */
export function confirmsDeletion(typed: string): boolean {
  return typed.trim().toUpperCase() === deletionWord
}
