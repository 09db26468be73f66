import { expect, it } from 'vitest'
import { isInName } from './named-things.ts'
import { readParagraph } from './release/paragraph.ts'

function standsInName(text: string, words: string): boolean {
  const from = text.indexOf(words)
  return isInName(readParagraph({ type: 'paragraph', text }), { from, to: from + words.length })
}

it.each([
  ['a month in the name of a fund', 'A stake was bought by August 1st Capital in June.', 'August'],
  ['the day in the name of a street', 'It is at the corner of May 2nd Street and Elm.', '2nd'],
  [
    'a post in the name of an award',
    'Tallgrass won the Secretary of Agriculture Award.',
    'Secretary of Agriculture',
  ],
  ['a name with small words inside', 'She runs the May 4th Festival of the Arts.', 'May'],
  ['a day with a name behind it', 'October 9th Books sells maps.', 'October'],
  ['the figure of such a day', 'October 9th Books sells maps.', '9th'],
  ['a part of a title of a work', 'They sang “October 12 in Vienna” at noon.', 'October'],
])('takes %s for a part of the name', (_, text, words) => {
  expect(standsInName(text, words)).toBe(true)
})

it.each([
  ['a date before a company', 'On November 17 Capital One opened a branch.', 'November'],
  ['a day with its weekday', 'The October 9 Friday crew left.', 'October'],
  ['a post at a bank', 'Lena Voss, Director of Finance of Erie Bank, signed it.', 'Director of Finance'],
  ['a street beside another one', 'It is at Elm St. and Third Avenue.', 'St.'],
  ['a small word before a name', 'The mayor Denise Ortega County officials met ran.', 'mayor'],
  ['a word of a headline in capitals', 'Voss Marine Opens Revolutionary Boat Hall in Erie', 'Revolutionary'],
  ['the whole of a name', 'She studies at Harbor College.', 'Harbor College'],
  ['what somebody says', '“We open August 1st Capital accounts,” she said.', '“We'],
])('does not take %s for one', (_, text, words) => {
  expect(standsInName(text, words)).toBe(false)
})
