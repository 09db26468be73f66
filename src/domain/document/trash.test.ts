import { describe, expect, it } from 'vitest'
import { labelTrash, trashDaysLeft } from './trash.ts'

describe('trash', () => {
  const deletedAt = '2026-11-01T08:00:00.000Z'

  it('keeps a document for 30 days to the millisecond', () => {
    expect(trashDaysLeft(deletedAt, new Date('2026-11-01T08:00:00.000Z'))).toBe(30)
    expect(trashDaysLeft(deletedAt, new Date('2026-12-01T07:59:59.999Z'))).toBe(1)
    expect(trashDaysLeft(deletedAt, new Date('2026-12-01T08:00:00.000Z'))).toBe(0)
  })

  it('says how many days are left', () => {
    expect(labelTrash(30)).toBe('30 days left')
    expect(labelTrash(2)).toBe('2 days left')
    expect(labelTrash(1)).toBe('1 day left')
    expect(labelTrash(0)).toBe('Deleting soon')
  })
})
