// Lines with somebody's words to learn from: the briefs of tests/corpus/seen, and single lines whose words stand between ⟦ and ⟧.
import { readFileSync } from 'node:fs'
import { readLogicalLines } from '#domain/brief/lines/logical-lines.ts'
import { listClosings, readClosing } from '#domain/brief/speech/closings.ts'
import { listOpenings, readOpening } from '#domain/brief/speech/openings.ts'
import type { CorpusBrief } from '#tests/corpus/format.ts'
import { type Example, trainSmall } from './logistic-regression.ts'
import { listSeen, readBriefFiles } from './sorter-examples.ts'

const classes = 2
const options = { classes, least: 2, epochs: 15 }

/** A line, and where the words in it are; none when it gives nobody's. */
interface SpokenLine {
  text: string
  words: readonly { from: number; to: number }[]
}

/** What was learned about where words begin and end. */
export function trainSpeech(): { opening: Map<string, number[]>; closing: Map<string, number[]> } {
  const lines = [...readMarked(), ...[...readBriefFiles().values()].flat().flatMap(readNotes)]
  return {
    opening: trainSmall(lines.flatMap(describeOpenings), { ...options, l2: 2, size: 45_000 }),
    closing: trainSmall(lines.flatMap(describeClosings), { ...options, l2: 0.1, size: 12_000 }),
  }
}

function readMarked(): SpokenLine[] {
  return listSeen(/^speech.*\.txt$/).flatMap((url) =>
    readFileSync(url, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): SpokenLine => {
        const [from, to] = [line.indexOf('⟦'), line.indexOf('⟧') - 1]
        return { text: line.replaceAll(/[⟦⟧]/gu, ''), words: from === -1 ? [] : [{ from, to }] }
      }),
  )
}

function readNotes({ text, expected }: CorpusBrief): SpokenLine[] {
  return readLogicalLines(text).map((line) => ({
    text: line.text,
    words: expected.quotes.flatMap(({ words }) => {
      const from = line.text.indexOf(words)
      return from === -1 || /["“„«‘']/.test(line.text.slice(Math.max(0, from - 2), from))
        ? []
        : [{ from, to: from + words.length }]
    }),
  }))
}

function describeOpenings({ text, words }: SpokenLine): Example[] {
  return listOpenings(text).map((opening) => ({
    features: readOpening(text, opening),
    kind: words.some(({ from }) => from === opening.at) ? 1 : 0,
  }))
}

function describeClosings({ text, words }: SpokenLine): Example[] {
  return words
    .filter(({ from }) => from > 0)
    .flatMap(({ from, to }) =>
      listClosings(text, from).map((closing) => ({
        features: readClosing(text, from, closing),
        // With its stop or without it, it is the same end.
        kind: Math.abs(closing.to - to) < 2 ? 1 : 0,
      })),
    )
}
