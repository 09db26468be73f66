import { type CorpusRelease, endMark, heading, immediate, item, paragraph } from './release.ts'

const longLead =
  'Larchmont Mills, a family company that has made wool blankets for hotels, ships, trains and hospitals in four generations, said that it will start to sell its blankets to households from Dec. 1, 2026, at its mill shop, by mail and in 40 stores, after 112 years in which only trade customers could buy them.'
const longParagraph =
  'The mill will sell three blankets to begin with. The heaviest one weighs six pounds and was made for sleeping cars. The second weighs four pounds and comes from an order for hospital ships. The third is a thin summer blanket that hotels in Florida use. Each comes in gray, navy and cream. The mill dyes the wool with plants from its own garden. It washes the cloth in soft water from the hill behind the mill. A customer can have a name woven into the edge for $15. Repairs are free for as long as the mill stands. The price is $120 for the summer blanket, $180 for the second and $240 for the heaviest.'

export const plantedStructure: CorpusRelease[] = [
  {
    name: 'a bare announcement without its parts',
    kind: 'product launch',
    today: '2026-11-17',
    faults: [
      { rule: 'STR-01' },
      { rule: 'STR-06' },
      { rule: 'STR-07' },
      { rule: 'STR-10' },
      { rule: 'STR-12' },
      { rule: 'STR-13' },
      { rule: 'STR-14' },
      { rule: 'HED-03', text: 'Acorn Dairy and its new oat butter' },
    ],
    blocks: [
      heading('Acorn Dairy and its new oat butter'),
      paragraph('Acorn Dairy will sell an oat butter in 90 shops in Iowa from Dec. 1, 2026, for $4.29.'),
      paragraph('The butter keeps for 60 days in the fridge and spreads straight from it.'),
    ],
  },
  {
    name: 'an embargo without an hour',
    kind: 'product launch',
    today: '2026-11-13',
    faults: [
      { rule: 'STR-02', text: 'EMBARGOED UNTIL TUESDAY' },
      { rule: 'DAT-01', text: 'Denver, 11/17 -' },
      { rule: 'DTE-06', text: 'yesterday' },
    ],
    blocks: [
      paragraph('EMBARGOED UNTIL TUESDAY'),
      heading('Quarry Coffee opens roastery in Denver with 40 seats'),
      paragraph(
        'Denver, 11/17 - Quarry Coffee opened a roastery with 40 seats on Larimer Street to roast all of its coffee in one place.',
      ),
      paragraph('“We ran out of basement,” said Will Sato, who founded Quarry Coffee.'),
      paragraph('The roaster arrived yesterday and can roast 90 pounds of beans an hour.'),
      heading('About Quarry Coffee', 2),
      paragraph(
        'Quarry Coffee roasts coffee and sells it in four cafes in Colorado. Will Sato founded the company in 2015 in the basement of a bike shop. It has 37 employees and buys its beans from 12 farms in Peru and Honduras. The company pays farmers before the harvest and publishes every price. It delivers by bicycle inside Denver.',
      ),
      paragraph('Media contact: Kim Rowe, kim@quarrycoffee.com, 303-555-0177'),
      endMark,
    ],
  },
  {
    name: 'two release lines at once',
    kind: 'event',
    today: '2026-11-17',
    faults: [
      { rule: 'STR-03', text: 'EMBARGOED UNTIL 9 A.M. ET, NOV. 3, 2026' },
      { rule: 'DAT-02', text: 'COLO.' },
      { rule: 'HED-07', text: 'Flatiron Choir sings for 24 hours on Dec. 12.' },
    ],
    blocks: [
      immediate,
      paragraph('EMBARGOED UNTIL 9 A.M. ET, NOV. 3, 2026'),
      heading('Flatiron Choir sings for 24 hours on Dec. 12.'),
      paragraph(
        'BOULDER, COLO., Nov. 17, 2026 — The Flatiron Choir will sing for 24 hours on Dec. 12 to raise $30,000 for a new roof on its hall.',
      ),
      paragraph('“We have rehearsed the naps too,” said Lena Fisk, who conducts the choir.'),
      heading('About the Flatiron Choir', 2),
      paragraph(
        'The Flatiron Choir has 84 singers and gives 11 concerts a year in Boulder, Colorado. A music teacher founded it in 1976. Anyone may join without an audition, and one in four members had never sung before, according to its 2025 yearbook. The choir owns a former chapel on Pine Street, where six other groups rehearse.',
      ),
      paragraph('Media contact: Otto Brandt, otto@flatironchoir.org, 303-555-0191'),
      endMark,
    ],
  },
  {
    name: 'a headline in three lines',
    kind: 'company news',
    today: '2026-11-17',
    faults: [
      {
        rule: 'STR-04',
        text: 'Comal Pipes moves 70 jobs to Austin\nNew hall opens in spring\nCity gives the land',
      },
      { rule: 'STR-05', text: 'Comal Pipes moves 70 jobs to Austin in spring' },
      { rule: 'DAT-03', text: 'TX' },
      { rule: 'PLC-01', text: 'Tex.' },
    ],
    blocks: [
      immediate,
      heading('Comal Pipes moves 70 jobs to Austin\nNew hall opens in spring\nCity gives the land'),
      heading('Comal Pipes moves 70 jobs to Austin in spring', 2),
      paragraph(
        'AUSTIN, TX, Nov. 17, 2026 — Comal Pipes will move 70 jobs to Austin in March because its hall in San Marcos is too small.',
      ),
      paragraph('“We have been stacking pipes in the canteen,” said Ed Ramos, president of Comal Pipes.'),
      paragraph('The company will keep its shop in New Braunfels, Tex. and the nine people who work there.'),
      heading('About Comal Pipes', 2),
      paragraph(
        'Comal Pipes makes drain pipes for houses and farms. Ed Ramos and his brother founded the company in San Marcos in 1999. It has 112 employees and sells to 400 plumbers in three states. The company takes old pipes back, grinds them and makes new ones from them. It has not raised its prices since 2023.',
      ),
      paragraph('Media contact: Jill Ramos, jill@comalpipes.com, 512-555-0111'),
      endMark,
    ],
  },
  {
    name: 'a template with its gaps',
    kind: 'executive appointment',
    today: '2026-11-17',
    faults: [
      { rule: 'STR-16', text: '[CEO NAME]' },
      { rule: 'STR-16', text: 'TBD' },
      { rule: 'STR-16', text: '[phone]' },
      { rule: 'DAT-04', text: 'Mass.' },
      { rule: 'QUO-01', text: '“She knows every boat on this coast.”' },
    ],
    blocks: [
      immediate,
      heading('Marlow Boats hires Dora Finch as head of design'),
      paragraph(
        'BOSTON, Mass., Nov. 17, 2026 — Marlow Boats hired Dora Finch as head of design to draw a sailboat for sailors in wheelchairs.',
      ),
      paragraph('Finch drew ferries for 14 years. She will report to [CEO NAME] and start on a date TBD.'),
      paragraph('“She knows every boat on this coast.”'),
      heading('About Marlow Boats', 2),
      paragraph(
        'Marlow Boats builds small sailboats in Gloucester, Massachusetts. The company began in 1968 as a repair yard for lobster boats. It has 44 employees and builds 60 boats a year, half of them for sailing schools. A quarter of its builders learned the trade at the yard, and it takes six apprentices every fall.',
      ),
      paragraph('Media contact: Tom Kerr, tom@marlowboats.com, [phone]'),
      endMark,
    ],
  },
  {
    name: 'a lead as long as a letter',
    kind: 'product launch',
    today: '2026-11-17',
    faults: [
      { rule: 'STR-08', text: longLead },
      { rule: 'LED-04', text: longLead },
      { rule: 'STR-09', text: longParagraph },
      { rule: 'STR-11', text: '“My grandmother would not have it, and we waited,”' },
      { rule: 'DAT-05', text: 'Tex.' },
    ],
    blocks: [
      immediate,
      heading('Larchmont Mills sells hotel blankets to households from Dec. 1'),
      paragraph(`WACO, Tex., Nov. 17, 2026 — ${longLead}`),
      paragraph(longParagraph),
      paragraph('The mill shop opens on Saturdays from 10 a.m. to 4 p.m.'),
      paragraph('Mail orders leave the mill on Mondays. The stores are in Texas, Oklahoma and Louisiana.'),
      paragraph('The mill employs 61 people and hired nine more for the shop.'),
      paragraph('Orders from hotels keep the first place in the queue.'),
      paragraph(
        '“My grandmother would not have it, and we waited,” said Clara Larchmont, who runs the mill.',
      ),
      heading('About Larchmont Mills', 2),
      paragraph(
        'Larchmont Mills weaves wool blankets in Waco, Texas. The Larchmont family opened the mill in 1914 to make blankets for railroads. It has 70 employees and weaves 48,000 blankets a year from the wool of 31 Texas ranches. The mill generates its own power from the river and sells what is left to its neighbors.',
      ),
      paragraph('Media contact: Jo Larchmont, jo@larchmontmills.com, 254-555-0119'),
      endMark,
    ],
  },
  {
    name: 'everything in the wrong order, with a link on every line',
    kind: 'company news',
    today: '2026-11-17',
    wire: 'ein-basic',
    faults: [
      { rule: 'STR-15', text: 'About Pinecrest Credit Union' },
      { rule: 'STR-17' },
      { rule: 'STR-18' },
      { rule: 'WIR-01' },
      { rule: 'DAT-06', text: 'Nov. 31, 2026' },
    ],
    blocks: [
      immediate,
      heading('Pinecrest Credit Union drops overdraft fees for students'),
      heading('About Pinecrest Credit Union', 2),
      paragraph(
        'Pinecrest Credit Union lends to people in northern Maine. Paper mill workers founded it in 1947 with $412 in a cigar box. It has 96 employees, seven branches and 31,000 members. The credit union gives half of its surplus back to members and the other half to the libraries and fire brigades of the towns it serves.',
      ),
      paragraph(
        'BANGOR, Maine, Nov. 31, 2026 — The winter term has begun and the campus cafes are full again, as they are every year.',
      ),
      paragraph('Young people open accounts at the branch, by mail and by phone.', [
        'by phone',
        'https://pinecrestcu.org/phone',
      ]),
      paragraph(
        '“They should pay for books, not for mistakes,” said Ruth Pelletier, president of the credit union.',
        ['president', 'https://pinecrestcu.org/board'],
      ),
      item('Cards arrive within a week'),
      paragraph(
        'Branches, cards and forms are on the site.',
        ['Branches', 'https://pinecrestcu.org/branches'],
        ['cards', 'https://pinecrestcu.org/cards'],
        ['forms', 'https://pinecrestcu.org/forms'],
      ),
      paragraph('From Jan. 4, 2027, members younger than 25 pay no fee of $28.'),
      paragraph('Media contact: Amy Thibault, amy@pinecrestcu.org, 207-555-0128'),
      endMark,
    ],
  },
]
