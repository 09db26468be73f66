// Signs of each kind of announcement: patterns that name its event, and patterns that go with it.
import type { AnnouncementType } from '#domain/brief/announcement-types.ts'

/** The kind, the name of the sign, and its pattern. */
export type TypeSign = readonly [AnnouncementType, string, RegExp]

const titles =
  '(?:ceo|cfo|coo|cto|cmo|md|chief|president|director|head|vice president|vp|manager|chair\\p{L}*|officer|principal|partner|dean|editor|superintendent|general counsel|treasurer|curator|coach|chef|scientist|commissioner|secretary)'
const places =
  '(?:plants?|offices?|stores?|shops?|taprooms?|branch(?:es)?|locations?|cent(?:er|re)s?|facilit(?:y|ies)|wings?|factor(?:y|ies)|warehouses?|restaurants?|clinics?|schools?|campus|headquarters|labs?|laborator(?:y|ies)|hubs?|showrooms?|hotels?|sites?|depots?|terminals?|cafes?|baker(?:y|ies)|brewer(?:y|ies)|studios?|hospitals?|buildings?|farms?|mills?|halls?|yards?|lines?|workshops?|stations?|markets?|cities|states|countries)'
const goods =
  '(?:app|product|tool|service|line|model|version|feature|software|platform|device|book|album|game|drink|beer|menu|collection|machine|microscope|bike|car|stove|printer|ferry|route|mattress|cooler|camera|lamp|toy|snack|crackers|series|range|edition|subscription|program|scanner|robot|sensor|battery|chair|kit|podcast|magazine|website|pass|flavors?)'

/** Crisis: something bad happened, or may happen, to people, goods, data or money. */
const crisis: readonly TypeSign[] = [
  [
    'crisis',
    'recall',
    /\brecall(?:s|ed|ing)? (?:about |some |all |up to |certain |more than |of |its |the |our |(?=\d))|\b(?:have to|must|will|product|voluntary|urgent|safety) recall\b|^recall\b|\b(?:withdraw(?:s|n|ing)?|pull(?:s|ed|ing)?|takes?|taking)\b[^.;]{0,50}\b(?:lots?|lotto|batch(?:es)?|off (?:the )?(?:shelves|sale|market))\b|\b(?:richiamo|rappel de|rückruf|recolha|återkall\p{L}+|tilbakekall\p{L}+|terugroep\p{L}*)\b/iu,
  ],
  [
    'crisis',
    'breach',
    /\b(?:data|security|privacy) (?:breach|incident|leak)\b|\bbreach (?:at|of|affect\p{L}*|was|on)\b|\b(?:hack(?:ed|ers?)|ransomware|ransom|cyber-?attack|attackers?|intruders?|phishing|intrusion|(?:illegal|unlawful|improper|outside) access|got in(?:to)? (?:our|the|its|their|to) [\p{L} ]{0,30}(?:system|server|network|records)|unauthori[sz]ed (?:access|person|party)|without (?:permission|authori[sz]ation))\b/iu,
  ],
  [
    'crisis',
    'data',
    /\b(?:(?:data|records|files|names|details|passwords|numbers|laptop|database|accounts|cards?)\b[^.]{0,60}\b(?:stolen|exposed|taken|leaked|copied|accessed|lost|viewed|compromised|sent by mistake|published by mistake)|(?:stolen|exposed|copied|leaked|accessed|stole)\b[^.]{0,40}\b(?:data|records|files|names|details|passwords|database|laptop|accounts))\b/iu,
  ],
  [
    'crisis',
    'outage',
    /\b(?:outage|(?:was|were|been|is|are|went|goes|gone) (?:down|offline|dark)|service disruption|could ?n[o’']t (?:log in|access|print|pay|order|reach|take|book|see)|can[’']?t (?:see|book|log in|access|pay)|without (?:water|power|heat|gas|internet|service)|unavailable|not working|crashed|grounded|flights (?:are |were )?cancell?ed|disrupted|restored)\b/iu,
  ],
  [
    'crisis',
    'harm',
    /\b(?:was|were|been|are|is|got|had) (?:\p{Ll}+ly )?(?:injured|hurt|killed|hospitali[sz]ed|burned|poisoned|evacuated|contaminated|arrested|suspended|indicted|charged with|treated for|taken to)\b|\b(?:injur(?:y|ies|ed)|fatalit(?:y|ies)|burns?|bruises|illness(?:es)?|casualt(?:y|ies)) (?:at|in|of|were|was|after|following|have|has|on)|\b(?:taken to (?:a |the )?hospital|(?:is|are|remains?) in hospital|condition is stable|in stable condition|(?:fell|became|been|got) (?:ill|sick)|sickened|food poisoning|all \d+ [\p{Ll} ]+ evacuated)\b/iu,
  ],
  [
    'crisis',
    'death',
    /\b(?:died|deaths?) (?:at|in) (?:the|a|an|our) (?:\p{L}+ )?(?:plant|fire|crash|accident|explosion|mill|factory|mine|site|warehouse)\b|\b(?:workers?|employees|people|passengers|patients|residents) (?:died|were killed|are dead)\b/iu,
  ],
  [
    'crisis',
    'accident',
    /\b(?:fires?|explosions?|leaks?|spills?|derailments?|crash(?:es)?|collapses?|collisions?|floods?|accidents?|release of (?:chlorine|gas|ammonia|chemicals?)) (?:at|in|broke|destroyed|damaged|started|began|spread|happened|occurred|hit|on|injured|killed|forced|was|were|have been)\b|\b(?:burst|overturned|collapsed|derailed|caught fire|capsized|sank|(?:ran|run|went|go(?:es)?|is|was) aground|hit (?:the |a )?(?:rocks?|reef|quay|pier|sandbank)|stranded|trapped|evacuat\p{L}+|lockdown|shooting|bomb threat|fumes|carbon monoxide|struck by|hit by an? |four fires|reports? of (?:smoke|fire|burns?|injur))/iu,
  ],
  [
    'crisis',
    'hazard',
    /\b(?:undeclared|may contain|contaminat\p{L}+|listeria|salmonella|e\. coli|allergic reaction|choking|hazard|overheat(?:s|ed|ing)?|can (?:come (?:off|loose)|become hot|break|be swallowed|slide)|metal fragments|possibility of fire|(?:should|are asked to|must) (?:stop|not eat|not use|not drink|throw|return)|stop using|stop charging|do not (?:eat|use|drink)|don[’']t (?:eat|use|drink)|fragments? of|pieces of (?:glass|metal|plastic))\b/iu,
  ],
  [
    'crisis',
    'misconduct',
    /\b(?:misconduct|harassment|embezzl\p{L}+|fraud|irregularities|bribery|abuse) (?:claims?|allegations?|complaints?|at|by|in|of|case|investigation)|\ballegations? (?:of|against|that)\b|\b(?:placed|put) on (?:administrative )?leave\b|\b(?:fired|removed|dismissed|suspended|resigned)\b[^.]{0,60}\b(?:after|following|over)\b|\b(?:accused of|lawsuit alleg\p{L}+|investigation into|was fined|inappropriate (?:conduct|behavior|behaviour))\b|\b(?:missing|stolen) (?:money|funds|\$)|[$€£][\d,.]+ (?:was|were|is) missing\b|\brestat(?:e|es|ed|ement)\b.{0,40}\b(?:results|earnings|accounts)\b/iu,
  ],
  [
    'crisis',
    'authority',
    /\b(?:investigating|cooperating with|reported (?:the \p{L}+ |it |its findings )?to (?:the )?(?:police|osha|fbi|privacy|information|authorit)|told the fbi|notified (?:the )?(?:police|authorit|state|louisiana|osha)|were notified|police|fbi|osha|privacy commissioner|product safety|safety authority)\b/iu,
  ],
  [
    'crisis',
    'sorry',
    /\b(?:we are sorry|i am sorry|i[’']m sorry|we (?:deeply )?apologi[sz]e|i apologi[sz]e|we let (?:them|our customers|people) down|our mistake|our failure)\b/iu,
  ],
  [
    'crisis',
    'help',
    /\b(?:hotline|helpline|free dial|credit monitoring|full refund|counselors are|affected (?:customers|members|people|residents|trader|households?)|families are being|letters? go to)\b/iu,
  ],
]

const news: readonly TypeSign[] = [
  [
    'funding',
    'round',
    /\b(?:seed|pre-seed|series [a-f]|funding|financing|investment|equity) (?:round|extension|money)\b|\bseries [a-f]\b|\bseed round\b|\b(?:clos(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|did) (?:our|its|their|an?|the) (?:pre-)?seed\b|\bled the round\b|\bround (?:is |was )?led by\b/iu,
  ],
  [
    'funding',
    'raised',
    /\b(?:rais(?:es|ed|ing|e)|clos(?:es|ed|ing)|secur(?:es|ed|ing)|lands?|landed)\b[^.]{0,30}(?:[$€£₦₹¥]|\b(?:us|c|a|rs|nok|ksh|eur)\b|\d)[^.]{0,30}(?:m\b|bn\b|million|billion|crore|lakh|mio|millions)|(?:[$€£₦₹]|rs )[\d.,]+ ?(?:m|bn|million|billion|crore)? raised\b/iu,
  ],
  [
    'funding',
    'investors',
    /\b(?:lead investor|led by|use of funds|total raised|investors?|valuation|the money (?:is for|goes|pays|will)|money goes to|cash is for)\b/iu,
  ],
  [
    'acquisition',
    'buys',
    /\b(?:acquir(?:es?|ed|ing)|(?:agreed|agrees|plans|deal|set) to (?:buy|acquire|purchase|merge|sell)|acquisition of|bought|buys|(?:is|are) buying|takeover of|tak(?:e|es|ing|en) over (?!as)|sold to|sells? (?:itself|the \p{L}+) to|change of ownership|new owner|merg(?:es?|ed|ing) with|merger (?:of|with|between)|to merge|will merge|will buy)\b/iu,
  ],
  [
    'acquisition',
    'terms',
    /\b(?:all (?:staff|employees|\d+) (?:stay|keep)|keeps? (?:its|their) (?:name|jobs|product)|deal closes|closing is expected|expected close|all cash|in cash|subject to (?:regulatory )?approval|combined (?:company|assets)|target)\b/iu,
  ],
  [
    'appointment',
    'named',
    new RegExp(
      `\\b(?:appoint(?:s|ed|ment|ing)?|nam(?:es?|ed|ing)|hir(?:es?|ed|ing)|call(?:s|ed) an? (?:new )?|takes the place of|comes to us|promot(?:es|ed)|joins|joined|becomes|will become|succeeds|takes over as|steps? (?:down|up)|elected|chosen|chose|replac(?:es|ed|ing)|takes the role)\\b[^.]{0,60}\\b${titles}\\b`,
      'iu',
    ),
  ],
  [
    'appointment',
    'new',
    new RegExp(
      `\\b(?:new|first|next) (?:[\\p{L}-]+ ){0,2}${titles}\\b(?:,| is| =|:| starts|$)|\\b(?:new|first) (?:ceo|cfo|coo|cto|md)\\b`,
      'iu',
    ),
  ],
  [
    'appointment',
    'career',
    /\b(?:replaces|succeeds|who retires|start date|reports to|previously|most recently|was (?:vice president|director|head|chief|treasurer|deputy|vp)|(?:he|she) (?:starts|will start|joins|was|has been|spent|holds|leads))\b/iu,
  ],
  [
    'partnership',
    'with',
    /\b(?:partner(?:s|ed|ing)? (?:with|on|to|for)|becom(?:e|es|ing) partners|partnership|team(?:s|ing|ed)? up|joint venture|alliance|collaborat(?:es?|ed|ing|ion)|memorandum of understanding|mou|have signed an? |signed an? [^.]{0,30}agreement|agreement (?:with|between|covers)|year (?:agreement|deal|contract)|joins? forces|work(?:ing)? together|joint announcement|parties)\b/iu,
  ],
  [
    'partnership',
    'two',
    /^(?:The )?\p{Lu}[\p{L}&’' ]{2,40}(?:,[^,]{2,40},| \([^)]{2,50}\)| of \p{Lu}\p{L}+)? and (?:the )?[\p{L} ]{0,30}\p{Lu}[\p{L}&’' ]{2,40} (?:will|have|are|plan|start)\b|\b(?:will (?:make|carry|supply|provide|deliver|build)\b[^.]{0,60}\bfor \p{Lu}|organization b\b)/u,
  ],
  [
    'event',
    'event',
    /\b(?:festival|conference|forum|congress|convention|seminar|open day|tasting|screening|biennale|webinar|gala|summit|workshop|concert|open house|exhibition|expo|trade fair|hackathon|fundraiser|fun run|5k|parade|symposium|lecture|reading series|meetup|star party|adoption weekend|film series|(?:book|science|job|chocolate|craft|street) fair|regatta|ribbon cutting|opening night|first night|marathon|tall ship|planting day|clean-?up day|(?:night|fun|charity|sponsored|memorial|moonlight|community) (?:walk|run|ride|swim)|walkathon|show (?:is called|runs)|(?:kite|music|art|food|science) (?:weekend|day|night|week)|salon|premiere|tournament)\b/iu,
  ],
  [
    'event',
    'terms',
    /\b(?:takes? place|will be held|ceremony|\d+(?:st|nd|rd|th) edition|tickets?|tix|admission|rsvp|doors open|will host|hosts|hosting|register (?:at|by|online)|venue|performers|free entry|gold coin entry|open to (?:the public|visitors)|visitors|exhibitors|returns (?:to|on|for)|reopens on|is holding|\d{1,2}(?::\d{2})? ?[ap]\.?m\.? to \d)\b/iu,
  ],
  [
    'award',
    'won',
    /\b(?:won|wins|has won|winner|bagged|awarded|receives|received|got|honou?red|recogni[sz]ed|named|takes?)\b[^.]{0,60}\b(?:award|prize|medal|trophy|honou?r|best|gold|silver|top \d+|finalist|of the year|title|cup|challenge|contest|competition|championships?)\b/iu,
  ],
  ['award', 'award', /\b(?:award|prize|medal|jury|judges|entries|entered|category)s?\b/iu],
  [
    'report',
    'study',
    /\b(?:survey(?:ed|s)?|study|poll(?:ed|s)?|respondents|margin of error|percentage points|researchers found|report (?:finds|found|shows|says|name|title|on|is out|out|called)|(?:new|annual|its) (?:[\p{L}-]+ ){0,3}report|white paper|findings?|publishes|we (?:asked|looked at|measured|analy[sz]ed)|lead author|households, |based on \d)\b/iu,
  ],
  [
    'report',
    'share',
    /\b\d+(?:[.,]\d+)? ?(?:%|percent|per cent|pct) (?:of|say|said|have|had|know|lost|changed|expect|farmers)|\b(?:one|\d+) in (?:four|five|three|ten|\d+)\b|\baverage (?:loss|gain|time|trip)\b/iu,
  ],
  [
    'report',
    'results',
    /\b(?:(?:first|second|third|fourth|last|record)[- ]quarter(?! of)|q[1-4]\b(?! \d{4})|net income|net loss|earnings(?: per share)?|per share|fiscal (?:year)?|full-year|quarterly|half-year|annual results|operating (?:profit|income)|net profit|ebitda|outlook for the year|(?:reports?|reported) (?:revenue|sales|turnover|profit|earnings|a (?:profit|loss))|first (?:half|six months|nine months|three months) (?:of|results))\b/iu,
  ],
  [
    'expansion',
    'place',
    new RegExp(
      `\\b(?:open(?:s|ed|ing)?|build(?:s|ing)?|expand(?:s|ed|ing)?|add(?:s|ing)?|break(?:s|ing)? ground|broke ground|mov(?:es|ed|ing)|relocat\\p{L}+|construct\\p{L}*|invest(?:s|ing)?|putting|inaugurat\\p{L}+|unveil\\p{L}*)\\b[^.]{0,60}\\b${places}\\b`,
      'iu',
    ),
  ],
  [
    'expansion',
    'new',
    /\b(?:new|second|third|fourth|ninth|another) (?:[\p{L}-]+ ){0,2}(?:plant|office|store|shop|factory|hall|wing|depot|yard|branch|location|campus|warehouse|clinic|hospital|hub|facility)\b/iu,
  ],
  [
    'expansion',
    'terms',
    /\b(?:expan(?:sion|ds? (?:to|into))|new jobs|\d+ jobs|will hire \d+|hiring \S+(?: \S+)? people|square (?:feet|metres|meters)|sq ft|grand opening|enters? the \p{Lu}\p{L}+ market|construction starts|groundbreaking|ground ?breaking|new positions)\b/iu,
  ],
  [
    'launch',
    'launch',
    /\b(?:launch(?:es|ed|ing)?|introduc(?:es|ed|ing|e)|unveil(?:s|ed|ing)?|debut(?:s|ed|ing)?|releas(?:es|ed|ing)|will release|roll(?:s|ed|ing)? out|bring(?:s|ing)? (?:out|[^.]{0,40} on the market)|brings on|goes on sale|go on sale|comes? out|hits? (?:the )?shelves|on sale (?:from|on)?|(?:starts?|begins?|will start|to start) (?:selling|offering|serving)|start(?:s|ing) an? |pre-?orders?|ships in|available (?:from|on|for)|will show its new|shows its new)\b/iu,
  ],
  [
    'launch',
    'goods',
    new RegExp(
      `\\bnew (?:[\\p{L}-]+ ){0,2}${goods}\\b|\\b${goods} (?:is |it[’']s )?called\\b|\\bit[’']s called\\b`,
      'iu',
    ),
  ],
  [
    'launch',
    'price',
    /\b(?:costs? [$€£¥]|list price|price is|price:|[$€£]\d[\d.,]* (?:a|per|each|for)\b|first month free|per store|a month)\b/iu,
  ],
  [
    'other',
    'mark',
    /\b(?:anniversary|turns \d+|\d+(?:th|st|nd|rd) (?:birthday|year)|will be called|renam(?:es|ed|ing)|chang(?:es|ed|ing) (?:its|the|our) name|new name|name change|(?:will |to )?returns? (?:an? |the |its )[^.]{0,60} to the|eas(?:es|ed|ing)|lift(?:s|ed|ing) (?:the|its|all|an?)|restrictions?|bans?|rebrand\p{L}*|donat(?:es|ed|ing|ion)|grant of|gets a grant|scholarships?|employee[- ]owned|freeze|voted|policy|scrap(?:s|ped)?|denies|responds|petition|closes its|closing of|layoffs|retires|mourns|passed away|celebrat\p{L}+)\b/iu,
  ],
]

export const typeSigns: readonly TypeSign[] = [...crisis, ...news]

/** Signs that go with an event without naming it: both a report and a launch may have "shares". */
export const accompanyingSigns: ReadonlySet<string> = new Set([
  'crisis:authority',
  'crisis:help',
  'crisis:sorry',
  'funding:investors',
  'acquisition:terms',
  'appointment:career',
  'event:terms',
  'award:award',
  'report:share',
  'expansion:terms',
  'launch:price',
])

/** What a request or a subject line asks for. */
export const askedTypes: readonly (readonly [AnnouncementType, RegExp])[] = [
  [
    'crisis',
    /\b(?:crisis|recall|breach|outage|incident) (?:statement|release|notice|announcement)|\b(?:holding|crisis) (?:statement|release|line)\b|\burgent recall\b|^crisis|^(?:urgent )?recall\b|\boutage\b|\bbreach\b|\bstatement\b/iu,
  ],
  ['funding', /\b(?:funding|fundraising|financing|investment|series [a-f]|seed|round)\b/iu],
  ['acquisition', /\b(?:acquisition|merger|takeover|m&a|acquires|buys)\b/iu],
  [
    'appointment',
    /\b(?:appointment|new hire|new (?:ceo|cfo|coo|cto|chief|director|president|head)|director announcement|gc announcement|personnel|hiring announcement|executive)\b/iu,
  ],
  ['partnership', /\b(?:partnership|collaboration|alliance|joint venture|mou)\b/iu],
  ['award', /\b(?:award|prize|win)\b/iu],
  ['report', /\b(?:survey|study|poll|report|results|earnings|research|quarter(?:ly)?|findings)\b/iu],
  [
    'event',
    /\b(?:event|conference|festival|webinar|gala|media advisory|advisory|media alert|listing style|planting day|reopening)\b/iu,
  ],
  [
    'expansion',
    /\b(?:opening|expansion|new (?:plant|office|store|location|shop|branch|factory|site|hall))\b/iu,
  ],
  ['launch', /\b(?:launch|product|release of the|new app|introduc\p{L}+|new machine)\b/iu],
  ['other', /\b(?:name change|anniversary|rename)\b/iu],
]

/** Fields of a form that tell its kind. */
export const slotTypes: readonly (readonly [AnnouncementType, RegExp])[] = [
  ['award', /^(?:award|prize|given by|category|jury)$/iu],
  ['funding', /^(?:amount|round|lead investors?|investors?|use of funds|total raised|lead)$/iu],
  ['event', /^(?:event|venue|tickets?|admission|speakers?|rsvp|host|name of the event|exhibitors|doors)$/iu],
  ['appointment', /^(?:new role|role|position|predecessor|reports to|appointee|new hire)$/iu],
  ['partnership', /^(?:partner|partners|parties|organi[sz]ation b|statement b)$/iu],
  ['acquisition', /^(?:buyer|acquirer|target|seller|bought|transaction|expected close|combined assets)$/iu],
  [
    'report',
    /^(?:findings?(?: \d)?|key finding|sample|method(?:ology)?|méthode|résultats|results?|net income|revenue|quarter|margin of error|earnings per share|report (?:name|title))$/iu,
  ],
  ['expansion', /^(?:facility|groundbreaking|opening|jobs|square feet|investment|budget)$/iu],
  ['launch', /^(?:product|price|features|availability)$/iu],
]

/** Words by which notes about prevention, statistics or history differ from a crisis. */
export const notDisaster =
  /\b(?:prevent\p{L}*|detect\p{L}*|stops? (?:leaks|fires|hackers|fraud)|protect\p{L}*|against|reduc\p{L}+|cuts?|fewer|helps?|software (?:that|for)|tools? (?:that|for)|sensors? (?:that|for)|app that|survey\p{L}*|study|researchers|respondents|insur\p{L}+|simulat\p{L}+|training|drills?|since the \d{4}|after the \d{4}|in 1\d{3}|last (?:year|spring|summer|fall|winter)[’']s|award|prize|raised)\b/iu
