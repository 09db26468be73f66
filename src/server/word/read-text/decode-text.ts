// The bytes of a .txt -> text: a byte order mark decides, then what UTF-16 leaves behind, then whether it is UTF-8, else Windows-1252.
import { UploadProblem } from '#server/word/upload-problem.ts'
import { countUtf8 } from './utf8-count.ts'

const sampleBytes = 64_000
/** Fewer bytes may be anything. */
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

/** In UTF-16 every other byte is the number of a script: zero for Western text, 4 for Cyrillic. Its side tells the order. */
function findWideEncoding(file: Uint8Array): string | undefined {
  const sample = file.subarray(0, sampleBytes)
  if (!sample.some((byte) => byte < 9)) return undefined
  if (isScript(sample, 1)) return 'utf-16le'
  return isScript(sample, 0) ? 'utf-16be' : undefined
}

/** Whether most bytes on one side are zero, one script below 9 or the punctuation of 0x20, and those on the other are not. */
function isScript(sample: Uint8Array, side: 0 | 1): boolean {
  const numbers = sample.filter((byte, index) => index % 2 === side && (byte < 9 || byte === 0x20))
  const lowOnOtherSide = sample.filter((byte, index) => index % 2 !== side && byte < 9)
  const scripts = new Set(numbers.filter((byte) => byte > 0 && byte < 9))
  const half = sample.length / 2
  return numbers.length > half * 0.75 && lowOnOtherSide.length < half * 0.1 && scripts.size <= 3
}

/** UTF-16 of Chinese, Japanese and Korean: most characters are of those scripts, and their bytes are no Western letters. */
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

/** One wrong byte does not make a text Windows-1252: there, two bytes are hardly ever a character of UTF-8. */
function isUtf8(file: Uint8Array): boolean {
  const { characters, wrong } = countUtf8(file)
  return wrong <= characters
}

/** Text has no control characters but tabs, line and page ends; a picture renamed to .txt is full of them. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, sampleBytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being counted
  const controls = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0
  return controls > Math.max(2, sample.length / 200)
}
