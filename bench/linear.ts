// Every text reader on texts made to slow it down: twice the length may take at most 2.3 times as long, the medians of nine runs
// of each, taken in turns. No network, no database; a part of a reader's name as an argument measures that one alone.
// Bars and results: docs/performance.md. The same, counted in steps, is tests/linear.

import { nastyUnits, writeNasty } from '#tests/linear/nasty-texts.ts'
import { type TextReader, textReaders } from '#tests/linear/text-readers.ts'
import { median } from './support/compare.ts'

const bar = 2.3
const rounds = 9
const shortest = 8000
const longest = 512_000
/** A shorter run says more about the clock than about the reader. */
const measurableMs = 20
/** A busy machine can spoil a median: what is over the bar is measured again, and the best counts. */
const tries = 4

interface Growth {
  unit: string
  length: number
  ms: number
  ratio: number
}

const [, , wanted = ''] = process.argv
const missed: string[] = []
for (const reader of textReaders.filter(({ name }) => name.includes(wanted))) {
  const growths: Growth[] = []
  for (const unit of nastyUnits) {
    const growth = await measureGrowth(reader, unit)
    if (growth) growths.push(growth)
  }
  const [worst] = growths.toSorted((one, other) => other.ratio - one.ratio)
  const says = worst ? `${describe(worst)}, the worst of ${growths.length}` : 'too fast to measure'
  process.stdout.write(`${reader.name.padEnd(30)} ${says}\n`)
  for (const growth of growths) if (growth.ratio > bar) missed.push(`${reader.name}: ${describe(growth)}`)
}
if (missed.length > 0) {
  process.stdout.write(`\nMissed (at most ${bar}):\n${missed.join('\n')}\n`)
  process.exitCode = 1
}

function describe({ ratio, unit, length, ms }: Growth): string {
  return `${ratio.toFixed(2)} (${JSON.stringify(unit)}, ${length.toLocaleString('en-US')} characters in ${ms.toFixed(0)} ms)`
}

/** Undefined if even the longest text takes too little time to measure. */
async function measureGrowth(reader: TextReader, unit: string): Promise<Growth | undefined> {
  for (let length = shortest; length * 2 <= longest; length *= 2) {
    await time(reader, unit, length * 2)
    if ((await time(reader, unit, length * 2)) < measurableMs) continue
    let best = await measureMedians(reader, unit, length)
    for (let turn = 1; turn < tries && best.ratio > bar; turn++) {
      const again = await measureMedians(reader, unit, length)
      if (again.ratio < best.ratio) best = again
    }
    return best
  }
  return undefined
}

async function measureMedians(reader: TextReader, unit: string, length: number): Promise<Growth> {
  const once: number[] = []
  const twice: number[] = []
  for (let round = 0; round < rounds; round++) {
    once.push(await time(reader, unit, length))
    twice.push(await time(reader, unit, length * 2))
  }
  return { unit, length: length * 2, ms: median(twice), ratio: median(twice) / median(once) }
}

async function time(reader: TextReader, unit: string, length: number): Promise<number> {
  // In one piece, as it comes from a request; otherwise the engine would join the pieces of a repeated text during the measurement.
  const text = Buffer.from(writeNasty(unit, length), 'utf16le').toString('utf16le')
  const began = performance.now()
  await reader.read(text)
  return performance.now() - began
}
