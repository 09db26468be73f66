// Words that praise without saying anything a reader can check. Press rules 2.8, Lists; used by HED-06, QUO-05 and TON-01.
import { isFunctionWord } from '#domain/language/name-words.ts'
import { PhraseList } from '#domain/rules/phrases.ts'

/** Words that can simply be left out before a noun. */
export const hypeAdjectives = [
  'amazing',
  'award-winning',
  'best-in-class',
  'best-of-breed',
  'bleeding-edge',
  'breakthrough',
  'customer-centric',
  'cutting-edge',
  'disruptive',
  'dynamic',
  'end-to-end',
  'enterprise-grade',
  'exceptional',
  'exciting',
  'extraordinary',
  'fantastic',
  'fastest-growing',
  'first-of-its-kind',
  'frictionless',
  'future-proof',
  'game-changing',
  'ground-breaking',
  'groundbreaking',
  'high-performance',
  'highly-anticipated',
  'holistic',
  'iconic',
  'incredible',
  'industry-leading',
  'innovative',
  'leading-edge',
  'market-leading',
  'mission-critical',
  'much-anticipated',
  'next-gen',
  'next-generation',
  'one-of-a-kind',
  'outstanding',
  'passionate',
  'pioneering',
  'powerful',
  'premier',
  'remarkable',
  'revolutionary',
  'robust',
  'scalable',
  'seamless',
  'state-of-the-art',
  'strategic',
  'streamlined',
  'stunning',
  'transformative',
  'turnkey',
  'unique',
  'unmatched',
  'unparalleled',
  'unprecedented',
  'unrivaled',
  'unsurpassed',
  'visionary',
  'well-positioned',
  'world-class',
  'world-leading',
] as const

const otherHype = [
  'disrupts',
  'disrupting',
  'ecosystem',
  'empower',
  'empowers',
  'empowering',
  'game changer',
  'game-changer',
  'leverage',
  'leverages',
  'leveraging',
  'hyper-connected',
  'hyper-growth',
  'hyper-personalized',
  'one-stop shop',
  'paradigm',
  'paradigm shift',
  'proud',
  'raises the bar',
  'redefine',
  'redefines',
  'redefining',
  'reimagine',
  'reimagines',
  'reimagining',
  'reinvent',
  'reinventing',
  'reinvents',
  'revolutionize',
  'revolutionized',
  'revolutionizes',
  'revolutionizing',
  'seamlessly',
  'showcase',
  'showcases',
  'supercharge',
  'supercharges',
  'synergy',
  'synergies',
  'thought leader',
  'thought leadership',
  'thrilled',
  'trusted partner',
  'unlock',
  'unlocking',
  'unlocks',
  'utilize',
  'utilizes',
  'value-add',
] as const

/** All hype words and phrases; 'leading' and 'solution' are judged by their neighbours in the tone rules. */
export const hypeWords = new PhraseList([...hypeAdjectives, ...otherHype])

const adjectives: ReadonlySet<string> = new Set(hypeAdjectives)

/** After these the adjective carries the sentence: 'is unique', 'makes it unique', 'more powerful'. */
const carriedBy =
  /(?:^|[^\p{L}])(?:an?|is|are|was|were|be|been|being|am|feels?|felt|looks?|looked|seems?|seemed|remains?|remained|becomes?|became|stays?|stayed|proves?|proved|sounds?|makes?|made|keeps?|kept|it|them|us|more|most|less|least|very|so|too|as|quite|both|not|\p{L}+ly) $|[’'](?:re|m) $/iu
const joined = /(?<before>[\p{L}-]+) (?<last>[\p{L}-]+) (?:and|or|but) $/iu

/** Whether the praise can go and a sentence is left: an adjective before its noun, with no article that might have to change. */
export function canLeaveOut(text: string, word: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 60), from)
  const next = /^ (?<next>\p{L}[\p{L}’'-]*)/u.exec(text.slice(to, to + 40))?.groups?.next
  if (!adjectives.has(word) || next === undefined || isFunctionWord(next) || next.endsWith('ly')) return false
  if (/, $/.test(before)) return false
  const pair = joined.exec(before)?.groups
  if (/ (?:and|or|but) $/i.test(before)) return isNoun(pair?.before ?? '', pair?.last ?? '')
  return !isCarried(before)
}

/** 'Acme’s unique oven' is a noun phrase, 'it’s unique' is a sentence. */
function isCarried(before: string): boolean {
  return /\b(?:it|he|she|that|there|what)[’']s $/i.test(before) || carriedBy.test(before)
}

/** The first of two joined words: surely a noun after an adjective of praise or in the plural. */
function isNoun(before: string, word: string): boolean {
  return adjectives.has(before.toLowerCase()) || /[^us]s$/.test(word)
}
