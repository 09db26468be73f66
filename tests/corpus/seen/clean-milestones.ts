import { type CorpusRelease, endMark, heading, immediate, paragraph } from './release.ts'

export const cleanMilestones: CorpusRelease[] = [
  {
    name: 'building award for a school',
    kind: 'award',
    today: '2026-11-10',
    faults: [],
    blocks: [
      immediate,
      heading('Hollis Wood wins Timber Prize for school in Vermont'),
      heading('Judges chose the Calais school from 143 buildings in 19 countries', 2),
      paragraph(
        'MONTPELIER, Vt., Nov. 10, 2026 — Hollis Wood won the 2026 Timber Prize on Saturday for a village school in Vermont that it built from local ash trees.',
      ),
      paragraph(
        'The International Timber Council gives the prize every two years. Five engineers and architects visited 12 of the 143 entries. They judged strength, cost, repair and how far the wood had traveled.',
      ),
      paragraph(
        'The wood for the Calais school traveled 26 miles. It came from trees that the emerald ash borer had killed, which sawmills had turned away. The building cost $318 a square foot, 14% below the state average for schools in 2025, according to the Vermont Agency of Education.',
      ),
      paragraph(
        '“A dead tree is not waste if you cut it in the right month,” said Abel Hollis, a carpenter who founded Hollis Wood. “The children can count the rings in the wall.”',
      ),
      paragraph(
        'The judges praised the roof, which has no steel in it. “Anyone with a ladder and a wrench can repair this building,” said Keiko Tanabe, an engineer who chaired the jury.',
      ),
      paragraph(
        'Eleven carpenters built the school in 13 months. It opened in August 2025 and has 96 pupils. Hollis Wood uses the same roof for a fire station in Hardwick, which it will finish in May 2027.',
      ),
      paragraph('The prize comes with 30,000 euros. Hollis Wood will spend the money on two apprentices.'),
      paragraph(
        'The council will show drawings and a model of the school in Helsinki until the end of March. Visitors to Calais can walk through the building on the second Saturday of each month, when pupils lead the tours.',
      ),
      heading('About Hollis Wood', 2),
      paragraph(
        'Hollis Wood designs and builds houses, barns and schools from local timber. Abel Hollis founded the company in Montpelier, Vermont, in 2006. It has 29 employees and its own sawmill, and it has put up 74 buildings in Vermont, New Hampshire and Maine. The company publishes its drawings so other builders can use them.',
      ),
      heading('Media contact', 2),
      paragraph('Grace Hollis, grace@holliswood.com, 802-555-0168'),
      endMark,
    ],
  },
  {
    name: 'plant expansion in Ohio',
    kind: 'company news',
    today: '2027-01-19',
    faults: [],
    blocks: [
      immediate,
      heading('Voltmar adds 300 jobs at battery plant in Dayton, Ohio'),
      heading('Training starts in March and pays $24 an hour', 2),
      paragraph(
        'DAYTON, Ohio, Jan. 19, 2027 — Voltmar will add 300 jobs at its Dayton battery plant by October because school districts are ordering more electric buses.',
      ),
      paragraph(
        'The plant makes battery packs for buses. Orders for 2027 stand at 2,600 packs, up from 1,450 in 2026. The company will run a second shift from June and a third from October.',
      ),
      paragraph(
        '“We promised this city work after the tire plant closed, and people have long memories here,” said Darnell Hughes, who manages the Dayton plant. “So do we.”',
      ),
      paragraph(
        'Of the 300 jobs, 240 are on the line and 60 are in testing and repair. Training takes eight weeks and pays $24 an hour. Applicants need no diploma, but they must pass a color vision test.',
      ),
      paragraph(
        'Voltmar will spend $37 million on the expansion. The state of Ohio returns part of the payroll tax for seven years if the jobs stay. Building work began Jan. 4 and will not stop the line.',
      ),
      paragraph(
        'The plant had nine injuries that cost a working day in 2026, or 1.4 for every 100 workers. The average for battery plants was 2.8 in 2025, according to the U.S. Bureau of Labor Statistics.',
      ),
      paragraph('People can apply at two job fairs on Feb. 6 and Feb. 20 or on the plant’s page.', [
        'the plant’s page',
        'https://voltmar.com/dayton',
      ]),
      paragraph(
        'The company asks every new worker to spend a day in a bus garage before the training ends. Mechanics there show which bolts they cannot reach. Voltmar has changed the frame of its packs twice because of what workers saw.',
      ),
      heading('About Voltmar', 2),
      paragraph(
        'Voltmar makes battery packs for school buses, delivery vans and snow plows. The company began in 2011 in Toledo, Ohio, and moved to a former foundry in Dayton in 2017. It has 640 employees and customers in 27 states and Canada. Voltmar takes back every pack it sells and reuses the cells in storage units for farms.',
      ),
      heading('Media contact', 2),
      paragraph('Shauna Pryor'),
      paragraph('shauna@voltmar.com'),
      paragraph('937-555-0175'),
      endMark,
    ],
  },
  {
    name: 'library reaches a number of loans',
    kind: 'milestone',
    today: '2026-12-01',
    faults: [],
    blocks: [
      immediate,
      heading('Toolshare lends its 100,000th tool in Baltimore'),
      heading('A retired nurse borrowed a ladder to hang storm windows', 2),
      paragraph(
        'BALTIMORE, Dec. 1, 2026 — Toolshare lent its 100,000th tool on Saturday, a ladder that a retired nurse took home to hang storm windows before winter.',
      ),
      paragraph(
        'The nonprofit group lends drills, saws and ladders from four shops in Baltimore. Members pay $20 a year. Loans rose from 14,600 in 2024 to 19,300 in 2025, according to its lending records.',
      ),
      paragraph(
        '“I need a ladder twice a year, and my closet is two feet wide,” said Bernice Coates, who borrowed it. “This makes more sense than a bigger house.”',
      ),
      paragraph(
        'The group began with 60 tools and one shelf in a laundromat. It now owns 7,400 tools, and neighbors gave most of them. Volunteers check every tool when it comes back and write down what they mend.',
      ),
      paragraph(
        'Toolshare has lost 212 tools in nine years. “People return things when they know who is next in line,” said Roy Mbeki, who directs the group.',
      ),
      paragraph(
        'Coates received the ladder to keep. She gave it back on Sunday and asked for a smaller one.',
      ),
      paragraph(
        'A fifth shop opens Feb. 20, 2027, at 1200 Light St., where a bank left an empty branch. It will lend sewing machines and kitchen tools for the first time. The city pays the rent for two years.',
      ),
      paragraph(
        'The group is looking for 30 volunteers who can sharpen blades or run the counter on Saturdays. Training takes two evenings.',
      ),
      paragraph('Members can see on a public page how often each tool went out and who mended it last.'),
      heading('About Toolshare', 2),
      paragraph(
        'Toolshare is a nonprofit group that lends tools to people in Baltimore. Roy Mbeki and five neighbors founded it in 2017. It has seven employees, 180 volunteers and 8,900 members. Member fees pay for half of its work, and the city and two foundations pay for the rest. The group teaches 50 free repair classes a year.',
      ),
      heading('Media contact', 2),
      paragraph('Alice Wren, alice@toolshare.org, 410-555-0154'),
      endMark,
    ],
  },
]
