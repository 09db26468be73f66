// Cases of the rules in domain/rules/leftovers.ts.
import type { RuleCases } from './rule-case.ts'

export const leftoverCases: RuleCases = {
  'LEG-09': [
    {
      fires: 'Internal only: the bakery will cost $4 million.',
      silent: 'The bakery keeps confidential records of its recipes.',
      fixed: 'The bakery will cost $4 million.',
    },
    {
      fires: 'Off the record, the supplier in Indiana raised prices.',
      silent: 'The supplier in Indiana paid a record price in May.',
      fixed: 'The supplier in Indiana raised prices.',
    },
    {
      fires: 'Do not mention the supplier in Indiana.',
      silent: 'The contract did not mention the supplier in Indiana.',
      fixed: 'The contract names the supplier in Indiana.',
    },
  ],
  'STR-19': [
    {
      fires: 'Here is your press release about the bakery.',
      silent: 'Here is what the bakery will sell.',
      fixed: 'The bakery will sell bread.',
    },
    {
      fires: 'As an AI language model, I do not know the price of bread.',
      silent: 'The bakery uses an AI model to plan its deliveries.',
      fixed: 'The price of bread is $3.',
    },
    {
      fires: 'Let me know if you would like a shorter version.',
      silent: 'The bakery let customers know about a shorter week.',
      fixed: 'The bakery opens at 6 a.m.',
    },
  ],
  'STR-20': [
    {
      fires: 'The **bakery** opens in May.',
      silent: 'The bakery got 4 stars ** from nobody.',
      fixed: 'The bakery opens in May.',
    },
    {
      fires: 'The bakery sells **rye** bread.',
      silent: 'The bakery (its first) is at brightwaterfoods.com.',
      fixed: 'The bakery sells rye bread.',
    },
    {
      fires: 'It sells `rye bread` in May.',
      silent: 'It’s a bakery’s rye bread.',
      fixed: 'It sells rye bread in May.',
    },
  ],
}
