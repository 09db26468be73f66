// Learns where the next sentence of typed-up speech begins, from tests/corpus/seen, and writes src/domain/brief/speech/learned/turn-weights.ts:
// `npm run train:turns`. Everything else that is learned from notes is trained after it.
import { writeFileSync } from 'node:fs'
import { packWeights } from '#domain/brief/classifier/weights.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'
import { trainTurns } from '#tests/corpus/training/turn-examples.ts'

const target = new URL('../src/domain/brief/speech/learned/turn-weights.ts', import.meta.url)
const text = [
  '// What was learned about the sentences of speech. Written by `npm run train:turns`; not edited by hand.',
  '',
  '/** The texts it was learned from. */',
  `export const learnedFrom = '${readFingerprint()}'`,
  '',
  '/** For where the next sentence begins. */',
  'export const turnWeights =',
  `  '${packWeights(trainTurns())}'`,
  '',
]
writeFileSync(target, text.join('\n'))
