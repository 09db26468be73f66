import { describe, expect, it } from 'vitest'
import { nameOnce, withoutSelfReference } from './own-name.ts'

const company = 'Hollin Ropes'

describe('nameOnce', () => {
  it.each([
    ['Hollin Ropes said Hollin Ropes has moved.', 'Hollin Ropes said it has moved.'],
    ['Hollin Ropes mended the quay ourselves.', 'Hollin Ropes mended the quay itself.'],
    [
      'Hollin Ropes found it ourselves, Hollin Ropes said.',
      'Hollin Ropes found it itself, Hollin Ropes said.',
    ],
    [
      'Hollin Ropes (Hollin Ropes makes rigging in Whitby) bought Fell Twine.',
      'Hollin Ropes (which makes rigging in Whitby) bought Fell Twine.',
    ],
    [
      'Hollin Ropes, a family firm, Hollin Ropes opens a second loft.',
      'Hollin Ropes, a family firm, opens a second loft.',
    ],
    [
      'Hollin Ropes, Hollin Ropes is 60 years old, will close in May.',
      'Hollin Ropes, which is 60 years old, will close in May.',
    ],
  ])('writes %s', (given, written) => {
    expect(nameOnce(given, company)).toBe(written)
  })

  it('keeps the name where somebody else could be meant', () => {
    const text = 'Hollin Ropes sold the loft to Fell Twine, and Hollin Ropes stays next door.'
    expect(nameOnce(text, company)).toBe(text)
  })
})

describe('withoutSelfReference', () => {
  it('drops what only says whose notes they are', () => {
    expect(withoutSelfReference('Hollin Ropes, that’s us here in Whitby, is moving')).toBe(
      'Hollin Ropes is moving',
    )
  })
})
