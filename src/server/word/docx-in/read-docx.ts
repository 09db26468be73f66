// A .docx -> the blocks of a release: the body, then the notes, then what stands in headers and footers, so that no word is lost.
import { type ReleaseBlock, readSpans } from '#domain/formats/release-tree.ts'
import { UploadProblem } from '#server/word/upload-problem.ts'
import { readNumbering } from './numbering.ts'
import { joinFurniture } from './page-furniture.ts'
import { readStory, type Story } from './read-story.ts'
import { type Relation, readRelations, relationsPath, resolvePart } from './relations.ts'
import type { NoteKind, StoryContext } from './story-state.ts'
import { readStyles } from './styles.ts'
import { unzipParts } from './zip-parts.ts'

const wordType = /wordprocessingml\.(?:document|template)\.main\+xml/
const macroType = /application\/vnd\.ms-word\.(?:document|template)\.macroEnabled/i

export function readDocx(file: Uint8Array): ReleaseBlock[] {
  const parts = unzipParts(file, (name) => /\.(?:xml|rels)$/i.test(name) && !/^customXml\//i.test(name))
  const main = findMainPart(parts)
  const relations = readRelations(parts.get(relationsPath(main)))
  const partOf = (relation: Relation | undefined) => relation && parts.get(resolvePart(main, relation.target))
  const find = (type: string) => partOf(relations.find((relation) => relation.type === type))
  const references: { kind: NoteKind; id: string }[] = []
  const context: Omit<StoryContext, 'linkOf'> = {
    styles: readStyles(find('styles')),
    countItem: readNumbering(find('numbering')),
    numberOf(kind, id) {
      const index = references.findIndex((reference) => reference.kind === kind && reference.id === id)
      return index === -1 ? references.push({ kind, id }) : index + 1
    },
  }
  const read = (part: string): Story => {
    const links = new Map(
      readRelations(parts.get(relationsPath(part)))
        .filter(({ type }) => type === 'hyperlink')
        .map(({ id, target }) => [id, target]),
    )
    return readStory(parts.get(part) ?? '', { ...context, linkOf: (id) => links.get(id) })
  }
  const readRelated = (type: string) =>
    relations
      .filter((relation) => relation.type === type)
      .map(({ target }) => read(resolvePart(main, target)))

  const body = read(main).blocks
  const notes = { footnote: readRelated('footnotes')[0]?.notes, endnote: readRelated('endnotes')[0]?.notes }
  const noteBlocks = references.flatMap(({ kind, id }, index) => numberNote(notes[kind]?.get(id), index + 1))
  const furniture = joinFurniture(
    readRelated('header').map(({ blocks }) => blocks),
    readRelated('footer').map(({ blocks }) => blocks),
  )
  return [...body, ...withRule(noteBlocks), ...withRule(furniture)]
}

function findMainPart(parts: ReadonlyMap<string, string>): string {
  const types = parts.get('[Content_Types].xml')
  if (types === undefined) throw new UploadProblem('invalid_file_type')
  if (macroType.test(types)) throw new UploadProblem('macros')
  if (!wordType.test(types)) throw new UploadProblem('invalid_file_type')
  const root = readRelations(parts.get('_rels/.rels')).find(({ type }) => type === 'officeDocument')
  const main = resolvePart('', root?.target ?? 'word/document.xml')
  if (!parts.has(main)) throw new UploadProblem('damaged')
  return main
}

function withRule(blocks: readonly ReleaseBlock[]): ReleaseBlock[] {
  return blocks.length === 0 ? [] : [{ type: 'rule' }, ...blocks]
}

/** `[1] Source: …`, the number as it stands in the text. */
function numberNote(blocks: readonly ReleaseBlock[] | undefined, number: number): ReleaseBlock[] {
  const [first, ...rest] = blocks ?? []
  if (first?.type !== 'paragraph') return first ? [first, ...rest] : []
  const text = readSpans(first.spans).startsWith(' ') ? `[${number}]` : `[${number}] `
  return [{ type: 'paragraph', spans: [{ text }, ...first.spans] }, ...rest]
}
