// One story of a document (its body, a header, the footnotes) as blocks, with its tracked changes accepted or rejected.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { createFindings } from './findings.ts'
import { createSection, readSectionProperty, type Section } from './sections.ts'
import { type Attribute, closers, isChange, openChange, openers, readProperty } from './story-elements.ts'
import { createStoryState, endFlow, type StoryContext, type StoryState, writeText } from './story-state.ts'
import { scanXml } from './xml/xml-reader.ts'

export interface Story {
  blocks: ReleaseBlock[]
  /** Footnotes or endnotes by id, in a story of notes. */
  notes: Map<string, ReleaseBlock[]>
  sections: Section[]
}

/** Never part of the text: history and geometry. */
const skipped = new Set(
  'w:pPrChange w:rPrChange w:tblPrChange w:trPrChange w:tcPrChange w:sectPrChange w:numberingChange w:tblPr w:tblGrid w:tcPr w:rt'.split(
    ' ',
  ),
)

export function readStory(xml: string, context: StoryContext): Story {
  const state = walkStory(
    xml,
    context,
    mayHaveOpenFields(xml) ? findOpenFields(xml, context.changes) : undefined,
  )
  return { blocks: endFlow(state), notes: state.notes, sections: state.sections }
}

function walkStory(xml: string, context: StoryContext, ignoredFields?: ReadonlySet<number>): StoryState {
  const state = createStoryState(context, ignoredFields)
  let element = ''
  scanXml(xml, {
    open(name, attribute) {
      element = name
      openElement(state, name, attribute)
    },
    close(name) {
      element = ''
      closeElement(state, name)
    },
    text(text) {
      if (state.skipDepth > 0) return
      // A line break in the XML is a space; Word's own is an element.
      if (element === 'w:t' || element === 'm:t' || element === 'w:delText')
        writeText(state, text.replace(/[\r\n]+/g, ' '))
      else if (element === 'w:instrText' || element === 'w:delInstrText') state.fields.addCode(text)
    },
  })
  return state
}

/** Whether there may be an unclosed field: marks that don't match, or that may be in dropped content. */
function mayHaveOpenFields(xml: string): boolean {
  const begun = countFieldMarks(xml, 'begin')
  return (
    begun > 0 &&
    (begun !== countFieldMarks(xml, 'end') || /<(?:\w+:)?(?:del|ins|moveFrom|moveTo|Fallback)\b/.test(xml))
  )
}

function countFieldMarks(xml: string, type: string): number {
  return xml.match(new RegExp(`fldCharType\\s*=\\s*["']${type}["']`, 'g'))?.length ?? 0
}

/** An unclosed field would swallow everything after it, so those are found first, in a separate pass. */
function findOpenFields(xml: string, changes: StoryContext['changes']): ReadonlySet<number> {
  const nothing: StoryContext = {
    styles: () => ({ look: {} }),
    countItem: () => undefined,
    linkOf: () => undefined,
    chunkOf: () => [],
    pictureOf: () => undefined,
    numberOf: () => 0,
    pageMark: '',
    changes,
    findings: createFindings(),
  }
  return walkStory(xml, nothing).fields.unfinished()
}

type Reader = (state: StoryState, name: string, attribute: Attribute) => void

const readSection: Reader = ({ sections }, name, attribute) =>
  readSectionProperty(sections.at(-1) as Section, name, attribute)

/** How an element is read, by its context. */
const readers: Partial<Record<StoryState['area'], Reader>> = {
  none: openContent,
  paragraph: readProperty,
  run: readProperty,
  section: readSection,
  'section-in-paragraph': readSection,
}

function openElement(state: StoryState, name: string, attribute: Attribute): void {
  if (state.skipDepth > 0) state.skipDepth += 1
  else if (isChange(name)) openChange(state, name, attribute)
  else if (skipped.has(name)) skip(state, name)
  else if (name === 'w:sectPr') openSection(state)
  else if (name === 'w:pPr') state.area = 'paragraph'
  else if (name === 'w:trPr') state.area = 'row'
  else if (name === 'w:rPr') state.area = state.area === 'paragraph' ? 'mark' : 'run'
  else readers[state.area]?.(state, name, attribute)
}

function skip(state: StoryState, name: string): void {
  state.skipDepth = 1
  if (name === 'w:rPrChange' || name === 'w:pPrChange') state.context.findings.addFormatting()
}

/** The section that ends with a paragraph is among the paragraph's properties. */
function openSection(state: StoryState): void {
  state.sections.push(createSection())
  state.area = state.area === 'paragraph' ? 'section-in-paragraph' : 'section'
}

function openContent(state: StoryState, name: string, attribute: Attribute): void {
  if (name.startsWith('m:')) state.equation?.open(name.slice(2), attribute)
  openers.get(name)?.(state, attribute)
}

function closeElement(state: StoryState, name: string): void {
  if (state.skipDepth > 0) state.skipDepth -= 1
  else if (name === 'w:sectPr') state.area = state.area === 'section' ? 'none' : 'paragraph'
  else if (name === 'w:rPr') state.area = state.area === 'mark' ? 'paragraph' : 'none'
  else if (name === 'w:pPr' || name === 'w:trPr') state.area = 'none'
  else if (state.area === 'none') {
    if (name.startsWith('m:')) state.equation?.close(name.slice(2))
    closers.get(name)?.(state)
  }
}
