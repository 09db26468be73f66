// A zip of documents, written while it is read: never more than one document in memory.
import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { hasDefaultTitle } from '#domain/document/document.ts'
import { exportName } from '#domain/document/export-name.ts'
import { toFileName } from '#domain/media-kit/kit-file.ts'
import { splitByRoom } from '#domain/media-kit/kit-list.ts'
import type { Db, Row } from '#server/db/db.ts'
import type { FileStore } from '#server/files/file-store.ts'
import {
  type DocumentData,
  type DocumentOwner,
  type DocumentPlace,
  findDocumentData,
  findVersionData,
  listDocumentPlaces,
  listVersionIds,
} from '#server/stores/my-data.ts'
import { type ArchiveFile, addList, addStored } from './archive-files.ts'

export interface ArchiveSource {
  db: Db
  /** Whose documents these are. */
  owner: DocumentOwner
  /** What comes before them. */
  first: { name: string; data: Row }
  /** The Word file of a text; undefined when it cannot be made. */
  toWord(html: string): Promise<Uint8Array | undefined>
  /** Files beside the documents, where their bytes are, and the heading of the list that describes them. */
  files?: { heading: string; list: readonly ArchiveFile[]; store: FileStore }
  signal: AbortSignal
}

/** The bytes of the zip, as they come to be. */
export async function* makeArchive(source: ArchiveSource): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const { db, owner, first, signal } = source
  await addFile(zip, first.name, `${JSON.stringify(first.data, undefined, 2)}\n`)
  yield* chunks.splice(0)
  const places = await listDocumentPlaces(db, owner)
  for (const [index, place] of places.entries()) {
    signal.throwIfAborted()
    const document = await findDocumentData(db, owner, place)
    if (!document) continue
    const name = `${place.place}/${String(index + 1).padStart(4, '0')} ${nameOf(document)}`
    await addText(zip, name, document, source)
    for await (const _ of addJson(zip, `${name}.json`, place, document, db)) yield* chunks.splice(0)
    yield* chunks.splice(0)
  }
  for await (const _ of addFiles(zip, source)) yield* chunks.splice(0)
  zip.end()
  yield* chunks
}

/** As exports of single documents: by the headline, or the title of a text without one. */
function nameOf({ fields: { title, headline }, client, version }: DocumentData): string {
  return exportName({ client, headline: headline ?? (hasDefaultTitle(title) ? '' : title), version })
}

const fileFolder = 'files/'

/** As they leave everywhere else: described by a list, and pictures by themselves. Equal names are told apart by their numbers. */
async function* addFiles(zip: Zip, { files, signal }: ArchiveSource): AsyncGenerator<void> {
  if (!files || files.list.length === 0) return
  const numbered = files.list.map((file, index) => ({
    ...file,
    file_name: `${String(index + 1).padStart(4, '0')} ${toFileName(file.file_name)}`,
  }))
  const fitting = splitByRoom(numbered)
  addList(zip, { heading: files.heading, ...fitting }, fileFolder)
  yield
  yield* addStored(zip, fitting.files, { store: files.store, signal, folder: fileFolder })
}

/** As Word; what cannot be converted stays readable as HTML. */
async function addText(
  zip: Zip,
  name: string,
  { content }: DocumentData,
  { toWord }: ArchiveSource,
): Promise<void> {
  const word = await toWord(content)
  if (!word) return addFile(zip, `${name}.html`, content)
  // Word files are zips themselves, so they are stored without compression.
  const file = new ZipPassThrough(`${name}.docx`)
  zip.add(file)
  file.push(word, true)
}

/** The document with its versions, one version at a time. */
async function* addJson(
  zip: Zip,
  name: string,
  place: DocumentPlace,
  { fields, content }: DocumentData,
  db: Db,
): AsyncGenerator<void> {
  const file = new ZipDeflate(name)
  zip.add(file)
  const head = JSON.stringify({ ...fields, content }).slice(0, -1)
  await push(file, `${head},"versions":[`)
  let separator = ''
  for (const id of await listVersionIds(db, place)) {
    const version = await findVersionData(db, place.place, id)
    if (!version) continue
    await push(file, `${separator}\n${JSON.stringify(version)}`)
    separator = ','
    yield
  }
  file.push(strToU8(']}\n'), true)
}

async function addFile(zip: Zip, name: string, text: string): Promise<void> {
  const file = new ZipDeflate(name)
  zip.add(file)
  await push(file, text)
  file.push(new Uint8Array(), true)
}

/** Bytes that are compressed in one go: a few milliseconds, after which others have their turn. */
const sliceBytes = 100_000

async function push(file: ZipDeflate, text: string): Promise<void> {
  const bytes = strToU8(text)
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    file.push(bytes.subarray(from, from + sliceBytes))
    await setImmediate()
  }
}
