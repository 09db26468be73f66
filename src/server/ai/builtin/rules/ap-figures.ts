// Numbers, money, percentages. Press rules NUM-01 to NUM-05.
import { isFunctionWord } from '#domain/language/name-words.ts'
import { readNumberWords } from '#domain/language/number-words.ts'
import { capitalizeFirst } from '#server/ai/builtin/text/joining.ts'
import { findReplacements, type Replacement, type Rule } from './rule.ts'

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const unitAfter =
  /^[ -]?(?:%|percent|million|billion|trillion|thousand|years? old|year-old|inch|inches|foot|feet|mile|miles|pound|pounds|ounce|ounces|kilogram|kilometer|meter|degrees|cents?\b|dollars?\b|a\.m|p\.m|am\b|pm\b|x\b|GB|TB|MB|kg|km|mm|cm|mph|watts?|volts?|gallons?|liters?|acres?|square|cubic|hours?\b(?= of\b)|to \d|-|–|\/|:|st\b|nd\b|rd\b|th\b|,\d|\.\d)/i
const unitBefore =
  /(?:[$€£#.,/:–—-]|\d (?:in|of|out of) ?|\d ?|\b(?:No\.|number|age|aged|ages|page|chapter|version|room|suite|phase|level|grade|section|vs\.|to|between|score|Jan\.?|Feb\.?|March|April|May|June|July|Aug\.?|Sept\.?|Oct\.?|Nov\.?|Dec\.?|January|February|August|September|October|November|December|series|top|channel|highway|route|unit|model|tier|type|class|apollo|formula|windows)) ?$/i

const table: Replacement[] = [
  [
    /\b(\d+(?:\.\d+)?)[ \u00a0]?(?:percent|per cent|pct\.?)(?![\p{L}-])/giu,
    '$1%',
    'AP style uses the % sign with figures.',
  ],
  [
    /\$[ \u00a0]?(\d+(?:\.\d{1,2})?)[ \u00a0]?(?:M|m|mm|MM|mn)\b(?!-)/g,
    (match) => `$${match[1]} million`,
    'AP style writes out million.',
  ],
  [
    /\$[ \u00a0]?(\d+(?:\.\d{1,2})?)[ \u00a0]?(?:B|b|bn|BN)\b(?!-)/g,
    (match) => `$${match[1]} billion`,
    'AP style writes out billion.',
  ],
  [
    /\$[ \u00a0]?(\d+(?:\.\d+)?)[ \u00a0]?(?:K|k)\b(?!-)/g,
    (match) => `$${Math.round(Number(match[1]) * 1000).toLocaleString('en-US')}`,
    'AP style writes the figure out.',
  ],
  [
    /\$(\d{1,3}(?:,\d{3}){2,})(?![\d,]|\.\d)/g,
    (match) => shortenMillions(match[1] ?? ''),
    'AP style writes large amounts with million or billion.',
  ],
  [
    /(?<![$€£\d.,#/-])\b(\d{1,3}(?:,\d{3}){2,})(?= \p{Ll}{3,})(?![\d,]|\.\d)/gu,
    (match) => shortenMillions(match[1] ?? '')?.slice(1),
    'AP style writes large numbers with million or billion.',
  ],
  [
    /(?<![$€£\d.,])\b(\d+(?:\.\d+)?) (million |billion |trillion )?(?:U\.S\. |US )?dollars\b/gi,
    (match) => `$${match[1]} ${match[2] ?? ''}`.trim(),
    'AP style uses the dollar sign.',
  ],
  [
    /(?<![$€£\d.,/-])\b(\d+(?:\.\d+)?)M(?= (?:users|customers|people|members|downloads|visitors|subscribers|households))/g,
    '$1 million',
    'AP style writes out million.',
  ],
  [
    /(?<![$€£\d.,/:#-])\b(?!(?:19|20)\d\d\b)([1-9]\d{3,6})(?= (?:\p{Ll}+))(?![\d,.-])/gu,
    (match) => Number(match[1]).toLocaleString('en-US'),
    'Thousands take a comma.',
  ],
]

/** Only whole hundredths of a million are shortened, so that no digit is lost. */
function shortenMillions(figures: string): string | undefined {
  const value = Number(figures.replaceAll(',', ''))
  const [unit, word] = value >= 1e9 ? [1e9, 'billion'] : [1e6, 'million']
  const share = value / unit
  return Number.isInteger(Math.round(share * 1e6) / 1e4) ? `$${share} ${word}` : undefined
}

export const apFigures: Rule = {
  id: 'ap-figures',
  weight: 6,
  find: (text) => (/\d/.test(text) ? findReplacements(text, table) : []),
}

const spelled =
  /(?<![\p{L}-])(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)(?![\p{L}-])(?! (?:hundred|thousand|million|billion))/giu

/** One to nine in words, from 10 in figures, with AP's exceptions. */
export const apCounts: Rule = {
  id: 'ap-counts',
  weight: 4,
  find(text, place) {
    if (place.kind !== 'lead' && place.kind !== 'body') return []
    return findReplacements(text, [
      [
        /(?<![\p{L}\p{N}.,$€£%/-])[1-9](?![\p{L}\p{N}%])(?= \p{Ll}{3,}| new\b)/gu,
        (match) => spellSmall(match),
        'AP style spells out one through nine.',
      ],
      [
        /[1-9]\d?(?<=(?:^|[\p{L}\p{N}%)][.!?]["”]? )\d{1,2})(?= (?!(?:[ap]\.?m\b|million|billion|percent|by|to|in|of|x|and|or)\b)\p{Ll}{3,})/gu,
        // A piece without a stop may become the middle of a sentence.
        ({ 0: figure, index, input }) =>
          index === 0 && !/[.!?]["”]?$/.test(input) ? undefined : spellStart(Number(figure)),
        'No sentence begins with a figure.',
      ],
      [spelled, (match) => figureLarge(match), 'AP style uses figures from 10.'],
    ])
  },
}

const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split('|')
const tens = '||twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|')

function spellStart(value: number): string {
  const ten = tens[Math.floor(value / 10)] ?? ''
  const one = value % 10 === 0 ? '' : `-${small[value % 10]}`
  const word = value < 10 ? small[value] : (teens[value - 10] ?? `${ten}${one}`)
  return capitalizeFirst(word ?? '')
}

function spellSmall(match: RegExpExecArray): string | undefined {
  const before = match.input.slice(Math.max(0, match.index - 12), match.index)
  const after = match.input.slice(match.index + 1, match.index + 24)
  if (endsInName(match.input.slice(Math.max(0, match.index - 40), match.index))) return undefined
  return unitBefore.test(before) || unitAfter.test(after) ? undefined : small[Number(match[0])]
}

/** 'the KettlePro 3', 'Big 4': a figure after a capital belongs to the name. */
function endsInName(before: string): boolean {
  const word = /(?<=^|[\s(“"‘])(?<word>\p{L}*\p{Lu}[\p{L}\p{N}’'-]*)[ \u00a0-]$/u.exec(before)?.groups?.word
  return word !== undefined && !isFunctionWord(word)
}

function figureLarge(match: RegExpExecArray): string | undefined {
  // 'Twenty' in a sentence is a name's.
  if (/^\p{Lu}/u.test(match[0])) return undefined
  const before = match.input.slice(Math.max(0, match.index - 4), match.index)
  // No sentence begins with a figure.
  if (/(?:^|[.!?:]["”]?\s+)$/.test(before)) return undefined
  return String(readNumberWords(match[0]))
}
