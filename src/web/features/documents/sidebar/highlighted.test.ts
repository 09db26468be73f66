import { expect, it } from 'vitest'
import { splitAtWords } from './highlighted.tsx'

const mark = (text: string, words: string) =>
  splitAtWords(text, words)
    .map(({ part, isFound }) => (isFound ? `[${part}]` : part))
    .join('')

it.each([
  ['Leak sensor launch', 'sensor', 'Leak [sensor] launch'],
  ['Sensor, sensors and SENSORS', 'sensor', '[Sensor], [sensor]s and [SENSOR]S'],
  ['The sensor sells', 'sens sensor', 'The [sensor] sells'],
  ['The owner’s sensor', '"owner\'s', 'The [owner’s] sensor'],
  ['İstanbul opens', 'opens', 'İstanbul [opens]'],
  ['Nothing here', 'zebra', 'Nothing here'],
  ['No search', '', 'No search'],
  ['Costs $5 (net)', '$5', 'Costs [$5] (net)'],
])('in %j the words %j are marked', (text, words, marked) => {
  expect(mark(text, words)).toBe(marked)
})
