import { describe, expect, it } from 'vitest'
import { withAmericanDates } from './american-dates.ts'

describe('a date of the notes', () => {
  it.each([
    ['Closing expected 30 June, subject to approval.', 'Closing expected June 30, subject to approval.'],
    ['Signed Friday 3 April.', 'Signed Friday, April 3.'],
    ['Fieldwork 3 Nov to 12 Dec.', 'Fieldwork Nov. 3 to Dec. 12.'],
    ['launching the Tarn 4, Tues March 10', 'launching the Tarn 4, Tuesday, March 10'],
    ['made between aug 2024 and feb 2025', 'made between August 2024 and February 2025'],
    ['starts monday feb 2', 'starts Monday, Feb. 2'],
    ['the first report was november', 'the first report was November'],
    ['regulator told march 3, shops march 4', 'regulator told March 3, shops March 4'],
    ['On 3 May 2026 in Leeds', 'On May 3, 2026, in Leeds'],
    ['Thursday, 18 June at noon', 'Thursday, June 18, at noon'],
    ['sold march–august 2025', 'sold March–August 2025'],
    ['given on the 8 May', 'given on May 8'],
    ['voted Wednesday 20 May to accept it', 'voted Wednesday, May 20 to accept it'],
    ['the lockout that started march 9 and ended', 'the lockout that started March 9 and ended'],
    ['12 Dec. 2026', 'Dec. 12, 2026'],
    ['19 July. 11 to 6 on both days', 'July 19. 11 to 6 on both days'],
  ])('is written as newsrooms do: %s', (typed, written) => {
    expect(withAmericanDates(typed)).toBe(written)
  })

  it.each([
    'In May 40 apprentices start.',
    'They may 5 times ask for a break.',
    'The 19th March of the Lamplighters',
    'Room 12, March Street',
    'Write to monday@tarn.example or tarn.example/friday',
    'Sept. 9, 2026',
    'The parade is May 23 and 24, 2026.',
    'Open Nov. 5–7',
  ])('is left alone where it is none or is right: %s', (text) => {
    expect(withAmericanDates(text)).toBe(text)
  })
})
