import { describe, expect, it } from 'vitest'
import { isAnimated } from './is-animated.ts'

const text = (words: string) => Array.from(words, (letter) => letter.charCodeAt(0))
const bytes = (...parts: (number | number[])[]) => Uint8Array.from(parts.flat())

describe('a GIF', () => {
  const head = [...text('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const control = [0x21, 0xf9, 4, 0, 0, 0, 0, 0]
  // Its data contains what looks like the beginning of another picture.
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x2c, 0x21, 0]
  it('with one picture is still, with two animated', () => {
    expect(isAnimated(bytes(head, control, frame, 0x3b), 'image/gif')).toBe(false)
    expect(isAnimated(bytes(head, control, frame, control, frame, 0x3b), 'image/gif')).toBe(true)
    expect(isAnimated(bytes(head, frame, frame), 'image/gif')).toBe(true)
  })
  it('that is cut off is still', () => {
    for (const end of [6, 13, 20, 30])
      expect(isAnimated(bytes(head, control, frame).subarray(0, end), 'image/gif')).toBe(false)
  })
})

describe('a PNG', () => {
  const chunk = (name: string, content: number[]) => [
    ...[0, 0, 0, content.length],
    ...text(name),
    ...content,
    ...[0, 0, 0, 0],
  ]
  const head = [0x89, ...text('PNG\r\n\x1a\n'), ...chunk('IHDR', Array(13).fill(0))]
  it('is animated if it says so before its pixels', () => {
    expect(isAnimated(bytes(head, chunk('acTL', [0, 0, 0, 2]), chunk('IDAT', [])), 'image/png')).toBe(true)
    expect(isAnimated(bytes(head, chunk('tEXt', text('acTL')), chunk('IDAT', [])), 'image/png')).toBe(false)
    expect(isAnimated(bytes(head), 'image/png')).toBe(false)
  })
})

it('a WebP is animated if its flags say so, and a JPEG never', () => {
  const webp = (flags: number) => bytes(text('RIFF1234WEBPVP8X'), [10, 0, 0, 0], flags, [0, 0, 0])
  expect([isAnimated(webp(2), 'image/webp'), isAnimated(webp(16), 'image/webp')]).toEqual([true, false])
  expect(isAnimated(bytes(0xff, 0xd8), 'image/jpeg')).toBe(false)
})
