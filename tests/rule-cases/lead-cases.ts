import type { RuleCases } from './rule-case.ts'

const dateline = 'DAYTON, Ohio, Nov. 17, 2026 — '

export const leadCases: RuleCases = {
  'LED-01': [
    {
      part: 'release',
      fires:
        '# Brightwater Opens Bakery\n\nDAYTON, Ohio — The app is good for everybody. It is easy and people like it.',
      silent: `# Brightwater Opens Bakery\n\n${dateline}Brightwater Foods opened a bakery because its ovens are old.`,
      fixed: `# Brightwater Opens Bakery\n\n${dateline}Brightwater Foods will open a bakery to supply 61 kitchens.`,
    },
  ],
  'LED-02': [
    {
      part: 'lead',
      fires: `${dateline}In today’s fast-paced world, Brightwater Foods opened a bakery.`,
      silent: `${dateline}In a ruling today, a judge let Brightwater Foods open a bakery.`,
      fixed: `${dateline}Brightwater Foods opened a bakery.`,
    },
    {
      part: 'lead',
      fires: `${dateline}Founded in 1994, Brightwater Foods opened a bakery.`,
      silent: `${dateline}After a fire, Brightwater Foods opened a bakery.`,
      fixed: `${dateline}Brightwater Foods opened a bakery.`,
    },
    {
      part: 'lead',
      fires: `${dateline}Brightwater Foods, a maker of school meals that has cooked for children in three states and two counties since 1994, opened a bakery.`,
      silent: `${dateline}Brightwater Foods, a maker of school meals, opened a bakery.`,
      fixed: `${dateline}Brightwater Foods opened a bakery.`,
    },
    {
      part: 'lead',
      fires: `${dateline}As more and more parents ask where the bread on the tables of their schools comes from, Brightwater opened a bakery.`,
      silent: `${dateline}As parents had asked, Brightwater opened a bakery.`,
      fixed: `${dateline}Brightwater opened a bakery.`,
    },
  ],
  'LED-03': [
    {
      part: 'lead',
      fires: `${dateline}Brightwater Foods is thrilled to announce a bakery in Dayton.`,
      silent: `${dateline}Brightwater Foods announced a bakery in Dayton. “I am proud to present it,” she said.`,
      fixed: `${dateline}Brightwater Foods announces a bakery in Dayton.`,
    },
    {
      fires: 'The partners are very excited to launch a bakery.',
      silent: 'The partners are excited about bread.',
      fixed: 'The partners launch a bakery.',
    },
  ],
  'LED-04': [
    {
      part: 'lead',
      fires: `${dateline}Brightwater, which bakes, cooks, cleans, drives, delivers and serves, opened a bakery.`,
      silent: `${dateline}On Tuesday, Nov. 17, 2026, Brightwater opened a bakery that, from Monday, Jan. 11, on, will serve Akron, Ohio, as well.`,
      fixed: `${dateline}Brightwater opened a bakery.`,
    },
    {
      part: 'lead',
      fires: `${dateline}Brightwater Foods, a maker of meals, founded in 1994, owned by its cooks, led by Ruth Okafor, opened a bakery.`,
      silent: `${dateline}Brightwater Foods of Dayton, Ohio, will open a bakery on Jan. 12, 2027, in Toledo, Ohio, with 1,200 ovens.`,
      fixed: `${dateline}Brightwater Foods opened a bakery.`,
    },
  ],
}
