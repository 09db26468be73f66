import { expect, it } from 'vitest'
import { describeFit, wireProfiles } from './wires.ts'

const describe = (id: string) => {
  const profile = wireProfiles.find((each) => each.id === id)
  if (!profile) throw new Error(`There is no wire ${id}.`)
  return describeFit({ profile, fits: false, measures: [] })
}

it('writes the names of wires as a sentence has them', () => {
  expect(describe('news-index')).toMatch(/^Doesn’t fit news indexes:/)
  expect(describe('generic')).toMatch(/^Doesn’t fit a typical wire:/)
  expect(describe('pr-newswire')).toMatch(/^Doesn’t fit PR Newswire:/)
})
