import { type CorpusRelease, endMark, heading, immediate, paragraph } from './release.ts'

const longSentence =
  'Because the municipality’s administrative infrastructure necessitated considerable organizational restructuring, representatives of the participating neighborhood associations collectively established an independent coordinating committee, whose responsibilities encompass communication, procurement, documentation and the continuous evaluation of environmental measurements.'

export const plantedTone: CorpusRelease[] = [
  {
    name: 'weak words and wordy phrases',
    kind: 'company news',
    today: '2026-11-17',
    faults: [
      { rule: 'TON-03', text: 'We', within: 'We will also' },
      { rule: 'TON-07', text: 'significantly' },
      { rule: 'TON-07', text: 'very', within: 'very clean' },
      { rule: 'TON-08', text: 'Numerous customers' },
      { rule: 'TON-11', text: 'in order to' },
      { rule: 'TON-11', text: 'utilize' },
      { rule: 'TON-12', text: 'delivery routes', within: 'new delivery routes save' },
    ],
    blocks: [
      immediate,
      heading('Redwing Laundry buys 12 electric vans in Tucson'),
      paragraph(
        'TUCSON, Ariz., Nov. 17, 2026 — Redwing Laundry bought 12 electric vans on Monday in order to deliver hotel linen at night without noise.',
      ),
      paragraph(
        'The vans are significantly quieter and very clean. Numerous customers asked for them. Drivers utilize a map that shows each charging point.',
      ),
      paragraph(
        'The company planned new delivery routes with its drivers. The new delivery routes save two hours a night. We will also wash the vans with used water.',
      ),
      paragraph(
        '“Guests complained about the truck, not the towels,” said Ines Vega, owner of Redwing Laundry.',
      ),
      heading('About Redwing Laundry', 2),
      paragraph(
        'Redwing Laundry washes sheets and towels for 90 hotels in Tucson, Arizona. Ines Vega bought the laundry in 2009 from the family that had run it since 1951. It has 135 employees and uses each gallon of water three times. The laundry heats its water with the sun and gives old sheets to animal shelters.',
      ),
      paragraph('Media contact: Al Vega, al@redwinglaundry.com, 520-555-0144'),
      endMark,
    ],
  },
  {
    name: 'the passive voice of an office',
    kind: 'company news',
    today: '2026-11-17',
    faults: [
      { rule: 'TON-04', text: 'was chosen', within: 'was chosen by' },
      { rule: 'TON-05', text: longSentence },
      { rule: 'TON-06' },
    ],
    blocks: [
      immediate,
      heading('Glen Harbor Council cleans creek with 14 neighborhood groups'),
      paragraph(
        'PROVIDENCE, R.I., Nov. 17, 2026 — The Glen Harbor Council will clean two miles of creek with 14 neighborhood groups from Dec. 1 to prevent floods.',
      ),
      paragraph(
        'The route was chosen by engineers. The equipment was donated by contractors. Participation was confirmed by 14 associations. Environmental documentation was prepared by consultants.',
      ),
      paragraph(longSentence),
      paragraph(
        'Sedimentation measurements were commissioned by environmental authorities. Additional recommendations were incorporated by administrators after comprehensive consultations with representatives of neighboring municipalities and conservation organizations.',
      ),
      paragraph(
        '“The creek was here before the council,” said Nan Frost, who chairs the Glen Harbor Council.',
      ),
      heading('About the Glen Harbor Council', 2),
      paragraph(
        'The Glen Harbor Council represents 6,100 households in Providence, Rhode Island. It was set up in 1969 and is elected every four years. The council has 11 members and three employees. Responsibilities include environmental administration, recreational infrastructure and neighborhood communication, and its documentation is published by the municipal administration every December.',
      ),
      paragraph('Media contact: Vic Frost, vic@glenharbor.org, 401-555-0159'),
      endMark,
    ],
  },
  {
    name: 'the phrases of a machine',
    kind: 'software launch',
    today: '2026-11-17',
    faults: [
      { rule: 'TON-10', text: 'not just a calendar, but' },
      { rule: 'TON-10', text: 'serves as a testament' },
      { rule: 'TON-10', text: 'in an era of' },
      { rule: 'TON-10', text: 'delve' },
      { rule: 'TON-01', text: 'empower' },
    ],
    blocks: [
      immediate,
      heading('Cloverday adds school holidays to its calendar for 9 million parents'),
      paragraph(
        'RALEIGH, N.C., Nov. 17, 2026 — Cloverday added the holidays of every school district in the country to its calendar today to help 9 million parents plan.',
      ),
      paragraph(
        'It is not just a calendar, but a way of life in an era of constant change. It serves as a testament to a robust team that helps parents delve into a holistic day and empower their children.',
      ),
      paragraph('“Parents asked us when the bus does not come,” said Ravi Nair, who founded Cloverday.'),
      heading('About Cloverday', 2),
      paragraph(
        'Cloverday makes a family calendar for phones and fridge doors. Ravi Nair founded the company in Raleigh, North Carolina, in 2018. It has 34 employees. Parents use the calendar in all 50 states, and it works without an account. The company sells no advertising and deletes every entry a year after its day has passed.',
      ),
      paragraph('Media contact: Asha Nair, asha@cloverday.com, 919-555-0105'),
      endMark,
    ],
  },
]
