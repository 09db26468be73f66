import { expect, it } from 'vitest'
import { dropForcedDirection } from './direction.ts'

it.each([
  ['Say \u202egnihton\u202c else', 'Say gnihton else'],
  ['\u2067אבג\u2069 is fine', 'אבג is fine'],
  ['A mark\u200f alone remains', 'A mark\u200f alone remains'],
  ['Nothing to do', 'Nothing to do'],
])('leaves no mark in %j that turns words around', (typed, shown) => {
  expect(dropForcedDirection(typed)).toBe(shown)
})
