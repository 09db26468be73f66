import type { RuleCases } from './rule-case.ts'

export const headlineCases: RuleCases = {
  'HED-01': [
    {
      part: 'headline',
      fires: 'Brightwater Foods to Open Bakery in Dayton, Ohio, to Supply Bread to 61 Kitchens',
      silent: 'Brightwater Foods to Open 40-Worker Bakery in Dayton to Supply Schools',
      fixed: 'Brightwater Foods to Open Dayton Bakery for 61 School Kitchens',
    },
  ],
  'HED-02': [
    {
      part: 'release',
      fires:
        '# New App Cuts Food Waste 30%\n\nDENVER, Nov. 17, 2026 — A new app tells cooks what to use first.\n\n## About Pellworth Instruments\n\nPellworth makes kitchen tools.',
      silent:
        '# New App Cuts Food Waste 30%\n\nDENVER, Nov. 17, 2026 — Pellworth Instruments sells an app for cooks.\n\n## About Pellworth Instruments Inc.\n\nPellworth makes kitchen tools.',
      fixed:
        '# Pellworth App Cuts Food Waste 30%\n\nDENVER, Nov. 17, 2026 — A new app tells cooks what to use first.\n\n## About Pellworth Instruments\n\nPellworth makes kitchen tools.',
    },
  ],
  'HED-03': [
    {
      part: 'headline',
      fires: 'Brightwater’s Bakery in Dayton for 61 School Kitchens',
      silent: 'Brightwater Foods Bakes for 61 Kitchens, Adds 40 Jobs',
      fixed: 'Brightwater to Open Bakery in Dayton for 61 School Kitchens',
    },
    {
      part: 'headline',
      fires: 'Brightwater Opened Bakery in Dayton',
      silent: 'Brightwater Opens Bakery in Dayton, Built in 1994',
      fixed: 'Brightwater Opens Bakery in Dayton',
    },
    {
      part: 'headline',
      fires: 'Brightwater’s New Truck That Sells Bread in Dayton',
      silent: 'Nine Brightwater Bakers Quit',
      fixed: 'Brightwater Truck Sells Bread in Dayton',
    },
  ],
  'HED-04': [
    {
      part: 'headline',
      fires: 'Brightwater Foods Grows Fast',
      silent: 'Brightwater Foods Opens Third Bakery',
      fixed: 'Brightwater Foods Opens Third Plant in Ohio',
    },
    {
      part: 'headline',
      fires: 'Brightwater Foods to Open New Bakery',
      silent: 'Brightwater Foods to Open New Bakery in Dayton',
      fixed: 'Brightwater Foods to Open New Dayton Bakery',
    },
  ],
  'HED-05': [
    {
      part: 'headline',
      fires: 'Brightwater Opens AMAZING Bakery in Dayton!',
      silent: 'Brightwater Wins NASA Contract in Dayton',
      fixed: 'Brightwater Opens Amazing Bakery in Dayton',
    },
    {
      part: 'headline',
      fires: 'Is Brightwater Ready for 61 Kitchens?',
      silent: 'Brightwater Answers Questions From 61 Kitchens',
      fixed: 'Brightwater to Supply 61 Kitchens',
    },
    {
      part: 'headline',
      fires: 'Brightwater Opens HUGE, STUNNING Bakery in Dayton',
      silent: 'AFSCME and Brightwater Reach Deal in Dayton',
      fixed: 'Brightwater Opens Huge, Stunning Bakery in Dayton',
    },
  ],
  'HED-06': [
    {
      part: 'headline',
      fires: 'Brightwater Revolutionizes School Lunch in Dayton',
      silent: 'Brightwater Transforms Old Mill Into Bakery in Dayton',
      fixed: 'Brightwater Brings Hot School Lunch to Dayton',
    },
    {
      part: 'headline',
      fires: 'Leading Bread Maker Brightwater Opens Bakery in Dayton',
      silent: 'Brightwater Opens Bakery Leading to Dayton Bridge',
      fixed: 'Bread Maker Brightwater Opens Bakery in Dayton',
    },
    {
      part: 'headline',
      fires: 'Brightwater Opens Revolutionary Bakery in Dayton',
      silent: 'Brightwater Opens Bakery on Revolution Street in Dayton',
      fixed: 'Brightwater Opens Bakery in Dayton',
    },
    {
      part: 'headline',
      fires: 'Brightwater Opens an Innovative Bakery in Dayton',
      silent: 'Brightwater Opens an Innovation Lab in Dayton',
      fixed: 'Brightwater Opens a Bakery in Dayton',
    },
  ],
  'HED-07': [
    {
      part: 'headline',
      fires: 'iRobot Opens new Plant in Dayton',
      silent: 'iRobot Opens New Plant for eBay in Dayton',
      fixed: 'iRobot Opens New Plant in Dayton',
    },
    {
      part: 'headline',
      fires: 'Brightwater Opens Bakery in Dayton.',
      silent: 'Dayton Picks Brightwater Foods Inc.',
      fixed: 'Brightwater Opens Bakery in Dayton',
    },
    {
      part: 'headline',
      fires: 'Brightwater Opens new bakery With 40 Jobs',
      silent: 'Brightwater opens new bakery with 40 jobs',
      fixed: 'Brightwater Opens New Bakery With 40 Jobs',
    },
  ],
  'HED-08': [
    {
      part: 'headline',
      fires: 'Brightwater Adds SDPF to Dayton Ovens',
      silent: 'Brightwater Wins USDA Contract in Dayton',
      fixed: 'Brightwater Adds Particle Filters to Dayton Ovens',
    },
  ],
  'HED-09': [
    {
      part: 'headline',
      fires: 'Brightwater Announces Strategic Partnership With Dayton Dairy',
      silent: 'Brightwater Announces Partnership to Supply 61 Kitchens',
      fixed: 'Brightwater to Sell Dayton Dairy Milk in 61 Schools',
    },
  ],
  'HED-10': [
    {
      part: 'headline',
      fires: 'Brightwater Foods to Open Bakery in Dayton, Ohio, to Supply Bread to 61 Kitchens',
      silent: 'Brightwater Foods to Open 40-Worker Bakery in Dayton',
      fixed: 'Brightwater to Open Dayton Bakery for 61 School Kitchens',
    },
  ],
}
