// Hype: words without anything a reader can check. Used by HED-06, QUO-05 and TON-01.
import { isFunctionWord } from '#domain/language/name-words.ts'
import { listPhrases, type PhraseHit, PhraseList } from '#domain/rules/phrases.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { carriesOffer, isTerm, leavesNothing } from './hype-terms.ts'

/** Words that can simply be left out before a noun. */
export const hypeAdjectives = listPhrases(`
  all-in-one|amazing|award-winning|bespoke|best-ever|best-in-class|best-of-breed|blazing-fast|bleeding-edge|breakthrough|breathtaking|
  customer-centric|cutting-edge|disruptive|dynamic|effortless|end-to-end|enterprise-grade|exceptional|exciting|extraordinary|eye-catching|
  fantastic|fast-growing|fastest-growing|first-class|first-of-its-kind|first-rate|forward-thinking|frictionless|future-proof|future-ready|
  game-changing|ground-breaking|groundbreaking|hassle-free|high-impact|high-performance|highly-anticipated|holistic|iconic|immersive|
  incredible|industry-leading|innovative|intuitive|invaluable|jaw-dropping|laser-focused|leading-edge|lightning-fast|magical|magnificent|
  market-leading|marvelous|mind-blowing|mission-critical|much-anticipated|must-have|must-see|never-before-seen|never-seen-before|next-gen|
  next-generation|one-of-a-kind|out-of-the-box|outstanding|paradigm-shifting|passionate|phenomenal|pioneering|powerful|premier|
  record-shattering|remarkable|revolutionary|robust|scalable|seamless|second-to-none|sensational|spectacular|state-of-the-art|strategic|
  streamlined|sleek|stunning|superb|synergistic|top-notch|top-of-the-line|top-tier|trail-blazing|trailblazing|transformative|turnkey|ultimate|
  ultra-modern|unbelievable|unforgettable|unique|unmatched|unmissable|unparalleled|unprecedented|unrivaled|unrivalled|unstoppable|unsurpassed|
  user-friendly|value-added|vibrant|visionary|well-positioned|world-class|world-leading
`)

const otherHype = listPhrases(`
  a cut above|best of both worlds|bound to delight|change the game|changes everything|changes the game|changing the game|disrupt|disrupting|
  disrupts|ecosystem|empower|empowered|empowering|empowers|game changer|game changers|game-changer|game-changers|holy grail|hyper-connected|
  hyper-growth|hyper-personalized|leverage|leveraged|leverages|leveraging|like never before|delight|delights|marvel|next level|next-level|
  one-stop shop|one-stop-shop|paradigm|paradigm shift|paradigm shifts|proud|raise the bar|raised the bar|raises the bar|raising the bar|
  redefine|redefined|redefines|redefining|reimagine|reimagined|reimagines|reimagining|reinvent|reinvented|reinventing|reinvents|revolutionize|
  revolutionized|revolutionizes|revolutionizing|revolutionizing the way|seamlessly|second to none|set a new benchmark|set a new standard|
  set new standards|sets a new benchmark|sets a new standard|sets new standard|sets new standards|setting a new standard|showcase|showcases|
  showcasing|supercharge|supercharged|supercharges|supercharging|synergies|synergy|thought leader|thought leaders|thought leadership|thrilled|
  transforms the way|trusted partner|trusted partners|turbocharge|turbocharges|turbocharging|unleash|unleashed|unleashes|unleashing|unlock|
  unlocked|unlocking|unlocks|utilize|utilizes|value-add|win-win|wow factor
`)

/** All hype words and phrases; 'leading' and 'solution' depend on the words around and are in the tone rules. */
const hypeWords = new PhraseList([...hypeAdjectives, ...otherHype, ...hypeAdjectives.flatMap(spellApart)])

const livingSystem =
  /\b(?:marine|lake|lake[’']s|river|river[’']s|forest|coastal|ocean|reef|wetlands?|desert|natural|aquatic|native|local|bay|bay[’']s|estuary|prairie|island[’']s|freshwater) $/i

/** The forms without a hyphen ('game changing', 'world class'), except plain words such as 'must see', 'end to end' and 'cutting edge'. */
function spellApart(adjective: string): string[] {
  return /-(?:\p{Ll}+ing|class|art)$/u.test(adjective) && adjective !== 'first-class'
    ? [adjective.replaceAll('-', ' ')]
    : []
}

/** The hype in a paragraph. */
export function findHype(paragraph: Paragraph): PhraseHit[] {
  const { text } = paragraph
  return hypeWords.find(paragraph).filter(({ phrase, from, to }) => {
    if (phrase === 'ecosystem') return !livingSystem.test(text.slice(Math.max(0, from - 24), from))
    return !isTerm(phrase, text.slice(to, to + 40))
  })
}

const adjectives: ReadonlySet<string> = new Set(hypeAdjectives)

/** Words before an adjective that the sentence needs: 'is unique', 'makes it unique', 'more powerful'. */
const carriedBy =
  /(?:^|[^\p{L}])(?:an?|is|are|was|were|be|been|being|am|feels?|felt|looks?|looked|seems?|seemed|remains?|remained|becomes?|became|stays?|stayed|proves?|proved|sounds?|makes?|made|keeps?|kept|it|them|us|more|most|less|least|very|so|too|as|quite|both|not|\p{L}+ly) $|[’'](?:re|m) $/iu
const joined = /(?<before>[\p{L}-]+) (?<last>[\p{L}-]+) (?:and|or|but) $/iu

/** Whether the word can be removed: an adjective before its noun, without an article that might change. */
export function canLeaveOut(text: string, word: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 60), from)
  const next = /^ (?<next>\p{L}[\p{L}’'-]*)/u.exec(text.slice(to, to + 40))?.groups?.next
  if (!adjectives.has(word) || next === undefined || isFunctionWord(next) || next.endsWith('ly')) return false
  if (/, $/.test(before) || carriesOffer(word, text.slice(to, to + 40))) return false
  if (leavesNothing(before, text.slice(to, to + 40))) return false
  const pair = joined.exec(before)?.groups
  if (/ (?:and|or|but) $/i.test(before)) return isNoun(pair?.before ?? '', pair?.last ?? '')
  return !isCarried(before)
}

/** Whether the sentence needs the adjective: 'it’s unique', but not 'Acme’s unique oven'. */
function isCarried(before: string): boolean {
  return /\b(?:it|he|she|that|there|what)[’']s $/i.test(before) || carriedBy.test(before)
}

/** The first of two joined words: surely a noun after a hype adjective or in the plural. */
function isNoun(before: string, word: string): boolean {
  return adjectives.has(before.toLowerCase()) || /[^us]s$/.test(word)
}
