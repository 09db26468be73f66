import type { RuleCases } from './rule-case.ts'

const hardWords =
  'Because the municipality’s administrative infrastructure necessitated organizational restructuring, representatives established an independent coordinating committee. Environmental documentation encompasses communication, procurement, documentation responsibilities and continuous evaluation. Comprehensive consultations incorporated recommendations from neighboring municipalities, conservation organizations and environmental authorities.'

export const toneCases: RuleCases = {
  'TON-01': [
    {
      fires: 'Its cutting-edge heater and robust switch work.',
      silent: 'Its robust heater and its saline solution work.',
      fixed: 'Its heater and switch work.',
    },
    {
      fires: 'Its payment solutions and its robust switch work.',
      silent:
        'The robust switch is a solution to the noise. The engineers found the solution in May, and no other solution works.',
      fixed: 'Its payment solutions and its switch work.',
    },
    {
      fires: 'The holistic plan needs a kitchen solution.',
      silent: '“It is robust and holistic,” said Ruth Okafor, operations director.',
      fixed: 'The plan needs a kitchen solution.',
    },
  ],
  'TON-02': [
    {
      fires: 'Acme is the leading provider of ovens, and DataNest stores data for it.',
      silent: 'Acme is the leading provider of ovens, data from the Oven Guild show.',
      fixed: 'Acme sells ovens in 12 states.',
    },
    {
      fires:
        'The bakery is the largest in the state, and Ohio’s only bakery at sea. It is the biggest of its kind.',
      silent:
        'Sales were the highest in the company’s history and Brightwater’s largest plant ran all night. It is the largest in Ohio, according to the census.',
      fixed: 'The bakery makes 9,000 loaves a day.',
    },
    {
      fires: 'Acme is the leading maker of kettles.',
      silent:
        'Acme is the leading maker of kettles in Utah, according to the state census. The leading car stopped.',
      fixed: 'Acme is one of three makers of kettles in Utah.',
    },
    {
      fires: 'It runs the largest bakery in Ohio and built the first oven to bake at sea.',
      silent:
        'It opened for the first time in the first quarter. The first of the ovens is the largest one it has.',
      fixed: 'It runs one of four bakeries in Ohio that bake at sea.',
    },
    {
      fires: 'It is the world’s only solar oven. The door is red.',
      silent: 'It is the world’s only solar oven. The Solar Institute ranked it.',
      fixed: 'It is a solar oven. The door is red.',
    },
  ],
  'TON-03': [
    {
      fires: 'It sailed in our boat.',
      silent: '“It sailed in our boat,” said Ruth Okafor, operations director in the US after World War I.',
      fixed: 'It sailed in its boat.',
    },
    {
      fires: 'We will open in May, and you can visit.',
      silent: 'The company will open in May, and visitors can come.',
      fixed: 'The company will open in May, and visitors can come.',
    },
  ],
  'TON-04': [
    {
      fires:
        'The route was chosen by engineers. The oven was built by hand. The plan was approved in May. It is sold.',
      silent:
        'The route was chosen in May. The oven was built by hand. It is based in Ohio. Staff are interested.',
      fixed:
        'Engineers chose the route. Masons built the oven by hand. The board approved the plan. Shops sell it.',
    },
  ],
  'TON-05': [
    {
      fires:
        'The company said it would open the bakery after the inspectors had visited the ovens and the cold rooms and the garage and the yard and the office and had signed the paper that allows it to bake.',
      silent:
        'The company said it would open the bakery after the inspectors had visited the ovens and the cold rooms and had signed the paper that allows it to bake.',
      fixed: 'The company will open the bakery when the inspectors have signed. They have seen the ovens.',
    },
  ],
  'TON-06': [
    {
      fires: hardWords,
      silent: 'The committee met in May. It asked for a plan, and the authorities wrote one.',
      fixed:
        'The town changed its offices, so neighbors set up a committee. It talks to the town and buys what is needed.',
    },
  ],
  'TON-07': [
    {
      fires: 'The vans are significantly quieter and very clean.',
      silent: 'The vans were not very clean on the very day. The fare is up to $120.',
      fixed: 'The vans are quieter and clean.',
    },
    {
      fires: 'It is up to 30% faster.',
      silent: 'It is 30% faster.',
      fixed: 'It is 30% faster.',
    },
  ],
  'TON-08': [
    {
      fires: 'The board will vote on various dates in May.',
      silent: 'The board will vote on various dates set by each county: May 3 and May 9.',
      fixed: 'The board will vote on May 3 and May 9.',
    },
    {
      fires: 'Numerous shops and many customers asked for it.',
      silent: 'About 40 shops and 2,300 customers asked for it. How many came is not known.',
      fixed: 'About 40 shops and 2,300 customers asked for it.',
    },
    {
      fires: 'It saw significant growth.',
      silent: 'It grew 30% in 2025. The change is significant.',
      fixed: 'It grew 30% in 2025.',
    },
  ],
  'TON-09': [
    {
      fires: 'Act fast: It is on sale.',
      silent: 'It is on sale from Nov. 17 for $49, and delivery is free. “Act fast,” said the mayor.',
      fixed: 'It is on sale from Nov. 17 for $49.',
    },
    { fires: 'Delivery is FREE.', silent: 'Delivery is free.', fixed: 'Delivery is free.' },
  ],
  'TON-10': [
    {
      fires: 'It is not just a calendar, but a way of life in an era of change.',
      silent: 'It is not only blue. It is a calendar, but not a clock. The era of steam is over.',
      fixed: 'It is a calendar.',
    },
    {
      fires: 'The app is fast, simple and secure — and new — and here — and cheap.',
      silent: 'The app is fast and simple — and new — and cheap.',
      fixed: 'The app opens in two seconds.',
    },
  ],
  'TON-11': [
    {
      fires: 'The shop closes in the event of delays or fires.',
      silent: 'With respect to the lawsuit, it had no comment. Ann Lee facilitated a workshop.',
      fixed: 'The shop closes in case of delays or fires.',
    },
    {
      fires: 'Drivers obtain a map in the event that it rains.',
      silent: 'The clinic serves individuals and families, and individuals with hearing loss.',
      fixed: 'Drivers get a map if it rains.',
    },
    {
      fires: 'In order to save time, drivers utilize a map prior to the trip.',
      silent:
        'To save time, drivers use a map. They keep order to the end, and the purchase of it was prior.',
      fixed: 'To save time, drivers use a map before the trip.',
    },
    {
      fires: 'It sells bread as well as rolls.',
      silent: 'As well as bread it sells rolls, both in May as well as in June.',
      fixed: 'It sells bread and rolls.',
    },
  ],
  'TON-12': [
    {
      fires: 'The east loop holds grain cars. The west loop holds grain in May.',
      silent: 'The east loop holds 110 cars. The west loop holds 60.',
      fixed: 'The east loop holds grain cars. The west one is for barley.',
    },
    {
      fires: 'It planned new delivery routes. The new delivery routes save time.',
      silent: 'It planned new delivery routes. The routes save time, and Delivery Routes is a firm.',
      fixed: 'It planned new delivery routes. They save time.',
    },
    {
      fires: 'It opened in the the mill.',
      silent: 'It knew that that had had to end.',
      fixed: 'It opened in the mill.',
    },
    {
      fires: 'The mill sells bread bread in May.',
      silent:
        'The nurse gave her her coat. What it is is unclear. It came in in May. The band The The played.',
      fixed: 'The mill sells bread in May.',
    },
  ],
}
