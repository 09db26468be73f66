// Texts nobody means to write and anybody can send: one thing over and over. A reader that goes back over such a run takes four
// times as long for twice the length.

const marks = ['.', '. ', ' ', '\n', '"', '’', '(', '-', '—A', '[a] 5 ']
const figures = ['1,', '1.', '$1 ', '1 May ', 'ten ']
const addresses = ['a@a.', 'http://a.', 'www.a?']
const words = ['A', 'Aa ', 'A.B. ', 'a\u0301', '漢', '💡', 'a, a, and ']
const speech = [
  '“A b.” ',
  '“a” said Aa Bb. ',
  '“We have listened,” said Ann Voss. ',
  'a. — Jane\n',
  'Quote: a ',
  '- a\n',
]
const markup = ['<p>', '<b>a</b>!', '<a href="', '**a', '```\n']

/** What is repeated. */
export const nastyUnits: readonly string[] = [
  ...marks,
  ...figures,
  ...addresses,
  ...words,
  ...speech,
  ...markup,
]

/** As much of a unit as the length asks for. The ending makes a run fail where patterns turn back. */
export function writeNasty(unit: string, length: number): string {
  return `${unit.repeat(Math.ceil(length / unit.length))}x!`
}
