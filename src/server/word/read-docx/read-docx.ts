// A .docx -> the blocks of a release: body, notes, then headers and footers, so that no word is lost.
import type { UploadReport } from '#domain/document/upload-report.ts'
import { listPictures, type ReleaseBlock, readSpans } from '#domain/formats/release-tree.ts'
import { UploadProblem } from '#server/word/upload-problem.ts'
import { type ChunkReader, createChunkReader } from './chunks.ts'
import { createFindings } from './findings.ts'
import { readNumbering } from './numbering.ts'
import { joinFurniture, pageMark, withRule } from './page-furniture.ts'
import { createPictureReader, type FoundPicture, type PictureReader } from './pictures.ts'
import { readStory, type Story } from './read-story.ts'
import { type Relation, readRelations, relationsPath, resolvePart } from './relations.ts'
import { type FurnitureKind, findShown, readEvenPages } from './sections.ts'
import type { NoteKind, StoryContext } from './story-state.ts'
import { readStyles } from './styles.ts'
import { openZip, type UnpackBudget, unpackedMaxBytes, type ZipParts } from './zip/parts.ts'

const wordType = /wordprocessingml\.(?:document|template)\.main\+xml/
const macroType = /application\/vnd\.ms-(?:word\.(?:document|template)\.macroEnabled|office\.vbaProject\b)/i

interface References {
  numberOf(kind: NoteKind, id: string): number
  all: { kind: NoteKind; id: string }[]
}

export interface ReadDocx {
  blocks: ReleaseBlock[]
  report: UploadReport
  /** The blocks with all tracked changes rejected; absent when there are none. */
  rejected?: ReleaseBlock[]
  /** The pictures that the blocks show; absent when there are none. */
  pictures?: readonly FoundPicture[]
}

export function readDocx(file: Uint8Array): ReadDocx {
  const findings = createFindings()
  const pictures = createPictureReader()
  const blocks = readWith(file, { changes: 'accept', findings, pictures })
  const keptPictures = listPictures(blocks).length
  const report = { ...findings.report(), ...(keptPictures > 0 && { keptPictures }) }
  const rejected =
    report.changes.count > 0
      ? readWith(file, { changes: 'reject', findings: createFindings(), pictures })
      : undefined
  const { found } = pictures
  return { blocks, report, ...(rejected && { rejected }), ...(found.length > 0 && { pictures: found }) }
}

/** How the stories are read. Pictures of embedded files are left out. */
interface Look extends Pick<StoryContext, 'changes' | 'findings'> {
  pictures?: PictureReader | undefined
}

function readWith(file: Uint8Array, look: Look): ReleaseBlock[] {
  const budget: UnpackBudget = { bytes: unpackedMaxBytes }
  const readChunk = createChunkReader((inner) =>
    readPackage(
      openZip(inner, budget),
      createChunkReader(() => undefined),
      { ...look, pictures: undefined },
    ),
  )
  return readPackage(openZip(file, budget), readChunk, look)
}

function readPackage(parts: ZipParts, readChunk: ChunkReader, { pictures, ...look }: Look): ReleaseBlock[] {
  const main = findMainPart(parts)
  const relations = readRelations(parts.text(relationsPath(main)))
  const find = (type: string) => {
    const part = partOf(
      main,
      relations.find((relation) => relation.type === type),
    )
    return part === undefined ? undefined : parts.text(part)
  }
  const references = createReferences()
  const context = {
    styles: readStyles(find('styles')),
    countItem: readNumbering(find('numbering')),
    numberOf: references.numberOf,
    ...look,
  }
  const read = (part: string, mark = ''): Story =>
    readStory(parts.text(part) ?? '', {
      ...context,
      ...readTargets(part, parts, readChunk, part === main ? pictures : undefined),
      pageMark: mark,
    })
  const readRelated = (type: string) => {
    const wanted = relations.filter((relation) => relation.type === type)
    const names = new Set(wanted.map((relation) => partOf(main, relation)))
    return [...names].flatMap((name) => (name === undefined ? [] : [read(name)]))
  }

  const { blocks: body, sections } = read(main)
  const notes = { footnote: readRelated('footnotes')[0]?.notes, endnote: readRelated('endnotes')[0]?.notes }
  const noteBlocks = references.all.flatMap(({ kind, id }, index) =>
    numberNote(notes[kind]?.get(id), index + 1),
  )
  look.findings.addComments(find('comments') ?? '')
  const hasEvenPages = readEvenPages(find('settings'))
  const readShown = (kind: FurnitureKind) => {
    const targets = new Map(relations.filter(({ type }) => type === kind).map((one) => [one.id, one]))
    const shown = findShown(sections, kind, hasEvenPages).map((id) => targets.get(id))
    const names = new Set(shown.map((relation) => partOf(main, relation)))
    return [...names].flatMap((name) => (name === undefined ? [] : [read(name, pageMark).blocks]))
  }
  const furniture = joinFurniture(readShown('header'), readShown('footer'))
  return [...body, ...withRule(noteBlocks), ...withRule(furniture)]
}

/** Notes are numbered in the order of their references. */
function createReferences(): References {
  const all: References['all'] = []
  const numbers = { footnote: new Map<string, number>(), endnote: new Map<string, number>() }
  return {
    all,
    numberOf(kind, id) {
      const known = numbers[kind].get(id)
      if (known !== undefined) return known
      const number = all.push({ kind, id })
      numbers[kind].set(id, number)
      return number
    },
  }
}

/** Targets by relation id: links and embedded files. */
function readTargets(
  part: string,
  parts: ZipParts,
  readChunk: ChunkReader,
  pictures: PictureReader | undefined,
): Pick<StoryContext, 'linkOf' | 'chunkOf' | 'pictureOf'> {
  const relations = new Map(readRelations(parts.text(relationsPath(part))).map((one) => [one.id, one]))
  return {
    linkOf(id) {
      const relation = relations.get(id)
      return relation?.type === 'hyperlink' ? relation.target : undefined
    },
    // Those of headers and footers are decoration: a logo on every page.
    pictureOf(id) {
      const relation = relations.get(id)
      const name = relation?.type === 'image' ? partOf(part, relation) : undefined
      return name === undefined ? undefined : pictures?.read(parts, name)
    },
    chunkOf(id) {
      const relation = relations.get(id)
      const name = relation?.type === 'aFChunk' ? partOf(part, relation) : undefined
      return name === undefined ? [] : readChunk(parts, name)
    },
  }
}

function partOf(from: string, relation: Relation | undefined): string | undefined {
  return relation && resolvePart(from, relation.target)
}

function findMainPart(parts: ZipParts): string {
  const types = parts.text('[Content_Types].xml')
  if (types === undefined) throw new UploadProblem('invalid_file_type')
  if (macroType.test(types)) throw new UploadProblem('macros')
  if (!wordType.test(types)) throw new UploadProblem('invalid_file_type')
  const root = readRelations(parts.text('_rels/.rels')).find(({ type }) => type === 'officeDocument')
  const main = resolvePart('', root?.target ?? 'word/document.xml')
  if (main === undefined || !parts.has(main)) throw new UploadProblem('damaged')
  return main
}

/** `[1] Source: …`, with the number used in the text. */
function numberNote(blocks: readonly ReleaseBlock[] | undefined, number: number): ReleaseBlock[] {
  const [first, ...rest] = blocks ?? []
  if (first?.type !== 'paragraph') return first ? [first, ...rest] : []
  const text = readSpans(first.spans).startsWith(' ') ? `[${number}]` : `[${number}] `
  return [{ type: 'paragraph', spans: [{ text }, ...first.spans] }, ...rest]
}
