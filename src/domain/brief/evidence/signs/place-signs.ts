// Signs in the words around a city that the release comes from there.
import type { Sign } from '#domain/brief/evidence/signs.ts'

const kinds =
  '(?:company|maker|firm|startup|start-up|nonprofit|non-profit|charity|studio|brand|chain|agency|insurer|bank|brewery|bakery|school|institute|museum|theatre|theater|clinic|hospital|association|manufacturer|developer|provider|utility|union|cooperative|bar|choir|group|farm|winery|business|organization|team|outfit|publisher|retailer|carrier|society)'
const sites =
  '(?:office|site|plant|factory|headquarters|data cent(?:er|re)|campus|warehouse|workshop|shop|store|home|base|mill|brewery|hub|yard|lab)'

/** Signs in the words before the city. */
export const beforeCity: readonly Sign[] = [
  [
    'leading-label',
    /^(?:where(?! it[’']?s (?:worst|best|\p{L}+est)\b)|city|town|place|hq|based|seat|dateline|home|ort|lieu|location)\b[^.]{0,12} $/iu,
  ],
  ['not', /\bnot (?:in |from )?$/iu],
  ['was', /\b(?:was|formerly|previously|until \d{4}|ex) (?:in )?$/iu],
  ['home', /\b(?:HQ[’']?d|seat|home base|head office|main office|registered office)\b[^.;]{0,16} $/iu],
  [
    'dateline',
    /\b(?:dateline|date ?line|datumszeile)(?: is| should be|:)? $|\b(?:dated?|dated it) from $|\b(?:write|put) $|\b(?:we|us|they|i)(?:[’']re|[’']ll| will| are| can| do)? issu(?:e|es|ing)\b[^.;]{0,20} from $|\b(?:issued|goes out|going out|released) from $/iu,
  ],
  ['city-of', /\b(?:city|town|municipality|borough|village|comune|gemeente|mayor) (?:of|di|de|van) $/iu],
  ['address-end', /\p{L} \d{1,4}[a-z]?, (?:\d{4,6} )?$/u],
  ['own-site', new RegExp(`\\b(?:our|its|the) (?:[\\p{Ll}-]+ ){0,2}?${sites} (?:in|at) $`, 'iu')],
  ['own-site-in', new RegExp(`\\bour (?:[\\p{Ll}-]+ ){0,2}?${sites} (?:in|at) $`, 'iu')],
  [
    'sender-in',
    /\b(?:I[’']m|I am|I[’']ll be|he[’']s|she[’']s|by phone|by email) (?:\S+ )?(?:in|from|at) $/iu,
  ],
  ['bar', /[|·•] ?$/u],
  [
    'based-in',
    /\b(?:based|headquartered|headquarters(?: (?:are|is))?|head office|main office|home|HQ|located)(?: is| are| stays?| remains?)?(?: still| now)?:? (?:in |at )?$|(?<!\b(?:an|new|second|another|regional|third|first|the) )\boffices?(?: is| are)? (?:in|at) $/iu,
  ],
  [
    'we-in',
    /\b(?:we are|we[’']re|we[’']ve been|been|us|here|which is|that[’']s us|persons|people|staff)(?: out of| in| at| from),? $/iu,
  ],
  ['in', /\bin $/u],
  ['at', /\bat $/u],
  ['from', /\bfrom $/u],
  ['of', /\bof $/u],
  ['to', /\bto $/u],
  ['near', /\b(?:near|outside|around|north of|south of|east of|west of) $/u],
  ['between', /\b(?:between|and|or) $/u],
  [
    'open-in',
    /\b(?:open(?:s|ed|ing)?|build(?:s|ing)?|plant|factory|store|branch|wing|site|shop|yard|hall|workshop|office|second|new|expands?|expansion)\b[^.;]{0,40} (?:in|at|to) $/iu,
  ],
  [
    'held-in',
    /\b(?:takes place|held|festival|concert|conference|fair|event|returns to|returns|gala|show|reopens|performance)\b[^.;]{0,40}? (?:in|at|to)? ?$/iu,
  ],
  [
    'incident-in',
    /\b(?:fire|leak|outage|recall|breach|injur\p{L}+|hospital|explosion|spill|burst|without water)\b[^.;]{0,40} (?:in|at) $/iu,
  ],
  ['kind-in', new RegExp(`\\b${kinds}s?(?: here)? (?:in|from|of|at) $`, 'iu')],
  ['founded-in', /\b(?:founded|started|began|established|born|raised|grew up)\b[^.;]{0,20} in $/iu],
  [
    'sold-in',
    /\b(?:sold|customers?|users?|stores|shops|available|terminals|sites|schools|homes|cities|tested|trial|pilot|growers|farms)\b[^.;]{0,30} in $/iu,
  ],
  [
    'formerly',
    /\b(?:was|ran|worked|previously|formerly|moving|moved|degree|studied|years|museum|handed over|presented|given|signed|won)\b[^.;]{0,40} (?:in|at|to|from) $/iu,
  ],
  ['other-of', /\p{Lu}[\p{L}&’'-]+(?:,)? (?:of|from|in) $/u],
  ['other-comma', /\p{Lu}[\p{L}&’'.-]+, $/u],
  ['article', /\b(?:an?|the|this) $/iu],
  ['our', /\b(?:our|its|their) $/iu],
  ['paren', /\((?:[^)]{0,30}, )?$/u],
  ['address', /\b\d+[a-z]? [^,;:]{3,40}, (?:\d{4,6} )?$/u],
  ['comma', /, $/u],
  ['stop', /[.:] $/u],
  ['start', /^$/u],
  ['lower', /\p{Ll} $/u],
  ['zip', /\b\d{4,5} $/u],
  ['list', /\p{Lu}[\p{L}]+(?:, \p{Lu}[\p{L} ]+)*,? (?:and|or) $/u],
]

/** Signs in the words after it. */
export const afterCity: readonly Sign[] = [
  ['dateline', /^ (?:dateline\b|(?:at|on) (?:the )?top\b|as (?:the )?dateline\b)/iu],
  ['based', /^[- ]based\b/u],
  ['kind', new RegExp(`^(?:, [\\p{L}. ]{2,20},)? (?:[\\p{Ll}-]+ ){0,3}?${kinds}\\b`, 'u')],
  ['site', new RegExp(`^ ${sites}\\b`, 'u')],
  ['possessive', /^[’']s /u],
  ['since', /^(?:, [\p{L} ]+,)? (?:since|for \d)/u],
  ['paren', /^(?:, [\p{L}. ]{2,20})?\)/u],
  ['on-date', /^,? on (?:\p{Lu}|\d|the \d)/u],
  [
    'verb',
    /^,? (?:is|was|has|will|had|names?|launch\p{L}*|opens?|closes|recalls?|raises|raised|wins|won|becomes|found|to)\b/u,
  ],
  ['comma', /^,/u],
  ['and', /^ (?:and|or|\+|&) /u],
  ['end', /^\W*$/u],
  ['time', /^ time\b/u],
  ['name', /^ \p{Lu}/u],
  ['number', /^,? \d/u],
  ['list', /^(?:, \p{Lu}[\p{L} ]+)* (?:and|or) \p{Lu}/u],
]

/** Signs in the line's label. */
export const cityLabels: readonly Sign[] = [
  [
    'home',
    /\b(?:city|location|headquarters|hq|head office|based|place|dateline|home|town|seat|ort|lieu|sitz|plaats|luogo|lugar|sede|ciudad|cidade|stad|by|sted)\b|^(?:main |home |our |firm[’']?s? )?office(?: location)?$/iu,
  ],
  ['where', /^(?:where|venue|address|dove|wo|où|adresse)$/iu],
  [
    'company',
    /^(?:company|client|organi[sz]ation(?: a)?|organi[sz]er|who|buyer|acquirer|institute|host|about|parties|firm|brand|nonprofit|business)$/iu,
  ],
  [
    'other',
    /^(?:target|bought|partner|seller|investors?|organi[sz]ation b|use of funds|customers?|background|facility|quote)\b/iu,
  ],
]

const dated =
  /^(?:, [\p{L}. ]{2,24})?[,:]? \(?(?:\d{1,2}\.?(?:st|nd|rd|th)? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.?,? \d{1,4}\b/u

/** Whether the city starts a dateline: "Norrhamn, 3 February 2026". */
export const startsDateline = (before: string, after: string): boolean =>
  /^[^\p{L}\p{N}]*$/u.test(before) && dated.test(after)

const verbs = '(?:has|will|is|was|bought|buys|acquire\\p{L}*|names?|open\\p{L}*|launch\\p{L}*|with|and)'

/** Signs in the words between a company and a city after it. */
export const besideCompany: readonly Sign[] = [
  ['beside', /^(?:,| \(| of| in| from|, of|, in| –| —| -|:| = |=)? ?(?:that[’']?s us,? )?(?:the )?$/u],
  ['near', new RegExp(`^(?=.{3,70}$)(?:(?!\\b${verbs}\\b)[^.;])+$`, 'u')],
  ['is', /^ (?:is|was) (?:an? |the |based |located |headquartered ).{0,50}$/u],
  ['other-between', /\b(?:bought|buys?|buying|acquir\p{L}+|with|led by|from|and)\b[^.;]{0,80}\p{Lu}/u],
]
