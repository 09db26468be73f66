// How long a deleted document can be restored.
import { countDaysLeft } from '#domain/time/calendar.ts'

/** Days a deleted document stays in the trash. */
export const trashDays = 30

/** Days until the deleted document is gone for good; a begun day counts, 0 means it is due for removal. */
export function trashDaysLeft(deletedAt: string, now: Date): number {
  return countDaysLeft(deletedAt, trashDays, now)
}

/** What the trash says beside a document. */
export function labelTrash(daysLeft: number): string {
  if (daysLeft <= 0) return 'Deleting soon'
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`
}
