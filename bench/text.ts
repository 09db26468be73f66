// Quality of what the product writes and finds, on the seen corpus and on the one nobody built it for. No network; takes a minute.
// Bars and figures: docs/text-quality.md.
import { existsSync } from 'node:fs'
import { measureBriefs, type Row, readBriefs } from './text/briefs.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const folders = ['tests/corpus/seen', 'tests/corpus/unseen'].filter((folder) => existsSync(folder))
let isMet = true

for (const folder of folders) {
  const briefs = readBriefs(folder)
  report(`${folder}: ${briefs.length} briefs`, measureBriefs(briefs))
}
process.exitCode = isMet ? 0 : 1

function report(title: string, rows: readonly Row[]): void {
  say(`\n${title}`)
  for (const { measure, value, bar, isMet: isRowMet } of rows) {
    say(`${isRowMet ? ' ' : '✗'} ${measure.padEnd(52)} ${value.padEnd(18)} ${bar}`)
    isMet &&= isRowMet
  }
}
