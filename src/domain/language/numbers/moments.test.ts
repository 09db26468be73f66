import { expect, it } from 'vitest'
import { findMoment } from './moments.ts'

it.each([
  ['not for use before 3rd Dec, 7am, they are telling staff first', '3rd Dec, 7am'],
  ['until 00:01 GMT on Monday 9 November 2026 at the latest', '00:01 GMT on Monday 9 November 2026'],
  ['Sperrfrist: 1.12.2026, 10:00 Uhr.', '1.12.2026, 10:00 Uhr'],
  [
    'run it till February sixteenth at six in the morning Eastern please',
    'February sixteenth at six in the morning Eastern',
  ],
  ['antes del jueves 19, 10 hs (nothing before)', 'jueves 19, 10 hs'],
  ['on Friday 19 June.', 'Friday 19 June'],
  [
    'quiet until Monday 3 May at a quarter past seven in the morning, please',
    'Monday 3 May at a quarter past seven in the morning',
  ],
  ['from Monday, one minute past midnight, Perth time.', 'Monday, one minute past midnight, Perth time'],
  ['EMBARGO 0630 HRS 3 MAY', '0630 HRS 3 MAY'],
  ['after the bell on May 3 (4:05 p.m. ET), as always', 'May 3 (4:05 p.m. ET)'],
  ['before 3 June 2026, 10:00 o’clock CEST.', '3 June 2026, 10:00 o’clock CEST'],
  [
    'at 2 p.m. U.S. Eastern time on Wednesday, May 6, and then',
    '2 p.m. U.S. Eastern time on Wednesday, May 6',
  ],
])('a moment is read whole out of “%s”', (text, moment) => {
  expect(findMoment(text)?.text).toBe(moment)
})

it('no moment is read out of counts and prices', () => {
  expect(findMoment('It costs $40 and holds 12 people in 3 rooms.')).toBeUndefined()
  expect(
    findMoment('It went from a quarter to a half, past the old limit, in five to seven jobs.'),
  ).toBeUndefined()
})
