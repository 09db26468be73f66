import type { RuleCases } from './rule-case.ts'

export const factCases: RuleCases = {
  'FAC-04': [
    {
      fires: 'Over 10,000 cooks trust the app.',
      silent: 'Over 10,000 cooks trust the app, according to its 2026 survey of kitchens.',
      fixed: 'The app runs in 40 kitchens.',
    },
    {
      fires: 'The company says 70% of riders would use it.',
      silent:
        'About 30% of the loaves are rye, the company said. The plant runs at 80% of its capacity, Okafor said. The city says 12% of the lots are empty.',
      fixed: 'According to a 2026 poll of riders, 70% of riders would use it.',
    },
    {
      fires: 'It turns out that 9 of 10 gardeners keep seeds too long.',
      silent:
        'It turns out that 9 of 10 gardeners keep seeds too long. A 2026 survey by the Seed Guild found it.',
      fixed: 'According to a 2026 survey by the Seed Guild, 9 of 10 gardeners keep seeds too long.',
    },
    {
      fires: 'The app is trusted by 10,000 cooks, and 70% of riders like it.',
      silent:
        'Buyers get a 20% discount at an interest rate of 4%. Acme owns 25% of the mill and will cut fares by 20%.',
      fixed: 'Cooks in 40 kitchens use the app.',
    },
    {
      fires: 'Of the cooks, 70% use it.',
      silent: 'Researchers asked 400 cooks. Of them, 70% use it.',
      fixed: 'According to the Cooks Guild, 70% of cooks use it.',
    },
  ],
  'FAC-05': [
    {
      fires: 'The plant will cost $6 million: $4 million for the hall and $3 million for ovens.',
      silent: 'The plant will cost $7 million: $4 million for the hall and $3 million for ovens.',
      fixed: 'The plant will cost $7 million: $4 million for the hall and $3 million for ovens.',
    },
    {
      fires: 'The bakery will employ 40 people, 25 bakers and 20 drivers.',
      silent:
        'The bakery will employ 45 people, 25 bakers and 20 drivers. One in eight of its 412 ovens is old. Fifty-two are in use. Crews shut all 52 ovens in June.',
      fixed: 'The bakery will employ 45 people, 25 bakers and 20 drivers.',
    },
    {
      fires: 'Revenue rose 14% to $48.2 million from $42.9 million a year earlier.',
      silent:
        'Revenue rose 12% to $48.2 million from $42.9 million. Staff grew nearly 20% to 1,200 from 1,010. Costs fell 50% to $1 million from $2 million.',
      fixed: 'Revenue rose 12% to $48.2 million from $42.9 million a year earlier.',
    },
    {
      fires: 'Four people have reported reactions, three in Idaho and two in Oregon.',
      silent:
        'Five people have reported reactions, three in Idaho and two in Oregon. Four shops opened, three in May and two in need of paint.',
      fixed: 'Five people have reported reactions, three in Idaho and two in Oregon.',
    },
    {
      part: 'release',
      fires: '# Acme wins £4m contract\n\nRENO, Nev., Nov. 17, 2026 — Acme has won a contract of £5 million.',
      silent:
        '# Acme wins £4m contract\n\nRENO, Nev., Nov. 17, 2026 — Acme has won a contract of £4 million.',
      fixed: '# Acme wins £5m contract\n\nRENO, Nev., Nov. 17, 2026 — Acme has won a contract of £5 million.',
    },
    {
      part: 'release',
      fires:
        '# Acme adds 300 jobs in Reno\n\nRENO, Nev., Nov. 17, 2026 — Acme will hire in Reno by May.\n\nTwo shifts will fill the 3,000 jobs.',
      silent:
        '# Acme adds 300 jobs in Reno\n\nRENO, Nev., Nov. 17, 2026 — Acme will hire in Reno by May.\n\nThe 300 jobs come on top of 3,000 jobs in Elko.',
      fixed:
        '# Acme adds 300 jobs in Reno\n\nRENO, Nev., Nov. 17, 2026 — Acme will hire in Reno by May.\n\nTwo shifts will fill the 300 jobs.',
    },
    {
      fires: 'Acme will hire 300 drivers in May. The 30 drivers will start in June.',
      silent:
        'Acme will hire 300 drivers in May. It has 30 drivers today, and the 30 drivers will train the rest.',
      fixed: 'Acme will hire 300 drivers in May. The 300 drivers will start in June.',
    },
    {
      fires: 'Of the stores, 30 of 50 stores, or 70%, are open. It has 12 people: 8 cooks and 5 clerks.',
      silent: 'Of the stores, 35 of 50 stores, or 70%, are open. It has 13 people: 8 cooks and 5 clerks.',
      fixed: 'Of the stores, 30 of 50 stores, or 60%, are open. It has 13 people: 8 cooks and 5 clerks.',
    },
    {
      part: 'release',
      fires:
        '# Acme adds 300 jobs in Reno\n\nRENO, Nev., Nov. 17, 2026 — Acme will add 3,000 jobs in Reno by May.',
      silent:
        '# Acme adds 300 jobs in Reno\n\nRENO, Nev., Nov. 17, 2026 — Acme will add 300 jobs in Reno to its 3,000 jobs.',
      fixed:
        '# Acme adds 300 jobs in Reno\n\nRENO, Nev., Nov. 17, 2026 — Acme will add 300 jobs in Reno by May.',
    },
    {
      part: 'release',
      fires: '# Acme raises $5 million\n\nRENO, Nev., Nov. 17, 2026 — Acme has raised $6 million.',
      silent:
        '# Acme Raises $5 Million\n\nRENO, Nev., Nov. 17, 2026 — Acme has raised $5.04 million and spent $6 million.',
      fixed: '# Acme raises $6 million\n\nRENO, Nev., Nov. 17, 2026 — Acme has raised $6 million.',
    },
    {
      fires: 'The 200 people include 120 drivers, 80 mechanics and 30 clerks.',
      silent: 'The 200 people include 120 drivers, 50 mechanics and 20 clerks.',
      fixed: 'The 230 people include 120 drivers, 80 mechanics and 30 clerks.',
    },
  ],
  'FAC-06': [
    {
      fires: 'Sales grew 40 percent. The mill saw a 12 percent increase.',
      silent: 'Sales grew 40 percent in 2025. The mill saw a 12 percent increase since May.',
      fixed: 'Sales grew 40 percent from 2024. The mill saw a 12 percent increase since May.',
    },
    {
      fires: 'Sales grew 40%. Ridership is up 25%.',
      silent: 'Sales grew 40% in 2025 from 2024. Ridership is up 25% since May.',
      fixed: 'Sales grew 40% in 2025. Ridership is up 25% since May.',
    },
    {
      fires: 'It saw a 12% increase.',
      silent: 'It saw a 12% increase over the past three years.',
      fixed: 'It saw a 12% increase over the past three years.',
    },
    {
      fires: 'The oven uses 12% more power.',
      silent: 'The insurer will pay 12% more for each delivery, and the price is cut by 10% until May.',
      fixed: 'The oven uses 12% more power than the one before it.',
    },
  ],
  'FAC-07': [
    {
      fires: 'See https://acme.com/list?utm_source=wire&year=2026 for the seeds.',
      silent: 'See https://acme.com/list?year=2026 for the seeds.',
      fixed: 'See https://acme.com/list?year=2026 for the seeds.',
    },
    {
      fires: 'The form is at bit.ly/abc for now.',
      silent: 'The form is at acme.com/bit.ly and [www.acme.com](https://acme.com) for now.',
      fixed: 'The form is at acme.com/abc for now.',
    },
    {
      fires: 'The [seed list](https://acme.com/list?utm_source=wire) helps.',
      silent: 'The [seed list](https://acme.com/list?year=2026) helps.',
      fixed: 'The [seed list](https://acme.com/list) helps.',
    },
    {
      fires: 'Visit http://acme.com for a list.',
      silent: 'Visit acme.com or https://acme.com for a list.',
      fixed: 'Visit https://acme.com for a list.',
    },
    {
      fires: 'The [list](http://acme.com) and the [form](https://bit.ly/abc) help.',
      silent: 'The [list](https://acme.com) and the [form](mailto:press@acme.com) help.',
      fixed: 'The [list](https://acme.com) and the [form](https://acme.com/form) help.',
    },
  ],
}
