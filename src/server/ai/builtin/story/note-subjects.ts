// Who does what a note without a subject says: the company, whatever is launched, the deal, or nobody that can be told.

import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'

export interface Subjects {
  /** Who does what a note without a subject says: "Acme", "The Harbor One", "Strand". */
  doer: string
  company: string
  /** What a round, a prize or an agreement is called in this release. */
  deal: string
  /** What is sold or made. */
  thing: string | undefined
}

const personal =
  /^(?:retir(?:es|ed|ing)|takes? over (?:from|as)|took over (?:from|as)|succeeds?|succeeded|replaces (?=\p{Lu})|comes from|came from|joins? from|joined from|starts? (?:on )?(?=\p{Lu})|grew up|was born|studied|graduated|holds an?|earned|taught|directed|steps? down|stepped down|resigns?|resigned|worked (?:at|for|as)|will be (?:regional|plant|general|managing|chief))/u

const announcing =
  /^(?:launch|introduc|releas|unveil|open|build|add|hir|rais|expand|acquir|buy|start|mov|clos|recall|plan)(?:e?s|ed|ing)? (?!in\b|at\b|on\b|to\b|from\b|up\b)/

/** "Adds 146 trucks" says nothing. */
const saying =
  /^(?:(?:says?|said|tells?|told|thinks?|hopes?|wants?) |adds (?!(?:an?|the|new|more|about|some|nearly|over|up to|its) |[\d$€£]))/u

const dated = new RegExp(
  `^(?:closed|signed|announced) (?:on )?(?:${weekdayPattern()}|${monthPattern()})`,
  'iu',
)

/** "closes July 1", "starts on July 20", "comes with $25,000": a deal and what was agreed do, and nobody else on a day. */
const isOfDeal = (text: string, deal: string): boolean =>
  deal !== '' &&
  (/^(?:closes (?:on )?(?=\p{Lu}\p{Ll}+\.? \d|\d)|comes with )/u.test(text) ||
    (deal === 'the agreement' && /^(?:starts?|begins?|runs|lasts?|covers?) (?!\p{Ll}+ing\b)/u.test(text)))

/** The company is founded and based somewhere, a round is led, an agreement signed, a prize given, a product sold. */
export function subjectOf(text: string, { doer, company, deal, thing }: Subjects): string {
  if (
    /^(?:founded|established|started in|headquartered|based|makes|employs|has \d|opened in \d{4}|est)/.test(
      text,
    )
  )
    return company
  // "Closed Jan. 29" is the round; a shop that closed nobody has named.
  if (isOfDeal(text, deal) || dated.test(text)) return deal
  // A company does not retire, study or grow up: who does is not said, so nothing is.
  if (doer === company && personal.test(text)) return ''
  if (/^(?:sold|made|built|distributed|tested|designed|developed|used|on sale|available|priced)/.test(text))
    return thing ?? ''
  // Who says something is never understood.
  if (saying.test(text)) return ''
  // "launching the Harbor One": nothing launches itself, so it is the company that does.
  if ((doer !== '' && text.includes(doer)) || announcing.test(text)) return company
  return /^(?:led by|reported to|signed|given|presented|handed|worth|runs \w+ years|closes|brings? (?:the |its )?total|backed by|takes? effect|took effect|comes? into|subject to)/.test(
    text,
  )
    ? deal
    : doer
}
