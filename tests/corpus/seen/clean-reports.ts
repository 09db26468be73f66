import { type CorpusRelease, endMark, heading, immediate, item, paragraph } from './release.ts'

export const cleanReports: CorpusRelease[] = [
  {
    name: 'survey of small shops with its method',
    kind: 'survey',
    today: '2026-10-20',
    faults: [],
    blocks: [
      immediate,
      heading('Half of small shops to close early this winter, Storefront finds'),
      heading('Owners name heating costs before a lack of customers', 2),
      paragraph(
        'KANSAS CITY, Mo., Oct. 20, 2026 — Half of small shops in the Midwest plan to close earlier this winter because of heating costs, according to a Storefront survey.',
      ),
      paragraph('Owners of 1,204 shops answered. The survey found:'),
      item('51% plan to close at least an hour earlier from December to February'),
      item('34% will heat only the part of the shop that customers see'),
      item('12% will close on Mondays as well'),
      paragraph(
        'Heating was the main reason for two owners in three. Only one in five named a lack of customers. In the same survey in 2024, most owners named customers.',
      ),
      paragraph(
        '“I can sell scarves in a cold shop, but nobody tries on shoes in one,” said Ellen Park, who owns a shoe shop in Topeka, Kansas.',
      ),
      paragraph(
        'Shops in buildings from before 1950 pay $3.10 a square foot for heat, and shops in newer ones pay $1.80. Four out of five owners rent, so they cannot change the windows themselves.',
      ),
      paragraph(
        '“The lease decides who pays for the window and who pays for the gas, and they are not the same person,” said Jorge Medina, director of research at Storefront.',
      ),
      paragraph(
        'Storefront asked the questions by mail and telephone between Aug. 17 and Sept. 25. It drew 3,000 shops at random from tax lists in nine states, and 40% of them answered. The margin of error is 2.8 points.',
      ),
      paragraph('Storefront paid for the survey itself. The questions and the data are on its site.', [
        'the data',
        'https://storefront.org/winter-2026',
      ]),
      heading('About Storefront', 2),
      paragraph(
        'Storefront is a nonprofit association of 5,600 shops with fewer than 20 employees. Shop owners in Kansas City, Missouri, founded it in 1971 to buy insurance together. It has 23 employees and offices in Kansas City and Des Moines, Iowa. The association lends money for repairs, trains apprentices and publishes two surveys a year.',
      ),
      heading('Media contact', 2),
      paragraph('Hannah Boyle, hannah@storefront.org, 816-555-0181'),
      endMark,
    ],
  },
  {
    name: 'hearing study at a university',
    kind: 'research',
    today: '2027-02-09',
    faults: [],
    blocks: [
      immediate,
      heading('Choir singing slows hearing decline, Lakeland University finds'),
      heading('Researchers followed 418 adults older than 60 for three years', 2),
      paragraph(
        'ANN ARBOR, Mich., Feb. 9, 2027 — Adults who sang in a choir lost less of their hearing over three years than those who did not, a Lakeland University study found.',
      ),
      paragraph(
        'The study appeared Monday in the journal Ear and Mind. It followed 418 adults between 60 and 82 in Michigan and Ontario. Half of them joined a choir that met once a week, and the others joined a walking group.',
      ),
      paragraph(
        'Both groups heard single tones equally well at the end. But the singers understood 9% more words in a noisy room than the walkers, according to the study. The gap did not depend on how well they sang.',
        ['the study', 'https://lakeland.edu/choir-study'],
      ),
      paragraph(
        '“The ear gets older in both groups,” said Miriam Falk, a professor of audiology at Lakeland University. “The singers seem to have learned to listen around the noise.”',
      ),
      paragraph(
        'The researchers assigned people to the groups by lot and tested them every six months. The people who ran the tests did not know who sang. Fifty-two people left before the end, about as many from each group.',
      ),
      paragraph(
        'Falk said the study has limits. It did not include anyone who wore a hearing aid at the start, and it cannot say how long the effect lasts. A second study with 900 people begins in September.',
      ),
      paragraph(
        'The National Institute on Aging and the Ontario Brain Fund paid for the work. Neither took part in the design of the study or the writing of the article.',
      ),
      heading('About Lakeland University', 2),
      paragraph(
        'Lakeland University is a public university in Ann Arbor, Michigan. It opened in 1921 as a school for teachers and has 17,400 students and 1,300 professors. The university spent $210 million on research in 2025, according to the National Science Foundation. Its hearing clinic treats 6,000 people a year and teaches students from four states.',
      ),
      heading('Media contact', 2),
      paragraph('Paul Renaud, prenaud@lakeland.edu, 734-555-0126'),
      endMark,
    ],
  },
  {
    name: 'voluntary recall of a heater',
    kind: 'crisis statement',
    today: '2026-12-15',
    faults: [{ rule: 'LEG-08' }],
    blocks: [
      immediate,
      heading('Hearthco recalls 8,400 Ember space heaters over loose switch'),
      heading('Owners get a refund of $89 and should unplug the heater now', 2),
      paragraph(
        'CINCINNATI, Dec. 15, 2026 — Hearthco recalled 8,400 Ember space heaters today because a loose switch can keep them running after the owner turns them off.',
      ),
      paragraph(
        'The company has 14 reports of heaters that did not turn off. Two of them scorched a carpet. Nobody was hurt.',
      ),
      paragraph(
        'The recall covers Ember heaters with serial numbers from HE26-0400 to HE26-8800. Stores in 11 states sold them between Sept. 1 and Dec. 11 for $89. The number is on a label under the base.',
      ),
      paragraph(
        '“Please unplug the heater before you finish reading this,” said Victor Lang, chief executive of Hearthco. “We will pay for it, and you do not need the receipt.”',
      ),
      paragraph('Owners should:'),
      item('Unplug the heater and cut the cord'),
      item('Take a picture of the label and the cut cord'),
      item('Send the picture to Hearthco by text message at 513-555-0160'),
      paragraph(
        'The refund arrives within seven days. Owners who cannot take a picture can bring the heater to any store that sold it. Hearthco wrote to the 5,100 owners who had registered theirs on Monday.',
      ),
      paragraph(
        'The company stopped making the Ember on Dec. 11 and does not yet know why the switch comes loose. An outside laboratory in Columbus is testing 200 switches. Hearthco will publish what it finds by Jan. 29, 2027.',
        ['publish what it finds', 'https://hearthco.com/ember-recall'],
      ),
      paragraph(
        'Other Hearthco heaters use a different switch. The company told the U.S. Consumer Product Safety Commission about the reports on Dec. 10 and agreed on the recall with it.',
      ),
      heading('About Hearthco', 2),
      paragraph(
        'Hearthco makes space heaters, fans and dehumidifiers in Cincinnati. Anna and Victor Lang founded the company in 2003 in a former piano factory. It has 260 employees and sells its products in 900 stores in 34 states. Every Hearthco product comes with a five-year warranty, and the company keeps spare parts for 15 years.',
      ),
      heading('Media contact', 2),
      paragraph('Stacy Grube, stacy@hearthco.com, 513-555-0161'),
      endMark,
    ],
  },
]
