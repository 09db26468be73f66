// Typed-up speech to learn from: lines of `turns*.txt` with a mark where each next sentence begins.
import { readFileSync } from 'node:fs'
import { walkGaps } from '#domain/brief/speech/turns.ts'
import { type Example, trainSmall } from './logistic-regression.ts'
import { listSeen } from './sorter-examples.ts'

const mark = '¦'

/** What was learned about where the next sentence begins. */
export function trainTurns(lines: readonly string[] = readTurns()): Map<string, number[]> {
  return trainSmall(lines.flatMap(describeTurns), { classes: 2, least: 2, epochs: 15, l2: 8, size: 40_000 })
}

/** The marked lines of the corpus. */
function readTurns(): string[] {
  return listSeen(/^turns.*\.txt$/).flatMap((url) =>
    readFileSync(url, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== ''),
  )
}

/** The line without its marks, and where they were. */
function readMarks(marked: string): { text: string; turns: ReadonlySet<number> } {
  const turns = new Set<number>()
  let text = ''
  for (const part of marked.split(mark)) {
    // A quotation begins with its mark, on whichever side of it the turn was put.
    if (text !== '') turns.add(text.length - (/(?<=\s)["“«]$/u.exec(text)?.[0].length ?? 0))
    text += part
  }
  return { text, turns }
}

function describeTurns(marked: string): Example[] {
  const { text, turns } = readMarks(marked)
  const examples: Example[] = []
  walkGaps(text, (at, features) => {
    const isTurn = turns.has(at)
    examples.push({ features, kind: isTurn ? 1 : 0 })
    return isTurn
  })
  return examples
}
