import type { RuleCases } from './rule-case.ts'
import { dateline, fact, join, news, repeat, speech } from './structure-blocks.ts'

const plain = 'The bakery will run two shifts and bake for the schools.'

function story(words: number): string {
  return join(news, ...Array.from({ length: Math.floor(words / 11) }, () => fact))
}

export const structureTopCases: RuleCases = {
  'STR-01': [
    {
      part: 'releaseLine',
      fires: '',
      silent: 'EMBARGOED UNTIL 9 A.M. ET, NOV. 17, 2026',
      fixed: 'FOR IMMEDIATE RELEASE',
    },
  ],
  'STR-02': [
    {
      part: 'releaseLine',
      fires: 'EMBARGOED UNTIL TUESDAY',
      silent: 'EMBARGOED UNTIL NOON GMT, NOV. 17, 2026',
      fixed: 'EMBARGOED UNTIL 9 A.M. ET, NOV. 17, 2026',
    },
    {
      part: 'releaseLine',
      fires: 'Embargoed until Nov. 17, 2026, 9 a.m.',
      silent: 'Embargoed until Nov. 17, 2026, 9 a.m. Eastern time',
      fixed: 'Embargoed until Nov. 17, 2026, 9 a.m. ET',
    },
  ],
  'STR-03': [
    {
      part: 'releaseLine',
      fires: 'EMBARGOED UNTIL 9 A.M. ET, NOV. 17, 2026\n\nFOR IMMEDIATE RELEASE',
      silent: 'EMBARGOED UNTIL 9 A.M. ET, NOV. 16, 2026',
      fixed: 'EMBARGOED UNTIL 9 A.M. ET, NOV. 17, 2026',
    },
    {
      part: 'releaseLine',
      fires: 'EMBARGOED UNTIL 9 A.M. ET, NOV. 10, 2026',
      silent: 'EMBARGOED UNTIL 9 A.M. ET, JAN. 10, 2027',
      fixed: 'FOR IMMEDIATE RELEASE',
    },
  ],
  'STR-04': [
    {
      part: 'headline',
      fires: '# Brightwater to Open Bakery / Plant in Dayton / Will Supply 61 Kitchens',
      silent: '**Brightwater to Open Bakery in Dayton**',
      fixed: '# Brightwater to Open Bakery in Dayton',
    },
    {
      part: 'release',
      fires: join('FOR IMMEDIATE RELEASE', news, fact),
      silent: join('FOR IMMEDIATE RELEASE', 'Brightwater to Open Bakery in Dayton', news, fact),
      fixed: join('FOR IMMEDIATE RELEASE', '# Brightwater to Open Bakery in Dayton', news, fact),
    },
    {
      part: 'headline',
      fires: '# Brightwater to Open Bakery\n\n# Plant Will Supply 61 Kitchens',
      silent: '# Brightwater to Open Bakery\n\n## Plant Will Supply 61 Kitchens',
      fixed: '# Brightwater to Open Bakery',
    },
  ],
  'STR-05': [
    {
      part: 'subhead',
      fires: '_Brightwater Foods opens a bakery for 40 workers in Dayton_',
      silent: '_The $6 million plant in Dayton will bake 9,000 loaves a day_',
      fixed: '_The plant will bake 9,000 loaves a day for school kitchens_',
    },
    {
      part: 'subhead',
      fires: `_The plant will bake ${repeat('bread, rolls and buns for school kitchens,', 4)} all day_`,
      silent:
        '_The plant will bake bread, rolls and buns for school kitchens in three counties of western Ohio_',
      fixed: '_The plant will bake bread for school kitchens_',
    },
  ],
  'STR-06': [
    {
      part: 'lead',
      fires: 'Brightwater Foods today opened a bakery in Dayton to supply bread to 61 kitchens.',
      silent: 'PARIS, Nov. 17, 2026 — Brightwater Foods will open a bakery in Dayton on Jan. 12.',
      fixed:
        '[CITY], Nov. 16, 2026 — Brightwater Foods today opened a bakery in Dayton to supply bread to 61 kitchens.',
    },
  ],
}

export const structureLengthCases: RuleCases = {
  'STR-07': [
    {
      part: 'release',
      fires: join('# Bakery', story(150)),
      silent: join('# Bakery', story(320)),
      fixed: join('# Bakery', story(400)),
    },
    {
      part: 'release',
      fires: join('# Bakery', story(640)),
      silent: join('# Bakery', story(590)),
      fixed: join('# Bakery', story(480)),
    },
  ],
  'STR-08': [
    {
      part: 'lead',
      fires: `${news} ${repeat('It will bake bread for many kitchens in the county.', 4)}`,
      silent: `${news} It will bake 9,000 loaves a day for 61 kitchens in three counties.`,
      fixed: news,
    },
    {
      part: 'lead',
      fires: `${dateline}Brightwater opens a bakery. It hires. It bakes.`,
      silent: `${dateline}Brightwater opens a bakery on St. Mary Ave. at 9 a.m. today. It hires.`,
      fixed: `${dateline}Brightwater opens a bakery. It hires.`,
    },
  ],
  'STR-09': [
    { fires: repeat(fact, 6), silent: repeat(fact, 5), fixed: repeat(fact, 2) },
    {
      fires: repeat('- Bread\n\n', 9).trim(),
      silent: repeat('- Bread\n\n', 8).trim(),
      fixed: repeat('- Bread\n\n', 3).trim(),
    },
  ],
  'STR-18': [
    {
      fires: repeat('The [menu](https://brightwaterfoods.com/menu) is public.', 5),
      silent: repeat('The [menu](https://brightwaterfoods.com/menu) is public.', 2),
      fixed: 'The [menu](https://brightwaterfoods.com/menu) is public.',
    },
    {
      fires: 'For the menu [click here](https://brightwaterfoods.com/menu).',
      silent: 'See the [menu of the week](https://brightwaterfoods.com/menu).',
      fixed: 'See the [menu](https://brightwaterfoods.com/menu).',
    },
  ],
}

export const structureStoryCases: RuleCases = {
  'STR-10': [
    { part: 'quote', fires: '', silent: speech, fixed: speech },
    {
      part: 'quote',
      fires: 'The bakers call the oven “the big one” at work.',
      silent: `> ${speech}`,
      fixed: speech,
    },
    {
      part: 'quote',
      fires: join(speech, speech, speech, speech),
      silent: join(speech, speech),
      fixed: speech,
    },
  ],
  'STR-11': [
    { fires: join(fact, fact, fact, fact), silent: join(fact, fact), fixed: fact },
    { part: 'lead', fires: `${dateline}${speech}`, silent: news, fixed: news },
    {
      fires: join(fact, '- Bread', fact, '- Rolls', fact),
      silent: join(fact, '- Bread', '- Rolls', '- Buns', '- Cake'),
      fixed: fact,
    },
  ],
  'STR-16': [
    {
      fires: 'The plant is run by [CEO NAME].',
      silent: '“They [the drivers] left at midnight,” she said.',
      fixed: 'The plant is run by Ruth Okafor.',
    },
    {
      part: 'contact',
      fires: 'Media contact: / Sam Ortiz / 937-XXX-XXXX',
      silent: 'Media contact: / Max Xu / 937-555-0142',
      fixed: 'Media contact: / Sam Ortiz / 937-555-0142',
    },
    {
      fires: 'The price is TBD and the date is TK.',
      silent: 'The model is the TK-421 of the year [1].',
      fixed: 'The price is $4.',
    },
    {
      fires: 'Hello {name}, lorem ipsum at <DATE>.',
      silent: 'It takes < 5 minutes and > 2 people.',
      fixed: 'It opens Jan. 12.',
    },
  ],
  'STR-17': [
    {
      part: 'lead',
      fires: `${dateline}Children eat better when breakfast is fresh, and cooks know it on Jan. 12.`,
      silent: `${dateline}A bakery that Brightwater Foods will open in Dayton on Jan. 12 hires 40 workers.`,
      fixed: news,
    },
    {
      part: 'release',
      fires: join(
        '# Brightwater to Open Bakery',
        `${dateline}Brightwater will open a bakery.`,
        plain,
        plain,
        plain,
        'It opens Jan. 12.',
      ),
      silent: join(
        '# Brightwater to Open Bakery',
        `${dateline}Brightwater will open a bakery.`,
        'It opens Jan. 12.',
        plain,
        plain,
        plain,
      ),
      fixed: join('# Brightwater to Open Bakery', news, fact, fact, fact),
    },
  ],
  'STR-21': [
    {
      fires: 'This news is under embargo until Monday.',
      silent: 'The trade embargo on flour ended in June.',
      fixed: 'The bakery opens on Monday.',
    },
  ],
}
