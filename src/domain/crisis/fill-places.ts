// What the confirmed details give fills its place in the statement. Only where there is one answer: of two numbers nobody knows which.
import { findAddresses } from '#domain/language/addresses.ts'
import { readFacts } from '#domain/language/reading.ts'

const recalled =
  /\b(?:recall(?:s|ed|ing)?(?: of)?|pull(?:s|ed|ing)?) (?:all |its |our |the |some |certain |about [\d,]+ |[\d,]+ )*(?<product>\p{Lu}[\p{L}\p{N}’'-]*(?: [\p{L}\p{N}’'-]+){0,4}?)(?= (?:sold|made|because|after|due|over|from|that|which|with|following|in|on|at)\b|[.,;:(]|$)/u

/** The parts of a statement with what is known in place of its blanks. */
export function fillPlaces<Parts extends Record<string, string>>(parts: Parts, confirmed: string): Parts {
  const addresses = findAddresses(confirmed)
  const only = (kind: 'phone' | 'mail' | 'web') => {
    const found = new Set(addresses.filter((address) => address.kind === kind).map(({ text }) => text))
    return found.size === 1 ? [...found][0] : undefined
  }
  const dates = [
    ...new Set(
      readFacts(confirmed)
        .filter(({ kind }) => kind === 'date')
        .map(({ text }) => text),
    ),
  ].filter((date) => /\d/.test(date))
  const product = recalled.exec(confirmed)?.groups?.product
  const known: [RegExp, string | undefined][] = [
    [/\[PHONE(?: WITH AREA CODE)?\]/g, only('phone')],
    [/\[EMAIL\]/g, only('mail')],
    [/\[(?:WEB ADDRESS|STATUS PAGE)\]/g, only('web')],
    [/\[PRODUCT\]|\[PRODUCT, MODEL AND LOT NUMBERS\]/g, product],
  ]
  const fill = (text: string) =>
    known.reduce(
      (filled, [blank, value]) => (value === undefined ? filled : filled.replace(blank, () => value)),
      text,
    )
  const filled = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, fill(text)])) as Parts
  return { ...filled, opening: fillDates(filled.opening ?? '', dates, confirmed) }
}

/** "On [DATE]" has one answer, "from [DATE] to [DATE]" needs both in that order. */
function fillDates(opening: string, dates: readonly string[], confirmed: string): string {
  const [first, second] = dates
  if (first === undefined) return opening
  if (!opening.includes('from [DATE] to [DATE]'))
    return dates.length === 1 ? opening.replace('[DATE]', () => first) : opening
  const isSpan = dates.length === 2 && confirmed.includes(`from ${first} to ${second}`)
  return isSpan ? opening.replace('from [DATE] to [DATE]', () => `from ${first} to ${second}`) : opening
}
