// The bytes of a .txt -> text: a byte order mark decides, then zero bytes (UTF-16), then whether it is valid UTF-8, else Windows-1252.
import { UploadProblem } from './upload-problem.ts'

const sampleBytes = 64_000

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
  return findWideEncoding(file) ?? (isUtf8(file) ? 'utf-8' : 'windows-1252')
}

/** Western text in UTF-16 has a zero in every other byte; its side tells the order. */
function findWideEncoding(file: Uint8Array): string | undefined {
  const sample = file.subarray(0, sampleBytes)
  let even = 0
  let odd = 0
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue
    if (index % 2 === 0) even += 1
    else odd += 1
  }
  const enough = sample.length / 5
  if (odd > enough && even < enough / 10) return 'utf-16le'
  if (even > enough && odd < enough / 10) return 'utf-16be'
  return undefined
}

function isUtf8(file: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file)
    return true
  } catch {
    return false
  }
}

/** Text has no control characters but tabs, line and page ends; a picture renamed to .txt is full of them. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, sampleBytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being counted
  const controls = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0
  return controls > Math.max(2, sample.length / 200)
}
