// How well notes by a new author would be read: `npm run train:check`. Every file of briefs in tests/corpus/seen is by another author, and is sorted, read
// and written up with weights learned from the other files alone. `--verbose` shows what was missed, `--file=briefs-11` the figures of one file.

import { learnWithoutFile } from '#tests/corpus/training/leave-one-out.ts'
import { readBriefFiles } from '#tests/corpus/training/sorter-examples.ts'
import { measureBriefs } from './text/briefs.ts'

const isVerbose = process.argv.includes('--verbose')
const only = process.argv.find((each) => each.startsWith('--file='))?.slice('--file='.length)

const candidates = learnWithoutFile()
const files = [...readBriefFiles()].filter(([name]) => only === undefined || name === `${only}.json`)
const fileOf = new Map(files.flatMap(([name, briefs]) => briefs.map((brief) => [brief, name] as const)))
const rows = measureBriefs([...fileOf.keys()], (brief) => candidates.get(fileOf.get(brief) ?? '') ?? {})
for (const { measure, value, bar, isMet, misses } of rows) {
  process.stdout.write(`${isMet ? ' ' : '✗'} ${measure}: ${value} (bar: ${bar})\n`)
  if (isVerbose) for (const miss of misses) process.stdout.write(`    ${miss}\n`)
}
