// Unusual files that Word accepts: none of their text may be lost.
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { importHtml, makeDocx, p } from '#server/word/make-docx.test-support.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const read = (body: string, more: Parameters<typeof makeDocx>[0] = {}) =>
  importHtml(makeDocx({ body, ...more }))
const related = (...targets: [id: string, type: string, target: string][]) => ({
  'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`,
})

describe('text is kept', () => {
  it('after an unclosed field', async () => {
    expect(await read(`<w:p>${run('before ')}${mark('begin')}${run('after')}</w:p>${p('next')}`)).toBe(
      '<p>before after</p><p>next</p>',
    )
    const inner = `${mark('begin')}<w:r><w:instrText> DATE </w:instrText></w:r>${mark('separate')}${run('May')}${mark('end')}`
    expect(await read(`<w:p>${mark('begin')}${inner}${run(' 4')}</w:p>`)).toBe('<p>May 4</p>')
    const deleted = `<w:del>${mark('separate')}<w:r><w:delText>x</w:delText></w:r>${mark('end')}</w:del>`
    const open = `${mark('begin')}<w:r><w:instrText> DATE </w:instrText></w:r>${deleted}`
    expect(await read(`<w:p>${run('before ')}${open}${run('after')}</w:p>${p('next')}`)).toBe(
      '<p>before after</p><p>next</p>',
    )
  })

  it('of the first alternative that has any', async () => {
    const choose = (...parts: string[]) =>
      `<w:p><mc:AlternateContent>${parts.join('')}</mc:AlternateContent></w:p>`
    const choice = (inner: string) => `<mc:Choice Requires="wps">${inner}</mc:Choice>`
    const fallback = `<mc:Fallback>${run('old')}</mc:Fallback>`
    expect(await read(choose(choice(run('new')), choice(run('middle')), fallback))).toBe('<p>new</p>')
    expect(await read(choose(choice('<w:r/>'), fallback))).toBe('<p>old</p>')
  })

  it('before a table, although its paragraph mark was deleted', async () => {
    const before = p('Before', '<w:rPr><w:del w:id="1"/></w:rPr>')
    const table = `<w:tbl><w:tr><w:tc>${p('a')}</w:tc><w:tc>${p('b')}</w:tc></w:tr></w:tbl>`
    expect(await read(before + table)).toBe('<p>Before</p><p>a | b</p>')
  })

  it('of a paragraph whose end was moved away', async () => {
    const moved = `<w:moveFrom>${run('gone')}</w:moveFrom>`
    const before = `<w:p><w:pPr><w:rPr><w:moveFrom w:id="3"/></w:rPr></w:pPr>${run('Keep ')}${moved}</w:p>`
    expect(await read(before + p('what follows'))).toBe('<p>Keep what follows</p>')
  })

  it('on one line although the XML has two', async () => {
    expect(await read(p('one\ntwo'))).toBe('<p>one two</p>')
  })

  it('of parts whose names differ in case', async () => {
    const files = unzipSync(makeDocx({ body: p('text') }))
    const renamed = Object.entries(files).map(([name, bytes]) => [
      name.replace('word/document.xml', 'Word/Document.XML'),
      bytes,
    ])
    expect(await importHtml(zipSync(Object.fromEntries(renamed)))).toBe('<p>text</p>')
  })

  it('of a MACROBUTTON field', async () => {
    const code = '<w:r><w:instrText> MACROBUTTON NoMacro [Name of the city] </w:instrText></w:r>'
    expect(await read(`<w:p>${mark('begin')}${code}${mark('end')}${run(', May 4')}</w:p>`)).toBe(
      '<p>[Name of the city], May 4</p>',
    )
  })

  it('in a namespace declared below the root', async () => {
    const inner = `<x:p xmlns:x="${main}"><x:r><x:t>inner</x:t></x:r></x:p><p xmlns="${main}"><r><t>own</t></r></p>`
    expect(await read(inner + p('ok'))).toBe('<p>inner</p><p>own</p><p>ok</p>')
  })

  it('in another encoding', async () => {
    const document = `<?xml version="1.0" encoding="ISO-8859-1"?><w:document xmlns:w="${main}"><w:body>${p('Müller café')}</w:body></w:document>`
    const files = {
      '[Content_Types].xml': Buffer.from(
        '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      'word/document.xml': Buffer.from(document, 'latin1'),
    }
    expect(await importHtml(zipSync(files))).toBe('<p>Müller café</p>')
  })

  it('of a note of type normal', async () => {
    const footnotes = `<w:footnotes xmlns:w="${main}"><w:footnote w:type="separator" w:id="0">${p('line')}</w:footnote><w:footnote w:type="normal" w:id="3">${p('Source')}</w:footnote></w:footnotes>`
    const others = { 'word/footnotes.xml': footnotes, ...related(['f', 'footnotes', 'footnotes.xml']) }
    expect(await read(`<w:p>${run('A')}<w:r><w:footnoteReference w:id="3"/></w:r></w:p>`, { others })).toBe(
      '<p>A[1]</p><hr><p>[1] Source</p>',
    )
  })

  it('of WordArt', async () => {
    const art = '<w:r><w:pict><v:shape><v:textpath string="NEWS &amp; NOTES"/></v:shape></w:pict></w:r>'
    expect(await read(`${p('a')}<w:p>${art}</w:p>`)).toBe('<p>a</p><p>NEWS &amp; NOTES</p>')
  })

  it('of embedded files, with a line for those that can’t be read', async () => {
    const body = ['h', 't', 'd', 'r', 'gone'].map((id) => `<w:altChunk r:id="${id}"/>`).join('')
    const others = {
      'word/chunk.html': '<html><body><p>All <b>the</b> words</p></body></html>',
      'word/chunk.txt': 'Plain words',
      'word/chunk.rtf': '{\\rtf1 x}',
      ...related(
        ['h', 'aFChunk', 'chunk.html'],
        ['t', 'aFChunk', '/word/chunk.txt'],
        ['d', 'aFChunk', 'chunk.docx'],
        ['r', 'aFChunk', 'chunk.rtf'],
      ),
    }
    const inner = { 'word/chunk.docx': makeDocx({ body: p('inner words') }) }
    const file = zipSync({ ...unzipSync(makeDocx({ body, others })), ...inner })
    expect(await importHtml(file)).toBe(
      '<p>All <strong>the</strong> words</p><p>Plain words</p><p>inner words</p><p>[The file chunk.rtf inside this document couldn’t be read. Copy its text from Word.]</p>',
    )
  })
})

describe('links', () => {
  const field = (code: string) =>
    `<w:p>${mark('begin')}<w:r><w:instrText>${code}</w:instrText></w:r>${mark('separate')}${run('words')}${mark('end')}</w:p>`
  const address = async (html: Promise<string>) => /href="([^"]*)"/.exec(await html)?.[1]

  it('keep the fragment', async () => {
    const links = { r1: 'https://a.example/page' }
    const body = `<w:p><w:hyperlink r:id="r1" w:anchor="pricing">${run('see')}</w:hyperlink></w:p>`
    expect(await address(read(body, { links }))).toBe('https://a.example/page#pricing')
  })

  it.each([
    ['HYPERLINK "https://a.example/page" \\l "pricing"', 'https://a.example/page#pricing'],
    ['HYPERLINK https://a.example/u', 'https://a.example/u'],
    ['HYPERLINK \\o "tip" "https://a.example/o"', 'https://a.example/o'],
    ['HYPERLINK "https://a.example/o" \\o "a tip" \\h', 'https://a.example/o'],
    ['HYPERLINK \\l "place"', undefined],
    ['HYPERLINK "javascript:alert(1)"', undefined],
  ])('are read from %s', async (code, expected) => {
    expect(await address(read(field(code)))).toBe(expected)
  })
})

describe('harmless oddities', () => {
  it.each(['%E0%A4%A.xml', 'http://[', 'https://elsewhere.example/header.xml'])(
    'are a header that points to %s',
    async (target) => {
      expect(await read(p('text'), { others: related(['h', 'header', target]) })).toBe('<p>text</p>')
    },
  )

  it('are invalid characters', async () => {
    expect(await read(p('a&#1;b&#11;c&#xFFFE;d&#xD83D;e&#8;f&#xD83D;&#xDE00;'))).toBe('<p>abcd\ufffdef😀</p>')
  })
})
