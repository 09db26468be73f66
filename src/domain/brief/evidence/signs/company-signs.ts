// Signs in the words around a name that it is the announcing company.

import type { Sign } from '#domain/brief/evidence/signs.ts'

const newsVerbs =
  'announce[sd]?|launch(?:es|ed)?|rais(?:es|ed)|nam(?:es|ed)|appoint(?:s|ed)|won|wins|open(?:s|ed)|acquire[sd]|partner(?:s|ed)|report(?:s|ed)|introduce[sd]|unveil(?:s|ed)|release[sd]|receive[sd]|recall(?:s|ed)|found|host(?:s|ed)|holds?|hire[sd]?|expand(?:s|ed)?|reached|completed|closed|closes|signed|surveyed|invests?|pays?|gives?|bought|buys|plans|expects|gets?|got|donate[sd]|celebrate[sd]|cuts?|gave|takes?|took|sold|paid|adds?|added|moves?|moved|starts?|started|joins?|joined|brings?|brought|turns|turned|publishes|published|brings|becomes|returns|reopens|bagged|putting|opening|launching|to build|to open|to buy|has been|has|have|will|is|are|was|were|had'
const does =
  'makes|sells|builds|runs|operates|serves|offers|provides|develops|designs|delivers|employs|brews|grows|teaches|manufactures|supplies|treats|owns|manages|distributes|produces|feeds|lends|rents'
const titles =
  '(?:CEO|CFO|COO|CTO|CMO|MD|president|chief executive(?: officer)?|chief [\\p{Ll} ]{3,24} officer|chair(?:man|woman|person)?|(?:co-)?founder|owner|director|spokes(?:person|woman|man)|head|manager|principal|partner|secretary)'
const kinds =
  'company|maker|firm|startup|nonprofit|non-profit|charity|studio|brand|chain|agency|insurer|bank|brewery|bakery|school|institute|museum|theatre|theater|clinic|hospital|association|app|platform|manufacturer|developer|provider|utility|union|cooperative|bar|choir|group|house|farm|winery'

/** Signs in the words after the name. */
export const afterName: readonly Sign[] = [
  ['verb', new RegExp(`^,? (?:${newsVerbs})\\b`, 'u')],
  [
    'strong-verb',
    /^,? (?:today |has |have |will |is |are )?(?:announc|launch|rais|nam(?:es|ed)|appoint|w[io]n|open|acquir|recall|bought|buys?\b|buying|hir(?:es|ed)|clos|releas|invest|publish|reopen|receiv|agreed|recalling)/u,
  ],
  ['does', new RegExp(`^,? (?:${does})\\b`, 'u')],
  // "Phagora, Basel, gets CHF 4.6 million", "Reedlock (Tallinn, founded 2021) launches"
  [
    'apposed-verb',
    new RegExp(`^(?:, [^,.;:()]{1,45},|,? \\([^)]{1,45}\\)) (?:${newsVerbs}|${does})\\b`, 'u'),
  ],
  ['comma-we', /^, (?:we|our|it[’']s an?|they)\b/u],
  [
    'of-kind',
    new RegExp(`^, [^,.;:]{0,30}\\b(?:${kinds}|spin-off|subsidiary|part|division|arm|unit) of\\b`, 'u'),
  ],
  ['comma-place', /^, (?:(?:out )?of|from|in|near) \p{Lu}/u],
  [
    'is-product',
    /^ is (?:an?|our|the) (?:[\p{Ll}-]+ ){0,3}(?:app|device|tool|software|service|product|line|range|drink|kit|machine|model|sensor|feature)\b/u,
  ],
  ['is-a', /^ (?:is|was|are) (?:an?|the|based|headquartered|located|one)\b/u],
  [
    'founded',
    /^,? (?:was |has been )?(?:founded(?! (?:the )?\p{Lu})|established|started|exists|has \d|has (?:its|nearly|about|more|a)\b)/u,
  ],
  ['founds', /^,? (?:and \p{Lu}\S+(?: \S+)? )?(?:co-?)?founded (?:the )?\p{Lu}/u],
  ['comma-kind', new RegExp(`^, (?:an?|the|which|our)?[^.;:]{0,60}\\b(?:${kinds})s?\\b`, 'u')],
  ['comma-a', /^, (?:an?|the|which) /u],
  ['comma-name', /^, \p{Lu}/u],
  ['of-name', /^ (?:of|in|from) \p{Lu}/u],
  ['paren', /^ \(/u],
  ['paren-us', /^,? \(?(?:that[’']s |which is )?us\b/u],
  ['colon', /^:/u],
  ['equals', /^ [=–—-] /u],
  ['possessive', /^[’']s? /u],
  ['title', new RegExp(`^(?:[’']s)? (?:[\\p{Ll}-]+ ){0,2}?${titles}\\b`, 'u')],
  ['and-name', /^ (?:and|x|&|\+|\/) (?:the )?(?:\p{Ll}+ ){0,3}\p{Lu}/u],
  [
    'comma-title',
    new RegExp(`^(?:,| \\() ?(?:the |our |its |who is )?(?:[\\p{Ll}-]+ ){0,3}?${titles}\\b`, 'u'),
  ],
  ['stop', /^[.!]/u],
  ['nothing', /^\s*$/u],
  ['noun', /^ \p{Ll}+/u],
  ['contact', /^,? [\w.]+@|^, \(?\+?\d/u],
  ['stores', /^ (?:stores?|shops?|customers|users|stations?|markets?)\b/u],
  ['number', /^,? \(?\d/u],
]

/** Signs in the words before the name. */
export const beforeName: readonly Sign[] = [
  ['start', /^$/u],
  ['start-the', /^(?:the|our client,?(?: the)?|so|and|at|our) $/iu],
  ['sentence', /[.;:!?] (?:The )?$/u],
  [
    'we-are',
    /\b(?:we are|we[’']re|us,|us:|us =|us is|i[’']m with|i[’']m from|i work (?:for|at)|this is) (?:the )?$|^(?:hi|hiya|hey|hello|morning)(?: (?:all|both|there|team))?[,!]? (?:it[’']?s |this is )?\p{L}{2,20} (?:here )?from (?:the )?$/iu,
  ],
  [
    'our-company',
    /\b(?:(?:our|my|the) (?:company|client|startup|business|organization|organisation|firm|nonprofit|institute|agency|brewery|bakery|association),?(?: is)?(?: called)?|client(?: is)?|company(?: name)? is|(?:we are|we[’']re) called|business is) (?:the )?$/iu,
  ],
  [
    'we-at',
    /\b(?:we|us|here|team|folks|people|call with|call w\/|spoke to|on behalf of|release for|statement (?:for|from)|statement,|release from) ?(?:at |of )?(?:the )?$/iu,
  ],
  [
    'title-of',
    new RegExp(`\\b${titles}(?: [\\p{Ll}-]{3,20})?(?: of [\\p{Ll} ]{3,20})?,? (?:of|at|for) (?:the )?$`, 'u'),
  ],
  ['person-at', /\p{Lu}[\p{L}’'-]{1,20} \p{Lu}[\p{L}’'-]{1,20}, [\p{Ll} -]{3,40} (?:at|of) (?:the )?$/u],
  ['title-comma', new RegExp(`\\b${titles}(?: of [\\p{Ll} ]{3,20})?, $`, 'u')],
  [
    'title-before',
    new RegExp(
      `\\b(?:${titles}|[Mm]r\\.?|[Mm]s\\.?|[Dd]r\\.?|brewer|chef|engineer|designer|author)(?: is| was|,)? $`,
      'u',
    ),
  ],
  ['founded-by', /\b(?:co-?)?founded (?:the )?$/u],
  ['by', /\bby (?:the )?$/u],
  [
    'run-by',
    /\b(?:run|hosted|organi[sz]ed|presented|made|built|published|launched|conducted|held|produced) by (?:the )?$/u,
  ],
  [
    'led-by',
    /\b(?:led by|lead(?: investor)?|investors?|existing investor|backed by|from investors?|joined by|also in|given by|awarded by|funded by|financed by|paid by|according to|ran it|supplier is|customer is)[: ]*(?:the )?$/iu,
  ],
  ['with', /\bwith (?:the )?$/u],
  ['at', /\bat (?:the )?$/u],
  [
    'at-before',
    /\b(?:was|were|worked|years|formerly|previously|recently|professor|ran|spent|came from|before that|ex)\b[^.;]{0,40} (?:at|of|for|from) (?:the )?$/u,
  ],
  ['from', /\bfrom (?:the )?$/u],
  ['in', /\bin (?:the )?$/u],
  ['on', /\bon (?:the )?$/u],
  ['of', /\bof (?:the )?$/u],
  ['for', /\bfor (?:the )?$/u],
  ['to', /\bto (?:the )?$/u],
  [
    'buys',
    /\b(?:buys|bought|buy|buying|acquires?|acquired|acquiring|acquisition of|takeover of|merges? with|purchase[sd]?) (?:the )?$/iu,
  ],
  [
    'product-verb',
    /\b(?:launch(?:es|ed|ing)?|introduc(?:es|ed|ing)|unveil(?:s|ed|ing)?|releas(?:es|ed|ing)|recall(?:s|ed|ing)?|called|named|sells|selling|out) (?:[\p{Ll}-]+ ){0,3}[“"]?$/u,
  ],
  ['award-verb', /\b(?:won|wins|win|received?|receives|bagged|got|for) (?:the |a |an |\d{4} )*[“"]?$/u],
  [
    'given-by',
    /\b(?:won|wins|got|received?|award(?:s|ed)?|prize|medal|honou?red|winner|recognized|certified)\b[^.;]{0,70} (?:from|by) (?:the )?$/u,
  ],
  ['joins', /\b(?:joins|joined|will join|has joined|anniversary of) (?:the )?$/u],
  ['and', /\b(?:and|or|&) (?:the )?$/u],
  ['behind', /\bbehind [“"]?$/u],
  ['quote-mark', /[“"«„] ?$/u],
  ['paren', /\($/u],
  ['bar', /[|·•–—] ?$/u],
  ['said', /\b(?:said|says|told|adds) $/u],
  ['a-city', /\b(?:an?|the) $/u],
  [
    'incident-at',
    /\b(?:breach|outage|incident|fire|explosion|layoffs|strike|accident|leak|machines|tenants|customers|members|terminals) (?:at|by|of) (?:the )?$/u,
  ],
  ['board-of', /\b(?:board|committee|staff|members) of (?:the )?$/u],
  [
    'other-firm',
    /\b(?:chain|firm|company|supplier|customer|competitor|partner|bank|fund|foundation|rival|brand|railway) $/u,
  ],
  ['lower', /\p{Ll} $/u],
  ['comma', /, $/u],
]

/** Signs in the line's label. */
export const nameLabels: readonly Sign[] = [
  [
    'company',
    /^(?:company(?: name)?|client(?: name)?|organi[sz]ation(?: a)?|org|brand|firm|startup|business|issuer|issued by|customer|nonprofit|institute|institution|association|agency|museum|school|school district|university|charity|party a|who we are|submitted by|bedrijf|firma|unternehmen|entreprise|empresa|azienda|företag)$/iu,
  ],
  ['host', /^(?:host|hosted by|organi[sz]er|presenter|buyer|acquirer|purchaser|parties|issuer)$/iu],
  ['who', /^who$/iu],
  ['about', /^about\b/iu],
  ['what', /^(?:what|news|story|headline|announcement|subject|betreff|objet|temat|asunto|oggetto|re)$/iu],
  [
    'other',
    /^(?:partner|partners|target|bought|seller|investors?|lead investors?|lead|others?|party b|organi[sz]ation b|given by|sponsor|supplier|product|venue|where|facility|event|name of the event|report name|report title)$/iu,
  ],
  [
    'person',
    /^(?:contact|press|media|quote|from|to|cc|press contact|media contact|ceo|founder|speaker|spokesperson|von|van|från|od|de|à|do)\b/iu,
  ],
]

/** Signs in the words of the name itself. */
export const nameWords: readonly Sign[] = [
  [
    'event-word',
    /\b(?:Festival|Weekend|Day|Night|Fair|Expo|Conference|Summit|Gala|Regatta|Concert|Show|Cup|Week|Marathon|Parade|Championship|Tour)\b/u,
  ],
  ['award-word', /\b(?:Award|Awards|Prize|Medal|Trophy|Honor|Series|of the Year)\b/u],
  [
    'report-word',
    /\b(?:Report|Index|Survey|Study|Barometer|Outlook|Review|Census|Ledger|Edition|Project|Program)$/u,
  ],
  ['investor-word', /\b(?:Fund|Capital|Ventures|Seed|Partners|Equity|Investments|Angels)\b/u],
  [
    'street-word',
    /\b(?:Street|Road|Avenue|Lane|Yard|Dock|Pier|Park|Hall|Beach|Highway|Boulevard|House|Chapel|Bay|Island|Valley|River)\b/u,
  ],
  [
    'office-word',
    /\b(?:Police|Department|Commission|Commissioner|Council|Ministry|Authority|Administration|Agency|FBI|OSHA|Bureau|Court)\b/u,
  ],
  ['agency-word', /\b(?:PR|Communications|Relations|Media|LLP|Counsel|Legal|Finance|Office)\b/u],
  ['and', / and /u],
]
