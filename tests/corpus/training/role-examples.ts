// Lines of notes with what each does in a release: `roles*.txt`, where a letter comes before the first words of each line of a brief, and
// "^" behind the letter of a line that can't be understood without those before it.
import { readFileSync } from 'node:fs'
import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import {
  type LineRole,
  lineRoles,
  listLines,
  newsSigns,
  type RoleWeights,
  roleFeatures,
} from '#server/ai/builtin/roles/line-roles.ts'
import type { CorpusBrief } from '#tests/corpus/format.ts'
import { type Example, trainSmall } from './logistic-regression.ts'
import { type Contest, trainRanking } from './ranking.ts'
import { listSeen, readBriefFiles } from './sorter-examples.ts'

const letters: Readonly<Record<string, LineRole>> = {
  N: 'news',
  n: 'completion',
  E: 'essential',
  D: 'detail',
  W: 'reason',
  H: 'person',
  P: 'practical',
  A: 'about',
  X: 'remark',
}

/** A brief with the roles of its lines, in order: [role, first words]. */
export interface MarkedBrief {
  file: string
  brief: CorpusBrief
  lines: readonly MarkedLine[]
  /** Somebody looked for lines that point back. */
  hasPointers: boolean
}

export type MarkedLine = readonly [role: LineRole, start: string, pointsBack: boolean]

/** What was learned about the roles of lines, and about which of them is the news. */
export function trainRoles(briefs: readonly MarkedBrief[] = readMarkedBriefs()): RoleWeights {
  const described = briefs.map(describe)
  return {
    roles: trainSmall(
      described.flatMap((lines) =>
        lines.map(({ role, features }): Example => ({ features, kind: lineRoles.indexOf(role) })),
      ),
      { classes: lineRoles.length, least: 2, epochs: 15, l2: 4, size: 30_000 },
    ),
    news: trainRanking(described.map(toContest), {
      least: 3,
      epochs: 40,
      l2: 0.5,
      words: { pattern: /^(?:w|b|wt|f|f2|v):/, l2: 1, least: 3, most: 1500 },
    }),
  }
}

export function readMarkedBriefs(): MarkedBrief[] {
  const files = readBriefFiles()
  return listSeen(/^roles.*\.txt$/).flatMap((url) => {
    const text = readFileSync(url, 'utf8')
    return text
      .split('== ')
      .slice(1)
      .flatMap((block) => {
        const [head = '', ...lines] = block.trim().split('\n')
        const [file = '', name = ''] = head.split('/')
        const brief = files.get(`${file}.json`)?.find((each) => each.name === name)
        return brief === undefined
          ? []
          : [{ file, brief, lines: lines.flatMap(readMark), hasPointers: /^.\^/m.test(text) }]
      })
  })
}

function readMark(line: string): MarkedLine[] {
  const role = letters[line.charAt(0)]
  const pointsBack = line.charAt(1) === '^'
  return role === undefined ? [] : [[role, line.slice(pointsBack ? 3 : 2), pointsBack]]
}

interface Described {
  role: LineRole
  features: string[]
  signs: string[]
}

function describe({ brief, lines: marked }: MarkedBrief): Described[] {
  const context = {
    type: brief.expected.type as AnnouncementType,
    company: brief.expected.company ?? undefined,
  }
  const lines = listLines(sortBrief(brief.text).units)
  return lines.flatMap(({ unit }, at) => {
    const role = marked.find(([, start]) => unit.text.startsWith(start))?.[0]
    if (role === undefined) return []
    return [{ role, features: roleFeatures(lines, at, context), signs: newsSigns(lines, at, context) }]
  })
}

const toContest = (lines: readonly Described[]): Contest => ({
  candidates: lines.map(({ role, features, signs }) => ({
    evidence: new Set([...features, ...signs]),
    isRight: role === 'news',
  })),
})
