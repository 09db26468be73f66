// Tells which slot a labeled line such as "Lead investor: Harbor Ventures" fills, by the type of announcement.

import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import { plainLabel } from '#domain/brief/unit.ts'
import type { Slot } from './story.ts'

const always: readonly (readonly [Slot, RegExp])[] = [
  [
    'headline',
    /^(?:(?:proposed |suggested |possible |working )?(?:headline|title)(?: (?:idea|suggestion|wish|proposal|option))?)$/,
  ],
  ['date', /^(?:release date|dateline date)$/],
  ['website', /^(?:web ?site|web|url|site|homepage)$/],
  [
    'does',
    /^(?:what (?:it|we|they) do(?:es)?|what the company does|does|business|industry|company description)$/,
  ],
  ['founded', /^(?:founded|established|est|since|year founded)$/],
  ['staff', /^(?:employees|staff|headcount|team|team size|people|workforce)$/],
  ['home', /^(?:hq|headquarters|head office|based in|home|home base)$/],
  [
    'hotline',
    /^(?:hotline|helpline|help line|info line|phone line|hotline for .*|customer (?:line|hotline|service))$/,
  ],
  ['why', /^(?:why|why now|reason|the reason|background|purpose|motivation|because)$/],
  [
    'what',
    /^(?:what(?:[’']?s| is) (?:the )?(?:news|new|story|announcement|happening)|subject|topic|the news|news in (?:one|a) (?:line|sentence)|(?:in )?one (?:line|sentence))$/,
  ],
  ['proof', /^(?:proof|evidence|numbers)$/],
  ['where', /^(?:where|place|location|city|site)$/],
  [
    'who',
    /^(?:who|company(?: name)?|org|organi[sz]ation|organi[sz]er|institution|institute|host|hosted by|buyer|client|name of company)$/,
  ],
]

const byType: Readonly<Record<AnnouncementType, readonly (readonly [Slot, RegExp])[]>> = {
  launch: [
    [
      'product',
      /^(?:(?:new |first )?(?:product|app|service|model|device|tool)(?: name)?|new|launching|introducing)$/,
    ],
    ['what', /^(?:what|news|announcement)$/],
    ['when', /^(?:when|launch date|on sale|start|launch|introduction|available from|date|release)$/],
    ['price', /^(?:price|prices|cost|costs|pricing|list price)$/],
    ['availability', /^(?:availability|available|where to buy|order|orders|sold at|stores|buy at)$/],
    ['features', /^(?:features|specs|specifications)$/],
  ],
  funding: [
    ['amount', /^(?:amount|raised|funding|round size|sum)$/],
    ['round', /^(?:round|stage|series)$/],
    ['investor', /^(?:lead|lead investor|led by|lead investors|giver|funder)$/],
    ['investors', /^(?:other investors|others|also in|investors|participants|existing investors)$/],
    [
      'use',
      /^(?:use|use of (?:the )?(?:funds|proceeds|money)|what for|(?:the )?money(?: for| goes to)?|purpose)$/,
    ],
    ['total', /^(?:total|total raised|raised to date|total raised to date|total funding)$/],
    ['traction', /^(?:traction|customers|users|numbers|key numbers)$/],
    ['what', /^(?:what|news|announcement)$/],
    ['when', /^(?:when|closed|closing)$/],
    ['product', /^(?:product)$/],
  ],
  appointment: [
    [
      'name',
      /^(?:(?:full )?name(?: of (?:the )?(?:person|appointee|new \p{Ll}+))?|new hire|appointee|candidate|person|who)$/u,
    ],
    ['role', /^(?:(?:new )?(?:role|title|position|function|post|job|job title))$/],
    ['start', /^(?:start|start date|starts|when|effective|first day|from)$/],
    ['predecessor', /^(?:predecessor|replaces|succeeds|follows)$/],
    ['reports', /^(?:reports to|reporting line|boss)$/],
    ['what', /^(?:news|announcement|what)$/],
    [
      'mandate',
      /^(?:mandate|task|her job|his job|the job|goal|responsibilities|responsible for|what (?:will )?(?:they|she|he)(?: will)? do)$/,
    ],
    ['career', /^(?:background|career|previously|before|experience|last job|previous role|proof|cv|bio)$/],
  ],
  partnership: [
    ['partner', /^(?:partner|partners|with|other side)$/],
    ['what', /^(?:what|news|deal|agreement|announcement)$/],
    ['when', /^(?:when|start|start date|starts|launch|from|date)$/],
    ['price', /^(?:price|fare)$/],
    ['cost', /^(?:cost|costs|amount|budget|investment)$/],
  ],
  acquisition: [
    ['target', /^(?:bought|target|acquired|acquires|seller|company bought|acquisition)$/],
    ['amount', /^(?:price|amount|value|deal value|cost|purchase price)$/],
    ['what', /^(?:what|news|deal|announcement)$/],
    ['when', /^(?:when|date|closing|closes|effective)$/],
  ],
  event: [
    ['event', /^(?:event|event name|name|what|webinar|conference|festival|concert|exhibition|show|news)$/],
    ['when', /^(?:when|date|dates|time|date and time|opening|opens|opening date)$/],
    ['venue', /^(?:venue|where|place|location|address)$/],
    ['tickets', /^(?:tickets?|price|prices|cost|admission|entry|entrance|registration|register|rsvp)$/],
    ['parking', /^(?:parking|getting there|access|directions)$/],
    ['photos', /^(?:photos?|photo opportunit(?:y|ies)|photo ops?|pictures|visuals)$/],
  ],
  award: [
    ['award', /^(?:award|prize|what|honor|win|news)$/],
    ['giver', /^(?:given by|giver|awarded by|presented by|organi[sz]er|from)$/],
    ['project', /^(?:project|work|for|winning (?:work|project|entry)|entry)$/],
    ['ceremony', /^(?:ceremony|when|date|presented|award ceremony)$/],
    ['criteria', /^(?:criteria|judged on|judging|jury|judges|proof)$/],
    ['field', /^(?:field|entries|entrants|competition|finalists)$/],
  ],
  report: [
    ['finding', /^(?:finding|main finding|key finding|headline finding|result|what|news)$/],
    ['results', /^(?:results|other results|findings|key findings|other findings)$/],
    ['sample', /^(?:sample|sample size|respondents|surveyed|n)$/],
    ['method', /^(?:method|methodology|how)$/],
    ['margin', /^(?:margin of error|margin)$/],
    ['funder', /^(?:funder|funded by|paid by|sponsor)$/],
    ['report', /^(?:report|download|full report|link|download from .*)$/],
    ['when', /^(?:when|date|dates|fieldwork|period|published)$/],
    ['quarter', /^(?:quarter|period|fiscal (?:quarter|year)|reporting period)$/],
    ['revenue', /^(?:revenue|sales|turnover|net sales)$/],
    ['income', /^(?:net income|profit|net profit|earnings|operating income)$/],
    ['earnings', /^(?:eps|earnings per share)$/],
  ],
  expansion: [
    ['what', /^(?:what|news|project|announcement)$/],
    ['when', /^(?:when|opens|opening|opening date|start|date)$/],
    ['cost', /^(?:cost|costs|investment|budget|capex)$/],
    ['price', /^(?:prices?|fare|admission|entry|tickets?)$/],
    ['jobs', /^(?:jobs|new jobs|hiring|positions)$/],
  ],
  crisis: [
    ['what', /^(?:what|what happened|incident|news)$/],
    ['when', /^(?:when|date|time)$/],
    [
      'affected',
      /^(?:affected|data|who is affected|scope|products? affected|affected products?|lots?|codes?)$/,
    ],
    ['cause', /^(?:cause|root cause)$/],
  ],
  other: [
    ['what', /^(?:what|news|announcement)$/],
    ['when', /^(?:when|date|start|starts)$/],
    ['cost', /^(?:cost|budget|investment)$/],
  ],
}

const formQuestion =
  /^(?<one>what|when|where|why)(?:[’']?s)?(?:(?: and | or |\/)(?:what|when|where|why|who|how))* (?:does|do|did|is|are|was|were|will|would|should|can)\b/
const period =
  /,? (?:(?:in|for) )?(?:(?:the )?(?:h[12]|q[1-4]|first half|second half|half-year|full year|fy)(?:[ -]?(?:20)?\d\d)?|(?:first|second|third|fourth) quarter(?: 20\d\d)?|20\d\d(?:[/-]\d\d)?)$/

/** Questions of forms for the news: "What is being announced", "What are you announcing?", "Details of the announcement". */
const asksForNews =
  /^(?:what |details? of |summary of |description of |brief |short )(?:(?:is|are|do|does|will|the|our|your|you|we|they|it|being|be|to|exactly|want|like|would) )*(?:news|announc(?:e|ed|es|ing|ement))$/

/** The meanings of a form's label: "When/where does it start?" asks when, "Cost/amount" is a cost, "Revenue H1 2026" revenue. */
function readingsOf(label: string): string[] {
  const name = plainLabel(label)
  const bare = name.replace(/^(?:name|title|date|nature|kind) of (?:the |our |your )?/, '')
  return [
    name,
    bare,
    ...(asksForNews.test(name) ? ['news'] : []),
    name.replace(period, ''),
    formQuestion.exec(name)?.groups?.one ?? name,
    ...name.split(/ ?\/ ?/),
  ]
}

/** The slot of a label, and the word in it that named the slot; undefined for the notes' own labels. */
function readSlotLabel(label: string, type: AnnouncementType): { slot: Slot; word: string } | undefined {
  for (const word of readingsOf(label)) {
    const slot = [...byType[type], ...always].find(([, pattern]) => pattern.test(word))?.[0]
    if (slot !== undefined) return { slot, word }
  }
  return undefined
}

/** Questions of forms that the tables above don't have. They are kept apart, because the learned weights depend on those tables. */
const openingDay = /^(?:open(?:ing)? (?:date|day)|(?:date|day) of (?:the )?opening|opens on|target date)$/

const takesEffect =
  /^(?:effective(?: (?:date|day|as of|from|on))?|(?:date|day) (?:effective|of effect)|takes effect(?: on)?|in effect(?: from)?|in force (?:from|on)|starts on)$/

const askedByType: Partial<Record<AnnouncementType, readonly (readonly [Slot, RegExp])[]>> = {
  appointment: [
    [
      'start',
      /^(?:effective (?:date|as of|from|on)|(?:date|day) (?:effective|of (?:start|appointment|effect))|(?:begins|joins|starts)(?: on| work)?|first day (?:of work|on the job)|start of (?:work|term|appointment)|term (?:begins|starts))$/,
    ],
    [
      'role',
      /^(?:new (?:position|post|role|title|job)|(?:position|post|role|title|job) (?:from|as of) .*|appointed (?:to|as)|named)$/,
    ],
    [
      'predecessor',
      /^(?:succeeding|in succession to|takes over from|taking over from|predecessor in (?:the )?\p{Ll}+|who (?:is|are) (?:she|he|they) replacing)$/u,
    ],
    [
      'career',
      /^(?:(?:previous|prior|former|last|most recent|earlier) (?:position|post|role|job|title|employment|employer|career|experience)s?|(?:work|career|professional) (?:history|experience|background)|comes from|previously at|(?:career )?(?:so far|highlights))$/,
    ],
    [
      'mandate',
      /^(?:duties|remit|scope|(?:will )?oversees?|(?:will )?(?:manages?|supervises?|heads?)|(?:main |key |new )?(?:responsibilities|duties|tasks)|will (?:oversee|lead|run)|what (?:the (?:job|role|post) (?:is|involves|covers)|(?:she|he|they) (?:will|is going to|are going to) (?:be )?do(?:ing)?))$/,
    ],
    [
      'education',
      /^(?:education|degrees?|studies|studied|academic background|schooling|training|qualifications?|alma mater)$/,
    ],
    [
      'selection',
      /^(?:selection|search|selection process|search process|how (?:she|he|they) (?:was|were) (?:chosen|picked|selected|found)|chosen by|hiring process|process)$/,
    ],
    [
      'task',
      /^(?:first|top|main|initial|immediate) (?:project|task|job|priority|assignment|goal|order of business)$/,
    ],
  ],
  expansion: [['when', openingDay]],
  other: [
    ['former', /^(?:old|former|current|previous|present) name$/],
    [
      'renamed',
      /^(?:new name|(?:re)?named? change(?:s|d)? to|renamed(?: to)?|(?:will be|to be) (?:called|named|known as))$/,
    ],
    ['when', takesEffect],
  ],
  partnership: [['when', takesEffect]],
  acquisition: [['when', takesEffect]],
  event: [
    ['when', openingDay],
    ['when', /^days?(?: ?(?:[/+&]|and) ?(?:hours?|times?))?$/],
    ['event', /^(?:name|title) of it$/],
    ['who', /^who (?:is )?(?:organi[sz]\p{Ll}+|hosts?|behind it)$/u],
  ],
}

const askedAlways: readonly (readonly [Slot, RegExp])[] = [
  [
    'audience',
    /^(?:for whom|who (?:is it|it is|it’s|it[’']s|is this|this is) (?:for|aimed at)|who (?:should|can|may) (?:come|attend|apply|take part|join|enter|use it)|(?:intended |target )?(?:users|visitors|participants|attendees)|(?:aimed|made|intended|meant) (?:at|for)|open to|good for)$/,
  ],
  ['home', /^where (?:(?:is|are) (?:it|you|we|they|the \p{Ll}+) )?(?:based|located)$/u],
]

/** The slot that a label or a form's question asks for. */
export function readAskedLabel(
  label: string,
  type: AnnouncementType,
): { slot: Slot; word: string } | undefined {
  const word = plainLabel(label)
  const slot = [...(askedByType[type] ?? []), ...askedAlways].find(([, pattern]) => pattern.test(word))?.[0]
  return slot === undefined ? readSlotLabel(label, type) : { slot, word }
}

export const slotOf = (label: string, type: AnnouncementType): Slot | undefined =>
  readSlotLabel(label, type)?.slot

/** The period in a label: "H1 2026" in "Revenue H1 2026". */
export const periodOf = (label: string): string | undefined =>
  period.exec(plainLabel(label))?.[0].replace(/^,? (?:(?:in|for) )?/, '')

/** Whether the label is only for the writer. */
export const isWritersLabel = (label: string): boolean =>
  /^(?:announcement type|type(?: of (?:announcement|news|release))?|form|format|length|tone|style|language|deadline|audience|angle|(?:\p{L}+(?:[’']s)? )?(?:title|post|function|job title)|(?:people|names?) to mention|(?:officer|form|request|submitted|filled|prepared|completed)(?: \p{L}+)? (?:completing|by)|correspondent|quotes?(?: ?\d)?(?: (?:speaker|by|from|source|attribution))?|speaker(?: ?\d)?|name ?\/ ?title|attribution|contact|press|media|temat|products|also written|me|us|note|notes|story|story angle|how to (?:start|begin|open)|(?:start|begin|open|lead) with|version|distribution|channels?)$/u.test(
    plainLabel(label),
  )

/** Whether the label only introduces a list, and is left out. */
export const isListLabel = (label: string): boolean =>
  /^(?:(?:\p{L}+ ){0,2}facts|(?:(?:key|main|basic|quick|other|more|extra|the) )?(?:facts?|details|points|info|information|news|highlights)|what|announcement|background|history|(?:in (?:one|a) (?:line|sentence),? )?what(?:[’']?s| is) (?:it|new|the news|happening)|what happens(?: (?:there|on the day))?|(?:what )?(?:problem|need) it solves|what (?:is being|are (?:we|you)) announc(?:ed|ing))$/u.test(
    plainLabel(label),
  )

/** Whether the label asks who the company is. */
export const isAboutLabel = (label: string): boolean =>
  /^(?:(?:name of (?:the )?|the |our )?(?:company|organi[sz]ation|institution|business|firm|charity|club|association|employer|client|sender|host|organi[sz]er|issuer|co-?op|trust)(?: name)?|who|who (?:are you|we are|is it)|company (?:facts|info|background|details|profile)|background|profile|in (?:numbers|figures)|key figures|numbers|size|employees|staff|team|founded|established)$/.test(
    plainLabel(label),
  )
