// Cases of the rules in domain/rules/grammar.ts.
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
}
