import type { RuleCases } from './rule-case.ts'

export const placeCases: RuleCases = {
  'PLC-01': [
    {
      fires: 'He worked in Fresno, Calif. and Austin, TX, for years and now lives in Waco, Tex.',
      silent: 'He worked in Fresno, California, and Austin, Texas, for years. Write to Austin, TX 78701.',
      fixed: 'He worked in Fresno, California, and Austin, Texas, for years and now lives in Waco, Texas.',
    },
    {
      fires: 'The plant in Dayton, Ohio will close.',
      silent:
        'The plant in Dayton, Ohio, sells in Oregon, Washington and Idaho. Ask Jane Doe, MD, or Seattle, Texas.',
      fixed: 'The plant in Dayton, Ohio, will close.',
    },
    {
      part: 'lead',
      fires: 'FRESNO, Calif., Nov. 17, 2026 — Acme left Reno, Nev. on Monday.',
      silent: 'FRESNO, Calif., Nov. 17, 2026 — Acme left Reno, Nevada, on Monday.',
      fixed: 'FRESNO, Calif., Nov. 17, 2026 — Acme left Reno, Nevada, on Monday.',
    },
  ],
  'PLC-02': [
    {
      fires: 'The office moves to Main St. in April and later to Fifth Ave.',
      silent:
        'The office moves to 210 Main St. in April, to East St. Louis in May and to Main Street in June.',
      fixed: 'The office moves to Main Street in April and later to Fifth Avenue.',
    },
  ],
}
