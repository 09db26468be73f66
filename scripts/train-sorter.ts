// Trains the line classifier on the sorted notes of tests/corpus/seen and writes src/domain/brief/classifier/learned/line-weights.ts: `npm run train:sorter`.
// `npm run train:check` tells how well notes by a new author would be sorted.
import { writeFileSync } from 'node:fs'
import { packWeights } from '#domain/brief/classifier/weights.ts'
import { trainClassifiers } from '#tests/corpus/training/classifiers.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'

const { lines, neighbors } = trainClassifiers().classifier
const target = new URL('../src/domain/brief/classifier/learned/line-weights.ts', import.meta.url)
const text = [
  '// What the line classifier learned. Written by `npm run train:sorter`; not edited by hand.',
  '',
  '/** The texts it was learned from. */',
  `export const learnedFrom = '${readFingerprint()}'`,
  '',
  '/** For the first reading of a line. */',
  'export const lineWeights =',
  `  '${packWeights(lines)}'`,
  '',
  '/** For the second, which knows what the first made of the lines around it. */',
  'export const neighborWeights =',
  `  '${packWeights(neighbors)}'`,
  '',
]
writeFileSync(target, text.join('\n'))
