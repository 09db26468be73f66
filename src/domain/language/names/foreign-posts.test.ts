import { expect, it } from 'vitest'
import { isUnknownForeignPost, translatePost } from './foreign-posts.ts'

it.each([
  ['Geschäftsführerin', 'managing director'],
  ['Geschäftsführer', 'managing director'],
  ['fundador y gerente', 'founder and manager'],
  ['cofondatrice et CEO', 'co-founder and CEO'],
  ['directeur d’usine', 'plant manager'],
  ['verkställande direktör', 'chief executive'],
])('%s is %s', (foreign, english) => {
  expect(translatePost(foreign)).toBe(english)
})

it.each(['managing director', 'founder and CEO', 'café manager', 'patron'])('%s is English', (title) => {
  expect(translatePost(title)).toBeUndefined()
  expect(isUnknownForeignPost(title)).toBe(false)
})

it('recognizes foreign titles that it can’t translate', () => {
  expect(isUnknownForeignPost('młynarz')).toBe(true)
  expect(isUnknownForeignPost('jefa de almazara')).toBe(true)
})
