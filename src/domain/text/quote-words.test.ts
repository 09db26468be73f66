import { expect, it } from 'vitest'
import { quoteWords } from './quote-words.ts'

it.each([
  ['three stores', '“three stores”'],
  ['“We listened,” said Mara Voss. “And it shows.”', '“‘We listened,’ said Mara Voss. ‘And it shows.’”'],
  ['"We listened," said Mara ("The" voice).', '“‘We listened,’ said Mara (‘The’ voice).”'],
  ['Say “open', '“Say ‘open”'],
])('%s is quoted without a doubled mark', (words, quoted) => {
  expect(quoteWords(words)).toBe(quoted)
})
