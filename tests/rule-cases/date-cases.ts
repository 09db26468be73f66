import type { RuleCases } from './rule-case.ts'

export const dateCases: RuleCases = {
  'DTE-01': [
    {
      fires: 'It opens on 11/20/2026, moves by 20 November 2026 and closes on 2026-12-31.',
      silent: 'It opens on Nov. 20, 2026. See acme.com/11/20/2026 for 1/2/3 and 24/7 help.',
      fixed: 'It opens on Nov. 20, 2026, moves by Nov. 20, 2026, and closes on Dec. 31, 2026.',
    },
    {
      fires: 'It opens on 31/12/2026.',
      silent: 'In 20 May weeks it sold 40 August loaves. The lease ends in March. 2 tenants remain.',
      fixed: 'It opens on Dec. 31, 2026.',
    },
    {
      fires: 'The shop opens on December 5 and closes on Mar. 3.',
      silent:
        'The shop opens on Dec. 5, closes on March 3 and may 3 times in May reopen. In May 10,000 people came.',
      fixed: 'The shop opens on Dec. 5 and closes on March 3.',
    },
    {
      fires: 'It moved on Sep 9 and Sept 10.',
      silent: 'It moved on Sept. 9 and Sept. 10.',
      fixed: 'It moved on Sept. 9 and Sept. 10.',
    },
  ],
  'DTE-02': [
    {
      fires: 'It sold out in Nov., 2025, and in Jan. 2026.',
      silent: 'It sold out in November 2025 and again on Nov. 5, 2026.',
      fixed: 'It sold out in November 2025, and in January 2026.',
    },
    {
      fires: 'It opened in Oct. and will close in April, 2027.',
      silent: 'It opened in October and will close in April 2027.',
      fixed: 'It opened in October and will close in April 2027.',
    },
  ],
  'DTE-03': [
    {
      fires: 'It opens on 20th November and closes on the 3rd of March, 2027.',
      silent: 'It opens on the 20th floor. The sale was its 20th. May was dry.',
      fixed: 'It opens on Nov. 20 and closes on March 3, 2027.',
    },
    {
      fires: 'It opens on Nov. 17th.',
      silent: 'It opens on Nov. 17, the 17th day of the month, on 18th Street.',
      fixed: 'It opens on Nov. 17.',
    },
  ],
  'DTE-04': [
    {
      fires:
        'The regatta on Saturday, Dec. 5 in Duluth is free, and so is the one on Sunday, Dec. 13 for crews.',
      silent:
        'The regatta is Saturday, Dec. 5, in Duluth. It runs Saturday, Dec. 5 and Sunday, Dec. 6. Crews row Monday, Dec. 7 through Friday. Doors open Tuesday, Dec. 8 at 9 a.m. On Dec. 5 in Duluth it snowed.',
      fixed:
        'The regatta on Saturday, Dec. 5, in Duluth is free, and so is the one on Sunday, Dec. 13, for crews.',
    },
    {
      fires: 'On Dec. 19, 2026 the boat stays overnight.',
      silent: 'On Dec. 19, 2026, the boat stays overnight. It leaves on Jan. 2, 2027.',
      fixed: 'On Dec. 19, 2026, the boat stays overnight.',
    },
  ],
  'DTE-05': [
    {
      fires: 'Doors open at 9:00 AM, talks begin at 10:30am and lunch is at 12 noon.',
      silent: 'Doors open at 9 a.m., talks begin at 10:30 a.m. and lunch is at noon.',
      fixed: 'Doors open at 9 a.m., talks begin at 10:30 a.m. and lunch is at noon.',
    },
    {
      fires: 'Doors close at 5 PM. Come from 9:00 to 11 a.m. or at 12 p.m.',
      silent: 'Doors close at 5 p.m. Come from 9 to 11 a.m. or at noon. The score was 9:00.',
      fixed: 'Doors close at 5 p.m. Come from 9 to 11 a.m. or at noon.',
    },
    {
      fires: 'The office opens at 8 a.m. in the morning. It closes at 5 p.m. in the evening.',
      silent: 'The office opens at 8 a.m. Monday. It closes at 5 p.m.',
      fixed: 'The office opens at 8 a.m. It closes at 5 p.m.',
    },
    {
      fires: 'Come from 9:00-11:00 AM or from 1 p.m.–3 p.m.',
      silent: 'The 9-11 a.m. shift runs from 9 to 11 a.m. and scores range from 9-11 points.',
      fixed: 'Come from 9 to 11 a.m. or from 1 p.m. to 3 p.m.',
    },
  ],
  'DTE-06': [
    {
      fires: 'The ovens came yesterday and Monday.',
      silent: 'The town has no bakery today. Today’s ovens came Monday.',
      fixed: 'The ovens came Nov. 16 and Monday.',
    },
    {
      fires: 'Tomorrow the ovens go on. The trucks left today.',
      silent: '“Tomorrow the ovens go on,” said Ruth Okafor, operations director.',
      fixed: 'On Nov. 18 the ovens go on. The trucks left Nov. 17.',
    },
    {
      fires: 'Doors open at 9 a.m. tomorrow morning.',
      silent: 'Doors open at 9 a.m. Nov. 18.',
      fixed: 'Doors open at 9 a.m. Nov. 18.',
    },
    {
      part: 'lead',
      fires: 'DAYTON, Ohio — Brightwater Foods opened a bakery today.',
      silent: 'DAYTON, Ohio, Nov. 17, 2026 (GLOBE NEWSWIRE) -- Brightwater Foods opened a bakery today.',
      fixed: 'DAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods opened a bakery today.',
    },
  ],
  'DTE-07': [
    {
      fires: 'It opens on Monday, Nov. 17, 2026.',
      silent: 'It opens on Tuesday, Nov. 17, 2026, and on Thursday, Dec. 24.',
      fixed: 'It opens on Tuesday, Nov. 17, 2026.',
    },
    {
      fires: 'Doors open Friday, Jan. 14.',
      silent: 'Doors open Thursday, Jan. 14.',
      fixed: 'Doors open Thursday, Jan. 14.',
    },
    {
      fires: 'The fair runs Friday through Sunday, Nov. 21-23, 2026.',
      silent:
        'The fair runs Friday through Sunday, Nov. 20-22, 2026, and Friday and Saturday, Nov. 27 and 28.',
      fixed: 'The fair runs Friday through Sunday, Nov. 20-22, 2026.',
    },
  ],
}
