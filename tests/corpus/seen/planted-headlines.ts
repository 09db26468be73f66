import { type CorpusRelease, endMark, heading, immediate, paragraph } from './release.ts'

const longHeadline =
  'Fernbrook Farms of Lancaster County, Pennsylvania, opens a new creamery with a shop, a school kitchen and a museum of milk bottles in May'

export const plantedHeadlines: CorpusRelease[] = [
  {
    name: 'a loud headline and an advertisement below it',
    kind: 'product launch',
    today: '2026-11-17',
    faults: [
      { rule: 'HED-05', text: 'AMAZING' },
      { rule: 'HED-06', text: 'revolutionary' },
      { rule: 'PUN-04', text: '!', within: 'on sale now!' },
      { rule: 'TON-09', text: 'Act fast' },
      { rule: 'TON-01', text: 'cutting-edge' },
      { rule: 'TON-02', text: 'the leading' },
    ],
    blocks: [
      immediate,
      heading('Kettlewise launches AMAZING revolutionary kettle for $29'),
      paragraph(
        'CLEVELAND, Nov. 17, 2026 — Kettlewise began to sell a $29 kettle today that boils a cup of water in 40 seconds.',
      ),
      paragraph(
        'Kettlewise is the leading maker of kettles. Its cutting-edge heater and robust switch form a seamless, scalable whole. The kettle is on sale now! Act fast and order from the shop.',
      ),
      paragraph('“It is a kettle, and it is quick,” said Pat Doyle, who designs kettles for Kettlewise.'),
      heading('About Kettlewise', 2),
      paragraph(
        'Kettlewise makes kettles and teapots in Cleveland. Pat Doyle and two friends founded the company in 2013 after their office kettle broke on a Monday. It has 25 employees and sells in 300 stores in Ohio and Michigan. Each kettle comes apart with one screw, and the company sells every part on its own.',
      ),
      paragraph('Media contact: Sue Lind, sue@kettlewise.com, 216-555-0149'),
      endMark,
    ],
  },
  {
    name: 'a headline of 130 characters',
    kind: 'company news',
    today: '2026-11-17',
    faults: [
      { rule: 'HED-01', text: longHeadline },
      { rule: 'HED-10', text: longHeadline },
    ],
    blocks: [
      immediate,
      heading(longHeadline),
      paragraph(
        'LANCASTER, Pa., Nov. 17, 2026 — Fernbrook Farms will open a creamery with a shop and a museum of milk bottles in Lancaster County on May 8, 2027.',
      ),
      paragraph('“The museum was the price for my father’s signature,” said Ida Stoltz, who runs the farm.'),
      heading('About Fernbrook Farms', 2),
      paragraph(
        'Fernbrook Farms milks 140 cows near Lancaster, Pennsylvania. The Stoltz family has farmed there since 1891. The farm has 19 employees and sells milk in glass bottles to 2,300 households. It makes its own power from manure and feeds the cows what grows within four miles. Schools visit on Wednesdays, free of charge.',
      ),
      paragraph('Media contact: Ben Stoltz, ben@fernbrookfarms.com, 717-555-0130'),
      endMark,
    ],
  },
  {
    name: 'a headline that announces a partnership and no more',
    kind: 'partnership',
    today: '2026-11-17',
    faults: [
      { rule: 'HED-09', text: 'announces' },
      { rule: 'HED-04', text: 'Rivermark announces new partnership' },
      { rule: 'LED-03', text: 'is thrilled to announce' },
    ],
    blocks: [
      immediate,
      heading('Rivermark announces new partnership'),
      paragraph(
        'SPOKANE, Wash., Nov. 17, 2026 — Rivermark is thrilled to announce that four libraries in Spokane will lend its fishing rods from March 1, 2027.',
      ),
      paragraph(
        '“A rod in a library gets more fish than a rod in a garage,” said Nell Ott, who founded Rivermark.',
      ),
      heading('About Rivermark', 2),
      paragraph(
        'Rivermark makes fishing rods in Spokane, Washington. Nell Ott founded the company in 2010 in the back room of a bait shop. It has 16 employees and makes 9,000 rods a year from bamboo and recycled carbon. The company mends rods of any make and gives a tenth of its rods to schools along the river.',
      ),
      paragraph('Media contact: Hal Ott, hal@rivermark.com, 509-555-0166'),
      endMark,
    ],
  },
  {
    name: 'an acronym nobody explains',
    kind: 'software launch',
    today: '2026-11-17',
    faults: [
      { rule: 'HED-08', text: 'SDPF', within: 'Dockside adds SDPF' },
      { rule: 'NAM-04', text: 'SDPF', within: 'support for SDPF' },
      { rule: 'LED-02', text: 'In today’s fast-paced world' },
    ],
    blocks: [
      immediate,
      heading('Dockside adds SDPF to harbor software in 30 ports'),
      paragraph(
        'NORFOLK, Va., Nov. 17, 2026 — In today’s fast-paced world, Dockside added support for SDPF to the software that 30 ports use to plan berths.',
      ),
      paragraph('“Pilots asked for it in three ports,” said Gil Moreau, head of product at Dockside.'),
      heading('About Dockside', 2),
      paragraph(
        'Dockside writes software for harbors. Two former tugboat captains founded the company in Norfolk, Virginia, in 2012. It has 53 employees and customers in 30 ports from Halifax to Savannah. The software plans berths, pilots and tugs, and it runs on the tide tables of the port. Dockside trains every dispatcher on site.',
      ),
      paragraph('Media contact: Eve Tran, eve@dockside.com, 757-555-0102'),
      endMark,
    ],
  },
  {
    name: 'news that nobody seems to have made',
    kind: 'product launch',
    today: '2026-11-17',
    faults: [{ rule: 'HED-02', text: 'New app cuts food waste in school kitchens' }, { rule: 'LED-01' }],
    blocks: [
      immediate,
      heading('New app cuts food waste in school kitchens'),
      paragraph('OMAHA, Neb. — The app is good for everybody. It is easy and people like it.'),
      paragraph('“The bins are lighter,” said Joy Kemp, who cooks for 400 pupils at an Omaha school.'),
      heading('About Platecount', 2),
      paragraph(
        'Platecount makes an app that tells school cooks how many pupils will eat. A school cook and her son founded the company in Omaha, Nebraska, in 2021. It has eight employees and works with 120 kitchens. The app asks each class one question in the morning and sends the cook a number by 9 a.m.',
      ),
      paragraph('Media contact: Ron Kemp, ron@platecount.com, 402-555-0184'),
      endMark,
    ],
  },
]
