import type { RuleCases } from '#domain/checker/rule-case.test-support.ts'

export const factCases: RuleCases = {
  'FAC-04': [
    {
      fires: 'It turns out that 9 of 10 gardeners keep seeds too long.',
      silent:
        'It turns out that 9 of 10 gardeners keep seeds too long. A 2026 survey by the Seed Guild found it.',
      mended: 'According to a 2026 survey by the Seed Guild, 9 of 10 gardeners keep seeds too long.',
    },
    {
      fires: 'The app is trusted by 10,000 cooks, and 70% of riders like it.',
      silent:
        'Buyers get a 20% discount at an interest rate of 4%. Acme owns 25% of the mill and will cut fares by 20%.',
      mended: 'Cooks in 40 kitchens use the app.',
    },
    {
      fires: 'Of the cooks, 70% use it.',
      silent: 'Researchers asked 400 cooks. Of them, 70% use it.',
      mended: 'According to the Cooks Guild, 70% of cooks use it.',
    },
  ],
  'FAC-05': [
    {
      part: 'release',
      fires:
        '# Acme adds 300 jobs in Reno\n\nRENO, Nev., Nov. 17, 2026 — Acme will add 3,000 jobs in Reno by May.',
      silent:
        '# Acme adds 300 jobs in Reno\n\nRENO, Nev., Nov. 17, 2026 — Acme will add 300 jobs in Reno to its 3,000 jobs.',
      mended:
        '# Acme adds 300 jobs in Reno\n\nRENO, Nev., Nov. 17, 2026 — Acme will add 300 jobs in Reno by May.',
    },
    {
      part: 'release',
      fires: '# Acme raises $5 million\n\nRENO, Nev., Nov. 17, 2026 — Acme has raised $6 million.',
      silent:
        '# Acme Raises $5 Million\n\nRENO, Nev., Nov. 17, 2026 — Acme has raised $5.04 million and spent $6 million.',
      mended: '# Acme raises $6 million\n\nRENO, Nev., Nov. 17, 2026 — Acme has raised $6 million.',
    },
    {
      fires: 'The 200 people include 120 drivers, 80 mechanics and 30 clerks.',
      silent: 'The 200 people include 120 drivers, 50 mechanics and 20 clerks.',
      mended: 'The 230 people include 120 drivers, 80 mechanics and 30 clerks.',
    },
  ],
  'FAC-06': [
    {
      fires: 'Sales grew 40%. Ridership is up 25%.',
      silent: 'Sales grew 40% in 2025 from 2024. Ridership is up 25% since May.',
      mended: 'Sales grew 40% in 2025. Ridership is up 25% since May.',
    },
    {
      fires: 'It saw a 12% increase.',
      silent: 'It saw a 12% increase over the past three years.',
      mended: 'It saw a 12% increase over the past three years.',
    },
  ],
  'FAC-07': [
    {
      fires: 'The [seed list](https://acme.com/list?utm_source=wire) helps.',
      silent: 'The [seed list](https://acme.com/list?year=2026) helps.',
      mended: 'The [seed list](https://acme.com/list) helps.',
    },
    {
      fires: 'Visit http://acme.com for a list.',
      silent: 'Visit acme.com or https://acme.com for a list.',
      mended: 'Visit https://acme.com for a list.',
    },
    {
      fires: 'The [list](http://acme.com) and the [form](https://bit.ly/abc) help.',
      silent: 'The [list](https://acme.com) and the [form](mailto:press@acme.com) help.',
      mended: 'The [list](https://acme.com) and the [form](https://acme.com/form) help.',
    },
  ],
}
