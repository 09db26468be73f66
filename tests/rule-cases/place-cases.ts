import type { RuleCases } from './rule-case.ts'

export const placeCases: RuleCases = {
  'PLC-01': [
    {
      fires: 'He worked in Fresno, Calif. and Austin, TX, for years and now lives in Waco, Tex.',
      silent:
        'He worked in Fresno, California, and Austin, Texas, for years. Write to Austin, TX 78701. It sells in NL, DE and AT.',
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
      fires: 'The clinic at 400 East Superior Street, moved to 12 Elm Avenue in May.',
      silent:
        'The clinic at 400 E. Superior St. moved to 12 Elm Drive. All 12 Main Street shops open. In 2019 Main Street reopened. Bankers from 40 Wall Street firms came to 8 Ocean Boulevard festivals. The parade follows Superior Street.',
      fixed: 'The clinic at 400 E. Superior St., moved to 12 Elm Ave. in May.',
    },
    {
      fires: 'The office moves to Main St. in April and later to Fifth Ave.',
      silent:
        'The office moves to 210 Main St. in April, to East St. Louis in May and to Main Street in June.',
      fixed: 'The office moves to Main Street in April and later to Fifth Avenue.',
    },
  ],
  'PLC-04': [
    {
      fires: 'Sen. Ann Ward (D-TN) and Rep. Bo Lee, R-OH, toured the orchard with Sen. Kim Fry, I-VT.',
      silent:
        'Sen. Ann Ward (D-Tenn.) and Rep. Bo Lee, R-Ohio, toured it. The pump, D-XY, costs more. Model R-NC 12 is new. Vitamin D-MA is none.',
      fixed: 'Sen. Ann Ward (D-Tenn.) and Rep. Bo Lee, R-Ohio, toured the orchard with Sen. Kim Fry, I-Vt.',
    },
  ],
}
