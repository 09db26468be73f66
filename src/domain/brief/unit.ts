// What notes are taken apart into: units of a sentence or less, each of one class.

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

/** The class of a unit. Only fact, quote, contact and embargo may reach a text. */
export type LineKind = (typeof lineKinds)[number]

/** A sentence, a labeled line or a clause, before it has a class. */
export interface Unit {
  /** As written, without bullets, reply marks and wrapped line ends. */
  text: string
  /** Without words that only fill ("okay so", "um"). */
  body: string
  /** Where it is in the notes. */
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
  /** The cells of a table's row, when it is one. */
  cells?: readonly string[]
  /** A line that only names what follows: "Background", "Not for release:". */
  isHeading: boolean
  /** Who wrote it in a chat, as the chat has it: "Mia". */
  sender?: string
  /** The words in it that somebody dictated, as its line shows. */
  dictated?: string
  /** A bracket that was cut off its line, because it is not for readers. */
  isAside?: true
  /** What it corrects was carried out where the notes had it wrong; itself it is not printed. */
  corrects?: true
  /** "…, three started Monday", behind a correction: without it nobody knows who did. */
  isBesideCorrection?: true
  /** Noted beside the answer in a table that is a form: for whoever writes. */
  isRemark?: true
  /** "Please mention that …": somebody asks to tell it. */
  isRequested?: true
  /** "Must carry: …": it has to be printed. */
  isRequired?: true
  /** What the question or heading above it asks for. */
  answers?: 'fact' | 'quote' | 'contact' | 'embargo' | 'private'
}

/** "Headline idea (optional)", "Why now?": a form's remarks and signs are no part of a label. */
export const plainLabel = (label: string): string =>
  collapseSpace(
    label
      .toLowerCase()
      .replaceAll(/\([^()]*\)/g, ' ')
      .replaceAll(/[?*#]/g, ' '),
  ).trim()

/** A row of a table as the form that it is: "Host: Yarrabee Networks; with Deakmore University". */
export function asForm<Row extends Unit>(unit: Row): Row {
  const [label, ...values] = (unit.cells ?? []).filter((cell) => /\p{L}/u.test(cell))
  if (label === undefined || values.length === 0 || label.length > longestLabel) return unit
  const value = values.join('; ')
  return { ...unit, label, value, body: `${label}: ${value}` }
}

const longestLabel = 40

export interface SortedUnit extends Unit {
  kind: LineKind
  /** How likely it is private, by what was learned. */
  secrecy?: number
  /** Of a line that is private because nobody checked it: what it would be. */
  unchecked?: LineKind
}

/** Classes a person has given to units, by their words. */
export type ChangedKinds = Readonly<Record<string, LineKind>>

export interface SortedBrief {
  units: SortedUnit[]
  /** Names and numbers that occur in private lines alone. */
  neverSay: string[]
  /** Figures of which only one can be right; their lines are unsure. */
  contradictions: Contradiction[]
}

const printed: ReadonlySet<LineKind> = new Set(['fact', 'quote', 'contact', 'embargo'])

/** Whether a text may draw on units of this class. */
export function mayPrint(kind: LineKind): boolean {
  return printed.has(kind)
}

/** What a line is for its reader: "16 stores, not 14" tells a fact, though the writer only carries it out. */
export const classOf = ({ kind, corrects }: SortedUnit): LineKind =>
  corrects === true && (kind === 'instruction' || kind === 'furniture') ? 'fact' : kind
