import { expect, it } from 'vitest'
import { findUnused } from './find-unused.ts'
import { sortBrief } from './sort-brief.ts'

const { units } = sortBrief(
  'Acme opens a plant in Dayton on May 3, 2027.\nThe plant has 110 jobs.\nAdmission to the tour is free.\nInternal: the state paid.',
)

it('lists the facts a draft does not tell, and none that are kept out', () => {
  const unused = findUnused(units, 'DAYTON, Ohio — Acme will open a plant in Dayton on May 3, 2027.')
  expect(unused.map(({ text }) => text)).toEqual([
    'The plant has 110 jobs.',
    'Admission to the tour is free.',
  ])
})

it('lists nothing when all is told, in whatever words', () => {
  const draft = 'Acme opens its Dayton plant on May 3, 2027. It has 110 jobs. Admission to the tour is free.'
  expect(findUnused(units, draft)).toEqual([])
})
