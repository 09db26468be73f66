// Fills slots from notes without a verb, and splits slots that hold several values.
import { tellAction } from './action-nouns.ts'
import { findVerb } from './clauses/clauses.ts'
import { isClean } from './clauses/printable-words.ts'
import { shapeAppointment } from './shape-appointment.ts'
import type { Slot, Story } from './story.ts'
import { tidyNote } from './tidy.ts'

const money =
  '(?:(?:US|C|AU|NZ|S|R)?[$€£¥₹₦₱]\\s?\\d[\\d.,]*|(?:EUR|NOK|SEK|DKK|CHF|KSh|Rs\\.?|US\\$|R\\$) ?\\d[\\d.,]*|\\d[\\d.,]* (?:euros|pounds|dollars|francs|kronor|yen))(?: ?(?:million|billion|thousand|crore|lakh|bn|m|M|B|K|k)(?![\\p{L}]))?'
const roundName = '(?:pre-seed|seed|series [a-h]|bridge|growth|angel)'

/** Fills the slot from a match; false if the words only look right. */
type Taker = readonly [RegExp, (groups: Record<string, string | undefined>, story: Story) => boolean]

const set =
  (...names: Slot[]) =>
  (groups: Record<string, string | undefined>, { slots }: Story) => {
    for (const name of names) {
      const value = groups[name]?.trim()
      if (value !== undefined && value !== '' && !slots.has(name)) slots.set(name, value)
    }
    return true
  }

/** Fills the slot for the noun in the notes: a cost is no investment. */
const setCost: Taker[1] = ({ spending = '', cost = '' }, { slots, labels }) => {
  if (slots.has('cost')) return true
  slots.set('cost', cost.trim())
  labels.set('cost', spending.toLowerCase())
  return true
}

/** Fills the product's description: "self-watering planter for balconies". */
const setDetail: Taker[1] = ({ detail = '' }, { slots, product }) => {
  if (product !== undefined && !slots.has('detail') && findVerb(`it ${detail}`) === undefined)
    slots.set('detail', detail)
  return true
}

/** Fills what opens, if nothing else has: "new production hall, 26,000 square meters, in Lublin". */
const setNews: Taker[1] = ({ what = '' }, { slots }) => {
  if (slots.has('what') || findVerb(what) !== undefined || !isClean(what)) return false
  slots.set('what', what)
  return true
}

/** Fills the award, if no sentence tells it: "Gold medal in the Adriatic Oil Prize, given on May 8". */
const setAward: Taker[1] = ({ award = '' }, { slots }) => {
  if (slots.has('award') || findVerb(award) !== undefined || !isClean(award)) return false
  slots.set('award', award.charAt(0).toLowerCase() + award.slice(1))
  return true
}

/** Patterns about the company, for every type. */
const ofCompany: readonly Taker[] = [
  [
    /^(?:[Ff]ounded|[Ee]stablished|[Ee]st\.?|[Ss]tarted|[Ss]ince)(?: in)? (?<founded>(?:1[6-9]|20)\d\d)(?: in (?<home>\p{Lu}[\p{L} .,]+?))?\.?$/u,
    set('founded', 'home'),
  ],
  [
    /^(?:HQ|hq|[Hh]ead ?office|[Hh]eadquarters|[Hh]eadquartered|[Bb]ased)(?: is| in| at|:)* (?<home>\p{Lu}[\p{L} .,’'-]+?)\.?$/u,
    set('home'),
  ],
  [
    /^(?:team of |about |some )?(?<staff>\d[\d,.]*) (?:employees|staff|people|team members|engineers)(?: (?:today|now|in total|on staff))?\.?$/i,
    set('staff'),
  ],
]

/** Patterns for every type. */
const common: readonly Taker[] = [
  [
    /^(?<label>helpline|hotline|info line)(?: is|:)? (?<hotline>[\d(+].+?)\.?$/i,
    (groups, story) => {
      story.labels.set('hotline', groups.label ?? 'hotline')
      return set('hotline')(groups, story)
    },
  ],
]

const byType: Partial<Record<Story['type'], readonly Taker[]>> = {
  launch: [
    [
      new RegExp(`^(?:list |retail |the )?(?:price|cost)s?:? (?:is )?(?<price>${money}.{0,40}?)\\.?$`, 'iu'),
      set('price'),
    ],
    [
      new RegExp(
        `^(?<price>${money}(?: (?:each|per|a|an|for) [^,.;]{2,40}| (?:ex|incl?|plus|without)\\.? [^,.;]{2,20})?)\\.?$`,
        'iu',
      ),
      set('price'),
    ],
    [
      /^(?:on sale|available|out|launch(?:es|ing)?|ships?)(?: on| from| in)? (?<when>(?:\p{L}+ )?\d{1,2}(?:st|nd|rd|th)?(?: \p{L}+)?(?:,? \d{4})?)\.?$/iu,
      set('when'),
    ],
    [/^(?<detail>(?:an? )?\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){1,6})\.?$/u, setDetail],
  ],
  crisis: [
    [
      /^(?<what>(?:an? )?(?:\p{Ll}+ )?(?:breach|outage|fire|leak|explosion|incident|spill|accident)\b[^,;]*?)\.?$/u,
      set('what'),
    ],
  ],
  funding: [
    [
      new RegExp(
        `^total (?:raised|funding)(?: to date| till date| so far| now| is|:)*,? (?<total>(?:about |over |more than )?${money})\\.?$`,
        'iu',
      ),
      set('total'),
    ],
    [
      new RegExp(`^(?<round>${roundName})(?: round| funding)?[,:]? (?:of )?(?<amount>${money})\\.?$`, 'iu'),
      set('round', 'amount'),
    ],
    [
      new RegExp(
        `^(?:raised |raising )?(?<amount>${money})(?: raised)?,? (?:in an? |an? )?(?<round>${roundName})(?: round)?\\.?$`,
        'iu',
      ),
      set('amount', 'round'),
    ],
    [
      /^[Ll]ed by (?<investor>\p{Lu}[^,;.]+?)(?:[,;] (?:with )?(?<investors>.+?))?\.?$/u,
      set('investor', 'investors'),
    ],
  ],
  appointment: [
    [/^(?:[Rr]eplaces|[Ss]ucceeds|[Ff]ollows) (?<predecessor>\p{Lu}.+?)\.?$/u, set('predecessor')],
    [
      /^[Nn]ew (?<role>\p{L}[\p{L} ]{1,40}?)(?: is| will be|:| =| -) (?<name>\p{Lu}.+?)\.?$/u,
      set('role', 'name'),
    ],
    [/^reports to (?<reports>.+?)\.?$/i, set('reports')],
    [
      /^(?:starts?|effective|first day)(?: on| is)? (?<start>(?:\p{L}+\.? )?\d{1,2}(?: \p{L}+)?(?:,? \d{4})?)\.?$/iu,
      set('start'),
    ],
  ],
  expansion: [
    [/^(?<what>(?:an? )?(?:new|first|second|third|fourth|fifth) \p{Ll}[^.;:]{4,160}?)\.?$/iu, setNews],
    [
      new RegExp(
        `^(?:total )?(?<spending>costs?|investment|budget)(?: of| is|:)? (?<cost>${money}.{0,40}?)\\.?$`,
        'iu',
      ),
      setCost,
    ],
    [/^(?<jobs>(?:about |some |up to )?\d[\d,.]* (?:new )?jobs(?:, .{3,60})?)\.?$/i, set('jobs')],
  ],
  event: [
    [/^(?:admission|entry|entrance)(?: is)? (?<tickets>free(?: of charge)?)\.?$/i, set('tickets')],
    [/^tickets? (?:are |from |cost )*(?<tickets>.*\d.*?)\.?$/i, set('tickets')],
  ],
  award: [
    [
      /^(?<award>(?:the )?(?:gold|silver|bronze|first|second|third|grand|special|top|best)\b[^.;:,]{0,40}?\b(?:medal|prize|award|trophy|place|in show|of show)\b[^.;:]{0,100}?)\.?$/iu,
      setAward,
    ],
  ],
  report: [[/^margin of error:? (?:of |is )?(?<margin>.+?)\.?$/i, set('margin')]],
}

/** Fills the slot a note belongs to; false if there is none. Notes about somebody else never describe the company. */
export function takeFragment(note: string, story: Story, isOther = false): boolean {
  const text = tidyNote(note)
  for (const [pattern, take] of [...(byType[story.type] ?? []), ...common, ...(isOther ? [] : ofCompany)]) {
    const groups = pattern.exec(text)?.groups
    if (groups !== undefined && take(groups, story)) return true
  }
  return false
}

/** Fills the slots about the company, even if the note is told elsewhere: "Acme, 40 employees, Salem". */
export function takeCompany(note: string, story: Story): void {
  for (const part of tidyNote(note).split(/, (?!\d{4}\b)/)) {
    const found = ofCompany.find(([pattern]) => pattern.test(part))
    found?.[1](found[0].exec(part)?.groups ?? {}, story)
  }
}

/** Splits values that hold more than their slot: the company and what it does, the amount and the round. */
export function shapeSlots(story: Story): void {
  shapeWho(story)
  if (story.type === 'partnership') shapePartners(story)
  if (story.type === 'funding') shapeRound(story)
  if (story.type === 'appointment') shapeAppointment(story)
  if (story.type === 'award') shapeAward(story)
  if (story.type === 'launch') shapeProduct(story)
  if (story.type === 'event') shapeEvent(story)
}

/** Splits two partners: "Orbital Freight and Gulf Rail". */
function shapePartners({ slots, company }: Story): void {
  const [one, other, ...more] = (slots.get('who') ?? '').split(/ and | & (?=\p{Lu}\S+ )/u)
  if (one === undefined || other === undefined || more.length > 0 || slots.has('partner')) return
  const partner = company !== undefined && one.startsWith(company) ? other : one
  if (/^\p{Lu}/u.test(partner) && partner !== company) slots.set('partner', partner)
}

function shapeWho({ slots, company }: Story): void {
  const who = slots.get('who')
  if (who === undefined || company === undefined || !who.startsWith(company)) return
  const rest = who.slice(company.length).replace(/^,? ?(?:Ltd|Inc|LLC|GmbH|asbl)\.?/, '')
  const [, doing] = /^, which (?<does>.+)$/.exec(rest) ?? []
  const [, being] =
    /^,? (?:is )?(?<is>(?:an?|the) .+)$/.exec(rest) ?? /^,? \((?<is>[^)]+)\)$/.exec(rest) ?? []
  if (slots.has('does')) return
  if (doing !== undefined) slots.set('does', doing)
  else if (being !== undefined && /^(?:an?|the) /.test(being)) slots.set('does', `is ${being}`)
}

const amountIn = new RegExp(`(?<![\\d.,])${money}`, 'iu')
const roundIn = new RegExp(`\\b${roundName}\\b`, 'iu')

/** Fills a round from the notes' words, if no sentence tells it: "$1.8 million seed for Acme". */
function gatherRound({ slots, facts, statements }: Story): void {
  const isNews = (text: string) => amountIn.test(text) && raising.test(text)
  if (slots.has('amount') || statements.some(({ text }) => isNews(text))) return
  const text = facts.find((fact) => isNews(fact.text))?.text
  const amount = text === undefined ? undefined : amountIn.exec(text)?.[0]
  if (text === undefined || amount === undefined) return
  slots.set('amount', amount)
  const round = roundIn.exec(text)?.[0]
  if (round !== undefined && !slots.has('round')) slots.set('round', round)
}

const raising = /\b(?:rais\p{Ll}+|seed|series [a-h]|round|funding|financing|grant)\b/iu

function shapeRound(story: Story): void {
  gatherRound(story)
  const { slots } = story
  const purpose = slots.get('why')
  if (purpose !== undefined && /^to \p{Ll}/u.test(purpose) && !slots.has('use')) slots.set('use', purpose)
  const what = slots.get('what')
  if (what === undefined) return
  const amount = amountIn.exec(what)?.[0]
  const round = roundIn.exec(what)?.[0]
  const investor = /\bled by (?<who>(?:the )?\p{Lu}[^,;.]*?)(?= (?:to|with|and)\b|[,;.]|$)/u.exec(what)
    ?.groups?.who
  const values = { amount, round, investor }
  for (const [name, value] of Object.entries(values) as [Slot, string | undefined][])
    if (value !== undefined && !slots.has(name)) slots.set(name, value)
  if (amount !== undefined) slots.delete('what')
}

const fromGiver =
  /^(?<award>.+?)(?:,? (?:which is |which was )?(?:given|presented|awarded|granted|organized) by|,? from|,? by) (?<giver>(?:the )?\p{Lu}.+?)$/u

function shapeAward({ slots }: Story): void {
  const { award, giver } = fromGiver.exec(slots.get('award') ?? '')?.groups ?? {}
  if (award === undefined || giver === undefined) return
  slots.set('award', award)
  if (!slots.has('giver')) slots.set('giver', giver)
}

const priceIn = new RegExp(`,? (?:for )?(?<price>${money}[^,;]{0,20})`, 'iu')

function shapeProduct(story: Story): void {
  const { slots } = story
  const given = slots.get('product') ?? (story.product === undefined ? undefined : slots.get('what'))
  // "release of Perch 4, with a camera" is an action, not a product.
  if (given === undefined || tellAction(given) !== undefined) return
  if (!slots.has('product')) slots.delete('what')
  const price = priceIn.exec(given)?.groups?.price
  if (price !== undefined && !slots.has('price')) slots.set('price', price.trim())
  const [name = given, ...details] = (price === undefined ? given : given.replace(priceIn, '')).split(', ')
  slots.set('product', name)
  story.product ??= name
  if (details.length > 0 && !slots.has('detail')) slots.set('detail', details.join(', '))
}

function shapeEvent({ slots }: Story): void {
  const [name, ...rest] = (slots.get('event') ?? '').split(
    /, (?=(?:an? |for |with |the |when |where |which ))/,
  )
  if (name === undefined || name === '') return
  slots.set('event', name)
  if (rest.length > 0) slots.set('detail', rest.join(', '))
  const where = slots.get('where')
  if (where !== undefined && !slots.has('venue')) slots.set('venue', where)
}
