import type { RuleCases } from './rule-case.ts'

export const punctuationCases: RuleCases = {
  'PUN-01': [
    {
      fires: 'Stores in Oregon, Nevada, and Idaho sell it.',
      silent: 'Stores in Gary, Indiana, and Reno sell it.',
      fixed: 'Stores in Oregon, Nevada and Idaho sell it.',
    },
    {
      fires: 'The flag is red, white, and blue.',
      silent:
        'The flag is red, white and blue. It came in May, June, and it stayed. He likes Gary, Indiana, and Lyon, France, and tea.',
      fixed: 'The flag is red, white and blue.',
    },
    {
      fires:
        'Visitors watch painters, potters, and printers at work in oak barns, old mills, or cold cellars.',
      silent: 'On Nov. 17, 2026, and Nov. 18 the mill opens, the kiln cools, and the potters will rest.',
      fixed: 'Visitors watch painters, potters and printers at work in oak barns, old mills or cold cellars.',
    },
    {
      fires: 'The kit has the pot, the pan, and the lid. The shelf holds bread, a salad, and soup.',
      silent:
        'Half of them got the new insulin, HAH-204, and half got none. The winners were Lopez, the mayor, and Hart. The dog, a beagle, and its owner came.',
      fixed: 'The kit has the pot, the pan and the lid. The shelf holds bread, a salad and soup.',
    },
  ],
  'PUN-02': [
    {
      fires: 'She calls it “the secret”. He calls it “fast”, too.',
      silent: 'She calls it “the secret.” Is it “fast”? The board is 5" or 6", and he said “yes.”',
      fixed: 'She calls it “the secret.” He calls it “fast,” too.',
    },
  ],
  'PUN-03': [
    {
      fires: 'The ferry ,which is new, holds 90 cars.',
      silent: 'The ferry, which is new, holds 90 cars.',
      fixed: 'The ferry, which is new, holds 90 cars.',
    },
    {
      fires: 'The mill is old.  Its pots—some warm -- sell well - and fast.',
      silent: 'The mill is old. Its pots — some warm — sell well. It is a well-known mill open 9-5.',
      fixed: 'The mill is old. Its pots — some warm — sell well — and fast.',
    },
    {
      fires: 'The room is called “the kiln by those who work there.',
      silent: 'The room is called “the kiln” by those who work there, and "the oven" by others.',
      fixed: 'The room is called “the kiln” by those who work there.',
    },
    {
      fires: 'It works,” said Ruth Okafor, operations director.',
      silent: '“It works,” said Ruth Okafor, operations director.',
      fixed: '“It works,” said Ruth Okafor, operations director.',
    },
  ],
  'PUN-04': [
    {
      fires: 'The tea is on sale now! Entry is free!!',
      silent: '“It works!” said Ruth Okafor, who knows Yahoo! well.',
      fixed: 'The tea is on sale now. Entry is free.',
    },
  ],
  'PUN-05': [
    {
      fires: 'Her second novel The Long Dry Season won a prize.',
      silent: 'The novel Jane Doe wrote won a prize.',
      fixed: 'Her second novel “The Long Dry Season” won a prize.',
    },
    {
      fires: 'The choir will sing _Shenandoah_ at noon.',
      silent: 'The study ran in _The Lancet_, and the crew of the _Morning Star_ read it.',
      fixed: 'The choir will sing “Shenandoah” at noon.',
    },
    {
      fires: 'She wrote the book _Dust and Water_ about the mill.',
      silent: 'She wrote “_Dust and Water_” in a _very_ cold room.',
      fixed: 'She wrote the book “Dust and Water” about the mill.',
    },
  ],
}
