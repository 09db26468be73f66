// Reads dictated addresses and phone numbers: 'six six two, five five five, oh one three nine', 'nuala at larkmoor dot com'.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { readNumberUse } from '#domain/language/number-labels.ts'
import type { Range } from '#domain/language/ranges.ts'

/** The range is that of the words; `text` is the address they spell. */
export interface SpokenAddress extends Range {
  kind: 'mail' | 'phone' | 'fax'
  text: string
}

const figures: ReadonlyMap<string, string> = new Map(
  Object.entries({
    zero: '0',
    oh: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    twenty: '20',
    thirty: '30',
    forty: '40',
    fifty: '50',
    sixty: '60',
    seventy: '70',
    eighty: '80',
    ninety: '90',
    hundred: '00',
  }),
)
const figure = [...figures.keys()].join('|')
const numberPattern = new RegExp(
  `(?<![\\p{L}\\d-])(?:plus )?(?:(?:double |triple )?(?:${figure})(?:, | )){6,18}(?:double |triple )?(?:${figure})(?![\\p{L}\\d-])`,
  'giu',
)
const fewestFigures = 7
const mailPattern =
  /(?<![\p{L}\d.@-])(?<local>\p{L}[\p{L}\d-]{1,30}(?:(?: dot |\.)[\p{L}\d-]{1,30}){0,2}) (?:at|arroba|chiocciola|ät) (?<host>[\p{L}\d-]{2,40}(?:(?: (?:dot|punto|ponto|point|punkt) |\.)[\p{L}\d-]{2,20}){1,3})(?![\p{L}\d@/-])/giu

// A quick test without Unicode; most texts have none.
const one = '(?:oh|zero|one|two|three|four|five|six|seven|eight|nine)'
const mayHaveNumber = new RegExp(`\\b${one},? (?:double |triple )?${one},? `, 'i')
const mayHaveMail = / dot | punto | ponto | at [\w-]+\.\w| arroba /i

/** All of them, in order. */
export function findSpokenAddresses(text: string): SpokenAddress[] {
  const found = [
    ...(mayHaveNumber.test(text) ? findNumbers(text) : []),
    ...(mayHaveMail.test(text) ? findMails(text) : []),
  ]
  return found.toSorted((first, second) => first.from - second.from)
}

function findNumbers(text: string): SpokenAddress[] {
  return findMatches(text, numberPattern).flatMap(({ 0: words, index }): SpokenAddress[] => {
    const spelled = spell(words)
    if (spelled.replace('+', '').length < fewestFigures) return []
    const to = index + words.length
    const kind = readNumberUse(text, index, to) === 'fax' ? 'fax' : 'phone'
    return [{ kind, text: spelled, from: index, to }]
  })
}

function findMails(text: string): SpokenAddress[] {
  return findMatches(text, mailPattern).flatMap(({ 0: words, index, groups }): SpokenAddress[] => {
    const { local = '', host = '' } = groups ?? {}
    // A web page and no mail address: 'see it at larkmoor.com'.
    if (isEverydayWord(local) && !/^(?:press|media|info|office|hello|contact|news|comms)$/iu.test(local))
      return []
    return [{ kind: 'mail', text: `${join(local)}@${join(host)}`, from: index, to: index + words.length }]
  })
}

const join = (words: string): string =>
  words.toLowerCase().replaceAll(/ (?:dot|punto|ponto|point|punkt) /g, '.')

function spell(words: string): string {
  const spoken = words.toLowerCase().split(/[, ]+/)
  const digits = spoken
    .map((word, index) => {
      const before = spoken[index - 1]
      const repeat = before === 'double' ? 2 : before === 'triple' ? 3 : 1
      return (figures.get(word) ?? '').repeat(repeat)
    })
    .join('')
  if (spoken[0] === 'plus') return `+${digits}`
  // Ten digits in the American form.
  return /^[2-9]\d{9}$/.test(digits) ? digits.replace(/^(\d{3})(\d{3})/, '$1-$2-') : digits
}
