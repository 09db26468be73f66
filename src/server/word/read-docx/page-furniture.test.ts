import { describe, expect, it } from 'vitest'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { importHtml, makeDocx, p, readFixture } from '#server/word/make-docx.test-support.ts'
import { joinFurniture } from './page-furniture.ts'

const line = (text: string): ReleaseBlock => ({ type: 'paragraph', spans: [{ text }] })

it.each([
  'Новости компании',
  '新聞稿',
  'شركة الأفق',
  '(218) 555-0142',
  '+49 30 901820',
  '15.11.2026',
  '2026',
  'Page One Media',
  '$3',
])('keeps %j of a header', (text) => {
  expect(joinFurniture([[line(text)]], [])).toEqual([
    { type: 'paragraph', spans: [{ text: 'Page header: ' }, { text }] },
  ])
})

it.each([
  'Page 3 of 7',
  '3',
  '- 3 -',
  '– 12 –',
  'Seite 3 von 7',
  'Страница 3 из 7',
  '第3页共7页',
  'Page  of ',
  '-more-',
  '| Page',
  '———',
])('drops %j, which is only a page number', (text) => {
  expect(joinFurniture([], [[line(text)]])).toEqual([])
})

it('keeps a repeated line once', () => {
  expect(joinFurniture([[line('Larkmoor')], [line('Larkmoor')]], [])).toHaveLength(1)
})

describe('a Word file', () => {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const pages = ['default', 'first', 'even', 'other']
  const field = (code: string) => `<w:fldSimple w:instr="${code}"><w:r><w:t>3</w:t></w:r></w:fldSimple>`
  const others = (settings: string) => ({
    ...Object.fromEntries(
      pages.map((name) => [`word/${name}.xml`, `<w:hdr xmlns:w="${main}">${p(`Seen on ${name}`)}</w:hdr>`]),
    ),
    'word/footer.xml': `<w:ftr xmlns:w="${main}"><w:p><w:r><w:t xml:space="preserve">Call 555-0100 | Page </w:t></w:r>${field('PAGE')}<w:r><w:t xml:space="preserve"> of </w:t></w:r>${field('NUMPAGES')}</w:p></w:ftr>`,
    'word/settings.xml': `<w:settings xmlns:w="${main}">${settings}</w:settings>`,
    'word/_rels/document.xml.rels': `<Relationships>${pages
      .map((name) => `<Relationship Id="${name}" Type="${relations}/header" Target="${name}.xml"/>`)
      .join(
        '',
      )}<Relationship Id="f" Type="${relations}/footer" Target="footer.xml"/><Relationship Id="s" Type="${relations}/settings" Target="settings.xml"/></Relationships>`,
  })
  const references = `${pages
    .slice(0, 3)
    .map((name) => `<w:headerReference w:type="${name}" r:id="${name}"/>`)
    .join(
      '',
    )}<w:footerReference w:type="default" r:id="f"/><w:pgBorders><w:bottom w:val="single"/></w:pgBorders>`
  const readFurniture = async (first: string, second: string, settings: string) => {
    const body = `${p('One', `<w:sectPr>${first}</w:sectPr>`)}${p('Two')}<w:sectPr>${second}</w:sectPr>`
    const html = await importHtml(makeDocx({ body, others: others(settings) }))
    return [...html.matchAll(/<p>Page (.*?)<\/p>/g)].map(([, text]) => text)
  }

  it('shows the headers in use, without page numbers', async () => {
    const footer = 'footer: Call 555-0100'
    expect(await readFurniture(references, '', '')).toEqual(['header: Seen on default', footer])
    expect(await readFurniture(references, '<w:titlePg/>', '')).toEqual([
      'header: Seen on default',
      'header: Seen on first',
      footer,
    ])
    expect(await readFurniture(references, '<w:titlePg w:val="0"/>', '<w:evenAndOddHeaders/>')).toEqual([
      'header: Seen on default',
      'header: Seen on even',
      footer,
    ])
    expect(await readFurniture('', '', '')).toEqual([])
  })
})

it('shows first-page headers of an old Word file only if a section has them', async () => {
  const file = Buffer.from(readFixture('first-page.doc'))
  expect(await importHtml(file, 'a.doc')).toMatch(/Head even.*Head default.*Head first/)
  const titlePage = file.indexOf(Uint8Array.of(0x0a, 0x30, 1))
  file.writeUInt8(0, titlePage + 2)
  expect(await importHtml(file, 'a.doc')).toMatch(/Head even.*Head default<\/p>$/)
})
