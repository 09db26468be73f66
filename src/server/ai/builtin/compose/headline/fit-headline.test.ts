import { expect, it } from 'vitest'
import { fitHeadline } from './fit-headline.ts'

it.each([
  [
    'is a little long rather than half empty',
    'Lake Brandt Unified School District board votes 6-1 to move middle and high school start times to 8:35 a.m.',
    'Lake Brandt Unified School District Board Votes 6-1 to Move Middle and High School Start Times',
  ],
  [
    'says what somebody may do, and less of who it is',
    'Aldine City Council votes 5-2 to let owners of small bakeries in the old harbor quarter of the city of Aldine bake at night',
    'Aldine City Council Votes 5-2 to Let Owners of Small Bakeries Bake at Night',
  ],
  [
    'says what somebody is allowed to do',
    'Board votes 6-1 to allow students of the district’s three high schools in Xenia and Dayton to bring their dogs to class on Fridays',
    'Board Votes 6-1 to Allow Students to Bring Their Dogs to Class on Fridays',
  ],
  [
    'says as what somebody is named',
    'Birch Dairy School names for first time woman as director of its creamery in the mountains of Vermont from May',
    'Birch Dairy School Names for First Time Woman as Director of Its Creamery',
  ],
  [
    'ends before a second verb, or after all of it',
    'Acme moves its plant from Leeds to Ohio and hires 40 people for the new assembly line of its heat pumps by June',
    'Acme Moves Its Plant From Leeds to Ohio and Hires 40 People',
  ],
  [
    'leaves out what is only said of its last word before it is cut',
    'Hollin Ropes buys Fell Twine, which has lofts in Whitby and Amble and spins for the fishing fleet',
    'Hollin Ropes Buys Fell Twine',
  ],
  [
    'leaves no adjective without what it goes with',
    'Harbor Films raises A$9.4 million to pay for a pilot plant at Port Arthur able to make 200 tonnes of film a year from May',
    'Harbor Films Raises A$9.4 Million to Pay for a Pilot Plant at Port Arthur',
  ],
  [
    'leaves no participle without what was done',
    'Harbor Foods recalls its oat and honey bread in 12-ounce bags, all loaves baked on the night shift of May 3 and May 4 in Salem',
    'Harbor Foods Recalls Its Oat and Honey Bread in 12-Ounce Bags, All Loaves',
  ],
  [
    'leaves no clause without its verb',
    'Harbor Science League holds its first Fix Day, a free event where teenagers ages 11 to 15 repair old radios and take them home',
    'Harbor Science League Holds Its First Fix Day, a Free Event',
  ],
  [
    'keeps a clause that has one',
    'Harbor League holds its first Fix Day, a free event where teenagers repair old radios that nobody has wanted for years',
    'Harbor League Holds Its First Fix Day, a Free Event Where Teenagers Repair Old Radios',
  ],
  [
    'has figures for whole numbers',
    'Thirty-eight percent of wells in four counties exceed the two hundred foot mark',
    '38% of Wells in 4 Counties Exceed the Two Hundred Foot Mark',
  ],
  [
    'leaves a name with a number alone',
    'Three Forks Growers recalls nine cases of spinach',
    'Three Forks Growers Recalls 9 Cases of Spinach',
  ],
])('a headline %s', (_what, text, headline) => {
  expect(fitHeadline(text, { profile: 'ap' })).toBe(headline)
})
