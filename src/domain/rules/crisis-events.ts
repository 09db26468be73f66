// Finds events that a lawyer should read about first: a death or injury, a data leak, a recall, an official inquiry. A single word is not enough:
// weavers recall a flood, whales breach, Death Valley has a store.

import { findMatches } from '#domain/language/matches.ts'
import type { Paragraph } from './release/paragraph.ts'
import { Trigger } from './release/triggers.ts'

type Event = { readonly words: Trigger; readonly pattern: RegExp }

/** Each kind of event, with words that every mention of it has. */
const events: readonly Event[] = [
  readEvent(
    /death|^died|^dies?$|kill|^fatal|drown/,
    '(?<!\\bcauses? of )deaths? (?:of|at|in|on|after)(?! Valley)|(?<![\\p{Lu}-])(?:the|a|one|two|three|four|\\d+|worker|employee) deaths?(?! (?:penalty|benefit|tax|certificate|toll|from (?!the|an?|its|this|that)\\p{Ll}))|(?<!\\b(?:battery|batteries|engine|phone|signal|motor|fire|storm|wind|winds|power|deal|bill|talks|lights?|screen|plants?|trees?|bees?|fish|flowers?|crops?|grass|corn|coral|language|idea|tradition) )died(?! down| out)|(?:workers?|employees?|man|woman|child|children|patients?|drivers?|boy|girl|students?|pilots?|passengers?|people) dies?(?! (?:down|out|hard))|drown(?:ed|ing|s)|(?:was|were|been) killed|killed (?:a|an|one|two|three|four|five|\\d+|at least|his|her)|fatal(?:ly|ity|ities)?',
  ),
  readEvent(
    /injur|^hurt|^burned|hospitaliz|wounded|^br(?:oke|oken|eak)$|^lost$|^severed$|crushed/,
    '(?:suffer\\p{Ll}*|sustain\\p{Ll}*|caus\\p{Ll}*|report\\p{Ll}*|with|serious|minor|fatal|no|several) (?:\\p{Ll}+ ){0,3}injur(?:y|ies)|injur(?:y|ies) (?:at|in|on|to) (?:the|its|a|an|his|her|our)|injured(?! (?:reserve|list))|(?:was|were|been|got|badly|seriously|severely) (?:\\p{Ll}+ly )?(?:hurt|burned|hospitalized)|wounded|(?:broke|broken|lost|severed|crushed|amputated) (?:an?|his|her|their|two|both) (?:\\p{Ll}+ )?(?:arms?|legs?|hands?|feet|foot|fingers?|toes?|ribs?|bones?|wrists?|ankles?|necks?|backs?|hips?|eyes?|thumbs?|nose|skull)',
  ),
  readEvent(
    /breach|leak|hack|ransom|cyber|stolen|^lost|exposed|accessed|compromised|copied|security|privacy/,
    '(?:data|security|privacy|network) (?:breach(?:es)?|leak|incident)|(?:lost|exposed|leaked) (?:\\p{Ll}+ ){0,4}(?:data|records|files|passwords)|breach (?:(?:that |which )?(?:exposed|affected|copied|compromised|hit)|of (?:its|the|our|customer|patient|personal|company))|(?:behind|after|in) the breach(?= (?:copied|exposed|stole|affected|took|\\p{Ll}+ed))|ransomware|cyberattacks?|hackers?|(?:was|were|been) hacked|(?:data|records|information|passwords|accounts|files|details) (?:of [^.]{1,40} )?(?:was|were|been|may have been|had been) (?:exposed|stolen|leaked|accessed|compromised|copied)|(?:exposed|leaked|compromised|accessed) (?:the )?(?:data|records|information|passwords|files|details) of|stolen (?:customer |patient |personal )?(?:data|records|files|passwords)',
  ),
  readEvent(
    /recall/,
    'recall(?:s|ed|ing)? (?:about |some |nearly |more than |all |up to |roughly |an estimated )?\\d[\\d,.]*(?: (?:million|thousand))?|(?:was|were|been|being|is|are) recalled|(?:voluntary|product|safety|nationwide|vehicle) recall|recall of (?:\\d[\\d,.]*|(?:its|all|some|certain|the (?:\\p{Ll}+ )?(?:product|model|car|vehicle|lot|batch|toy|drug|heater|food)|\\p{Ll}+s)\\b)|(?:announces|announced|issues|issued|expands|expanded|orders|ordered|began|begins) (?:a |the )?(?:\\p{Ll}+ )?recall',
  ),
  readEvent(
    /lawsuit|^sued|^class|harass|assault|abuse|misconduct|whistleblower/,
    'lawsuits?|(?:was|were|been) sued|class action|(?<!anti-)harass(?:ment|ed|ing)(?!-free)(?! (?:training|prevention|policy|policies))|assault(?:ed|s|ing)?(?! course)|sexual abuse|misconduct|whistleblower',
  ),
  readEvent(
    /explo[ds]|^fire|blaze|evacuat|collaps|derail|spill|leak/,
    'explosions?(?! (?:of|in) (?:interest|growth|color|demand|flavor|creativity|popularity))|exploded|(?:a|the) (?:\\p{Ll}+ )?(?:fire|blaze) (?:at|in|on|broke|destroyed|damaged|that|which|has|had|killed|injured)|caught fire|evacuat(?:ed|es|ing|ion)|collapsed|derail(?:ed|ment)|(?:oil|chemical|gas|toxic|fuel|sewage) (?:spill|leak)|spill(?:ed|s) (?:[\\p{Ll}-]+ ){1,3}into (?:the|a|an|its)|spill(?:ed|s) (?:about |some |nearly |more than |an estimated )?\\d[^.]{0,30}(?:gallons|barrels|liters|tons)',
  ),
  readEvent(
    /contaminat|listeria|salmonella|coli|botulism|legionella|norovirus|outbreak|poison/,
    'contaminat(?:ed|ion|es)|listeria|salmonella|E\\. coli|botulism|legionella|norovirus|outbreaks?|food poisoning|poisoned',
  ),
  readEvent(
    /investigat|regulator|subpoena|^fined|^probe/,
    '(?:are|is|was|were|opened an?|under|begun an?|federal|criminal|police|state|OSHA|FDA|FTC|SEC|EPA|FBI|internal|independent|regulatory|pending|ongoing) investigat(?:ion|ing|ed)|investigation (?:is|remains) (?:ongoing|under way|underway|open)|regulators? (?:are|is|have|has|fined|opened|ordered|said)|subpoena(?:ed|s)?|(?:was|were|been) fined|(?:federal|criminal) probe',
  ),
]

/** Events in a play or a kiln, where nobody is hurt: 'A death in the play', 'the fire in the kiln'. */
const onStage =
  /^ (?:the|its|an?) (?:\p{Ll}+ )?(?:kiln|stove|furnace|hearth|fireplace|oven|grill|pit|grate|forge|lamp|boiler)\b|^(?: (?:in|of|at|on))?(?: (?:the|this|that|a|an|her|his|its|each))? (?:\p{Ll}+ )?(?:play|film|movie|novel|opera|musical|book|story|poem|ballet|show|episode|scene|script|Act|Chapter|Scene)\b/u
const invented = /\bfictional\b/
/** 'The poet died in 1911': nobody has to be asked any more. */
export const oldYear = /\b1[0-9]\d\d\b/
/** The first so many kinds are harm to people. */
const harmsToPeople = 2

function readEvent(words: RegExp, source: string): Event {
  return { words: new Trigger(words), pattern: new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, 'giu') }
}

const none: readonly RegExpExecArray[] = []

/** Whether a capital makes the word part of a name: 'the Death Valley store', 'the film Explosion'. */
function isName(text: string, { index, 0: found }: RegExpExecArray): boolean {
  const isMiddle = /\p{Ll} $/u.test(text.slice(Math.max(0, index - 2), index))
  return / \p{Lu}/u.test(found) || (isMiddle && /^\p{Lu}\p{Ll}/u.test(found))
}

/** The events of a paragraph outside quotations, harm to people before harm to things, otherwise in reading order. */
export function findCrises(paragraph: Paragraph): readonly RegExpExecArray[] {
  if (!events.some(({ words }) => paragraph.has(words))) return none
  const find = (some: readonly Event[]) =>
    some
      .flatMap(({ words, pattern }) => (paragraph.has(words) ? findMatches(paragraph.text, pattern) : []))
      .filter((match) => !paragraph.isQuoted(match.index) && !isName(paragraph.text, match))
      .filter(({ index }) => {
        const sentence = paragraph.sentences[paragraph.sentenceAt(index)]?.text ?? ''
        return !oldYear.test(sentence) && !invented.test(sentence)
      })
      .filter(({ 0: found, index, input }) => !onStage.test(input.slice(index + found.length)))
      .toSorted((one, other) => one.index - other.index)
  return [...find(events.slice(0, harmsToPeople)), ...find(events.slice(harmsToPeople))]
}
