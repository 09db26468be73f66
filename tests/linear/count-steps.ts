// What reading a text costs, counted and not timed: how often the blocks of our own code ran, and how many characters patterns and
// searches looked at. The same on every machine.
import { Session } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'

export interface Reading {
  /** Steps by function, pattern and method. */
  steps: Map<string, number>
  /** Every pattern used, with the length of the longest text it was tried on. */
  patterns: Map<string, { pattern: RegExp; longest: number }>
}

type Note = (what: string, steps: number) => void

export async function countSteps(read: () => unknown): Promise<Reading> {
  const reading: Reading = { steps: new Map(), patterns: new Map() }
  const note: Note = (what, steps) => reading.steps.set(what, (reading.steps.get(what) ?? 0) + steps)
  takeBlocks()
  const undo = [watchPatterns(note, reading.patterns), watchSearches(note)]
  try {
    await read()
  } finally {
    for (const restore of undo) restore()
  }
  for (const [name, count] of takeBlocks()) note(name, count)
  return reading
}

/** The characters a pattern passed by. One that is tied to a place looks at its match alone. */
function watchPatterns(note: Note, patterns: Reading['patterns']): () => void {
  const { exec } = RegExp.prototype
  RegExp.prototype.exec = function counted(this: RegExp, given: string) {
    const text = String(given)
    const from = this.global || this.sticky ? this.lastIndex : 0
    const name = `/${this.source}/${this.flags}`
    const longest = Math.max(patterns.get(name)?.longest ?? 0, text.length - from)
    patterns.set(name, { pattern: this, longest })
    const match = exec.call(this, text)
    const isTied = this.sticky || (this.source.startsWith('^') && !this.multiline)
    const end = match === null ? (isTied ? from : text.length) : match.index + match[0].length
    note(name, Math.max(end - from, 0) + 1)
    return match
  }
  return () => {
    RegExp.prototype.exec = exec
  }
}

type Method = (this: unknown, ...given: unknown[]) => unknown

/** Searches through a string or a list, by how far they can have looked. */
function watchSearches(note: Note): () => void {
  const watched: [object, string][] = [
    ...['indexOf', 'includes', 'lastIndexOf'].map((name): [object, string] => [String.prototype, name]),
    ...['indexOf', 'includes', 'concat', 'join', 'shift', 'unshift'].map((name): [object, string] => [
      Array.prototype,
      name,
    ]),
  ]
  const undo = watched.map(([owner, name]) => {
    const methods = owner as Record<string, Method>
    const native = methods[name] as Method
    methods[name] = function counted(this: unknown, ...given: unknown[]) {
      const answer = native.apply(this, given)
      const { length } = this as string | unknown[]
      const isFound = typeof this === 'string' && typeof answer === 'number' && answer >= 0
      note(name, (isFound ? Math.abs(answer - Number(given[1] ?? 0)) : length) + 1)
      return answer
    }
    return () => {
      methods[name] = native
    }
  })
  return () => {
    for (const restore of undo) restore()
  }
}

// Counts would be lost with code that is thrown away or not yet counted.
setFlagsFromString('--no-flush-bytecode')
setFlagsFromString('--no-lazy-feedback-allocation')
const takeBlocks = startCounting()

interface Script {
  url: string
  functions: { functionName: string; ranges: { count: number }[] }[]
}

/** Counts how often the blocks of our own files run; each call answers what ran since the last. */
function startCounting(): () => Map<string, number> {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return () => {
    const counts = new Map<string, number>()
    session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
      for (const script of result.filter(({ url }) => url.includes('/src/'))) addCounts(counts, script)
    })
    return counts
  }
}

function addCounts(counts: Map<string, number>, { url, functions }: Script): void {
  const file = url.slice(url.lastIndexOf('/src/') + 5)
  for (const { functionName, ranges } of functions) {
    const name = `${file} ${functionName}`
    const count = ranges.reduce((sum, range) => sum + range.count, counts.get(name) ?? 0)
    if (count > 0) counts.set(name, count)
  }
}
