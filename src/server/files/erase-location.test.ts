import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { eraseLocation } from './erase-location.ts'
import { LocationUnreadable } from './picture-blocks.ts'

const position = '52/1 31/1 1234/100'
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,31.2N"/></rdf:RDF></x:xmpmeta>`

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

const draw = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } })
const plain = (format: Format | 'gif') => draw().toFormat(format).toBuffer()

async function photo(format: Format): Promise<Buffer> {
  return draw()
    .withExif({
      IFD0: { Artist: 'Ana Example', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: position, GPSLongitude: position },
    })
    .withXmp(xmp)
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer()
}

/** A copy without its location. */
function erase(original: Buffer, type: string): Buffer {
  const bytes = Buffer.from(original)
  eraseLocation(bytes, type)
  expect(bytes.length).toBe(original.length)
  return bytes
}

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'keeps of %s what a picture needs: pixels, colors, orientation, and its artist',
  async (format) => {
    const original = await photo(format)
    const erased = erase(original, `image/${format}`)
    const [before, after] = [await sharp(original).metadata(), await sharp(erased).metadata()]
    expect(before.exif?.includes(Buffer.from('d2040000', 'hex'))).toBe(true)
    expect(before.xmpAsString).toContain('GPSLatitude')
    expect(after.exif?.includes(Buffer.from('d2040000', 'hex'))).toBe(false)
    expect(after.exif?.toString('latin1')).toContain('Ana Example')
    expect(after.xmpAsString ?? '').not.toContain('GPSL')
    expect(after.orientation).toBe(before.orientation)
    expect(after.icc).toEqual(before.icc)
    expect(await pixelsOf(erased)).toEqual(await pixelsOf(original))
    expect(erase(erased, `image/${format}`)).toEqual(erased)
  },
)

/** EXIF whose place is these words. */
function exif(size = 200): Buffer {
  const bytes = Buffer.alloc(size)
  bytes.write('II*\0', 'latin1')
  for (const [value, at] of [
    [8, 4],
    [1, 14],
    [26, 18],
    [2, 32],
    [0x4e, 36],
    [3, 44],
    [60, 48],
  ] as const)
    bytes.writeUInt32LE(value, at)
  for (const [value, at] of [
    [1, 8],
    [0x8825, 10],
    [4, 12],
    [2, 26],
    [1, 28],
    [2, 30],
    [2, 40],
    [5, 42],
  ] as const)
    bytes.writeUInt16LE(value, at)
  bytes.write('SECRETPLACEOFTHISPICTURE', 60, 'latin1')
  return bytes
}

const segment = (code: number, ...content: (string | Buffer)[]) => {
  const bytes = Buffer.concat(content.map((part) => Buffer.from(part as string)))
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}
const chunk = (name: string, content: Buffer) => {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(name), content, Buffer.alloc(4)])
  bytes.writeUInt32BE(content.length)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}
const place = '<rdf:Description e:GPSLatitude\n = "SECRETPLACE"/>'
const insert = (bytes: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)])

describe('finds no place afterward', () => {
  const exifSegment = segment(0xe1, 'Exif\0\0', exif())
  const inJpeg = async (...parts: Buffer[]) => insert(await plain('jpeg'), 2, ...parts)
  const inPng = async (...parts: Buffer[]) => insert(await plain('png'), 33, ...parts)
  const cases: Record<string, [type: string, make: () => Promise<Buffer>]> = {
    'in EXIF': ['image/jpeg', () => inJpeg(exifSegment)],
    'after fill bytes': ['image/jpeg', () => inJpeg(Buffer.from([0xff, 0xff]), exifSegment)],
    'after a mark without content': ['image/jpeg', () => inJpeg(Buffer.from([0xff, 0xd0]), exifSegment)],
    'in XMP of any form': [
      'image/jpeg',
      () => inJpeg(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', place)),
    ],
    'in extended XMP': [
      'image/jpeg',
      () => inJpeg(segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', place)),
    ],
    'in IPTC': ['image/jpeg', () => inJpeg(segment(0xed, 'Photoshop 3.0\x008BIM', 'SECRETPLACE'))],
    'in a comment': ['image/jpeg', () => inJpeg(segment(0xfe, 'SECRETPLACE'))],
    'in a segment between two scans': [
      'image/jpeg',
      async () => {
        const bytes = await draw().jpeg({ progressive: true }).toBuffer()
        return insert(bytes, bytes.lastIndexOf(Buffer.from([0xff, 0xda])), exifSegment)
      },
    ],
    'in a picture behind the picture': [
      'image/jpeg',
      async () => Buffer.concat([await plain('jpeg'), await inJpeg(exifSegment)]),
    ],
    'in a PNG chunk': ['image/png', () => inPng(chunk('eXIf', exif()))],
    'in a large PNG chunk': ['image/png', () => inPng(chunk('eXIf', exif(5_000_000)))],
    'in PNG text': [
      'image/png',
      () => inPng(chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${place}`))),
    ],
    'behind a PNG': [
      'image/png',
      async () => Buffer.concat([await plain('png'), Buffer.from('SECRETPLACE')]),
    ],
    'in WebP': [
      'image/webp',
      async () => {
        const bytes = Buffer.concat([await plain('webp'), Buffer.from('EXIF\xc8\0\0\0', 'latin1'), exif()])
        bytes.writeUInt32LE(bytes.length - 8, 4)
        return bytes
      },
    ],
    'in a GIF extension': [
      'image/gif',
      async () => {
        const bytes = await plain('gif')
        const trailer = Buffer.from(
          Array.from({ length: 258 }, (_, number) => Math.max(0, 256 - number) % 256),
        )
        return insert(
          bytes,
          bytes.length - 1,
          Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'),
          Buffer.from(place),
          Buffer.from([1]),
          trailer.subarray(1),
          Buffer.alloc(1),
        )
      },
    ],
    'in a GIF comment': [
      'image/gif',
      async () => {
        const bytes = await plain('gif')
        return insert(bytes, bytes.length - 1, Buffer.from('\x21\xfe\x0bSECRETPLACE\0', 'latin1'))
      },
    ],
  }
  it.each(Object.entries(cases))('%s', async (_, [type, make]) => {
    const original = await make()
    expect(original.includes('SECRETPLACE')).toBe(true)
    const erased = erase(original, type)
    expect(erased.includes('SECRETPLACE')).toBe(false)
    expect(await pixelsOf(erased)).toEqual(await pixelsOf(original))
  })
})

it('leaves a plain picture as it is, also one whose pixels are cut off', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
    const bytes = await plain(format)
    expect(erase(bytes, `image/${format}`)).toEqual(bytes)
    const cut = bytes.subarray(0, -14)
    expect(erase(cut, `image/${format}`)).toEqual(cut)
  }
})

it('refuses what it can’t read to the end', async () => {
  const [jpeg, png, webp] = [await photo('jpeg'), await photo('png'), await photo('webp')]
  const cases: [Buffer, string][] = [
    [Buffer.alloc(0), 'image/jpeg'],
    [Buffer.from([0xff, 0xd8, 0xff, 0xe1]), 'image/jpeg'],
    [jpeg.subarray(0, 200), 'image/jpeg'],
    [insert(jpeg, 2, Buffer.from('x')), 'image/jpeg'],
    [jpeg, 'image/png'],
    [jpeg, 'image/webp'],
    [jpeg, 'image/gif'],
    [png.subarray(0, 60), 'image/png'],
    [webp.subarray(0, -30), 'image/webp'],
  ]
  for (const [bytes, type] of cases) expect(() => erase(bytes, type)).toThrow(LocationUnreadable)
})

describe('the work is proportional to the file', () => {
  const entries = (count: number, tag: number, size: number) => {
    const bytes = Buffer.alloc(8 + 2 + count * 12 + 4 + size)
    bytes.write('II*\0', 'latin1')
    bytes.writeUInt32LE(8, 4)
    bytes.writeUInt16LE(count, 8)
    for (let number = 0; number < count; number += 1) {
      const at = 10 + number * 12
      bytes.writeUInt16LE(tag, at)
      bytes.writeUInt16LE(1, at + 2)
      bytes.writeUInt32LE(size, at + 4)
      bytes.writeUInt32LE(bytes.length - size, at + 8)
    }
    return bytes
  }
  const cases: Record<string, [type: string, make: () => Promise<Buffer>]> = {
    'many entries for the same bytes': [
      'image/png',
      async () => insert(await plain('png'), 33, chunk('eXIf', entries(65_000, 315, 3_000_000))),
    ],
    'many directories for the same bytes': ['image/tiff', async () => entries(65_000, 270, 3_000_000)],
    'many short segments': [
      'image/jpeg',
      async () => insert(await plain('jpeg'), 2, Buffer.alloc(4_000_000, segment(0xe0))),
    ],
    'many short chunks': [
      'image/png',
      async () => insert(await plain('png'), 33, Buffer.alloc(12 * 200_000, chunk('zTXt', Buffer.alloc(0)))),
    ],
    'many short blocks': [
      'image/gif',
      async () =>
        insert(
          await plain('gif'),
          13,
          Buffer.from([0x21, 0xfe]),
          Buffer.alloc(20_000_000, Buffer.from([1, 1])),
          Buffer.alloc(1),
        ),
    ],
  }
  it.each(Object.entries(cases))('%s', async (_, [type, make]) => {
    const bytes = await make()
    const start = performance.now()
    try {
      eraseLocation(bytes, type)
    } catch (error) {
      expect(error).toBeInstanceOf(LocationUnreadable)
    }
    // A million segments of 4 bytes are the worst; work that grows faster than the file takes minutes.
    expect(performance.now() - start).toBeLessThan(8000)
  })
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
    const erased = erase(original, 'image/heic')
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
    for (const bytes of cases) expect(() => erase(bytes, 'image/heic')).toThrow(LocationUnreadable)
  })
})

describe('TIFF', () => {
  const words = '<x exif:GPSLatitude="52,31.2N" dc:source="Wire"/>'

  /** One directory with an artist, XMP and a place, the values after it. */
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

  it.each(['II', 'MM'] as const)('with %s loses the place and keeps the rest', (order) => {
    const erased = erase(tiff(order), 'image/tiff')
    expect(erased.subarray(120).equals(Buffer.alloc(280))).toBe(true)
    expect(erased.toString('latin1', 100, 111)).toBe('Ana Example')
    const short = (at: number) => (order === 'II' ? erased.readUInt16LE(at) : erased.readUInt16BE(at))
    // One entry is left, the artist; no directory follows.
    expect([short(8), short(10), erased.readUInt32LE(22)]).toEqual([1, 315, 0])
  })

  it('keeps pixels, colors and artist of files by libtiff, whose directory comes last', async () => {
    for (const compression of ['none', 'lzw', 'deflate'] as const) {
      const original = await sharp({
        create: {
          width: 300,
          height: 200,
          channels: 3,
          background: '#357',
          noise: { type: 'gaussian', mean: 99, sigma: 30 },
        },
      })
        .withExif({ IFD0: { Artist: 'Ana Example' }, IFD3: { GPSLatitude: position } })
        .withXmp(xmp)
        .withIccProfile('p3')
        .tiff({ compression, tile: compression === 'lzw', predictor: 'none' })
        .toBuffer()
      expect(original.readUInt32LE(4)).toBeGreaterThan(4100)
      const erased = erase(original, 'image/tiff')
      expect([original.includes('GPSLatitude'), erased.includes('GPSLatitude')]).toEqual([true, false])
      expect(erased.includes(Buffer.from('d2040000', 'hex'))).toBe(false)
      expect(await pixelsOf(erased)).toEqual(await pixelsOf(original))
      expect((await sharp(erased).metadata()).icc).toEqual((await sharp(original).metadata()).icc)
    }
  })

  it('reads directories that refer to each other once, and refuses those that point outside the file', () => {
    const circle = tiff('II')
    circle.writeUInt32LE(8, 46)
    erase(circle, 'image/tiff')
    const outside = tiff('II')
    outside.writeUInt32LE(0xffff_fff0, 18)
    const large = tiff('II')
    large.writeUInt16LE(43, 2)
    const raw = tiff('II')
    raw.writeUInt16LE(50_706, 34)
    for (const bytes of [outside, large, raw, tiff('MM').subarray(0, 30), Buffer.alloc(0)])
      expect(() => erase(bytes, 'image/tiff')).toThrow(LocationUnreadable)
  })
})

it.each([
  'image/jxl',
  'image/x-adobe-dng',
  'image/vnd.adobe.photoshop',
  'image/jp2',
  'image/x-icon',
  'image/heic-sequence',
])('refuses %s, whose location data can’t be found', (type) =>
  expect(() => erase(Buffer.from('x'), type)).toThrow(LocationUnreadable),
)
