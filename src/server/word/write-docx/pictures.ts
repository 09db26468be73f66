// The pictures of the file: each is a part of its own, shown in the text at its own size or as wide as the page allows.
import type { Paper } from '#domain/formats/paper.ts'
import type { ReleasePicture } from '#domain/formats/release-tree.ts'
import { addWords } from '#domain/pictures/write-words.ts'
import { escapeXml, relationNamespace } from './xml-text.ts'
import type { PackedPart } from './zip.ts'
import { packPart } from './zip.ts'

/** A picture with its bytes, upright and in a format that Word knows. */
export interface WordPicture {
  id: string
  type: string
  bytes: Uint8Array
  width: number
  height: number
}

export interface Pictures {
  /** The drawing of a picture; undefined when its file is missing. */
  draw(picture: ReleasePicture): string | undefined
  relations(): string
  contentTypes(): string
  parts(): PackedPart[]
}

const extensions = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
])
/** Word's unit: this many to an inch, and to a pixel of 96 to the inch. */
const perInch = 914_400
const perPixel = perInch / 96
const widths: Readonly<Record<Paper, number>> = { letter: 6.5 * perInch, a4: 6.25 * perInch }
const heightMax = 8 * perInch
const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006'

export function createPictures(files: readonly WordPicture[], paper: Paper): Pictures {
  const byId = new Map(files.filter(({ type }) => extensions.has(type)).map((file) => [file.id, file]))
  const used: WordPicture[] = []
  /** What the text says about each, where it is shown first. */
  const words = new Map<string, ReleasePicture>()
  let drawn = 0
  const nameOf = (file: WordPicture) => `picture${used.indexOf(file) + 1}`
  return {
    draw(picture) {
      const file = byId.get(picture.id)
      if (!file) return undefined
      if (!used.includes(file)) used.push(file)
      if (!words.has(file.id)) words.set(file.id, picture)
      drawn += 1
      return writeDrawing(nameOf(file), drawn, picture.alt, sizeOf(file, widths[paper]))
    },
    relations: () =>
      used
        .map(
          (file) =>
            `<Relationship Id="${nameOf(file)}" Type="${relationNamespace}/image" Target="media/${nameOf(file)}.${extensions.get(file.type)}"/>`,
        )
        .join(''),
    contentTypes: () =>
      [...new Set(used.map(({ type }) => type))]
        .map((type) => `<Default Extension="${extensions.get(type)}" ContentType="${type}"/>`)
        .join(''),
    parts: () =>
      used.map((file) =>
        packPart(
          `word/media/${nameOf(file)}.${extensions.get(file.type)}`,
          describe(file, words.get(file.id)),
        ),
      ),
  }
}

/** Somebody may take the picture out of the text. */
const describe = ({ bytes, type }: WordPicture, words: ReleasePicture | undefined): Uint8Array =>
  words ? addWords(bytes, type, words) : bytes

interface Size {
  width: number
  height: number
}

function sizeOf({ width, height }: WordPicture, widthMax: number): Size {
  const scale = Math.min(1, widthMax / (width * perPixel), heightMax / (height * perPixel))
  return { width: Math.round(width * perPixel * scale), height: Math.round(height * perPixel * scale) }
}

function writeDrawing(relation: string, number: number, alt: string, { width, height }: Size): string {
  const name = `name="Picture ${number}" descr="${escapeXml(alt)}"`
  return [
    `<w:drawing><wp:inline xmlns:wp="${drawingNamespace}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0">`,
    `<wp:extent cx="${width}" cy="${height}"/><wp:docPr id="${number}" ${name}/>`,
    `<wp:cNvGraphicFramePr><a:graphicFrameLocks xmlns:a="${drawingNamespace}/main" noChangeAspect="1"/></wp:cNvGraphicFramePr>`,
    `<a:graphic xmlns:a="${drawingNamespace}/main"><a:graphicData uri="${drawingNamespace}/picture"><pic:pic xmlns:pic="${drawingNamespace}/picture">`,
    `<pic:nvPicPr><pic:cNvPr id="${number}" ${name}/><pic:cNvPicPr/></pic:nvPicPr>`,
    `<pic:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`,
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`,
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>',
  ].join('')
}
