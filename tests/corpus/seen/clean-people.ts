import { bold, type CorpusRelease, endMark, heading, immediate, paragraph } from './release.ts'

export const cleanPeople: CorpusRelease[] = [
  {
    name: 'new chief executive of a paint maker',
    kind: 'executive appointment',
    today: '2026-10-13',
    faults: [],
    blocks: [
      immediate,
      heading('Calder Paints names Ruth Adler chief executive'),
      heading('She takes over Jan. 4 from Peter Calder, who led the company for 22 years', 2),
      paragraph(
        'CHICAGO, Oct. 13, 2026 — Calder Paints named Ruth Adler chief executive today to lead the move of its two oldest plants to water-based paint.',
      ),
      paragraph(
        'Adler, 51, starts on Jan. 4, 2027. She follows Peter Calder, grandson of the founder, who stays on the board. She will report to its chair.',
      ),
      paragraph(
        '“Ruth has run a plant at 3 a.m. and a budget at 3 p.m.,” said Helen Ito, who chairs the board. “We need both from whoever takes this job.”',
      ),
      paragraph(
        'The board has asked Adler to end the use of solvents in the plants in Gary, Indiana, and Rockford, Illinois, by 2029. The change will cost $41 million. Two other plants made it in 2024 without a layoff.',
      ),
      paragraph(
        '“I started in a lab coat and I still read the batch sheets,” Adler said. “The people who mix the paint know where the waste is.”',
      ),
      paragraph(
        'Adler spent nine years at Bellwood Coatings in Cleveland, where she ran four plants with 1,150 workers. Before that she was a chemist at Lakeshore Resins. Solvent use at her Bellwood plants fell by half between 2019 and 2025, according to federal filings.',
      ),
      paragraph(
        'Calder, 66, announced in March that he would step down. The company hired a search firm in St. Paul, Minnesota, and the board met nine candidates. Two of them worked at Calder Paints.',
      ),
      paragraph(
        'Adler grew up in Peoria, Illinois, and holds a degree in chemistry from Purdue University. She will live in Gary so she can walk to the plant that changes over first.',
      ),
      heading('About Calder Paints', 2),
      paragraph(
        'Calder Paints makes paint for houses, schools and boats. Josef Calder mixed the company’s paint in a Chicago garage in 1938, and his family still owns three-fifths of the shares. The company has 2,050 employees, four plants in the Midwest and 310 stores. It made 19 million gallons of paint in 2025, according to its annual report.',
      ),
      heading('Media contact', 2),
      paragraph('Nora Whitfield'),
      paragraph('nora@calderpaints.com'),
      paragraph('312-555-0104'),
      endMark,
    ],
  },
  {
    name: 'director of a food bank with a bold headline',
    kind: 'executive appointment',
    today: '2027-04-06',
    faults: [],
    blocks: [
      immediate,
      bold('Snake River Food Bank hires former trucker Cal Jensen as director'),
      paragraph(
        'BOISE, Idaho, April 6, 2027 — The Snake River Food Bank hired Cal Jensen as director on Monday to double the number of towns its trucks reach by 2029.',
      ),
      paragraph(
        'Jensen, 46, drove grocery trucks for 11 years and then ran a warehouse in Twin Falls. He replaces Joan Barrett, who retires May 28 after 17 years.',
      ),
      paragraph(
        '“Hunger in Idaho is mostly a matter of miles,” Jensen said. “The food is in Boise and the empty fridges are not.”',
      ),
      paragraph(
        'The food bank serves 38 towns and wants to serve 76. It handed out 9.2 million pounds of food in 2026, according to its annual report, and threw away less than 2% of it. Two new trucks arrive in June.',
        ['annual report', 'https://snakeriverfood.org/report'],
      ),
      paragraph(
        'One in nine people in Idaho did not always have enough to eat in 2025, according to the U.S. Department of Agriculture. The share was higher in the counties east of Pocatello, where the food bank has no stop today.',
      ),
      paragraph(
        '“Cal asked us for a map before he asked us for the salary,” said Denise Ward, who chairs the board of the food bank.',
      ),
      paragraph(
        'Jensen grew up in Burley and studied logistics at Boise State University. He lives in Meridian with his wife and three sons. The board chose him from 54 applicants.',
      ),
      paragraph(
        'The new stops will be parking lots of schools and churches. A truck parks for three hours on the same evening every week, so people can come after work. Each stop costs $19,000 a year, and the board has raised money for 12 of the 38.',
      ),
      heading('About the Snake River Food Bank', 2),
      paragraph(
        'The Snake River Food Bank collects food from farms, shops and kitchens and takes it to people who need it. Six churches in Boise, Idaho, founded it in 1984. It has 41 employees, 1,300 volunteers and nine trucks. Ninety-three cents of every dollar it receives buys or moves food, according to its auditors.',
      ),
      paragraph('Press contact: Marta Quinn, marta@snakeriverfood.org, 208-555-0145'),
      endMark,
    ],
  },
  {
    name: 'publisher promotes an editor in Toronto',
    kind: 'executive appointment',
    today: '2026-06-09',
    faults: [],
    blocks: [
      immediate,
      heading('Cedar House promotes Nadia Kowalski to publisher of children’s books'),
      heading('She plans 12 books a year in Cree, Ojibwe and Inuktitut', 2),
      paragraph(
        'TORONTO, June 9, 2026 — Cedar House promoted Nadia Kowalski to publisher of children’s books, effective July 6, to start a list in three Indigenous languages.',
      ),
      paragraph(
        'Kowalski has edited picture books at Cedar House since 2015. She succeeds Graham Lund, who moves to the company’s office in Vancouver. The post reports to Priscilla Boyd, the managing director.',
      ),
      paragraph(
        '“Teachers in the north have asked me for these books at every fair for 10 years,” Kowalski said. “I would like to stop saying sorry.”',
      ),
      paragraph(
        'The list will hold 12 books a year, each in one Indigenous language and English. The first four appear in February 2027. Authors from the communities write and record them, and the company pays for the recordings.',
      ),
      paragraph(
        'Schools in Ontario and Manitoba have ordered 16,000 copies of the opening titles, which include “The Lake Remembers” by Rosalie Beardy. A book costs $14.99 in Canada and $12.99 in the United States.',
      ),
      paragraph(
        '“Nadia turned down two bigger jobs to do this one,” said Boyd, who joined the company in 2011. “That told us who should have it.”',
      ),
      paragraph(
        'Kowalski won the Lantern Prize for editing in 2023. Before Cedar House she taught third grade in Thunder Bay and ran a bookmobile for the public library there.',
      ),
      paragraph(
        'Elders in each community read the text before it goes to the printer and can ask for changes. Cedar House prints the books in Winnipeg and sends two copies of each to every library in the communities where the languages live.',
      ),
      heading('About Cedar House', 2),
      paragraph(
        'Cedar House publishes books for children and the adults who read to them. Two librarians founded the company in Toronto in 1979 and sold its books from a van. It has 92 employees in Toronto and Vancouver and publishes 140 books a year. The company belongs to its staff, who elect half of its board.',
      ),
      heading('Media contact', 2),
      paragraph('Simon Achebe, simon@cedarhouse.ca, 416-555-0122'),
      endMark,
    ],
  },
]
