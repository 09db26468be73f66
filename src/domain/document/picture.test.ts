import { describe, expect, it } from 'vitest'
import {
  checkPicture,
  findInCaption,
  hasTooManyPixels,
  isPictureFile,
  listMissingTexts,
  maxPictureBytes,
  readPicture,
  writeCaption,
} from './picture.ts'

const id = '0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11'
const bytes = (...values: number[]) => Uint8Array.from(values)
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0)
const text = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0))

describe('what can be a picture', () => {
  it('is decided by its first bytes', () => {
    expect(checkPicture(jpeg, 10)).toBe('image/jpeg')
    expect(checkPicture(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 10)).toBe('image/png')
    expect(checkPicture(text('GIF89a'), 10)).toBe('image/gif')
    expect(checkPicture(text('RIFF1234WEBPVP8 '), 20)).toBe('image/webp')
  })
  it('refuses other files, drawings and nothing', () => {
    expect(checkPicture(text('%PDF-1.7'), 10)).toBe('type')
    expect(checkPicture(text('<?xml version="1.0"?><svg xmlns="…">'), 40)).toBe('svg')
    expect(checkPicture(bytes(), 0)).toBe('empty')
  })
  it('names the formats that a release can’t show', () => {
    const box = (...brands: string[]) => text(`\0\0\0\x20ftyp${brands.join('')}`)
    expect(checkPicture(box('heic', '\0\0\0\0', 'mif1', 'heic'), 40)).toBe('heic')
    expect(checkPicture(box('mif1', '\0\0\0\0', 'mif1', 'heic'), 40)).toBe('heic')
    expect(checkPicture(box('avif', '\0\0\0\0', 'mif1', 'miaf'), 40)).toBe('avif')
    expect(checkPicture(box('mif1', '\0\0\0\0', 'avif', 'miaf'), 40)).toBe('avif')
    expect(checkPicture(box('isom', '\0\0\0\0', 'iso2', 'mp41'), 40)).toBe('type')
    expect(checkPicture(text('II*\0'), 40)).toBe('tiff')
    expect(checkPicture(text('MM\0*'), 40)).toBe('tiff')
  })
  it('is guessed by its name where a system doesn’t know the type', () => {
    expect(isPictureFile({ type: '', name: 'IMG_1.HEIC' })).toBe(true)
    expect(isPictureFile({ type: 'image/heic', name: 'x' })).toBe(true)
    expect(isPictureFile({ type: '', name: 'notes.docx' })).toBe(false)
    expect(isPictureFile({ type: 'text/plain', name: 'a.heic' })).toBe(false)
  })
  it('has at most the limit of bytes and pixels', () => {
    expect(checkPicture(jpeg, maxPictureBytes)).toBe('image/jpeg')
    expect(checkPicture(jpeg, maxPictureBytes + 1)).toBe('bytes')
    expect(hasTooManyPixels(10_000, 5_000)).toBe(false)
    expect(hasTooManyPixels(10_000, 5_001)).toBe(true)
  })
})

describe('what is read about a picture', () => {
  it('is ignored without the id of a file', () => {
    expect(readPicture({})).toBeUndefined()
    expect(readPicture({ id: '../secret' })).toBeUndefined()
    expect(readPicture({ id: id.toUpperCase() })).toBeUndefined()
  })
  it('is on one line and within its limits', () => {
    const picture = readPicture({
      id,
      caption: ' Two \n lines ',
      credit: 'x'.repeat(400),
      width: '12',
      height: 8,
    })
    expect(picture).toEqual({
      id,
      alt: '',
      caption: 'Two lines',
      credit: 'x'.repeat(300),
      rights: '',
      width: 12,
      height: 8,
    })
  })
  it('has a size only if both sides are known', () => {
    expect(readPicture({ id, width: '1e3', height: '5' })).not.toHaveProperty('height')
    expect(readPicture({ id, width: '0', height: '5' })).not.toHaveProperty('width')
  })
})

describe('the line below a picture', () => {
  it('ends each part as a sentence', () => {
    const line = { caption: 'The first store', credit: 'Mara Voss', rights: 'Free for editorial use.' }
    expect(writeCaption(line)).toBe('The first store. Credit: Mara Voss. Free for editorial use.')
  })
  it.each([
    ['first', { field: 'caption', from: 4, to: 9 }],
    ['The first store.', { field: 'caption', from: 0, to: 15 }],
    ['Voss. ', undefined],
    ['Mara Voss.', { field: 'credit', from: 0, to: 9 }],
    ['Credit: Mara', undefined],
    ['store. Credit', undefined],
    ['use.', { field: 'rights', from: 19, to: 23 }],
  ])('knows whose words are %j', (words, place) => {
    const picture = { caption: 'The first store', credit: 'Mara Voss', rights: 'Free for editorial use.' }
    const from = writeCaption(picture).indexOf(words)
    expect(findInCaption(picture, from, from + words.length)).toEqual(place)
  })
  it.each([
    ['\u202etfeL', '\u202etfeL\u202c.'],
    ['\u2067a\u202eb', '\u2067a\u202eb\u202c\u2069.'],
    ['\u2067a\u202eb\u2069', '\u2067a\u202eb\u2069.'],
    ['\u2067a\u2069 \u202bb\u202c', '\u2067a\u2069 \u202bb\u202c.'],
    ['\u202ba\u2069', '\u202ba\u2069\u202c.'],
  ])('ends the direction of %j before the next part', (caption, line) => {
    expect(writeCaption({ caption, credit: 'Mara Voss', rights: '' })).toBe(`${line} Credit: Mara Voss.`)
  })
  it('is empty when nothing is said', () => {
    expect(writeCaption({ caption: ' ', credit: '', rights: '' })).toBe('')
  })
})

it('knows what an editor will ask for', () => {
  expect(listMissingTexts({ alt: ' ', credit: '' })).toEqual(['alt', 'credit'])
  expect(listMissingTexts({ alt: 'A store', credit: 'Mara Voss' })).toEqual([])
})
