// The styles of the Word file: Word's own where possible, so that a template or a theme can override them.
// Lengths are twentieths of a point, font sizes half points.
import { wordNamespace, xmlHead } from './xml-text.ts'

// Available on every system, or replaced by a font with the same metrics: pages break the same everywhere.
const font = 'Times New Roman'
const ink = '1F1F1F'
const soft = '595959'
export const quoteIndent = 480
/** Wide enough for two digits. */
export const listIndent = 420

/** Character styles of what a caption says. They look like the caption. */
export const captionMarks = {
  caption: 'PictureCaption',
  credit: 'PictureCredit',
  rights: 'PictureRights',
} as const

interface Style {
  id: string
  name: string
  based?: string
  next?: string
  paragraph?: string
  run?: string
  /** Our own; the others are built into Word. */
  isCustom?: boolean
}

const keep = '<w:keepNext/><w:keepLines/>'
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`
const bold = '<w:b/><w:bCs/>'
const italic = '<w:i/><w:iCs/>'
const space = (before: number, after: number, line?: number) =>
  `<w:spacing w:before="${before}" w:after="${after}"${line ? ` w:line="${line}" w:lineRule="auto"` : ''}/>`
const outline = (level: number) => `<w:outlineLvl w:val="${level}"/>`

const continued = [1, 2, 3, 4, 5].map(
  (level): Style => ({
    id: `ListContinue${level === 1 ? '' : level}`,
    name: `List Continue${level === 1 ? '' : ` ${level}`}`,
    based: 'Normal',
    paragraph: `<w:ind w:left="${(level + 1) * listIndent}"/>`,
  }),
)

const styles: readonly Style[] = [
  {
    id: 'Title',
    name: 'Title',
    based: 'Normal',
    next: 'Normal',
    paragraph: `${keep}${space(0, 160, 252)}`,
    run: `${bold}${size(40)}`,
  },
  {
    id: 'Subtitle',
    name: 'Subtitle',
    based: 'Normal',
    next: 'Normal',
    paragraph: `${keep}${space(0, 240, 264)}`,
    run: `${italic}<w:color w:val="${soft}"/>${size(26)}`,
  },
  heading(1, `${keep}${space(360, 120, 252)}${outline(0)}`, `${bold}${size(32)}`),
  heading(2, `${keep}${space(320, 80, 264)}${outline(1)}`, `${bold}${size(27)}`),
  heading(3, `${keep}${space(240, 60)}${outline(2)}`, `${bold}${italic}${size(24)}`),
  {
    id: 'Quote',
    name: 'Quote',
    based: 'Normal',
    next: 'Normal',
    paragraph: `${space(0, 160)}<w:ind w:left="${quoteIndent}" w:right="${quoteIndent}"/>`,
    run: '<w:color w:val="404040"/>',
  },
  { id: 'ListParagraph', name: 'List Paragraph', based: 'Normal', paragraph: '<w:contextualSpacing/>' },
  ...continued,
  {
    id: 'ReleaseLine',
    name: 'Release Line',
    based: 'Normal',
    next: 'Title',
    paragraph: `<w:keepNext/>${space(0, 280)}`,
    run: `<w:spacing w:val="16"/>${size(19)}`,
    isCustom: true,
  },
  {
    id: 'EndMark',
    name: 'End Mark',
    based: 'Normal',
    paragraph: `${space(320, 0)}<w:jc w:val="center"/>`,
    isCustom: true,
  },
  {
    id: 'HorizontalLine',
    name: 'Horizontal Line',
    based: 'Normal',
    next: 'Normal',
    paragraph: `<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="A6A6A6"/></w:pBdr>${space(0, 240, 240)}`,
    run: size(12),
    isCustom: true,
  },
  {
    id: 'Picture',
    name: 'Picture',
    based: 'Normal',
    next: 'Caption',
    paragraph: space(160, 80, 240),
    isCustom: true,
  },
  {
    id: 'Caption',
    name: 'caption',
    based: 'Normal',
    next: 'Normal',
    paragraph: `<w:keepLines/>${space(0, 240, 252)}`,
    run: `<w:color w:val="${soft}"/>${size(20)}`,
  },
  {
    id: 'Footer',
    name: 'footer',
    based: 'Normal',
    paragraph: `${space(0, 0, 240)}<w:jc w:val="center"/>`,
    run: `<w:color w:val="${soft}"/>${size(18)}`,
  },
]

export function writeStyles(language: string): string {
  const normalParagraph = `<w:widowControl/>${space(0, 160, 276)}`
  const normalRun = `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:color w:val="${ink}"/>${size(24)}<w:lang w:val="${language}" w:bidi="ar-SA"/>`
  return [
    `${xmlHead}<w:styles xmlns:w="${wordNamespace}">`,
    `<w:docDefaults><w:rPrDefault><w:rPr>${normalRun}</w:rPr></w:rPrDefault>`,
    `<w:pPrDefault><w:pPr>${normalParagraph}</w:pPr></w:pPrDefault></w:docDefaults>`,
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>',
    '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/></w:style>',
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>',
    '<w:style w:type="numbering" w:default="1" w:styleId="NoList"><w:name w:val="No List"/><w:uiPriority w:val="99"/><w:semiHidden/></w:style>',
    ...styles.map(writeStyle),
    '<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:basedOn w:val="DefaultParagraphFont"/><w:uiPriority w:val="99"/><w:unhideWhenUsed/><w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style>',
    ...Object.values(captionMarks).map(writeMark),
    '</w:styles>',
  ].join('')
}

function writeMark(id: string): string {
  const name = id.replace('Picture', 'Picture ')
  return `<w:style w:type="character" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="DefaultParagraphFont"/><w:uiPriority w:val="1"/></w:style>`
}

function heading(level: 1 | 2 | 3, paragraph: string, run: string): Style {
  return { id: `Heading${level}`, name: `heading ${level}`, based: 'Normal', next: 'Normal', paragraph, run }
}

function writeStyle({ id, name, based, next, paragraph, run, isCustom }: Style): string {
  return [
    `<w:style w:type="paragraph"${isCustom ? ' w:customStyle="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>`,
    based ? `<w:basedOn w:val="${based}"/>` : '',
    next ? `<w:next w:val="${next}"/>` : '',
    '<w:qFormat/>',
    paragraph ? `<w:pPr>${paragraph}</w:pPr>` : '',
    run ? `<w:rPr>${run}</w:rPr>` : '',
    '</w:style>',
  ].join('')
}
