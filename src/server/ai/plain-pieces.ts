// HTML that arrives in pieces -> the plain text shown while it streams. Text without tags passes through unchanged.

// Neither pattern reads past the next '<', so that text with many open tags is still read once.
const tag = /<(\/?)([a-z][a-z0-9]*)(?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<!--(?:(?!-->|<!--)[\s\S])*-->/gi
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
/** How far each element's end keeps the next text away; an item of a list begins a line. */
const breaks: Record<string, string> = {
  br: '\n',
  li: '\n',
  hr: '\n\n',
  p: '\n\n',
  h1: '\n\n',
  h2: '\n\n',
  h3: '\n\n',
  ul: '\n\n',
  ol: '\n\n',
  blockquote: '\n\n',
}
/** Text between these tags is for the browser, not for readers. */
const silent = /^(?:script|style|template|noscript)$/
const fenceLine = /```[a-z]*\n?/gi
/** A tag that doesn't end within this many characters is not a tag. */
const maxTagLength = 4000
const maxEntityLength = 10

export async function* showPlain(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const text = createPlainText()
  for await (const piece of pieces) {
    const shown = text.add(piece)
    if (shown !== '') yield shown
  }
  const rest = text.end()
  if (rest !== '') yield rest
}

function createPlainText() {
  let pending = ''
  let isHtml = false
  let hasText = false
  let gap = ''
  /** The silent element the text is inside of. */
  let inside = ''

  /** Text between tags: in HTML its line ends are spaces, and a gap comes before it but never before the first. */
  function show(raw: string): string {
    if (inside !== '') return ''
    const decoded = raw.replace(entity, decodeEntity)
    if (!isHtml) {
      hasText ||= decoded.trim() !== ''
      return decoded
    }
    const words = decoded.replace(fenceLine, '').replace(/[ \t\r\n]+/g, ' ')
    const text = gap === '' && hasText ? words : words.trimStart()
    if (text === '') return ''
    const before = hasText ? gap : ''
    gap = ''
    hasText = true
    return before + text
  }

  function openGap(name: string): void {
    const wanted = breaks[name]
    if (wanted === undefined) return
    isHtml = true
    if (wanted.length > gap.length) gap = wanted
  }

  function enter(name: string, isEnd: boolean): void {
    if (inside === '' && silent.test(name) && !isEnd) inside = name
    else if (inside === name && isEnd) inside = ''
  }

  function convert(html: string): string {
    let shown = ''
    let from = 0
    for (const match of html.matchAll(tag)) {
      const name = match[2]?.toLowerCase() ?? ''
      shown += show(html.slice(from, match.index))
      openGap(name)
      enter(name, match[1] === '/')
      from = match.index + match[0].length
    }
    return shown + show(html.slice(from))
  }

  return {
    add(piece: string): string {
      pending += piece
      const safe = safeLength(pending)
      const ready = pending.slice(0, safe)
      pending = pending.slice(safe)
      return ready === '' ? '' : convert(ready)
    },
    end: () => convert(pending),
  }
}

/** How much of the text cannot be the beginning of a tag or an entity. */
function safeLength(text: string): number {
  const angle = text.lastIndexOf('<')
  const mayBeTag = /^<(?:$|[/!a-z])/i.test(text.slice(angle, angle + 2))
  if (angle > text.lastIndexOf('>') && mayBeTag && text.length - angle < maxTagLength) return angle
  const ampersand = text.lastIndexOf('&')
  const mayBeEntity = ampersand >= 0 && /^&#?[\da-z]*$/i.test(text.slice(ampersand))
  return mayBeEntity && text.length - ampersand < maxEntityLength ? ampersand : text.length
}

function decodeEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return named[name.toLowerCase()] ?? whole
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
