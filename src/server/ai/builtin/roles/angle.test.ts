// A release begins with what the notes ask it to begin with.
import { expect, it } from 'vitest'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'

const leadOf = (text: string): string =>
  listParagraphs(composeRelease(readStory(text))).find((line) => line.includes(' — ')) ?? ''

it.each([
  [
    'a figure',
    'Harbor Research Group, Dayton, Ohio, surveyed 1,400 nurses in May.\n- 1 in 5 lost a shift because nobody answered the phone\n- 62% of nurses in the U.S. swapped at least one shift in the past month\n- Please lead with the 62% number',
    '62% of nurses in the U.S. swapped at least one shift',
  ],
  [
    'a thing',
    'Harbor Water of Dayton, Ohio, is building a control room.\nEvery household gets leak alerts by text from May 3.\nAngle should be the leak alerts, not the construction',
    'Every household gets leak alerts by text',
  ],
  [
    'what should be the headline',
    'Birch Film Festival of Dayton, Ohio, turns 20 this year.\nThe festival opens with a documentary about the river on May 3.\nUm, make the documentary the headline, not the anniversary',
    'Birch Film Festival opens with a documentary about the river',
  ],
])('leads with %s', (_what, notes, lead) => {
  expect(leadOf(notes)).toContain(lead)
})

it('leads with the news where a wish names what cannot be it', () => {
  expect(
    leadOf(
      'Birch School District of Dayton, Ohio, has won the Golden Spoon Award.\nThe cooks make 4,000 lunches a day from scratch.\nplease lead with the cooks not with the superintendent',
    ),
  ).toContain('has won the Golden Spoon Award')
})

it('leads with the news where the notes only say what not to begin with', () => {
  expect(
    leadOf(
      'Birch Mills of Dayton, Ohio, is opening a second mill in Xenia on May 3.\nThe mill has 62 looms.\nDon’t lead with the 62 looms',
    ),
  ).toContain('is opening a second mill in Xenia')
})
