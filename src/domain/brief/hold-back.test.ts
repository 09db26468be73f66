import { expect, it } from 'vitest'
import { findHoldBack } from './hold-back.ts'

it.each([
  ['The jury has asked every finalist to keep it quiet until 7 pm on 3 May', '7 pm on 3 May'],
  ['Would you sit on this until Tuesday 4 May, 8 am', 'Tuesday 4 May, 8 am'],
  ['We must ask you to hold it until Friday 11 June, 6 a.m.', 'Friday 11 June, 6 a.m.'],
  ['None of you should post it anywhere before 5 p.m. on 4 June', '5 p.m. on 4 June'],
  ['Editors are asked not to share it any earlier than 9:30 a.m. on 2 February', '9:30 a.m. on 2 February'],
  ['It is not to appear before 00:01 on 2 October', '00:01 on 2 October'],
  ['The lender asks that this stay dark until 7:30 a.m. ET on 2 October', '7:30 a.m. ET on 2 October'],
  ['Don’t let anybody have this till we tell the crews, that’s Tuesday at 7 am', 'Tuesday at 7 am'],
  ['If it turns up anywhere before Monday 9 a.m. they walk away', 'Monday 9 a.m.'],
  // The moment comes before the words that hold back.
  ['The prize is given on 2 October at 8 p.m. and nobody may print it before that', '2 October at 8 p.m.'],
  ['The rule is Friday, 2 in the afternoon, and before that not a peep', 'Friday, 2 in the afternoon'],
  ['Keep your powder dry until the filing is in, that is Tuesday at 4:15 p.m.', 'Tuesday at 4:15 p.m.'],
])('finds the moment that ends “%s”', (sentence, until) => {
  expect(findHoldBack(sentence)).toEqual({ until, isMoment: true })
})

it.each([
  ['Nobody runs it before the board has met.', 'the board has met'],
  ['Please keep this under wraps until the funders have signed.', 'the funders have signed'],
  ['Everything stays under embargo until the curtain falls, please.', 'the curtain falls'],
  ['Nothing may go online before the whistle.', 'the whistle'],
  ['Please don’t post anything until the families have been told.', 'the families have been told'],
  ['Hold the announcement until the regulator has answered.', 'the regulator has answered'],
  ['No paper is to print it before then.', 'then'],
])('finds that “%s” waits for what no clock tells', (sentence, until) => {
  expect(findHoldBack(sentence)).toEqual({ until, isMoment: false })
})

it.each([
  'The bakery will not open before 8 a.m.',
  'If it rains before 8 a.m. on Saturday, the race is off.',
  'The doors open on Saturday at 9 a.m., and before that nothing is for sale.',
  'Hold until the dough has risen.',
  'Hold it until the glue has set.',
  'The seats are held until 7 p.m.',
  'Don’t send me anything before Monday.',
  'Nobody may run before the horn at 6 a.m.',
  'Runners may not use the bridge before 7 a.m. on Sunday.',
  'Visitors should not post pictures until 3 p.m.',
  'The family kept it quiet until the wedding.',
  'They’ll sit on it until the summer.',
  'He kept the recipe secret until 1990.',
  'The council will not announce a decision until May 4.',
  'The results were not published until 2019.',
  'The system does not report anything until the tank is full.',
  'Please keep the site quiet until the chicks have left the nest.',
  // Whoever signs the draft off ends no embargo.
  'Don’t publish it before I have seen it.',
  'Please don’t release it until legal has signed it off.',
  // A secret of the sentence before.
  'Don’t mention that until the staff know.',
  'Should we keep it quiet until the vote?',
])('finds nothing that holds the news back in “%s”', (sentence) => {
  expect(findHoldBack(sentence)).toBeUndefined()
})
