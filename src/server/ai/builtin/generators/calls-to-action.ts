// Writes closing lines that tell readers what to do, where and by when. Rule TON-09: facts instead of pressure.

import { sortBrief } from '#domain/brief/sort-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'
import { findAddresses } from '#domain/language/addresses.ts'
import { polishText } from '#server/ai/builtin/compose/polish.ts'
import { companyOf, type Story } from '#server/ai/builtin/story/story.ts'
import { findPrice } from './find-price.ts'

const actions: readonly (readonly [RegExp, string])[] = [
  [/\bregist(?:er|ration)\b/i, 'Register'],
  [/\bsign(?:ing)? up\b|\bsubscrib/i, 'Sign up'],
  [/\bpre-?order/i, 'Preorder'],
  [/\border(?:s|ing)?\b|\bbuy\b|\bpurchase\b/i, 'Order'],
  [/\bbook(?:ing)?\b|\breserv/i, 'Book'],
  [/\bdonat/i, 'Donate'],
  [/\bappl(?:y|ication)/i, 'Apply'],
  [/\bdownload/i, 'Download'],
  [/\brsvp\b/i, 'RSVP'],
  [/\btickets?\b/i, 'Get tickets'],
  [/\bvolunteer/i, 'Volunteer'],
  [/\btrial\b|\btry\b/i, 'Try it'],
]
const deadlinePattern =
  /\b(?:by|before|until|through|deadline(?: is|:)?|closes?(?: on)?|ends?(?: on)?) (?<date>(?:\p{L}+day, )?(?:Jan\.|Feb\.|March|April|May|June|July|Aug\.|Sept\.|Oct\.|Nov\.|Dec\.) \d{1,2}(?:, \d{4})?)/u

/** Three lines: the action, the details, the contact. */
export function writeCallsToAction(story: Story, notes: string): string[] {
  const context = listPrintable(notes)
  const text = polishText(context, story)
  const verb = actions.find(([pattern]) => pattern.test(context))?.[1] ?? 'Learn more'
  const addresses = findAddresses(context)
  const addressOf = (wanted: 'mail' | 'phone') => addresses.find(({ kind }) => kind === wanted)?.text
  const { email = addressOf('mail'), phone = addressOf('phone') } = story.contact
  const link = story.links[0]
  const deadline = deadlinePattern.exec(text)?.groups?.date
  const until = deadline === undefined ? '' : ` by ${deadline}`
  const price = findPrice(text, story.slots)
  const object = objectOf(verb, story.product ?? story.slots.get('event'))
  if (link === undefined && email === undefined && phone !== undefined)
    return [
      `To ${inSentence(verb)}${object}, call ${phone}${until}.`,
      ...(price === undefined ? [] : [`The price is ${price}.`]),
    ]
  const where = link ?? email ?? '[WEB ADDRESS]'
  return [
    `${verb}${object} at ${where}${until}.`,
    detailLine(where, price, until),
    contactLine(companyOf(story), email, phone),
  ].filter((line, index, lines) => line !== '' && lines.indexOf(line) === index)
}

/** All lines of the notes that may be printed, as written. */
function listPrintable(notes: string): string {
  return sortBrief(notes)
    .units.filter(({ kind }) => mayPrint(kind))
    .map(({ text }) => text)
    .join('\n')
}

/** The object after the verb: ' Pocket Grill' for 'Order Pocket Grill', ' for Star Party' for 'Register for Star Party'. */
function objectOf(verb: string, thing: string | undefined): string {
  if (thing === undefined) return ''
  return /^(?:Order|Preorder|Book|Download)$/.test(verb) ? ` ${thing}` : ` for ${thing}`
}

function inSentence(verb: string): string {
  return verb === 'RSVP' ? verb : verb.charAt(0).toLowerCase() + verb.slice(1)
}

function detailLine(where: string, price: string | undefined, until: string): string {
  if (price !== undefined) return `The price is ${price}. Details are at ${where}.`
  return until === '' ? `Details and dates are at ${where}.` : `Details are at ${where}.`
}

function contactLine(company: string, email?: string, phone?: string): string {
  const ways = [email && `email ${email}`, phone && `call ${phone}`].filter(Boolean)
  return ways.length === 0
    ? `For questions, contact ${company} at [EMAIL OR PHONE].`
    : `For questions, ${ways.join(' or ')}.`
}
