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
}

const personal =
  /^(?:retir(?:es|ed|ing)|takes? over (?:from|as)|took over (?:from|as)|succeeds?|succeeded|replaces (?=\p{Lu})|comes from|came from|joins? from|joined from|starts? (?:on )?(?=\p{Lu})|grew up|was born|studied|graduated|holds an?|earned|taught|directed|steps? down|stepped down|resigns?|resigned|worked (?:at|for|as)|will be (?:regional|plant|general|managing|chief))/u

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

/** The subject by the verb: a company is founded, a round led, an agreement signed, a prize given, a product sold. */
export function subjectOf(text: string, { doer, company, deal, thing }: Subjects): string {
  if (
    /^(?:founded|established|started in|headquartered|based|makes|employs|has \d|opened in \d{4}|est)/.test(
      text,
    )
  )
    return company
  // "Closed Jan. 29" is about the round.
  if (isOfDeal(text, deal) || dated.test(text)) return deal
  // A company does not retire, study or grow up, so the subject is unknown.
  if (doer === company && personal.test(text)) return ''
  if (/^(?:sold|made|built|distributed|tested|designed|developed|used|on sale|available|priced)/.test(text))
    return thing ?? ''
  // A speaker must be named.
  if (saying.test(text)) return ''
  // A product doesn't launch itself: "launching the Harbor One".
  if ((doer !== '' && text.includes(doer)) || announcing.test(text)) return company
  return /^(?:led by|reported to|signed|given|presented|handed|worth|runs \w+ years|closes|brings? (?:the |its )?total|backed by|takes? effect|took effect|comes? into|subject to)/.test(
    text,
  )
    ? deal
    : doer
}
