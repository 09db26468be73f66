import { type CorpusRelease, endMark, heading, immediate, paragraph } from './release.ts'

export const plantedFacts: CorpusRelease[] = [
  {
    name: 'figures without a source, a period or each other',
    kind: 'company news',
    today: '2026-11-17',
    faults: [
      { rule: 'FAC-04', text: '9 of 10 gardeners' },
      { rule: 'FAC-05', text: '3,000 jobs' },
      { rule: 'FAC-06', text: 'grew 40%' },
      { rule: 'FAC-07', text: 'seed list' },
    ],
    blocks: [
      immediate,
      heading('Mossback Seeds adds 300 jobs at new barn in Albany'),
      paragraph(
        'ALBANY, N.Y., Nov. 17, 2026 — Mossback Seeds will add 3,000 jobs at a new barn in Albany by June because orders by mail have outgrown its old one.',
      ),
      paragraph('Its sales of bean seed grew 40%. The barn has room for 900 kinds of seed.'),
      paragraph('“Seeds need a dry room and a patient clerk,” said Opal Reed, president of Mossback Seeds.'),
      paragraph(
        'It turns out that 9 of 10 gardeners keep seeds too long. The seed list tells them how long each kind lasts.',
        ['seed list', 'http://mossbackseeds.com/list?utm_source=release&utm_medium=wire'],
      ),
      heading('About Mossback Seeds', 2),
      paragraph(
        'Mossback Seeds sells vegetable and flower seeds by mail from Albany, New York. Opal Reed took over the company in 2004 from her aunt, who had founded it in 1966. It grows a third of its seeds itself and buys the rest from 70 farms. The company tests every batch in its greenhouse and prints the result on the packet.',
      ),
      paragraph('Media contact: Lee Reed, lee@mossbackseeds.com, 518-555-0196'),
      endMark,
    ],
  },
  {
    name: 'parts that do not make the whole',
    kind: 'company news',
    today: '2026-11-17',
    faults: [
      { rule: 'FAC-05', text: '120 drivers, 80 mechanics and 30 clerks' },
      { rule: 'FAC-06', text: 'up 25%' },
      { rule: 'FAC-04', text: '70% of riders' },
    ],
    blocks: [
      immediate,
      heading('Cedar Lines hires 200 people for night buses in Tulsa'),
      paragraph(
        'TULSA, Okla., Nov. 17, 2026 — Cedar Lines will hire 200 people by March to run buses all night on six routes in Tulsa.',
      ),
      paragraph('The 200 people include 120 drivers, 80 mechanics and 30 clerks.'),
      paragraph(
        '“A city that works at night should ride at night,” said June Abbot, president of Cedar Lines.',
      ),
      paragraph('Ridership is up 25%. The company says 70% of riders would use a night bus.'),
      heading('About Cedar Lines', 2),
      paragraph(
        'Cedar Lines runs city buses in Tulsa, Oklahoma, and the towns around it. The company began in 1974 with three used school buses. It has 610 employees and 140 buses on 38 routes. A ride costs $1.75 and children younger than 12 ride free. The company repairs its buses itself and trains 30 mechanics a year.',
      ),
      paragraph('Media contact: Rex Abbot, rex@cedarlines.com, 918-555-0123'),
      endMark,
    ],
  },
]
