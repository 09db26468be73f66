import { type CorpusRelease, endMark, heading, immediate, paragraph } from './release.ts'

export const cleanDeals: CorpusRelease[] = [
  {
    name: 'series A round for a grain logistics company',
    kind: 'funding',
    today: '2027-02-02',
    faults: [],
    blocks: [
      immediate,
      heading('Grainbridge raises $12 million to put rail sensors in 300 silos'),
      heading('Prairie Seed Capital leads the round and takes a board seat', 2),
      paragraph(
        'MINNEAPOLIS, Feb. 2, 2027 — Grainbridge has raised $12 million to fit sensors in 300 grain silos along rail lines in Minnesota and the Dakotas.',
      ),
      paragraph(
        'The sensors tell farmers and railroads when a silo is full, so trains stop only where grain waits. Forty silos already use them. Trains that serve those silos ran 18% fewer empty miles in 2026 than in 2025, according to the Upper Plains Shippers Council.',
      ),
      paragraph(
        '“A farmer should not have to guess when the train comes,” said Ingrid Solberg, who founded Grainbridge in 2021. “This money buys certainty for the next harvest.”',
      ),
      paragraph(
        'Prairie Seed Capital led the round with $7 million. Red River Partners and the farm lender AgFirst Duluth invested the rest. Grainbridge has now raised $15.5 million in all.',
      ),
      paragraph(
        'The company will spend $8 million on sensors and $4 million on staff. It plans to hire 24 technicians in Fargo, North Dakota, by July. Work on the first of the new silos begins April 5.',
      ),
      paragraph(
        '“We looked at the trains, not at the slides,” said Marcus Webb, a partner at Prairie Seed Capital. “They were fuller.”',
      ),
      heading('About Grainbridge', 2),
      paragraph(
        'Grainbridge measures what is in grain silos and tells the people who move it. Ingrid Solberg, a former train dispatcher, founded the company in Minneapolis in 2021. It employs 27 people and works with 190 farms, three railroads and two ports. The company makes its sensors in St. Cloud, Minnesota. Farmers pay by the month and own their data.',
      ),
      heading('About Prairie Seed Capital', 2),
      paragraph(
        'Prairie Seed Capital invests in young companies that serve farms and small towns. It was founded in 2009 in Fargo, North Dakota, by four families who grow wheat and sugar beets. The firm manages $210 million and holds shares in 33 companies in five states. It keeps its shares for nine years on average and sits on the board of every company it backs.',
      ),
      heading('Media contact', 2),
      paragraph('Jonas Eide, Grainbridge'),
      paragraph('jonas@grainbridge.com, 612-555-0188'),
      endMark,
    ],
  },
  {
    name: 'orchard robots under embargo',
    kind: 'funding',
    today: '2026-11-16',
    faults: [],
    blocks: [
      paragraph('EMBARGOED UNTIL 9 A.M. ET, NOV. 19, 2026'),
      heading('Orchid Robotics raises $6.4 million for apple-picking robots'),
      heading('Growers in Pennsylvania will rent 35 machines for the 2027 harvest', 2),
      paragraph(
        'PITTSBURGH, Nov. 19, 2026 — Orchid Robotics has raised $6.4 million to build 35 apple-picking robots that growers will rent by the day next fall.',
      ),
      paragraph(
        'Orchards in Adams County left one apple in nine on the tree this year, according to the state farm bureau. Growers blame a shortage of pickers that began in 2022.',
      ),
      paragraph(
        '“We lost $90,000 of fruit in two weeks because nobody could come,” said Dale Hostetter, who grows apples near Biglerville. “A machine does not need a place to sleep.”',
      ),
      paragraph(
        'The robot drives between the rows at walking speed and lifts each apple off with a soft cup. It picks 480 apples an hour, about half the pace of a trained picker, but works at night. One person watches three machines.',
      ),
      paragraph(
        'Keystone Ventures led the round. The Appalachian Growers Cooperative put in $1 million and will choose where the machines go. Orchid Robotics will rent them for $260 a day with a driver.',
      ),
      paragraph(
        'The company tested two robots on four farms in September and October. They bruised 3% of the fruit, according to Penn State Extension, which weighed and sorted the harvest. The cooperative had set a limit of 5%.',
      ),
      paragraph(
        'Pickers keep the first choice of rows under the cooperative’s rules. Machines work only where a grower has advertised for pickers for 14 days and found too few. The cooperative will publish the number of hours that people and machines worked after the harvest.',
      ),
      heading('About Orchid Robotics', 2),
      paragraph(
        'Orchid Robotics builds machines that pick fruit without bruising it. Three engineers from Carnegie Mellon University founded the company in Pittsburgh in 2022. It employs 18 people and shares a workshop in the Strip District with a maker of wheelchairs. Its robots have worked on seven farms in Pennsylvania and New York. The company rents its machines and does not sell them.',
      ),
      heading('Media contact', 2),
      paragraph('Priya Raman'),
      paragraph('priya@orchidrobotics.com'),
      paragraph('412-555-0129'),
      endMark,
    ],
  },
  {
    name: 'listed ferry operator buys a shipyard',
    kind: 'acquisition',
    today: '2026-12-08',
    faults: [],
    blocks: [
      immediate,
      heading('Sound Ferries buys Anacortes shipyard for $28 million'),
      heading('All 164 shipyard workers keep their jobs and their union', 2),
      paragraph(
        'SEATTLE, Dec. 8, 2026 — Sound Ferries Inc. (Nasdaq: SFRY) agreed today to buy the Fidalgo shipyard in Anacortes, Washington, for $28 million to repair its own boats.',
      ),
      paragraph(
        'The company sends seven boats a year to yards in Oregon and British Columbia. Each trip takes a boat out of service for 40 days. Fidalgo lies six miles from the terminal.',
      ),
      paragraph(
        '“A ferry in dry dock 300 miles away helps nobody,” said Karen Voss, chief executive of Sound Ferries. “Now the welder can walk to the boat.”',
      ),
      paragraph(
        'Sound Ferries will pay $20 million in cash and $8 million in shares. The seller is the Halvorsen family, which opened the yard in 1931. The company expects to close the purchase by Feb. 26, 2027, once the port district agrees.',
      ),
      paragraph(
        'All 164 workers at the yard keep their contracts. The yard will go on repairing fishing boats, which brought in $9.1 million in 2025, according to its audited accounts.',
      ),
      heading('Forward-looking statements', 2),
      paragraph(
        'This release contains forward-looking statements. The purchase may close later than planned or not at all if the port district refuses its consent, if steel prices rise or if a boat is lost. The company describes these risks in its annual report and does not promise to update this release.',
      ),
      paragraph(
        'Sound Ferries plans to spend $6 million on a longer dry dock so its two biggest boats fit. Building starts in the summer of 2027 and takes a year. Until then those boats go to the yard in Portland, Oregon, as before.',
      ),
      heading('About Sound Ferries', 2),
      paragraph(
        'Sound Ferries carries people and cars between the islands of Puget Sound. The company began in 1952 with one wooden boat and now runs 16 ferries on nine routes from Seattle. It employs 720 people and carried 5.3 million passengers in 2025, according to its annual report. Its shares trade on Nasdaq under the symbol SFRY.',
      ),
      heading('Media contact', 2),
      paragraph('Ben Castellano, media@soundferries.com, 206-555-0171'),
      endMark,
    ],
  },
]
