// The headline the notes ask for: a labeled one, or "headline should be something like “…”". Only what could head a release is taken.
import { escapePattern } from '#domain/language/matches.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { dropStop } from '#server/ai/builtin/text/joining.ts'
import { findVerb } from './clauses/clauses.ts'
import { isClean } from './clauses/printable-words.ts'
import type { Story } from './story.ts'

const [fewest, most] = [20, 100]

/** The headline; undefined if the notes only say what it should be about or how it should sound. */
export function wishedHeadline({ slots }: Pick<Story, 'slots'>): string | undefined {
  const wish = dropStop(slots.get('headline') ?? '').replace(/^[“"](?<inner>[^“”"]+)[”"]$/u, '$<inner>')
  const isFit = wish.length >= fewest && wish.length <= most && !/[?!…]|\.\./u.test(wish)
  return isFit && isClean(wish) && !manner.test(wish) && hasVerb(wish) ? wish : undefined
}

const manner =
  /^(?:something|anything|about|around|along|maybe|make|keep|use|lead|focus|mention|put|short|warm|no|not) /iu

/** Whether the text has a verb: capitalized in "Acme Opens Second Plant", with "to" in "Acme to open a plant". */
const hasVerb = (text: string): boolean =>
  findVerb(text) !== undefined ||
  readVerb(/^\S.* to (?<verb>\p{L}+) \S/iu.exec(text)?.groups?.verb?.toLowerCase() ?? '', 'base') !==
    undefined ||
  findVerb(text.replaceAll(/(?<= )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())) !== undefined

const askedHeadline = /\b(?:headline|title|hed)\b(?<between>[^“”"]{0,60})[“"](?<wish>[^“”"\n]{10,140})[”"]/iu
const refused = /\b(?:not|no|never|nothing|avoid|without|instead|rather)\b|n[’']t\b/iu

/** The headline in a request to the writer. */
export function readHeadlineWish(text: string): string | undefined {
  const { between = '', wish } = askedHeadline.exec(text)?.groups ?? {}
  return refused.test(between) ? undefined : wish
}

const buys =
  /^(?<buyer>.+?) (?:Acquires?|Buys?|Purchases?|Is (?:Acquiring|Buying)|Has (?:Acquired|Bought)|(?:to|Will) (?:Acquire|Buy)) (?<bought>.+?)(?: for [$€£].*)?$/iu
const joins = /^joins?$/iu

/** 'Say “joins” rather than “acquired by”': whoever is bought joins, and any other word takes the place of the one that is refused. */
export function withAskedWord(headline: string, { headlineWord: word }: Pick<Story, 'headlineWord'>): string {
  if (word === undefined) return headline
  const { buyer, bought } = joins.test(word.say) ? (buys.exec(headline)?.groups ?? {}) : {}
  if (buyer !== undefined && bought !== undefined)
    return `${bought.replace(/ of \p{Lu}.*$/u, '')} Joins ${buyer}`
  const refusedWord = new RegExp(`(?<!\\p{L})${escapePattern(word.not)}(?!\\p{L})`, 'iu')
  const said = word.say.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  return headline.replace(refusedWord, said)
}
