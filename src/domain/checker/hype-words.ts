// Words that praise without saying anything a reader can check. Press rules 2.8, Lists; used by HED-06, QUO-05 and TON-01.
import { PhraseList } from './phrases.ts'

/** Words that can simply be left out before a noun. */
export const hypeAdjectives = [
  'amazing',
  'award-winning',
  'best-in-class',
  'best-of-breed',
  'bleeding-edge',
  'breakthrough',
  'cutting-edge',
  'customer-centric',
  'disruptive',
  'dynamic',
  'end-to-end',
  'enterprise-grade',
  'exciting',
  'fastest-growing',
  'first-of-its-kind',
  'frictionless',
  'future-proof',
  'game-changing',
  'groundbreaking',
  'high-performance',
  'holistic',
  'iconic',
  'incredible',
  'industry-leading',
  'innovative',
  'leading-edge',
  'market-leading',
  'mission-critical',
  'next-gen',
  'next-generation',
  'passionate',
  'pioneering',
  'powerful',
  'premier',
  'revolutionary',
  'robust',
  'scalable',
  'seamless',
  'state-of-the-art',
  'strategic',
  'streamlined',
  'transformative',
  'turnkey',
  'unique',
  'unparalleled',
  'unprecedented',
  'unsurpassed',
  'visionary',
  'well-positioned',
  'world-class',
] as const

const otherHype = [
  'ecosystem',
  'empower',
  'empowers',
  'empowering',
  'game changer',
  'game-changer',
  'leverage',
  'leverages',
  'leveraging',
  'one-stop shop',
  'paradigm',
  'paradigm shift',
  'reimagine',
  'reimagines',
  'seamlessly',
  'showcase',
  'showcases',
  'synergy',
  'synergies',
  'thought leader',
  'thought leadership',
  'thrilled',
  'trusted partner',
  'unlock',
  'unlocks',
  'utilize',
  'utilizes',
  'value-add',
] as const

/** All hype words and phrases; 'leading' and 'solution' are judged by their neighbours in the tone rules. */
export const hypeWords = new PhraseList([...hypeAdjectives, ...otherHype])

const adjectives: ReadonlySet<string> = new Set(hypeAdjectives)

/** Whether the word can be left out before a noun. */
export function isHypeAdjective(word: string): boolean {
  return adjectives.has(word)
}
