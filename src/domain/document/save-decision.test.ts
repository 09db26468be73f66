import { describe, expect, it } from 'vitest'
import { autosaveDueAt, decideSave, mayConfirmSave } from './save-decision.ts'

describe('decideSave', () => {
  const open = { title: 'Launch', hasText: true, isSaving: false }

  it('saves a titled document at once', () => {
    expect(decideSave(open)).toBe('save')
  })

  it('asks for a title while the document has the default one', () => {
    expect(decideSave({ ...open, title: 'Untitled Document' })).toBe('ask_title')
    expect(decideSave({ ...open, title: ' ' })).toBe('ask_title')
  })

  it('ignores a save without text or while another save runs', () => {
    expect(decideSave({ ...open, hasText: false })).toBe('ignore')
    expect(decideSave({ ...open, isSaving: true })).toBe('ignore')
    expect(decideSave({ ...open, title: 'Untitled Document', isSaving: true })).toBe('ignore')
  })
})

describe('mayConfirmSave', () => {
  it('needs a title that is not blank and no running save', () => {
    expect(mayConfirmSave(' Launch ', false)).toBe(true)
    expect(mayConfirmSave('  ', false)).toBe(false)
    expect(mayConfirmSave('Launch', true)).toBe(false)
    expect(mayConfirmSave('a'.repeat(301), false)).toBe(false)
  })
})

describe('autosaveDueAt', () => {
  it('waits one second after the last change', () => {
    expect(autosaveDueAt(5000, 5000)).toBe(6000)
    expect(autosaveDueAt(5000, 13_999)).toBe(14_999)
  })

  it('waits ten seconds at most while typing continues', () => {
    expect(autosaveDueAt(5000, 14_000)).toBe(15_000)
    expect(autosaveDueAt(5000, 14_900)).toBe(15_000)
  })
})
