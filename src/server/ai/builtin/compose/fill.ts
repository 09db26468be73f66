// Fills templates with named slots: "{company} has raised {amount} in {round|a} round." A template is used only if all its slots are filled.
import { withArticle } from '#domain/language/grammar/articles.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { tellAction, tellDoing } from '#server/ai/builtin/story/action-nouns.ts'
import { findVerb, readOpening } from '#server/ai/builtin/story/clauses/clauses.ts'
import { nameOnce } from '#server/ai/builtin/story/own-name.ts'
import { isOneClause, namesSource } from '#server/ai/builtin/story/stands-alone.ts'
import { findAppointee, subjectsOf } from '#server/ai/builtin/story/statements.ts'
import { companyOf, type Slot, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { tellNote } from '#server/ai/builtin/story/telegraph.ts'
import { tellsHonor } from '#server/ai/builtin/text/deeds.ts'
import { capitalizeFirst, dropStop, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { fieldForms } from './field-forms.ts'
import { wordOfNotes } from './words-of-notes.ts'

const hole = /\{(?<slot>\w+)(?:\|(?<form>\w+))?\}/g

/** The sentence; undefined if a slot is empty or its value doesn't fit the form after the "|". */
export function fill(template: string, story: Story): string | undefined {
  let isWhole = true
  const text = template.replaceAll(hole, (_, slot: string, form?: string) => {
    const value = readSlot(slot, story)
    const written = value === undefined || form === undefined ? value : forms[form]?.(value, story)
    if (written === undefined || written === '') isWhole = false
    return written ?? ''
  })
  return isWhole ? nameOnce(capitalizeFirst(endSentence(text)), story.company) : undefined
}

/** The first template that can be filled. */
export function fillFirst(templates: readonly string[], story: Story): string | undefined {
  for (const template of templates) {
    const text = fill(template, story)
    if (text !== undefined) return text
  }
  return undefined
}

/** For each list of templates, the first that can be filled with facts not told yet. */
export function fillEach(
  lists: readonly (readonly string[])[],
  story: Story,
  told: ReadonlySet<Slot>,
): string[] {
  const used = new Set<Slot>(told)
  return lists.flatMap((templates) => {
    for (const template of templates) {
      const slots = slotsOf(template)
      if (slots.some((slot) => used.has(slot) && story.slots.has(slot) && slot !== 'product')) continue
      const text = fill(template, story)
      if (text === undefined) continue
      for (const slot of slots) used.add(slot)
      return [text]
    }
    return []
  })
}

/** The slots a template uses. */
export function slotsOf(template: string): Slot[] {
  return Array.from(template.matchAll(hole), ({ groups }) => groups?.slot as Slot)
}

function readSlot(slot: string, story: Story): string | undefined {
  if (slot === 'company') return companyOf(story)
  if (slot === 'product') return story.product ?? story.slots.get('product')
  if (slot === 'surname') return findAppointee(story)
  return wordOfNotes(slot, story) ?? story.slots.get(slot as Slot)
}

const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const isDate = new RegExp(
  `\\b${months}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\b(?:19|20)\\d\\d\\b|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day`,
  'i',
)

const dateStart = new RegExp(
  `^(?:(?:memorial|labor|independence|veterans|thanksgiving|christmas|new year|easter)\\b|\\d|(?:on|from|in|by|starting|at|this|next|between|until|early|late|mid|the|spring|summer|fall|autumn|winter|today|tomorrow|q[1-4])\\b|${months}|(?:mon|tues|wednes|thurs|fri|satur|sun)|(?:mon|tue|wed|thu|fri|sat|sun)\\b)`,
  'i',
)

/** Whether the value is a title: "White Harvest" for an exhibition, but not "Spring Exhibition" or "an evening of song". */
const isTitle = (value: string, kind: string): boolean =>
  /^\p{Lu}/u.test(value) &&
  !/[“"]/.test(value) &&
  !value.toLowerCase().includes(kind) &&
  findVerb(value) === undefined

const ownPronoun = /^(?:they|it|we|the company)(?<be>[’'](?:re|s|ve|ll))? /iu
const shortBe: Readonly<Record<string, string>> = { re: 'is', s: 'is', ve: 'has', ll: 'will' }

/** Whether the value is a clause with the company as subject ("They're opening a bakery") and no noun phrase. */
const isClauseOf = (value: string, company: string | undefined): boolean =>
  ownPronoun.test(value) || (company !== undefined && value.startsWith(`${company} `))

/** The value without the company as its subject: "is opening its third bakery". */
function predicateOf(value: string, company: string | undefined): string {
  const name = [company, shortName(company)].find((own) => own !== undefined && value.startsWith(`${own} `))
  if (name !== undefined) return value.slice(name.length + 1)
  const [start = '', be = ''] = ownPronoun.exec(value) ?? []
  if (start === '') return value
  const rest = value.slice(start.length).replaceAll(/(?<![\p{L}])(?:their|our)(?= )/gu, 'its')
  const verb = shortBe[be.slice(1).toLowerCase()]
  return verb === undefined
    ? rest.replace(/^are(?= )/u, 'is').replace(/^have(?= )/u, 'has')
    : `${verb} ${rest}`
}

const stages =
  /^(?<first>(?:about |some |up to )?\d[\d,]*)(?= (?:at|by|on|in|from|within|when|to start))(?<when>[^,;]+)(?:,| and) (?<rest>(?:about |some |up to )?\d[\d,]* (?:by|in|within|after|from|when) [^,;]+)$/u

/** Stages with the noun they count: "30 at opening, 82 by end of 2027" as "30 jobs at opening and 82 by end of 2027". */
const withCounted = (value: string, counted: string): string =>
  value.replace(stages, `$<first> ${counted}$<when> and $<rest>`)

/** The forms after "|" in a slot: each returns the value as needed there, or undefined if it doesn't fit. */
const forms: Readonly<Record<string, (value: string, story: Story) => string | undefined>> = {
  ...fieldForms,
  /** A noun with its article: "a Series A", "the Harbor Prize". */
  a: (value) => {
    if (/^(?:when|where|which|who|that)\b/i.test(value) || isClauseOf(value, undefined)) return undefined
    // A predicate becomes a relative clause: "matches bank lines with invoices".
    if (readOpening(value) === 'predicate') return `which ${lowerFirst(value)}`
    if (/^(?:an?|the|its|\d|two|three|four|five)\b/i.test(value)) return lowerFirst(value)
    // A possessive needs no article: "Larkmoor Bikes’ first cargo bike".
    if (/^\p{Lu}[^,;]{0,60}?(?:s[’']|[’']s) \p{Ll}/u.test(value)) return value
    return withArticle(/^\p{Lu}\p{Ll}+ [\p{Ll}\d]/u.test(value) ? lowerFirst(value) : value)
  },
  the: (value) =>
    findVerb(value) !== undefined
      ? undefined
      : /^(?:the|an?|its|\d{1,2}\b)/i.test(value)
        ? lowerFirst(value)
        : `the ${value}`,
  lower: (value) => lowerFirst(value),
  /** An insertion that ends with a comma if it has one: "Birch of Salem, Ohio,". */
  aside: (value) => (value.includes(', ') ? `${value},` : value),
  /** With an article: "a three-year deal". */
  one: (value) => withArticle(value),
  struck: (value) => {
    const verb = value.endsWith('agreement') ? 'reached' : value.endsWith('contract') ? 'signed' : 'agreed on'
    return `${verb} ${withArticle(value)}`
  },
  /** A post: "its first full-time CEO", "chief executive". */
  post: (value) => (value.startsWith('first ') ? `its ${value}` : lowerFirst(value)),
  /** An organization, with an article if it is a trust or the like: "the Harbor Trust", "Birch Markets". */
  theirs: (value) =>
    /\b(?:Trust|Federation|Cooperative|Co-op|Association|University|Council|Institute|Foundation|Academy|Society|Alliance|Authority|Library System)$/u.test(
      value,
    ) && !/^the /i.test(value)
      ? `the ${value}`
      : value,
  /** Who gives an award: "at the Harbor Awards", "from the Harbor Guild". */
  giving: (value) =>
    `${/\b(?:Awards|Show|Fair|Festival|Contest|Competition|Championships?)(?: 20\d\d)?$/u.test(value) ? 'at' : 'from'} ${forms.the?.(value, undefined as never)}`,
  /** The award: "the Harbor Prize", "Supreme Champion", "Baker of the Year"; not "presented Nov. 5", which says when. */
  prize: (value) => {
    if (/^(?:presented|given|awarded|handed|announced|received)\b/i.test(value)) return undefined
    return /^(?:the|an?) |\bof the Year\b|\b(?:Champion|Gold|Silver|Bronze)$|^(?:Best |gold$|silver$|bronze$)/u.test(
      value,
    )
      ? value
      : `the ${value}`
  },
  /** A date as the answer to "when". */
  on: (value) => {
    // A predicate is told in its own words: "starts running Nov. 16, in time for harvest".
    if (!isDate.test(value) || value.length > 60 || readOpening(value) === 'predicate') return undefined
    // A date of something else: "Groundbreaking Monday, June 1".
    if (!dateStart.test(value)) return undefined
    const timed = value.replace(/(?<=\d), (?=\d{1,2}(?::\d\d)? [ap]\.m\.$)/, ', at ')
    if (timed !== value) return `on ${timed}`
    if (/^(?:on|from|in|by|starting|at|this|next|between|until)\b/i.test(value)) return lowerFirst(value)
    if (/ (?:to|and|-|–) /.test(value) && !/\d{1,2}(?::\d\d)? ?[ap]\.?m/i.test(value)) return value
    return new RegExp(
      `^(?:early |late |mid-)?(?:${months}[a-z]* )?\\d{4}$|^(?:spring|summer|fall|autumn|winter)`,
      'i',
    ).test(value)
      ? `in ${value}`
      : `on ${value}`
  },
  /** A price: "$40 a month", "free", "a fifth of the tuition". "exam fee $125" names what it is for and is told as it is. */
  price: (value) =>
    /^(?:(?:about|around|from|under|over|up to|between|less than|more than) )?(?:\p{Lu}{1,3}\.? ?)?[$€£¥₹\d]|^(?:an?|the|free|zero|nothing|not|still|to be)\b/iu.test(
      value,
    )
      ? forms.noun?.(value, undefined as never)
      : undefined,
  /** Numbers of jobs: "22 new, nine full time", "30 at opening, 75 by 2028". */
  jobs: (given, { labels }) => {
    const value = /^jobs$/i.test(labels.get('jobs') ?? '') ? withCounted(given, 'jobs') : given
    return /\b(?:jobs?|positions?|people|posts?|roles?|workers?|employees|hires|staff|openings)\b/i.test(
      value,
    )
      ? forms.noun?.(value, undefined as never)
      : undefined
  },
  noun: (value) => (findVerb(value) === undefined && !/[;:]/.test(value) ? value : undefined),
  /** A state of things, up to the comma: "not known, fire service will investigate". */
  state: (value) => /^(?:not|being|unknown|unclear|still|under) ?[^,;.]*/i.exec(value)?.[0].toLowerCase(),
  address: (value) => (/\S\.\p{L}{2,}|https?:/u.test(value) ? value.replace(freeAt, '') : undefined),
  /** A clause as a sentence of its own; a name at its start keeps its capital. */
  clause: (value, { company }) => {
    if (!isOneClause(value)) return undefined
    return company !== undefined && value.startsWith(shortName(company) ?? company)
      ? value
      : lowerFirst(value)
  },
  /** A claim with its source: "visits doubled, according to the county". */
  sourced: (value, story) => {
    const clause = namesSource(value) ? forms.clause?.(value, story) : undefined
    return clause && capitalizeFirst(clause)
  },
  told: (value, story) => {
    const { sentences } = tellNote(value, { ...subjectsOf(story), doer: subjectsOf(story).deal })
    return sentences.length === 0 ? undefined : dropStop(sentences.join(' '))
  },
  named: (value) => {
    const [name = '', ...rest] = value.split(', ')
    if (!/^\p{Lu}/u.test(name) || findVerb(name) !== undefined) return undefined
    const [what] = rest
    return rest.length === 1 && what !== undefined && /^\p{Ll}/u.test(what) && findVerb(what) === undefined
      ? `${name}, ${forms.a?.(what, undefined as never)},`
      : name
  },
  event: (value, { labels }) => {
    const kind = labels.get('event')?.toLowerCase() ?? ''
    if (/^(?:exhibition|show|festival|concert|webinar|conference)$/.test(kind) && isTitle(value, kind))
      return `the ${kind} “${value}”`
    if (findVerb(value) !== undefined || /^[“"]/.test(value) || /^(?:the|an?|its)\b/i.test(value))
      return findVerb(value) === undefined ? lowerFirst(value) : undefined
    if (/^\d{1,3}(?:st|nd|rd|th) /u.test(value)) return `the ${value}`
    if (/^\p{Lu}\S* .*\b(?:Week|Weekend|Month)$/u.test(value)) return value
    // The capital of "Demo day of the fifth cohort" only starts the line.
    if (/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(value)) return `the ${lowerFirst(value)}`
    return /^\p{Lu}/u.test(value) ? `the ${value}` : forms.a?.(value, undefined as never)
  },
  /** A site with its preposition: "at 400 Depot Street", "in the former depot". */
  site: (value, story) => {
    if (findVerb(value) !== undefined || /[;:]/.test(value)) return undefined
    const isHouse =
      /^\d|\b(?:Hall|Building|Plant|Depot|Center|Mall|Street|Road|Avenue|Park|Square|House|School|Hospital)\b/u.test(
        value,
      )
    if (value === story.place?.city) return `in ${value}`
    if (/^(?:the|an?|at|in|on|near) /u.test(value))
      return /^(?:at|in|on|near) /u.test(value) ? value : `in ${value}`
    return /^\p{Ll}/u.test(value) ? `in the ${value}` : `${isHouse ? 'at' : 'in'} ${value}`
  },
  /** A venue with its preposition: "in Dayton", "at the town hall". */
  at: (value, { place }) => {
    if (findVerb(value) !== undefined) return undefined
    if (value === place?.city) return `in ${value}`
    return /^\p{Ll}/u.test(value) && !/^(?:the|an?)\b/.test(value) ? `at the ${value}` : `at ${value}`
  },
  /** "at Miller's Barn, 410 Old Post Road, Wexley": so long that the day comes first. */
  addressed: (value, story) => (/, \d/.test(value) ? forms.at?.(value, story) : undefined),
  /** "€184.6 million (+7.3%)" as "€184.6 million, up 7.3%". */
  change: (value) =>
    value.replace(
      / ?\((?<sign>[+−-]) ?(?<by>\d[\d.,]*%)\)$/u,
      (_, sign: string, by: string) => `, ${sign === '+' ? 'up' : 'down'} ${by}`,
    ),
  /** The noun with its verb: "sales were", "net profit was". */
  was: (value) => `${lowerFirst(value)} ${/s$/.test(value) ? 'were' : 'was'}`,
  /** A number of people: "around 31,000 people in Kloof". */
  many: (value) =>
    /^(?:(?:about|around|some|up to|at least|more than|nearly|all) )?\d[\d,.]* (?:\p{Ll}+ )?(?:\p{Ll}+s|people)\b/u.test(
      value,
    ) && findVerb(value) === undefined
      ? value
      : undefined,
  /** What somebody does, starting with the verb. */
  verb: (given, { company }) => {
    const value = tellDoing(given) ?? tellAction(given) ?? predicateOf(given, company)
    const [first = ''] = value.toLowerCase().split(' ')
    // Not the company's own name: "Wash Tub and the library are putting".
    if (company?.toLowerCase().startsWith(`${first} `) === true && /^\p{Lu}/u.test(value)) return undefined
    const isVerb =
      /^(?:\[|will|is|are|has|have|was|were|can)/.test(first) ||
      readVerb(first, 'third', 'past') !== undefined
    return isVerb ? lowerFirst(value) : undefined
  },
  action: (value) => tellAction(value),
  /** An honor that was given: "named Maker of the Year at …". */
  honor: (value) => (tellsHonor(value) ? lowerFirst(value) : undefined),
  base: (value) => {
    const [first = '', ...rest] = value.replace(/^to /, '').split(' ')
    const base = value.includes(';') ? undefined : (readVerb(first, 'base') ?? readVerb(first, 'third'))
    return base === undefined ? undefined : [base, ...rest].join(' ')
  },
  count: (value) =>
    /^(?<count>(?:about |some |more than )?\d[\d,.]*)(?: (?:employees|people|staff))?$/.exec(value)?.groups
      ?.count,
}

/** A price with its source: "free at acme.example/survey". */
const freeAt =
  /^(?:(?:available|free|online|to download|downloadable) )*(?:at|on|from|via) (?=\S+\.\p{L}{2,})/iu
