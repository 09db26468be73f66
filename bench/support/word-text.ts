// Releases of a given length: headings, marks, links, lists and quotes in the mix a release has, the same on every run.

const words =
  'sensor water leak pipe city trial household percent company announced launch device battery plumber valve meter report resident department repair season winter utility network pressure flow alert phone store price market investor board quarter revenue growth partner program safety standard engineer research university harbor bridge station river valley county state region'.split(
    ' ',
  )

/** About 400 words fill a page. */
export function makeRelease(pages: number): string {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const sentence = () => {
    const text = Array.from({ length: 8 + random(15) }, () => words[random(words.length)]).join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }
  const sentences = (count: number) => Array.from({ length: count }, sentence).join(' ')
  const page = (index: number) =>
    [
      `<h2>Section ${index + 1}</h2>`,
      `<p><strong>${sentence()}</strong> ${sentences(4)} <em>${sentence()}</em></p>`,
      `<p>${sentences(5)} See <a href="https://larkmoor.example/${index}">${sentence()}</a></p>`,
      `<ul><li><p>${sentence()}</p></li><li><p>${sentence()}</p></li></ul>`,
      `<blockquote><p>“${sentences(2)}”</p></blockquote>`,
      `<p>${sentences(6)}</p>`,
    ].join('')
  return `<h1>${sentence()}</h1>${Array.from({ length: pages }, (_, index) => page(index)).join('')}`
}
