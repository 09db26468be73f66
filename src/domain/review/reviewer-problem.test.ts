import { expect, it } from 'vitest'
import { findReviewerProblem } from './reviewer-problem.ts'

const mara = { name: 'Mara Voss', email: 'mara@larkmoor.example' }

it.each([
  ['nothing', [mara, { name: 'Jo', email: 'jo@bell.example' }], undefined],
  ['a missing name', [mara, { name: ' ', email: 'x' }], [1, 'name']],
  ['a missing address', [{ name: 'Jo', email: '' }], [0, 'email']],
  ['no address', [{ name: 'Jo', email: 'jo@' }, mara], [0, 'email']],
  ['the same address twice', [mara, { name: 'Jo', email: ' MARA@larkmoor.example' }], [1, 'email']],
])('finds %s', (_what, reviewers, expected) => {
  const found = findReviewerProblem(reviewers)
  expect(found && [found.index, found.field]).toEqual(expected)
})
