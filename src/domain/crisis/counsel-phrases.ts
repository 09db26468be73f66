// What calls for counsel only in its context: a minor is a person, a minor delay is not. Rule LEG-08.

const article = 'a|another|one|the|this|that|each|every|any|no|first|second'
const afterNoun =
  'is|was|has|had|who|whose|and|or|but|in|on|at|of|from|with|by|to|for|under|when|while|after|before|because|during|may|might|could|can|cannot|did|does|reported|said|says|received|suffered|missed|lost|needed|waited'
const ends = `['’]s\\b|\\s*(?:$|[.,;:!?)])|\\s+(?:${afterNoun})\\b`

const ownedByPatient = 'data|records?|information|files?|safety|care|names?|harm|appointments?|privacy'
const youngPeople =
  'daughters?|sons?|students?|pupils?|customers?|passengers?|guests?|users?|employees?|workers?|visitors?|siblings?|brothers?|sisters?'
const person = new RegExp(
  `\\b(?:minor|patient)(?<=\\b(?:${article}) (?:[\\p{L}\\p{N}-]{1,30} )?(?:minor|patient))(?=${ends})|\\bpatient(?=\\s+(?:${ownedByPatient})\\b)|\\bminor(?=\\s+(?:${youngPeople}|child|children|boys?|girls?)\\b)`,
  'giu',
)

// Under 18, and no server or building: they have an age too.
const young =
  '(?:1[0-7]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const byAge = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])${young}[-\\s]year[-\\s]olds?(?=${ends}|\\s+(?:${youngPeople}|patients?|swimmers?|players?|riders?|children|child|boys?|girls?)\\b)|(?=[\\p{L}\\p{N}])(?<=\\b(?:he|she|they|who)\\s+(?:is|was|are|were)\\s+(?:only\\s+|just\\s+)?)${young}\\s+years?\\s+old\\b|\\baged?\\s+${young}(?![\\p{L}\\p{N}%])(?=\\s*(?:$|[.,;:!?)])|\\s+(?:and|was|were|who|died)\\b)`,
  'giu',
)

const lostLife =
  /\b(?:los(?:e|es|t|ing)\s+(?:(?:her|his|their|its|a|the|[\p{N}]+|two|three|four|five|many)\s+)?li(?:fe|ves)|loss\s+of\s+lives?|loss\s+of\s+life|took\s+(?:her|his|their)\s+(?:own\s+)?li(?:fe|ves))\b/giu

// Burned hands, not a burned-out fan; was shot, not the best shot. The word is looked for first: what comes before it is long to read.
const burned = /(?<![\p{L}\p{N}-])(?:burned|burnt|burns)(?![-\s]+(?:out|through|in)\b)(?![\p{L}-])/giu
const shot =
  /(?=shot)(?<!\b(?:a|an|another|best|big|first|hot|in|long|one|per|screen|second|single)\s+)(?<![\p{L}\p{N}-])shot(?![\p{L}-])/giu

const court =
  /(?=court)(?<!\b(?:badminton|basketball|food|squash|tennis)\s+)(?<![\p{L}\p{N}-])courts?(?![\p{L}-])/giu
const judge = /\b(?:a|the|federal|county|state|district|high)\s+(?:court\s+)?judges?\b/giu
const investigating =
  /\binvestigat(?:e|ing)(?=\s+(?:the\s+company|our\s+(?:chief|ceo|company|conduct)|us|\[COMPANY\]))/giu

// In capitals only: 30 sec is a time. SEC after a number is one too.
const agencies =
  'ATF|BaFin|CDC|CFPB|CFTC|CISA|CNIL|CPSC|DEA|DHS|DOJ|DOL|EEOC|EPA|FAA|FBI|FCA|FCC|FDA|FERC|FINRA|FTC|HHS|HSE|ICO|IRS|MHRA|NHTSA|NLRB|NTSB|OCC|OFAC|OSHA|SEC|SFO|USDA|GDPR|HIPAA'
const agency = new RegExp(`(?<![\\p{L}\\p{N}-])(?<!\\p{N}\\s)(?:${agencies})(?![\\p{L}\\p{N}])`, 'gu')

const ofPeople =
  "personal|private|confidential|sensitive|customers?|customers?[’']s?|users?|users?[’']s?|employees?|employees?[’']s?|members?|card|payment|bank|account|health|medical|financial"
const known = '(?:data|information|details|records|numbers|passwords)'
const outside =
  'accessed|accessible|copied|disclosed|downloaded|exposed|leaking|lost|open|posted|public|published|sent|shared|shown|sold|taken|viewed|visible'
const exposedData = new RegExp(
  `\\b(?:${ofPeople})\\s+${known}\\b(?=[^.!?\\n]{0,80}\\b(?:${outside})\\b)|\\bexpos(?:e|ed|es|ing|ure)\\b(?=[^.!?\\n]{0,80}\\b(?:${ofPeople})\\s+${known}\\b)|\\bsocial\\s+security\\s+numbers?\\b`,
  'giu',
)

/** Whether the text is the short name of an authority, which keeps its capitals. */
export function isAgency(text: string): boolean {
  return agencies.split('|').includes(text)
}

export const counselPhrases: readonly RegExp[] = [
  person,
  byAge,
  lostLife,
  burned,
  shot,
  court,
  judge,
  investigating,
  agency,
  exposedData,
]
