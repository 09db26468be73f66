// The bytes of a .txt -> text: by the byte order mark, otherwise by signs of UTF-16, then UTF-8, then Windows-1252.
import { UploadProblem } from '#server/word/upload-problem.ts'
import { countUtf8 } from './utf8-count.ts'

const sampleBytes = 64_000
/** With fewer bytes, no reliable guess is possible. */
const eastAsianMinBytes = 16

export function decodeText(file: Uint8Array): string {
  const text = new TextDecoder(findEncoding(file)).decode(file)
  if (isBinary(text)) throw new UploadProblem('invalid_file_type')
  return text
}

function findEncoding(file: Uint8Array): string {
  const [first, second, third] = file
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  const wide = findWideEncoding(file)
  if (wide) return wide
  return isUtf8(file) ? 'utf-8' : (findEastAsian(file) ?? 'windows-1252')
}

/** In UTF-16 every other byte identifies the script: 0 for Western text, 4 for Cyrillic. Its position shows the byte order. */
function findWideEncoding(file: Uint8Array): string | undefined {
  const sample = file.subarray(0, sampleBytes)
  if (!sample.some((byte) => byte < 9)) return undefined
  if (isScript(sample, 1)) return 'utf-16le'
  return isScript(sample, 0) ? 'utf-16be' : undefined
}

/** Whether most bytes at one position are zero, one script below 9 or punctuation (0x20), and those at the other aren't. */
function isScript(sample: Uint8Array, side: 0 | 1): boolean {
  const numbers = sample.filter((byte, index) => index % 2 === side && (byte < 9 || byte === 0x20))
  const lowOnOtherSide = sample.filter((byte, index) => index % 2 !== side && byte < 9)
  const scripts = new Set(numbers.filter((byte) => byte > 0 && byte < 9))
  const half = sample.length / 2
  return numbers.length > half * 0.75 && lowOnOtherSide.length < half * 0.1 && scripts.size <= 3
}

/** UTF-16 of Chinese, Japanese or Korean: most characters are in those scripts, and their bytes aren't Western letters. */
function findEastAsian(file: Uint8Array): string | undefined {
  const sample = file.subarray(0, sampleBytes)
  const letters = sample.filter((byte) => byte === 0x20 || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a))
  if (sample.length < eastAsianMinBytes || sample.length % 2 !== 0 || letters.length > sample.length * 0.45)
    return undefined
  return ['utf-16le', 'utf-16be'].find((encoding) => isEastAsian(new TextDecoder(encoding).decode(sample)))
}

const eastAsian = /[\s!-~\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9f\u2010-\u2026]/g
function isEastAsian(text: string): boolean {
  return (text.match(eastAsian)?.length ?? 0) > text.length * 0.9
}

/** One wrong byte doesn't make a text Windows-1252, in which two bytes are hardly ever valid UTF-8. */
function isUtf8(file: Uint8Array): boolean {
  const { characters, wrong } = countUtf8(file)
  return wrong <= characters
}

const isStray = (character: string): boolean =>
  character === '\ufffd' || (character < ' ' && !'\t\n\v\f\r\u001b'.includes(character))

/** Text has no control characters except tabs, line and page breaks; an image renamed to .txt is full of them. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, sampleBytes)
  const controls = [...sample].filter(isStray).length
  return controls > Math.max(2, sample.length / 200)
}
