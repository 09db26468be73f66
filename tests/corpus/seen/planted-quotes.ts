import { type CorpusRelease, endMark, heading, immediate, paragraph } from './release.ts'

const longQuote =
  '“We started with one boat and one rope, and when the storm came we had to decide whether to save the boat or the rope, and my father said save the rope, because a rope can pull a boat but a boat cannot pull a rope, and that is how this school began. We teach that story on the first day. We teach it again on the last day. Then we ask every student to tie one knot.”'

export const plantedQuotes: CorpusRelease[] = [
  {
    name: 'quotations that say nothing or belong to nobody',
    kind: 'product launch',
    today: '2026-11-17',
    faults: [
      { rule: 'QUO-01', text: '“The lamp lights a whole field and runs for two nights.”' },
      { rule: 'QUO-02', text: 'enthused' },
      { rule: 'QUO-03', text: 'We are thrilled' },
      {
        rule: 'QUO-04',
        text: '“Lumen Ridge sells a $60 solar lamp for campers that shines for two nights,”',
      },
    ],
    blocks: [
      immediate,
      heading('Lumen Ridge sells $60 solar lamp for campers'),
      paragraph(
        'BOISE, Idaho, Nov. 17, 2026 — Lumen Ridge today began to sell a $60 solar lamp for campers that shines for two nights on one day of sun.',
      ),
      paragraph(
        '“Lumen Ridge sells a $60 solar lamp for campers that shines for two nights,” said Ike Bell, chief executive of Lumen Ridge.',
      ),
      paragraph('“We are thrilled about this lamp,” enthused Mia Cole, head of design at Lumen Ridge.'),
      paragraph('“The lamp lights a whole field and runs for two nights.”'),
      heading('About Lumen Ridge', 2),
      paragraph(
        'Lumen Ridge makes lamps that need no plug. Ike Bell founded the company in Boise, Idaho, in 2016 after a week without power. It has 22 employees and sells in 150 outdoor shops in the West. The lamps come apart for repair, and the company gives one lamp to a mountain rescue team for every 100 it sells.',
      ),
      paragraph('Media contact: Kit Bell, kit@lumenridge.com, 208-555-0141'),
      endMark,
    ],
  },
  {
    name: 'a quotation too long, and two that wait for approval',
    kind: 'milestone',
    today: '2026-11-17',
    quoteStates: [
      { text: longQuote, state: 'draft' },
      {
        text: '“I failed the knot twice,”',
        state: 'approved',
        approvedText: '“I failed the knot three times,”',
      },
    ],
    faults: [
      { rule: 'QUO-05', text: longQuote },
      { rule: 'QUO-07', text: longQuote },
      { rule: 'QUO-08', text: '“I failed the knot twice,”' },
      { rule: 'TON-03', text: 'our' },
    ],
    blocks: [
      immediate,
      heading('Halyard Sailing School teaches its 5,000th student in Duluth'),
      paragraph(
        'DULUTH, Minn., Nov. 17, 2026 — The Halyard Sailing School taught its 5,000th student on Saturday, 41 years after it began with one boat.',
      ),
      paragraph(`${longQuote} said Erik Dahl, director of the school.`),
      paragraph('“I failed the knot twice,” said Tia Brooks, the 5,000th student.'),
      paragraph('Brooks, 17, crossed the lake in our oldest boat.'),
      heading('About the Halyard Sailing School', 2),
      paragraph(
        'The Halyard Sailing School teaches people to sail on Lake Superior. Nils Dahl founded it in Duluth, Minnesota, in 1985. It has 12 teachers and 26 boats, all of which its students repair in winter. Half of the students pay nothing, because the city and 300 former students carry the cost. Lessons run from May to October.',
      ),
      paragraph('Media contact: Una Dahl, una@halyardschool.org, 218-555-0157'),
      endMark,
    ],
  },
]
