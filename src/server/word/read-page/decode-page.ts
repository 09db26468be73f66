// The bytes of a page saved as .doc -> its HTML, in the encoding it declares.
import { decodeText } from '#server/word/read-text/decode-text.ts'

const headBytes = 4096
const named = [
  /<meta\b[^<>]*\bcharset\s*=\s*(?:["']\s*)?([\w.:-]{1,40})/i,
  /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i,
]

/** `promised` is an encoding declared outside the page. */
export function decodePage(file: Uint8Array, promised?: string): string {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, headBytes)).toString('latin1')
  const names = [promised, ...named.map((pattern) => pattern.exec(head)?.[1])]
  const encoding = names.find((name) => name && isSingleByte(name))
  // A byte order mark and zeros are more reliable than the declared name; UTF-8 is detected.
  if (encoding && !head.includes('\0') && !/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/.test(head))
    return new TextDecoder(encoding).decode(file)
  return decodeText(file)
}

function isSingleByte(encoding: string): boolean {
  try {
    return !/^utf-/.test(new TextDecoder(encoding).encoding)
  } catch {
    return false
  }
}
