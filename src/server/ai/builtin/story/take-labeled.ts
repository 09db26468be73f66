// Takes a labeled line into the story: as sentences, a slot's value, or a point with its label.
import { upperFirst } from '#domain/text/letter-case.ts'
import { dropStop, endSentence } from '#server/ai/builtin/text/joining.ts'
import { needsLabel, withLabel } from './bound-labels.ts'
import { findVerb, isSentence, readOpening } from './clauses/clauses.ts'
import { isClean } from './clauses/printable-words.ts'
import { tellField } from './field-sentences.ts'
import { tellLabeled } from './labeled-sentences.ts'
import { isListLabel, readAskedLabel, slotOf } from './labels.ts'
import { isScholar } from './news/names.ts'
import { takeCompany } from './shape-slots.ts'
import { standsAlone } from './stands-alone.ts'
import { subjectsOf } from './statements.ts'
import type { Slot, Slots, Story } from './story.ts'
import { takeSentences } from './take-sentences.ts'
import { isPoint, tellNote } from './telegraph.ts'
import { tidyNote, withoutAsides } from './tidy.ts'
import { tellsEverything } from './whole-notes.ts'

/** Takes a name from a label with its role: "New CFO: Adaeze Okonjo-Reid". */
function takeNewRole(label: string, value: string, { type, slots }: Story): boolean {
  const role = /^(?:our |the )?new (?<role>.+)$/i.exec(label)?.groups?.role
  if (type !== 'appointment' || role === undefined || !/^\p{Lu}/u.test(value)) return false
  // "New role: Chief Financial Officer" gives the role and no name.
  if (slotOf(label, type) !== undefined) return false
  // "New person: Baptiste Roncier, Chief Financial Officer" gives the role after the name.
  const [name = value, behind] = value.split(', ')
  const isNobody =
    /^(?:person|hire|appointment|appointee|colleague|member|team member|face|employee|boss)$/i.test(role)
  if (isNobody && behind === undefined) return false
  addSlot(slots, 'role', isNobody ? (behind ?? '') : role)
  addSlot(slots, 'name', isNobody ? name : value)
  return true
}

function addSlot(slots: Slots, slot: Parameters<Slots['set']>[0], value: string): void {
  const clean = dropStop(withoutAsides(value).trim())
  if (clean === '') return
  const before = slots.get(slot)
  slots.set(slot, before === undefined ? clean : `${before}; ${clean}`)
}

/** Fills the slot of a known label. */
export function takeLabeled(label: string, value: string, unit: number, story: Story): boolean {
  if (takeNewRole(label, value, story)) return false
  const sentence = tellLabeled(label, value, story)
  if (sentence !== undefined) {
    story.statements.push({ text: sentence, unit, leans: false })
    return true
  }
  const found = readAskedLabel(label, story.type)
  if (found === undefined || isOfAnotherKind(found.slot, label, value))
    return takeOwnLabel(label, value, unit, story)
  const slot = isSubjectOfStudy(found, value) ? 'what' : found.slot
  const { word } = found
  if (!inLead.has(slot) && tellsWhole(value) && takeOwnLabel(label, value, unit, story)) return true
  const given = story.labels.get(slot)
  // Two labels for one slot, such as "Reason: …" and "Background: …", are two things.
  if (given !== undefined && given !== word) return takeOwnLabel(label, value, unit, story)
  // A second finding becomes a sentence.
  const more = upperFirst(endSentence(value))
  if (slot === 'finding' && given !== undefined && isSentence(more))
    return takeSentences([more], unit, story, true)
  addSlot(story.slots, slot, value)
  story.labels.set(slot, word)
  return false
}

/** Whether the value is the subject of a study and not its result: "What: Apprentice Survey 2026". */
const isSubjectOfStudy = ({ slot, word }: { slot: Slot; word: string }, value: string): boolean =>
  slot === 'finding' && word === 'what' && findVerb(value) === undefined

/** Whether the value doesn't fit its slot: "What: won Best of Show" names no award, "Prize: $2,500" only came with one. */
const isOfAnotherKind = (slot: Slot, label: string, value: string): boolean =>
  (slot === 'award' && /^(?:US|C|AU)?[$€£₹]/.test(value)) ||
  (slot === 'investor' && isScholar(value)) ||
  (slot !== 'what' && isListLabel(label) && readOpening(value) === 'predicate')

/** Slots that headline, lead and boilerplate use in other words. */
const inLead: ReadonlySet<Slot> = new Set([
  'headline',
  'what',
  'who',
  'where',
  'when',
  'why',
  'product',
  'event',
  'venue',
  'finding',
  'award',
  'giver',
  'partner',
  'target',
  'amount',
  'round',
  'investor',
  'name',
  'role',
  'start',
  'website',
  'date',
  'does',
  'founded',
  'staff',
  'home',
])

/** Whether the answer is whole sentences: "He will lead 940 nurses at four clinics." */
const tellsWhole = (value: string): boolean =>
  /[\p{L}\d%)]{2}[.!]["”)]?$/u.test(value) && isSentence(upperFirst(value))

const isSameStart = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

/** A value that needs its label: "Illness: none reported". */
const isAnswer =
  /^(?:none|nobody|no one|nothing|not|yes|unknown|undetermined)\b(?! (?:is|are|was|were|has|have|had|can|may|will|who)\b)/iu

/** Takes a line with a label of the notes' own: a sentence as written, a value with its label as a point. */
function takeOwnLabel(label: string, value: string, unit: number, story: Story): boolean {
  const isName = story.company !== undefined && isSameStart(story.company.toLowerCase(), label.toLowerCase())
  const field = isName ? undefined : tellField(label, value, story)
  if (field !== undefined) {
    story.statements.push({ text: field, unit, leans: false })
    return true
  }
  if (isName) takeCompany(value, story)
  const told = isName ? tellOfCompany(label, value, story) : tellNote(value, subjectsOf(story)).sentences
  const isSaid =
    told.length > 0 &&
    told.every(standsAlone) &&
    (findVerb(value) ?? readOpening(value)) !== undefined &&
    tellsEverything(value, told) &&
    !isAnswer.test(value) &&
    !needsLabel(label)
  if (isSaid && takeSentences(told, unit, story, false)) return true
  const words = tidyNote(dropStop(value))
  const text = withLabel(label, words)
  if (isClean(text.replace(': ', ' ')) && isPoint(`${label} ${words}`))
    story.points.push({ text, unit, leans: false })
  return false
}

/** The pieces of a line about the company: "Acme: makes boxes, employs 40". */
const tellOfCompany = (label: string, value: string, story: Story): string[] =>
  value
    .split(/, (?=\p{Ll}|\d|\$)/u)
    .flatMap((part) => tellNote(part, { ...subjectsOf(story), doer: label }).sentences)
