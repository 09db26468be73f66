// A small file that is slow to read: it unpacks to just under the limit, every tag of it a paragraph.
import { zipSync } from 'fflate'

const parts = {
  '[Content_Types].xml':
    '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  'word/document.xml': `<w:document><w:body>${'<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(1_100_000)}</w:body></w:document>`,
}

export function makeSlowDocx(): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const files = Object.entries(parts).map(([name, text]) => [name, encoder.encode(text)])
  return new Uint8Array(zipSync(Object.fromEntries(files), { level: 1 }))
}
