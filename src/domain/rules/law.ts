// Claims that need a basis, said without advice on law. Press rules 2.8.
import type { Paragraph } from './release/paragraph.ts'
import type { Release } from './release/release.ts'
import { proseRoles, type ReleaseSpot, type Rule, type Spot, textRoles } from './rule.ts'
import { findAll, spotMatch } from './spots.ts'

const healthClaim =
  /\b(?:cures?|heals?|treats?|prevents?|reverses?|relieves?|eliminates?|detoxif(?:y|ies)|boosts? (?:your |the )?immun\w+|clinically proven)\b/gi
const illness =
  /\b(?:disease|cancer|diabetes|pain|infections?|anxiety|depression|virus|flu|colds?|throats?|symptoms?|arthritis|insomnia|migraines?|headaches?|allerg(?:y|ies)|asthma|inflammation|covid|illness(?:es)?|immun\w+|wrinkles|obesity|hypertension|blood pressure|clinically proven)\b/i
const healthBasis =
  /\bFDA\b|\bapproved\b|\bcleared\b|\bclinical (?:trial|study)|\btrial\b|\bstudy\b|\bnot (?:been )?evaluated\b|\bmay\b|\baccording to\b|\bprescri/i
const greenClaim =
  /\b(?:carbon[- ](?:neutral|negative|free)|climate[- ](?:neutral|positive)|net[- ]zero|eco-?friendly|environmentally friendly|sustainabl[ey](?: produced| sourced| made)?(?! (?:growth|profit|revenue|funding|financ|income|pace|business|margin|budget))|earth-friendly|planet-friendly|biodegradable|zero[- ](?:emissions?|waste))\b/gi
const greenBasis =
  /\bcertif\w+|\bverified\b|\baudit\w*|\bstandard\b|\baccording to\b|\bISO\b|\bmeasured\b|\d(?:%| percent) (?:\p{L}+ ){0,2}(?:recycled|renewable|compostable|organic|post-consumer|less|fewer|lower|solar|wind|hydro)|\b(?:emissions?|carbon|energy|waste|water|gas|fuel|plastic|CO2|power)\b[^.]{0,40}\d(?:%| percent)|\d(?:%| percent)[^.]{0,20}\b(?:emissions?|carbon|CO2|waste)\b|\d (?:metric )?(?:tons?|tonnes?)\b|\boffsets?\b|\bbased on\b/iu
const rating =
  /\b\d(?:\.\d)?(?: out of (?:5|five))?[- ]stars?\b|\b(?:five|four)-star\b|\b\d(?:\.\d)?\/5\b|\brated (?:#|No\. )?1\b|\btop-rated\b/gi
const ratingSource =
  /\b(?:on|from|by|in) (?:the )?(?:Google|Yelp|Amazon|Apple|App Store|Trustpilot|Tripadvisor|G2|Capterra|Glassdoor|Michelin|[A-Z]\w+ (?:Store|Reviews?|Guide))|\baccording to\b|\breviews?\b|\bsurvey\b|\bcustomers? (?:gave|rated)\b|\bawarded\b/
const accusation =
  /\b(?:alleg(?:ed|edly|es|ations?)|lawsuits?|sued|suing|accus(?:ed|es|ations?)|indict(?:ed|ment)|fraud|embezzl\w+|defrauded|infring(?:ed|es|ement))\b/gi
const caseNumber = /\b(?:case|docket|no\.|number|file|claim)\s?(?:no\.?|number)?\s?[:#]?\s?[\w:.-]{0,40}\d/i
const accuser =
  /\baccording to\b|\b(?:complaint|filing|indictment|suit|court papers|court documents|prosecutors?|police|attorney general|plaintiffs?)\b[^\n]{0,120}\b(?:says?|said|alleges?|alleged|claims?|states?|filed)\b|\b(?:said|says) in a\b/i
const crisis =
  /\b(?:deaths?|died|(?:was|were) killed|fatal(?:ity|ities)?|injur(?:y|ies|ed)|(?:data |security )?breach(?:es)?|recall(?:s|ed|ing)?|lawsuits?|harass(?:ment|ed)|assault(?:ed|s)?|explosion|evacuat\w+|contaminat\w+|outbreak|ransomware|misconduct)\b/gi

export const lawRules: readonly Rule[] = [
  {
    id: 'LEG-03',
    severity: 'warning',
    title: 'A health claim needs its approval status',
    reason:
      'Regulators and wires ask what a claim about health rests on. Say it, or have counsel read the sentence.',
    roles: textRoles,
    check: (paragraph) =>
      claimsWithoutBasis(paragraph, healthClaim, healthBasis, (sentence) => illness.test(sentence)),
  },
  {
    id: 'LEG-04',
    severity: 'warning',
    title: 'A green claim needs a basis',
    reason:
      'Consumer rules in many countries ask for a measure, a standard or a certificate beside such words.',
    roles: textRoles,
    check: (paragraph) => claimsWithoutBasis(paragraph, greenClaim, greenBasis),
  },
  {
    id: 'LEG-05',
    severity: 'warning',
    title: 'A rating needs its source',
    reason: 'Ratings and testimonials must be real, permitted and named: who rated, where and when.',
    roles: textRoles,
    check: (paragraph) => claimsWithoutBasis(paragraph, rating, ratingSource),
  },
  {
    id: 'LEG-06',
    severity: 'warning',
    title: 'An accusation needs a case number and a source',
    reason: 'Wires ask for the case number and whose claim it is. Have counsel read it.',
    checkRelease: checkAccusation,
  },
  {
    id: 'LEG-08',
    severity: 'warning',
    title: 'Counsel first',
    reason:
      'Death, injury, breach, recall and court matters: let counsel read the text before anybody else does.',
    roles: ['headline', 'subhead', 'lead'],
    check: (paragraph) =>
      (mayHold(paragraph) ? findAll(paragraph, crisis) : [])
        .slice(0, 1)
        .map((match) => spotMatch(match, undefined, `“${match[0]}”: have counsel read this first`)),
  },
]

/** Words without which none of the patterns above can find anything. */
const triggers: ReadonlySet<string> = new Set(
  `cure cures heal heals treat treats prevent prevents reverse reverses relieve relieves eliminate eliminates detoxify detoxifies boost
  boosts clinically carbon carbon-neutral carbon-negative carbon-free climate climate-neutral climate-positive net net-zero eco-friendly
  ecofriendly environmentally sustainable sustainably earth-friendly planet-friendly biodegradable zero zero-emission zero-emissions
  zero-waste star stars five-star four-star rated top-rated alleged allegedly alleges allegation allegations lawsuit lawsuits sued suing
  accused accuses accusation accusations indicted indictment fraud defrauded infringed infringes infringement death deaths died killed
  fatal fatality fatalities injury injuries injured breach breaches recall recalls recalled recalling harassment harassed assault
  assaulted assaults explosion outbreak ransomware misconduct`.split(/\s+/),
)
const openTrigger = /\/5|[- ]stars?\b|embezzl|evacuat|contaminat/i

function mayHold(paragraph: Paragraph): boolean {
  return paragraph.recall(readTriggers)
}

function readTriggers(paragraph: Paragraph): boolean {
  return paragraph.hasAny(triggers) || openTrigger.test(paragraph.text)
}

/** Claims whose own sentence and the next one give no basis. */
function claimsWithoutBasis(
  paragraph: Paragraph,
  claim: RegExp,
  basis: RegExp,
  counts: (sentence: string) => boolean = () => true,
): Spot[] {
  const open = new Map<number, boolean>()
  const matches = mayHold(paragraph) ? findAll(paragraph, claim) : []
  return matches.flatMap((match) => {
    const index = paragraph.sentenceAt(match.index)
    const [own, next] = [paragraph.sentences[index]?.text ?? '', paragraph.sentences[index + 1]?.text ?? '']
    const isOpen = open.get(index) ?? (counts(own) && !basis.test(own) && !basis.test(next))
    open.set(index, isOpen)
    return isOpen ? [spotMatch(match)] : []
  })
}

/** The case and its source may stand in any paragraph of the story. */
function checkAccusation(release: Release): ReleaseSpot[] {
  const [first] = release
    .of(...proseRoles)
    .flatMap((part) => part.paragraph.recall(readAccusation).map((match) => ({ part, match })))
  if (first === undefined) return []
  const story = release.story.map(({ paragraph }) => paragraph)
  const lacks = [
    ...(story.some(({ text }) => caseNumber.test(text)) ? [] : ['a case number']),
    ...(story.some(({ text }) => accuser.test(text)) ? [] : ['a source']),
  ]
  if (lacks.length === 0) return []
  const { part, match } = first
  const message = `“${match[0]}” lacks ${lacks.join(' and ')}`
  return [{ part, from: match.index, to: match.index + match[0].length, message }]
}

function readAccusation(paragraph: Paragraph): readonly RegExpExecArray[] {
  return mayHold(paragraph) ? findAll(paragraph, accusation).slice(0, 1) : []
}
