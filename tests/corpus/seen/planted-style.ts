import { type CorpusRelease, endMark, heading, immediate, paragraph } from './release.ts'

export const plantedStyle: CorpusRelease[] = [
  {
    name: 'figures written every other way',
    kind: 'company news',
    today: '2026-11-17',
    faults: [
      { rule: 'NUM-01', text: '5', within: 'will open 5 offices' },
      { rule: 'NUM-01', text: 'twelve' },
      { rule: 'NUM-02', text: '40', within: '40 people' },
      { rule: 'NUM-03', text: '30 percent' },
      { rule: 'NUM-04', text: '$5M' },
      { rule: 'NUM-04', text: '2 million dollars' },
      { rule: 'NUM-05', text: '25000' },
      { rule: 'NUM-05', text: '$1.2345 million' },
    ],
    blocks: [
      immediate,
      heading('Bramble Insurance opens 5 offices for farmers in Kansas'),
      paragraph(
        'WICHITA, Kan., Nov. 17, 2026 — Bramble Insurance will open 5 offices in Kansas by June to serve farmers who lost their local agent.',
      ),
      paragraph(
        'Since March, twelve agents in the state have retired. 40 people will work in the offices, which cost $5M to open. A bank lends 2 million dollars of that sum.',
      ),
      paragraph(
        'Bramble insures 25000 acres of wheat. It paid $1.2345 million for hail damage in July, 30 percent more than in July 2025, according to its claims records.',
      ),
      paragraph('“An agent should know which field floods,” said Faye Dorn, president of Bramble Insurance.'),
      heading('About Bramble Insurance', 2),
      paragraph(
        'Bramble Insurance insures farms, barns and grain in Kansas and Nebraska. Farmers in Sedgwick County founded it in 1933 after a hailstorm. It has 170 employees and belongs to the 9,400 farmers it insures. The company sends an adjuster within two days of a storm and pays claims within three weeks.',
      ),
      paragraph('Media contact: Lou Dorn, lou@brambleinsurance.com, 316-555-0107'),
      endMark,
    ],
  },
  {
    name: 'dates and hours written every other way',
    kind: 'event',
    today: '2026-11-17',
    faults: [
      { rule: 'DTE-01', text: 'December 5' },
      { rule: 'DTE-01', text: 'Mar. 6' },
      { rule: 'DTE-02', text: 'Nov., 2025' },
      { rule: 'DTE-03', text: '12th', within: 'Dec. 12th' },
      { rule: 'DTE-04', text: 'Dec. 19, 2026', within: 'On Dec. 19, 2026 the' },
      { rule: 'DTE-05', text: '9:00 AM' },
      { rule: 'DTE-05', text: '12 noon' },
      { rule: 'DTE-06', text: 'tomorrow' },
      { rule: 'DTE-07', text: 'Monday', within: 'Monday, Nov. 24, 2026' },
    ],
    blocks: [
      immediate,
      heading('Tern Island Ferry adds 14 winter crossings for birders'),
      paragraph(
        'DULUTH, Minn., Nov. 17, 2026 — The Tern Island Ferry will run 14 more crossings this winter because 600 birders asked for a place on the boat.',
      ),
      paragraph(
        'The boat leaves on December 5 at 9:00 AM and on Dec. 12th at 12 noon. On Dec. 19, 2026 the boat stays overnight. The last crossing is on Mar. 6.',
      ),
      paragraph(
        '“An owl does not read timetables,” said Bea Lund, captain of the ferry. “So we wrote one for people.”',
      ),
      paragraph(
        'The ferry had sold out in Nov., 2025 for the first time. Tickets go on sale tomorrow and cost $34. A talk about owls takes place on Monday, Nov. 24, 2026, at the pier.',
      ),
      heading('About the Tern Island Ferry', 2),
      paragraph(
        'The Tern Island Ferry carries people, mail and firewood between Duluth, Minnesota, and Tern Island. The island’s 140 residents bought the boat in 1994 when the county gave it up. It has nine employees and makes 700 crossings a year. Residents ride free, and visitors pay for the fuel, the paint and the ice breaker.',
      ),
      paragraph('Media contact: Ole Lund, ole@ternislandferry.com, 218-555-0115'),
      endMark,
    ],
  },
  {
    name: 'titles, streets and first names',
    kind: 'executive appointment',
    today: '2026-11-17',
    faults: [
      { rule: 'PLC-01', text: 'Calif.', within: 'Fresno, Calif. and' },
      { rule: 'PLC-02', text: 'St.', within: 'Main St. ' },
      { rule: 'NAM-01', text: 'Jane', within: 'Jane said' },
      { rule: 'NAM-02', text: 'Chief Operating Officer' },
      { rule: 'NAM-03', text: 'Executive Vice President of Global Field Operations' },
    ],
    blocks: [
      immediate,
      heading('Sunvale Packing names Jane Doyle to run three plants'),
      paragraph(
        'SACRAMENTO, Calif., Nov. 17, 2026 — Sunvale Packing named Jane Doyle, Chief Operating Officer of a rival packer, to run its three plants from Jan. 11.',
      ),
      paragraph(
        'She worked in Fresno, Calif. and Yakima for 20 years. Jane said she will visit each plant on its night shift first.',
      ),
      paragraph(
        '“Fruit does not wait for meetings,” said Executive Vice President of Global Field Operations Rafael Soto.',
      ),
      paragraph('The company moves its office to Main St. in April to be near the plants.'),
      heading('About Sunvale Packing', 2),
      paragraph(
        'Sunvale Packing washes, sorts and packs peaches, pears and plums. Growers in the Sacramento Valley founded the company in 1958. It has 480 employees in three plants and packs fruit from 210 orchards. The company runs its trucks at night to save fuel and gives bruised fruit to food banks within a day.',
      ),
      paragraph('Media contact: Ty Moss, ty@sunvalepacking.com, 916-555-0138'),
      endMark,
    ],
  },
  {
    name: 'a name in two spellings',
    kind: 'award',
    today: '2026-11-17',
    faults: [
      { rule: 'NAM-05', text: ', Inc.®' },
      { rule: 'NAM-06', text: 'Kowlaski' },
      { rule: 'NAM-04', text: 'NGSB' },
    ],
    blocks: [
      immediate,
      heading('Alder Glass wins $10,000 safety prize for school windows'),
      paragraph(
        'TOLEDO, Ohio, Nov. 17, 2026 — Alder Glass, Inc.® won a $10,000 safety prize on Saturday for a school window that does not break into shards.',
      ),
      paragraph(
        'The National Glass Safety Board (NGSB) gives the prize each year. Five judges threw a steel ball at 31 windows.',
      ),
      paragraph('“We broke 400 of them first,” said Piotr Kowalski, chief engineer at Alder Glass.'),
      paragraph('Kowlaski will spend the prize on a bigger ball.'),
      heading('About Alder Glass', 2),
      paragraph(
        'Alder Glass makes windows for schools, buses and greenhouses in Toledo, Ohio. The company began in 1926 as a bottle works. It has 230 employees and melts its glass with power from the wind. A third of its glass comes from old windows. The company replaces a broken school window within two days, anywhere in Ohio.',
      ),
      paragraph('Media contact: Meg Stone, meg@alderglass.com, 419-555-0153'),
      endMark,
    ],
  },
  {
    name: 'marks in the wrong places',
    kind: 'event',
    today: '2026-11-17',
    faults: [
      { rule: 'PUN-01', text: ', and', within: 'painters, potters, and printers' },
      { rule: 'PUN-02', text: '”.', within: 'the clay”.' },
      { rule: 'PUN-03', text: '  ', within: 'studios.  Visitors' },
      { rule: 'PUN-03', text: '—', within: 'pots—some' },
      { rule: 'PUN-03', text: '"', within: 'called "the kiln' },
      { rule: 'PUN-04', text: '!', within: 'free!' },
      { rule: 'PUN-05', text: 'Dust and Water' },
    ],
    blocks: [
      immediate,
      heading('Kiln Street Studios opens 32 workshops to visitors on Dec. 5'),
      paragraph(
        'ASHEVILLE, N.C., Nov. 17, 2026 — Kiln Street Studios will open 32 workshops on Dec. 5 so visitors can watch painters, potters, and printers at work.',
      ),
      paragraph(
        'The old mill has room for 60 studios.  Visitors can buy pots—some still warm. Children learn what Ada Finn, a potter, calls “the secret of the clay”. Entry is free!',
      ),
      paragraph('“Wear shoes you do not love,” said Ada Finn, who runs the studios.'),
      {
        type: 'paragraph',
        text: 'Finn wrote the book Dust and Water about the mill. The oldest room is called "the kiln by those who work there.',
        italics: ['Dust and Water'],
      },
      heading('About Kiln Street Studios', 2),
      paragraph(
        'Kiln Street Studios rents workrooms to 60 artists in a former cotton mill in Asheville, North Carolina. Ada Finn and four potters bought the mill in 2003. It has five employees, nine kilns and a shop that sells what the artists make. Rents follow income, and three rooms are free for artists younger than 25.',
      ),
      paragraph('Media contact: Bo Finn, bo@kilnstreet.org, 828-555-0120'),
      endMark,
    ],
  },
]
