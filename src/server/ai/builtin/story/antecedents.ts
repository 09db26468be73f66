// What a sentence leaves to the one before it: whom "she" is, what "it" does, how many of what, and what somebody does who only "does".
// Where that one isn't told right before, the sentence names it, or says nothing.
import { numberWordsPattern } from '#domain/language/numbers/number-words.ts'
import type { Story } from './story.ts'

const figure = `(?:\\d[\\d,.]*|${numberWordsPattern()})`

/** "Twenty-two was one district": how many of what, only the sentence before says. */
const bareCount = new RegExp(
  `^(?:(?:about|some|over|only|just|nearly|almost) )?${figure} (?:(?:also|now|still) )?(?:is|are|was|were|has|have|had|do|does|did|will|can)\\b`,
  'iu',
)

/** "Districts do, $3 per student": an answer that takes its verb from the question. */
const shortAnswer =
  /^(?!(?:If|When|While|As|What|Where|Whoever|That)\b)(?:[\p{L}’'-]+ ){1,6}(?:do|does|did)(?: not|n[’']t)?(?:[,.;]|$)/u

export const isShortAnswer = (text: string): boolean => shortAnswer.test(text)

/** Whether a sentence means nothing without a question or a count that came before it. */
export const answersOther = (text: string): boolean => bareCount.test(text) || isShortAnswer(text)

const spoken =
  /^(?<front>(?:(?:In|On|At|Since|Before|After|Until|Last|For|This) [^,;:]{2,40}?,? )?)(?<who>[Ss]he|[Hh]e)(?= \p{Ll})/u
const quoted = /“[^”]*”|"[^"]*"/gu
const [women, men] = [
  /(?<![\p{L}’'-])(?:she|her|hers)(?![\p{L}-])/iu,
  /(?<![\p{L}’'-])(?:he|him|his)(?![\p{L}-])/iu,
]

const somebody = /\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+/u

/** "In 2019 she began a class" as "In 2019 Prewitt began": notes that speak of one person alone mean that one. */
export function nameSolePerson(text: string, story: Story): string | undefined {
  const { front = '', who = '' } = spoken.exec(text)?.groups ?? {}
  const told = story.statements.map((statement) => statement.text)
  // Whoever only says something in the notes need not be whom they tell of.
  const [person, ...others] = story.people.filter(({ surname }) =>
    told.some((each) => each.includes(surname)),
  )
  if (who === '' || person === undefined || others.length > 0 || text.includes(person.surname))
    return undefined
  // Whoever was named last may be meant.
  const last = told.findLastIndex((each) => each.includes(person.surname))
  if (told.slice(last + 1).some((each) => somebody.test(each))) return undefined
  const plain = story.source.replaceAll(quoted, '')
  if (women.test(plain) && men.test(plain)) return undefined
  return `${front}${person.surname}${text.slice(front.length + who.length)}`
}

/** "It does a pound of flour" as "The Brindle Mill does": after sentences on the product, and notes of its price and its colors. */
export function nameProduct(text: string, story: Story): string | undefined {
  const { type, product, statements } = story
  const last = statements.at(-1)?.text ?? ''
  if (type !== 'launch' || product === undefined || !/^It \p{Ll}+s (?!(?:called|named)\b)/u.test(text))
    return undefined
  if (text.includes(product) || (!last.includes(product) && !/^It \p{Ll}/u.test(last))) return undefined
  return text.replace(/^It/u, story.source.includes(` the ${product}`) ? `The ${product}` : product)
}

const wentUp =
  /^(?:and |so )?we(?:[’']re| are| were) (?=(?:up|down) (?:(?:about|around|nearly|almost|over|more than) )?\d[\d.]* ?(?:%|percent))/iu
/** A thing of which there may be more: "the reason is orders". */
const grown = /(?<![\p{L}-])(?<noun>\p{Ll}{3,}[^s\P{Ll}]s)[.;]?$/u

/** "Reason is orders. We're up 40 percent": what is up was named right before, and is no company. */
export function withWhatGrew(body: string, before: string | undefined): string {
  const noun = grown.exec(before ?? '')?.groups?.noun
  if (noun === undefined || !wentUp.test(body)) return body
  return body.replace(wentUp, `${noun.charAt(0).toUpperCase()}${noun.slice(1)} are `)
}
