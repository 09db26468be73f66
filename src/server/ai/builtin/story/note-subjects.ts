// Chooses the subject for a note without one: the company, the product, the deal, or none.

import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'

export interface Subjects {
  /** The subject of most notes: "Acme", "The Harbor One", "Strand". */
  doer: string
  company: string
  /** The noun for a round, a prize or an agreement. */
  deal: string
  /** The product, if there is one. */
  thing: string | undefined
  /** Whom the line before speaks of. */
  person?: string
}

const personal =
  /^(?:retir(?:es|ed|ing)|takes? over (?:from|as)|took over (?:from|as)|succeeds?|succeeded|replaces (?=\p{Lu})|comes from|came from|joins? from|joined from|starts? (?:on )?(?=\p{Lu})|grew up|was born|studied|graduated|holds an?|earned|taught|directed|steps? down|stepped down|resigns?|resigned|worked (?:at|for|as)|(?:started|began|served|trained)(?: out)? as\b|rose (?:from|to|through)\b|will be (?:regional|plant|general|managing|chief))/u

/** "starts running February 2027": whatever it is that runs, on a day. */
const runsFrom = new RegExp(
  `^(?:starts?|begins?) \\p{Ll}+ing (?:on |in )?(?:${weekdayPattern()}|${monthPattern()})\\b`,
  'u',
)

const announcing =
  /^(?:launch|introduc|releas|unveil|open|build|add|hir|rais|expand|acquir|buy|start|mov|clos|recall|plan)(?:e?s|ed|ing)? (?!in\b|at\b|on\b|to\b|from\b|up\b)/

/** Verbs whose subject must be named: "Adds 146 trucks" may mean a speaker. */
const saying =
  /^(?:(?:says?|said|tells?|told|thinks?|hopes?|wants?) |adds (?!(?:an?|the|new|more|about|some|nearly|over|up to|its) |[\d$€£]))/u

const dated = new RegExp(
  `^(?:closed|signed|announced) (?:on )?(?:${weekdayPattern()}|${monthPattern()})`,
  'iu',
)

/** Whether the deal is the subject: "closes July 1", "starts on July 20", "comes with $25,000". */
const isOfDeal = (text: string, deal: string): boolean =>
  deal !== '' &&
  (/^(?:closes (?:on )?(?=\p{Lu}\p{Ll}+\.? \d|\d)|comes with )/u.test(text) ||
    (deal === 'the agreement' && /^(?:starts?|begins?|runs|lasts?|covers?) (?!\p{Ll}+ing\b)/u.test(text)))

/** The company is founded and based somewhere, a round is led, an agreement signed, a prize given, a product sold. */
export function subjectOf(text: string, subjects: Subjects): string {
  const { doer, company, deal, thing, person } = subjects
  if (person !== undefined) return ofPerson(text, person, company)
  if (ofCompany.test(text)) return company
  // "Closed Jan. 29" is the round; a shop that closed nobody has named.
  if (isOfDeal(text, deal) || dated.test(text)) return deal
  if (isOfNobody(text)) return doer === company ? '' : doer
  if (ofThing.test(text)) return thing ?? ''
  // Who says something is never understood.
  return saying.test(text) ? '' : doerOf(text, subjects)
}

function ofPerson(text: string, person: string, company: string): string {
  if (founded.test(text)) return company
  return personal.test(text) ? person : ''
}

const founded = /^(?:founded|established|headquartered|based)\b/
/** "Paid over three years", "held at the mill": of a sum or a day, and of no company. */
const doneToThings = /^(?:paid|held|split|spread|judged|measured|published)\b(?! (?:an?|the|its|\d|[$€£]))/
const ofCompany =
  /^(?:founded|established|started in|headquartered|based|makes|employs|has \d|opened in \d{4}|est)/
const ofThing = /^(?:sold|made|built|distributed|tested|designed|developed|used|on sale|available|priced)/
const ofDeal =
  /^(?:led by|reported to|signed|given|presented|handed|worth|runs \w+ years|closes|brings? (?:the |its )?total|backed by|takes? effect|took effect|comes? into|subject to)/

/** A company does not retire, study or grow up: who does is not said, so nobody does. */
const isOfNobody = (text: string): boolean =>
  personal.test(text) || runsFrom.test(text) || doneToThings.test(text)

function doerOf(text: string, { doer, company, deal }: Subjects): string {
  // "launching the Harbor One": nothing launches itself, so it is the company that does.
  if ((doer !== '' && text.includes(doer)) || announcing.test(text)) return company
  return ofDeal.test(text) ? deal : doer
}
