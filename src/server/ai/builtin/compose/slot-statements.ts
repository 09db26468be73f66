// Every slot of a form that the lead did not tell, as a sentence in its part of the release.

import { withArticle } from '#domain/language/articles.ts'
import { hasFiniteVerb, readVerb } from '#domain/language/verbs.ts'
import type { Slot } from '#server/ai/builtin/brief/brief.ts'
import { capitalizeFirst, endSentence, joinList, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { type Draft, datePhrase, type Statement } from './draft.ts'
import { writeCareer, writeCriteria, writeMandate } from './form-statements.ts'
import type { Role } from './statement-roles.ts'

interface SlotText {
  role: Role
  write(value: string, draft: Draft): string
}

/** The subject of sentences about the news: the product, else the company. */
function subjectOf(draft: Draft): string {
  // No company is for sale here: what costs and is sold is the product, named or not.
  return capitalizeFirst(draft.product ?? (draft.brief.type === 'launch' ? '[PRODUCT]' : draft.company))
}

const writers: Partial<Record<Slot, SlotText>> = {
  why: { role: 'problem', write: (value) => value },
  proof: { role: 'traction', write: writeProof },
  does: { role: 'how', write: (value, draft) => `${draft.company} ${lowerFirst(value)}` },
  price: {
    role: 'availability',
    write: (value, draft) =>
      `${subjectOf(draft)} costs ${value.replace(/^(?:price|costs?|only|from):? /i, '')}`,
  },
  availability: { role: 'availability', write: writeAvailability },
  features: { role: 'how', write: writeFeatures },
  audience: { role: 'how', write: (value, draft) => `${subjectOf(draft)} is made for ${lowerFirst(value)}` },
  investors: {
    role: 'traction',
    write: (value) => `${joinList(value.split(/[,;] /))} also took part in the round`,
  },
  total: { role: 'traction', write: (value, draft) => `${draft.company} has now raised ${value}` },
  use: {
    role: 'plan',
    write: (value) => `The money will be used to ${joinList(value.split(/[,;] (?=\p{Ll}+ )/u))}`,
  },
  when: { role: 'plan', write: writeWhen },
  mandate: { role: 'basis', write: writeMandate },
  reportsTo: { role: 'basis', write: (value, draft) => `${appointee(draft)} will report to ${value}` },
  predecessor: { role: 'basis', write: (value, draft) => `${appointee(draft)} succeeds ${value}` },
  career: { role: 'how', write: writeCareer },
  criteria: { role: 'basis', write: writeCriteria },
  ceremony: { role: 'plan', write: (value) => `The date of the ceremony is ${value}` },
  sample: { role: 'basis', write: (value) => `The sample was ${value}` },
  method: { role: 'basis', write: (value) => writeMethod(value) },
  funder: { role: 'basis', write: (value) => `${value} paid for the survey` },
  dates: {
    role: 'basis',
    write: (value) => `The answers were collected ${/\d[-–]\d/.test(value) ? value : datePhrase(value)}`,
  },
  website: {
    role: 'availability',
    write: (value, draft) =>
      `${draft.brief.type === 'research' ? 'The full report' : 'More information'} is at ${value}`,
  },
  award: { role: 'basis', write: (value, draft) => `${draft.company} won ${value}` },
  amount: { role: 'traction', write: (value) => `The amount is ${value}` },
  what: { role: 'how', write: (value) => value },
  venue: { role: 'availability', write: (value) => `The venue is ${value}` },
  where: { role: 'how', write: () => '' },
}

/** Slots with a line or a block of their own elsewhere in the release. */
const elsewhere = new Set<Slot>(
  'type company host product quote spokesperson contact about name role partner leadInvestor round giver finding event date embargo headline ignored who speakers tickets photos parking expert'.split(
    ' ',
  ) as Slot[],
)

export function writeSlotStatements(draft: Draft): Statement[] {
  return [...draft.brief.slots].flatMap(([slot, value]) => {
    const writer = writers[slot]
    if (writer === undefined || isToldElsewhere(slot, value, draft)) return []
    const clean = draft.clean.piece(value)
    const isOwnSentence = isWhole(clean) && slot !== 'price' && slot !== 'features'
    const text = isOwnSentence ? clean : writer.write(clean, draft)
    return text === '' ? [] : [{ role: writer.role, text: startWithWord(capitalizeFirst(endSentence(text))) }]
  })
}

const eventLines: readonly Slot[] = ['why', 'when', 'venue', 'what', 'price']

function isToldElsewhere(slot: Slot, value: string, { brief, used }: Draft): boolean {
  if (used.has(slot) || elsewhere.has(slot)) return true
  if (slot === 'does') return !brief.slots.has('about')
  if (slot === 'website') return brief.type !== 'research'
  if (slot === 'proof') return brief.type === 'research' && value.includes(';')
  return brief.type === 'event' && eventLines.includes(slot)
}

function isWhole(value: string): boolean {
  return hasFiniteVerb(value) && !/^(?:\d|\p{Ll}+(?:s|ed) )/u.test(value) && !value.includes(';')
}

/** No sentence begins with a figure. */
export function startWithWord(sentence: string): string {
  return /^\d/.test(sentence) && !/^(?:19|20)\d\d\b/.test(sentence) ? `In all, ${sentence}` : sentence
}

/** '8,400 patients treated since 2023' becomes 'The company has treated 8,400 patients since 2023'. */
function writeProof(value: string, draft: Draft): string {
  const done =
    /^(?<count>[\d,.]+ [\p{L} -]{3,40}?) (?<verb>\p{Ll}+ed|built|sold|served) (?<rest>(?:in|on|since|by|at|during|across|over|between|last|this|so far|to date|worldwide|nationwide)\b.*)$/u.exec(
      value,
    )?.groups
  if (done?.verb !== undefined && readVerb(done.verb, 'participle')) {
    return `${draft.company} has ${done.verb} ${done.count} ${done.rest}`
  }
  // Not one unbroken list: each figure says its own thing.
  return value
    .split(/; |, (?=\p{Ll}+ (?:doubled|tripled|grew|rose|fell|is|are|was|were|has|have)\b)/u)
    .map((part) => capitalizeFirst(endSentence(writeFigure(part, draft))))
    .join(' ')
}

function writeFigure(value: string, { brief, company }: Draft): string {
  if (/^\d[\d,.]* [\p{Ll} -]+ (?:use|buy|rent|visit|trust|rely on|work with) /u.test(value))
    return `In all, ${value.replace(/ it$/, ` ${company}`)}`
  if (/^\d[\d,.]* (?:million )?(?:customers|users|clients|subscribers|members|employees|stores)$/.test(value))
    return `${company} has ${value}`
  if (brief.type === 'partnership' && /^[\p{Ll}\d-]+ (?:agreement|contract|deal)\b/u.test(value))
    return `The companies have ${withArticle(value)}`
  return hasFiniteVerb(value) && !/^\p{Ll}+(?:s|ed) /u.test(value) ? value : `The figures: ${value}`
}

function writeAvailability(value: string, draft: Draft): string {
  const parts = value.split('; ').map((part) => {
    const bare = part.trim()
    if (/^on sale /i.test(bare)) return `${subjectOf(draft)} goes on sale ${bare.slice(8)}`
    if (/^ships /i.test(bare))
      return `${subjectOf(draft)} ${lowerFirst(bare.charAt(0).toLowerCase() + bare.slice(1))}`
    if (/^(?:sold|available|in stores) /i.test(bare))
      return `${subjectOf(draft)} is ${lowerFirst(bare.charAt(0).toLowerCase() + bare.slice(1))}`
    if (/^(?:at|in|from|on|through|online) /i.test(bare))
      return `${subjectOf(draft)} is available ${lowerFirst(bare)}`
    return hasFiniteVerb(`it ${bare}`) || /^\p{L}+ open\b/u.test(bare)
      ? bare
      : `${subjectOf(draft)} will be available: ${bare}`
  })
  return parts.map((part) => capitalizeFirst(endSentence(part))).join(' ')
}

/** Features as clauses or as a list, whichever they are. */
function writeFeatures(value: string, draft: Draft): string {
  const features = value.split(/[;,] /).map((feature) => feature.trim())
  const clauses = features.filter(
    (feature) => /^(?:an?|the) .* \p{Ll}+s\b/u.test(feature) && hasFiniteVerb(feature),
  )
  const traits = features.filter((feature) =>
    /^(?:washable|woven|made|built|designed|available|compatible|powered|rated|certified|dishwasher|free of)\b/i.test(
      feature,
    ),
  )
  const actions = features.filter(
    (feature) => readVerb(feature.split(' ')[0] ?? '', 'third') !== undefined && !traits.includes(feature),
  )
  const things = features.filter((feature) => ![...clauses, ...traits, ...actions].includes(feature))
  const subject = subjectOf(draft)
  return [
    traits.length > 0 ? `${subject} is ${joinList(traits)}` : '',
    actions.length > 0 ? `${subject} ${joinList(actions)}` : '',
    things.length > 0 ? `Its features include ${joinList(things)}` : '',
    ...clauses,
  ]
    .filter((sentence) => sentence !== '')
    .map((sentence) => capitalizeFirst(endSentence(sentence)))
    .join(' ')
}

const dated = {
  acquisition: 'The deal',
  funding: 'The round',
  partnership: 'The agreement',
  event: 'The event',
}

/** 'closed yesterday' tells what happened; a date alone is a date. */
function writeWhen(value: string, { brief, company }: Draft): string {
  if (readVerb(value.split(' ')[0] ?? '', 'past', 'third') === undefined) return `The date is ${value}`
  const isDeal = brief.type === 'company' && /\b(?:bought|acquired|sold)\b/.test(brief.news ?? '')
  return `${isDeal ? 'The deal' : (dated[brief.type as 'event'] ?? company)} ${value}`
}

function appointee(draft: Draft): string {
  return draft.appointee ?? '[LAST NAME]'
}

function writeMethod(value: string): string {
  const [what = value, ...rest] = value.split(', ')
  const isStudy = /survey|poll|interview/i.test(what)
  const method = isStudy
    ? `The method was ${/^(?:an?|the) /i.test(what) ? what : withArticle(what)}`
    : `The method: ${what}`
  const margin = rest.join(', ')
  if (margin === '') return method
  return `${method}. The ${lowerFirst(margin).replace(/^margin of error (?:of |is )?/, 'margin of error is ')}`
}
