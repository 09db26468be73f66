// What the notes ask a release to begin with, over whole drafts.
import { describe, expect, it } from 'vitest'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { composeRelease } from './compose-release.ts'

const readDraft = (text: string): string[] => listParagraphs(composeRelease(readStory(text)))
const firstOf = (text: string): string =>
  readDraft(text)
    .find((line) => line.includes(' — '))
    ?.split(' — ')[1] ?? ''

describe('an opening that is asked for', () => {
  const shop = 'Birch Cycles of Dayton, Ohio, is opening a second repair shop in Xenia on May 3.'

  it('goes before the news where its sentence can, and the headline keeps the news', () => {
    const notes = `${shop}\nBirch Cycles began in a chicken coop that Ann Roe rented for a dozen eggs a week.\nPlease start with the chicken coop.`
    expect(firstOf(notes)).toMatch(
      /^Birch Cycles began in a chicken coop .* eggs a week\. Birch Cycles is opening a second repair shop/,
    )
    expect(readDraft(notes)[1]).toMatch(/Opens Second Repair Shop/)
  })

  it('is told near the top where that is asked for', () => {
    const notes = `${shop}\nThe shop has four stands.\nThe building dates from 1911.\nHelmets are free for children under 12.\nThe mayor would like the helmets near the top.`
    const draft = readDraft(notes).join(' ')
    expect(draft.indexOf('Helmets are free')).toBeLessThan(draft.indexOf('The shop has four stands'))
  })

  it('is a quotation where the words are somebody’s', () => {
    const notes = `${shop}\nThe shop has four stands.\nSam Poe, mechanic: “A squeak is a bike asking for help.”\nAnn Roe, owner: “My grandmother fixed bikes with a spoon and a shoelace.”\nstart with my grandma pls`
    const draft = readDraft(notes).join(' ')
    expect(draft.indexOf('My grandmother')).toBeLessThan(draft.indexOf('A squeak'))
    expect(draft.indexOf('My grandmother')).toBeLessThan(draft.indexOf('four stands'))
  })

  it('has the words that a request gives', () => {
    expect(
      firstOf(
        'Birch Toys of Dayton, Ohio, is recalling 900 wooden ladders because a rung can break.\nThe first line has to tell parents to put the ladder away.',
      ),
    ).toMatch(/Parents should put the ladder away\./)
  })

  it('is not what notes keep back', () => {
    const notes = `${shop}\nConfidential: the shop was nearly lost to a fire in the paint room.\nPlease start with the fire in the paint room.`
    expect(readDraft(notes).join(' ')).not.toMatch(/paint room/)
  })

  it('puts the jobs into the headline', () => {
    expect(readDraft(`${shop}\nIt brings 14 new jobs.\nJobs number in the headline please`)[1]).toMatch(
      /, With 14 New Jobs$/,
    )
  })
})

describe('a lead', () => {
  it('is the deed of the company, whatever type the notes look like', () => {
    const draft = readDraft(
      'The big news is, on Tuesday, that’s April 21, the seed library handed out its ten thousandth packet.\nThat’s the Harlow Seed Library in Dayton, Ohio.',
    )
    expect(draft.join(' ')).toMatch(
      /On Tuesday, April 21, (?:the )?Harlow Seed Library handed out its (?:ten|10) thousandth packet/,
    )
    expect(draft[1]).toMatch(/^Harlow Seed Library Hands Out Its 10 Thousandth Packet$/)
  })

  it.each([
    [
      'names who gets a post below the name of the company',
      'Harlow Savings Bank, Dayton, Ohio: new pres. & CEO = Ann Strand\nstarts Jan 4',
      /^Harlow Savings Bank Names Ann Strand President and CEO$/,
    ],
    [
      'takes what was won for the prize, and not what comes with it',
      'Company: Harlow Tools, Dayton, Ohio\nNews: Won the Silver Anvil for safety\nGiven by: Ohio Makers Council\nPrize: A steel anvil and $2,000',
      /^Harlow Tools Wins Silver Anvil From Ohio Makers Council$/,
    ],
    [
      'says that a thing is the first, and cuts no list',
      'Harlow Cider of Dayton, Ohio, is putting out its first perry without sugar, its called Low Branch, a dry perry, and it goes on sale May 3.',
      /^Harlow Cider Launches Low Branch, Its First Perry Without Sugar$/,
    ],
    [
      'knows the company by its first word',
      'Company: Kestwell Marine Ltd\nCity: Leeds\nKestwell has opened a dry dock in Hull.',
      /^Kestwell Marine Opens Dry Dock in Hull$/,
    ],
  ])('%s', (_what, notes, headline) => {
    expect(readDraft(notes)[1]).toMatch(headline)
  })

  it('gives a university its article', () => {
    expect(
      firstOf('University of Marlow in Marlow, Ohio, has opened a wind tunnel for bicycles on May 3.'),
    ).toMatch(/^The University of Marlow /)
  })
})
