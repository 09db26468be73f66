// Crisis Response Statement Generator: a first statement around the sender's confirmed facts.
// It admits no liability, promises no date and leaves in [BRACKETS] what only the company can fill in.
import { type KeptOutReason, sortDetails } from './confirmed.ts'
import { fillPlaces } from './fill-places.ts'
import { crisisSituations } from './situations.ts'
import { isCrisisType } from './types.ts'

export type CrisisStatement =
  | {
      readonly ok: true
      readonly statement: string
      readonly keptOut: readonly { text: string; reason: KeptOutReason }[]
    }
  | { readonly ok: false; readonly title: string; readonly message: string }

/** The toast when the type or the details are missing. */
const missingCrisisDetails = {
  title: 'Missing information',
  message: 'Please select a situation type and provide details.',
} as const

/** The lines every statement shares. */
const statementFrame = {
  issued: 'Issued at [TIME AND TIME ZONE] on [DATE]',
  confirmed: 'What has been confirmed so far:',
  update:
    'The next update will be posted at [WEB ADDRESS] as soon as there are confirmed facts to add. Each update will show the time it was issued and replace the previous one.',
  contact: 'Media contact\n[NAME AND TITLE]\n[EMAIL]\n[PHONE WITH AREA CODE]',
} as const

/** The card above the result. */
export const crisisLegalNotice = {
  title: 'Legal notice',
  text: 'This draft is a starting point, not legal advice. Have counsel review it before it leaves the response team. Laws, contracts and insurers may determine what you must say, to whom and by when, and a public statement can be quoted in court.',
} as const

/** Best practices, shown beside the tool. */
export const crisisBestPractices = [
  'Say only what’s confirmed, and note for yourself who confirmed it.',
  'Speak early, even if the first statement is short. Silence gets reported, too.',
  'Put the people affected first: what they need to know and who they can call.',
  'List what isn’t known yet without guessing at causes, numbers or blame.',
  'Don’t name a suspect, victim or employee without clearance from counsel.',
  'Tell employees, customers and regulators before the press or at the same time.',
  'Use one spokesperson, and give everyone else a line that points to that person.',
  'Avoid stock phrases such as “isolated incident” and “abundance of caution.”',
  'Keep a time-stamped copy of every version, and correct errors openly.',
] as const

/** Builds the statement; what is confirmed stays in the sender's words and paragraphs, everything else is named beside it. */
export function generateStatement(type: string | undefined, details: string): CrisisStatement {
  if (!isCrisisType(type) || details.trim() === '') return { ok: false, ...missingCrisisDetails }
  const { confirmed, keptOut } = sortDetails(details)
  const { label: _label, ...sentences } = crisisSituations[type]
  const situation = fillPlaces({ ...sentences, ...statementFrame }, confirmed)
  const statement = [
    situation.heading,
    situation.issued,
    situation.opening,
    `${situation.confirmed}\n${confirmed === '' ? '[CONFIRMED FACTS]' : endSentence(confirmed)}`,
    situation.actions,
    situation.open,
    situation.help,
    situation.update,
    situation.contact,
  ].join('\n\n')
  return { ok: true, statement, keptOut }
}

function endSentence(text: string): string {
  return /[\p{L}\p{N})%]$/u.test(text) ? `${text}.` : text
}
