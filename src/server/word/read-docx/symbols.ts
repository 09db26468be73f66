// Characters of the symbol fonts, which Word stores by their position in the font, as Unicode text.

const symbolFrom = 0x21
/** The font Symbol from 0x21 on. */
const symbolLow = [
  ...'!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼',
]
const symbolHighFrom = 0xa0
/** The same font from 0xA0 on; a space where Unicode has no equivalent. */
const symbolHigh = [
  ...'€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭',
]
const wingdings = new Map([
  [0x22, '✂'],
  [0x28, '☎'],
  [0x29, '✆'],
  [0x2a, '✉'],
  [0x4a, '☺'],
  [0x4c, '☹'],
  [0x6c, '•'],
  [0x6d, '❍'],
  [0x6e, '■'],
  [0x6f, '□'],
  [0x71, '❑'],
  [0x72, '❒'],
  [0x73, '⬧'],
  [0x74, '⧫'],
  [0x75, '◆'],
  [0x76, '❖'],
  [0x77, '•'],
  [0x9f, '•'],
  [0xa7, '•'],
  [0xa8, '◻'],
  [0xab, '★'],
  [0xd8, '➢'],
  [0xdf, '←'],
  [0xe0, '→'],
  [0xe1, '↑'],
  [0xe2, '↓'],
  [0xe7, '←'],
  [0xe8, '→'],
  [0xe9, '↑'],
  [0xea, '↓'],
  [0xef, '⇦'],
  [0xf0, '⇨'],
  [0xfb, '✗'],
  [0xfc, '✓'],
  [0xfd, '☒'],
  [0xfe, '☑'],
])
/** Replaces an unknown symbol. */
const unknown = '[symbol]'

type SymbolFont = 'symbol' | 'wingdings' | 'other'

/** The symbol font of a name; undefined for other fonts. */
export function symbolFont(name: string | undefined): SymbolFont | undefined {
  if (/^symbol(?:\s|$)/i.test(name ?? '')) return 'symbol'
  if (/^wingdings$/i.test(name ?? '')) return 'wingdings'
  return /^(?:wingdings [23]|webdings|zapf ?dingbats|mt extra|monotype sorts)$/i.test(name ?? '')
    ? 'other'
    : undefined
}

/** A symbol by its number, which may be in the private use area; never empty. */
export function readSymbol(code: number, fontName: string | undefined): string {
  if (!(code > 0x1f && code <= 0xffff)) return unknown
  const isPrivate = code >= 0xf000 && code <= 0xf0ff
  // Without its font, this one is nearly always a list bullet.
  if (code === 0xf0a7 && !symbolFont(fontName)) return '•'
  const font = symbolFont(fontName) ?? (isPrivate ? 'symbol' : undefined)
  if (font && (isPrivate || code <= 0xff)) return readPlace(code & 0xff, font)
  return isNoCharacter(code) ? unknown : String.fromCharCode(code)
}

/** Converts text in a symbol font to the symbols it shows. */
export function readSymbolText(text: string, fontName: string): string {
  if (!symbolFont(fontName)) return text
  return [...text].map((character) => readCharacter(character, fontName)).join('')
}

function readCharacter(character: string, fontName: string): string {
  // Below the space are line breaks and the control characters of old Word files.
  if (character <= ' ' || /\s/.test(character)) return character
  return character.length === 1 ? readSymbol(character.charCodeAt(0), fontName) : character
}

function readPlace(place: number, font: SymbolFont): string {
  if (place === 0x20) return ' '
  if (font === 'wingdings') return wingdings.get(place) ?? unknown
  if (font === 'other') return unknown
  const sign = place >= symbolHighFrom ? symbolHigh[place - symbolHighFrom] : symbolLow[place - symbolFrom]
  return sign === undefined || sign === ' ' ? unknown : sign
}

/** Surrogates and the private use area. */
function isNoCharacter(code: number): boolean {
  return code >= 0xd800 && code <= 0xf8ff
}
