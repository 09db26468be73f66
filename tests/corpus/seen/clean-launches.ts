import { bold, type CorpusRelease, endMark, heading, immediate, item, paragraph } from './release.ts'

export const cleanLaunches: CorpusRelease[] = [
  {
    name: 'leak sensor for rented homes',
    kind: 'product launch',
    today: '2026-11-17',
    faults: [],
    blocks: [
      immediate,
      heading('Tidewell launches $39 leak sensor for rented homes'),
      heading('The battery lasts four years and tenants need no landlord’s permission to fit it', 2),
      paragraph(
        'DENVER, Nov. 17, 2026 — Tidewell today put a $39 leak sensor on sale that warns tenants by text message within 20 seconds of a leak.',
      ),
      paragraph(
        'Water damage cost American renters $1.4 billion in 2025, according to the Rental Insurance Council. Most policies pay only when the tenant reports the leak on the same day.',
      ),
      paragraph(
        '“Tenants told us they were tired of drilling holes they would have to pay for later,” said Ana Ruiz, chief executive of Tidewell. “This one sits on the floor and leaves with you.”',
      ),
      paragraph(
        'The sensor is a flat disk about the size of a coaster. Two metal feet touch the floor and a small radio sends the alarm through the tenant’s own phone. It needs no hub and no monthly fee.',
      ),
      paragraph('The box holds:'),
      item('One sensor with a battery that lasts four years'),
      item('A card with the phone number of a local plumber'),
      item('A letter that explains the sensor to a landlord'),
      paragraph(
        'Tidewell tested the sensor in 212 apartments in Denver and Tulsa, Oklahoma, between March and August. It found 31 leaks and raised two false alarms, according to the company’s test report.',
        ['test report', 'https://tidewell.com/tests/renters'],
      ),
      paragraph(
        'The sensor replaces a 2023 model that cost $79 and needed a hub. Owners of the older model can return it by Jan. 31, 2027, for a $20 credit. Hardware stores in Colorado and Oklahoma will carry the new one from Dec. 1.',
      ),
      paragraph(
        'The sensor speaks English and Spanish. A tenant who is away can send the alarm on to a neighbor, and the neighbor sees where the sensor stands and where to turn the water off.',
      ),
      heading('About Tidewell', 2),
      paragraph(
        'Tidewell makes leak and frost sensors for homes that people rent. Ana Ruiz and Paul Okafor founded the company in Denver in 2019 after a burst pipe ruined the shop below their apartment. It employs 46 people and has sold 180,000 sensors in 14 states. Tidewell builds its sensors in Pueblo, Colorado, and repairs every unit free of charge for four years.',
      ),
      heading('Media contact', 2),
      paragraph('Maya Lindqvist'),
      paragraph('press@tidewell.com'),
      paragraph('303-555-0142'),
      endMark,
    ],
  },
  {
    name: 'cargo bike with a bold headline and no subhead',
    kind: 'product launch',
    today: '2027-03-09',
    faults: [],
    blocks: [
      paragraph('For Immediate Release'),
      bold('Larkspur Bikes cuts cargo bike price to $1,890 with Oregon-built frame'),
      paragraph(
        'PORTLAND, Ore., March 9, 2027 — Larkspur Bikes will sell a cargo bike for $1,890 from April 3, about a third less than its current model.',
      ),
      paragraph(
        'The price fell because the company now welds the frames itself. Until last year they came from a supplier in Taiwan, and freight added $310 to each bike.',
      ),
      paragraph(
        '“Families kept asking when a bike would cost less than a used car,” said Owen Tate, who runs the Larkspur plant. “Now we can give them a date.”',
      ),
      paragraph(
        'The new model, called the Hauler, carries two children or 130 pounds of freight. Its motor comes from Bosch and its range is 45 miles on one charge. The Hauler weighs 58 pounds, seven fewer than the old bike.',
      ),
      paragraph(
        'Twelve families in Portland rode early bikes through the winter. They replaced 61% of their car trips, according to a trip diary that Portland State University published in February.',
        ['trip diary', 'https://pdx.edu/research/cargo-diary'],
      ),
      paragraph(
        'Larkspur hired 22 welders for the plant on Swan Island. It plans to build 4,000 bikes this year and 9,000 next year. Buyers can order from 60 dealers in Oregon, Washington and Idaho or ride one home from the plant.',
      ),
      paragraph(
        'The company keeps building its older model until the end of June for customers who have ordered it. They can switch to the Hauler and get the difference back. Larkspur buys used cargo bikes from any maker, mends them at its repair school and sells them to families who earn less than the county median.',
      ),
      paragraph(
        'Test rides begin on March 20 at the plant and on March 27 at the dealers. Riders need a helmet and half an hour.',
      ),
      paragraph('About Larkspur Bikes'),
      paragraph(
        'Larkspur Bikes builds bicycles that carry children, groceries and mail. Two former ship welders founded the company in 2014 in Portland, Oregon. It has 88 employees, a plant on Swan Island and a repair school that trains 40 mechanics a year. Larkspur sells through dealers in nine states. Its bikes deliver mail on three college campuses.',
      ),
      paragraph('Media contact: Rosa Delgado, rosa@larkspurbikes.com, 503-555-0117'),
      endMark,
    ],
  },
  {
    name: 'bookkeeping software with the contact at the top',
    kind: 'software launch',
    today: '2026-09-15',
    faults: [],
    blocks: [
      paragraph('Media contact: Theo Marsh, theo@ledgerlight.com, 512-555-0163'),
      immediate,
      heading('Ledgerlight adds sales tax filing for food trucks in Texas'),
      heading('Owners who park in several cities can file one return for $9 a month', 2),
      paragraph(
        'AUSTIN, Texas, Sept. 15, 2026 — Ledgerlight today added sales tax filing to its bookkeeping program so Texas food trucks can file one monthly return.',
      ),
      paragraph(
        'A truck that works in three cities owes tax at three rates. Owners spend five hours a month on those forms, according to a 2026 survey by the Texas Street Food Association.',
        ['2026 survey', 'https://texasstreetfood.org/survey-2026'],
      ),
      paragraph(
        '“I used to do this at midnight with a shoebox of receipts,” said Lupe Salinas, who owns Salinas Tacos in Round Rock. “Last month it took me 10 minutes.”',
      ),
      paragraph(
        'The program reads each sale from the card reader, looks up where the truck stood and applies the rate of that city. It shows the owner every figure before anything goes to the state. Owners sign with a code on their phone.',
      ),
      paragraph(
        'Filing costs $9 a month on top of the $15 plan. Ledgerlight pays the penalty if a return it prepared is late or wrong. The service covers Texas now and will reach Oklahoma and New Mexico in January 2027.',
      ),
      paragraph(
        'Ledgerlight tried the service with 140 trucks from May to August. The trucks filed 412 returns and the state sent back four of them, two for a changed address.',
      ),
      paragraph(
        'Owners who file on paper can move in one evening. Ledgerlight reads the last 12 returns from photographs and asks about anything it cannot read. The company’s staff in Austin answer the telephone until 10 p.m., because that is when trucks close.',
      ),
      heading('About Ledgerlight', 2),
      paragraph(
        'Ledgerlight makes bookkeeping software for businesses with fewer than 10 employees. The company began in 2018 in a shared kitchen in Austin, Texas, where its founders cooked by day and wrote code by night. It has 31 employees and 6,200 paying customers in 12 states. Its owners are its staff and two Texas credit unions.',
      ),
      endMark,
    ],
  },
  {
    name: 'folding loom from France with the -30- mark',
    kind: 'product launch',
    today: '2026-10-06',
    faults: [],
    blocks: [
      immediate,
      heading('Atelier Mirelle brings folding loom to US schools in January'),
      heading('The loom weighs nine pounds and costs schools $140', 2),
      paragraph(
        'LYON, France, Oct. 6, 2026 — Atelier Mirelle will ship its folding loom to schools in the United States from Jan. 11, 2027, after two years of classroom trials in France.',
      ),
      paragraph(
        'The loom weighs nine pounds and folds into a case that fits under a school desk. A class can thread it in one lesson instead of three, according to the school board of Lyon.',
      ),
      paragraph(
        '“Children stop being afraid of machines once they have built one with their own hands,” said Camille Mirelle, who founded the workshop. “That is why we leave the last four bolts to them.”',
      ),
      paragraph(
        'Teachers in 84 French schools used the loom between 2024 and 2026. The workshop changed the locking pin twice after they reported bent ones. The American version has the stronger pin from the start.',
      ),
      paragraph(
        'A loom costs $140 for schools and $195 for everyone else. The price includes yarn for a class of 25 and a book of six lessons in English and Spanish. A warehouse in Albany, New York, holds the spare parts.',
      ),
      paragraph(
        'Schools can borrow a loom for a month before they decide. The workshop will lend 200 looms during the spring term, and teachers can ask for one at its site from Nov. 2.',
        ['its site', 'https://ateliermirelle.com/schools'],
      ),
      paragraph(
        'The workshop chose the United States because 300 American teachers had written to ask for the loom. Most of them saw it in a film that a class in Villeurbanne made about its own weaving.',
      ),
      heading('About Atelier Mirelle', 2),
      paragraph(
        'Atelier Mirelle builds small looms and spinning wheels in Lyon, France. Camille Mirelle opened the workshop in 1998 in a former silk mill and still works there with 19 weavers and joiners. Its looms stand in 1,100 schools in France, Belgium and Switzerland. Each year the workshop trains 60 teachers, and it repairs every loom it has ever sold.',
      ),
      heading('Media contact', 2),
      paragraph('Hugo Bernard, hugo@ateliermirelle.com, +33 4 72 55 01 90'),
      paragraph('-30-'),
    ],
  },
]
