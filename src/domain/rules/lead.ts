// The lead: the first paragraph of a release.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { toThird } from '#domain/language/verbs.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { formatList } from '#domain/text/format-list.ts'
import { matchCase } from '#domain/text/letter-case.ts'
import { countWords } from '#domain/text/word-count.ts'
import { findOutsideQuotes, toRuleMatch } from './paragraph-matches.ts'
import { readBlanks } from './release/blanks.ts'
import { readDateline } from './release/dateline.ts'
import { answerFiveWs } from './release/five-ws.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Release } from './release/release.ts'
import type { ReleaseMatch, Rule, RuleMatch } from './rule.ts'

const joy =
  '(?:pleased|excited|thrilled|proud|delighted|happy|honored|glad|humbled|privileged|overjoyed|ecstatic|grateful|elated|fortunate|eager)'
const announcingVerbs =
  '(?:announce|share|introduce|present|unveil|report|reveal|launch|offer|welcome|join|open|partner|bring|host|celebrate|add|continue|release|debut|see|say|support|take part|work|serve|provide|be \\p{Ll}+ing|be (?:\\p{Ll}+ed|part|chosen|an?|the|among)|have (?:been|won|received|partnered|joined|\\p{Ll}+ed))'
const pleased = new RegExp(
  `\\b(?<be>is|are|was|were|[’'](?:re|m))\\s+(?:(?:very|so|extremely|both|truly|absolutely|more than|beyond|just|all|also|\\p{Ll}+ly)\\s+)*${joy}\\s+(?:to\\s+(?<verb>${announcingVerbs})\\b|about (?:its|their|our|the) (?:new|launch|opening|upcoming|partnership|latest)\\b)`,
  'giu',
)
/** Other openings that express joy: 'proudly announces', 'It is with great pleasure that', 'takes pride in announcing'. */
const pleasure =
  /\b(?:(?:proudly|excitedly|happily|gladly) (?:announce[sd]?|introduce[sd]?|present(?:s|ed)?|unveil(?:s|ed)?|launche[sd]|welcome[sd]?)|with (?:great|much|immense|enormous|the greatest) (?:pleasure|pride|excitement|joy|enthusiasm)|tak(?:es?|ing) (?:great )?(?:pleasure|pride) in|ha(?:s|ve) the (?:pleasure|honor|privilege) (?:of|to)|g(?:ives?|ave) [\p{L}’' ]{1,40}?(?:great |much |no greater )?(?:pleasure|pride|joy) to|(?:it is|it[’']s) (?:an|our|my|a great) (?:honor|privilege|pleasure) to|looks? forward to (?:sharing|announcing|welcoming|introducing)|can(?:no|[’'])t wait to|(?:could(?:n[’']t| not)|cannot|can[’']t) be (?:happier|prouder|more (?:excited|thrilled|proud|pleased|delighted)))\b/giu
/** Any state of mind before 'to announce': 'is over the moon to announce'. Not one that tells when or whether. */
const otherJoy =
  /\b(?:is|are|was|were)(?: (?!(?:expected|scheduled|due|set|about|going|ready|free|able|unable|required|likely|unlikely|sure|certain|supposed|obliged|bound|not|first|last|next|only|there|here|said|planning|preparing|in)\b)[\p{Ll}’'-]+){1,6} to (?:announce|be announcing|share the news|reveal that|introduce)\b/gu
const joys = new Trigger(
  new Set(
    `pleased excited thrilled proud delighted happy honored glad humbled privileged overjoyed ecstatic grateful elated fortunate eager proudly excitedly happily gladly
  pleasure pride excitement joy enthusiasm honor privilege wait happier prouder more forward`.split(/\s+/),
  ),
)
const announcing = new Trigger(new Set('announce announcing share reveal introduce'.split(' ')))
const worldOpening =
  /^(?:in (?:today[’']s|an era|a world|an age|the age|an? (?:[\p{Ll}-]+ ){0,3}(?:world|economy|market|marketplace|landscape|industry|age|era|climate|society|environment)\b)|with the rise of|now more than ever|as we all know|as (?:everyone|everybody|anyone|anybody)(?: who [^,.]{1,40})? knows|it[’']s no (?:secret|surprise)|it is no (?:secret|surprise)|have you ever|did you know|imagine\b|picture this|gone are the days|when it comes to\b|there(?:[’']s| is) nothing (?:quite )?like\b|more than ever|at \p{Lu}[^,.]{1,50}, (?:we|our|everything|it[’']s|every|the mission)\b|here at \p{Lu}|with (?:an? |its |our )?(?:\p{Ll}+ ){0,2}(?:passion|commitment|dedication|mission|vision|love|focus|reputation|legacy|history|heritage|tradition|roots?|pedigree|record|name) (?:for|to|of|on|in|that|dating|going|stretching|spanning|reaching|rooted|built)\b|driven by (?:an?|its|the)|guided by (?:an?|its|the)|dedicated to|committed to|there is no (?:doubt|question)|let[’']s face it|we all know|the world (?:of|is)|over the (?:past|last) (?:few|several)? ?(?:years|decades?)|(?:as|with) [^,.]{3,60} (?:continues? to (?:evolve|change|shift|transform)|(?:evolv|chang|shift|transform)ing (?:at|faster|rapidly|quickly|so|more|by)))[^,.]{0,80}/iu
const titledWord = /^\S+ (?:Today|An?|The|Era|World|Age|Years|Decades|Now|More)\b/
const foundedOpening =
  /^(?:since (?:1[89]|20)\d\d,|since (?:opening|starting|launching|forming|moving|its first)\b|with (?:more than |over |nearly |almost )?(?:\d+|\p{Ll}+) (?:years|decades) of\b|as (?:an?|the|one of the) (?:[\p{L}-]+ ){0,3}(?:leader|provider|pioneer|champion|innovator|leading|trusted|business|company|firm|organization|nonprofit|cooperative|brand|retailer|institution)\b(?! (?:with(?:out)?|in|that) (?:no|debt))|(?!based on (?:an?|the|its|their) )(?:founded|established|headquartered|based|located|started|incorporated|formed|created|launched|built|opened) (?:in|by|on|at|as|with|over|near|under|nearly|almost|about|more than|some|just|\d+|(?:\p{Ll}+ )?(?:years|decades|generations))\b|(?:best |well |widely )?known (?:for|as)\b|(?:recognized|renowned|celebrated|famous) (?:for|as)\b|since its (?:founding|inception|start|launch)\b|for (?:(?:more than|over|nearly|almost|the (?:past|last)) )?(?:an? |\p{Ll}+ |\d+ )?(?:years|decades?|centur(?:y|ies)|generations?)\b(?!,? (?:riders|residents|people|patients|families|neighbors|drivers)))[^,.]{0,80}/iu
const biography =
  /^[\p{Lu}][^,.]{1,50}, (?:(?:an?|the|one of) |(?=(?:founded|established|started|formed|incorporated|headquartered) ))(?<bio>[^,.]{1,240}),/u
/** A long description with commas: 'Acme, a maker of drills, saws and sanders that was founded in 1954,'. */
const longBiography =
  /^\p{Lu}[^,.]{1,50}, (?:an?|the|one of) [^.]{10,200}?\b(?:founded|established|started|incorporated|headquartered|in business since)\b[^,.]{0,60},/u
const clauseOpening =
  /^(?:as|while|since|when|after|because|although|though|if|by|following|given|in order to|with|having|thanks to|building on)\b(?<clause>[^,.]{0,300}),/i
const longClause = 12
/** History and location of a company, which belong in the boilerplate. */
const history =
  /\b(?:founded|established|started|formed|incorporated|headquartered|operating|serving|with (?:\p{Ll}+ )?(?:offices|locations|branches|stores|employees))\b/u
const shortHistory = 8
const dateOrPlaceComma =
  /(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?[A-Z][a-z]{2,8}\.? \d{1,2}(?:, \d{4})?,?(?!\d)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,|\d,(?=\d{3})|, (?:[A-Z][a-z]+\.?|[A-Z]\.[A-Z]\.)(?: [A-Z][a-z]+)?(?=,)/g
const commasMost = 3
const announcedDeed =
  /^ that (?:it|they|the company) (?!(?:has been|had been|is|was) \p{Ll}+ that\b)(?=(?:has|have|will|is|are|had|plans?|expects?|raised|opened|launched|signed|hired|acquired|completed|closed|won)\b)/u

export const leadRules: readonly Rule[] = [
  {
    id: 'LED-01',
    severity: 'warning',
    title: 'Answer who, what, when and where in the first 50 words',
    reason: 'An editor should be able to run the news from the first paragraph alone.',
    checkRelease: checkFiveWs,
  },
  {
    id: 'LED-02',
    severity: 'warning',
    title: 'Open with the news',
    reason: 'Background can wait. Use the first words for what happens.',
    roles: ['lead'],
    check: checkOpening,
  },
  {
    id: 'LED-03',
    severity: 'error',
    title: 'Drop “pleased to announce”',
    reason: 'Lead with the news. Every editor cuts this phrase.',
    roles: ['headline', 'subhead', 'lead', 'body'],
    check: findJoy,
  },
  {
    id: 'LED-04',
    severity: 'hint',
    title: 'Keep the first sentence to one idea',
    reason: 'Asides between commas separate the news from its verb.',
    roles: ['lead'],
    check: checkCommas,
  },
]

function findJoy(paragraph: Paragraph): RuleMatch[] {
  const known = paragraph.has(joys)
    ? [
        ...findOutsideQuotes(paragraph, pleased).map((match) => ({
          ...toRuleMatch(match, toPlain(match), toDrop(match)),
          ...cutAnnouncement(match),
        })),
        ...findOutsideQuotes(paragraph, pleasure).map((match) =>
          toRuleMatch(match, undefined, toDrop(match)),
        ),
      ]
    : []
  const other = paragraph.has(announcing)
    ? findOutsideQuotes(paragraph, otherJoy).map((match) => toRuleMatch(match, undefined, toDrop(match)))
    : []
  return [
    ...known,
    ...other.filter((ruleMatch) => !known.some(({ from, to }) => ruleMatch.from < to && ruleMatch.to > from)),
  ]
}

/** 'is pleased to announce that it has hired' is 'has hired', as a rewrite would have it. */
function cutAnnouncement({ index, input, 0: found }: RegExpExecArray): Pick<RuleMatch, 'fix'> {
  const rest = announcedDeed.exec(input.slice(index + found.length, index + found.length + 60))
  if (rest === null) return {}
  return { fix: [{ from: index, to: index + found.length + rest[0].length, text: '' }] }
}

/** The words without the verb that expresses joy: “thrilled to welcome”. */
function toDrop([found]: RegExpExecArray): string {
  return `Drop “${found.replace(/^(?:is|are|was|were|[’'](?:re|m))\s+/i, '').replaceAll(/\s+/g, ' ')}”`
}

function checkFiveWs(release: Release): ReleaseMatch[] {
  const { lead } = release
  const answers = release.ask(answerFiveWs)
  const missing = Object.entries(answers).flatMap(([question, isAnswered]) => (isAnswered ? [] : [question]))
  // A blank will be filled in, so nothing is missing.
  if (lead === undefined || missing.length === 0 || lead.paragraph.recall(readBlanks).length > 0) return []
  const from = lead.paragraph.recall(readDateline)?.end ?? 0
  const message = `The first paragraph doesn’t say ${formatList(missing, 'disjunction')}`
  // "Why" may be told in many ways, and news about a person needs none.
  if (missing.join() !== 'why') return [{ part: lead, from, message }]
  const isNameless = !/\d|\S [“"(]?\p{Lu}/u.test(lead.paragraph.text.slice(from))
  return isNameless ? [{ part: lead, from, message, severity: 'hint' }] : []
}

function checkOpening(paragraph: Paragraph): RuleMatch[] {
  const start = paragraph.recall(readDateline)?.end ?? 0
  const text = paragraph.text.slice(start)
  const common = worldOpening.exec(text) ?? foundedOpening.exec(text)
  // A common word with a capital is a name: 'In Today’s Mattress, a pamphlet'.
  const isNamed =
    common !== null &&
    /^(?:In|At|With|Over|For) \p{Lu}\p{Ll}+(?:[’']s)? \p{Lu}/u.test(common[0]) &&
    titledWord.test(common[0])
  if (common && !isNamed) return [{ from: start, to: start + common[0].length }]
  const first = paragraph.sentences.find(({ to }) => to > start)
  if (first !== undefined && isGeneral(paragraph.text.slice(Math.max(start, first.from), first.to)))
    return [{ from: Math.max(start, first.from), to: first.to }]
  const clause = clauseOpening.exec(text)
  if (clause && countWords(clause[0]) > longClause) {
    return [{ from: start, to: start + clause[0].length, message: 'A long clause comes before the news' }]
  }
  const background = findBackground(text)
  if (background === undefined) return []
  return [{ from: start, to: start + background.length, message: 'Company background comes before the news' }]
}

/** What a lead says about the company before its verb, if that is too much. */
function findBackground(text: string): string | undefined {
  const story = longBiography.exec(text)?.[0]
  if (story !== undefined && countWords(story) > longClause) return story
  const company = biography.exec(text)
  const bio = company?.groups?.bio ?? ''
  return countWords(bio) > (history.test(bio) ? shortHistory : longClause) ? company?.[0] : undefined
}

/** Whether the sentence names no person, place, day or figure: 'Nurses have long struggled with sleep.', 'Are you tired?' */
function isGeneral(sentence: string): boolean {
  if (/\?["”]?$/.test(sentence)) return true
  const opening = /^\p{Lu}\p{Ll}*/u.exec(sentence)?.[0].toLowerCase() ?? ''
  const isNameless =
    !/\d|\S [“"(]?\p{Lu}|\b(?:today|yesterday|tomorrow|tonight|one(?! of)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{Ll}{3,6}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{Ll}+)?|hundreds?|thousands?|million|dozens?|half)\b/u.test(
      sentence,
    )
  // 'The store reopens' is about a single store.
  const isOne =
    /^(?:the|an?|this|that|these|those|its?|their|his|her|our|all|some|both|each|every|no|they|he|she)$/.test(
      opening,
    )
  return isNameless && !isOne && (isEverydayWord(opening) || isEverydayWord(opening.replace(/s$/, '')))
}

function toPlain({ groups, index, input, 0: found }: RegExpExecArray): string | undefined {
  const verb = (groups?.verb ?? '').toLowerCase()
  const be = (groups?.be ?? '').toLowerCase()
  if (!/^(?:is|are|was|were)$/.test(be) || verb === '' || verb.includes(' ')) return undefined
  // 'is proud to share that the plant reopened'.
  if (/^(?:announce|share|report)$/.test(verb) && input.startsWith(' that ', index + found.length))
    return matchCase(found, 'said')
  // 'Is Thrilled to Announce' in a headline is 'Announces'.
  return matchCase(found, be === 'are' || be === 'were' ? verb : toThird(verb))
}

function checkCommas(paragraph: Paragraph): RuleMatch[] {
  const start = paragraph.recall(readDateline)?.end ?? 0
  const sentence = paragraph.sentences.find(({ to }) => to > start)
  if (sentence === undefined) return []
  const from = Math.max(start, sentence.from)
  const commas =
    paragraph.text.slice(from, sentence.to).replaceAll(dateOrPlaceComma, '').split(',').length - 1
  if (commas <= commasMost) return []
  return [{ from, to: sentence.to, message: `The first sentence has ${commas} commas` }]
}
