// Tells by words whether one text contains what another says.
import { isFunctionWord } from '#domain/language/name-words.ts'
import { canonicalWords } from '#domain/language/words.ts'

/** Function words that count something. */
const counts = new Set(
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred half first second third'.split(
    ' ',
  ),
)

/** The words that carry meaning. */
const wordsOf = (text: string): string[] =>
  canonicalWords(text.replaceAll('-', ' ')).filter(
    (word) => (!isFunctionWord(word) || counts.has(word)) && !/^(?:million|billion|thousand)$/.test(word),
  )

/** Whether the text has the figure in another form: "3.8" in "$3.8M". */
function holdsFigure(text: string, word: string): boolean {
  const figure = /^\d[\d.]*/.exec(word)?.[0]
  return figure !== undefined && text.replaceAll(/(?<=\d),(?=\d)/g, '').includes(figure)
}

/** Whether the text has every word of the value. */
export function holdsWords(text: string, value: string): boolean {
  const words = new Set(canonicalWords(text.replaceAll('-', ' ')))
  return wordsOf(value).every((word) => words.has(word) || holdsFigure(text, word))
}

/** Whether every content word of the text was told. */
export function isRetold(text: string, told: string): boolean {
  const words = new Set(canonicalWords(told.replaceAll('-', ' ')).map(bareOf))
  return wordsOf(text).every((word) => words.has(bareOf(word)) || deeds.test(word) || holdsFigure(told, word))
}

const bareOf = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '')

/** Words for announcing, which a lead may replace. */
const deeds =
  /^(?:rais(?:e|es|ed|ing)|clos(?:e|es|ed|ing)|secured?|round|funding|won|wins|win|receiv(?:es|ed)|gets|got|buys|bought|buying|acquires|acquired|signed|signs|sign|named|names|appoints|appointed|new|deal|agreement|contract|news|company|led|leads|leading|lead|announced|announces|said|dollars|euros?|pounds|comes|came|coming|join(?:s|ed|ing)?|tak(?:es|ing)|took|part|participat(?:es|ed|ing|ion)|name|wef|effective|start(?:s|ing)?|resumes|puts?|putting|sale|sells?|selling|launch(?:es|ed|ing)?|goes|live|introduc(?:es|ing)|releas(?:es|ing|ed)|too|brings?|bringing|called|thing|mio|calls?|calling|back|inauguration|opening|doors|opens?)$/

const weekday = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/u

/** Whether the text has a figure or a name that was not told. */
export const namesMore = (text: string, told: string): boolean =>
  (text.match(/\d[\d.,]*\d|\d|(?<=\S )\p{Lu}[\p{L}’'-]+/gu) ?? [])
    .map((word) => word.replace(/[’']s?$/u, ''))
    .some(
      (word) =>
        !weekday.test(word) &&
        !deeds.test(word.toLowerCase()) &&
        !told.includes(word) &&
        // The city of a dateline is in capitals.
        !told.includes(word.toUpperCase()) &&
        !holdsFigure(told, word.replaceAll(',', '')),
    )
