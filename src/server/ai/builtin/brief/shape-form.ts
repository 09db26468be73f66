// The brief form asks the same eight questions of every kind of announcement; what an answer means depends on the kind. Here each
// answer goes to the slots of its kind, so that the rest of the writer need not know the form.
import { hasFiniteVerb, isClause, isDoing, readVerb } from '#domain/language/verbs.ts'
import { readType } from './announcement-type.ts'
import type { AnnouncementType, Slot } from './brief.ts'
import { shapeFunding } from './shape-funding.ts'
import { shapeLaunch } from './shape-launch.ts'
import { readWhoCompany, readWhoPair, readWhoPerson } from './shape-who.ts'

type Slots = Map<Slot, string>

/** Moves the answers of a form; what it makes sentences of goes to the front of `sentences`. */
export function shapeForm(slots: Slots, sentences: string[]): void {
  const who = slots.get('who')
  const isNamed = slots.has('company') || slots.has('host')
  if (!slots.has('type') && (who === undefined || isNamed || /^\p{Ll}+ /u.test(who))) {
    shapeWhat('company', slots, sentences)
    return
  }
  const type = readType(slots, slots.get('what') ?? '', '')
  if (who !== undefined && !isNamed) shapeWho(who, type, slots, sentences)
  shapeWhat(type, slots, sentences)
  shapers[type]?.(slots)
}

function shapeWho(who: string, type: AnnouncementType, slots: Slots, sentences: string[]): void {
  const pair = type === 'partnership' ? readWhoPair(who) : undefined
  if (pair !== undefined) {
    slots.set('company', pair[0]).set('partner', pair[1])
    return
  }
  const person = type === 'appointment' ? readWhoPerson(who) : undefined
  if (person !== undefined) {
    slots.set('name', person.name).set('role', person.role)
    if (person.company !== undefined) slots.set('company', person.company)
    return
  }
  if (type === 'appointment' && hasFiniteVerb(who)) {
    sentences.unshift(who)
    rename(slots, 'what', 'mandate')
    return
  }
  const company = readWhoCompany(who)
  if (company === undefined) return
  slots.set('company', company.name.replace(/, (?=(?:Inc|Corp|Ltd|Co|LLC)\b)/, ' '))
  if (company.does !== undefined && !slots.has('does')) slots.set('does', company.does)
  if (company.trait !== undefined) sentences.push(`${company.name} ${company.trait}.`)
}

/** 'opens a second plant' has its subject in 'Who'. */
function shapeWhat(type: AnnouncementType, slots: Slots, sentences: string[]): void {
  const what = slots.get('what')
  // What the person takes charge of, and what the event is, are no predicates of the company.
  if (what === undefined || (type === 'appointment' && slots.has('name')) || type === 'event') return
  const subject = subjectOf(slots)
  const predicate = readPredicate(what, type)
  if (subject === undefined || predicate === undefined) return
  slots.delete('what')
  sentences.unshift(`${subject} ${predicate}`)
}

function subjectOf(slots: Slots): string | undefined {
  const [company, partner] = [slots.get('company'), slots.get('partner')]
  return company === undefined || partner === undefined ? company : `${company} and ${partner}`
}

/** The answer when it begins with its verb. Partners are two: 'moves' becomes 'will move'. */
function readPredicate(what: string, type: AnnouncementType): string | undefined {
  const [first = '', ...others] = what.split(' ')
  const word = first.toLowerCase()
  if (/^(?:will|is|are|has|have|was|were|can|plans)$/.test(word) || readVerb(word, 'past') !== undefined)
    return [word, ...others].join(' ')
  const base =
    readVerb(word, 'third') ?? (type === 'partnership' ? readVerb(word, 'gerund', 'base') : undefined)
  if (type === 'partnership') {
    if (base !== undefined) return ['will', base, ...others].join(' ')
    return hasFiniteVerb(what) ? undefined : `will work together on ${what}`
  }
  if (type === 'company' && isDoing(what)) return ['is', word, ...others].join(' ')
  return base === undefined ? undefined : [word, ...others].join(' ')
}

const shapers: Partial<Record<AnnouncementType, (slots: Slots) => void>> = {
  launch: shapeLaunch,
  funding: shapeFunding,
  appointment(slots) {
    if (slots.has('name')) rename(slots, 'what', 'mandate')
    rename(slots, 'proof', 'career')
  },
  award: shapeAward,
  event(slots) {
    const where = slots.get('where')
    if (where !== undefined && !slots.has('venue')) slots.set('venue', where)
  },
}

function rename(slots: Slots, from: Slot, to: Slot): void {
  const value = slots.get(from)
  if (value === undefined || slots.has(to)) return
  slots.delete(from)
  slots.set(to, value)
}

const given =
  /^(?<award>.+?)(?:,? (?:which is |which was )?(?:given|presented|awarded|granted|organized) by|,? from|,? by|,) (?<giver>(?:the )?\p{Lu}.+?)\.?$/u

function shapeAward(slots: Slots): void {
  const what = slots.get('what')
  if (what !== undefined && !slots.has('award') && !isClause(what)) {
    const { award = what, giver } = given.exec(what)?.groups ?? {}
    slots.delete('what')
    slots.set('award', award)
    if (giver !== undefined) slots.set('giver', giver)
  }
  rename(slots, 'proof', 'criteria')
  rename(slots, 'when', 'ceremony')
}
