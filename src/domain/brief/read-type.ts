// Which kind of announcement the notes are about: by what happens to whom, never by one word. A crisis wins over everything else.
import { findMatches } from '#domain/language/matches.ts'
import type { AnnouncementType } from './sheet.ts'
import type { SortedUnit } from './unit.ts'

const disaster: readonly RegExp[] = [
  /\b(?:is |are |has |have |was |were |will )?(?:voluntarily )?recall(?:s|ed|ing)? (?:about |some |all |up to |certain |more than )?(?:\d|its|the|all|certain|\p{Lu})|\brecall of\b|\bproduct recall\b|\bvoluntary recall\b/iu,
  /\b(?:data|security|privacy) (?:breach|incident|leak)\b|\bbreach (?:at|of|affect\p{L}*|was|on)\b|\b(?:hack(?:ed|ers?)|ransomware|cyber-?attack|attackers?|intruders?|phishing attack|unauthori[sz]ed (?:access|person|party)|stolen (?:data|records|laptop|files)|data (?:was|were) (?:stolen|exposed|taken)|exposed (?:the )?(?:data|names|records|personal|customer|email)|had read files|accessed (?:files|data|accounts|records))\b/iu,
  /\b(?:outage|was down|were down|went down|is down|service disruption|went offline|were offline|could not (?:log in|access|print|pay|order|reach))\b/i,
  /\b(?:was|were|been|are|is|got) (?:\p{Ll}+ly )?(?:injured|hurt|killed|hospitali[sz]ed|burned|poisoned|evacuated|contaminated|arrested|suspended|indicted|charged with)\b|\b(?:injur(?:y|ies)|fatalit(?:y|ies)) (?:at|in|of|were|was|after|following)|\b(?:died|deaths?) (?:at|in) (?:the|a|an|our) (?:\p{L}+ )?(?:plant|fire|crash|accident|explosion|mill|factory|mine|site|warehouse)\b|\b(?:workers?|employees|people|passengers|patients|residents) (?:died|were killed|are dead)\b/iu,
  /\b(?:a |the |an )?(?:fire|explosion|gas leak|chemical spill|spill|derailment|crash|collapse|collision|flood) (?:at|in|broke|destroyed|damaged|started|occurred|hit|on|injured|killed|forced)\b/i,
  /\b(?:undeclared|may contain|contaminat\p{L}+|listeria|salmonella|e\. coli|allergic reaction|choking hazard|fire hazard|burn hazard|overheat(?:s|ed|ing)?|can come off|metal fragments|stop using)\b/iu,
  /\b(?:misconduct|harassment|embezzl\p{L}+|fraud|irregularities|bribery|discrimination|abuse) (?:claims?|allegations?|complaints?|at|by|in|of|case|investigation)?|\ballegations? (?:of|against|that)\b|\b(?:placed|put) on (?:administrative )?leave\b|\brestat(?:e|es|ed|ement)\b.{0,40}\b(?:results|earnings|accounts)\b/iu,
]
/** Notes about what prevents a disaster, counts it or lies long back are not about one. */
const elsewhere =
  /\b(?:prevent\p{L}*|detect\p{L}*|stops? (?:leaks|fires|hackers|fraud)|protect\p{L}*|against|reduc\p{L}+|cuts?|fewer|helps?|software (?:that|for)|tools? (?:that|for)|sensors? (?:that|for)|app that|survey\p{L}*|study|researchers|respondents|insur\p{L}+|simulat\p{L}+|training|drills?|since the \d{4}|after the \d{4}|last (?:year|spring|summer|fall|winter)[’']s|award|prize|raised)\b/iu

const titleWords =
  '(?:ceo|cfo|coo|cto|cmo|chief|president|director|head|vice president|manager|chair\\p{L}*|officer|principal|partner|dean|editor|superintendent|general counsel|treasurer|curator|coach|chef)'
const placeWords =
  '(?:plants?|offices?|stores?|shops?|taprooms?|branch(?:es)?|locations?|cent(?:er|re)s?|facilit(?:y|ies)|wings?|factor(?:y|ies)|warehouses?|restaurants?|clinics?|schools?|campus|headquarters|labs?|laborator(?:y|ies)|hubs?|showrooms?|hotels?|sites?|depots?|terminals?|cafes?|bakery|brewery|studio|hospital|building|farm|mill)'

const signs: readonly (readonly [AnnouncementType, RegExp, number])[] = [
  [
    'funding',
    /\b(?:rais(?:es|ed|ing|e)|clos(?:es|ed|ing)|secur(?:es|ed|ing)|lands?|landed|gets?|got|receiv\p{L}+|announc\p{L}+)\b[^.]{0,40}(?:[$€£]|\d)[^.]{0,70}\b(?:round|seed|series [a-f]|funding|investment|capital|financing|led by|from investors|venture|equity)\b|\b(?:seed|pre-seed|series [a-f]|funding|financing) (?:round|extension)\b|\bseries [a-f]\b/giu,
    6,
  ],
  ['funding', /\b(?:lead investor|led by|use of funds|total raised|investors?|valuation)\b/gi, 1],
  [
    'acquisition',
    /\b(?:acquir(?:es?|ed|ing)|(?:agreed|agrees|plans|deal|set) to (?:buy|acquire|purchase|merge|sell)|acquisition of|bought|buys|takeover of|takes over|merg(?:es?|ed|ing) with|merger (?:of|with|between)|to merge|will merge)\b/giu,
    5,
  ],
  [
    'appointment',
    new RegExp(
      `\\b(?:appoint(?:s|ed|ment)?|nam(?:es|ed)|hir(?:es|ed)|promot(?:es|ed)|joins|joined|becomes|will become|succeeds|takes over as|steps? (?:down|up)|elected|new|replac(?:es|ed|ing)|takes the role|as (?:its |the |our )?(?:new )?)\\b[^.]{0,60}\\b${titleWords}\\b`,
      'giu',
    ),
    5,
  ],
  [
    'appointment',
    /\b(?:replaces|succeeds|who retires|effective|start date|reports to|previously|was (?:vice president|director|head|chief))\b/gi,
    1,
  ],
  [
    'partnership',
    /\b(?:partner(?:s|ed|ing)? with|partnership|teams? up|teamed up|joint venture|alliance|collaborat(?:es?|ed|ing|ion)|memorandum of understanding|have signed an? |signed an? [^.]{0,30}agreement|agreement (?:with|between|covers)|joins? forces|work together|working together)\b/gi,
    5,
  ],
  [
    'event',
    /\b(?:festival|conference|webinar|gala|summit|workshop|concert|open house|exhibition|expo|trade fair|hackathon|fundraiser|fun run|5k|parade|symposium|lecture|reading series|meetup|star party|adoption weekend|tax help day|film series|book fair|science fair|job fair)\b/gi,
    4,
  ],
  [
    'event',
    /\b(?:takes? place|will be held|tickets|admission|rsvp|doors open|will host|hosts|hosting|register (?:at|by|online)|speakers?|venue|performers)\b/gi,
    2,
  ],
  [
    'award',
    /\b(?:won|wins|has won|winner of|awarded|receives|received|honou?red|recogni[sz]ed|named)\b[^.]{0,60}\b(?:award|prize|medal|trophy|honou?r|best|top \d+|finalist|of the year|title)\b|\b(?:award|prize|medal)s?\b/giu,
    5,
  ],
  [
    'report',
    /\b(?:survey(?:ed|s)?|study|poll(?:ed|s)?|respondents|margin of error|percentage points|researchers found|report (?:finds|found|shows|says)|white paper|findings)\b/gi,
    4,
  ],
  [
    'report',
    /\b(?:(?:first|second|third|fourth|last|record) quarter|first-quarter|second-quarter|third-quarter|fourth-quarter|q[1-4]\b|net income|net loss|earnings(?: per share)?|per share|fiscal (?:year)?|full-year|quarterly|half-year|annual results|operating profit|guidance)\b/gi,
    4,
  ],
  [
    'expansion',
    new RegExp(
      `\\b(?:open(?:s|ed|ing)?|build(?:s|ing)?|expand(?:s|ed|ing)?|add(?:s|ing)?|break(?:s|ing)? ground|broke ground|mov(?:es|ed|ing)|relocat\\p{L}+|construct\\p{L}*|invest(?:s|ing)?|unveil\\p{L}*)\\b[^.]{0,60}\\b${placeWords}\\b`,
      'giu',
    ),
    6,
  ],
  [
    'expansion',
    /\b(?:expan(?:sion|ds? (?:to|into))|second location|new location|new jobs|\d+ jobs|will hire \d+|square (?:feet|metres|meters)|grand opening|enters? the \p{Lu}\p{L}+ market|construction starts|groundbreaking)\b/giu,
    2,
  ],
  [
    'launch',
    /\b(?:launch(?:es|ed|ing)?|introduc(?:es|ed|ing|e)|unveil(?:s|ed|ing)?|debut(?:s|ed|ing)?|releas(?:es|ed|ing)|roll(?:s|ed|ing)? out|goes on sale|go on sale|on sale (?:from|on)?|starts? selling|pre-?orders?|ships in|available (?:from|on|for)|will show its new|shows its new|new (?:app|product|tool|service|line|model|version|feature|software|platform|device|book|album|game|drink|beer|menu|collection|machine|microscope|bike|car))\b/gi,
    4,
  ],
]

const asked: readonly (readonly [AnnouncementType, RegExp])[] = [
  [
    'crisis',
    /\b(?:crisis|recall|breach|outage|incident) (?:statement|release|notice|announcement)|\b(?:holding|crisis) statement\b|\burgent recall\b|^crisis/i,
  ],
  ['funding', /\b(?:funding|fundraising|financing|investment|series [a-f]|seed|round)\b/i],
  ['acquisition', /\b(?:acquisition|merger|takeover|m&a)\b/i],
  [
    'appointment',
    /\b(?:appointment|new hire|new (?:ceo|cfo|coo|cto|chief|director|president|head)|personnel|hiring announcement|executive)\b/i,
  ],
  ['partnership', /\b(?:partnership|collaboration|alliance|joint venture)\b/i],
  ['award', /\b(?:award|prize|win)\b/i],
  ['report', /\b(?:survey|study|poll|report|results|earnings|research|quarter(?:ly)?|findings)\b/i],
  ['event', /\b(?:event|conference|festival|webinar|gala|media advisory|advisory)\b/i],
  ['expansion', /\b(?:opening|expansion|new (?:plant|office|store|location|shop|branch|factory|site))\b/i],
  ['launch', /\b(?:launch|product|release of the|new app|introduc\p{L}+)\b/iu],
]

const bySlot: readonly (readonly [RegExp, AnnouncementType])[] = [
  [/^(?:award|prize|given by)$/i, 'award'],
  [/^(?:amount|round|lead investors?|investors?|use of funds)$/i, 'funding'],
  [/^(?:event|venue|tickets|admission|speakers?|rsvp|host)$/i, 'event'],
  [/^(?:new role|role|position|predecessor|reports to|appointee|new hire)$/i, 'appointment'],
  [/^(?:partner|partners)$/i, 'partnership'],
  [
    /^(?:finding|key finding|sample|method(?:ology)?|net income|revenue|quarter|margin of error|earnings per share)$/i,
    'report',
  ],
  [/^(?:product|price|features|availability)$/i, 'launch'],
]

/** "did not raise money", "denies that it will merge": what is denied is no sign. */
const denied =
  /\b(?:not (?!only\b|just\b)|never |denie[sd] |deny |no longer |fail(?:s|ed) to |no plans? to |without |neither |rejects? |rejected )[^.;,\n]*/gi

/** Reads the kind from all units that are neither private nor foreign. */
export function readType(units: readonly SortedUnit[]): AnnouncementType {
  const heard = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign' && kind !== 'contact')
  const facts = heard.filter(({ kind }) => kind === 'fact' || kind === 'unsure')
  const wished = heard.filter(
    ({ kind, label }) => kind === 'instruction' || /^(?:subject|betreff|objet|asunto)$/i.test(label ?? ''),
  )
  if (isCrisis(facts, wished)) return 'crisis'
  const named = heard.find(
    ({ label }) =>
      label !== undefined &&
      /^(?:announcement )?(?:type|kind|category)(?: of (?:release|announcement|news))?$/i.test(label),
  )
  const typed = readAsked(named?.value ?? '')
  return typed ?? countSigns(facts, wished)
}

function isCrisis(facts: readonly SortedUnit[], wished: readonly SortedUnit[]): boolean {
  const [crisis] = asked
  if (wished.some(({ text }) => crisis?.[1].test(text))) return true
  const told = facts.filter(({ body }) => !elsewhere.test(body))
  const hits = told.map(({ body }) => {
    const stated = body.replaceAll(denied, ' ')
    return disaster.filter((sign) => sign.test(stated)).length
  })
  const early = hits.slice(0, 3).some((count) => count > 0)
  return early || hits.filter((count) => count > 0).length >= 2
}

function readAsked(text: string): AnnouncementType | undefined {
  return asked.find(([, pattern]) => pattern.test(text))?.[0]
}

function countSigns(facts: readonly SortedUnit[], wished: readonly SortedUnit[]): AnnouncementType {
  const scores = new Map<AnnouncementType, number>()
  const add = (type: AnnouncementType, weight: number) => scores.set(type, (scores.get(type) ?? 0) + weight)
  for (const { text } of wished) {
    const type = readAsked(text)
    if (type !== undefined) add(type, 6)
  }
  facts.forEach(({ label, body }, index) => {
    const slotted = bySlot.find(([pattern]) => pattern.test(label ?? ''))?.[1]
    if (slotted !== undefined) add(slotted, 5)
    // "led by partner Greg Hall" is a title, not a partnership.
    const text = body.replaceAll(/\bpartner (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/gu, '').replaceAll(denied, ' ')
    const early = index === 0 ? 2 : index < 3 ? 1.2 : 0.6
    for (const [type, pattern, weight] of signs)
      if (findMatches(text, pattern).length > 0) add(type, weight * early)
  })
  const [best] = [...scores].toSorted((one, other) => other[1] - one[1])
  return best === undefined || best[1] < 2.4 ? 'other' : best[0]
}
