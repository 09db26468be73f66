// What the styles of a document mean for a release: headings, quotes, lists, bold, italic.
import type { HeadingLevel } from '#domain/formats/release-tree.ts'
import { type CaptionField, captionFields } from './captions.ts'
import { scanXml } from './xml/xml-reader.ts'

export interface RunLook {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  hidden?: boolean
  /** Superscript or subscript. */
  position?: 'superscript' | 'subscript' | 'line'
  /** A symbol font, in which letters are symbols. */
  font?: string
}

export interface StyleMeaning {
  heading?: HeadingLevel
  isQuote?: boolean
  isSubtitle?: boolean
  isRule?: boolean
  isCaption?: boolean
  /** What a character style marks in a caption. */
  captionField?: CaptionField
  /** The level of the list item that the paragraph continues. */
  continues?: number
  /** The level in its name, for styles whose numbering has only one. */
  listLevel?: number
  numbering?: { id?: string; level?: number }
  look: RunLook
}

interface Style extends StyleMeaning {
  name: string
  basedOn?: string
}

type Attribute = (name: string) => string | undefined

const chainMax = 12

/** The meaning of a style by id, including what it inherits. */
export type Styles = (id: string | undefined) => StyleMeaning

export function readStyles(xml: string | undefined): Styles {
  const styles = collectStyles(xml ?? '')
  const meanings = new Map<string, StyleMeaning>()
  const nothing: StyleMeaning = { look: {} }
  const resolve = (id: string, depth: number): StyleMeaning => {
    const known = meanings.get(id)
    const style = styles.get(id)
    if (known || !style) return known ?? nothing
    const parent = style.basedOn && depth < chainMax ? resolve(style.basedOn, depth + 1) : nothing
    const { heading: parentHeading, ...inherited } = parent
    const meaning = {
      ...inherited,
      // A subtitle is not a title, whatever it is based on.
      ...(parentHeading && !style.isSubtitle && { heading: parentHeading }),
      ...style,
      numbering: { ...parent.numbering, ...style.numbering },
      look: { ...parent.look, ...style.look },
    }
    meanings.set(id, meaning)
    return meaning
  }
  return (id) => (id === undefined ? nothing : resolve(id, 0))
}

/** On by default: <w:b/>, <w:b w:val="true"/>, but not <w:b w:val="0"/>. */
export function isOn(value: string | undefined): boolean {
  return !(value === '0' || value === 'false' || value === 'off' || value === 'none')
}

export function readRunProperty(look: RunLook, name: string, attribute: Attribute): void {
  if (name === 'w:b') look.bold = isOn(attribute('w:val'))
  else if (name === 'w:i') look.italic = isOn(attribute('w:val'))
  else if (name === 'w:u') look.underline = isOn(attribute('w:val') ?? 'single')
  else if (name === 'w:vanish') look.hidden = isOn(attribute('w:val'))
  else if (name === 'w:vertAlign') look.position = readPosition(attribute('w:val'))
  else if (name === 'w:rFonts') look.font = attribute('w:ascii') ?? attribute('w:hAnsi') ?? look.font ?? ''
}

function readPosition(value: string | undefined): NonNullable<RunLook['position']> {
  return value === 'superscript' || value === 'subscript' ? value : 'line'
}

function collectStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>()
  let style: Style | undefined
  let isInParagraph = false
  scanXml(xml, {
    open(name, attribute) {
      if (name === 'w:style') {
        style = { name: '', look: {} }
        styles.set(attribute('w:styleId') ?? '', style)
      } else if (name === 'w:pPr') isInParagraph = true
      else if (style && isInParagraph) readParagraphProperty(style, name, attribute('w:val') ?? '')
      else if (style) readStyleProperty(style, name, attribute)
    },
    close(name) {
      if (name === 'w:pPr') isInParagraph = false
      else if (name === 'w:style') style = undefined
    },
    text() {},
  })
  return styles
}

function readParagraphProperty(style: Style, name: string, value: string): void {
  if (name === 'w:numId') style.numbering = { ...style.numbering, id: value }
  else if (name === 'w:ilvl') style.numbering = { ...style.numbering, level: Number(value) }
  // A custom style with an outline level is also a heading.
  else if (name === 'w:outlineLvl' && /^[0-2]$/.test(value))
    style.heading ??= (Number(value) + 1) as HeadingLevel
}

function readStyleProperty(style: Style, name: string, attribute: Attribute): void {
  if (name === 'w:name') Object.assign(style, meaningOfName(attribute('w:val') ?? ''))
  else if (name === 'w:basedOn') style.basedOn = attribute('w:val') ?? ''
  else readRunProperty(style.look, name, attribute)
}

function meaningOfName(name: string): Partial<Style> {
  const heading = /^heading ([1-9])$/i.exec(name)?.[1]
  const listLevel = /^list (?:bullet|number) ([2-5])$/i.exec(name)?.[1]
  const continued = /^list continue ?([2-5]?)$/i.exec(name)
  if (listLevel) return { name, listLevel: Number(listLevel) - 1 }
  if (heading) return { name, heading: Math.min(Number(heading), 3) as HeadingLevel }
  if (/^title$/i.test(name)) return { name, heading: 1 }
  if (/^subtitle$/i.test(name)) return { name, isSubtitle: true }
  if (/^(?:intense quote|quote|quotations|block text|block quotation)$/i.test(name))
    return { name, isQuote: true }
  if (/^horizontal (?:line|rule)$/i.test(name)) return { name, isRule: true }
  if (/^caption$/i.test(name)) return { name, isCaption: true }
  const captionField = captionFields.find((field) => name.toLowerCase() === `picture ${field}`)
  if (captionField) return { name, captionField }
  if (continued) return { name, continues: continued[1] ? Number(continued[1]) - 1 : 0 }
  return { name }
}
