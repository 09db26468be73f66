// Parts that are listed after their whole, and shares beside their count: '14 plants: eight in Ohio and five in Iowa', '45 of 90 stores, or 60%'.
// FAC-05.

import { type Counted, readCounted } from '#domain/language/numbers/counted.ts'
import { isGroup } from '#domain/language/people-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import { groupThousands } from './money.ts'

/** Words between a whole and all of its parts. */
const promise =
  /(?::|\b(?:consists? of|comprises?|(?:is|are|was|were) (?:made up of|divided into|split into|split among|shared by)|breaks? down into|gives|gave|splits?|divides?|are|were)) (?:(?:about|nearly|roughly|some|almost) )?$/
/** Words before only some of the parts, so that only a larger sum is wrong. */
const mention =
  /\b(?:includ(?:e|es|ed|ing)|covers?|pays? for|provides?|sets? aside|go(?:es)? to|funds?) (?:(?:about|nearly|roughly|some|almost) )?$/
/** Words between two parts of one list. */
const joint =
  /^(?!.*(?:[.;:—]|\bthan\b|\bor\b))[^\n]*(?:,| and| plus| with) (?:and )?(?:(?:about|nearly|roughly|the (?:other|remaining|remainder|rest),?) )?$/
const approximate = /\b(?:about|nearly|roughly|almost|around|more than|over|some|approximately|fewer than) $/i
/** Sums further from the whole are parts of something else: '3 stages: 20 bands and 4 poets'. */
const nearest = 0.6
const farthest = 1.6
/** How far sums may be rounded. */
const rounded = { things: 0, '%': 1, money: 0.01, about: 0.06 }
/** How many points a share may be rounded. */
const shareMost = 1

type Slip = Range & { readonly message: string }

/** Lists in a sentence whose parts don't add up to their whole, and shares that don't fit their counts. */
export function findListedParts(sentence: string, before: string): readonly Slip[] {
  const counted = readCounted(sentence)
  if (counted.length < 2) return []
  return [
    ...findLists(sentence, counted),
    ...findTotals(sentence, counted),
    ...findShares(sentence, counted),
    ...findBracketed(sentence, counted),
    ...findAfterWhole(sentence, counted, before),
  ]
}

function findLists(sentence: string, counted: readonly Counted[]): Slip[] {
  return counted.flatMap((first, index) => {
    const start = sentence.slice(0, first.from).slice(-40)
    const isWhole = promise.test(start)
    const isPart = readPartTest(start)
    if (!isWhole && isPart === undefined) return []
    const whole = findWhole(sentence, counted.slice(0, index), first)
    const parts = whole === undefined ? [] : readList(sentence, counted.slice(index), first.unit)
    if (whole === undefined || parts.length < 2) return []
    const isList =
      isPart === undefined ||
      arePaid(sentence, first, start) ||
      parts.every(({ to }) => isPart(sentence.slice(to)))
    return isList ? matchList(sentence, whole, parts, isWhole) : []
  })
}

const partsMost = 12
/** Words that say that the next figure is the sum of those before. */
const sumBefore = /\b(?:(?:a|for a|in) (?:combined )?total of|totall?ing|adding up to|for a sum of) $/

/** 'Five stores in Ohio, eight in Iowa and 12 in Utah, a total of 27': the parts come first. */
function findTotals(sentence: string, counted: readonly Counted[]): Slip[] {
  return counted.flatMap((whole, index) => {
    if (!sumBefore.test(sentence.slice(Math.max(0, whole.from - 30), whole.from))) return []
    const before = counted
      .slice(Math.max(0, index - partsMost), index)
      .filter((each) => !isYear(sentence, each))
    for (const start of before.keys()) {
      const parts = readList(sentence, before.slice(start), whole.unit)
      if (parts.length < 2 || start + parts.length !== before.length) continue
      return matchList(sentence, whole, parts, true).map((slip) => ({ ...slip, to: whole.to }))
    }
    return []
  })
}

/** 'In 2025'. */
function isYear(sentence: string, { from, value }: Counted): boolean {
  return (
    value > 1900 &&
    value < 2100 &&
    /\b(?:in|since|by|of|from|until) $/i.test(sentence.slice(Math.max(0, from - 8), from))
  )
}

/** A test for the words after each part; undefined if the words before start no list. */
function readPartTest(start: string): ((after: string) => boolean) | undefined {
  if (openedBy.test(start) || openedBySum.test(start)) return isState
  if (mention.test(start)) return () => true
  if (peopleBefore.test(start)) return (after) => isPlace(after) || isKindOfPeople(after)
  return /\p{L}, $/u.test(start) ? isPlace : undefined
}

/** The start of a list of exclusive parts: 'Of the 40 trams, 18 are red and 24 are blue'. */
const openedBy = /\bof (?:the |its |their |all )?\S+ [\p{Ll} -]{3,30}, $/iu

/** Kinds of the people just counted: 'employs 40 people, 25 bakers and 20 drivers'. */
const peopleBefore =
  /\b(?:employs?|employed|employing|hires?|hired|hiring|jobs?|staff) [^,]{0,24}\b(?:people|workers|employees|jobs|positions|members), $/
const isKindOfPeople = (after: string): boolean =>
  isGroup(/^ (?:[\p{Ll}-]+ )?(?<noun>\p{Ll}+s)\b/u.exec(after)?.groups?.noun ?? '')

/** Whether the parts are places, which exclude each other: 'Four people are ill, three in Idaho and two in Oregon'. */
function isPlace(after: string): boolean {
  return /^ (?:in|from|at) (?:the )?\p{Lu}/u.test(after)
}

/** Whether the parts are sums that are spent, which exclude each other: 'Of the $90 million, $50 million would go to roofs and $60 million to buses'. */
function arePaid(sentence: string, { to, unit }: Counted, start: string): boolean {
  return unit.length === 1 && unit !== '%' && openedBySum.test(start) && goesTo.test(sentence.slice(to))
}

const goesTo = /^ (?:would |will )?(?:go(?:es)?|went|is|was) (?:to|for|toward)\b/
const openedBySum = /\bof (?:the |its |their |all )?[$€£][\d.,]+(?: (?:million|billion))?, $/i

function isState(after: string): boolean {
  return /^ (?:are|were) (?!\p{Ll}+s\b)\p{Ll}+(?:[,.]| and\b|$)/u.test(after)
}

function matchList(sentence: string, whole: Counted, parts: readonly Counted[], isPromised: boolean): Slip[] {
  const [first, last] = [parts[0], parts.at(-1)]
  const sum = parts.reduce((all, { value }) => all + value, 0)
  if (!first || !last || !isBroken(sentence, whole, parts, sum, isPromised)) return []
  const message = `The parts add up to ${name(sum, whole)}, not ${name(whole.value, whole)}`
  return [{ from: first.from, to: last.to, message }]
}

/** 'The grant of $3 million pays for a lock ($2 million) and a pier ($1.4 million).' */
function findBracketed(sentence: string, counted: readonly Counted[]): Slip[] {
  const isBracketed = ({ from, to }: Counted) => sentence[from - 1] === '(' && sentence[to] === ')'
  const parts = counted.filter(isBracketed)
  const [first] = parts
  const whole = counted.findLast(
    (each) => first !== undefined && each.to < first.from && each.unit === first.unit && !isBracketed(each),
  )
  if (whole === undefined || parts.length < 2 || parts.some(({ unit }) => unit !== whole.unit)) return []
  return matchList(sentence, whole, parts, false)
}

const payers =
  /\b(?:paid|pays?|gave|gives?|lent|lends?|borrowed|put (?:in|up)|contributed|supplied|provided|covered|donated|invested|raised)\b/
const costs = /\b(?:costs?|totals?|totaled|budget|price|raised|worth|needs?|needed|spends?|spent)\b/
const doing =
  /^ (?:of (?:them|those) )?(?:(?:are|were|is|was|have|has|had|will)\b|voted\b|\p{Ll}+ed\b|went|came|won|lost|left|chose|said)/u

/** Parts in the sentence after their whole: 'The board has nine members. Five voted yes and six voted no.' */
function findAfterWhole(sentence: string, counted: readonly Counted[], before: string): Slip[] {
  const [first] = counted
  if (before === '' || first === undefined || counted.some(({ unit }) => unit !== first.unit)) return []
  const wholes = readCounted(before).filter(({ unit }) => unit === first.unit)
  const [whole] = wholes
  if (wholes.length !== 1 || whole === undefined) return []
  if (first.unit === 'things') {
    const parts = readList(sentence, counted, first.unit)
    const isCount = first.from === 0 && parts.length === counted.length
    return isCount && parts.length > 1 && parts.every(({ to }) => doing.test(sentence.slice(to)))
      ? matchList(sentence, whole, parts, false)
      : []
  }
  const isShared = first.unit !== '%' && counted.length > 2 && costs.test(before) && payers.test(sentence)
  return isShared && isJoined(sentence, counted) ? matchList(sentence, whole, counted, true) : []
}

/** Whether 'and' stands before the last of them. */
function isJoined(sentence: string, parts: readonly Counted[]): boolean {
  const [before, last] = parts.slice(-2)
  return before !== undefined && last !== undefined && /\band\b/.test(sentence.slice(before.to, last.from))
}

/** The nearest count of the same kind before the list, in the same clause. */
function findWhole(
  sentence: string,
  before: readonly Counted[],
  { from, unit }: Counted,
): Counted | undefined {
  const whole = before.findLast((each) => each.unit === unit)
  if (whole === undefined || /[;—]|\. |, (?:and|but|while|so) /.test(sentence.slice(whole.to, from - 1)))
    return undefined
  return whole
}

/** The counts in one list that ends with 'and'. */
function readList(sentence: string, counted: readonly Counted[], unit: string): readonly Counted[] {
  const parts: Counted[] = []
  let isClosed = false
  for (const each of counted) {
    const before = parts.at(-1)
    const between = before === undefined ? '' : sentence.slice(before.to, each.from)
    if (each.unit !== unit || (before !== undefined && !joint.test(between))) break
    isClosed = /(?:\band|\bplus) (?:\p{Ll}+ ){0,2}$/u.test(between)
    parts.push(each)
  }
  return isClosed ? parts : []
}

function isBroken(
  sentence: string,
  whole: Counted,
  parts: readonly Counted[],
  sum: number,
  isPromised: boolean,
): boolean {
  const isOfOther =
    parts.some(({ value }) => value >= whole.value) ||
    sum < whole.value * nearest ||
    sum > whole.value * farthest
  if (isOfOther) return false
  const isAbout = [whole, ...parts].some(({ from }) =>
    approximate.test(sentence.slice(Math.max(0, from - 16), from)),
  )
  const own =
    whole.unit === 'things' ? rounded.things : whole.unit === '%' ? rounded['%'] / whole.value : rounded.money
  const allowed = whole.value * (isAbout ? rounded.about : own)
  return isPromised ? Math.abs(sum - whole.value) > allowed : sum - whole.value > allowed
}

/** '45 of the 90 stores, or 60%', 'Of the 90 stores, 45, or 60%,', 'runs 90 stores; 45 of them (60%)'. */
function findShares(sentence: string, counted: readonly Counted[]): Slip[] {
  return counted.flatMap((share, index) => {
    const [one, two] = [counted[index - 2], counted[index - 1]]
    if (share.unit !== '%' || one?.unit !== 'things' || two?.unit !== 'things') return []
    const beside = sentence.slice(two.to, share.from)
    if (
      !/^[^.;:]{0,40}(?:,? or |, |\(|—) ?(?:about |nearly |just )?$/.test(beside) ||
      /\bor [^%]*[a-z] $/.test(beside.replace(/\b(?:about|nearly|just) $/, ''))
    )
      return []
    const pair = orderPair(sentence, one, two)
    if (pair === undefined) return []
    const [part, whole] = pair
    const real = (100 * part.value) / whole.value
    if (Math.abs(real - share.value) <= shareMost) return []
    return [
      {
        from: share.from,
        to: share.to,
        message: `${writeCount(part.value)} of ${writeCount(whole.value)} is ${Math.round(real)}%`,
      },
    ]
  })
}

/** The two counts as part and whole. */
function orderPair(sentence: string, one: Counted, two: Counted): readonly [Counted, Counted] | undefined {
  const between = sentence.slice(one.to, two.from)
  if (/^ (?:out )?of (?:the |its |their |all |all the )?(?:\p{Ll}+ )?$/u.test(between)) return [one, two]
  const isOpened = /\bof (?:the |its |their |all |all the )?(?:\p{Ll}+ )?$/iu.test(
    sentence.slice(0, one.from),
  )
  const isBack = /^ of (?:them|those|these)\b/.test(sentence.slice(two.to))
  return (isOpened && /, (?:about |nearly |only |just )?$/.test(between)) || isBack ? [two, one] : undefined
}

function name(value: number, { unit }: Counted): string {
  if (unit === 'things') return writeCount(value)
  if (unit === '%') return `${value}%`
  const [scale, word] = value >= 1e9 ? [1e9, ' billion'] : value >= 1e6 ? [1e6, ' million'] : [1, '']
  return `${unit}${scale === 1 ? writeCount(value) : Math.round((100 * value) / scale) / 100}${word}`
}

function writeCount(value: number): string {
  return groupThousands(value)
}
