import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { eraseLocation } from './erase-location.ts'
import { LocationUnreadable } from './picture-blocks.ts'

const folder = mkdtempSync(join(tmpdir(), 'presswright-location-'))
const path = join(folder, 'photo')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const position = '52/1 31/1 1234/100'
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" exif:GPSLatitude="52,31.2N" dc:source="Wire"><exif:GPSLongitude>13,24.6E</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>`

async function photo(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } })
  return plain
    .withExif({
      IFD0: { Artist: 'Ana Example' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: position, GPSLongitude: position },
    })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer()
}

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'takes the place out of %s, and nothing else',
  async (format) => {
    const original = await photo(format)
    writeFileSync(path, original)
    await eraseLocation(path, `image/${format}`)
    const erased = readFileSync(path)
    expect(erased.length).toBe(original.length)
    const [before, after] = [await sharp(original).metadata(), await sharp(erased).metadata()]
    expect(before.exif?.includes(Buffer.from('d2040000', 'hex'))).toBe(true)
    expect(before.xmpAsString).toContain('GPSLatitude')
    expect(after.exif?.includes(Buffer.from('d2040000', 'hex'))).toBe(false)
    expect(after.exif?.toString('latin1')).toContain('Ana Example')
    expect(after.xmpAsString ?? '').not.toContain('GPSL')
    // In PNG the words are compressed, and can only go as a whole.
    if (format !== 'png') expect(after.xmpAsString).toContain('dc:source="Wire"')
    expect(await sharp(erased).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer())
  },
)

it('leaves what has no place, what is broken and what it cannot read as it is', async () => {
  const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const whole = await photo('jpeg')
  const wild = Buffer.from(whole)
  const tiff = wild.indexOf('Exif') + 6
  wild.writeUInt32LE(0xfffffff0, tiff + 4)
  const cases: [Buffer, string][] = [
    [plain, 'image/jpeg'],
    [Buffer.alloc(0), 'image/jpeg'],
    [Buffer.from([0xff, 0xd8, 0xff, 0xe1]), 'image/jpeg'],
    [plain, 'image/png'],
    [plain, 'image/webp'],
    [plain, 'image/gif'],
    [plain, 'application/pdf'],
  ]
  for (const [bytes, type] of cases) {
    writeFileSync(path, bytes)
    await eraseLocation(path, type)
    expect(readFileSync(path).equals(bytes)).toBe(true)
  }
  for (const bytes of [whole.subarray(0, 200), wild]) {
    writeFileSync(path, bytes)
    await eraseLocation(path, 'image/jpeg')
    expect(readFileSync(path).length).toBe(bytes.length)
  }
})

describe('HEIC', () => {
  /** The same boxes as AVIF, with another brand and another code for the pixels. */
  const heic = async () => {
    const bytes = await photo('avif')
    bytes.write('heic', 8, 'latin1')
    return bytes
  }

  it('loses the place and keeps the rest', async () => {
    const original = await heic()
    writeFileSync(path, original)
    await eraseLocation(path, 'image/heic')
    const erased = readFileSync(path)
    expect(erased.length).toBe(original.length)
    expect(original.includes(Buffer.from('d2040000', 'hex'))).toBe(true)
    expect(erased.includes(Buffer.from('d2040000', 'hex'))).toBe(false)
    expect(erased.includes('GPSL')).toBe(false)
    expect(erased.includes('Ana Example')).toBe(true)
  })

  it('is refused when its items can’t be followed', async () => {
    const whole = await heic()
    const at = (name: string) => whole.indexOf(name)
    const damage = (change: (bytes: Buffer) => void) => {
      const bytes = Buffer.from(whole)
      change(bytes)
      return bytes
    }
    const cases = [
      Buffer.from('nothing like it, but long enough'),
      whole.subarray(0, at('iloc')),
      damage((bytes) => bytes.write('free', at('meta'), 'latin1')),
      damage((bytes) => bytes.writeUInt32BE(0xffff_ffff, at('iloc') - 4)),
      damage((bytes) => bytes.write('junk', at('iloc'), 'latin1')),
      damage((bytes) => bytes.writeUInt32BE(3, at('iinf') - 4)),
    ]
    for (const bytes of cases) {
      writeFileSync(path, bytes)
      await expect(eraseLocation(path, 'image/heic')).rejects.toThrow(LocationUnreadable)
    }
  })
})

describe('TIFF', () => {
  const words = '<x exif:GPSLatitude="52,31.2N" dc:source="Wire"/>'

  /** One directory with an artist, XMP and a place, the values behind it. */
  function tiff(order: 'II' | 'MM'): Buffer {
    const bytes = Buffer.alloc(400)
    const short = (value: number, at: number) =>
      order === 'II' ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)
    const long = (value: number, at: number) =>
      order === 'II' ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)
    const entry = (at: number, tag: number, type: number, count: number, value: number) => {
      short(tag, at)
      short(type, at + 2)
      long(count, at + 4)
      long(value, at + 8)
    }
    bytes.write(order, 'latin1')
    short(42, 2)
    long(8, 4)
    short(3, 8)
    entry(10, 315, 2, 12, 100)
    entry(22, 700, 1, words.length, 120)
    entry(34, 34_853, 4, 1, 200)
    bytes.write('Ana Example', 100, 'latin1')
    bytes.write(words, 120, 'latin1')
    short(2, 200)
    entry(202, 1, 2, 2, 0x4e000000)
    entry(214, 2, 5, 3, 300)
    for (let number = 0; number < 6; number += 1) long(1234 + number, 300 + number * 4)
    return bytes
  }

  it.each(['II', 'MM'] as const)('with %s loses the place and keeps the rest', async (order) => {
    const original = tiff(order)
    writeFileSync(path, original)
    await eraseLocation(path, 'image/tiff')
    const erased = readFileSync(path)
    expect(erased.subarray(200, 226).equals(Buffer.alloc(26))).toBe(true)
    expect(erased.subarray(300, 324).equals(Buffer.alloc(24))).toBe(true)
    expect(erased.toString('latin1', 120, 169)).toBe(
      words.replace(/exif:GPS\S+"/, (found) => ' '.repeat(found.length)),
    )
    expect(erased.subarray(0, 120).equals(original.subarray(0, 120))).toBe(true)
  })

  it('reads directories that refer to each other once, and refuses those that point outside the file', async () => {
    const circle = tiff('II')
    circle.writeUInt32LE(8, 46)
    writeFileSync(path, circle)
    await eraseLocation(path, 'image/tiff')
    const outside = tiff('II')
    outside.writeUInt32LE(0xffff_fff0, 42)
    const large = tiff('II')
    large.writeUInt16LE(43, 2)
    for (const bytes of [outside, large, tiff('MM').subarray(0, 30), Buffer.alloc(0)]) {
      writeFileSync(path, bytes)
      await expect(eraseLocation(path, 'image/tiff')).rejects.toThrow(LocationUnreadable)
    }
  })
})

it.each(['image/jxl', 'image/x-adobe-dng', 'image/x-canon-cr3', 'image/vnd.adobe.photoshop', 'image/jp2'])(
  'refuses %s, whose location data can’t be found',
  async (type) => {
    writeFileSync(path, 'x')
    await expect(eraseLocation(path, type)).rejects.toThrow(LocationUnreadable)
  },
)
