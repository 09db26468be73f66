// 'Price: $49': the labels of a form or of notes, and the slot each one fills.
import type { Slot } from './brief.ts'

const labels: Readonly<Record<Slot, string>> = {
  type: 'announcement type|type|kind of announcement|release type',
  company: 'company|company name|organization|organisation|brand|business|client|employer|winner|our company',
  who: 'who',
  host: 'host|hosted by|organizer|organiser',
  product: 'product|product name|service|app|launch of',
  what: 'what|news|announcement|summary|the news|topic|subject|about what|story',
  does: 'what it does|what we do|description|business description',
  when: 'when|launch date|on-sale date|event date|start date|starts|start|effective|effective date|date and time|time',
  date: 'date|release date|date of release',
  where: 'where|location|city|place|headquarters|hq|head office|based in|dateline|city and state',
  venue: 'venue|address',
  why: 'why|reason|problem|why it matters|why now|purpose|background information',
  proof:
    'proof|numbers|data|evidence|results|traction|statistics|key numbers|other results|proof points|key results|figures|growth',
  price: 'price|cost|pricing|prices',
  tickets: 'tickets|admission|registration|rsvp|sign up|register|entry',
  availability: 'availability|available|where to buy|on sale|orders|how to buy|distribution',
  features:
    'features|key features|benefits|key benefits|facts|key facts|details|key points|key messages|highlights|specs|specifications',
  audience: 'audience|buyers|customers|target audience|for whom|who it is for',
  quote: 'quote|quotes|statement|ceo quote|customer quote',
  spokesperson:
    'spokesperson|ceo|founder|owner|president|director|executive director|quote from|person to quote|co-founder',
  speakers: 'speakers|speaker|guests|guest|participants',
  contact: 'contact|media contact|press contact|contacts|contact info|contact information',
  website: 'website|web|url|link|links|more info|more information|report|download|site|web site|more at',
  about: 'about|boilerplate|company info|about us|about the company|company background|company description',
  amount: 'amount|raised|funding amount|sum',
  round: 'round|funding round|stage',
  leadInvestor: 'lead investor|lead|led by',
  investors: 'other investors|investors|participating investors|also participating',
  use: 'use of funds|use|use of proceeds|use of the money|use of funding',
  total: 'total|total raised|total raised to date|total funding to date|total funding|raised to date',
  partner: 'partner|partner company|other company',
  award: 'award|prize|honor',
  giver: 'giver|presented by|awarded by|given by',
  criteria: 'criteria|judged on|judging criteria',
  ceremony: 'ceremony|award ceremony|date of the ceremony',
  name: 'name|appointee|new hire|candidate',
  role: 'new role|role|position|job title|new position',
  predecessor: 'predecessor|replaces|succeeds|successor to',
  reportsTo: 'reports to|reporting to|reporting line',
  mandate: 'mandate|responsibilities|responsibility|task|goals|goal',
  career:
    'background|before|experience|previous|career|previous role|previous roles|previous experience|bio|last role|previously',
  finding: 'finding|main finding|key finding|headline finding',
  sample: 'sample|sample size|respondents',
  dates: 'dates|field dates|survey dates|period',
  method: 'method|methodology',
  funder: 'funder|funded by|paid for by|sponsor',
  expert: 'expert|author|researcher',
  event: 'event|webinar|conference|event name|workshop|summit|exhibition',
  photos: 'photo opportunities|photos|photo|images|photo opportunity',
  parking: 'parking|logistics|press parking|directions',
  embargo: 'embargo|embargoed until|embargo until',
  headline: 'headline|title|working title',
  ignored:
    'tone|style|length|word count|words|language|format|instructions|instruction|seo keywords|keywords|voice|note|notes|press release|deadline for draft',
}

const slotByLabel = new Map(
  Object.entries(labels).flatMap(([slot, names]) =>
    names.split('|').map((name) => [name, slot as Slot] as const),
  ),
)
const labelPattern = /^(?<label>\p{L}[\p{L} /&’'-]{1,34}?)\s*:\s+(?<value>\S[\s\S]*)$/u

export interface LabelledLine {
  slot?: Slot
  label: string
  value: string
}

/** Reads 'Label: value'; `slot` is missing when the label is not known. */
export function readLabel(line: string): LabelledLine | undefined {
  const groups = labelPattern.exec(line)?.groups
  if (groups?.label === undefined || groups.value === undefined) return undefined
  const slot = slotByLabel.get(groups.label.toLowerCase().replaceAll('’', "'").trim())
  const line_ = { label: groups.label.trim(), value: groups.value.trim() }
  return slot === undefined ? line_ : { ...line_, slot }
}
