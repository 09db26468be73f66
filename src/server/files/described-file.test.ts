import sharp, { type Metadata } from 'sharp'
import { describe, expect, it } from 'vitest'
import { addWords } from '#domain/pictures/write-words.ts'
import { readDescribed } from './described-file.ts'
import { eraseLocation } from './erase-location.ts'
import type { FileStore } from './file-store.ts'

const words = {
  caption: 'Mara Voß & “Jo”\nin <Duluth>',
  credit: 'Photo: Jo Bell, courtesy of Larkmoor Instruments',
  rights: 'Free for editorial use',
  alt: 'A woman at a desk',
}
const noWords = { caption: '', credit: ' ', rights: '', alt: '' }

type Format = 'jpeg' | 'png' | 'webp' | 'tiff'
const formats: Format[] = ['jpeg', 'png', 'webp', 'tiff']
const draw = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 41, height: 30, channels, background: '#357' } })

/** A store with one file, which comes in pieces of some bytes. */
function storeOf(bytes: Buffer, pieceBytes = 97): FileStore {
  const read: FileStore['read'] = async (_version, range) => {
    const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
    return new ReadableStream({
      start(controller) {
        for (let at = 0; at < part.length; at += pieceBytes)
          controller.enqueue(new Uint8Array(part.subarray(at, at + pieceBytes)))
        controller.close()
      },
    })
  }
  return { read } as FileStore
}

async function describeFile(bytes: Buffer, type: string, given = words): Promise<Buffer> {
  const file = { version: 'v', bytes: bytes.length, mime_type: type, ...given }
  const chunks: Uint8Array[] = []
  for await (const chunk of await readDescribed(storeOf(bytes), file)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
const textOf = ({ exif, iptc, xmpAsString }: Metadata) => ({
  exif: exif?.toString('utf8') ?? '',
  iptc: iptc?.toString('utf8') ?? '',
  xmp: xmpAsString ?? '',
})

it.each(formats)('%s says what it shows and whom to credit, with the same pixels', async (format) => {
  const original = await draw().withIccProfile('p3').toFormat(format).toBuffer()
  const described = await describeFile(original, `image/${format}`)
  const metadata = await sharp(described).metadata()
  const { xmp } = textOf(metadata)
  expect(xmp).toContain('>Mara Voß &amp; “Jo” in &lt;Duluth&gt;</rdf:li></rdf:Alt></dc:description>')
  expect(xmp).toContain(`<photoshop:Credit>${words.credit}</photoshop:Credit>`)
  expect(xmp).toContain(`>${words.rights}</rdf:li></rdf:Alt></xmpRights:UsageTerms>`)
  expect(xmp).toContain(`>${words.alt}</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility>`)
  expect(metadata.icc).toEqual((await sharp(original).metadata()).icc)
  expect(await pixelsOf(described)).toEqual(await pixelsOf(original))
})

it('a JPEG says it in EXIF and IPTC as well, for older software', async () => {
  const described = await describeFile(await draw().jpeg().toBuffer(), 'image/jpeg')
  const { exif, iptc } = textOf(await sharp(described).metadata())
  expect(exif).toContain('Mara Voß & “Jo” in <Duluth>\0')
  expect(exif).toContain(`${words.credit}\0`)
  const field = (number: number, text: string) =>
    Buffer.concat([Buffer.from([0x1c, 2, number, 0, Buffer.byteLength(text)]), Buffer.from(text)]).toString(
      'utf8',
    )
  expect(iptc).toContain(field(110, words.credit))
  expect(iptc).toContain(field(120, 'Mara Voß & “Jo” in <Duluth>'))
})

it.each(['jpeg', 'tiff'] as const)(
  'what is written into %s is found again by a reader of its directory',
  async (format) => {
    const described = await describeFile(await draw().toFormat(format).toBuffer(), `image/${format}`)
    const pixels = await pixelsOf(described)
    // Keeps only the fields that the directory leads to.
    eraseLocation(described, `image/${format}`)
    expect(described.includes('Mara Voß & “Jo” in <Duluth>\0')).toBe(true)
    expect(described.includes(`${words.credit}\0`)).toBe(true)
    expect(described.includes('xmpmeta')).toBe(false)
    expect(await pixelsOf(described)).toEqual(pixels)
  },
)

describe('a photo that says something already', () => {
  const photo = async (format: Format) => {
    const bytes = await draw()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Ana Example', ImageDescription: 'DSC_1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><old/></x:xmpmeta>')
      .toFormat(format)
      .toBuffer()
    eraseLocation(bytes, `image/${format}`)
    return bytes
  }

  it('keeps its artist and how it is turned', async () => {
    const described = await describeFile(await photo('jpeg'), 'image/jpeg')
    const metadata = await sharp(described).metadata()
    const { exif } = textOf(metadata)
    expect(metadata.orientation).toBe(6)
    expect(exif).toContain('Ana Example')
    expect(exif).not.toContain(words.credit)
    // One block, which says one thing.
    expect(described.toString('latin1').split('Exif\0\0')).toHaveLength(2)
    const [first, second] = [
      described,
      await describeFile(described, 'image/jpeg', { ...words, caption: 'New' }),
    ]
    expect(textOf(await sharp(first).metadata()).xmp).toContain('Duluth')
    expect(textOf(await sharp(second).metadata()).xmp).not.toContain('Duluth')
    expect(second.toString('latin1').split('Photoshop 3.0')).toHaveLength(2)
  })

  it.each(formats)('as %s is the same picture', async (format) => {
    const original = await photo(format)
    const described = await describeFile(original, `image/${format}`)
    expect(textOf(await sharp(described).metadata()).xmp).toContain(words.credit)
    expect(await pixelsOf(described)).toEqual(await pixelsOf(original))
  })
})

it('WebP of every form carries words', async () => {
  const forms = [
    draw().webp(),
    draw().webp({ lossless: true }),
    draw(4).webp(),
    draw(4).webp({ lossless: true }),
  ]
  for (const form of forms) {
    const original = await form.toBuffer()
    const described = await describeFile(original, 'image/webp')
    expect(described.readUInt32LE(4)).toBe(described.length - 8)
    const metadata = await sharp(described).metadata()
    expect(metadata).toMatchObject({ width: 41, height: 30 })
    expect(textOf(metadata).xmp).toContain(words.credit)
    expect(await pixelsOf(described)).toEqual(await pixelsOf(original))
  }
})

it('leaves alone what nothing is said about, and what isn’t as it should be', async () => {
  const jpeg = await draw().jpeg().toBuffer()
  expect(await describeFile(jpeg, 'image/jpeg', noWords)).toEqual(jpeg)
  const others: [Buffer, string][] = [
    [await draw().gif().toBuffer(), 'image/gif'],
    [Buffer.from('%PDF-1.7'), 'application/pdf'],
  ]
  const broken = ['jpeg', 'png', 'webp', 'tiff'].flatMap((format): [Buffer, string][] => [
    [Buffer.from('x'), `image/${format}`],
    [Buffer.from('II*\0\x99\x99\x00\x00RIFF\xff\xff\xff\x7fWEBPVP8X', 'latin1'), `image/${format}`],
  ])
  for (const [bytes, type] of [...others, ...broken]) expect(await describeFile(bytes, type)).toEqual(bytes)
})

it('does the same in memory', async () => {
  const jpeg = await draw().jpeg().toBuffer()
  expect(Buffer.from(addWords(jpeg, 'image/jpeg', words))).toEqual(await describeFile(jpeg, 'image/jpeg'))
  expect(Buffer.from(addWords(jpeg, 'image/jpeg', noWords))).toEqual(jpeg)
  expect(Buffer.from(addWords(jpeg, 'image/gif', words))).toEqual(jpeg)
})

it('has room for the longest words', async () => {
  const long = {
    ...{ caption: '&'.repeat(2000), credit: '漢'.repeat(300) },
    ...{ rights: '<'.repeat(1000), alt: '😀'.repeat(500) },
  }
  const described = await describeFile(await draw().jpeg().toBuffer(), 'image/jpeg', long)
  const { xmp, exif, iptc } = textOf(await sharp(described).metadata())
  expect(xmp).toContain('&amp;'.repeat(2000))
  expect([exif, iptc].every((text) => text.includes(long.caption) && text.includes(long.credit))).toBe(true)
})
