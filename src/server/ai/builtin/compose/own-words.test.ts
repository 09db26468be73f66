// What the notes wrote themselves goes into the draft once and whole.
import { expect, it } from 'vitest'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { composeRelease } from './compose-release.ts'

const draft = (...lines: string[]): string =>
  listParagraphs(composeRelease(readStory(lines.join('\n')))).join('\n')

it('prints the dateline of a half draft once, and names whom “her” means', () => {
  const text = draft(
    'Dunmoor, 19 January 2026 - Regional law firm Penrose Galt LLP has named Nkechi Adeyemi-Ford as its managing partner. She is the first woman to lead the firm.',
    '',
    '[something from Robert here. NB he does not want the word "stepping down"]',
    '',
    'Under her the firm will open a free Saturday advice morning for farm tenants from May.',
  )
  expect(text).toContain('DUNMOOR, Jan. 19, 2026 — Regional law firm Penrose Galt LLP has named')
  expect(text).toContain('Under Adeyemi-Ford, the firm will open a free Saturday advice morning')
})

it('doubles no word of a company’s name', () => {
  const text = draft(
    'Event: GreatLakes Timber Expo',
    'Organizer: Timberline Shows LLC',
    'Dates: September 24-26, 2026',
    'Venue: Marlow County Fairgrounds, Eastport, Michigan',
  )
  expect(text).toContain('Timberline Shows LLC will hold the GreatLakes Timber Expo')
  expect(text).not.toContain('Shows Shows')
})

it('names the company once in the headline and the lead, and the first name of whoever speaks', () => {
  const text = draft(
    "Hi it's Noreen, I'm in the van.",
    "We're opening the second bakery, Noreen's Crust, on Harbour Street in Port Vail.",
    'You can put me down as saying, um, "I never wanted a chain. I wanted a shop people could walk to."',
  )
  expect(text).toContain('Noreen’s Crust is opening the second bakery on Harbour Street')
  expect(text).not.toMatch(/Crust: Noreen/)
  expect(text).toContain('said Noreen [LAST NAME], [JOB TITLE]')
})

it('tells of a new hire what the form tells', () => {
  const text = draft(
    'Organization: Saint Orla Medical Center',
    'Type of announcement: New hire',
    'Who: Joanna Teague-Ruiz, DNP, RN',
    'Title: Chief Nursing Officer',
    'Background: Most recently vice president of patient care at Lakeshore Mercy.',
  )
  expect(text).toContain('has named Joanna Teague-Ruiz chief nursing officer')
  expect(text).toContain('was previously vice president of patient care')
})

it('describes a company without saying where another is', () => {
  const text = draft(
    'Stonebutt Brewery is buying Kettle & Crow Brewing.',
    "We're in Wexcombe, Kettle & Crow are ten miles off in Little Harle.",
  )
  expect(text.split('About Stonebutt Brewery')[1]).not.toContain('Kettle & Crow')
})

it('keeps the paragraph behind a question to the writer, and gives a museum its article', () => {
  const text = draft(
    'MARSH END, March 3, 2026 - The Museum of Homes has opened its 500th room.',
    'The conversion cost $1.3 million. [check with Tidewater if they want their logo]',
    'Under its five-year plan the museum will open another 60 rooms by 2030.',
    'Rowan Pellew, director: "The first one has my name on the bell, and I like it."',
  )
  expect(text).toContain('will open another 60 rooms by 2030')
  expect(text).toContain('director of the Museum of Homes')
})
