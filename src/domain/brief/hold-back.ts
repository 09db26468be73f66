// Finds sentences that hold the news back in any words: somebody must keep quiet, or nobody may publish, until some moment. The moment may be a
// condition ("until the board has met").
import { findMatches } from '#domain/language/matches.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { findMoment, findMoments, type Moment } from '#domain/language/numbers/moments.ts'
import type { Range } from '#domain/language/ranges.ts'

/** Words before the moment until which the news is held back. */
export const untilWords =
  '(?:until|till|til|before|prior to|ahead of|in advance of|(?:any )?(?:earlier|sooner) than|antes del?)'
/** Words before the condition that must come first. */
const bound = new RegExp(
  `(?<!\\p{L})${untilWords}(?: (?:after|the (?:morning|afternoon|evening) of))?\\s+(?=[\\p{L}\\d])`,
  'giu',
)

const newsNoun =
  '(?:news|story|announcement|release|press release|text|copy|piece|statement|embargo|results?|findings)'
/** Words that can only mean the news. "That" is left out, since it may mean one sentence. */
const news = `(?:it|this|this one|all (?:of )?(?:it|this)|everything|any(?:thing| of (?:it|this))|nothing|a (?:word|line|syllable)(?: of (?:it|this))?|(?:the|this|our|any|all) ${newsNoun})`
const silent =
  '(?:quiet|secret|private|confidential|silent|mum|s(?:c)?htum|tight-lipped|in confidence|under (?:wraps|embargo|your hats?|their hats?)|to (?:yoursel(?:f|ves)|ourselves|themselves)|off (?:the (?:air|web|internet|record)|social(?: media)?|air)|out of the (?:papers?|press|news|media)|dark|locked|sealed)'
/** Ways to send news to everybody at once. */
export const toWire =
  '(?:(?:cross|crosses|crossing|hit|hits|hitting|move on|moves on|go over|goes over|be on|is on) the wires?)'
/** Verbs without an object for becoming public. */
const appear = `(?:${toWire}|appear(?:s|ing)?|get(?:s|ting)? out|com(?:e|es|ing) out|go(?:es|ing)? (?:out|live|public|up|online|anywhere|to (?:the )?(?:press|media|papers))|(?:be |is |made )+(?:out|public|known|published|printed|posted|aired|announced|reported|broadcast|shared|released|disclosed|used|quoted))`
/** Verbs for publishing that need no object. */
const publish =
  '(?:publish(?:es|ing)?|post(?:s|ing)?|print(?:s|ing)?|tweet(?:s|ing)?|broadcast(?:s|ing)?|announc(?:e|es|ing)|go(?:es|ing)? (?:public|live)(?: with)?|release|releasing)'
/** Verbs that also have other meanings: a train runs, a glass breaks. */
const spread =
  '(?:run(?:s|ning)?|carr(?:y|ies|ying)|air(?:s|ing)?|break(?:s|ing)?|shar(?:e|es|ing)|report(?:s|ing)?(?: on)?|leak(?:s|ing)?|circulat(?:e|es|ing)|distribut(?:e|es|ing)|spread(?:s|ing)?|reveal(?:s|ing)?|disclos(?:e|es|ing)|mention(?:s|ing)?|put(?:s|ting)? (?:out|up)|giv(?:e|es|ing) away|talk(?:s|ing)? about|writ(?:e|es|ing) about|breath(?:e|es|ing)|say(?:s|ing)?)'
const where =
  '(?: (?:online|publicly|out|anywhere|at all|to (?:anyone|anybody|the (?:press|media|public|papers?))|on (?:the air|air|social(?: media)?|the (?:web|site|internet)|your (?:site|feed|channels?))|with (?:anyone|anybody|the (?:press|media|public)|readers|your readers)))?'
/** Words for being public. */
export const inPublic = '(?:in(?:to)? (?:print|the (?:papers?|news|media|press))|out there|public)'
const public_ = `(?:${publish}(?: ${news})?|have ${news} (?:out|${inPublic})|${spread} ${news}|put(?:s|ting)? ${news} (?:out|up|online))${where}`
const nobody =
  '(?:nobody|no[ -]one|not? any(?:one|body)|none of (?:you|us|them|these|those)|no (?:outlet|paper|newspaper|reporter|journalist|station|editor|blog|site|broadcaster|member|partner|guest|winner)s?)'
const not =
  "(?:do not|don[’']?t|never|not to|must not|mustn[’']?t|may not|should not|shouldn[’']?t|can ?not|can[’']?t|refrain from|avoid|hold off(?: on)?|wait with|no|without)"
const fillers = '(?:(?:please|kindly|ever|yet|even|just|also) )*'
/** Excludes sentences about people in the story: "she managed to keep it quiet". */
const notOfOthers =
  "(?<!\\b(?:managed|tried|able|decided|chose|vowed|hoped|had|agreed|preferred|used|wanted|promised|struggled) to )(?<!\\b(?:he|she|they|who|which|could|did|would)(?:[’']ll| will| would)? )"

/** Phrases that always hold the news back, at the end of the words before the moment. */
const certainCues = [
  `${notOfOthers}\\b(?:keep|keeping|be kept|stays?|remains?) ${news} (?:strictly |completely |all |nice and )?${silent}`,
  `(?:^|\\bplease |\\b(?:must|should|(?:need|needs|have|has) to|(?:you|everyone|everybody|all|the (?:media|press)) to) )(?:keep|stay|remain) (?:quiet|silent|mum|s(?:c)?htum|tight-lipped)(?: (?:about|on) ${news})?`,
  `${notOfOthers}\\b(?:sit|sitting) (?:tight )?on ${news}`,
  `${notOfOthers}\\b(?:hold|holding) (?:on to |onto |back |off (?:on )?)?(?:the|this|our|any|all) ${newsNoun}(?: back| off)?`,
  `\\b(?:all (?:of )?(?:it|this)|everything|this|it|the ${newsNoun}) (?:is|has to|must|needs to|should|stays|remains)(?: (?:stay|remain|be|be kept|kept))? (?:strictly |completely )?(?:secret|confidential|embargoed|under (?:wraps|embargo)|(?:off|out of) the (?:record|press|papers?|news))`,
  `\\b(?:all of (?:it|this)|everything|this|the ${newsNoun}) (?:(?:has to|must|needs to|should|is to|to) )?(?:stays?|remains?|be kept) (?:strictly |completely |all )?${silent}`,
  `\\b${nobody} (?:\\p{L}+ ){0,3}?${public_}`,
  `\\b(?:nothing|not a (?:word|line|syllable)|none of (?:it|this|that|the above)|no (?:coverage|posts?|stories|articles?|word|news))(?: (?:of|about) (?:it|this))? (?:\\p{L}+ ){0,3}?${appear}`,
  `(?<!\\b(?:did|does|could) )(?<!\\b(?:he|she|they|who) )\\b${not} ${fillers}(?:${public_}|(?:let|have) ${news} (?:get |go |slip |come )?(?:out|slip)|let (?:anyone|anybody|people|them|it be) (?:have|see|read|get|print|run) ${news})`,
  `\\b(?:if|should) (?:${news}) (?:\\p{L}+ )?(?:shows? up|turns? up|leaks?|runs?|airs?|breaks?|${appear})${where}`,
  `\\b(?:must|may|should|can|is|are|has|have)(?: ?n[o’']t| not)(?: to)? (?:go out|get out|appear|be (?:published|printed|aired|posted|broadcast|made public|reported))${where}`,
  `\\b(?:under|strict|strictly|our|the|an|is|are|stays?|remains?) (?:a |an )?(?:strict )?embargo(?:ed)?`,
  `^embargo(?:ed)?`,
].map((cue) => new RegExp(`${cue},? ?$`, 'iu'))

/** Phrases that may be about something else, such as "hold it"; they count only if a moment follows. */
const ambiguousCue =
  /(?:^|\b(?:please|pls|to|must|should|and|so|but) )(?:hold|holding|wait with|sit on) (?:on to |onto |back |off (?:on )?)?(?:it|this|that|these|them|off|back)(?: back| off)?,? ?$|^(?:please )?(?:(?:hold|hang) (?:your )?fire|sit tight|keep (?:your )?powder dry) $/iu

/** Approvals of the draft, which end no embargo. */
export const draftApproval =
  /^(?:(?:I|we|he|she|they|you|legal|\p{Lu}\p{L}+|(?:my|our|your|the) (?:boss|client|team|lawyers?|legal team|manager|director))(?:[’'](?:ve|s))? (?:have |has |had |can |could |get |gets |got )?(?:all |both |also )?(?:a look|to (?:see|read)|seen?|reads?|check(?:s|ed)?|approv(?:e|es|ed)|sign(?:s|ed)? (?:it |this )?off|clear(?:s|ed)?|ok(?:ay)?(?:s|ed|[’']d)?|review(?:s|ed)?|look(?:s|ed)?|said|says?|sa(?:w|y)|confirm(?:s|ed)?|giv(?:e|en|es)|gave|tell you|told you|agree[sd]?|hear (?:back )?from (?:me|us|him|her|them|legal))\b|(?:checking|asking|approval|sign-off|running it|you)\b)/iu

const reference = /^(?:then|that(?: (?:hour|time|moment|day))?|this)(?=\W|$)(?! \p{L})/iu
const nearest = 12
export const isNear = ({ from }: Range): boolean => from < nearest

const condition =
  /^[^.:;!?]{3,80}(?:[:;,–—(→]| -|[:;,–—(→]? ?(?:i\.?e\.?,?|so|that[’']?s|that is|which is|on))[\s(]*(?:on )?$/iu
/** What has to happen first, before the words that tell when: "until the crews know, that's Friday at 7". */
export const isCondition = (words: string): boolean => condition.test(words)
const longest = 60
const longestHead = 140

interface HoldBack {
  /** Until when, in the words of the notes. */
  until: string
  /** Whether `until` is a day or an hour. */
  isMoment: boolean
}

/** What the news waits for; undefined if the sentence holds nothing back. `masked` is its text without quotations. */
export const findHoldBack: (masked: string) => HoldBack | undefined = memoizeText((masked) => {
  if (masked.includes('?')) return undefined
  let open: HoldBack | undefined
  for (const { 0: word, index } of findMatches(masked, bound)) {
    const tail = masked.slice(index + word.length)
    const found = readBound(masked.slice(0, index), tail)
    if (found?.isMoment === true) return found
    open ??= found
  }
  return open ?? findReversed(masked)
})

/** What the news waits for, if the words before the limit hold it back. */
function readBound(before: string, tail: string): HoldBack | undefined {
  const head = lastClause(before.slice(-longestHead))
  const isPlain = certainCues.some((cue) => cue.test(head))
  if ((!isPlain && !ambiguousCue.test(head)) || draftApproval.test(tail)) return undefined
  const until = (reference.test(tail) ? findLastTimed(before) : findNear(tail))?.text
  if (until !== undefined) return { until, isMoment: true }
  return isPlain ? { until: readWords(tail), isMoment: false } : undefined
}

/** The moment right behind the limit, or behind a condition. */
function findNear(tail: string): Moment | undefined {
  const moment = findMoment(tail)
  const isTold = moment !== undefined && (isNear(moment) || isCondition(tail.slice(0, moment.from)))
  return isTold ? moment : undefined
}

/** The moment before the order: "Friday at two, and before that not a peep". */
const reversed =
  /(?<!\p{L})(?:before|until|till|til) (?:then|that),? (?:please )?(?:not (?:a|one) (?:peep|word|line|whisper|syllable|soul|thing)|nothing|nobody|no[ -]one|(?:total )?silence|mum)(?=\s*(?:$|[.,;!)])| (?:please|at all|from (?:you|anyone|anybody)|to (?:anyone|anybody|the press)|(?:goes|gets) out)(?!\p{L}))/iu

function findReversed(masked: string): HoldBack | undefined {
  const at = reversed.exec(masked)?.index
  const moment = at === undefined ? undefined : findLastTimed(masked.slice(0, at))
  return moment === undefined ? undefined : { until: moment.text, isMoment: true }
}

const findLastTimed = (text: string): Moment | undefined =>
  findMoments(text).findLast(({ isTimed }) => isTimed)

const lastClause = (head: string): string => head.split(/[.;:!?()–—]\s/u).at(-1) ?? ''

/** The condition's words; "then" alone is none. */
function readWords(tail: string): string {
  const words = tail.split(/[,.;:!?()–—]/u)[0]?.trim() ?? ''
  return reference.test(words) || words.length > longest ? 'then' : words
}
