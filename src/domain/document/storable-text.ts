// Removes from a text what can't be stored: PostgreSQL refuses U+0000 and half of a surrogate pair.

const unreadable = /[[\p{Cc}--[\t\n\r\x80-\x9f]]\ufffe\uffff]/gv

/** The text without U+0000, lone surrogates replaced by U+FFFD; the same string when nothing was wrong. */
export function makeStorable(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed()
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '') : wellFormed
}

/** Without control characters except tabs and line ends, because Word files and pages can't contain them; lone surrogates are replaced. */
export function dropUnreadable(text: string): string {
  return text.toWellFormed().replace(unreadable, '')
}

/** A short mark of a text, to know it again later; two texts sharing one is a matter of 2^53. */
export function markText(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  const mark = 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
  return `${text.length}:${mark.toString(36)}`
}
