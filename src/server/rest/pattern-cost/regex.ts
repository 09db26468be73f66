// The cost of a regular expression in PostgreSQL. Only a subset of the syntax is allowed, for which the work per character of text
// grows linearly with the steps of the pattern: no back-references, no lookahead, no anchors in repetitions, and repetitions
// multiplied out.

/** Why a pattern is refused, as a message for the client. */
export class PatternRefusal extends Error {}

const limits = { length: 200, depth: 20, anchors: 6 }

/** Compiling a pattern has a fixed cost; PostgreSQL caches 32 of them. */
const least = 5

/** A part of a pattern after multiplying out its repetitions. */
interface Size {
  /** States of the automaton. */
  steps: number
  /** Those for a single fixed character outside any repetition: cheap, because few are active at once. */
  fixed: number
  /** Anchors and word boundaries. */
  anchors: number
}

/** The maximum work per character of text, in steps of the automaton; throws for unsupported syntax. */
export function regexCost(pattern: string): number {
  if (pattern.length > limits.length)
    throw new PatternRefusal(`The pattern is too long: at most ${limits.length} characters are allowed.`)
  const reader = new Reader(pattern)
  // A case flag is the only prefix that doesn't change the syntax.
  reader.take(/\(\?[ic]\)/y)
  if (reader.take(/\*\*\*|\(\?[a-z]+\)/y))
    throw new PatternRefusal('A prefix that changes the language of a pattern is not supported.')
  const size = readBranches(reader, 0)
  if (size.anchors > limits.anchors)
    throw new PatternRefusal(
      `The pattern has too many anchors: at most ${limits.anchors} anchors and word boundaries are allowed.`,
    )
  return Math.max(least, size.steps - 0.75 * size.fixed)
}

class Reader {
  private readonly text: string
  private position = 0

  constructor(text: string) {
    this.text = text
  }

  get done(): boolean {
    return this.position >= this.text.length
  }

  get next(): string {
    return this.text.charAt(this.position)
  }

  /** Consumes and returns what the sticky pattern matches here. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.position += found.length
    return found
  }
}

/** Alternatives up to the end of their group. */
function readBranches(reader: Reader, depth: number): Size {
  if (depth > limits.depth)
    throw new PatternRefusal(`The groups are nested too deeply: at most ${limits.depth} levels are allowed.`)
  let whole = none
  do {
    whole = add(whole, atLeastOne(readBranch(reader, depth)))
  } while (reader.take(/\|/y))
  return whole
}

function readBranch(reader: Reader, depth: number): Size {
  let branch = none
  // PostgreSQL reports an extra closing bracket at the top level.
  const end = depth === 0 ? '|' : '|)'
  while (!reader.done && !end.includes(reader.next)) branch = add(branch, readRepeated(reader, depth))
  return branch
}

function readRepeated(reader: Reader, depth: number): Size {
  let size = readAtom(reader, depth)
  for (;;) {
    const quantifier = reader.take(/[*+?]|\{\d+(?:,\d*)?\}/y)
    if (!quantifier) return size
    if (size.anchors > 0)
      throw new PatternRefusal('An anchor or word boundary inside a repeated group is not supported.')
    size = { steps: Math.max(1, size.steps) * timesOf(quantifier), fixed: 0, anchors: 0 }
  }
}

/** How many copies PostgreSQL makes of a repeated part. */
function timesOf(quantifier: string): number {
  return Math.max(1, ...(quantifier.match(/\d+/g) ?? []).map(Number))
}

function readAtom(reader: Reader, depth: number): Size {
  if (reader.take(/\(\?(?:<?[=!])/y)) throw new PatternRefusal('Lookahead and lookbehind are not supported.')
  if (reader.take(/\((?:\?:)?/y)) {
    const group = readBranches(reader, depth + 1)
    reader.take(/\)/y)
    return group
  }
  if (reader.take(/\[/y)) return readBracket(reader)
  if (reader.take(/\\\d/y)) throw new PatternRefusal('Back-references are not supported.')
  if (reader.take(/[$^]|\\[mMyYAZ]/y)) return { ...none, anchors: 1 }
  if (reader.take(/\.|\\[dswDSW]/y)) return open
  reader.take(/\\(?:u[\da-fA-F]{4}|U[\da-fA-F]{8}|x[\da-fA-F]+|c.|.)|./suy)
  return fixed
}

/** A character class is one step, whatever its size. */
function readBracket(reader: Reader): Size {
  reader.take(/\^?\]?/y)
  while (!reader.done && !reader.take(/\]/y)) {
    if (reader.take(/\[[.=]|\[:[<>]:\]/y))
      throw new PatternRefusal('Collating elements and [[:<:]] are not supported.')
    reader.take(/\[:[a-z]*:\]|\\.|[^\]]/suy)
  }
  return open
}

const none: Size = { steps: 0, fixed: 0, anchors: 0 }
const open: Size = { steps: 1, fixed: 0, anchors: 0 }
const fixed: Size = { steps: 1, fixed: 1, anchors: 0 }

const add = (a: Size, b: Size): Size => ({
  steps: a.steps + b.steps,
  fixed: a.fixed + b.fixed,
  anchors: a.anchors + b.anchors,
})

/** An empty alternative is also a path through the automaton. */
const atLeastOne = (size: Size): Size => (size.steps === 0 ? { ...size, steps: 1 } : size)
