// The settings of the check: the writer's preferences, the document's client and the day.
import type { EmbargoEnd } from '#domain/document/embargo-end.ts'
import { monthPattern } from '#domain/language/calendar-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { defaultWordTarget, type WordTarget } from '#domain/text/word-count.ts'

/** How datelines write the states: AP's notices differ, so both are accepted unless the writer picks one. */
export type StateStyle = 'either' | 'abbreviated' | 'spelled out'

/** The style of a release: AP or British. */
export type StyleProfile = 'ap' | 'british'

/** A word or name that must not be in a release, with a short reason and where that is stated. */
export type ForbiddenWord = { readonly word: string; readonly why: string; readonly reason?: string }

/** A block that a release doesn't have yet. */
export type NewBlock = { readonly heading: string } | { readonly lines: readonly string[] }

export type KitSpeaker = {
  readonly name: string
  readonly title: string
  /** Must not be quoted. */
  readonly isSilent?: boolean
}

/** A client's names, people and boilerplates. */
export type KitNames = {
  readonly texts: readonly string[]
  readonly names: readonly string[]
  readonly people: readonly KitSpeaker[]
  /** The blocks that a release of the client ends with, if the kit has them. */
  readonly boilerplate?: readonly NewBlock[]
  readonly contact?: readonly NewBlock[]
}

export type CheckSettings = {
  /** The writer's calendar day, as in '2026-11-17'. */
  readonly today: string
  readonly stateStyle: StateStyle
  /** The style; AP if missing. */
  readonly profile?: StyleProfile
  /** How many words a release should have. */
  readonly target: WordTarget
  /** The writer's own company or companies, as they are spelled. */
  readonly companies: readonly string[]
  readonly spokespeople: readonly string[]
  /** Id of the wire profile the release has to fit (wires.ts). */
  readonly wire?: string
  /** Names and figures of private notes, which must not be in this document. */
  readonly neverSay?: readonly string[]
  /** Words that the document's client rules out, with the reason. */
  readonly clientWords?: readonly ForbiddenWord[]
  /** The kit of this document's client. */
  readonly kit?: KitNames
  /** When the embargo of this document ends, while it is under one. */
  readonly embargo?: EmbargoEnd
  /** Ids of rules that are turned off. */
  readonly off: readonly string[]
}

/** The settings of a new user. */
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

/** The style of a text for which none is set: British if its dates put the day first. */
export function guessProfile(texts: readonly string[]): StyleProfile {
  const count = (pattern: RegExp) => texts.reduce((sum, text) => sum + findMatches(text, pattern).length, 0)
  const days = count(dayFirst)
  return days > count(monthFirst) ? 'british' : 'ap'
}
