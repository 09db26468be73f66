// Trains the judge of lines on the sorted notes of tests/corpus/seen and writes src/domain/brief/judge/learned/line-weights.ts: `npm run train:sorter`.
// With --check nothing is written: each file of briefs is sorted by a judge that has not seen it, and leaks and losses are printed.
import { writeFileSync } from 'node:fs'
import { judgedKinds } from '#domain/brief/judge/judge-lines.ts'
import { packWeights, unpackWeights, type Weights } from '#domain/brief/judge/weights.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'
import type { CorpusBrief } from '#tests/corpus/format.ts'
import { type Example, trainSmall } from '#tests/corpus/training/logistic-regression.ts'
import { sorterOptions } from '#tests/corpus/training/sheet-examples.ts'
import {
  placeParts,
  readBriefExamples,
  readBriefFiles,
  readFingerprint,
  readLineExamples,
  readReleaseExamples,
} from '#tests/corpus/training/sorter-examples.ts'

const classes = judgedKinds.length

function learn(examples: readonly Example[]): string {
  return packWeights(trainSmall(examples, sorterOptions))
}

const files = readBriefFiles()
const lines = [...readLineExamples(), ...readReleaseExamples()]
const byFile = new Map([...files].map(([name, briefs]) => [name, briefs.flatMap(readBriefExamples)]))
if (process.argv.includes('--check')) crossValidate()
else write(learn([...[...byFile.values()].flat(), ...lines]))

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

function crossValidate(): void {
  const counts = new Map<string, { of: number; hit: number }>()
  for (const [name, briefs] of files) {
    const others = [...byFile].filter(([other]) => other !== name).flatMap(([, examples]) => examples)
    const weights = unpackWeights(learn([...others, ...lines]), classes)
    for (const brief of briefs) count(brief, weights, counts)
  }
  for (const [kind, { of, hit }] of counts)
    process.stdout.write(`${kind}: ${((100 * hit) / of).toFixed(1)}% (${hit}/${of})\n`)
}

function count(brief: CorpusBrief, weights: Weights, counts: Map<string, { of: number; hit: number }>): void {
  const { units } = sortBrief(brief.text, {}, weights)
  for (const { kind, marked, from, to } of placeParts(brief)) {
    const covering = units.filter((unit) => unit.from < to && unit.to > from)
    const isOpen = mayPrint(kind)
    const name = `${kind === 'private' && marked ? 'marked ' : ''}${kind} ${isOpen ? 'kept out' : 'printed'}`
    const entry = counts.get(name) ?? { of: 0, hit: 0 }
    entry.of++
    if (covering.some((unit) => mayPrint(unit.kind) !== isOpen)) entry.hit++
    counts.set(name, entry)
  }
}
