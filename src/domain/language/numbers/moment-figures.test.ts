import { expect, it } from 'vitest'
import { momentInFigures } from './moment-figures.ts'

it.each([
  ['Monday the third of August, ten a.m. Singapore time', 'Monday 3 August, 10 a.m. Singapore time'],
  ['August twenty-first, nine thirty in the evening', 'August 21, 9:30 p.m.'],
  ['the nineteenth of May at seven o’clock in the morning', '19 May at 7 a.m.'],
  ['00.01 on Monday 11 May', '00:01 on Monday 11 May'],
  ['Thursday 18 June, 9h00', 'Thursday 18 June, 9:00'],
  ['30.07.2026, 10.00 Uhr CEST', '30.07.2026, 10:00 CEST'],
  ['Monday 30/11 evening 6 pm', 'Monday 30 November evening 6 p.m.'],
  ['11/5 at 9am', '11/5 at 9am'],
  ['3 May at half past seven in the morning', '3 May at 7:30 a.m.'],
  ['a quarter to one in the afternoon', '12:45 p.m.'],
  ['Monday, one minute past midnight', 'Monday, 12:01 a.m.'],
  ['Monday evening, 7 o’clock', 'Monday evening, 7 p.m.'],
  ['0630 HRS 3 MAY', '06:30 3 MAY'],
  // Nobody knows which half of the day it is.
  ['3 May at half past seven', '3 May at half past seven'],
  // A date in figures, and a date beside a time.
  ['1.12.2026, 10:00', '1.12.2026, 10:00'],
  ['Friday 1.12 at 10 a.m.', 'Friday 1.12 at 10 a.m.'],
  ['on 1.12', 'on 1.12'],
  ['twelve at night on May 5', 'twelve at night on May 5'],
  ['the second meeting', 'the second meeting'],
])('writes “%s” as “%s”', (words, figures) => {
  expect(momentInFigures(words)).toBe(figures)
})
