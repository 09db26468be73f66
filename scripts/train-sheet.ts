// Learns what evidence on the fact sheet is worth from tests/corpus/seen and writes src/domain/brief/evidence/learned/sheet-weights.ts:
// `npm run train:sheet`. `npm run train:check` tells how well notes by a new author would be read.
import { writeFileSync } from 'node:fs'
import { writeWeights } from '#domain/brief/evidence/learned-weights.ts'
import { learnSheet } from '#tests/corpus/training/leave-one-out.ts'
import { sortUnseen } from '#tests/corpus/training/sheet-examples.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'

write(learnSheet(sortUnseen()))

function write({ company, city, type, speaker }: ReturnType<typeof learnSheet>): void {
  const target = new URL('../src/domain/brief/evidence/learned/sheet-weights.ts', import.meta.url)
  const text = [
    '// What evidence for the fact sheet is worth. Written by `npm run train:sheet`; not edited by hand.',
    '',
    '/** The texts it was learned from. */',
    `export const learnedFrom = '${readFingerprint()}'`,
    '',
    'export const companyWeights =',
    `  ${JSON.stringify(writeWeights(company)).replaceAll("'", "\\'").replace(/^"|"$/g, "'")}`,
    '',
    'export const cityWeights =',
    `  ${JSON.stringify(writeWeights(city)).replace(/^"|"$/g, "'")}`,
    '',
    'export const typeWeights =',
    `  ${JSON.stringify(writeWeights(type)).replace(/^"|"$/g, "'")}`,
    '',
    'export const speakerWeights =',
    `  ${JSON.stringify(writeWeights(speaker)).replace(/^"|"$/g, "'")}`,
    '',
  ]
  writeFileSync(target, text.join('\n').replaceAll(/"$/gm, "'"))
}
