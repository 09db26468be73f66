import { describe, expect, it } from 'vitest'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { writeRelease } from '#server/release-html/write-release.ts'

const draft = (notes: string): string => writeRelease(composeRelease(readStory(notes)))

/** The first paragraph after the headline. */
const leadOf = (html: string): string => /<\/h1>\s*<p>(?<lead>.*?)<\/p>/s.exec(html)?.groups?.lead ?? ''

describe('the lead of a launch', () => {
  it('says what a thing is and from when on, though the notes say so in several lines', () => {
    const html = draft(
      'Company: Harbor Tools, Dayton, Ohio\nNew product: EweTag. Ear tag for sheep that warns farmers at lambing.\nPrice: $59 per tag\nLaunch: October 29, 2026',
    )
    expect(leadOf(html)).toContain(
      'Harbor Tools will launch EweTag, an ear tag for sheep that warns farmers at lambing, on Oct. 29, 2026.',
    )
    expect(html).toContain('$59 per tag')
  })

  it('reads the answer to a question of a form, and prints no question', () => {
    const html = draft(
      'Company: Chenab Works\nTown: Dayton, Ohio\nIn one line what is new: a foot for children, name "Leap", that grows by changing the toe piece\nAvailable from: December 1, 2026\nPrice: $89\nProof: 48 children wore it one year',
    )
    expect(leadOf(html)).toContain(
      'Chenab Works will launch Leap, a foot for children that grows by changing the toe piece, on Dec. 1, 2026.',
    )
    expect(html).not.toContain('In one line')
  })

  it('leaves a sentence alone that tells it all', () => {
    const html = draft(
      'Harbor Mutual of Dayton, Ohio, is launching First Furrow, a start-up loan for farmers under 40.\nApplications open April 1 at all 31 branches.',
    )
    expect(leadOf(html)).toContain('is launching First Furrow, a start-up loan for farmers under 40.')
  })
})

describe('the lead of an event', () => {
  it('reads a form by what it asks', () => {
    const html = draft(
      'Who is organising: Harbor Society, Dayton, Ohio\nName of it: Repair Night, first time\nWhat happens there: 40 menders fix what people carry in\nDay + hour: Saturday, December 5, 2026, 16h to midnight\nPlace: fire station, Dayton\nWhy: the dump took 19 tons of things last winter',
    )
    expect(leadOf(html)).toContain(
      'will hold the Repair Night on Saturday, Dec. 5, 2026, from 4 p.m. to midnight, at the fire station, Dayton.',
    )
    expect(html).toContain('Forty menders fix what people carry in.')
    expect(html).not.toMatch(/What happens there|Name of it|Day (?:\+|and) hour/)
  })
})

describe('the lead of an event in a chat', () => {
  it.each([
    [
      'so it’s Harbor Community House, the Soup & Songs Supper, Saturday October 24, doors 5:30, supper at 6\nin our own hall, 318 Lantern Row, Dayton, Ohio\nHarbor Community House has been here since 1938.',
      'Harbor Community House will hold the Soup &amp; Songs Supper on Saturday, Oct. 24, in its own hall, 318 Lantern Row',
    ],
    [
      'Harbor Rowers’ Spring Regatta, Sunday, June 6, 9 a.m. to 4 p.m. at Lake Eastwood\nHarbor Rowers of Dayton, Ohio, was founded in 1950.',
      'Harbor Rowers will hold the Spring Regatta on Sunday, June 6, from 9 a.m. to 4 p.m., at Lake Eastwood.',
    ],
  ])('names the event behind whoever holds it: %s', (notes, lead) => {
    expect(leadOf(draft(notes))).toContain(lead)
  })
})

describe('the lead of an expansion', () => {
  it('says where, though that is a sentence of its own', () => {
    const html = draft(
      'Harbor Mills of Dayton, Ohio, opens its second mill, it is in Richmond, 78 km from the first.\nInvestment was $4.6 million.\n62 new jobs.\n14 loading docks on two levels.',
    )
    expect(leadOf(html)).toContain('Harbor Mills is opening its second mill in Richmond.')
    expect(html).toContain('78 km')
  })
})

describe('the lead of a report', () => {
  it('is what was found, where a sentence only says that there is a report', () => {
    const html = draft(
      'Harbor Netball of Dayton, Ohio, releases its State of the Court report on Monday, August 24.\n31% of girls who played in 2024 did not come back in 2025.\nSurvey of 2,117 players, done online in March.',
    )
    expect(leadOf(html)).toContain(
      '31% of girls who played in 2024 did not come back in 2025, according to Harbor Netball.',
    )
    expect(html).toContain('releases its State of the Court report')
  })

  it('says of whom a share is', () => {
    const html = draft(
      'Nestwell of Dayton, Ohio, publishes its renters report today.\nNestwell surveyed 5,012 renters in August.\n68% would pay no more rent for a faster landlord.',
    )
    expect(leadOf(html)).toContain('68% of the 5,012 renters surveyed would pay no more rent')
  })

  it('takes no finding that points to something told before', () => {
    const html = draft(
      'Nestwell of Dayton, Ohio, publishes its renters report today.\nMold was in every third room.\n20% of renters have moved a bed because of it.',
    )
    expect(leadOf(html)).not.toContain('because of it')
  })

  it('says what the sales of a period were', () => {
    const html = draft(
      '- Harbor Lifts Ltd. (Dayton, Ohio), half-year results to December 31, 2025\n- revenue $94.6m, up 6%\n- net profit $7.1m',
    )
    expect(leadOf(html)).toContain(
      'reported revenue of $94.6 million, up 6%, for the half-year ended Dec. 31, 2025.',
    )
  })
})

describe('the lead of a crisis', () => {
  it('says who found what', () => {
    const html = draft(
      'URGENT statement on a data breach\nHarbor Labs, Dayton, Ohio\non July 3 IT team noticed unauthorized access to the report server.\nrecords of about 41,000 patients may have been seen\nno payment data was on that server.',
    )
    expect(leadOf(html)).toContain('Harbor Labs found unauthorized access to the report server on July 3.')
  })

  it('is followed by what people should do, and then by whether anybody came to harm', () => {
    const html = draft(
      'Harbor Creamery of Dayton, Ohio, is recalling 1,940 pounds of soft cheese because it may be contaminated with listeria.\nThe cheese was sold between May 4 and May 19 at farmers markets.\nNo illnesses have been reported so far.\nPeople should not eat the cheese.',
    )
    const places = ['should not eat', 'No illnesses', 'was sold between'].map((words) => html.indexOf(words))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})
