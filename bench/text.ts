// How well the product reads and writes: `npm run bench:text`. The measures and their bars are in docs/text-quality.md. Texts of `seen` are
// for building, those of `unseen` are read here alone. Each measure is a file in bench/text; a corpus file that is missing is skipped, and so is an empty folder.
import { measureAnalysis } from './text/analysis.ts'
import { measureBriefs, readBriefs } from './text/briefs.ts'
import { measureChanges } from './text/changes.ts'
import { measureCheck } from './text/check.ts'
import { readCorpus } from './text/corpus.ts'
import { measurePhrasings } from './text/phrasings.ts'
import { measureShorten } from './text/shorten.ts'

const isVerbose = process.argv.includes('--verbose')
const measures = [measureCheck, measurePhrasings, measureAnalysis, measureShorten, measureChanges]

for (const half of ['seen', 'unseen'] as const) {
  process.stdout.write(`\n${half}\n`)
  const corpus = readCorpus(half)
  if (corpus.missing.length === 5) {
    process.stdout.write('  no texts there: skipped\n')
    continue
  }
  for (const name of corpus.missing) process.stdout.write(`  ${name} is not there: skipped\n`)
  for (const measure of measures) {
    for (const { name, value, bar, misses } of await measure(corpus)) {
      process.stdout.write(`  ${name}: ${value}${bar === undefined ? '' : ` (bar: ${bar})`}\n`)
      // Details of unseen texts are not shown, so that nobody builds for them.
      if (isVerbose && half === 'seen') for (const miss of misses ?? []) process.stdout.write(`    ${miss}\n`)
    }
  }
  const briefs = readBriefs(`tests/corpus/${half}`)
  process.stdout.write(`  ${briefs.length} briefs\n`)
  for (const { measure, value, bar, isMet, misses } of measureBriefs(briefs)) {
    process.stdout.write(`  ${isMet ? ' ' : '✗'} ${measure}: ${value} (bar: ${bar})\n`)
    if (isVerbose && half === 'seen') for (const miss of misses) process.stdout.write(`    ${miss}\n`)
  }
}
process.exit(0)
