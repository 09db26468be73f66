// The settings of the newsroom check, stored with the account and with the document. Stored values are validated, because any client with
// a token can write them.

import {
  type CheckSettings,
  defaultSettings,
  type StateStyle,
  type StyleProfile,
} from '#domain/rules/release/settings.ts'
import type { Finding } from './finding.ts'
import { wireProfiles } from './wires.ts'

/** Kept with the account. */
export type CheckPreferences = Omit<
  CheckSettings,
  'today' | 'neverSay' | 'clientWords' | 'kit' | 'embargo'
> & {
  /** Whether findings are marked under the text. */
  readonly marks: boolean
}

/** What the client of a document decides instead of its writer. */
export type ClientSettings = Pick<CheckSettings, 'clientWords' | 'kit' | 'profile' | 'wire'>

/** What the document decides: its client and its embargo. */
export type DocumentSettings = ClientSettings & Pick<CheckSettings, 'embargo'>

/** Some of the preferences; an empty wire means none. */
export type PreferenceChange = Partial<CheckPreferences>

/** Kept with the document. */
export type IgnoredFindings = {
  /** Keys of single findings, and of subjects of a rule. */
  readonly once: readonly string[]
  /** Ids of rules that are silent in this document. */
  readonly rules: readonly string[]
}

/** Limits of what is kept. */
export const preferenceLimits = {
  words: { from: 50, to: 5000 },
  names: 40,
  nameLength: 120,
  once: 400,
} as const

const profiles: readonly StyleProfile[] = ['ap', 'british']
const stateStyles: readonly StateStyle[] = ['either', 'abbreviated', 'spelled out']

/** The preferences of a new account. */
export function defaultPreferences(): CheckPreferences {
  const { today: _today, ...rest } = defaultSettings('')
  return { ...rest, profile: 'ap', marks: true }
}

/** Preferences from a kept value; whatever is missing or wrong takes its default. */
export function readPreferences(value: unknown): CheckPreferences {
  const stored = toRecord(value)
  const base = defaultPreferences()
  const wire = wireProfiles.find(({ id }) => id === stored.wire)?.id
  return {
    stateStyle: stateStyles.find((style) => style === stored.stateStyle) ?? base.stateStyle,
    target: readTarget(toRecord(stored.target)) ?? base.target,
    companies: readNames(stored.companies),
    spokespeople: readNames(stored.spokespeople),
    off: readIds(stored.off),
    profile: profiles.find((profile) => profile === stored.profile) ?? 'ap',
    marks: stored.marks !== false,
    ...(wire === undefined ? {} : { wire }),
  }
}

/** The preferences with these in place of the old ones. */
export function changePreferences(current: CheckPreferences, change: PreferenceChange): CheckPreferences {
  const { wire, ...rest } = { ...current, ...change }
  return wire === undefined || wire === '' ? rest : { ...rest, wire }
}

/** Ignored findings from a kept value. */
export function readIgnored(value: unknown): IgnoredFindings {
  const stored = toRecord(value)
  return { once: readTexts(stored.once, preferenceLimits.once), rules: readIds(stored.rules) }
}

/** The settings of one check: the preferences, with the rules this document turned off and its forbidden words. */
export function toSettings(
  preferences: CheckPreferences,
  { rules }: IgnoredFindings,
  today: string,
  neverSay: readonly string[] = [],
  document: DocumentSettings = {},
): CheckSettings {
  const { marks: _marks, ...rest } = preferences
  return { ...rest, ...document, today, neverSay, off: [...new Set([...preferences.off, ...rules])] }
}

/** The findings that were not ignored, one by one or by their subject. */
export function withoutIgnored(findings: readonly Finding[], { once }: IgnoredFindings): readonly Finding[] {
  if (once.length === 0) return findings
  const keys = new Set(once)
  return findings.filter(
    (finding) => !keys.has(finding.key) && !(finding.subject !== undefined && keys.has(subjectKey(finding))),
  )
}

const subjectKey = ({ rule, subject = '' }: Finding): string => `${rule} ${subject}`

/** Silent in this document: the finding's subject, or its rule if that has only one. */
export function ignoreHere(ignored: IgnoredFindings, finding: Finding): IgnoredFindings {
  if (finding.subject !== undefined) return ignoreOnce(ignored, subjectKey(finding))
  return { ...ignored, rules: [...new Set([...ignored.rules, finding.rule])] }
}

/** The ignored findings with one more; the oldest go when there are too many. */
export function ignoreOnce(ignored: IgnoredFindings, key: string): IgnoredFindings {
  const once = [...ignored.once.filter((each) => each !== key), key].slice(-preferenceLimits.once)
  return { ...ignored, once }
}

/** One name per line, as a text field gives them. */
export function readLines(text: string): readonly string[] {
  return readNames(text.split('\n'))
}

function readTarget({ from, to }: Record<string, unknown>): CheckSettings['target'] | undefined {
  if (!isWordCount(from) || !isWordCount(to) || from > to) return undefined
  return { from, to }
}

/** Whether a number of words can be a target. */
export function isWordCount(value: unknown): value is number {
  const { words } = preferenceLimits
  return typeof value === 'number' && Number.isInteger(value) && value >= words.from && value <= words.to
}

function readNames(value: unknown): readonly string[] {
  const names = readTexts(value, preferenceLimits.names).map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '' && name.length <= preferenceLimits.nameLength)
}

function readIds(value: unknown): readonly string[] {
  return [...new Set(readTexts(value, 200))].filter((id) => /^[A-Z]{3}-\d\d$/.test(id))
}

function readTexts(value: unknown, limit: number): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.filter((each): each is string => typeof each === 'string').slice(0, limit)
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
