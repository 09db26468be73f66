import type { RuleCases } from './rule-case.ts'

export const numberCases: RuleCases = {
  'NUM-01': [
    {
      fires: 'The choir took 3rd place, its 2nd medal, and a 4th-grade class sang.',
      silent:
        'The choir sang in the 1st Ward, before the 9th Circuit and on 5th Street. The 21st century began. Doors open on the 4th and close on the 9th. It is the 12th edition.',
      fixed: 'The choir took third place, its second medal, and a fourth-grade class sang.',
    },
    {
      fires: 'The team is large and 5 offices opened, with 3 more to come.',
      silent:
        'The team works between 3 and 5 days, on 4 or 5 of 6 to 7 evenings. Children under 6 sleep more than those older than 9 sleep.',
      fixed: 'The team is large and five offices opened, with three more to come.',
    },
    {
      fires: 'About 3 boats left.',
      silent: 'The new Ferry 2 sails in May, and Apollo 8 returned.',
      fixed: 'About three boats left.',
    },
    {
      fires: 'The company will open 5 offices in May.',
      silent:
        'Its son is 5 years old, on page 5 of a 5-inch book that costs $5, or 5%, and has a ratio of 9 in 10.',
      fixed: 'The company will open five offices in May.',
    },
    {
      fires: 'Since March, twelve agents have left, and twenty-one will.',
      silent: 'Twelve agents have left. Nine stayed, and 21 will come on Dec. 3 in phase 2.',
      fixed: 'Since March, 12 agents have left, and 21 will.',
    },
    {
      fires: 'It is a 3-year contract.',
      silent: 'It is a three-year contract with a 6-foot ladder for a 3-year-old on Route 9.',
      fixed: 'It is a three-year contract.',
    },
    {
      fires:
        'It seats one hundred twenty people, two hundred and fifty with the balcony, on a twenty-year lease.',
      silent:
        'One hundred twenty people came. Two hundred and fifty people left. In the twenty-first century, fifty-four percent pay one hundred fifty dollars, a fifty-fifty split since nineteen eighty-four.',
      fixed: 'It seats 120 people, 250 with the balcony, on a 20-year lease.',
    },
    {
      fires: 'Between ten and twenty boats left.',
      silent: 'Between one hundred and two hundred boats of the Big Ten left.',
      fixed: 'Between 10 and 20 boats left.',
    },
  ],
  'NUM-02': [
    {
      fires: 'The plant is new. 40 people work there.',
      silent: 'The plant is new. In all, 40 people work there. 2026 was a good year. 3M was told.',
      fixed: 'The plant is new. Forty people work there.',
    },
    {
      fires: '112 drivers start in June.',
      silent: 'About 112 drivers start in June.',
      fixed: 'One hundred twelve drivers start in June.',
    },
    {
      fires: '1 in 6 renters moved last year.',
      silent: 'About 1 in 6 renters moved last year.',
      fixed: 'One in six renters moved last year.',
    },
    {
      fires: '46,800 current and former patients are affected.',
      silent: 'About 46,800 current and former patients are affected.',
      fixed: 'A total of 46,800 current and former patients are affected.',
    },
    {
      fires: '2,300 volunteers packed boxes.',
      silent: 'More than 2,300 volunteers packed boxes.',
      fixed: 'A total of 2,300 volunteers packed boxes.',
    },
    {
      fires: '1.2 million people ride the ferries.',
      silent: 'About 1.2 million people ride the ferries.',
      fixed: 'A total of 1.2 million people ride the ferries.',
    },
    {
      part: 'lead',
      fires: 'DAYTON, Ohio, Nov. 17, 2026 — 30% of schools will get bread from Brightwater Foods.',
      silent: 'DAYTON, Ohio, Nov. 17, 2026 — About 30% of schools will get bread from Brightwater Foods.',
      fixed: 'DAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods will bring bread to 30% of schools.',
    },
    { fires: '14 people came.', silent: '- 14 people in the kitchen', fixed: 'Fourteen people came.' },
    {
      fires: '42 is the name on the door.',
      silent: '“42” is the name of the film.',
      fixed: 'Forty-two is the name on the door.',
    },
  ],
  'NUM-03': [
    {
      fires: 'Sales rose 30 percent, or 2.5 per cent a month.',
      silent: 'Sales rose 30%, or 3 percentage points.',
      fixed: 'Sales rose 30%, or 2.5% a month.',
    },
    {
      fires: 'They bring in fifty-four percent of sales, and one hundred percent of the tax.',
      silent: 'Fifty-four percent of sales are theirs, and they give a hundred percent.',
      fixed: 'They bring in 54% of sales, and 100% of the tax.',
    },
    { fires: 'Sales rose 10 % in May.', silent: 'Sales rose 10% in May.', fixed: 'Sales rose 10% in May.' },
  ],
  'NUM-04': [
    {
      fires: 'It cost $5M, then $2.5bn, and $10K for paint.',
      silent: 'It cost $5 million, then $2.5 billion, and $10,000 for a $5 mug.',
      fixed: 'It cost $5 million, then $2.5 billion, and $10,000 for paint.',
    },
    {
      fires: 'The bank lends 5 million dollars of the $12,500,000.',
      silent: 'The bank lends $5 million of the $12.5 million and keeps $999,999.',
      fixed: 'The bank lends $5 million of the $12.5 million.',
    },
    {
      fires: 'It raised $1,230,000 in all.',
      silent: 'It raised $1,234,567 in all, to the dollar.',
      fixed: 'It raised $1.23 million in all.',
    },
    {
      fires: 'It raised $125,000 dollars, $5 million dollars and $1 Million more.',
      silent: 'It raised $125,000, and $5 million in dollars for the $1 Million Cup.',
      fixed: 'It raised $125,000, $5 million and $1 million more.',
    },
  ],
  'NUM-05': [
    {
      fires: 'It farms 25000 acres and paid $4800 for seed.',
      silent:
        'It farms 25,000 acres at 1200 Light Street since 1998, built to ISO 9001 rules for 2026 models.',
      fixed: 'It farms 25,000 acres and paid $4,800 for seed.',
    },
    {
      fires: 'The town numbers 4500 people, and 25000 cans of lot 4417 were sold.',
      silent:
        'The recall covers lot numbers 4417 through 4432, serial numbers 10500 through 20999, item numbers 33120, 33121 and 33122, part numbers 4417 and 4432, product codes 3012 through 3099 and batch 77120.',
      fixed: 'The town numbers 4,500 people, and 25,000 cans of lot 4417 were sold.',
    },
    {
      fires: 'Text READ to 72727 and win one of 12000 books.',
      silent: 'Call 01632 960118, 020 7946 0123, +44 20 7946 0958 or +49 30 901820 for tickets.',
      fixed: 'Text READ to 72727 and win one of 12,000 books.',
    },
    {
      fires: 'It paid $1.2345 million.',
      silent: 'It paid $1.23 million and grew 1.234 times.',
      fixed: 'It paid $1.23 million.',
    },
    {
      fires: 'It makes between 2500 and 12600 toys a year.',
      silent:
        'The date code is between 2541 and 2612. Store numbers 2201 through 2260 and codes between 4417 and 4432 changed.',
      fixed: 'It makes between 2,500 and 12,600 toys a year.',
    },
  ],
}
