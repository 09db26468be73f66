import { expect, it } from 'vitest'
import { findHoldBack } from './hold-back.ts'

it.each([
  ['The jury has asked every finalist to keep it quiet until 7 pm on 3 May', '7 pm on 3 May'],
  ['Would you sit on this until Tuesday 4 May, 8 am', 'Tuesday 4 May, 8 am'],
  ['We must ask you to hold it until Friday 11 June, 6 a.m.', 'Friday 11 June, 6 a.m.'],
  ['None of you should post it anywhere before 5 p.m. on 4 June', '5 p.m. on 4 June'],
  ['Editors are asked not to share it any earlier than 9:30 a.m. on 2 February', '9:30 a.m. on 2 February'],
  ['It is not to appear before 00:01 on 2 October', '00:01 on 2 October'],
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
