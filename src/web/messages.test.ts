import { describe, expect, it } from 'vitest'
import { cancelFailed, generated, generatorRefused } from './messages.ts'

// Texts of the catalog are tested where a person sees them.
describe('messages with a part that changes', () => {
  it('prefers the message of the server for a failed cancel', () => {
    const own = { title: 'Error', text: 'Failed to cancel subscription. Please try again.' }
    expect(cancelFailed()).toEqual(own)
    expect(cancelFailed('')).toEqual(own)
    expect(cancelFailed('Already canceled.')).toEqual({ title: 'Error', text: 'Already canceled.' })
  })

  it('puts the server’s message under the title of a failed generation', () => {
    expect(generatorRefused('The model is busy.')).toEqual({
      title: 'Failed to generate content',
      text: 'The model is busy.',
    })
  })

  it('names what was generated', () => {
    expect(generated('headline')).toEqual({
      title: 'Success',
      text: 'Your headline has been generated successfully.',
    })
  })
})
