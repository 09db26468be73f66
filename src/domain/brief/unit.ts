// Units: the parts of notes, a sentence or less each, with one class.

import { collapseSpace } from '#domain/text/collapse-space.ts'
import type { Contradiction } from './corrections/contradictions.ts'

export const lineKinds = [
  'fact',
  'quote',
  'contact',
  'embargo',
  'instruction',
  'private',
  'furniture',
  'foreign',
  'unsure',
] as const

/** The class of a unit. Only facts, quotes, contacts and embargoes are used in a text. */
export type LineKind = (typeof lineKinds)[number]

/** A sentence, a labeled line or a clause, before it has a class. */
export interface Unit {
  /** As written, without bullets, reply marks and wrapped line ends. */
  text: string
  /** The text without filler words ("okay so", "um"). */
  body: string
  /** Its place in the notes. */
  from: number
  to: number
  /** Number of its line, wrapped lines counted as one. */
  line: number
  /** Number of its block of lines; a blank line ends a block. */
  block: number
  indent: number
  isBullet: boolean
  /** The first unit of its line. */
  isFirst: boolean
  /** "Price" of "Price: $40"; the value is the rest of the line. */
  label?: string
  value?: string
  /** The cells, if the unit is a table row. */
  cells?: readonly string[]
  /** A line that only names what follows: "Background", "Not for release:". */
  isHeading: boolean
  /** Who wrote it in a chat, as the chat has it: "Mia". */
  sender?: string
  /** The words in it that somebody dictated, as its line shows. */
  dictated?: string
  /** It is a bracket cut off its line, because it is not for readers. */
  isAside?: true
  /** It is a correction that was carried out, and is not printed. */
  corrects?: true
  /** It stands behind a correction and is unclear without it: "…, three started Monday". */
  isBesideCorrection?: true
  /** It is a remark beside the answer in a table that is a form, and for the writer. */
  isRemark?: true
  /** Somebody asks to mention it: "Please mention that …". */
  isRequested?: true
  /** "Must carry: …": it has to be printed. */
  isRequired?: true
  /** What the question or heading above it asks for. */
  answers?: 'fact' | 'quote' | 'contact' | 'embargo' | 'private'
}

/** The label without a form's remarks and signs: "Headline idea (optional)", "Why now?". */
export const plainLabel = (label: string): string =>
  collapseSpace(
    label
      .toLowerCase()
      .replaceAll(/\([^()]*\)/g, ' ')
      .replaceAll(/[?*#]/g, ' '),
  ).trim()

/** A table row written as a form's line: "Host: Yarrabee Networks; with Deakmore University". */
export function asForm<Row extends Unit>(unit: Row): Row {
  const [label, ...values] = (unit.cells ?? []).filter((cell) => /\p{L}/u.test(cell))
  if (label === undefined || values.length === 0 || label.length > longestLabel) return unit
  const value = values.join('; ')
  return { ...unit, label, value, body: `${label}: ${value}` }
}

const longestLabel = 40

export interface SortedUnit extends Unit {
  kind: LineKind
  /** How likely it is private, by the learned weights. */
  secrecy?: number
  /** The class of a line that is private only because nobody checked it. */
  unchecked?: LineKind
}

/** Classes that a person gave to units, by the units' text. */
export type ChangedKinds = Readonly<Record<string, LineKind>>

export interface SortedBrief {
  units: SortedUnit[]
  /** Names and numbers that occur only in private lines. */
  neverSay: string[]
  /** Figures of which only one can be right; their lines are unsure. */
  contradictions: Contradiction[]
}

const printed: ReadonlySet<LineKind> = new Set(['fact', 'quote', 'contact', 'embargo'])

/** Whether a text may use units of this class. */
export function mayPrint(kind: LineKind): boolean {
  return printed.has(kind)
}

/** The class to show: a correction such as "16 stores, not 14" is shown as a fact, although the writer only carries it out. */
export const classOf = ({ kind, corrects }: SortedUnit): LineKind =>
  corrects === true && (kind === 'instruction' || kind === 'furniture') ? 'fact' : kind
