import { createInflateRaw } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { contentMaxBytes } from '#domain/document/document.ts'
import { importHtml, makeDocx, p, readFixture } from './make-docx.test-support.ts'
import { unpackedMaxBytes } from './read-docx/zip/parts.ts'
import type { UploadProblemCode } from './upload-problem.ts'

const problem = (code: UploadProblemCode) => expect.objectContaining({ name: 'UploadProblem', code })
const refuse = (file: Uint8Array, code: UploadProblemCode, name = 'release.docx') =>
  expect(importHtml(file, name)).rejects.toEqual(problem(code))
const bytes = (text: string) => Buffer.from(text, 'latin1')

interface Engine {
  writeSync(...given: number[]): unknown
}

/** The total size of the buffers given to zlib while `work` ran: it can't have inflated more. */
async function countInflated(work: () => Promise<unknown>): Promise<number> {
  const { _handle: handle } = createInflateRaw() as unknown as { _handle: Engine }
  const engine: Engine = Object.getPrototypeOf(handle)
  const { writeSync } = engine
  let bytes = 0
  engine.writeSync = function (...given) {
    bytes += given[6] ?? 0
    return writeSync.apply(this, given)
  }
  try {
    await work()
  } finally {
    engine.writeSync = writeSync
  }
  return bytes
}

/** An old Word file in which the stream with the program's name is a folder. */
function withFolder(file: Uint8Array, name: string): Uint8Array {
  const changed = Buffer.from(file)
  const entry = changed.indexOf(Buffer.from('\x01CompObj', 'utf16le'))
  changed.fill(0, entry, entry + 64)
  changed.write(name, entry, 'utf16le')
  changed.writeUInt16LE(name.length * 2 + 2, entry + 64)
  changed.writeUInt8(1, entry + 66)
  return changed
}

describe('files of another kind', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7 text'), 'a.docx'],
    ['a picture', bytes('\x89PNG\r\n\x1a\n'), 'a.doc'],
    ['a picture called text', bytes('\xff\xd8\xff\xe0 JFIF'), 'a.txt'],
    [
      'random bytes called text',
      Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256),
      'a.txt',
    ],
    ['an OpenDocument file', readFixture('release.odt'), 'a.docx'],
    ['an OpenDocument file by name', readFixture('release.odt'), 'a.odt'],
    [
      'a spreadsheet',
      makeDocx({ contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
      'a.docx',
    ],
    ['another archive', zipSync({ 'a.txt': bytes('a') }), 'a.docx'],
    ['a program', bytes('MZ\x90\x00'), 'a.doc'],
    ['a sound called text', bytes('RIFF\x24\x08  WAVEfmt '), 'a.txt'],
    ['a macro file by name', readFixture('release.docx'), 'a.docm'],
  ])('are refused: %s', async (_name, file, name) => {
    await refuse(file, 'invalid_file_type', name)
  })

  it('are named in the message if that helps', async () => {
    await refuse(readFixture('release.rtf'), 'rich_text_format', 'release.doc')
    const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml'
    await refuse(makeDocx({ body: p('a'), contentType: macros }), 'macros')
    const types =
      '<Types><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
    await refuse(makeDocx({ body: p('a'), others: { '[Content_Types].xml': types } }), 'macros')
    await refuse(withFolder(readFixture('footnotes.doc'), 'Macros'), 'macros', 'a.doc')
    await refuse(bytes(' \n{\\rtf1 text}'), 'rich_text_format', 'a.doc')
    await refuse(readFixture('encrypted.docx'), 'encrypted')
    await refuse(readFixture('encrypted.doc'), 'encrypted', 'encrypted.doc')
  })

  it('are never imported as raw markup', async () => {
    const old =
      '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument><w:body/></w:wordDocument>'
    await refuse(bytes(old), 'word_xml', 'a.doc')
    await refuse(bytes('<?xml version="1.0"?><pkg:package xmlns:pkg="x"/>'), 'word_xml', 'a.doc')
    await refuse(bytes('<?xml version="1.0"?><office:document/>'), 'invalid_file_type', 'a.doc')
  })

  it('are refused if empty', async () => {
    await refuse(new Uint8Array(), 'empty')
    await refuse(makeDocx({ body: p('  ') }), 'empty')
    await refuse(bytes(' \n\t\n'), 'empty', 'a.txt')
  })
})

describe('damaged files', () => {
  it.each(['release.docx', 'release.doc'])('are refused wherever %s is cut off', async (name) => {
    const file = readFixture(name)
    for (let length = 8; length < file.length * 0.9; length += Math.ceil(file.length / 37)) {
      const result = await importHtml(file.slice(0, length), name).catch((error: Error) => error)
      expect([length, result]).toEqual([length, problem('damaged')])
    }
  })

  it('are at worst refused, whichever byte is wrong', async () => {
    for (const name of ['release.docx', 'footnotes.doc', 'tables.doc']) {
      const file = readFixture(name)
      for (let place = 0; place < file.length; place += Math.ceil(file.length / 150)) {
        const broken = file.slice()
        broken[place] = (broken[place] ?? 0) ^ 0x55
        const result = await importHtml(broken, name).catch((error: Error) => error)
        if (result instanceof Error)
          expect([name, place, result]).toEqual([
            name,
            place,
            expect.objectContaining({ name: 'UploadProblem' }),
          ])
      }
    }
  })

  it.each([
    ['more sectors than the file has', 44, 0x00d40001],
    ['a sector size that no program writes', 30, 0x0014],
    ['a chain that leads back to itself', 48, undefined],
  ])('are refused at once: %s', async (_name, place, value) => {
    const file = Buffer.from(readFixture('release.doc'))
    if (value !== undefined) file.writeUInt32LE(value, place)
    else
      file.fill(Uint8Array.of(0, 0, 0, 0), 512 * (file.readInt32LE(76) + 1), 512 * (file.readInt32LE(76) + 2))
    await refuse(file, 'damaged', 'a.doc')
  })

  it('are refused when a part does not match its checksum', async () => {
    const file = Buffer.from(makeDocx({ body: p('a') }))
    const entry = file.lastIndexOf('word/document.xml') - 46
    file.writeUInt32LE(1, entry + 16)
    await refuse(file, 'damaged')
  })

  it.each([
    ['a main part that is cut off', { document: '<w:document><w:body><w:p>' }],
    ['a tag that never ends', { document: '<w:document><w:body w:x="' }],
  ])('are refused: %s', async (_name, parts) => {
    await refuse(makeDocx(parts), 'damaged')
  })
})

const notes = (count: number) =>
  Array.from({ length: count }, (_, id) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`).join('')

describe('bombs', () => {
  it('in a zip are refused before they are unpacked', async () => {
    const big = 'word/document.xml'
    const file = makeDocx({ others: { [big]: ' '.repeat(60_000_000) } })
    expect(file.length).toBeLessThan(100_000)
    const before = process.memoryUsage().arrayBuffers
    await refuse(file, 'unpacks_too_large')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  })

  it('of many parts are refused', async () => {
    const others = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`word/part${index}.xml`, ' '.repeat(1_000_000)]),
    )
    await refuse(makeDocx({ body: p('a'), others }), 'unpacks_too_large')
  })

  it('are measured by what zlib inflates: a good file to its size', async () => {
    const file = makeDocx({
      document: `<w:document><w:body>${p('a')}</w:body></w:document>${' '.repeat(1_000_000)}`,
    })
    const made = await countInflated(() => importHtml(file))
    expect(made).toBeGreaterThan(1_000_000)
    expect(made).toBeLessThan(1_500_000)
  })

  it.each([
    ['that lie about their size', 1000, 'damaged'],
    ['that say they are empty', 0, 'damaged'],
    ['that promise more than there is', 30_000_000, 'damaged'],
    ['that promise more than is allowed', 60_000_001, 'unpacks_too_large'],
  ] as const)('%s are refused without unpacking', async (_name, declared, code) => {
    const size = declared === 30_000_000 ? 1_000_000 : 60_000_000
    const file = Buffer.from(makeDocx({ document: ' '.repeat(size) }))
    file.writeUInt32LE(declared, file.lastIndexOf('word/document.xml') - 46 + 24)
    const made = await countInflated(() => refuse(file, code))
    expect(made).toBeLessThan(size === 1_000_000 ? 1_500_000 : 200_000)
  })

  it('of uncompressed parts count, too', async () => {
    const file = Buffer.from(zipSync({ 'word/document.xml': bytes('a'.repeat(1000)) }, { level: 0 }))
    file.writeUInt32LE(10, file.lastIndexOf('word/document.xml') - 46 + 24)
    await refuse(file, 'damaged')
  })

  it('of one part under many names stay within the limit', async () => {
    const [name, size] = ['word/part0000.xml', 1_000_000]
    const one = Buffer.from(zipSync({ [name]: bytes(' '.repeat(size)) }))
    const at = one.lastIndexOf(name) - 46
    const entry = one.subarray(at, at + 46 + name.length)
    const entries = Array.from({ length: 5000 }, (_, index) => {
      const copy = Buffer.from(entry)
      copy.write(`word/part${String(index).padStart(4, '0')}.xml`, 46)
      return copy
    })
    const end = Buffer.from(one.subarray(at + entry.length))
    end.writeUInt16LE(entries.length, 8)
    end.writeUInt16LE(entries.length, 10)
    const file = Buffer.concat([one.subarray(0, at), ...entries, end])
    expect(await countInflated(() => refuse(file, 'unpacks_too_large'))).toBeLessThan(unpackedMaxBytes * 1.1)
  })

  it('of entities are refused at their declaration', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><w:document>&b;</w:document>'
    await refuse(makeDocx({ document: laughs }), 'unsafe_xml')
    const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document>&a;</w:document>'
    await refuse(makeDocx({ document: outside }), 'unsafe_xml')
  })

  it('of pictures cost nothing', async () => {
    const others = { 'word/media/image1.png': ' '.repeat(60_000_000) }
    expect(await importHtml(makeDocx({ body: p('a'), others }))).toBe('<p>a</p>')
  })

  it('of nesting keep the text', async () => {
    const deep = (tag: string, inner: string) =>
      `<${tag}>`.repeat(20_000) + inner + `</${tag}>`.repeat(20_000)
    expect(await importHtml(makeDocx({ body: deep('w:sdt', p('a')) }))).toBe('<p>a</p>')
    expect(await importHtml(makeDocx({ body: deep('w:ins', p('a')) }))).toBe('<p>a</p>')
    const tables = '<w:tbl><w:tr><w:tc>'.repeat(2000) + p('a') + '</w:tc></w:tr></w:tbl>'.repeat(2000)
    expect(await importHtml(makeDocx({ body: tables }))).toBe('<p>a</p>')
  })

  it.each([
    ['notes', `<w:p>${notes(150_000)}</w:p>`],
    ['a name without a value', `<w:p ${'a'.repeat(3_000_000)}><w:r><w:t>x</w:t></w:r></w:p>`],
    [
      'links inside links',
      `<w:p>${'<w:hyperlink>'.repeat(100_000)}${'<w:r><w:t>x</w:t></w:r>'.repeat(100_000)}${'</w:hyperlink>'.repeat(100_000)}</w:p>`,
    ],
  ])(
    'of %s cost no more than their length',
    async (_name, body) => {
      // Quadratic time would take minutes.
      expect(await importHtml(makeDocx({ body }))).not.toBe('')
    },
    20_000,
  )

  it('of text are refused as too long for the editor', async () => {
    await refuse(bytes('x'.repeat(contentMaxBytes)), 'too_long', 'a.txt')
  })
})

describe('paths inside the file', () => {
  it('lead nowhere', async () => {
    const others = { '../../../../tmp/x.xml': '<x/>', '/etc/passwd.xml': '<x/>' }
    expect(await importHtml(makeDocx({ body: p('a'), others }))).toBe('<p>a</p>')
  })
})
