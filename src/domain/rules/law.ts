// Claims that need a basis. The messages give no legal advice.

import { followsPreposition } from '#domain/language/grammar/word-place.ts'
import { illnessPattern } from '#domain/language/health-words.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { findCrises, oldYear } from './crisis-events.ts'
import { findAll, isMentioned, toRuleMatch } from './paragraph-matches.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Release } from './release/release.ts'
import { proseRoles, type ReleaseMatch, type Rule, type RuleMatch, textRoles } from './rule.ts'

const healthClaim =
  /\b(?:cures?|heals?|treats?|prevents?|reverses?|relieves?|eliminates?|detoxif(?:y|ies)|boosts?|lowers?|reduces?(?: the risk of)?|cuts? the risk of|fights?|combats?|eases?|soothes?|alleviates?|melts?|burns?|banish(?:es)?|clears?(?: up)?|stops?|ends?|kills?|wards? off|guards? against|protects? against|helps? (?:with|fight|prevent|cure|treat|relieve|ease|reduce|lower|beat)|good for|works? wonders for|works? against|clinically proven|proven to|lose weight|sheds? (?:pounds|weight)|slims?|rejuvenates?|repairs?|strengthens?|supports?|improves?|restores?|calms?|detoxif\w+|FDA[- ](?:approved|cleared))\b/gi
const illness = new RegExp(
  `(?<![\\p{L}-])${illnessPattern()}(?![\\p{L}-])|\\bclinically proven\\b|\\bdetoxif|\\b(?:restores?|improves?|strengthens?|sharpens?|boosts?) (?:\\p{Ll}+ )?(?:hearing|vision|eyesight)\\b|\\blose weight\\b|\\bsheds? pounds\\b|\\b(?:liver|kidneys?|gut|skin|joints?|immune system|metabolism|heart health|brain health|memory|digestion)\\b(?=[^.]{0,20}(?:[.,;]|$|\\band\\b))|\\bFDA[- ](?:approved|cleared)(?=[.,;]|$)`,
  'iu',
)
/** Words for people and places that treat patients; what they do is no claim about a product. */
const carer =
  /\b(?:clinics?|hospitals?|doctors?|physicians?|nurses?|dentists?|surgeons?|therapists?|centers?|centre|practice|hospice|team|staff|ward|unit|vets?|veterinarians?|midwives|paramedics|specialists?|schools?|program|patients? (?:with|who))\b/i
/** An old claim that nobody makes now: 'A 1902 ad says the tonic cures gout'. */
const oldPraise =
  /\b1[6-9]\d\d\b[^.]{0,40}\b(?:ads?|posters?|labels?|pamphlets?|catalogs?|advertisements?)\b|\b(?:ads?|posters?|labels?|pamphlets?|advertisements?|claimed)\b[^.]{0,30}\b1[6-9]\d\d\b/
const healthBasis =
  /\b(?:approved|cleared|authorized|licensed) (?:by|in|for)\b|\b(?:Administration|Agency|EMA|regulators?|Health Canada) (?:has |have )?(?:approved|cleared|authorized|granted)\b|\bFDA (?:approved|cleared|authorized|granted) (?!and\b|or\b)\p{L}|\bFDA-(?:approved|cleared|authorized) (?:drug|medicine|medication|device|treatment|therapy|vaccine|test|implant|inhaler|tablet|pill|injection)s?\b|\bclinical (?:trial|study)|\btrial\b|\bstudy\b|\bnot (?:been )?(?:approved|evaluated|meant|intended|designed|sold|proven)\b|\bno (?:approval|claims?)\b|\bmay\b|\baccording to\b|\bprescri/iu
const friendly = '(?:friendly|conscious|safe|responsible|smart|positive|neutral|sound|kind|aware)'
const greenClaim = new RegExp(
  `\\b(?:carbon[- ](?:neutral|negative|free|zero)|(?:eco|earth|planet|climate|ocean|nature|environment(?:ally)?)[- ]?${friendly}|net[- ]zero|(?<!\\b(?:not|more|less|as|financially|economically|fiscally) )sustainabl[ey](?![-])(?: produced| sourced| made)?(?! (?:growth|level|levels|rate|profit|revenue|funding|financ|income|pace|business|margin|budget|yield))|sustainability(?= (?:leader|champion))|biodegradable|compostable|(?:100% |all[- ]|fully |completely |entirely |infinitely )(?:natural|recyclable|organic|renewable|plant-based)|offsets? (?:all|its|their|our|100%|every)(?: of)?(?: \\p{L}+){0,3} (?:emissions?|carbon|footprint)|guilt-free|cruelty-free|toxin-free|chemical-free|plastic-free|zero[- ](?:carbon|emissions?|waste|impact|footprint)|emissions?-free|(?:better|good|great|kind(?:er)?|safe(?:r)?|gentle(?:r)?) (?:for|to|on) (?:the|our) (?:planet|environment|earth|climate|oceans?)|(?:protect|save|help|heal|preserve)(?:s|ing)? (?:the|our) (?:planet|environment|earth|climate|oceans?)|(?:the|a|an|its|new|our),? green,? (?=\\p{Ll}+-friendly)|green (?:energy(?! drinks?)|power|electricity|hotels?|building|buildings|homes?|travel|transport|fuel|steel|hydrogen|brand|company|business|cleaning|products?|alternatives?|choices?|packaging|technolog(?:y|ies)|options?|future|initiatives?|solutions?|credentials|manufacturing|shipping|delivery|materials?|fashion))\\b(?!-\\p{Ll})`,
  'giu',
)
const greenBasis =
  /\bcertif\w+|\bseal (?:of|from)\b|\bverified\b|\baudit\w*|\b(?:meets?|met|under|to|by) (?:an? |the )?(?:[\p{L}\d-]+ ){1,3}standards?\b|\bstandards? (?:for|of|set|by)\b|\baccording to\b|\bISO\b|\bmeasured\b|\d(?:%| percent) (?:\p{L}+ ){0,2}(?:recycled|renewable|compostable|organic|post-consumer|fewer|lower|solar|wind|hydro)|\d(?:%| percent) less (?:\p{L}+ ){0,2}(?:energy|water|carbon|fuel|power|plastic|waste|gas|CO2)|\b(?:emissions?|carbon|energy|waste|water|gas|fuel|plastic|CO2|power)\b(?! neutral| negative| free)[^.]{0,40}\d(?:%| percent)|\d(?:%| percent)[^.]{0,20}\b(?:emissions?|carbon|CO2|waste)\b|\d (?:metric )?(?:tons?|tonnes?) (?:less|fewer|of (?:\p{L}+ )?(?:CO2|carbon|greenhouse|emissions?|waste|plastic|methane))\b|\boffsets?\b|\bbased on\b/iu
const customers =
  '(?:customers?|users?|patients?|guests?|clients?|owners?|buyers?|shoppers?|reviewers?|riders?|readers?|members?|fans?)'
const rating = new RegExp(
  `\\b\\d(?:\\.\\d)?(?: (?:out )?of (?:5|five))?[- ]stars?\\b|\\b(?:five|four)[- ]stars?\\b(?! (?:general|admiral|painted|recruit|prospect))|\\b\\d(?:\\.\\d)?\\/5\\b|\\brated (?:#|No\\. )?1\\b|\\b\\d(?:\\.\\d)? (?:out )?of (?:5|10|five|ten)(?: \\p{Ll}+)? rating\\b|\\brating of \\d\\.\\d\\b|\\b(?:rated?|rating of|scores?|scored|gives?|gave|earned|perfect|average|reviews?|reviewers|voted|near-perfect) (?:\\p{Ll}+ ){0,5}(?:\\d(?:\\.\\d)?|10) (?:out )?of (?:5|10|100|five|ten)\\b(?! (?!by|from|on|in|at|among|for|and|with|across|or|stars?)\\p{Ll})|\\b\\d+(?:\\.\\d+)?(?:%| percent) (?:\\p{Ll}+ )?(?:satisfaction|approval|recommendation) (?:score|rate|rating)s?\\b|\\bsatisfaction (?:score|rate|rating) of\\b|\\btwo thumbs up\\b|\\b(?:top|highest|best)-rated\\b|(?:\\d(?:%| percent)|\\b(?:[Nn]ine|[Ee]ight|9|8) (?:(?:out )?of|in) (?:10|ten)) (?:of )?(?:our |its |all )?(?:\\p{Ll}+ )??${customers} (?:would )?(?:recommend|love|prefer|endorse|praise)\\b|\\b(?:[Ee]very|[Ee]ach) (?:customer|user|patient|guest|client|owner|buyer|shopper|reviewer|rider|reader|member) (?:loves|recommends|praises|endorses|prefers|adores)\\b|\\b${customers} (?:everywhere |all |\\p{Ll}+ly )?(?:call(?= (?:it|them|us|its|the|their|this)\\b[^.]{0,30}\\b(?:best|finest|most|great|perfect|life|amazing|must|a|an|[“"]))|rave|swear|love|adore|praise)\\b(?! for| to)`,
  'giu',
)
/** A nameless customer's praise: '“Best blanket I ever had,” says a happy customer.' */
const testimonial = new RegExp(
  `(?<=[”"] ?)[—–-] ?(?:an? |one )?(?:\\p{Ll}+ ){0,2}${customers}(?=[.,]|$)|(?<=[”"] )(?:(?:raves?|raved|gush(?:es|ed)|swears?|swore|marvels?|marveled) (?:an?|one)\\b|(?:says|said|wrote|writes) (?:an?|one) (?:(?:happy|satisfied|delighted|longtime|repeat|loyal|verified) \\p{Ll}+|(?:\\p{Ll}+ ){0,2}${customers})|(?:an?|one) (?:\\p{Ll}+ ){0,2}${customers} (?:says|said|wrote|writes|raved|raves))\\b`,
  'giu',
)
/** Stars that are no rating: on a flag, in the sky, on a uniform. */
const realStars =
  /\b(?:flags?|sky|skies|galax(?:y|ies)|constellations?|telescopes?|clusters?|astronom\w+|generals?|admirals?|badges?|films?|movies?|casts?)\b/i
const ratingSource =
  /\b(?:reviews?|ratings?|votes|guests|buyers|readers) (?:\p{L}+ ){0,4}(?:on|at|from|in|by) (?:the )?(?:\p{Ll}+ ){0,3}\p{Lu}|\b(?:on|from|by|in) (?:the )?(?:Google|Yelp|Amazon|Apple|App Store|Trustpilot|Tripadvisor|G2|Capterra|Glassdoor|Michelin|[A-Z]\w+[’']?s? (?:Store|Reviews?|Guide|magazine))|\b(?:from|by) (?:the )?(?:(?:19|20)\d\d )?(?!Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec|Mon|Tues|Wed|Thurs|Fri|Sat|Sun)[A-Z]\w+|\bin (?:the|The) (?!Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec|U\.S|United)[A-Z]\w+|\b(?:[Cc]ritic|[Ii]nspector|[Jj]udge)s?\b|\baccording to\b|\bsurvey(?:ed)?\b|\bpoll\b|\bmagazine\b|\bawarded\b|\b[A-Z]\w+[’']s (?:\d{4} )?(?:test|poll|review|survey|ranking)\b/u
const accusation =
  /\b(?:alleg(?:ed|edly|es|ations?)|lawsuits?|filed suit|sued|suing|accus(?:ed|es|ations?|ing)|indict(?:ed|ment)|fraud(?:ulently)?|embezzl\w+|defrauded|infring(?:ed|es|ement))\b/gi
/** Crimes and wrongs that only a court can find. */
const deed =
  /\b(?:(?:found(?: (?:the|its|him|her|them|\p{L}+)(?: \p{L}+)?)?|is|was|are|were|pleaded) guilty\b|(?:patent|class-action|civil|discrimination|antitrust|defamation|wrongful-death|trademark|copyright) suits?\b|suits? (?:against|over|alleging|accusing)\b|(?:charged|accused|suspected) (?:with|of) (?:fraud|theft|assault|murder|bribery|embezzlement|corruption|tax evasion|perjury|conspiracy|a crime)\b|convict(?:ed|s|ion)\b|arrested\b(?! (?:the|its|their|a) (?:spread|decline|fall|growth|loss|erosion|decay|slide|development))|stole (?!the (?:show|spotlight|scene)|home|hearts|(?:first|second|third)(?=[.,;]| and)|(?:first|second|third|\p{Ll}+) bases?\b)|theft\b|bribe(?:s|d|ry)?\b|kickbacks?\b|lied (?:about|to)\b|cheated\b|swindled\b|slander(?:ed)?\b|libel(?:ed)?\b|defam\w+|breach of contract\b|wrongdoing\b|malpractice\b|negligen(?:t|ce)\b|(?:illegally|unlawfully|fraudulently|knowingly) \p{Ll}+ed\b)/giu
const caseNumber = /\b(?:case|docket|no\.|number|file|claim)\s?(?:no\.?|number)?\s?[:#]?\s?[\w:.-]{0,40}\d/i
const accuser =
  /\baccording to\b|\b(?:complaint|filing|indictment|(?:law)?suit|court papers|court documents|prosecutors?|police|attorney general|plaintiffs?)\b[^\n]{0,120}\b(?:says?|said|alleges?|alleged|claims?|states?|filed)\b|\b(?:said|says) in a\b|\b(?:court|police|public|county|federal|state) (?:records?|filings?|documents?|papers|files) (?:show|say|state|allege)|\b(?:judge|jury|court|panel|tribunal)\b[^.\n]{0,60}\b(?:ruled|found|dismissed|ordered|sided|held|approved|accepted|certified|convicted|sentenced|acquitted|indicted)\b/i
/** Words that show that the next sentence is still about the rating: not 'Sales rose, according to tax filings'. */
const speaksOfRating =
  /\b(?:ratings?|rated|reviews?|reviewed|reviewers|stars?|scores?|scored|votes?|voted|survey|surveyed|poll|polled|award|awarded|tested|judges|guide|magazine|respond\p{Ll}+|asked|figure|average)\b|^(?:That|This|It is|The (?:site|app|list))\b/iu
export const lawRules: readonly Rule[] = [
  {
    id: 'LEG-03',
    severity: 'warning',
    title: 'Back up the health claim',
    reason:
      'Regulators and wires ask what a health claim is based on. Give the approval or study, or ask counsel.',
    roles: textRoles,
    check: (paragraph) =>
      claimsWithoutBasis(
        paragraph,
        words.health,
        healthClaim,
        healthBasis,
        (sentence) => illness.test(sentence) && !carer.test(sentence) && !oldPraise.test(sentence),
      ).filter(({ from }) => !followsPreposition(paragraph.text.slice(Math.max(0, from - 40), from))),
  },
  {
    id: 'LEG-04',
    severity: 'warning',
    title: 'Back up the green claim',
    reason:
      'Consumer rules in many countries require evidence, such as a measurement, standard or certification.',
    roles: textRoles,
    check: (paragraph) =>
      claimsWithoutBasis(
        paragraph,
        words.green,
        greenClaim,
        greenBasis,
        (sentence) => !canGoOn.test(sentence),
      ),
  },
  {
    id: 'LEG-05',
    severity: 'warning',
    title: 'Name the source of the rating',
    reason:
      'Ratings and testimonials must be real and used with permission. Say who rated it, where and when.',
    roles: textRoles,
    check: (paragraph) => [
      ...claimsWithoutBasis(
        paragraph,
        words.rating,
        rating,
        ratingSource,
        (sentence) => !realStars.test(sentence),
        (next) => speaksOfRating.test(next),
      ),
      ...(paragraph.quotations.length > 0 ? findAll(paragraph, testimonial) : []).map((match) =>
        toRuleMatch(match),
      ),
    ],
  },
  {
    id: 'LEG-06',
    severity: 'warning',
    title: 'Add the case number and source',
    reason: 'Wires ask for the case number and who’s making the claim. Ask counsel to review it.',
    checkRelease: checkAccusation,
  },
  {
    id: 'LEG-08',
    severity: 'warning',
    title: 'Have counsel review this first',
    reason: 'Deaths, injuries, breaches, recalls and court cases go to counsel before anyone else.',
    checkRelease: checkCrises,
  },
]

/** A crisis in the headline or the lead, reported once. Further down it may be long past. */
function checkCrises(release: Release): ReleaseMatch[] {
  const all = release.of('headline', 'subhead', 'lead', 'body').flatMap((part) => {
    const [match] = part.paragraph.recall(findCrises)
    return match === undefined
      ? []
      : [
          {
            part,
            ...toRuleMatch(match, undefined, `“${nameEvent(match[0])}”: have counsel review this first`),
          },
        ]
  })
  return all.map((each, index) =>
    index === 0 && each.part.role !== 'body' ? each : { ...each, severity: 'hint' as const },
  )
}

/** The event without the words it was found by, such as the preposition in 'death in the plant'. */
function nameEvent(found: string): string {
  return found.replace(/ (?:of|at|in|on|to|after|an?|the|its|all|some|certain|his|her)$/i, '')
}

/** Quick tests, which spare most paragraphs the patterns above. */
const words = {
  health: new Trigger(
    /cure|heal|treat|prevent|revers|reliev|eliminat|detox|boost|lower|reduc|risk|fight|combat|^eases?$|sooth|alleviat|melt|burn|banish|clear|stop|^ends?$|kill|ward|guard|protect|help|^good$|wonders|against|proven|weight|pounds|slim|rejuvenat|repair|strengthen|support|improv|restor|calm|^fda/,
  ),
  green: new Trigger(
    /carbon|climate|^net|zero|natural|recycl|organic|renewable|plant-based|offset|-free|eco|environment|ocean|nature|sustainab|earth|planet|biodegrad|compost|emission|green/,
  ),
  rating: new Trigger(
    /stars?$|^rate|rating|scor|-rated|^5$|^10$|^100$|^ten$|^\d\.\d|recommend|love|prefer|endorse|praise|^call$|rave|swear|adore|satisfaction|thumbs/,
  ),
  accusation: new Trigger(
    /alleg|suits?$|^sued|suing|accus|indict|fraud|embezzl|infring|guilty|convict|arrest|stole|theft|brib|kickback|^lied|cheated|swindled|slander|libel|defam|suspected|charged|breach|wrongdoing|^illegally$|^unlawfully$|^knowingly$|malpractice|negligen/,
  ),
} as const

/** Claims without a basis in their own sentence or the next. */
function claimsWithoutBasis(
  paragraph: Paragraph,
  trigger: Trigger,
  claim: RegExp,
  basis: RegExp,
  counts: (sentence: string) => boolean = () => true,
  goesOn: (next: string) => boolean = () => true,
): RuleMatch[] {
  const open = new Map<number, boolean>()
  const matches = paragraph.has(trigger) ? findAll(paragraph, claim) : []
  return matches.flatMap((match) => {
    const index = paragraph.sentenceAt(match.index)
    if (isMentioned(paragraph, match.index) || isAsked(paragraph, index, match.index)) return []
    const [own, next] = [paragraph.sentences[index]?.text ?? '', paragraph.sentences[index + 1]?.text ?? '']
    const isOpen = open.get(index) ?? (counts(own) && !basis.test(own) && !(goesOn(next) && basis.test(next)))
    open.set(index, isOpen)
    return isOpen ? [toRuleMatch(match)] : []
  })
}

/** How many letters before a claim are read for a question. */
const reach = 120
const asking =
  /\b(?:whether|(?:proof|evidence) (?:that|of)|(?:ask|doubt|question|wonder|dispute|den(?:y|ies|ied))\p{Ll}* (?:if|that|how))\b[^,;:]*$/iu

/** Whether the words are only a question: 'asked whether the debt was sustainable'. */
function isAsked({ sentences, text }: Paragraph, index: number, at: number): boolean {
  return asking.test(text.slice(Math.max(sentences[index]?.from ?? 0, at - reach), at))
}

/** 'Sustainable' in the sense of lasting: 'The deficit is sustainable'. */
const canGoOn =
  /\b(?:debts?|loans?|pensions?|deficits?|loss(?:es)?|pace|workloads?|caseloads?|shifts|subsid(?:y|ies)|rents?|growth|budgets?|prices?|costs?|schedules?|objections?|finances|funding|spending|payments?|dividends?|wages|hours|rates?|levels?|tax(?:es)?|fees?|demand|staffing|borrowing|profits?|revenues?|business model|model|arrangement|situation|status quo|benefits|premiums?)\b[^.;]{0,40}\b(?:is|are|was|were|be|been|remains?|seems?|longer|looks?|financially)(?: \p{Ll}+)? sustainable\b/iu

/** Accusations without a case number or a source anywhere in the story. */
function checkAccusation(release: Release): ReleaseMatch[] {
  const all = release
    .of(...proseRoles)
    .flatMap((part) => part.paragraph.recall(readAccusation).map((match) => ({ part, match })))
  const first = all.find(({ part, match }) => isOutright(part.paragraph, match)) ?? all[0]
  if (first === undefined) return []
  const story = release.story.map(({ paragraph }) => paragraph)
  const lacks = [
    ...(story.some(({ text }) => caseNumber.test(text)) ? [] : ['a case number']),
    ...(story.some(({ text }) => accuser.test(text)) ? [] : ['a source']),
  ]
  if (lacks.length === 0) return []
  const { part, match } = first
  const message = `“${match[0]}” needs ${lacks.join(' and ')}`
  return [{ part, from: match.index, to: match.index + match[0].length, message }]
}

function readAccusation(paragraph: Paragraph): readonly RegExpExecArray[] {
  if (!paragraph.has(words.accusation)) return []
  // Each sentence is judged once.
  const told = new Map<number, boolean>()
  const found = [...findAll(paragraph, accusation), ...findAll(paragraph, deed)].filter((match) => {
    const index = paragraph.sentenceAt(match.index)
    const sentence = paragraph.sentences[index]?.text ?? ''
    const isTold =
      told.get(index) ?? (inWork.test(sentence) || oldYear.test(sentence) || longAgo.test(sentence))
    told.set(index, isTold)
    return !isTold && !isTopic(match) && !isMentioned(paragraph, match.index)
  })
  const first = found.find((match) => isOutright(paragraph, match)) ?? found[0]
  return first === undefined ? [] : [first]
}

const crime =
  /^(?:stole|embezzled|defrauded|lied|cheated|swindled|bribed|slandered|libeled|illegally|unlawfully|fraudulently|knowingly)/i
const reported =
  /\b(?:alleg|accus|indict|convict|charge|plead|found|lawsuit|suit|sued|suing|court|jury|judge|complaint|police|prosecutor|according to|said|says)/i

/** Whether the deed is stated as a fact and nobody is quoted for it: 'The supplier stole the pallets'. */
function isOutright(paragraph: Paragraph, { 0: found, index }: RegExpExecArray): boolean {
  const sentence = paragraph.sentences[paragraph.sentenceAt(index)]?.text ?? ''
  return crime.test(found) && !reported.test(sentence)
}

/** Works and lessons about crimes, which accuse nobody. */
const inWork =
  /\b(?:novel|play|film|movie|book|fable|story|tale|opera|exhibit|exhibition|class|course|lecture|seminar|documentary|podcast|episode|character|thriller|memoir|musical|poem)s?\b/i
const crimeNoun =
  /^(?:fraud|theft|brib\w+|kickbacks?|embezzlement|slander|libel|defamation|malpractice|negligence|wrongdoing|infringement|lawsuits?|breach of contract|convictions?)$/i
const topicBefore =
  /\b(?:(?:course|class|lecture|book|novel|film|play|lesson|seminar|workshop|training|law|laws|rules|insurance|policy|policies|safeguards?|protection|guard|guards|tools?|help|advice|expert|experts|specialist) (?:on|in|about|of|for|against|and|with) (?:[\p{L}-]+ ){0,4}|(?:prevent|detect|deter|stop|reduc|cut|fight|combat|catch|spot|avoid|report|limit|curb|resist|block|against|from|no|without|no evidence of|any)\p{L}* (?:[\p{L}-]+ )?|such as (?:[\p{L}-]+,? ){0,4}|anti-)$/iu
const topicAfter =
  /^(?: and p{L}+)? (?:prevention|detection|protection|insurance|awareness|alerts?|courses?|class|laws?|rates?|risks?|squad|unit|hotline|team|lawyers?|policy|coverage|office|examiner|examiners|control|controls|filters?|software|statistics|defense|reform)\b|^-(?:resistant|proof|detection|prevention)/i

/** Whether the crime is only a topic: 'a course on fraud', 'theft insurance', 'to prevent bribery'. */
function isTopic({ 0: found, index, input }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - 70), index)
  if (
    /^convict/i.test(found) &&
    /\b(?:with|the|a|deep|strong|our|his|her|their) (?:\p{L}+ )?$/iu.test(before)
  )
    return true
  return (
    crimeNoun.test(found) && (topicBefore.test(before) || topicAfter.test(input.slice(index + found.length)))
  )
}

/** Deeds by unknown people: 'that thieves stole'. */
const longAgo =
  /\b(?:thieves|burglars|robbers|vandals|pirates|poachers|smugglers|raiders|looters) (?:\p{Ll}+ )?stole\b/u
