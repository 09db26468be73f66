import type { RuleCases } from './rule-case.ts'

const news = 'Brightwater Foods will open a bakery in Dayton on Jan. 12.'

export const datelineCases: RuleCases = {
  'DAT-01': [
    {
      part: 'lead',
      fires: `Dayton, Ohio – November 17th, 2026 – ${news}`,
      silent: `DAYTON--(BUSINESS WIRE)--${news}`,
      fixed: `DAYTON, Ohio, Nov. 17, 2026 — ${news}`,
    },
    {
      part: 'lead',
      fires: `Dayton, 11/17 - ${news}`,
      silent: `DAYTON (Nov. 17, 2026) — ${news}`,
      fixed: `DAYTON, Nov. 17 — ${news}`,
    },
    {
      part: 'lead',
      fires: `DAYTON, Ohio, November 17, 2026 — ${news}`,
      silent: `DAYTON, Ohio, Nov. 17 – ${news}`,
      fixed: `DAYTON, Ohio, Nov. 17, 2026 — ${news}`,
    },
    {
      part: 'lead',
      fires: `DAYTON, Ohio — ${news}`,
      silent: `GENEVA, Nov. 17, 2026 /PRNewswire/ -- ${news}`,
      fixed: `DAYTON, Ohio, Nov. 17, 2026 — ${news}`,
    },
  ],
  'DAT-02': [
    {
      part: 'lead',
      fires: `Boulder, COLO., Nov. 17, 2026 — ${news}`,
      silent: `BOULDER, Colo., Nov. 17, 2026 — ${news}`,
      fixed: `BOULDER, Colo., Nov. 17, 2026 — ${news}`,
    },
    {
      part: 'lead',
      fires: `Albany, N.Y., Nov. 17, 2026 — ${news}`,
      silent: `ALBANY, N.Y., Nov. 17, 2026 — ${news}`,
      fixed: `ALBANY, N.Y., Nov. 17, 2026 — ${news}`,
    },
  ],
  'DAT-03': [
    {
      part: 'lead',
      fires: `AUSTIN, TX, Nov. 17, 2026 — ${news}`,
      silent: `AUSTIN, Texas, Nov. 17, 2026 — ${news}`,
      fixed: `AUSTIN, Texas, Nov. 17, 2026 — ${news}`,
    },
    {
      part: 'lead',
      fires: `FRESNO, CA, Nov. 17, 2026 — ${news}`,
      silent: `LONDON, UK, Nov. 17, 2026 — ${news}`,
      fixed: `FRESNO, Calif., Nov. 17, 2026 — ${news}`,
    },
  ],
  'DAT-04': [
    {
      part: 'lead',
      fires: `PARIS, France, Nov. 17, 2026 — ${news}`,
      silent: `PARIS, Texas, Nov. 17, 2026 — ${news}`,
      fixed: `PARIS, Nov. 17, 2026 — ${news}`,
    },
    {
      part: 'lead',
      fires: `BOSTON, Mass., Nov. 17, 2026 — ${news}`,
      silent: `SALEM, Mass., Nov. 17, 2026 — ${news}`,
      fixed: `BOSTON, Nov. 17, 2026 — ${news}`,
    },
    {
      part: 'lead',
      fires: `ST. LOUIS, Missouri, Nov. 17, 2026 — ${news}`,
      silent: `BOSTON, England, Nov. 17, 2026 — ${news}`,
      fixed: `ST. LOUIS, Nov. 17, 2026 — ${news}`,
    },
  ],
  'DAT-05': [
    {
      part: 'lead',
      fires: `WACO, Tex., Nov. 17, 2026 — ${news}`,
      silent: `FRESNO, California, Nov. 17, 2026 — ${news}`,
      fixed: `WACO, Texas, Nov. 17, 2026 — ${news}`,
    },
    {
      part: 'lead',
      fires: `ERIE, Penn., Nov. 17, 2026 — ${news}`,
      silent: `ERIE, Pa., Nov. 17, 2026 — ${news}`,
      fixed: `ERIE, Pa., Nov. 17, 2026 — ${news}`,
    },
  ],
  'DAT-06': [
    {
      part: 'lead',
      fires: `DAYTON, Ohio, Nov. 31, 2026 — ${news}`,
      silent: `DAYTON, Ohio, Nov. 30, 2026 — ${news}`,
      fixed: `DAYTON, Ohio, Nov. 30, 2026 — ${news}`,
    },
    {
      part: 'lead',
      fires: `DAYTON, Ohio, Nov. 8, 2026 — ${news}`,
      silent: `DAYTON, Ohio, Nov. 9, 2026 — ${news}`,
      fixed: `DAYTON, Ohio, Nov. 16, 2026 — ${news}`,
    },
    {
      part: 'lead',
      fires: `DAYTON, Ohio, Jan. 16, 2027 — ${news}`,
      silent: `DAYTON, Ohio, Jan. 15, 2027 — ${news}`,
      fixed: `DAYTON, Ohio, Dec. 15, 2026 — ${news}`,
    },
    {
      part: 'lead',
      fires: `DAYTON, Ohio, Monday, Nov. 17, 2026 — ${news}`,
      silent: `DAYTON, Ohio, Tuesday, Nov. 17, 2026 — ${news}`,
      fixed: `DAYTON, Ohio, Nov. 17, 2026 — ${news}`,
    },
  ],
}
