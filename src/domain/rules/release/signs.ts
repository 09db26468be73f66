// Tells in one pass which kinds of signs besides letters a paragraph has. Most patterns need a sign that most paragraphs lack.

/** One bit for each kind of sign. */
export const signs = {
  money: 1,
  percent: 2,
  /** Any mark that may open or close a quotation. */
  quote: 4,
  parenthesis: 8,
  /** An em dash, two hyphens or a hyphen after a space. */
  dash: 16,
  /** Two spaces or two marks in a row, a space before a mark or inside parentheses, no space after a mark. */
  spacing: 32,
  trademark: 64,
  /** Signs of Markdown and of blanks. */
  markup: 128,
  exclamation: 256,
  slash: 512,
  /** Letters that English doesn't have, and all other rare signs. */
  rare: 1024,
} as const

const [space, stop, hyphen] = [32, 46, 45]
const ascii = new Uint16Array(128)
for (const [text, bit] of [
  ['$', signs.money],
  ['%', signs.percent],
  ['"\'', signs.quote],
  ['()', signs.parenthesis],
  ['*_#`|>~[]{}<', signs.markup],
  ['!', signs.exclamation],
  ['/', signs.slash],
] as const)
  for (const sign of text) ascii[sign.charCodeAt(0)] = bit

const typographic: Readonly<Record<string, number>> = {
  '€': signs.money,
  '£': signs.money,
  '—': signs.dash,
  '®': signs.trademark | signs.rare,
  '™': signs.trademark | signs.rare,
  '℠': signs.trademark | signs.rare,
}

/** The bits of all signs of the text. */
export function readSigns(text: string): number {
  let [found, before] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // Tested first, since nearly all characters are letters.
    if (code < 128)
      found |= (ascii[code] ?? 0) | (isJoint(before) || !isLetter(code) ? readPair(before, code) : 0)
    else found |= readRare(text[at] ?? '', code)
    before = code
  }
  return found
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

/** A space, a mark or a parenthesis, after which the next sign matters. */
function isJoint(code: number): boolean {
  return code === space || isMark(code) || code === 40
}

/** . , ; : ! ? */
function isMark(code: number): boolean {
  return code === stop || code === 44 || code === 59 || code === 58 || code === 33 || code === 63
}

function readPair(before: number, code: number): number {
  if (code === hyphen) return before === space || before === hyphen ? signs.dash : 0
  return isLoose(before, code) ? signs.spacing : 0
}

/** Whether a space between the two characters is wrong or missing. */
function isLoose(before: number, code: number): boolean {
  if (before === space) return code === space || code === 41 || isMark(code)
  if (isMark(before)) return before === code || isLetter(code)
  return before === 40 && code === space
}

function readRare(sign: string, code: number): number {
  const known = typographic[sign]
  if (known !== undefined) return known
  // Apostrophes, other dashes and dots open no quotation; every other mark in this range may.
  if (code === 0x2018 || (code >= 0x201a && code <= 0x201f)) return signs.quote
  return code === 0xa0 || (code >= 0x2010 && code <= 0x2026) ? 0 : signs.rare | signs.quote
}
