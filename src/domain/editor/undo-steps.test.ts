import { describe, expect, it } from 'vitest'
import { endsUndoStep, undoPauseMs } from './undo-steps.ts'

describe('a step of undo', () => {
  it.each([
    'It leaks. ',
    'Does it? ',
    'It does! ',
    '“It leaks.” ',
    '(It leaks.) ',
    'And so on… ',
    'It leaks.\n',
  ])('ends with the sentence %j', (before) => expect(endsUndoStep(before, 1)).toBe(true))

  it.each(['It leaks.', 'It leaks ', 'It leaks, ', 'version 2.0 ', ''])('continues after %j', (before) =>
    expect(endsUndoStep(before, 1)).toBe(false),
  )

  it('ends with a pause of half a second', () => {
    expect(undoPauseMs).toBe(500)
  })

  it('does not end with the space it began with', () => {
    expect(endsUndoStep('It leaks. ', 0)).toBe(false)
  })

  it('ends between two words once a sentence has grown to 12', () => {
    expect(endsUndoStep('and then ', 11)).toBe(false)
    expect(endsUndoStep('and then ', 12)).toBe(true)
    expect(endsUndoStep('and the', 12)).toBe(false)
  })
})
