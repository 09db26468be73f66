// Who announces is named in the lead, however the notes call it.
import { expect, it } from 'vitest'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { composeRelease } from './compose-release.ts'

const readDraft = (text: string): string => listParagraphs(composeRelease(readStory(text))).join('\n')

it.each([
  [
    'a word of its name',
    'Organization: Harbor Youth Rowing League, a nonprofit in Dayton, Ohio\nWhat is the news: the league is opening its first boathouse on the river.',
    'Harbor Youth Rowing League is opening its first boathouse on the river.',
  ],
  [
    'two words of its name',
    'Birch Credit Union of Dayton, Ohio, a financial cooperative.\nThe credit union will close its Main Street branch on May 3.',
    'Birch Credit Union will close its Main Street branch on May 3.',
  ],
  [
    'what the notes say it is',
    'Client: Fell & Amble, a landscape studio in Salem, Oregon\nNews: On Monday, May 3, 2027, the studio becomes owned by its staff.',
    'On Monday, May 3, 2027, Fell & Amble becomes owned by its staff.',
  ],
  [
    'another word for that',
    'Organization: The Warm Kitchens Project, a nonprofit in Baltimore, Maryland\nNews: the charity has published "Cold Stoves", its third report on homes without heat, on Tuesday, Oct. 20',
    'The Warm Kitchens Project has published “Cold Stoves,” its third report on homes without heat, on Tuesday, Oct. 20.',
  ],
  [
    '"it," after a day',
    'Harbor Ferry & Freight, Portland, Maine.\nAs of November 1 it is called Harbor Line.',
    'As of Nov. 1 Harbor Ferry & Freight is called Harbor Line.',
  ],
  [
    'what is its own',
    'Our rye bread Long Tom just took first prize at the Ohio Bread Fair.\nWe are Harbor Bakery in Dayton, Ohio.',
    'Harbor Bakery’s rye bread Long Tom just took first prize at the Ohio Bread Fair.',
  ],
])('a company called by %s', (_how, notes, lead) => {
  const draft = readDraft(notes)
  expect(draft).toContain(lead)
  expect(draft).not.toMatch(/ said\.$/m)
})

it('is no other club, or a club that has a name of its own', () => {
  expect(
    readDraft(
      'Harbor Savings Bank of Dayton, Ohio, works with a chess club.\nThe club is moving into the old vault on May 3.',
    ),
  ).not.toContain('Harbor Savings Bank is moving')
  expect(
    readDraft(
      'Harbor Rowing Club of Dayton, Ohio, is 40 years old.\nThe club Fell Rowers is selling its boats to Harbor on May 3.',
    ),
  ).not.toContain('Harbor Rowing Club Fell Rowers')
})
