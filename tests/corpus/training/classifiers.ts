// Trains the line classifier. Its second reading learns from first readings by classifiers that have not seen the file: files are dealt into groups, and
// each group is read by a classifier of the others.
import { learnedKinds } from '#domain/brief/classifier/classify-lines.ts'
import { packWeights, unpackWeights, type Weights } from '#domain/brief/classifier/weights.ts'
import { type Example, trainSmall } from './logistic-regression.ts'
import {
  readAloneTwice,
  readBriefExamples,
  readBriefFiles,
  readLineExamples,
  readNeighborExamples,
  readReleaseExamples,
} from './sorter-examples.ts'

const classes = learnedKinds.length
/** `size` is in letters of the data file. */
const options = { classes, least: 2, epochs: 12, l2: 2, size: 150_000 }
const groups = 5

/** Both readings' weights. */
export interface LineClassifier {
  lines: Weights
  neighbors: Weights
}

/** A classifier that learned from every file, and for each file one that has seen neither it nor the others of its group. */
export function trainClassifiers(): { classifier: LineClassifier; withoutFile: Map<string, LineClassifier> } {
  const files = [...readBriefFiles()]
  const alone = [...readLineExamples(), ...readReleaseExamples()]
  const aloneTwice = [...readLineExamples(readAloneTwice), ...readReleaseExamples(readAloneTwice)]
  const train = (examples: readonly Example[], single = alone) =>
    asUsed(trainSmall([...examples, ...single], options))
  const own = files.map(([, briefs]) => briefs.flatMap(readBriefExamples))
  const inGroup = (group: number) => (_: unknown, file: number) => file % groups === group
  const outside = (group: number) => (_: unknown, file: number) => file % groups !== group
  const first = Array.from({ length: groups }, (_, group) => train(own.filter(outside(group)).flat()))
  const twice = files.map(([, briefs], file) => {
    const lines = first[file % groups] ?? new Map()
    return briefs.flatMap((brief) => readNeighborExamples(brief, lines))
  })
  const withoutFile = new Map(
    first.flatMap((lines, group) => {
      const neighbors = train(twice.filter(outside(group)).flat(), aloneTwice)
      return files.filter(inGroup(group)).map(([name]) => [name, { lines, neighbors }] as const)
    }),
  )
  return { classifier: { lines: train(own.flat()), neighbors: train(twice.flat(), aloneTwice) }, withoutFile }
}

/** With the few digits that the product's file keeps. */
const asUsed = (weights: Weights): Weights => unpackWeights(packWeights(weights), classes)
