// Pictures of Word files: as Word writes them, and through our own writer and back.
import { describe, expect, it } from 'vitest'
import { listPictures } from '#domain/formats/release-tree.ts'
import { addWords } from '#domain/pictures/write-words.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { type DocxParts, makeDocx, p, readFixture } from '#server/word/make-docx.test-support.ts'
import { readUpload } from '#server/word/read-upload.ts'
import { writeDocx } from '#server/word/write-docx/write-docx.ts'

const id = '0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const figure = `<figure data-picture="${id}" data-credit="Mara Voss"><img alt="A &quot;store&quot;"><figcaption>The store</figcaption></figure>`

const write = (html: string, bytes: Uint8Array = png) =>
  writeDocx({
    html,
    locale: 'en-US',
    now: new Date(0),
    pictures: [{ id, type: 'image/png', bytes, width: 1, height: 1 }],
  })
const read = (bytes: Uint8Array) => readUpload({ bytes, name: 'a.docx', mime: '' })

/** With `ID` for the id that the picture has now. */
async function readHtml(bytes: Uint8Array): Promise<string> {
  const { html, pictures } = await read(bytes)
  return (pictures ?? []).reduce((text, picture) => text.replaceAll(picture.id, 'ID'), html)
}

describe('a picture in a Word file', () => {
  it('comes back with its caption, credit and alt text', async () => {
    const { html, report, pictures } = await read(write(`<p>Before</p>${figure}<p>After</p>`))
    const found = pictures?.[0]
    expect(html).toBe(`<p>Before</p>${figure.replace(id, found?.id ?? '')}<p>After</p>`)
    expect(found?.id).not.toBe(id)
    // The file itself says it, too.
    const words = { caption: 'The store', credit: 'Mara Voss', rights: '', alt: 'A "store"' }
    expect(Buffer.from(found?.data ?? '', 'base64')).toEqual(Buffer.from(addWords(png, 'image/png', words)))
    expect(report).toMatchObject({ pictures: 1, keptPictures: 1 })
  })
  it('that is used twice is there once', async () => {
    const { html, pictures } = await read(write(`${figure}<p>Text</p>${figure}`))
    expect(pictures).toHaveLength(1)
    expect(html.split(`data-picture="${pictures?.[0]?.id}"`)).toHaveLength(3)
  })
  it('of another kind is counted and left out, and its caption is text', async () => {
    const { html, report, pictures } = await read(write(`<p>Text</p>${figure}`, Buffer.from('<svg/>')))
    expect(pictures).toBeUndefined()
    expect(html).toBe('<p>Text</p><p>The store. Credit: Mara Voss.</p>')
    expect(report.pictures).toBe(1)
    expect(report).not.toHaveProperty('keptPictures')
  })
})

describe('an export that was edited in LibreOffice', () => {
  it('comes back with its pictures and their words: edited ones, in a floating picture, and in a caption of the program’s own', async () => {
    const file = readFixture('libreoffice-pictures.docx')
    const { html, report, pictures } = await read(file)
    expect(report).toMatchObject({ pictures: 3, keptPictures: 3 })
    expect(pictures?.map(({ type }) => type)).toEqual(['image/jpeg', 'image/png', 'image/gif'])
    expect(html.replace(/data-picture="[^"]*"/g, 'data-picture')).toBe(
      [
        '<h1>Larkmoor opens store</h1><p>DULUTH, Minn. — The store opens.</p>',
        '<figure data-picture data-credit="Mara Voss/AP" data-rights="Free for editorial use"><img alt="A teal “store” &amp; its door"><figcaption>The first store, seen at night</figcaption></figure>',
        '<p>Between the pictures.</p>',
        '<figure data-picture data-credit="Ana Ruiz"><img alt=""><figcaption>Illustration 1: Jo Bell, left, in Duluth.</figcaption></figure>',
        '<p>More.</p><figure data-picture data-credit="Jo Bell"><img alt="A spinning logo"></figure><p>After.</p>',
      ].join(''),
    )
  })
})

/** Some look like what we write around them. */
const words = [
  '',
  'The store',
  'The store.',
  'J. R. Voss',
  'Credit: Jo',
  'Jo Bell. Credit: AP.',
  'May be used freely',
  '“Open!”',
  '\u202eabc',
  'متجر',
  'a & <b> 🏪 10⁶',
]

it.each(words)('keeps every word about a picture on its way through Word: “%s”', async (caption) => {
  for (const [index, credit] of words.entries()) {
    const [rights = '', alt = ''] = [words.at(index - 3), words.at(index - 5)].map((text = '') =>
      escapeHtml(text),
    )
    const html = `<p>Before</p><figure data-picture="${id}" data-credit="${escapeHtml(credit)}" data-rights="${rights}"><img alt="${alt}"><figcaption>${escapeHtml(caption)}</figcaption></figure><p>After</p>`
    const back = parseRelease((await read(write(html))).html)
    expect(back).toHaveLength(3)
    expect(listPictures(back).map((picture) => ({ ...picture, id }))).toEqual(
      listPictures(parseRelease(html)),
    )
  }
})

describe('a caption typed in Word', () => {
  const drawing = (relation = 'rId7', kind = 'inline') =>
    `<w:r><w:rPr><w:noProof/></w:rPr><w:drawing><wp:${kind} xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="9525" cy="9525"/><wp:docPr id="1" name="Picture 1" descr="A store"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="store.png"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${relation}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:${kind}></w:drawing></w:r>`
  const shown = `<w:p><w:pPr><w:keepNext/></w:pPr>${drawing()}</w:p>`
  // A German Word: the id is translated, the name is not.
  const style = '<w:pStyle w:val="Beschriftung"/>'
  const styles =
    '<w:style w:type="paragraph" w:styleId="Beschriftung"><w:name w:val="caption"/><w:rPr><w:i/></w:rPr></w:style><w:style w:type="paragraph" w:customStyle="1" w:styleId="Own"><w:name w:val="Photo Line"/><w:basedOn w:val="Beschriftung"/></w:style>'
  const readBody = (body: string, parts: DocxParts = {}) =>
    readHtml(makeDocx({ body, styles, pictures: { rId7: png, rId8: Buffer.from('EMF') }, ...parts }))
  const figureOf = (caption: string, credit = '') =>
    `<figure data-picture="ID"${credit && ` data-credit="${credit}"`}><img alt="A store">${caption && `<figcaption>${caption}</figcaption>`}</figure>`

  it.each([
    ['The new store', figureOf('The new store')],
    ['The new store. Credit: Jo Bell.', figureOf('The new store.', 'Jo Bell')],
    ['The new store (Photo credit: Jo Bell/AP)', figureOf('The new store', 'Jo Bell/AP')],
    ['Photo credit: Jo Bell', figureOf('', 'Jo Bell')],
    ['A tax credit: what it means', figureOf('A tax credit: what it means')],
  ])('is the caption of the picture above it: %s', async (text, expected) => {
    expect(await readBody(`${p('Before')}${shown}${p(text, style)}${p('After')}`)).toBe(
      `<p>Before</p>${expected}<p>After</p>`,
    )
  })
  it('may be in a style of its own, in two paragraphs, and have a number that Word counts', async () => {
    const number =
      '<w:fldSimple w:instr=" SEQ Figure \\* ARABIC "><w:r><w:t>1</w:t></w:r></w:fldSimple><w:r><w:t>: The store</w:t></w:r>'
    const counted = `<w:p><w:pPr>${style}</w:pPr><w:r><w:t xml:space="preserve">Figure </w:t></w:r>${number}</w:p>`
    expect(
      await readBody(`${shown}${counted}${p('Credit: Jo Bell', '<w:pStyle w:val="Own"/>')}${p('After')}`),
    ).toBe(`${figureOf('Figure 1: The store', 'Jo Bell')}<p>After</p>`)
  })
  it('may be in a text box next to a picture that floats', async () => {
    const box = (inner: string) =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx></w:drawing></mc:Choice></mc:AlternateContent></w:r>`
    const text = '<w:r><w:t>Text</w:t></w:r>'
    const caption = box(p('The store', style))
    const expected = `<p>Text</p>${figureOf('The store')}`
    expect(await readBody(`<w:p>${caption}${drawing('rId7', 'anchor')}${text}</w:p>`)).toBe(expected)
    expect(await readBody(`<w:p>${drawing('rId7', 'anchor')}${caption}${text}</w:p>`)).toBe(expected)
    expect(await readBody(`<w:p>${drawing('rId7', 'anchor')}${box(p('Boxed'))}${text}</w:p>`)).toBe(
      `<p>Text</p>${figureOf('')}<p>Boxed</p>`,
    )
  })
  it('stays a paragraph where it is not below a picture, or below one that is not kept', async () => {
    const caption = p('The store', style)
    const other = `<w:p>${drawing('rId8')}</w:p>`
    const line = '<p><em>The store</em></p>'
    expect(await readBody(`${caption}${shown}`)).toBe(`${line}${figureOf('')}`)
    expect(await readBody(`${shown}${p('Between')}${caption}`)).toBe(`${figureOf('')}<p>Between</p>${line}`)
    expect(await readBody(`${shown}${other}${caption}`)).toBe(`${figureOf('')}${line}`)
  })
  it('stays a paragraph where a caption could not hold all of it', async () => {
    const link = `<w:p><w:pPr>${style}</w:pPr><w:hyperlink r:id="l"><w:r><w:t>Download</w:t></w:r></w:hyperlink></w:p>`
    const html = await readBody(`${shown}${link}`, { links: { l: 'https://larkmoor.test/press' } })
    expect(html).toBe(
      `${figureOf('')}<p><a rel="noopener noreferrer" href="https://larkmoor.test/press"><em>Download</em></a></p>`,
    )
    const long = 'word '.repeat(500).trim()
    expect(await readBody(`${shown}${p(long, style)}`)).toBe(`${figureOf('')}<p><em>${long}</em></p>`)
  })
  it('belongs to a picture whose alt text is in its title', async () => {
    const titled = shown.replace('descr="A store"', 'descr="" title="A store"')
    expect(await readBody(`${titled}${p('The new store', style)}`)).toBe(figureOf('The new store'))
  })
  it('belongs to a picture in the old form, too, with the alt text of its shape', async () => {
    const old =
      '<w:p><w:r><w:pict><v:shape alt="A store"><v:imagedata r:id="rId7"/></v:shape></w:pict></w:r></w:p>'
    expect(await readBody(`${old}${p('The new store', style)}`)).toBe(figureOf('The new store'))
  })
})
