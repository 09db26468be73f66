import { type CorpusRelease, endMark, heading, immediate, paragraph } from './release.ts'

export const plantedLaw: CorpusRelease[] = [
  {
    name: 'guidance of a listed company under embargo',
    kind: 'earnings',
    today: '2026-11-16',
    faults: [
      { rule: 'LEG-01', text: 'expects' },
      { rule: 'LEG-02', text: 'earnings' },
    ],
    blocks: [
      paragraph('EMBARGOED UNTIL 8 A.M. ET, NOV. 19, 2026'),
      heading('Basalt Tools raises 2026 profit forecast to $44 million'),
      paragraph(
        'PHOENIX, Nov. 19, 2026 — Basalt Tools (NYSE: BSLT) raised its forecast for 2026 to $44 million because builders ordered more drills.',
      ),
      paragraph('The company reports earnings on Jan. 28 and expects a margin of 11% for the year.'),
      paragraph('“Drills go where cranes go,” said Hope Larsen, chief financial officer of Basalt Tools.'),
      heading('About Basalt Tools', 2),
      paragraph(
        'Basalt Tools makes drills, saws and chisels in Phoenix. The company was founded in 1961 by two stonemasons. It has 1,900 employees and four plants in Arizona and New Mexico. Builders buy its tools in 2,600 stores. Shares of Basalt Tools trade on the New York Stock Exchange under the symbol BSLT.',
      ),
      paragraph('Media contact: Art Neal, art@basalttools.com, 602-555-0172'),
      endMark,
    ],
  },
  {
    name: 'claims about health, nature and stars',
    kind: 'product launch',
    today: '2026-11-17',
    faults: [
      { rule: 'LEG-03', text: 'cures' },
      { rule: 'LEG-04', text: 'carbon neutral' },
      { rule: 'LEG-05', text: '4.9 stars' },
    ],
    blocks: [
      immediate,
      heading('Sage Hollow sells $12 tea for sore throats in 80 shops'),
      paragraph(
        'SANTA FE, N.M., Nov. 17, 2026 — Sage Hollow today began to sell a $12 sage tea for sore throats in 80 shops in New Mexico.',
      ),
      paragraph('The tea cures sore throats within a day. It is carbon neutral and has 4.9 stars.'),
      paragraph('“My grandmother drank it with honey,” said Pilar Luna, who founded Sage Hollow.'),
      heading('About Sage Hollow', 2),
      paragraph(
        'Sage Hollow grows herbs near Santa Fe, New Mexico, and makes teas from them. Pilar Luna founded the company in 2014 on two acres of her family’s ranch. It has 14 employees and sells 26 teas in 80 shops. The company dries its herbs in the sun and packs them in paper. Visitors may pick their own on Sundays.',
      ),
      paragraph('Media contact: Raul Luna, raul@sagehollow.com, 505-555-0148'),
      endMark,
    ],
  },
  {
    name: 'a breach, an accusation and another company’s name',
    kind: 'crisis statement',
    today: '2026-11-17',
    faults: [
      { rule: 'LEG-06', text: 'alleged' },
      { rule: 'LEG-07', text: 'Vaultline', within: 'app from Vaultline' },
      { rule: 'LEG-08', text: 'breach' },
    ],
    blocks: [
      immediate,
      heading('Harbor Gym replaces lock app from Vaultline in 60 clubs'),
      paragraph(
        'MIAMI, Nov. 17, 2026 — Harbor Gym replaced the lock app of Vaultline in its 60 clubs on Monday after a breach that exposed 4,100 names.',
      ),
      paragraph(
        'Strangers could open lockers with the app. A former employee stole the keys, it is alleged.',
      ),
      paragraph(
        '“Members get a steel key until we know more,” said Gus Ferro, chief executive of Harbor Gym.',
      ),
      heading('About Harbor Gym', 2),
      paragraph(
        'Harbor Gym runs 60 fitness clubs in Florida. Gus Ferro opened the company’s club in Miami in 1996 in a former boat hall. It has 1,050 employees and 140,000 members. Members pay $29 a month and may leave at any time. Each club has a pool, a child care room and a trainer for people who have had surgery.',
      ),
      paragraph('Media contact: Rita Ferro, rita@harborgym.com, 305-555-0190'),
      endMark,
    ],
  },
]
