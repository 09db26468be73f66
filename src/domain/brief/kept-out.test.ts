// How far a mark of silence reaches: over a list, back to its sentence, along the margin of a draft, into an embargo. Every case names the words
// that must not be printed and, after "+", words of the same notes that it does not reach.
import { describe, expect, it } from 'vitest'
import { sortBrief } from './sort-brief.ts'
import { mayPrint } from './unit.ts'

const printedOf = (notes: string): string =>
  sortBrief(notes)
    .units.filter(({ kind }) => mayPrint(kind))
    .map(({ text }) => text)
    .join('\n')

type Case = readonly [notes: string, words: string]

function expectKept(notes: string, words: string): void {
  const printed = printedOf(notes)
  const open = sortBrief(notes)
    .units.filter(({ kind }) => kind !== 'private')
    .map(({ text }) => text)
    .join('\n')
  for (const word of words.split(' | ')) {
    if (word.startsWith('+')) expect(open).toContain(word.slice(1))
    else expect(printed).not.toContain(word)
  }
}

const lists: readonly Case[] = [
  [
    'Harbor Books opens a shop in Dayton on May 4.\n- The rent is $9,000, a sum the owners keep close to the vest\n- The shop has 40 seats',
    '$9,000 | +40 seats',
  ],
  [
    'Harbor Books opens a shop in Dayton on May 4.\n\nNOT FOR RELEASE\n- Money\n  - the rent is $9,000 a month\n- People\n  - two clerks left in March',
    '$9,000 | two clerks | +opens a shop',
  ],
  [
    '- Harbor Books opens a shop in Dayton on May 4.\n- INTERNAL Q&A ONLY\n  - two clerks left in March\n  - talks with the Akron landlord go on\n- END INTERNAL\n- the shop has 40 seats',
    'two clerks | Akron | +opens a shop | +40 seats',
  ],
  [
    'Client: Harbor Books\nNOT TO BE PUBLISHED – structure: 5m equity, rest convertible\nTraction: 58,000 readers since 2023\nJobs: 40 in Dayton',
    '5m equity | +58,000 readers | +40 in Dayton',
  ],
  [
    'notes from the call\n>> news conference at noon, so not a word before Thursday 1/28 at 11 a.m.\n- Harbor Books opens a shop in Dayton\n- the shop has 40 seats',
    '+opens a shop | +40 seats',
  ],
  [
    'From: Ann Lee\n1. Harbor Books of Dayton has closed a $31 million round.\n[Counsel: the valuation of $118 million stays out of every document.]\n2. Led by Blue Heron Ventures.',
    '$118 million | +$31 million | +Blue Heron',
  ],
  [
    'Harbor Books buys Birch Press of Akron.\nFinancial terms are not being disclosed.\nThe parties do not disclose the price.',
    '+Financial terms | +the price',
  ],
  [
    'Harbor Books opens a shop in Dayton on May 4.\nprice 2.2 over three yrs. Winifred broke in: that’s inside the room',
    '2.2 | +opens a shop',
  ],
  [
    'Harbor Books opens a shop in Dayton on May 4.\nalso not for print: first offered to a chap in Toledo who pulled out',
    'Toledo | +opens a shop',
  ],
  [
    'Harbor Books opens a shop in Dayton on May 4.\nPlease do not state any of the following:\n1. The lease runs for 12 years.\n2. The rent is $9,000 a month.\n3. Orrick Motors was the tenant before.\n\nThe shop has 40 seats.',
    'The lease | $9,000 | Orrick | +opens a shop | +40 seats',
  ],
  [
    'Harbor Books opens a shop in Dayton on May 4.\nConfidential, for the agency and nobody else:\n- The founder owns 62 percent.\n- Revenue was $4.1 million in 2025.\n- A second shop in Akron is planned for 2028.',
    '62 percent | $4.1 million | Akron | +opens a shop',
  ],
  [
    'The following points are off the record and stay with you:\n\n- Blue Fern offered $30 million.\n- The board met twice in April.\n\nHarbor Books opens a shop in Dayton on May 4.',
    'Blue Fern | twice in April | +opens a shop',
  ],
  [
    'Harbor Books opens a shop in Dayton on May 4.\nFor internal use, none of this may go to reporters:\nThe architect was replaced in March.\nThe works cost $310,000 more than planned.\n\nAdmission is free.',
    'architect | $310,000 | +Admission is free',
  ],
  [
    'B. Not to be disclosed under any circumstances:\n(1) The supplier is Ost Metall of Graz.\n(2) The parts failed a test in June 2025.\n(3) Insurance covers 2 million euros.\n\nC. Harbor Books opens a shop in Dayton on May 4.',
    'Ost Metall | June 2025 | 2 million | +opens a shop',
  ],
  [
    'Things we never say in public about the plant:\n* It was built on a former landfill.\n* The city paid 40 percent.\n* The first contractor left in 2024.\n\nThe plant employs 300 people.',
    'landfill | 40 percent | contractor | +300 people',
  ],
  [
    'The museum opens on June 2.\nI must ask you to leave out these items:\n1) The loan from the Prado ends in 2029.\n2) Two rooms stay closed until August.\n3) The guard contract went to Sentra.',
    'Prado | Two rooms | Sentra | +opens on June 2',
  ],
]

const circles: readonly Case[] = [
  [
    'Hollin Bikes opens a workshop in Leeds on 3 March.\nThree things that stay in this inbox:\n- the landlord is a brother of Orla Finch\n- rent is £1,200\n- the council said no twice',
    'landlord | £1,200 | council | +opens a workshop',
  ],
  [
    'The workshop has 12 staff. Orla Finch earned 90,000 last year. That figure is for this room.',
    '90,000 | +12 staff',
  ],
  [
    'The three points marked * are for the lawyers alone.\n* The frame supplier is Taku of Taichung.\n* The margin is 38 percent.\n\nHollin Bikes opens a workshop in Leeds on 3 March.',
    'Taku | 38 percent | +opens a workshop',
  ],
  [
    'Speak to nobody about the following. The patron is the Duke of Rutland. He pays 20,000 pounds.',
    'Rutland | 20,000',
  ],
  [
    'Hollin Bikes opens a workshop in Leeds on 3 March.\n\nPrivate and confidential\nDan Cole was dismissed in May.\nHis successor starts in July.\n\nThe workshop has 12 staff.',
    'Dan Cole | successor | +12 staff | +opens a workshop',
  ],
  [
    'The workshop has 12 staff.\n[ed.: spike this bit] The old shop flooded in 2024.\nDELETE: the old shop lost money.\n~~It owed Taku 40,000 pounds.~~',
    'flooded | lost money | 40,000 | +12 staff',
  ],
]

const listsToo: readonly Case[] = [
  [
    'Statement of Jo Hart, CEO: "Clean linen is our trade."\n\nCONFIDENTIAL, FOR YOUR UNDERSTANDING ONLY\n- The plant in Dayton will be closed.',
    'plant | +Clean linen',
  ],
  [
    'What may not appear in print, says counsel:\n- The bank is Credit Roval.\n- The rate is 7.2 percent.\n- The plant in Lille was offered as security.\n\nAcme Foods opens a plant in Metz in May.',
    'Roval | 7.2 | Lille | +plant in Metz',
  ],
  [
    'Acme Foods opens a plant in Metz in May.\nOur client wishes that the points below are kept private:\na) The land cost 2 million euros.\nb) The mayor is a shareholder.\nc) Production in Nancy ends in 2028.',
    '2 million | mayor | Nancy | +plant in Metz',
  ],
  [
    'Acme Foods opens a plant in Metz in May.\nUnder NDA, so only for your own understanding of the deal:\n- Buyer number one was Tessel Group.\n- Their offer stood at 18 million euros.\n- Talks ended on 3 March.',
    'Tessel | 18 million | 3 March | +plant in Metz',
  ],
  [
    'Acme Foods opens a plant in Metz in May.\n\nInternal background that must not leave the team:\n\n1. Staff turnover is 31 percent.\n2. The union filed a claim in April.\n3. Two managers are on leave.\n\nThe plant makes 40 tons of bread a day.',
    '31 percent | union | managers | +40 tons',
  ],
  [
    'Acme Foods opens a plant in Metz in May.\nThe next points are strictly confidential and none of them may be quoted:\n• Sales in Spain fell 12 percent.\n• Carla Ruiz will step down in 2028.\n• The Madrid office closes.',
    'Spain | Carla | Madrid | +plant in Metz',
  ],
  [
    'Acme Foods opens a plant in Metz in May.\nNot for the press release, only so that you understand the timing:\nThe permit came six weeks late.\nA neighbor appealed it in court.\n\nThe plant employs 120 people.',
    'six weeks | neighbor | +120 people',
  ],
]

const backward: readonly Case[] = [
  [
    'Acme opens a plant in May. The committee heard of the exit of Orrick Mutual. Not to be recorded in the open minutes or passed to the press.',
    'Orrick | +opens a plant',
  ],
  [
    'The shop has 40 seats. The landlord gave two years for free. Must not be communicated externally.',
    'landlord | +40 seats',
  ],
  [
    'The shop has 40 seats.\n- The second investor is Blue Fern. Never to be named outside the company.',
    'Blue Fern | +40 seats',
  ],
  [
    'Acme opens a plant in May. Its first director left after a week. Should not be raised with journalists.',
    'director | +opens a plant',
  ],
  [
    'Acme opens a plant in May. The state gave $2 million on April 3. Not for circulation beyond this group.',
    '$2 million | +opens a plant',
  ],
  [
    'The fair has 90 stands. Six exhibitors have not paid. Only for those in the room, please.',
    'exhibitors | +90 stands',
  ],
  [
    'The fair has 90 stands. The hall was booked for 2027 as well. To be treated as confidential until the contract is signed.',
    '2027 | +90 stands',
  ],
]

const backwardToo: readonly Case[] = [
  [
    'The fair has 90 stands. The sponsor Tessel Group left in March. Not to be discussed with anyone outside the board.',
    'Tessel | +90 stands',
  ],
  [
    'The fair has 90 stands. The organizer owes the city 80,000 euros. Cannot be used in any public document.',
    '80,000 | +90 stands',
  ],
  [
    'Metz gets a plant in May. The price for the land was 2 million euros. To be kept within the project team.',
    '2 million | +Metz gets a plant',
  ],
  [
    'Metz gets a plant in May. Carla Ruiz turned the post down twice. Better not repeated to reporters.',
    'Carla | +Metz gets a plant',
  ],
  [
    'Metz gets a plant in May. The first site in Nancy had oil in the soil. Please do not pass on to the media.',
    'Nancy | +Metz gets a plant',
  ],
  [
    'Metz gets a plant in May. A recount showed 310 signatures fewer. Not something for the newspapers.',
    '310 | +Metz gets a plant',
  ],
]

const closed: readonly Case[] = [
  ['The shop has 40 seats.\n4.2 In closed session: the board discussed the sale of the Akron shop.', 'Akron'],
  [
    'The shop has 40 seats.\nExecutive session: the council voted on a loan of $3 million for Akron.',
    'Akron',
  ],
  [
    'The shop has 40 seats.\nBehind closed doors the trustees named Ana Ruiz as the next director.',
    'Ana Ruiz',
  ],
  [
    'The shop has 40 seats.\nThere is a guest of honor on Friday, so not a peep to anybody: Ana Ruiz.',
    'Ana Ruiz',
  ],
  [
    'The shop has 40 seats.\nThe figure of $3 million in the paper is not to leave the building.',
    '$3 million',
  ],
  ['The shop has 40 seats.\nThe surprise act is Ana Ruiz, lips sealed.', 'Ana Ruiz'],
  ['The shop has 40 seats.\nUnder the Chatham House rule: the minister promised $3 million.', 'minister'],
]

const closedToo: readonly Case[] = [
  ['The fair has 90 stands.\n7. In camera: the members approved a settlement with Tessel Group.', 'Tessel'],
  [
    'The fair has 90 stands.\nHeld in private session: the chair reported on the claim by Tessel Group.',
    'Tessel',
  ],
  ['The fair has 90 stands.\nThe opening act is Carla Ruiz, but not a whisper before the day.', 'Carla'],
  ['The fair has 90 stands.\nKeep schtum: Carla Ruiz opens the show on Friday.', 'Carla'],
  [
    'The fair has 90 stands.\nThe numbers of the audit, 31 percent, must not leave this office.',
    '31 percent',
  ],
  ['The fair has 90 stands.\nThe buyer is Tessel Group, and not a soul may find out.', 'Tessel'],
]

const margins: readonly Case[] = [
  [
    'Acme Robotics launches Pollo in May.\n[legal: DELETE, no approval] Pollo has been bought by Orrick Farms for its 40 sites.\nPollo costs $9,000.',
    'Orrick | +launches Pollo | +costs $9,000',
  ],
  [
    'Acme Robotics launches Pollo in May.\n[cut this] The first prototype burned down in Graz in 2024.\nPollo costs $9,000.',
    'Graz | +costs $9,000',
  ],
  [
    'Acme Robotics launches Pollo in May.\n(AR: remove, customer has not agreed) Orrick Farms runs ten of them.\nPollo costs $9,000.',
    'Orrick | +costs $9,000',
  ],
  [
    'Acme Robotics launches Pollo in May.\nOrrick Farms runs ten of them. [KL: strike, they said no]\nPollo costs $9,000.',
    'Orrick | +costs $9,000',
  ],
  [
    'Acme Robotics launches Pollo in May.\n[HOLD] Orrick Farms has ordered 200 robots for 2028.\nPollo costs $9,000.',
    '200 robots | +costs $9,000',
  ],
  [
    'Acme Robotics launches Pollo in May.\n{compliance: out} The robot is the safest on the market, tests in Graz show.\nPollo costs $9,000.',
    'Graz | +costs $9,000',
  ],
  [
    'Acme Robotics launches Pollo in May.\n[AR: taken from last year’s Castor text, watch the names]\nPollo costs $9,000.',
    'Castor | +costs $9,000',
  ],
]

const marginsToo: readonly Case[] = [
  [
    'Metz Robotics launches Tavo in May.\n[client: please take out, contract not signed] Tavo is used by Tessel Group in 12 plants.\nTavo weighs 40 kilos.',
    'Tessel | +40 kilos',
  ],
  [
    'Metz Robotics launches Tavo in May.\n[MR - not approved by them] Tessel Group will buy 90 units by 2028.\nTavo weighs 40 kilos.',
    'Tessel | +40 kilos',
  ],
  [
    'Metz Robotics launches Tavo in May.\nTessel Group was the first to test it, in Nancy. [pull this line, Carla]\nTavo weighs 40 kilos.',
    'Tessel | +40 kilos',
  ],
  [
    'Metz Robotics launches Tavo in May.\n[drop – they withdrew] Tessel Group tested it for nine months in Nancy.\nTavo weighs 40 kilos.',
    'Nancy | +40 kilos',
  ],
  [
    'Metz Robotics launches Tavo in May.\n[Comment CR: must go] The sensor comes from Ost Metall.\nTavo weighs 40 kilos.',
    'Ost Metall | +40 kilos',
  ],
  [
    'Metz Robotics launches Tavo in May.\n[CR: numbers still those of the old model in paragraph two]\nTavo weighs 40 kilos.',
    'old model | +40 kilos',
  ],
]

const embargoes: readonly Case[] = [
  [
    'The fair is on May 4.\nWe have a star for the Friday show but she is embargoed by her label, so not a word: it is Ana Ruiz.',
    'Ana Ruiz',
  ],
  [
    'Nothing goes out before 9am on Monday 4 May, because the staff in Akron have not been told yet.',
    'Akron | +Monday 4 May',
  ],
  [
    'Embargoed until 4 May, 9 a.m., since the Akron team hears about the closure that morning and must not read it.',
    'Akron | +4 May',
  ],
  [
    'Do not publish before Nov. 18, 9 a.m. The reason is confidential: Blue Fern files on the 17th.',
    'Blue Fern | +Nov. 18',
  ],
  [
    'The second name is still under embargo from the publisher until June, keep it to yourself: Ana Ruiz.',
    'Ana Ruiz',
  ],
  [
    'Under embargo until Tuesday, 10:00 CET; between us, Orrick Motors gets it on Monday.',
    'Orrick | +Tuesday, 10:00 CET',
  ],
]

const embargoesToo: readonly Case[] = [
  [
    'Not to be published before 7 June, 8 am, as Tessel Group does not know about it yet.',
    'Tessel | +7 June',
  ],
  [
    'The headliner on Saturday is embargoed by her agent, so please tell nobody that it is Carla Ruiz.',
    'Carla',
  ],
  [
    'Hold until Thursday 3 September, noon, because I would rather the Nancy crew heard it from us.',
    'Nancy | +3 September',
  ],
  [
    'EMBARGO: 12 March, 06:00 GMT (internal: Tessel Group publishes its figures at 05:30)',
    'Tessel | +12 March',
  ],
  [
    'Embargoed until 1 July, 10 a.m., and strictly between ourselves the lawyers in Lille wanted August.',
    'Lille | +1 July',
  ],
  [
    'Nothing public before Friday 9 October, so that the union does not learn of the 40 jobs from the paper.',
    '40 jobs | +9 October',
  ],
]

const furtherOn: readonly Case[] = [
  [
    'Birch Canning opens a plant in Akron, Ohio, on May 4.\nThe following three points stay with you and are not for the release.\nThe seller wanted cash.\nOur bank said no twice.\nThe rent is $9,000 a month.\nThe plant hires 40 people.',
    'cash | said no | $9,000 | +hires 40',
  ],
  [
    'Leave out the part about the tannery. That is another customer of mine.\n\nBirch Canning opens a plant on May 4.\nKeel Tannery lets 23 people go in June.',
    'Keel | +Birch Canning',
  ],
  [
    'Nobody fell ill. [our lawyer is nervous about that line, wait for the lab]\nThe soup was sold in 40 shops.',
    'fell ill | +40 shops',
  ],
  [
    'Birch Canning won the Silver Ladle.\n| Prize | $20,000 |\n| Backlog | PRIVATE, 1,900 crates behind |',
    '1,900 | +$20,000',
  ],
  ['The loan came from my aunt, and that never gets printed. The plant opens on May 4.', 'aunt | +May 4'],
  [
    '"the files are safe": Ola questions whether we can say that\nThe plant opens on May 4.',
    'files are safe | +May 4',
  ],
  [
    'Two directors voted no. No need to reopen that. The plant opens on May 4.',
    'voted no | +The plant opens',
  ],
  [
    "The plant opens on May 4.\nand don't get into the staffing... we've only hired 14 of 22 so far",
    '14 of 22 | +May 4',
  ],
]

describe.each([
  ['a line above a list', [...lists, ...listsToo]],
  ['a small circle or a text that was struck', circles],
  ['a sentence without a subject of its own', [...backward, ...backwardToo]],
  ['a closed meeting or a closed mouth', [...closed, ...closedToo]],
  ['a note in the margin of a draft', [...margins, ...marginsToo]],
  ['an embargo that tells more than its time', [...embargoes, ...embargoesToo]],
  ['a line that counts, names or doubts what it is about', furtherOn],
])('%s keeps out what it is about', (_, cases) => {
  it.each(cases)('%s', expectKept)
})

it.each([
  'The fair opens on May 4. Not a single stand is empty.',
  'The board met behind closed doors for 40 years. Now every session is open to the public.',
  'The camera works in the dark. Not for children under 3.',
  'Acme launches the Vault [TM] in May. It costs $40.',
  'The law lets residents delete their data. It takes effect on May 4.',
  'Harbor Books opens a shop.\n- It has 40 seats\n- It has a bar',
  'The following cities take part:\n- Dayton\n- Akron',
  'The new card never gets stuck in the reader.',
  'A guide follows the next two lines of the tram.',
  'We sold 4,000 carts. That number is a record.',
  'The embargo on steel from Norland ended in 2019. Prices fell 4 percent.',
])('prints news that only sounds private: %s', (notes) => {
  const lines = notes.split('\n').filter((line) => !line.endsWith(':'))
  expect(printedOf(notes).replaceAll('\n', ' ')).toBe(lines.map((line) => line.replace('- ', '')).join(' '))
})
