// The sentence that carries the news: the user's own where there is one, else made from the slots of a form.

import { withArticle } from '#domain/language/articles.ts'
import { extractFacts } from '#domain/language/reading.ts'
import { hasFiniteVerb, isDoing, toGerund, toParticiple, toPast } from '#domain/language/verbs.ts'
import type { AnnouncementType, Brief } from '#server/ai/builtin/brief/brief.ts'
import { capitalizeFirst, endSentence, joinList, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { type Clause, readClause } from './clause.ts'
import { type Draft, datePhrase, take } from './draft.ts'
import { writeEventNews } from './event-news.ts'

export interface News {
  sentence: string
  clause?: Clause
}

/** The lead's first sentence, complete with gaps where the brief is silent. */
export function writeNews(draft: Draft): News {
  const { brief, clean, company } = draft
  const given =
    brief.news === undefined
      ? endSentence(clean.piece(writers[brief.type](draft)))
      : clean.sentence(brief.news, company)
  const people = [...brief.people.map(({ name }) => name), draft.appointeeName].filter(
    (name) => name !== undefined,
  )
  const things = [brief.partner, brief.product, draft.product].filter((name) => name !== undefined)
  const [, opening = '', rest = given] =
    /^((?:On|In|Starting|As of) [^,]+(?:, \d{4})?, )?(.*)$/s.exec(given) ?? []
  const clause = readClause(rest, [company, shortName(company), ...things, ...people])
  if (clause === undefined) return withDate({ sentence: given }, draft)
  const dated =
    clause.tense === 'present' &&
    (isFuture(`${clause.rest} ${dateToCome(draft)}`, brief.type) || isPending(brief))
      ? { ...clause, tense: 'future' as const }
      : clause
  const described = withActivity(dated, draft)
  return withDate({ sentence: opening + inNewsTense(described), clause: dated }, draft)
}

/** The date a form gives beside the news. */
function dateToCome({ brief, clean }: Draft): string {
  const when = brief.slots.get('when')
  return when === undefined || !isDate(when) ? '' : datePhrase(clean.piece(when))
}

/** A funding lead says in one line who the company is. */
function withActivity(clause: Clause, { brief, does, company }: Draft): Clause {
  const isOpen =
    brief.type === 'funding' && does !== undefined && clause.aside === '' && clause.subject === company
  return isOpen ? { ...clause, aside: `, which ${does},` } : clause
}

/** 'Northwind' for Northwind Robotics. */
export function shortName(company: string): string {
  return company.split(' ')[0] ?? company
}

/** Notes and headlines speak in the present; a lead says what happened or will. */
function inNewsTense({ subject, aside, verb: given, tense, rest }: Clause): string {
  // 'has got $2 million' is no news style.
  const verb = given === 'get' ? 'receive' : given
  const isPlural = / and (?:the )?(?=\p{Lu})/u.test(subject) && !subject.includes('&')
  if (tense === 'perfect' || tense === 'present') {
    return `${subject}${aside} ${isPlural ? 'have' : 'has'} ${toParticiple(verb)} ${rest}.`
  }
  if (tense === 'future') return `${subject}${aside} will ${verb} ${rest}.`
  if (tense === 'past') return `${subject}${aside} ${toPast(verb)} ${rest}.`
  return `${subject}${aside} ${isPlural ? 'are' : 'is'} ${toGerund(verb)} ${rest}.`
}

/** Kinds whose present tense with a date speaks of what is to come. */
const announcesAhead = new Set<AnnouncementType>(['launch', 'event', 'appointment', 'partnership', 'company'])

function isFuture(rest: string, type: AnnouncementType): boolean {
  return (
    announcesAhead.has(type) &&
    /\b(?:on|in|from|starting) (?:\p{L}+day, )?(?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec)/u.test(
      rest,
    )
  )
}

/** 'The deal closes in Q2': who acquires has not acquired yet. */
function isPending({ type, statements, slots }: Brief): boolean {
  const pending =
    /^(?:closes|closing|will close|to close)\b|\b(?:deal|transaction|acquisition|sale|purchase|merger|takeover|it)\b[^.]*\b(?:closes|will close|to close|completes|subject to|awaits|needs approval)\b/i
  return type === 'acquisition' && [...statements, slots.get('when') ?? ''].some((text) => pending.test(text))
}

/** 'closed yesterday' is an answer to 'When', and no date to put behind the news. */
function isDate(when: string): boolean {
  return !hasFiniteVerb(`it ${when}`)
}

function withDate(news: News, draft: Draft): News {
  const when = draft.brief.slots.get('when')
  if (when === undefined || draft.used.has('when') || !isDate(when) || /DATE\]/.test(news.sentence))
    return news
  if (extractFacts(news.sentence).some(({ kind, text }) => kind === 'date' && !/^\d{4}$/.test(text)))
    return news
  const told = datePhrase(take(draft, 'when') ?? '')
  // What partners will do goes on after its first day.
  const date = draft.brief.type === 'partnership' ? told.replace(/^(?:on|in) /, 'starting ') : told
  // Behind an apposition the date would read as a part of it.
  const comma = /, an? [^,]+$/.test(news.sentence) ? ',' : ''
  return { ...news, sentence: `${news.sentence.replace(/\.$/, '')}${comma} ${date}.` }
}

/** 'our partnership between Acme and the University of Leeds to screen 8,000 patients' */
const pairedNote = /^(?:our |an? |the )?(?:new )?partnership between .+? and .+? to (?<what>\p{Ll}.+)$/isu

const writers: Readonly<Record<AnnouncementType, (draft: Draft) => string>> = {
  launch(draft) {
    const { brief, company } = draft
    take(draft, 'product')
    const who = brief.slots.get('audience') === undefined ? 'who' : 'audience'
    const audience = isCompanyName(brief.slots.get(who), company) ? undefined : take(draft, who)
    const detail = brief.productDetail ?? takeDetail(draft)
    const what = `${draft.product ?? '[PRODUCT]'}, ${detail === undefined ? '[WHAT IT IS IN A FEW WORDS]' : detail},`
    if (/\b(?:app|software|service|platform|site|website|tool|program)\b/.test(detail ?? '')) {
      const users = audience === undefined ? '' : ` for ${lowerFirst(audience)}`
      return `${company} is launching ${what}${users} ${whenOf(draft, '[LAUNCH DATE]')}.`
    }
    const buyers = audience === undefined ? '' : ` to ${lowerFirst(audience)}`
    return `${company} will start selling ${what}${buyers} ${whenOf(draft, '[ON-SALE DATE]')}.`
  },
  funding(draft) {
    const does = take(draft, 'does')
    const round = take(draft, 'round') ?? '[ROUND]'
    const use = take(draft, 'use')
    const aside =
      does === undefined
        ? ', which [WHAT IT DOES IN ONE LINE],'
        : `, ${/^is (?=an? |the )/.test(does) ? does.slice(3) : `which ${lowerFirst(does)}`},`
    const purpose = use === undefined ? '[MAIN USE OF THE MONEY]' : joinList(use.split(/[,;] (?=\p{Ll}+ )/u))
    return `${draft.company}${aside} has raised ${take(draft, 'amount') ?? '[AMOUNT]'} in ${withArticle(round.replace(/ (?:round|funding|financing)$/, ''))} round ${investorOf(draft)} to ${purpose}.`
  },
  partnership(draft) {
    const { brief, company } = draft
    const note = brief.fragments.findIndex((text) => pairedNote.test(text))
    const noted =
      note === -1 ? undefined : pairedNote.exec(brief.fragments.splice(note, 1)[0] ?? '')?.groups?.what
    if (noted !== undefined)
      return `${company} and ${brief.partner ?? '[PARTNER]'} will ${draft.clean.piece(noted)}.`
    const what = take(draft, 'what')
    return `${company} and ${brief.partner ?? '[PARTNER]'} will ${what === undefined ? '[WHAT CUSTOMERS CAN NOW DO]' : lowerFirst(what)} ${whenOf(draft, '[START DATE]')}.`
  },
  event: writeEventNews,
  appointment(draft) {
    const person = take(draft, 'name') ?? '[FULL NAME]'
    const role = take(draft, 'role') ?? '[NEW ROLE]'
    const before = take(draft, 'predecessor')
    const after = before === undefined ? '' : `, succeeding ${before}`
    return `${person} will become ${role.replace(/^(?:the|our) /i, '')} of ${draft.company} ${whenOf(draft, '[START DATE]')}${after}.`
  },
  award(draft) {
    const award = take(draft, 'award') ?? '[AWARD]'
    const isNoun =
      /^(?:\d{4} )?\p{Lu}.*\b(?:Award|Prize|Medal|Trophy)\b/iu.test(award) &&
      !/^(?:the|an?|its) /i.test(award)
    const giver = take(draft, 'giver')
    const from = giver === undefined ? '[GIVER]' : withThe(giver)
    const isTold = / for /.test(award) || draft.brief.slots.has('criteria') || draft.brief.slots.has('why')
    return `${draft.company} has won ${isNoun ? `the ${award}` : award} from ${from}${isTold ? '' : ' for [WHAT THE AWARD WAS GIVEN FOR]'}.`
  },
  acquisition(draft) {
    const { company, brief } = draft
    const merger = brief.fragments.findIndex((note) => /\bmerger\b/i.test(note))
    if (merger === -1)
      return `${company} has acquired ${brief.partner ?? '[COMPANY ACQUIRED]'} for [PRICE OR TERMS].`
    const note = draft.clean.piece(brief.fragments[merger] ?? '')
    const [, date, rest = ''] = /effective ([^,]+(?:, \d{4})?)(?:,? (.+))?$/.exec(note) ?? []
    // What the note says besides is told below.
    brief.fragments.splice(merger, 1, ...(rest === '' ? [] : [rest]))
    return `${company} and ${brief.partner ?? '[PARTNER]'} will merge ${date === undefined ? 'on [DATE]' : `effective ${date}`}.`
  },
  results({ company, brief, clean }) {
    const at = brief.fragments.findIndex((note) =>
      /\b(?:revenue|sales|net income|profit|earnings) (?:of )?[$€£]/i.test(note),
    )
    if (at === -1)
      return `${company} reported revenue of [AMOUNT] for [PERIOD], compared with [AMOUNT] in [EARLIER PERIOD].`
    const [note = ''] = brief.fragments.splice(at, 1)
    const [, label, told = note] = /^([\p{L}\d -]{2,40}): (.+)$/su.exec(note) ?? []
    const [figures = told, ...others] = told.split('; ')
    brief.fragments.push(...others)
    const sum = lowerFirst(clean.piece(figures)).replace(
      /\b(revenue|sales|net income|profit|earnings) (?=[$€£])/,
      '$1 of ',
    )
    if (label === undefined) return `${company} reported ${sum}.`
    const period = /^Q\d/i.test(label) ? `in ${label}` : `for ${withArticle(label.toLowerCase())}`
    return `${company} reported ${sum}, ${period}.`
  },
  research(draft) {
    const finding = take(draft, 'finding')
    return `A survey by ${draft.company} found that ${finding === undefined ? '[FINDING WITH ONE NUMBER]' : lowerFirst(finding)}.`
  },
  crisis({ company, brief, clean }) {
    const [what = '', ...rest] = (brief.fragments[0] ?? '').split(/, (?!(?:19|20)\d\d\b)/)
    if (!/\b(?:breach|outage|incident|fire|explosion|layoffs|strike)\b/i.test(what))
      return `${company} confirmed [WHAT HAPPENED, WHERE AND WHEN].`
    brief.fragments.splice(0, 1, ...(rest.length === 0 ? [] : [rest.join(', ')]))
    const event = clean
      .piece(what)
      .replace(` at ${company}`, '')
      .replace(/^(?:A|An|The) /i, '')
    return `${company} confirmed ${/^layoffs/i.test(event) ? event : withArticle(event.charAt(0).toLowerCase() + event.slice(1))}.`
  },
  company(draft) {
    const { fragments } = draft.brief
    // A name alone tells no news.
    if (fragments[0]?.replace(/\.$/, '') === draft.company) fragments.shift()
    const what = take(draft, 'what') ?? fragments.shift()
    if (what === undefined) {
      return `${draft.company} will [WHAT CHANGES] ${whenOf(draft, 'by [DATE]')}, [EFFECT ON JOBS OR CUSTOMERS, WITH ONE NUMBER].`
    }
    const change = draft.clean
      .piece(what)
      .replace(/^(?:our|my|the company’s) /i, 'its ')
      .replace(` of ${draft.company}`, '')
      .replace(/^the (?=\d)/i, 'its ')
    // What is a sentence of its own, or in another language, is no object of a verb of ours.
    if (change.includes(': ') || change.split(' ').length > 14) return capitalizeFirst(change)
    if (isDoing(change)) return `${draft.company} is ${lowerFirst(change)}`
    const isDated = /\b(?:on|in|by) (?:\p{Lu}\p{L}+\.? \d|\p{Lu}\p{L}+ \d{4})/u.test(change)
    const verb = changeVerb(change)
    const thing = lowerFirst(change)
    if (verb === 'announce') return `${draft.company} announced ${withDefinite(thing)}`
    const isBare = verb === 'open' && !/^(?:an?|the|its|our|\d|two|three|four|five)\b/i.test(thing)
    return `${draft.company} will ${verb} ${isBare ? withArticle(thing) : thing}${isDated ? '' : ` ${whenOf(draft, 'by [DATE]')}`}.`
  },
}

/** 'the Pennsylvania Society of Architects' */
function withThe(name: string): string {
  return / of /.test(name) && !/^(?:the|an?) /i.test(name) ? `the ${name}` : name
}

/** 'the closure of the plant', 'a strike', 'layoffs' */
function withDefinite(thing: string): string {
  if (/^(?:an?|the|its|\d)\b/.test(thing)) return thing
  if (thing.includes(' of ')) return `the ${thing}`
  return /s\b/.test(thing.split(' ')[0] ?? '') ? thing : withArticle(thing)
}

/** Who leads the round, or who pays for it, whichever is given. */
function investorOf(draft: Draft): string {
  const lead = take(draft, 'leadInvestor')
  const from = lead === undefined ? take(draft, 'giver') : undefined
  return from === undefined ? `led by ${lead ?? '[LEAD INVESTOR]'}` : `from ${from}`
}

const placeWord =
  /\b(?:office|store|shop|plant|location|branch|center|facility|restaurant|factory|warehouse|bakery|clinic|school)\b/i

const ending =
  /\b(?:clos(?:ing|ure)s?|shut(?:down|ting)|lay-?offs?|job cuts|bankruptcy|insolvency|recall|sale of|end of|loss of|damage|strike|resignation|retirement|departure|death|relocation|move|suspension|cancell?ation|withdrawal)\b/i

/** The verb a change without one asks for. */
function changeVerb(change: string): string {
  if (/\b(?:anniversary|birthday|milestone|jubilee)\b/i.test(change)) return 'celebrate'
  if (ending.test(change)) return 'announce'
  return placeWord.test(change) ? 'open' : 'begin'
}

function whenOf(draft: Draft, gap: string): string {
  const when = draft.brief.slots.get('when')
  if (when === undefined || !isDate(when)) return gap.startsWith('by') ? gap : `on ${gap}`
  return datePhrase(take(draft, 'when') ?? '')
}

/** The first note may say what the product is: 'self-watering planter for balconies'. */
function takeDetail(draft: Draft): string | undefined {
  const { fragments } = draft.brief
  const index = fragments.findIndex(
    (note) => /^(?:an? )?\p{Ll}[\p{Ll}-]+ [\p{Ll} -]+$/u.test(note) && !hasFiniteVerb(`it ${note}`),
  )
  const [note] = index === -1 ? [] : fragments.splice(index, 1)
  if (note === undefined) return undefined
  return /^an? /.test(note) ? note : withArticle(note)
}

function isCompanyName(value: string | undefined, company: string): boolean {
  return value === undefined || value === company
}
