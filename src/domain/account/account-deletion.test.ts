import { describe, expect, it } from 'vitest'
import { confirmsDeletion } from './account-deletion.ts'

describe('confirmsDeletion', () => {
  it('takes the word in any case, also with spaces around it', () => {
    expect(['DELETE', 'delete', ' Delete '].map(confirmsDeletion)).toEqual([true, true, true])
  })

  it('takes nothing else', () => {
    expect(['', ' ', 'DELET', 'DELETE MY ACCOUNT'].map(confirmsDeletion)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})
