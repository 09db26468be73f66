// Long releases for the measurements: always the same words, paragraphs of 80.

const stock =
  'the sensor clamps to a supply pipe without cutting it and listens for running water during hours when a building should be quiet then texts the property manager which apartment is losing how much after twenty minutes'.split(
    ' ',
  )
const wordsPerParagraph = 80

/** HTML of about this many words under the given headline. */
export function longRelease(headline: string, words: number): string {
  const paragraphs = Array.from({ length: Math.ceil(words / wordsPerParagraph) }, (_, paragraph) => {
    const chosen = Array.from(
      { length: wordsPerParagraph },
      (_, word) => stock[(paragraph * 7 + word * 3) % stock.length],
    )
    return `<p>${chosen.join(' ')}.</p>`
  })
  return `<h1>${headline}</h1>${paragraphs.join('')}`
}
