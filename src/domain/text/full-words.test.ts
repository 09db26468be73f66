import { expect, it } from 'vitest'
import { inFullWords } from './full-words.ts'

it.each([
  ['Open Tue–Sat 9–5, closed Sun/Mon', 'Open Tuesday through Saturday 9 to 5, closed Sunday and Monday'],
  ['Till now it was Tues and Fri only', 'Till now it was Tuesday and Friday only'],
  ['The money goes back by Fri.', 'The money goes back by Friday.'],
  ['The van comes on Tues, Thurs and Sat', 'The van comes on Tuesday, Thursday and Saturday'],
  ['hotline 8a-8p daily', 'hotline 8 a.m. to 8 p.m. daily'],
  ['$40/mo for shops, $0.38/kWh', '$40 a month for shops, $0.38 per kWh'],
  ['72 patients/day. More later', '72 patients a day. More later'],
  ['A 24 hr emergency dept, 3.1 mi away', 'A 24-hour emergency department, 3.1 miles away'],
  ['Refunds in 24 hrs, 2 hr max', 'Refunds in 24 hours, 2-hour maximum'],
  ['The first 100 ppl, thru June', 'The first 100 people, through June'],
  ['38 people now, k we are at 39', '38 people now, we are at 39'],
  [
    'Stores in PA, MD and at six in MN & WI',
    'Stores in Pennsylvania, Maryland and at six in Minnesota and Wisconsin',
  ],
  [
    '120 miles of trail/yr, online 1x/wk, 3x a day',
    '120 miles of trail a year, online once a week, 3 times a day',
  ],
  ['sold between Aug 3 - Aug 28', 'sold between Aug 3 and Aug 28'],
  ['1 more yr, 210 emps, max 50', '1 more yr, 210 employees, maximum 50'],
  ['goal 175k, 2.5k members', 'goal 175,000, 2,500 members'],
  ['shut down Weds night, open Thur 10 a.m.', 'shut down Wednesday night, open Thursday 10 a.m.'],
])('writes out what nobody prints: "%s"', (note, full) => {
  expect(inFullWords(note)).toBe(full)
})

it.each([
  'The Sun was first to tell',
  'five shops: Tournai, Mons, Namur',
  'Wed. 12 June',
  '40 km/h in town',
  'A 5k and a 10k run',
  'Section 4a and/or 5b',
  'a day/night shift, per day/week',
  '24/7 care for $50 min',
  'acme.com/dept',
  '"We open Tue-Sat, $5/mo," she said',
])('keeps what has another reading, and what was said: "%s"', (note) => {
  expect(inFullWords(note)).toBe(note)
})
