// Chooses the kind of announcement. A crisis wins over all others, so it needs to be less likely than they do.

import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import type { Weights } from '#domain/brief/classifier/weights.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { makeLazily } from '#domain/language/memoize-text.ts'
import { weighCandidates } from './choose.ts'
import { typeWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'
import { listTypes } from './type-evidence.ts'

/** In tests on other authors' notes, 5 of 172 crises were less likely than this, and 12 of 1,432 other notes were likelier. */
const crisisBar = 0.2

const learned = makeLazily(() => readWeights(typeWeights))

/** `weights` replace the learned ones in training. */
export function findType(units: readonly SortedUnit[], weights?: Weights): AnnouncementType {
  const types = listTypes(units)
  const shares = weighCandidates(types, weights ?? learned())
  const crisis = types.findIndex(({ value }) => value === 'crisis')
  if ((shares[crisis] ?? 0) >= crisisBar) return 'crisis'
  if (isEventForm(units)) return 'event'
  return types[shares.indexOf(Math.max(...shares))]?.value ?? 'other'
}

const formLines: readonly RegExp[] = [
  /^(?:event(?: name)?|what happens(?: there)?|who is organi[sz]ing|organi[sz](?:er|ed by)|name of (?:it|the event))\s*:/iu,
  /^(?:day|dates?|when|time)(?: ?[/+&] ?(?:hours?|times?))?\s*:.*(?:\d ?[ap]\.?m|\d{1,2}[:.]\d\d|\d ?h\b|noon|midnight)/iu,
  /^(?:venue|place|where|location)\s*:/iu,
]

/** Whether a form asks what happens, at which hour and where: that is an event, whatever the answers say. */
const isEventForm = (units: readonly SortedUnit[]): boolean =>
  formLines.every((pattern) => units.some(({ kind, text }) => mayTell.has(kind) && pattern.test(text)))

const mayTell: ReadonlySet<string> = new Set(['fact', 'unsure', 'instruction'])
