// Cases of the rules in domain/rules/grammar.ts, forms/slips.ts, forms/confused-words.ts and forms/short-titles.ts.
import type { RuleCases } from './rule-case.ts'

export const grammarCases: RuleCases = {
  'GRM-01': [
    {
      fires: 'The bakery opens in in January.',
      silent: 'The bakery had had a supplier in Indiana.',
      fixed: 'The bakery opens in January.',
    },
    {
      fires: 'The the price is $49.',
      silent: 'The price that that bakery asks is $49.',
      fixed: 'The price is $49.',
    },
    {
      fires: 'It sells bread to to schools.',
      silent: 'It sells bread to Toledo.',
      fixed: 'It sells bread to schools.',
    },
  ],
  'GRM-02': [
    {
      fires: 'It is a old bakery.',
      silent: 'It is a user’s bakery, open an hour a day.',
      fixed: 'It is an old bakery.',
    },
    {
      fires: 'The bakery has an large oven.',
      silent: 'The bakery has an honest owner and a one-time offer.',
      fixed: 'The bakery has a large oven.',
    },
    {
      fires: 'A oven bakes bread.',
      silent: 'Plan A includes an oven and vitamin A in a European flour.',
      fixed: 'An oven bakes bread.',
    },
    {
      fires: 'It had an unanimous vote and a ugly dog.',
      silent:
        'A unanimous board, a Ukrainian cook, a uranium mine, a ukulele and an unarmed guard were there.',
      fixed: 'It had a unanimous vote and an ugly dog.',
    },
  ],
  'GRM-03': [
    {
      fires: 'The bakery should of opened in May.',
      silent: 'The bakery should of course open in May.',
      fixed: 'The bakery should have opened in May.',
    },
    {
      fires: 'Riders could of waited an hour.',
      silent: 'Riders spoke of the might of the river.',
      fixed: 'Riders could have waited an hour.',
    },
    {
      fires: 'It wouldn’t of mattered.',
      silent: 'It would often matter.',
      fixed: 'It wouldn’t have mattered.',
    },
  ],
  'GRM-09': [
    {
      fires: 'The bakery has 85 employee’s today.',
      silent: 'The bakery has 85 employees’ meals, two women’s and men’s teams and a 2026 winner’s cup.',
      fixed: 'The bakery has 85 employees today.',
    },
    {
      fires: 'It bakes on Sunday’s.',
      silent: 'It bakes on Sunday’s last shift.',
      fixed: 'It bakes on Sundays.',
    },
    {
      fires: 'The two bakery’s are in Ohio.',
      silent: 'The two bakers said the bakery’s are in Ohio.',
      fixed: 'The two bakeries are in Ohio.',
    },
  ],
  'GRM-10': [
    {
      fires: 'For further informations, call Sam Ortiz.',
      silent: 'For further information, call Sam Ortiz.',
      fixed: 'For further information, call Sam Ortiz.',
    },
    {
      fires: 'It sells softwares for ovens.',
      silent: 'It sells software for ovens and equipment’s spare parts.',
      fixed: 'It sells software for ovens.',
    },
    {
      fires: 'All equipments are new.',
      silent: 'All equipment is new.',
      fixed: 'All equipment is new.',
    },
  ],
  'GRM-11': [
    {
      fires: 'Ambulances will be not affected.',
      silent: 'Ambulances will not be affected.',
      fixed: 'Ambulances will not be affected.',
    },
    {
      fires: 'The oven can be not repaired.',
      silent: 'The oven may be not only repaired but sold.',
      fixed: 'The oven can not be repaired.',
    },
    {
      fires: 'Seats must be not taken.',
      silent: 'To be or to be not chosen is luck.',
      fixed: 'Seats must not be taken.',
    },
  ],
  'PUN-06': [
    {
      fires: 'Ann Lee ran a 12 person bakery.',
      silent: 'Ann Lee ran a 12-person bakery and met the 12 people there.',
      fixed: 'Ann Lee ran a 12-person bakery.',
    },
    {
      fires: 'It signed a five year contract.',
      silent: 'It waited a year and five days for a two year old and the one day that counts.',
      fixed: 'It signed a five-year contract.',
    },
    {
      fires: 'Its 40 bed ward opens in May.',
      silent: 'Its 40 beds open in May.',
      fixed: 'Its 40-bed ward opens in May.',
    },
  ],
  'NAM-09': [
    {
      fires: 'The oven was built by Dr Ann Lee in May.',
      silent: 'The oven was built by Dr. Ann Lee at 40 Willow Dr in May.',
      fixed: 'The oven was built by Dr. Ann Lee in May.',
    },
    {
      fires: 'Mr Lee and Mrs Ward will speak.',
      silent: 'The MS Lee and the DR Ward will sail.',
      fixed: 'Mr. Lee and Mrs. Ward will speak.',
    },
    {
      fires: 'Ms Ruth Okafor will speak.',
      silent: 'Miss Ruth Okafor will speak.',
      fixed: 'Ms. Ruth Okafor will speak.',
    },
  ],
  'GRM-12': [
    {
      fires: 'The new fare will effect riders on two routes.',
      silent: 'The new fare will effect improvements on two routes.',
      fixed: 'The new fare will affect riders on two routes.',
    },
    {
      fires: 'The outage effected 3,000 customers.',
      silent: 'The outage affected 3,000 customers, and the board effected 12 changes.',
      fixed: 'The outage affected 3,000 customers.',
    },
    {
      fires: 'The fare will effect all riders.',
      silent: 'The vote will effect all the changes the board wants, and the new rule takes effect in May.',
      fixed: 'The fare will affect all riders.',
    },
    {
      fires: 'Riders were not effected by the strike.',
      silent: 'The transfer was effected by the county in May.',
      fixed: 'Riders were not affected by the strike.',
    },
    {
      fires: 'The rule had no affect on prices.',
      silent: 'The rule had no effect on prices and did not affect on-time arrivals.',
      fixed: 'The rule had no effect on prices.',
    },
    {
      fires: 'It is larger then the old bakery.',
      silent: 'Bread was cheaper then, and the bakery was larger. Then the price rose.',
      fixed: 'It is larger than the old bakery.',
    },
    {
      fires: 'The team has lead the bakery since 2019.',
      silent: 'The bakery takes the lead by a mile, and its paint has lead in it.',
      fixed: 'The team has led the bakery since 2019.',
    },
    {
      fires: 'The bakery would loose its lease.',
      silent: 'The bakery would lose its lease and tighten loose bolts.',
      fixed: 'The bakery would lose its lease.',
    },
    {
      fires: 'The principle reason is cost.',
      silent: 'On principle, the principal reason is cost.',
      fixed: 'The principal reason is cost.',
    },
    {
      fires: 'The bakery is suppose to open in May.',
      silent: 'Bakers suppose to this day that it opens in May.',
      fixed: 'The bakery is supposed to open in May.',
    },
    {
      fires: 'It cost more then $40 and lasted longer then nine years.',
      silent: 'It cost more, then $40 less.',
      fixed: 'It cost more than $40 and lasted longer than nine years.',
    },
  ],
  'GRM-13': [
    {
      fires: 'The march ends in august in Hays.',
      silent: 'The march ends in august company.',
      fixed: 'The march ends in August in Hays.',
    },
    {
      fires: 'The bakery opens on friday.',
      silent: 'The bakery opens on Friday and posts at fridays.com, @friday and #friday.',
      fixed: 'The bakery opens on Friday.',
    },
    {
      fires: 'It reopens in december.',
      silent: 'It reopens in December after an august career and a march in may blossom.',
      fixed: 'It reopens in December.',
    },
  ],
}
