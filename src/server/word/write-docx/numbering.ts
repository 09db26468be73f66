// The list definitions: one for bullets, one for numbers, and an instance for each numbered list, so that it has its own start.
import { listIndent } from './styles.ts'
import { wordNamespace, xmlHead } from './xml-text.ts'

/** Word has nine levels. */
export const levelMax = 8
const bulletNumId = 1
const bullets = ['•', '–', '▪'] as const
const formats = ['decimal', 'lowerLetter', 'lowerRoman'] as const

/** From xviii on, a roman numeral is as wide as three digits, and so on. */
const wideRomans = [18, 28, 38, 88]

/** The hanging indent that fits the list's last number: 100 needs more room than 99. */
export function labelWidth(level: number, last: number): number {
  const format = formats[level % 3]
  const more =
    format === 'lowerRoman' ? wideRomans.filter((number) => last >= number).length : String(last).length - 2
  return format === 'lowerLetter' ? listIndent : listIndent + Math.max(0, more) * figureWidth
}

const figureWidth = 130

export interface Numbering {
  /** Adds a list and returns its number. */
  add(list: { ordered: boolean; start: number; level: number }): number
  /** The number for paragraphs that continue an item without a label. */
  addBlank(): number
  write(): string
}

export function createNumbering(): Numbering {
  const instances: { definition: number; level: number; start: number }[] = []
  let blank: number | undefined
  return {
    add({ ordered, start, level }) {
      if (!ordered) return bulletNumId
      return bulletNumId + instances.push({ definition: 1, level, start })
    },
    addBlank() {
      blank ??= bulletNumId + instances.push({ definition: 2, level: 0, start: 1 })
      return blank
    },
    write: () =>
      [
        `${xmlHead}<w:numbering xmlns:w="${wordNamespace}">`,
        writeDefinition(0, (level) => ({ format: 'bullet', text: bullets[level % 3] ?? '•' })),
        writeDefinition(1, (level) => ({ format: formats[level % 3] ?? 'decimal', text: `%${level + 1}.` })),
        blank === undefined ? '' : writeDefinition(2, () => ({ format: 'none', text: '' })),
        `<w:num w:numId="${bulletNumId}"><w:abstractNumId w:val="0"/></w:num>`,
        ...instances.map(
          ({ definition, level, start }, index) =>
            `<w:num w:numId="${bulletNumId + 1 + index}"><w:abstractNumId w:val="${definition}"/><w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride></w:num>`,
        ),
        '</w:numbering>',
      ].join(''),
  }
}

function writeDefinition(id: number, level: (level: number) => { format: string; text: string }): string {
  const levels = Array.from({ length: levelMax + 1 }, (_, index) => {
    const { format, text } = level(index)
    const fonts =
      format === 'bullet' ? '<w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/></w:rPr>' : ''
    const suffix = format === 'none' ? '<w:suff w:val="nothing"/>' : ''
    const hanging = format === 'none' ? 0 : listIndent
    return [
      `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${suffix}<w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/>`,
      `<w:pPr><w:ind w:left="${(index + 2) * listIndent}" w:hanging="${hanging}"/></w:pPr>${fonts}</w:lvl>`,
    ].join('')
  })
  return `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${levels.join('')}</w:abstractNum>`
}
