// The settings of the check: the writer's preferences, the document's client and the day.
import type { EmbargoEnd } from '#domain/document/embargo-end.ts'
import { monthPattern } from '#domain/language/calendar-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { defaultWordTarget, type WordTarget } from '#domain/text/word-count.ts'

/** How datelines write the states: AP's notices differ, so both are accepted unless the writer picks one. */
export type StateStyle = 'either' | 'abbreviated' | 'spelled out'

/** Whose style a release follows: AP's, or that of British newsrooms. */
export type StyleProfile = 'ap' | 'british'

/** A word or name that must not be in a release, why in a few words, and where that is said. */
export type ForbiddenWord = { readonly word: string; readonly why: string; readonly reason?: string }

/** A block that a release doesn't have yet. */
export type NewBlock = { readonly heading: string } | { readonly lines: readonly string[] }

export type KitSpeaker = {
  readonly name: string
  readonly title: string
  /** Must not be quoted. */
  readonly isSilent?: boolean
}

/** How a client's names are spelled, who is what there, and its boilerplates. */
export type KitNames = {
  readonly texts: readonly string[]
  readonly names: readonly string[]
  readonly people: readonly KitSpeaker[]
  /** What a release of the client ends with, as far as the kit has it. */
  readonly boilerplate?: readonly NewBlock[]
  readonly contact?: readonly NewBlock[]
}

export type CheckSettings = {
  /** The writer's calendar day, as in '2026-11-17'. */
  readonly today: string
  readonly stateStyle: StateStyle
  /** AP where nothing is said. */
  readonly profile?: StyleProfile
  /** Words a release aims at. */
  readonly target: WordTarget
  /** The writer's own company or companies, as they are spelled. */
  readonly companies: readonly string[]
  readonly spokespeople: readonly string[]
  /** Id of the wire profile the release has to fit (wires.ts). */
  readonly wire?: string
  /** Names and figures of private notes, which this document must not say. */
  readonly neverSay?: readonly string[]
  /** What the client of this document doesn't want said, with the reason. */
  readonly clientWords?: readonly ForbiddenWord[]
  /** The kit of this document's client. */
  readonly kit?: KitNames
  /** When the embargo of this document ends, while it is under one. */
  readonly embargo?: EmbargoEnd
  /** Ids of rules that are turned off. */
  readonly off: readonly string[]
}

/** The settings of somebody who never changed any. */
export function defaultSettings(today: string): CheckSettings {
  return {
    today,
    stateStyle: 'either',
    target: defaultWordTarget,
    companies: [],
    spokespeople: [],
    off: [],
  }
}

const dayFirst = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:${monthPattern()})\\b`, 'g')
const monthFirst = new RegExp(`\\b(?:${monthPattern()})\\.? \\d{1,2}\\b(?!\\d)`, 'g')

/** Whose style a text follows where nobody has said: British where its dates put the day first. */
export function guessProfile(texts: readonly string[]): StyleProfile {
  const count = (pattern: RegExp) => texts.reduce((sum, text) => sum + findMatches(text, pattern).length, 0)
  const days = count(dayFirst)
  return days > count(monthFirst) ? 'british' : 'ap'
}
