// Learns where somebody's words begin and end in a line without quotation marks, from tests/corpus/seen, and writes
// src/domain/brief/speech/learned/speech-weights.ts: `npm run train:speech`. Train it after the turns, and the sorter and the sheet after it.
import { writeFileSync } from 'node:fs'
import { packWeights } from '#domain/brief/classifier/weights.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'
import { trainSpeech } from '#tests/corpus/training/speech-examples.ts'

const { opening, closing } = trainSpeech()
const target = new URL('../src/domain/brief/speech/learned/speech-weights.ts', import.meta.url)
const text = [
  '// What was learned about dictated speech. Written by `npm run train:speech`; not edited by hand.',
  '',
  '/** The texts it was learned from. */',
  `export const learnedFrom = '${readFingerprint()}'`,
  '',
  '/** For where words begin. */',
  'export const openingWeights =',
  `  '${packWeights(opening)}'`,
  '',
  '/** For where they end. */',
  'export const closingWeights =',
  `  '${packWeights(closing)}'`,
  '',
]
writeFileSync(target, text.join('\n'))
