// Cases of the rules in domain/rules/forms/usage.ts.
import type { RuleCases } from './rule-case.ts'

export const usageCases: RuleCases = {
  'GRM-14': [
    {
      fires: 'The bakery has less employees than it did in May.',
      silent: 'The bakery uses less flour, and no less people came in less than five minutes.',
      fixed: 'The bakery has fewer employees than it did in May.',
    },
    {
      fires: 'Less farmers sold grain to the bakery.',
      silent: 'Grain costs less than $40 a bushel, and farmers drive less than 10 miles.',
      fixed: 'Fewer farmers sold grain to the bakery.',
    },
    {
      fires: 'It serves less than 150 children.',
      silent: 'It is less than 150 miles away.',
      fixed: 'It serves fewer than 150 children.',
    },
  ],
  'GRM-15': [
    {
      fires: 'Each of the bakers receive a bonus.',
      silent: 'Each of the bakers receives a bonus, and grants to each of the bakers have grown.',
      fixed: 'Each of the bakers receives a bonus.',
    },
    {
      fires: 'The list of suppliers include four farms.',
      silent: 'The list of suppliers includes four farms, and a number of farms have joined.',
      fixed: 'The list of suppliers includes four farms.',
    },
    {
      fires: 'The kitchens has a new oven.',
      silent: 'The news has a new owner, the bus is late and the sales team has a van.',
      fixed: 'The kitchens have a new oven.',
    },
    {
      fires: 'The city’s kitchens serves lunch at noon.',
      silent: 'The city’s kitchens serve lunch, and its headquarters is in Dayton.',
      fixed: 'The city’s kitchens serve lunch at noon.',
    },
    {
      fires: 'The company have received 17 reports.',
      silent: 'The company has received 17 reports, and the staff have read them.',
      fixed: 'The company has received 17 reports.',
    },
    {
      fires: 'The company will hold their annual meeting in Dayton.',
      silent: 'The company will tell bakers and their families.',
      fixed: 'The company will hold its annual meeting in Dayton.',
    },
  ],
  'GRM-16': [
    {
      fires: 'She holds a Masters degree in baking.',
      silent: 'She holds a master’s degree in baking and an associate degree.',
      fixed: 'She holds a master’s degree in baking.',
    },
    {
      fires: 'He earned a bachelors degree.',
      silent: 'Two bachelors have degrees.',
      fixed: 'He earned a bachelor’s degree.',
    },
  ],
  'GRM-17': [
    {
      fires: 'The programme honours volunteers.',
      silent:
        'The program honors four hours of exercise, otherwise supervised, and the Royal Theatre Centre advertises it.',
      fixed: 'The program honors volunteers.',
    },
    {
      fires: 'The bakery organised a tour of its centre.',
      silent: 'The bakery organized a dialogue on archaeology, excelled and misspelled “The Grey Centre.”',
      fixed: 'The bakery organized a tour of its center.',
    },
  ],
  'NAM-10': [
    {
      fires: 'The bakery was designed by Dr. Ann Lee, Ph.D., in 1994.',
      silent: 'The bakery was designed by Dr. Ann Lee, an engineer, and Ben Cho, Ph.D., in 1994.',
      fixed: 'The bakery was designed by Ann Lee, Ph.D., in 1994.',
    },
    {
      fires: 'Its nurse works with Dr. Alan West, M.D., of Dayton.',
      silent: 'Its nurse works with Dr. Alan West in Rockville, Maryland.',
      fixed: 'Its nurse works with Alan West, M.D., of Dayton.',
    },
  ],
  'DTE-11': [
    {
      fires: 'Sales were measured from 2021-2025.',
      silent: 'Sales were measured in 2021-25 and from 2021 to 2025.',
      fixed: 'Sales were measured from 2021 to 2025.',
    },
    {
      fires: 'The oven was built between 1994-1996.',
      silent: 'The oven was built between 1994 and 1996.',
      fixed: 'The oven was built between 1994 and 1996.',
    },
  ],
  'PUN-07': [
    {
      fires: 'The newly-renovated lobby opens in May.',
      silent: 'The early-morning bus serves a family-owned bakery in Kelly-built halls.',
      fixed: 'The newly renovated lobby opens in May.',
    },
    {
      fires: 'It is a locally-owned bakery.',
      silent: 'It is a friendly-looking, monthly-priced bakery.',
      fixed: 'It is a locally owned bakery.',
    },
  ],
}
