import type { RuleCases } from './rule-case.ts'

const listedLead =
  'DAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods (Nasdaq: BWFD) opened a bakery in Dayton today.'

function writeListed(line: string, ...body: string[]): string {
  return [line, '# Brightwater Opens Bakery in Dayton', listedLead, ...body].join('\n\n')
}

const now = 'FOR IMMEDIATE RELEASE'
const held = 'EMBARGOED UNTIL 9 A.M. ET, NOV. 17, 2026'

export const lawCases: RuleCases = {
  'LEG-01': [
    {
      part: 'release',
      fires: writeListed(now, 'The company expects sales of $9 million.'),
      silent: writeListed(now, 'The company reported sales of $9 million.'),
      fixed: writeListed(
        now,
        'The company expects sales of $9 million.',
        '## Forward-looking statements',
        'Grain prices are a risk.',
      ),
    },
    {
      part: 'release',
      fires: writeListed(now, 'The bakery is on track for spring.'),
      silent: writeListed(now, 'The bakery is on track for spring.').replace(' (Nasdaq: BWFD)', ''),
      fixed: writeListed(now, 'The bakery opened in spring.'),
    },
  ],
  'LEG-02': [
    {
      part: 'release',
      fires: writeListed(held, 'The company also reports its earnings.'),
      silent: writeListed(now, 'The company also reports its earnings.'),
      fixed: writeListed(held, 'The company also sells bread.'),
    },
  ],
  'LEG-03': [
    {
      fires: 'The bread cures headaches within a day.',
      silent: 'The clinic treats 400 patients a week and cures meats for the kitchen.',
      fixed: 'The bread relieves headaches, according to a clinical trial with 400 patients.',
    },
    {
      fires: 'The tea prevents colds.',
      silent: 'The FDA approved the tablet, which treats migraines.',
      fixed: 'The tea is hot.',
    },
  ],
  'LEG-04': [
    {
      fires: 'The bakery is carbon neutral. Sales rose 40% in 2025.',
      silent:
        'The ovens are eco-friendly: they use 40% less gas than the old ones. The mill plans for sustainable growth.',
      fixed: 'The bakery is carbon neutral: it cut its emissions by 900 tons and buys 100% renewable power.',
    },
    {
      fires: 'The bakery is carbon neutral.',
      silent: 'The bakery is carbon neutral. It is certified under PAS 2060.',
      fixed: 'The bakery is carbon neutral, according to an audit by the county.',
    },
    {
      fires: 'All bags are eco-friendly.',
      silent: 'All bags are made of paper.',
      fixed: 'All bags are 80% paper.',
    },
  ],
  'LEG-05': [
    {
      fires: 'The bread has 4.9 stars.',
      silent: 'The bread has 4.9 stars on Google from 312 reviews.',
      fixed: 'The bread has 4.9 stars, according to a survey of 61 kitchens.',
    },
    {
      fires: 'It is a top-rated bakery.',
      silent: 'The flag has 50 stars and 13 stripes.',
      fixed: 'It is a bakery.',
    },
  ],
  'LEG-06': [
    {
      fires: 'Brightwater sued Acme on Monday.',
      silent:
        'Brightwater sued Acme on Monday.\n\nThe complaint, case No. 26-CV-1184, says Acme took the keys.',
      fixed: 'Brightwater sued Acme on Monday, according to the complaint in case No. 26-CV-1184.',
    },
    {
      fires: 'A former driver stole the keys, it is alleged.',
      silent:
        'The complaint, filed as case No. 26-CV-1184, says the driver stole the keys. Brightwater sued.',
      fixed:
        'A former driver took the keys, according to the complaint in case No. 26-1184, which alleges theft.',
    },
  ],
  'LEG-07': [
    {
      part: 'headline',
      fires: 'Brightwater replaces ovens from Harborline in 61 kitchens',
      silent: 'Brightwater replaces ovens from Ohio in 61 kitchens',
      fixed: 'Brightwater replaces ovens in 61 kitchens',
    },
    {
      part: 'release',
      fires:
        '# Brightwater Foods to Sell Dayton Dairy Milk\n\nDAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods will sell milk.\n\n## About Brightwater Foods\n\nIt cooks.\n\n## About Dayton Dairy\n\nIt milks.',
      silent:
        '# Brightwater Foods to Sell Milk\n\nDAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods will sell milk.\n\n## About Brightwater Foods\n\nIt cooks.\n\n## About Dayton Dairy\n\nIt milks.',
      fixed:
        '# Brightwater Foods to Sell Milk\n\nDAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods will sell milk.',
    },
  ],
  'LEG-08': [
    {
      part: 'lead',
      fires: 'DAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods said two bakers were injured on Monday.',
      silent: 'DAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods won a prize for safety on Monday.',
      fixed: 'DAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods closed its bakery on Monday.',
    },
  ],
}
