import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { eraseLocation } from './erase-location.ts'

const folder = mkdtempSync(join(tmpdir(), 'presswright-location-'))
const path = join(folder, 'photo')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const position = '52/1 31/1 1234/100'
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" exif:GPSLatitude="52,31.2N" dc:source="Wire"><exif:GPSLongitude>13,24.6E</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>`

async function photo(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
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

it.each(['jpeg', 'png', 'webp'] as const)('takes the place out of %s, and nothing else', async (format) => {
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
})

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
    [whole, 'image/tiff'],
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
