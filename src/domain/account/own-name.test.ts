import { expect, it } from 'vitest'
import { ownName } from './own-name.ts'

it.each([
  ['  Dana   Voss ', 'Dana Voss'],
  ['Dana\nVoss\u202e', 'Dana Voss'],
  ['   ', ''],
  [`${'é'.repeat(79)} x`, 'é'.repeat(79)],
  ['𝔇'.repeat(90), '𝔇'.repeat(80)],
])('of %j is %j', (typed, name) => {
  expect(ownName.clean(typed)).toBe(name)
})

it('is read from the metadata, whatever that contains', () => {
  expect(ownName.read({ full_name: ' Dana Voss ' })).toBe('Dana Voss')
  expect(ownName.read({ full_name: 7 })).toBe('')
  expect(ownName.read({})).toBe('')
  expect(ownName.read(undefined)).toBe('')
})
