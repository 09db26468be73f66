import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { releaseSamples } from '#domain/formats/release-samples.test-support.ts'
import { importHtml } from '#server/word/make-docx.test-support.ts'
import { scanXml } from '#server/word/read-docx/xml/xml-reader.ts'
import { writeDocx } from './write-docx.ts'

const now = new Date('2026-11-17T09:30:00Z')
const write = (html: string, locale?: string) => writeDocx({ html, locale, now })

function partsOf(html: string, locale?: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(write(html, locale))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
}
const bodyOf = (html: string) => partsOf(html)['word/document.xml'] ?? ''

/** Empty paragraphs are only space, which the Word reader drops. */
const notKept = new Set(['paragraphs'])

it('puts the appended part on a page of its own', async () => {
  const file = writeDocx({
    html: '<p>Release</p>',
    locale: undefined,
    now,
    lastPage: '<h2>Record</h2><p>Yes</p>',
  })
  const body = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array())
  expect(body.match(/<w:br w:type="page"\/>/g)).toHaveLength(1)
  expect(await importHtml(file)).toBe('<p>Release</p><h2>Record</h2><p>Yes</p>')
})

describe('a round trip through Word', () => {
  it.each(Object.entries(releaseSamples).filter(([name]) => !notKept.has(name)))(
    'has the same structure: %s',
    async (_name, sample) => {
      expect(await importHtml(write(sample))).toBe(sample)
    },
  )

  it('keeps nested lists, their starts and the paragraphs of an item', async () => {
    const html =
      '<ol start="4"><li><p>a</p><p>more of a</p><ul><li><p>b</p><p>more of b</p><ol><li><p>c</p></li></ol></li></ul></li><li><p>d</p></li></ol><p>x</p><ol><li><p>e</p></li></ol>'
    expect(await importHtml(write(html))).toBe(html)
  })

  it.each([
    '<ul><li><p>a</p><hr><p>b</p></li><li><p></p></li><li><p>c</p></li></ul>',
    '<ol><li><p>a</p><blockquote><p>q</p><p>r</p></blockquote></li><li><p>b</p></li></ol><blockquote><p>s</p></blockquote>',
    '<blockquote><p>q</p><ul><li><p>a</p><p>more of a</p></li><li><p>b</p></li></ul></blockquote>',
  ])('keeps nested quotes, rules and lists: %s', async (html) => {
    expect(await importHtml(write(html))).toBe(html)
  })

  it('keeps a whole release', async () => {
    const html =
      '<p>FOR IMMEDIATE RELEASE</p><h1>Headline</h1><p><em>Subhead</em></p><p><strong>DULUTH, Minn.</strong> — Text.</p><h2>More</h2><blockquote><p>Said.</p><p>Again.</p></blockquote><h1>Second part</h1><hr><p>###</p>'
    expect(await importHtml(write(html))).toBe(html)
  })

  it('keeps right-to-left text', async () => {
    const html = '<p>שלום <strong>עולם</strong></p><ul><li><p>أعلنت الشركة</p></li></ul>'
    expect(await importHtml(write(html))).toBe(html)
    expect(bodyOf(html).match(/<w:bidi\/>/g)).toHaveLength(2)
    expect(bodyOf(html).match(/<w:rtl\/>/g)).toHaveLength(3)
  })
})

describe('the Word file', () => {
  const styleOf = (html: string) =>
    [...bodyOf(html).matchAll(/<w:pStyle w:val="(\w+)"/g)].map(([, style]) => style)

  it('has Word’s own styles', () => {
    const html =
      '<p>FOR IMMEDIATE RELEASE</p><h1>a</h1><p><em>b</em></p><h1>c</h1><h2>d</h2><h3>e</h3><p>f</p><ul><li><p>g</p></li></ul><blockquote><p>h</p></blockquote><hr><p>###</p>'
    expect(styleOf(html)).toEqual([
      'ReleaseLine',
      'Title',
      'Subtitle',
      'Heading1',
      'Heading2',
      'Heading3',
      'ListParagraph',
      'Quote',
      'HorizontalLine',
      'EndMark',
    ])
  })

  it('defines every style it uses', () => {
    const { 'word/styles.xml': styles = '', 'word/document.xml': body = '' } = partsOf(
      Object.values(releaseSamples).join(''),
    )
    for (const [, id] of body.matchAll(/<w:[pr]Style w:val="(\w+)"/g))
      expect(styles).toContain(`w:styleId="${id}"`)
  })

  it('treats the first heading as the headline only if it is of level 1', () => {
    expect(styleOf('<h2>a</h2><h1>b</h1>')).toEqual(['Heading2', 'Heading1'])
  })

  it('keeps headings with the next paragraph, and the introduction of a list with the list', () => {
    const { 'word/styles.xml': styles = '' } = partsOf('<p>a</p>')
    for (const id of ['Title', 'Subtitle', 'Heading1', 'Heading2', 'Heading3'])
      expect(new RegExp(`w:styleId="${id}".*?</w:style>`).exec(styles)?.[0]).toContain(
        '<w:keepNext/><w:keepLines/>',
      )
    expect(styles).toContain('<w:widowControl/>')
    expect(bodyOf('<p>Steps:</p><ul><li><p>a</p></li></ul>')).toContain('<w:pPr><w:keepNext/></w:pPr>')
  })

  it('leaves space after the only item of a list that follows a list', () => {
    const spacings = (html: string) => bodyOf(html).match(/<w:spacing [^>]*>/g)
    const [list, only] = ['<ul><li>a</li></ul>', '<ol><li>b</li></ol>']
    expect(spacings(`${list}${only}<p>c</p>`)).toEqual(['<w:spacing w:before="160"/>'])
    expect(spacings(`${list}${only}${list}`)?.[0]).toBe('<w:spacing w:before="160" w:after="0"/>')
  })

  it('numbers each list separately', () => {
    const { 'word/numbering.xml': numbering = '' } = partsOf(
      '<ol><li><p>a</p></li></ol><ul><li><p>b</p></li></ul><ol start="5"><li><p>c</p></li></ol>',
    )
    expect(numbering.match(/<w:startOverride w:val="\d+"\/>/g)).toEqual([
      '<w:startOverride w:val="1"/>',
      '<w:startOverride w:val="5"/>',
    ])
    expect(numbering.match(/<w:num /g)).toHaveLength(3)
  })

  it('gives three-digit numbers enough room', () => {
    const indents = (html: string) => bodyOf(html).match(/<w:ind [^>]*>/g)
    expect(indents('<ol start="98"><li>a</li><li>b</li></ol>')).toBeNull()
    expect(indents('<ol start="99"><li>a</li><li>b</li></ol>')).toEqual(
      Array(2).fill('<w:ind w:left="840" w:hanging="550"/>'),
    )
    expect(indents('<ol start="123456789"><li>a</li></ol>')).toEqual([
      '<w:ind w:left="1330" w:hanging="1330"/>',
    ])
  })

  it.each([
    ['en-US', 12_240, 15_840, 'en-US'],
    ['en-US,en;q=0.9', 12_240, 15_840, 'en-US'],
    ['en-GB', 11_906, 16_838, 'en-GB'],
    ['de', 11_906, 16_838, 'de'],
    [undefined, 12_240, 15_840, 'en-US'],
    ['"><script>', 12_240, 15_840, 'en-US'],
  ])('is set for %s', (locale, width, height, language) => {
    const parts = partsOf('<p>a</p>', locale)
    expect(parts['word/document.xml']).toContain(`<w:pgSz w:w="${width}" w:h="${height}"/>`)
    expect(parts['word/styles.xml']).toContain(`<w:lang w:val="${language}"`)
  })

  it('has document properties', () => {
    const { 'docProps/core.xml': core } = partsOf('<h1>Larkmoor &amp; Sons <em>Open</em></h1>')
    expect(core).toContain('<dc:title>Larkmoor &amp; Sons Open</dc:title>')
    expect(core).toContain(
      '<dcterms:created xsi:type="dcterms:W3CDTF">2026-11-17T09:30:00Z</dcterms:created>',
    )
  })

  it('is deterministic', () => {
    expect(write('<p>a</p>')).toEqual(write('<p>a</p>'))
  })

  it('links only URLs that Word accepts', () => {
    const { 'word/_rels/document.xml.rels': relations = '', 'word/document.xml': body = '' } = partsOf(
      '<p><a href="https://a.example/x?y=1&amp;z=2">a</a><a href="https://a.example/x?y=1&amp;z=2">b</a><a href="https://[bad">c</a><a href="https://ü.example/ä b">d</a></p>',
    )
    expect(relations.match(/Target="[^"]*" TargetMode="External"/g)).toEqual([
      'Target="https://a.example/x?y=1&amp;z=2" TargetMode="External"',
      'Target="https://xn--tda.example/%C3%A4%20b" TargetMode="External"',
    ])
    expect(body).toContain('<w:r><w:t xml:space="preserve">c</w:t></w:r>')
  })

  it.each([
    ['control characters', '<p>a&#1;b\u0007c</p>'],
    ['half a character', '<p>a\ud83db</p>'],
    ['markup as text', '<p>&lt;w:p&gt; &amp;amp; ]]&gt;</p>'],
    ['nothing', ''],
    ['an empty list item', '<ul><li></li></ul>'],
    ['deep nesting', `${'<ul><li>'.repeat(200)}x`],
    ['a rule alone', '<hr>'],
  ])('is well-formed XML with %s', (_name, html) => {
    for (const xml of Object.values(partsOf(html))) {
      let depth = 0
      scanXml(xml, { open: () => depth++, close: () => depth--, text: () => {} })
      expect(depth).toBe(0)
      expect([...xml].filter(isForbiddenInXml)).toEqual([])
      expect(xml.isWellFormed()).toBe(true)
    }
  })
})

/** XML 1.0 has no control characters but tab and line ends, and no noncharacters. */
const isForbiddenInXml = (character: string): boolean =>
  (character < ' ' && !'\t\n\r'.includes(character)) || character === '\ufffe' || character === '\uffff'
