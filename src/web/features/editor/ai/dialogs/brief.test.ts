import { describe, expect, it } from 'vitest'
import { briefFields, emptyBrief, hintField, writePrompt } from './brief.ts'

describe('the prompt', () => {
  it('is the writer’s words alone when there is no brief', () => {
    expect(writePrompt({ ...emptyBrief, prompt: '  Sensor on sale.  ' })).toBe('Sensor on sale.')
  })

  it('has the brief under it, one line for each answer, in the order of the questions', () => {
    const answers = { what: 'Leak sensor\n for $89', who: 'Larkmoor', contact: '   ' }
    expect(writePrompt({ prompt: 'Keep it short.', type: 'launch', answers })).toBe(
      'Keep it short.\n\nAnnouncement type: Product launch\nWho: Larkmoor\nWhat: Leak sensor for $89',
    )
  })

  it('may be the brief alone', () => {
    expect(writePrompt({ ...emptyBrief, answers: { who: 'Larkmoor' } })).toBe('Who: Larkmoor')
  })

  it('is empty when only the kind of announcement is chosen', () => {
    expect(writePrompt({ ...emptyBrief, prompt: ' \n', type: 'award' })).toBe('')
  })
})

describe('the questions', () => {
  it('each have a hint, worded for the kind of announcement where that helps', () => {
    expect(briefFields.map((field) => hintField(field, 'company')).every((hint) => hint !== '')).toBe(true)
    expect(hintField('who', 'partnership')).toBe('Both companies')
    expect(hintField('who', undefined)).toBe('Company and what it does')
  })
})
