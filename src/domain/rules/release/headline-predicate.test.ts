import { expect, it } from 'vitest'
import { hasPredicate } from './headline-predicate.ts'
import { Paragraph } from './paragraph.ts'

const read = (text: string) => hasPredicate(new Paragraph({ type: 'heading', level: 1, text }))

it.each([
  'Brightwater Breaks Record for Bread',
  'Brightwater Foods Drops Prices 30%',
  'Dayton Bakery Feeds 61 Schools',
  'Acme Sues Rival Over Oven Patent',
  'Brightwater Plants 4,000 Trees in Ohio',
  'Acme Swaps Diesel for Batteries',
  'Dayton Lab Discovers Cheaper Yeast',
  'Brightwater Profit Jumps 30%',
  'Ohio Clinic Cures 40 Patients',
  'Acme’s Dayton Plant Bakes 9,000 Loaves',
  'Acme sues rival over oven patent',
  'Scientists Develop Cheaper Yeast',
  'Ford, Rivian Open Plant in Ohio',
  'Brightwater and Acme Build Bakery',
  'Dayton Police Study Bread',
])('finds the verb: %s', (headline) => {
  expect(read(headline)).toBe(true)
})

it.each([
  'Brightwater’s Bakery in Dayton for 61 School Kitchens',
  'Brightwater’s Ovens for Dayton Schools',
  'New Bakery in Dayton for School Kitchens and Homes',
  'Brightwater Foods Bakery in Dayton',
  'Acorn Dairy and its new oat butter',
  'Acme Robotics Campus in Dayton',
  'Acme Widgets Opened Bakery in Dayton',
  'Acme Famous Bakery in Dayton',
  'The New Ovens',
])('finds none: %s', (headline) => {
  expect(read(headline)).toBe(false)
})
