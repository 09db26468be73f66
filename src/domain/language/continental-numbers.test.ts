import { expect, it } from 'vitest'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { americanNumbers } from './continental-numbers.ts'

it.each([
  ['7,2 million euros', '7.2 million euros'],
  ['18.000 pupils, 18,5% more', '18,000 pupils, 18.5% more'],
  ['640 000 copies', '640,000 copies'],
  ['1.250 tows from 1.5.2026', '1,250 tows from 1.5.2026'],
])('writes %j as %j', (given, wanted) => {
  expect(americanNumbers(given)).toBe(wanted)
})

it.each([
  'a part of 1.125 inches',
  '1,250 tows',
  'version 2.310 of the app',
  'call +33 4 55 50 01 22 or 416 555 019',
  'in 2025, 14 people',
  'on 28.11.2026 at 19.30',
])('leaves %j alone', (text) => {
  expect(americanNumbers(text)).toBe(text)
})

it('lets a text in American form draw on material in the other', () => {
  const material = '18.000 Schüler, 7,2 million euros, 26 000 shops'
  expect(findUnsupported('18,000 pupils, 7.2 million euros and 26,000 shops', material)).toEqual([])
  expect(findUnsupported('19,000 pupils', material)).toHaveLength(1)
})
