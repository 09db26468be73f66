import { type CorpusRelease, endMark, heading, immediate, item, paragraph } from './release.ts'

export const cleanEvents: CorpusRelease[] = [
  {
    name: 'bridge opening with a list of five Ws',
    kind: 'media advisory',
    today: '2026-09-08',
    faults: [],
    blocks: [
      immediate,
      heading('Wabash County opens rebuilt covered bridge on Sept. 19'),
      heading('The 1872 bridge closed after a flood in 2021', 2),
      paragraph(
        'WABASH, Ind., Sept. 8, 2026 — Wabash County will open its rebuilt covered bridge to walkers and cyclists on Sept. 19, five years after a flood closed it.',
      ),
      item('What: Opening of the Roann Mill bridge, with a walk across it'),
      item('Who: County Commissioner Beth Harlan and the carpenters who rebuilt the bridge'),
      item('When: 10 a.m. to 1 p.m. ET, Saturday, Sept. 19, 2026'),
      item('Where: 410 Mill Road, Roann, Indiana; park at the school'),
      item('Why: The bridge joins two parts of a trail that runs for 31 miles'),
      paragraph(
        'Six carpenters took the bridge apart, numbered 1,480 beams and put 1,130 of them back. New oak from county woods replaced the rest.',
      ),
      paragraph(
        '“You can see which beams are new because we left them pale,” said Walt Emrick, who led the carpenters. “In 30 years nobody will know.”',
      ),
      paragraph(
        'The work cost $2.6 million. The state paid half, the county paid a third and 2,400 people gave the rest. Their names are on a board at the east end of the bridge.',
      ),
      paragraph(
        'The trail drew 88,000 walkers and cyclists in 2025, according to the county parks department. Until now they had to leave it at Roann and follow a state highway for two miles.',
      ),
      paragraph(
        'Emrick will show the tools at 11 a.m. and answer questions. Photographers can reach the river bank below the bridge from 9:30 a.m. Boots help, because the bank is wet. A shuttle bus runs from the school every 15 minutes.',
      ),
      heading('About Wabash County', 2),
      paragraph(
        'Wabash County lies in northern Indiana and is home to 30,800 people. The county looks after 640 miles of road, 142 bridges and five parks. It has rebuilt three covered bridges since 1998 and trains young carpenters on each of them. The parks department and its 26 employees keep the trail open all year round.',
      ),
      heading('Media contact', 2),
      paragraph('Julie Renner, county parks department, jrenner@wabashcountyparks.gov, 260-555-0108'),
      endMark,
    ],
  },
  {
    name: 'conference of repair cafes',
    kind: 'event',
    today: '2027-05-04',
    faults: [],
    blocks: [
      immediate,
      heading('Fixfest brings 900 repairers to St. Louis in June'),
      heading('Visitors can have a lamp, bicycle or radio mended free of charge', 2),
      paragraph(
        'ST. LOUIS, May 4, 2027 — Fixfest will bring 900 volunteer repairers to Union Station on June 12 and 13 to mend whatever visitors carry in.',
      ),
      paragraph(
        'The repairers come from 160 repair cafes in 31 states and Canada. Last year in Detroit they looked at 4,210 objects and mended seven of every 10, according to the Fixfest repair log.',
        ['Fixfest repair log', 'https://fixfest.org/log/2026'],
      ),
      paragraph(
        '“Most things are not broken, they are just closed,” said Odette Fournier, who founded Fixfest and mends clocks. “Somebody has to show you where the screw is.”',
      ),
      paragraph(
        'Visitors may bring two objects each. The tables take lamps, radios, toys, clothes, bicycles and small kitchen machines, but no microwave ovens. Repair is free, and parts cost what they cost.',
      ),
      paragraph(
        'Talks begin at 9:30 a.m. on both days. A lawyer from Kansas City explains which states give people a right to spare parts. A teacher from Winnipeg shows how her pupils mended 300 headphones.',
      ),
      paragraph(
        'A day ticket costs $8 and children younger than 12 come in free. Doors open at 9 a.m. and close at 5 p.m. on both days. The hall has step-free access from 18th Street.',
      ),
      paragraph(
        'Repairers who want a table can sign up until May 21. Fixfest pays their train fare up to $120 and finds them a bed with a local family.',
      ),
      paragraph(
        'The group chose St. Louis because its own work began there 11 years ago. Three local trade schools lend workbenches and soldering irons, and their students may sit at any table to learn.',
      ),
      heading('About Fixfest', 2),
      paragraph(
        'Fixfest is a nonprofit group that links repair cafes in the United States and Canada. Odette Fournier founded it in 2016 in a church hall in St. Louis. It has four employees and a list of 11,000 volunteers. The group lends tools to new cafes, keeps a public log of repairs and holds one meeting a year in a different city.',
      ),
      heading('Media contact', 2),
      paragraph('Carl Brandt, carl@fixfest.org, 314-555-0199'),
      endMark,
    ],
  },
  {
    name: 'museum show with titles of works',
    kind: 'event',
    today: '2026-07-07',
    faults: [],
    blocks: [
      immediate,
      heading('Bayou Museum shows 60 flood photographs by Earline Batiste'),
      heading('“High Water, Low Road” opens July 25 and runs through Nov. 1', 2),
      paragraph(
        'NEW ORLEANS, July 7, 2026 — The Bayou Museum will show 60 photographs by Earline Batiste from July 25, most of them unseen since the 1973 flood.',
      ),
      paragraph(
        'Batiste, 84, photographed her neighbors in St. Bernard Parish for half a century. She kept the negatives in a freezer, which saved them when her house flooded in 2005.',
      ),
      paragraph(
        '“I never asked anyone to smile,” said Batiste, who worked as a school bus driver. “They had enough to do.”',
      ),
      paragraph(
        'The show, “High Water, Low Road,” fills three rooms. One holds “Ironing Board,” a picture of a woman who irons on the roof of her house. Another holds letters from people who found themselves in the pictures.',
      ),
      paragraph(
        'The museum scanned 3,900 negatives over two years. Students from the University of New Orleans found the names of 212 people in them. Forty of those people will be at the opening.',
      ),
      paragraph(
        '“The families corrected our captions, and they were right every time,” said Louis Trahan, curator of photography at the museum.',
      ),
      paragraph(
        'The museum is at 900 Camp St. and opens from 10 a.m. to 5 p.m., Tuesday through Sunday. Admission is $12. People who live in St. Bernard Parish pay nothing until the end of August.',
      ),
      paragraph(
        'The museum has printed a book of the pictures with essays by four writers from the parish. It costs $35 at the museum shop. Batiste will sign copies on July 25 at 2 p.m. and talk about the flood with people who are in the pictures.',
      ),
      heading('About the Bayou Museum', 2),
      paragraph(
        'The Bayou Museum collects photographs, boats and tools from the Mississippi delta. It opened in New Orleans in 1988 in a former rice warehouse and drew 140,000 visitors in 2025, according to its annual report. The museum has 52 employees and keeps 410,000 photographs. It lends prints to any school in Louisiana for the price of the postage.',
      ),
      heading('Media contact', 2),
      paragraph('Yvette Guidry, yvette@bayoumuseum.org, 504-555-0133'),
      endMark,
    ],
  },
]
