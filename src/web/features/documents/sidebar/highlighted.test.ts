import { expect, it } from 'vitest'
import { centerOnHit, splitAtWords } from './highlighted.tsx'

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

it.each([
  ['…what is coming, and the sensor named 1', 'sensor', 40, '…what is coming, and the sensor named 1'],
  ['…what is coming, and the sensor named 1', 'sensor', 24, '…and the sensor named 1'],
  ['A sensor that measures', 'sensor', 24, 'A sensor that measures'],
  ['For northernmost apartments everywhere', 'apartments', 12, '…apartments everywhere'],
  ['In a room for immeasurabilities', 'measurabilit', 12, '…measurabilities'],
  ['Nothing of the kind is in here', 'zebra', 12, 'Nothing of the kind is in here'],
])('of %j the word %j is in the middle of %i characters', (text, words, room, shown) => {
  expect(centerOnHit(text, words, room)).toBe(shown)
})
