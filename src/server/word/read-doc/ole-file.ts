// The container of an old Word file: chains of sectors, a table that links them, a directory of streams. A chain is never longer than
// the file, so that damaged or hostile ones end.
import { UploadProblem } from '#server/word/upload-problem.ts'

export interface OleFile {
  /** A stream at the top level; undefined if there is none with that name. */
  stream(name: string): Buffer | undefined
  /** Whether there is a folder with that name at the top level. */
  hasFolder(name: string): boolean
}

interface Entry {
  name: string
  kind: number
  left: number
  right: number
  child: number
  start: number
  size: number
}

const entryBytes = 128
const folderKind = 1
const streamKind = 2
const firstTables = 109
const miniSectorBytes = 64

export function openOle(file: Uint8Array): OleFile {
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (buffer.length < 512) throw new UploadProblem('damaged')
  const sectorBytes = 2 ** buffer.readUInt16LE(30)
  if ((sectorBytes !== 512 && sectorBytes !== 4096) || buffer.readUInt16LE(32) !== 6)
    throw new UploadProblem('damaged')
  const sector = (id: number): Buffer => {
    const start = (id + 1) * sectorBytes
    if (id < 0 || start >= buffer.length) throw new UploadProblem('damaged')
    return buffer.subarray(start, start + sectorBytes)
  }
  const table = readTable(buffer, sector, Math.ceil(buffer.length / sectorBytes))
  const join = (start: number) => Buffer.concat(followChain(start, table).map(sector))
  const entries = readDirectory(join(buffer.readInt32LE(48)))
  const root = entries[0]
  if (!root) throw new UploadProblem('damaged')
  const miniMax = buffer.readUInt32LE(56)
  const readMini = ({ start, size }: Entry) => {
    const miniTable = readNumbers(join(buffer.readInt32LE(60)))
    const miniStream = join(root.start)
    const pieces = followChain(start, miniTable).map((id) =>
      miniStream.subarray(id * miniSectorBytes, (id + 1) * miniSectorBytes),
    )
    return Buffer.concat(pieces).subarray(0, size)
  }
  return {
    stream(name) {
      const entry = findEntry(entries, root.child, { name, kind: streamKind })
      if (!entry) return undefined
      const bytes = entry.size < miniMax ? readMini(entry) : join(entry.start).subarray(0, entry.size)
      if (bytes.length < entry.size) throw new UploadProblem('damaged')
      return bytes
    },
    hasFolder: (name) => findEntry(entries, root.child, { name, kind: folderKind }) !== undefined,
  }
}

/** The allocation table is in sectors of its own, listed in the header and in more sectors. */
function readTable(buffer: Buffer, sector: (id: number) => Buffer, sectorsMax: number): number[] {
  const count = buffer.readUInt32LE(44)
  if (count > sectorsMax) throw new UploadProblem('damaged')
  const ids = readNumbers(buffer.subarray(76, 76 + firstTables * 4))
  let next = buffer.readInt32LE(68)
  while (ids.length < count && next >= 0) {
    const list = readNumbers(sector(next))
    next = list.pop() ?? -1
    ids.push(...list)
  }
  return ids.slice(0, count).flatMap((id) => readNumbers(sector(id)))
}

function readNumbers(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readInt32LE(index * 4))
}

function followChain(start: number, table: readonly number[]): number[] {
  const chain: number[] = []
  for (let id = start; id >= 0; id = table[id] ?? -1) {
    chain.push(id)
    if (chain.length > table.length) throw new UploadProblem('damaged')
  }
  return chain
}

function readDirectory(bytes: Buffer): Entry[] {
  return Array.from({ length: Math.floor(bytes.length / entryBytes) }, (_, index) => {
    const entry = bytes.subarray(index * entryBytes, (index + 1) * entryBytes)
    const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 64)
    return {
      name: entry.toString('utf16le', 0, nameBytes),
      kind: entry[66] ?? 0,
      left: entry.readInt32LE(68),
      right: entry.readInt32LE(72),
      child: entry.readInt32LE(76),
      start: entry.readInt32LE(116),
      size: entry.readUInt32LE(120),
    }
  })
}

/** Only the top level: an embedded Word file has streams with the same names. */
function findEntry(
  entries: readonly Entry[],
  first: number,
  { name, kind }: Pick<Entry, 'name' | 'kind'>,
): Entry | undefined {
  const open = [first]
  const seen = new Set<number>()
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const entry = entries[id]
    if (!entry || seen.has(id)) continue
    seen.add(id)
    if (entry.kind === kind && entry.name === name) return entry
    open.push(entry.left, entry.right)
  }
  return undefined
}
