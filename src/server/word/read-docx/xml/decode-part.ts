// The bytes of an XML part -> text, in the encoding it names.

const declaration = /^\s*<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/

export function decodePart(bytes: Uint8Array): string {
  return new TextDecoder(findEncoding(bytes)).decode(bytes)
}

function findEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 300)).toString('latin1')
  const named = declaration.exec(head)?.[1] ?? 'utf-8'
  // If it could be read byte by byte so far, it isn't UTF-16, whatever it declares.
  return /^utf-?16/i.test(named) || !isKnown(named) ? 'utf-8' : named
}

function isKnown(encoding: string): boolean {
  try {
    new TextDecoder(encoding)
    return true
  } catch {
    return false
  }
}
