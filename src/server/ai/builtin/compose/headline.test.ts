// Who does what in the headline, over whole drafts.
import { describe, expect, it } from 'vitest'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { composeRelease } from './compose-release.ts'

const readDraft = (text: string): string => listParagraphs(composeRelease(readStory(text))).join('\n')

describe('the headline', () => {
  const store =
    'Orchard Lane Honey of Yakima, Washington, opens its second store on May 4, 2027, in Union Gap.'
  const plain = /^Orchard Lane Honey Opens Second Store in Union Gap$/m

  it('is the one the notes ask for, where it could stand over a release', () => {
    const wish = '“Honey maker moves into the bank where its first loan was refused”'
    expect(readDraft(`${store}\nHeadline should be something like ${wish}.`)).toMatch(
      /^Honey Maker Moves Into the Bank Where Its First Loan Was Refused$/m,
    )
    expect(readDraft(`${store}\nHeadline: something with bees and the bank`)).toMatch(plain)
    expect(readDraft(`${store}\nThe title must not be ${wish}.`)).toMatch(plain)
  })

  it('takes no name for a month, and a share of many for many', () => {
    expect(
      readDraft('The Marlow Trust of Tulsa, Oklahoma, is giving $2 million to the city library.'),
    ).toMatch(/^Marlow Trust Gives \$2 Million to City Library$/m)
    expect(
      readDraft(
        'Company: Birch Institute\n51% of rural adults put off dental care in 2026, according to Birch Institute.',
      ),
    ).toMatch(/51% of Rural Adults Put Off Dental Care/)
  })

  it('names a city council by its city', () => {
    const draft = readDraft(
      'The city council voted 5-2 last night to turn the closed mall into a park.\nCity of Aldine, Texas.',
    )
    expect(draft).toContain('The Aldine city council voted 5-2')
    expect(draft).toMatch(/^Aldine City Council Votes 5-2 to Turn Closed Mall Into Park$/m)
  })

  it('says what the money is for, and what the thing is', () => {
    expect(
      readDraft(
        'Tidewell (Portland, Maine) raised $4.1 million in seed funding led by Northeast Blue Fund.\nWe will use it to hire 9 people and put sensors in 60 more oyster farms.',
      ),
    ).toMatch(/^Tidewell Raises \$4\.1 Million to Hire 9 People and Put Sensors in 60 More Oyster Farms$/m)
    expect(
      readDraft(
        'Product brief\nName: Perch\nWhat it is: a window-mounted camera that names birds by their song\nCompany: Fieldnote Labs, Ithaca, New York\nOn sale: Feb 2, fieldnotelabs.com and REI\nPrice: $149\nCompany founded 2021, 17 employees',
      ),
    ).toMatch(/^Fieldnote Labs Launches Perch, Window-Mounted Camera That Names Birds by Their Song$/m)
  })

  it('names both parties where two do something together', () => {
    expect(
      readDraft(
        'Hale Dunmore LLP of St. Louis and Whit, Amsel & Roe P.C. of Kansas City will merge effective January 1, 2027.',
      ),
    ).toMatch(/^Hale Dunmore and Whit, Amsel & Roe to Merge$/m)
  })

  it('takes whoever was surveyed for people, and keeps what the share is of', () => {
    const draft = readDraft(
      'Report from Alder Point Mutual of Hartford, Connecticut.\nWe surveyed 2,015 homeowners in 12 states.\n44% could not pay a $5,000 repair bill without borrowing.',
    )
    expect(draft).toMatch(/44% of Homeowners Surveyed Could Not Pay \$5,000 Repair Bill/)
  })

  it('names what is launched before it says what it is, and leaves states to the text', () => {
    expect(
      readDraft(
        'Perchlight, a startup in Boise, Idaho, is launching Perchlight Routes, a dispatch tool for school districts.',
      ),
    ).toMatch(/^Perchlight Launches Perchlight Routes, Dispatch Tool for School Districts$/m)
    expect(
      readDraft(
        'Brightwater Supply Inc. of Toledo, Ohio, has acquired Corvane Labs, a Grand Rapids, Mich., maker of milled crowns.',
      ),
    ).toMatch(/^Brightwater Supply Acquires Corvane Labs, Grand Rapids Maker of Milled Crowns$/m)
  })

  it('keeps a list that a description ends with', () => {
    expect(
      readDraft(
        'Pannier Works of Salem, Oregon, is launching Trade Bike, an electric bike subscription for plumbers, electricians, florists and bakers.',
      ),
    ).toMatch(/for Plumbers/)
  })

  it('lets nobody appoint who is appointed', () => {
    expect(
      readDraft('Penhallan Harbor Board: Ms. Keziah Tregear appointed harbor master from Aug. 3, 2026.'),
    ).not.toMatch(/Appoints/)
  })
})

describe('the lead', () => {
  it('says what is bought, where a form names the buyer and another line says what it is', () => {
    const draft = readDraft(
      'Subject: acquisition - draft release pls\nStrathie’s is being bought.\nBuyer: Cobalt Ridge Hardware, Boise, 41 stores in Idaho, Oregon and Montana\nStrathie’s = family-run hardware chain, 6 stores around Spokane, Washington, since 1946\ndeal closes Jan 15.',
    )
    expect(draft).toContain(
      'Cobalt Ridge Hardware is buying Strathie’s, a family-run hardware chain with six stores around Spokane, Washington.',
    )
  })

  it('names who gets the post, where one line asks for the release and another tells of it', () => {
    const draft = readDraft(
      'Please put together a press release on Renata Okafor.\nShe starts January 4 as our chief nursing officer.\nMercy Ridge Medical Center is a 312-bed hospital in Findlay, Ohio.',
    )
    expect(draft).toContain('has named Renata Okafor chief nursing officer, effective Jan. 4.')
  })

  it('tells what a company does as its own deed, whoever the notes say does it', () => {
    const draft = readDraft(
      'Client: Larkspur Bakery, Asheville, North Carolina\nWhat: they’re opening their third location, the old Merchants Bank on Haywood Road',
    )
    expect(draft).toContain('Larkspur Bakery is opening its third location')
  })

  it('says of how many a share is', () => {
    const draft = readDraft(
      'Crow & Dade, the Norwich letting agent, publishes the Wet Wall Report on March 5, 2026.\nWe inspected 1,906 rented homes in Norfolk with a moisture meter.\n31% had a damp reading above 20 in at least one bedroom.',
    )
    expect(draft).toContain('31% of the 1,906 rented homes inspected had a damp reading above 20')
  })

  it('has the sentence that says what its thing is in the same paragraph', () => {
    const draft = readDraft(
      'Granite Peak Credit Union of Helena, Montana, is merging with Bitterroot Teachers Federal.\nNo branch closes.\nBitterroot Teachers is a one-branch credit union in Hamilton, started in 1954 by eleven schoolteachers.',
    )
    expect(draft).toMatch(/Bitterroot Teachers Federal\. Bitterroot Teachers is a one-branch credit union/)
  })
})
