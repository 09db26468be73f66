// Trains the judge of lines on the sorted notes of tests/corpus/seen and writes src/domain/brief/judge/learned/line-weights.ts: `npm run train:sorter`.
// `npm run train:check` tells how well notes by a new author would be sorted.
import { writeFileSync } from 'node:fs'
import { packWeights } from '#domain/brief/judge/weights.ts'
import { trainSmall } from '#tests/corpus/training/logistic-regression.ts'
import { sorterOptions } from '#tests/corpus/training/sheet-examples.ts'
import {
  readBriefExamples,
  readBriefFiles,
  readFingerprint,
  readLineExamples,
  readReleaseExamples,
} from '#tests/corpus/training/sorter-examples.ts'

const briefs = [...readBriefFiles().values()].flat().flatMap(readBriefExamples)
write(packWeights(trainSmall([...briefs, ...readLineExamples(), ...readReleaseExamples()], sorterOptions)))

function write(packed: string): void {
  const target = new URL('../src/domain/brief/judge/learned/line-weights.ts', import.meta.url)
  const text = [
    '// What the judge of lines learned. Written by `npm run train:sorter`; not edited by hand.',
    '',
    '/** The texts it was learned from. */',
    `export const learnedFrom = '${readFingerprint()}'`,
    '',
    'export const lineWeights =',
    `  '${packed}'`,
    '',
  ]
  writeFileSync(target, text.join('\n'))
}
