// Who does what in the headline, over whole drafts.
import { describe, expect, it } from 'vitest'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'

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

  it('leaves who says so to the text, with an article or without', () => {
    const draft = readDraft(
      'Company: Birch Institute\nThe Birch Institute of Tulsa, Oklahoma, asked 900 people.\n51% of rural adults put off dental care in 2026.',
    )
    expect(draft).not.toMatch(/Birch Institute Said$/m)
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

  it('keeps the comma before what a title is', () => {
    expect(
      readDraft(
        'Kerrow Housing Trust of Baltimore, Maryland, has published "Cold Stoves", its third report on homes without heat.',
      ),
    ).toMatch(/^Kerrow Housing Trust Publishes “Cold Stoves,” Its Third Report on Homes Without Heat$/m)
  })

  it('is about who did it, and not about the day, in the company’s own name', () => {
    expect(
      readDraft(
        'Harbor Vets of Dayton, Ohio, has told its customers of a breach.\nOn the evening of Tuesday, June 30, somebody got into our booking system with a former employee’s login.',
      ),
    ).toMatch(/^Somebody Gets Into Harbor Vets’ Booking System With Former Employee’s Login$/m)
  })

  it.each([
    [
      'Starting Monday, June 1, riders of all Pike County buses find a bookshelf behind the driver.',
      /^(?:Dover Library: )?Riders .*Bookshelf/m,
    ],
    [
      'On Tuesday, Nov. 24, a file with addresses of members was mailed to the wrong person.',
      /^(?:Dover Library: )?File With Addresses .*Mailed/m,
    ],
  ])('is not about the day where no name follows it: %s', (news, headline) => {
    expect(readDraft(`Dover Library, Dover, Delaware\n${news}`)).toMatch(headline)
  })

  it.each([
    ['broke ground on a second mill on May 4', /^Birch Knits Breaks Ground on Second Mill$/m],
    ['gave out its 5 millionth sock on May 4', /^Birch Knits Gives Out Its 5 Millionth Sock$/m],
    ['named Best Mill 2026 by Ohio Weekly', /^Birch Knits Named Best Mill 2026 by Ohio Weekly$/m],
    ['named Ann Roe CEO', /^Birch Knits Names Ann Roe CEO$/m],
  ])('says what the company did, or what was done for it: %s', (deed, headline) => {
    expect(readDraft(`Birch Knits, Akron, Ohio\n${deed}\nhas 40 staff`)).toMatch(headline)
  })

  it('honors the company in a form', () => {
    const draft = readDraft(
      'Company: Birch Knits Ltd\nWhere: Lerwick, Shetland\nNews: named Maker of the Year at the Northern Craft Awards',
    )
    expect(draft).toMatch(/^Birch Knits Named Maker of Year at Northern Craft Awards$/m)
    expect(draft).toContain('has been named Maker of the Year')
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
  it.each([
    [
      'Announcement: Mateo Ruiz named chief nursing officer\nEffective: Monday, January 4, 2027',
      ', effective Monday, Jan. 4, 2027.',
    ],
    [
      'NEWS: Mateo Ruiz appointed Chief Nursing Officer\nSTART: Monday, August 3',
      ', effective Monday, Aug. 3.',
    ],
    ['Mateo Ruiz was promoted to chief nursing officer, starts June 1', ', effective June 1.'],
  ])('says who named whom: %s', (news, start) => {
    expect(readDraft(`Organization: Birch Creek Hospital, Bend, Oregon\n${news}`)).toContain(
      `Birch Creek Hospital has named Mateo Ruiz chief nursing officer${start}`,
    )
  })

  it('is the sentence that introduces the company, whatever it spends', () => {
    expect(
      readDraft(
        'Kerrow Mills Inc., a wool spinner in Moncton, New Brunswick, is doubling the size of its Moncton mill.\nThe work starts on July 6, 2026.\nThe company is investing $19.4 million.\nThe expansion will create 55 jobs.',
      ),
    ).toMatch(/^Kerrow Mills Doubles Size of Its Moncton Mill$/m)
  })

  it('begins behind the dateline of a draft', () => {
    const draft = readDraft(
      'DRAFT v2\n\nDAYTON, Ohio, May 3, 2027 - Harbor Tools and Birch College announced a two-year course for welders, the first in Ohio.',
    )
    expect(draft).toContain(
      'DAYTON, Ohio, May 3, 2027 — Harbor Tools and Birch College announced a two-year course',
    )
    expect(draft).toMatch(
      /^Harbor Tools and Birch College Announce 2-Year Course for Welders, First in Ohio$/m,
    )
  })

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

  it('tells the news that the subject of a form states, as its own deed', () => {
    const draft = readDraft(
      'Issuing body: Harlan Ferry City Council, Harlan Ferry, Oregon\nSubject: Council adopts Ordinance 2026-04, phasing out gas blowers\nVote: 6-1 on Tuesday, Feb. 10\nPenalty: written warning first, then $120\nHelp for residents: $75 rebate on a battery blower, one per household',
    )
    expect(draft).toContain(
      'Harlan Ferry City Council has adopted Ordinance 2026-04, phasing out gas blowers.',
    )
    expect(draft).toMatch(/^Harlan Ferry City Council Adopts Ordinance 2026-04, Phasing Out Gas Blowers$/m)
  })

  it('takes a release, an opening or an agreement for what is done', () => {
    const launch = readDraft(
      'Client: Cuspwell Software, LLC\nHQ: Columbus, Ohio\nNews: release of Cuspwell 4, with a tool that finds patients for canceled appointments\nPrice: $349 a month\nAvailability: October 14 for cloud customers',
    )
    expect(launch).toContain(
      'will release Cuspwell 4, with a tool that finds patients for canceled appointments, on Oct. 14.',
    )
    const branch = readDraft(
      'Who: Blue Heron Credit Union and Tidewater College\nWhere: Salisbury, Maryland\nWhat: a partnership to open a student-run branch on the main campus\nWhen: branch opens Monday, August 24; partnership agreement signed April 17\nWhy: 4 in 10 students at the college have no bank account, a college survey found',
    )
    expect(branch).toContain(
      'Blue Heron Credit Union and Tidewater College will open a student-run branch on the main campus.',
    )
  })

  it('says of whoever announces it what opens, and keeps the rest', () => {
    const draft = readDraft(
      'Larkspur Public Library, Larkspur, Colorado\nNew east wing opens Saturday, February 7, 2026, ribbon cutting at 10 a.m.\nCost $14.6 million',
    )
    expect(draft).toContain('Larkspur Public Library will open a new east wing on Saturday, Feb. 7, 2026.')
    expect(draft).toMatch(/ribbon cutting is at 10 a\.m\./i)
  })

  it('says how much of what is recalled and why', () => {
    const draft = readDraft(
      'Company: Honeydell Foods, Inc., Lancaster, Pennsylvania\nRECALL\nProduct: Honeydell Oat Granola, 12-ounce bag\nProblem: may contain almonds, which are not declared on the label\nQuantity: 4,120 cases\nWhat to do: throw it away',
    )
    expect(draft).toContain(
      'is recalling 4,120 cases of Honeydell Oat Granola, 12-ounce bag, because they may contain almonds, which are not declared on the label.',
    )
  })

  it('says that the company is recalling, where a note only has the participle', () => {
    expect(
      readDraft(
        'Three Forks Growers Cooperative, Yakima, Washington, recalling 9,400 cases of bagged baby spinach\nsold in Washington and Oregon\nreason - state test found Listeria in one bag',
      ),
    ).toContain('Three Forks Growers Cooperative is recalling 9,400 cases of bagged baby spinach.')
  })

  it('takes an event for the news where the first line names one, with all its days', () => {
    const draft = readDraft(
      'client = Chattanooga Restaurant Alliance, nonprofit, 84 member restaurants\nChattanooga Restaurant Week, 7th year, Friday, July 17 thru Sunday, July 26\n46 restaurants signed up, last year 39\n$2 from each meal goes to Northside Pantry',
    )
    expect(draft).toMatch(/Chattanooga Restaurant Week.* July 17 through July 26/)
  })

  it('names an exhibition by its title', () => {
    expect(
      readDraft(
        'Institution: Ames-Harlow Museum, Savannah, Georgia\nExhibition title: "Open Late: Neon on the Coast Road, 1938-1974"\nDates: May 9 to Sept. 20, 2026\nAdmission: $16 adults',
      ),
    ).toContain(
      'will hold the exhibition “Open Late: Neon on the Coast Road, 1938-1974” May 9 to Sept. 20, 2026.',
    )
  })

  it('asks for no price that is given in words', () => {
    expect(
      readDraft(
        'Stonewether Cellars of Dundee, Oregon, is launching First Frost, a sparkling wine.\nIt is fifty-eight dollars a bottle.',
      ),
    ).not.toContain('[PRICE]')
  })

  it('tells two things in two sentences', () => {
    const draft = readDraft(
      'Pruett Builders of Smyrna, Tennessee, is moving its headquarters, the company is going to a new building on Old Salem Road.',
    )
    expect(draft).toContain(
      'is moving its headquarters. The company is going to a new building on Old Salem Road.',
    )
  })
})

describe('a headline that does not fit', () => {
  it.each([
    [
      'Larkmoor Credit Union in Danby, Vermont, is telling 8,430 members that files with their names, addresses and account numbers were open to strangers.',
      'Larkmoor Credit Union Tells 8,430 Members That Files Were Open to Strangers',
    ],
    [
      'Larkmoor Growers, we’re in Stanhope, Nebraska, took in its one millionth bushel of organic corn this Tuesday, September 22.',
      'Larkmoor Growers Takes in Its One Millionth Bushel of Organic Corn',
    ],
    [
      'Eelgrass meadows planted with seed from warmer waters survived heat waves almost twice as often as meadows planted with local seed, according to a study by Larkmoor University of Dayton, Ohio.',
      'Eelgrass Meadows Planted With Seed From Warmer Waters Survived Heat Waves',
    ],
  ])('ends with a clause that says something: %s', (note, headline) => {
    expect(readDraft(note).split('\n')[1]).toBe(headline)
  })

  it('takes what was done to the subject for no verb', () => {
    const note =
      '78% of the 1,860 long-haul drivers surveyed parked on a ramp at least once, according to a study by Larkmoor Alliance of Reno, Nevada.'
    expect(readDraft(note)).toContain('Drivers Surveyed Parked on Ramp')
  })
})
