import { describe, expect, it } from 'vitest'
import { makeDocx, p } from '#server/word/make-docx.test-support.ts'
import { readUpload } from '#server/word/read-upload.ts'

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const inserted = (text: string, author = 'Mara Voss') =>
  `<w:ins w:id="1" w:author="${author}" w:date="2026-03-01T10:00:00Z">${run(text)}</w:ins>`
const deleted = (text: string, author = 'Mara Voss') =>
  `<w:del w:id="2" w:author="${author}"><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`
const read = (body: string, others: Record<string, string> = {}) =>
  readUpload({ bytes: makeDocx({ body, others }), name: 'release.docx', mime: '' })

const relations = (target: string) => ({
  'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="c" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="${target}"/></Relationships>`,
})
const comments = (list: string) => ({
  ...relations('comments.xml'),
  'word/comments.xml': `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${list}</w:comments>`,
})

describe('tracked changes', () => {
  it('are accepted in the text, and the original text is included', async () => {
    const { html, report } = await read(
      `<w:p>${run('Acme ')}${deleted('plans')}${inserted('launches')}${run(' Tallow.')}</w:p>`,
    )
    expect(html).toBe('<p>Acme launches Tallow.</p>')
    expect(report.rejectedHtml).toBe('<p>Acme plans Tallow.</p>')
    expect(report.changes).toEqual({ count: 2, authors: ['Mara Voss'], formatting: 0 })
  })

  it('count once if the same person’s change continues', async () => {
    const { report } = await read(
      `<w:p>${inserted('New ')}${inserted('words')}</w:p><w:p>${inserted('and more.')}</w:p>` +
        `<w:p>${run('Kept ')}${inserted('by Jo', 'Jo Bell')}</w:p>`,
    )
    expect(report.changes).toMatchObject({ count: 2, authors: ['Mara Voss', 'Jo Bell'] })
  })

  it('rejoin or split paragraphs when rejected', async () => {
    const mark = (change: string) => `<w:pPr><w:rPr><w:${change} w:id="3" w:author="Jo"/></w:rPr></w:pPr>`
    const { html, report } = await read(
      `<w:p>${mark('del')}${run('One ')}</w:p><w:p>${run('two')}</w:p>` +
        `<w:p>${mark('ins')}${run('Three ')}</w:p><w:p>${run('four')}</w:p><w:p>${inserted('!')}</w:p>`,
    )
    expect(html).toBe('<p>One two</p><p>Three</p><p>four</p><p>!</p>')
    expect(report.rejectedHtml).toBe('<p>One</p><p>two</p><p>Three four</p>')
    expect(report.changes.count).toBe(3)
  })

  it('move a passage back when rejected', async () => {
    const { html, report } = await read(
      `<w:p><w:moveFrom w:id="1" w:author="Jo">${run('Moved. ')}</w:moveFrom>${run('Kept. ')}<w:moveTo w:id="2" w:author="Jo">${run('Moved.')}</w:moveTo></w:p>`,
    )
    expect(html).toBe('<p>Kept. Moved.</p>')
    expect(report.rejectedHtml).toBe('<p>Moved. Kept.</p>')
    expect(report.changes.count).toBe(1)
  })

  it('of formatting only are counted separately', async () => {
    const { report } = await read(
      `<w:p><w:r><w:rPr><w:b/><w:rPrChange w:id="1" w:author="Jo"><w:rPr/></w:rPrChange></w:rPr><w:t>Bold</w:t></w:r></w:p>`,
    )
    expect(report.changes).toEqual({ count: 0, authors: [], formatting: 1 })
    expect(report.rejectedHtml).toBeUndefined()
  })
})

describe('comments', () => {
  it('have author, date and passage', async () => {
    const { html, report } = await read(
      `<w:p>${run('Acme ')}<w:commentRangeStart w:id="7"/>${run('doubles')}${run(' output')}<w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r>${run('.')}</w:p>`,
      comments(
        '<w:comment w:id="7" w:author="Jo Bell" w:date="2026-03-02T09:30:00Z"><w:p><w:r><w:t>By how much?</w:t></w:r></w:p><w:p><w:r><w:t>Ask Mara.</w:t></w:r></w:p></w:comment>',
      ),
    )
    expect(html).toBe('<p>Acme doubles output.</p>')
    expect(report.comments).toEqual([
      {
        author: 'Jo Bell',
        date: '2026-03-02T09:30:00.000Z',
        passage: 'doubles output',
        text: 'By how much?\nAsk Mara.',
      },
    ])
  })

  it('are kept without a passage or a date, but not if empty', async () => {
    const { report } = await read(
      p('Text'),
      comments(
        '<w:comment w:id="1" w:author="Jo"><w:p><w:r><w:t>Whole text</w:t></w:r></w:p></w:comment><w:comment w:id="2" w:author="Jo"><w:p/></w:comment>',
      ),
    )
    expect(report.comments).toEqual([{ author: 'Jo', date: null, passage: '', text: 'Whole text' }])
  })
})

describe('everything besides text', () => {
  const picture =
    '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><pic:pic xmlns:pic="p"/></w:drawing></mc:Choice><mc:Fallback><w:pict><v:imagedata/></w:pict></mc:Fallback></mc:AlternateContent></w:r>'

  it('is counted', async () => {
    const { report } = await read(
      `${p('Text')}<w:p>${picture}</w:p><w:p>${picture}</w:p><w:tbl><w:tr><w:tc>${p('Cell')}</w:tc></w:tr></w:tbl><w:p><w:r><w:drawing><c:chart xmlns:c="c"/></w:drawing></w:r></w:p>`,
    )
    expect(report).toMatchObject({ tables: 1, pictures: 2, objects: 1, isOldFormat: false })
  })

  it('is zero in plain text', async () => {
    const { report } = await readUpload({ bytes: Buffer.from('Words.'), name: 'a.txt', mime: 'text/plain' })
    expect(report).toEqual({
      changes: { count: 0, authors: [], formatting: 0 },
      comments: [],
      tables: 0,
      pictures: 0,
      objects: 0,
      isOldFormat: false,
    })
  })
})
