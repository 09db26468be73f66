// Learns what each line of notes does in a release, from tests/corpus/seen, and writes src/server/ai/builtin/roles/learned/role-weights.ts:
// `npm run train:roles`, after everything else that is learned from notes.
import { writeFileSync } from 'node:fs'
import { packWeights } from '#domain/brief/classifier/weights.ts'
import { trainPointing } from '#tests/corpus/training/pointing-examples.ts'
import { readMarkedBriefs, trainRoles } from '#tests/corpus/training/role-examples.ts'
import { readFingerprint } from '#tests/corpus/training/sorter-examples.ts'

const target = new URL('../src/server/ai/builtin/roles/learned/role-weights.ts', import.meta.url)
const briefs = readMarkedBriefs()
const { roles, news } = trainRoles(briefs)
const text = [
  '// What was learned about the roles of lines. Written by `npm run train:roles`; not edited by hand.',
  '',
  '/** The texts it was learned from. */',
  `export const learnedFrom = '${readFingerprint()}'`,
  '',
  '/** For what a line does in a release. */',
  'export const roleWeights =',
  `  '${packWeights(roles)}'`,
  '',
  '/** For which line is the news. */',
  'export const newsWeights =',
  `  '${packWeights(news)}'`,
  '',
  '/** For whether a sentence points at the one before it. */',
  'export const pointingWeights =',
  `  '${packWeights(trainPointing(briefs))}'`,
  '',
]
writeFileSync(target, text.join('\n'))
