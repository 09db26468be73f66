import { expect, test } from 'vitest'
import { isOtherMatter } from './other-matters.ts'

test.each([
  'Oh and the invoice for the dairy calendar, that other job, was R14 200, not 12.',
  'the pool test for the hotel, chlorine failed, that one is other customer',
  'wrong channel sorry, whose blue thermos is in the dish rack',
  'unrelated, your invoice 2217 went to the school by mistake',
  'Separately, the parking deck memo you asked about is with Facilities.',
  'ignore the bit in my last mail on the cat café menu, wrong client, sorry!!',
  'Other file, other day.',
  'patch notes for the bee game go to the OTHER list btw',
])('is about something else: %s', (line) => {
  expect(isOtherMatter(line)).toBe(true)
})

test.each([
  'Brackwater also signed another client, the port of Hull.',
  'The app sends an invoice for the repair within a day.',
  'The company sells its invoices software in 12 countries.',
  'Each customer gets a separate account and a separate bill.',
  'Tickets are sold separately at the door.',
  'The two fires are unrelated, the fire service said.',
  'No other customer was affected.',
  'All other customers have power again.',
  'It is the other project that the council pays for.',
  'The mill won the other list of prizes in 2024.',
  'The other client in the trial is the city of Leeds.',
])('is news: %s', (line) => {
  expect(isOtherMatter(line)).toBe(false)
})
