import { describe, expect, it } from 'vitest'
import { fromEditor } from './from-editor.ts'
import { writeHtml, writeHtmlPage, writeMailHtml, writeShownHtml } from './html.ts'
import { writeMarkdown } from './markdown.ts'
import { writePlainText } from './plain-text.ts'
import type { ReleaseBlock, ReleaseSpan } from './release-tree.ts'

const p = (...spans: (string | ReleaseSpan)[]): ReleaseBlock => ({
  type: 'paragraph',
  spans: spans.map((span) => (typeof span === 'string' ? { text: span } : span)),
})
const h = (level: 1 | 2 | 3, text: string): ReleaseBlock => ({ type: 'heading', level, spans: [{ text }] })
const list = (ordered: boolean, start: number, ...items: ReleaseBlock[][]): ReleaseBlock => ({
  type: 'list',
  ordered,
  start,
  items,
})

const release: ReleaseBlock[] = [
  p('FOR IMMEDIATE RELEASE'),
  h(1, 'Larkmoor & Sons Open'),
  p(
    { text: 'DULUTH', bold: true },
    ' — Text, see ',
    { text: 'the report', link: 'https://l.example/?a=1&b=2' },
    '.',
  ),
  h(2, 'Steps'),
  list(true, 3, [p('Three'), list(false, 1, [p('inner')], [p('second')])], [p('Four')]),
  { type: 'quote', blocks: [p('Said.'), p('Again.')] },
  { type: 'rule' },
  p('Contact\n', { text: 'press@l.example', link: 'mailto:press@l.example' }),
  p(),
  p('###'),
]

it('on a page that shows it, release line, subhead and end mark have their look, and the words are the same', () => {
  const shown = [...release.slice(0, 2), p({ text: 'After ten years', italic: true }), ...release.slice(2)]
  const html = writeShownHtml(shown)
  expect(html).toContain('<p class="release-line">FOR IMMEDIATE RELEASE</p>')
  expect(html).toContain('<p class="release-subhead"><em>After ten years</em></p>')
  expect(html).toMatch(/<p class="release-end">###<\/p>$/)
  expect(html.replaceAll(/ class="release-[a-z]+"/g, '')).toBe(writeHtml(shown))
})

describe('plain text', () => {
  it('keeps the order, the markers and the addresses', () => {
    expect(writePlainText(release)).toBe(
      [
        'FOR IMMEDIATE RELEASE',
        'Larkmoor & Sons Open',
        'DULUTH — Text, see the report (https://l.example/?a=1&b=2).',
        'Steps',
        '3. Three\n   - inner\n   - second\n4. Four',
        '    Said.\n\n    Again.',
        '* * *',
        'Contact\npress@l.example',
        '###',
      ].join('\n\n'),
    )
  })

  it.each([
    ['larkmoor.example', 'https://www.larkmoor.example/', 'larkmoor.example'],
    ['https://larkmoor.example', 'https://larkmoor.example', 'https://larkmoor.example'],
    ['(218) 555-0142', 'tel:2185550142', '(218) 555-0142'],
    ['call us', 'tel:2185550142', 'call us (2185550142)'],
  ])('shows the address of %s once', (text, link, expected) => {
    expect(writePlainText([p({ text, link })])).toBe(expected)
  })

  it('shows the address after the last of a link’s words', () => {
    const link = 'https://l.example'
    expect(writePlainText([p({ text: 'the ', link }, { text: 'report', link, bold: true })])).toBe(
      'the report (https://l.example)',
    )
    expect(writePlainText([p({ text: 'the report ', link }, 'of May')])).toBe(
      'the report (https://l.example) of May',
    )
  })
})

describe('Markdown', () => {
  it('writes every block', () => {
    expect(writeMarkdown(release)).toBe(
      [
        'FOR IMMEDIATE RELEASE',
        '# Larkmoor & Sons Open',
        '**DULUTH** — Text, see [the report](<https://l.example/?a=1&b=2>).',
        '## Steps',
        '3. Three\n   - inner\n   - second\n4. Four',
        '> Said.\n>\n> Again.',
        '---',
        'Contact\\\n[press@l.example](<mailto:press@l.example>)',
        '\\###\n',
      ].join('\n\n'),
    )
  })

  it('puts marks around words, not around blanks', () => {
    const spans = [
      { text: 'a ', bold: true },
      { text: ' b', italic: true },
      { text: ' c', bold: true, italic: true, underline: true },
      { text: ' ', bold: true },
    ] as const
    expect(writeMarkdown([p(...spans)])).toBe('**a**  *b* ***<u>c</u>***\n')
  })

  it('says with tags what stars cannot say', () => {
    const bold = { text: 'bold', bold: true } as const
    expect(writeMarkdown([p('un', bold, 'ly')])).toBe('un<strong>bold</strong>ly\n')
    expect(writeMarkdown([p(bold, { text: 'italic', italic: true })])).toBe(
      '<strong>bold</strong><em>italic</em>\n',
    )
    expect(writeMarkdown([p('(', bold, ')')])).toBe('(**bold**)\n')
  })

  it.each([
    ['# no heading', '\\# no heading'],
    ['- no item', '\\- no item'],
    ['+ no item', '\\+ no item'],
    ['1. no item', '1\\. no item'],
    ['17) no item', '17\\) no item'],
    ['--- no rule', '\\--- no rule'],
    ['> no quote', '\\> no quote'],
    ['*no* _marks_ `code` [x](y) <b> \\', '\\*no\\* \\_marks\\_ \\`code\\` \\[x\\](y) \\<b\\> \\\\'],
    ['&amp; stays', '\\&amp; stays'],
    ['AT&T, 5 * 3, 1.5 percent, #1', 'AT&T, 5 \\* 3, 1.5 percent, #1'],
    ['one\n# two', 'one\\\n\\# two'],
    ['one\n==', 'one\\\n\\=='],
    ['one\n--', 'one\\\n\\--'],
  ])('escapes %j', (text, expected) => {
    expect(writeMarkdown([p(text)])).toBe(`${expected}\n`)
  })

  it('keeps two lists apart, and the paragraphs of an item in it', () => {
    expect(writeMarkdown([list(false, 1, [p('a'), p('more')], [p('b')]), list(false, 1, [p('c')])])).toBe(
      '- a\n\n  more\n\n- b\n\n<!-- -->\n\n- c\n',
    )
  })

  it('makes no picture of a link after an exclamation mark', () => {
    expect(writeMarkdown([p('Sign up now!', { text: 'here', link: 'https://e.example' })])).toBe(
      'Sign up now\\![here](<https://e.example>)\n',
    )
  })

  it.each([
    ['Item #', '# Item \\#\n'],
    ['a ##', '# a \\##\n'],
    ['C# and F#', '# C# and F#\n'],
  ])('keeps the number signs of the heading %j', (text, expected) => {
    expect(writeMarkdown([h(1, text)])).toBe(expected)
  })

  it('sets a list apart that would be read on as text', () => {
    expect(
      writeMarkdown([list(false, 1, [p('a'), list(true, 3, [p('three')], [p('four')])], [p('b')])]),
    ).toBe('- a\n\n  3. three\n  4. four\n- b\n')
  })

  it('is empty for an empty release', () => {
    expect(writeMarkdown([p()])).toBe('')
  })
})

describe('HTML', () => {
  it('for mail carries its look on every element', () => {
    const html = writeMailHtml([p('a  b', { text: 'c', link: 'https://c.example/"x' }), { type: 'rule' }])
    expect(html).toMatch(/^<div style="font-family:[^"]+"><p style="[^"]+">a&nbsp; b<a style="[^"]+" href=/)
    expect(html).toContain('href="https://c.example/&quot;x"')
    expect(html).not.toMatch(/class=|<style/)
  })

  it('says which way it is read, on a page and in a mail, but not in the editor', () => {
    const blocks: ReleaseBlock[] = [
      p('Hello'),
      p('مرحبا'),
      list(false, 1, [p('עברית')]),
      { type: 'quote', blocks: [p('שלום')] },
    ]
    const page = writeHtmlPage(blocks, 'x')
    expect(page).toContain('<p>Hello</p>\n<p dir="rtl">مرحبا</p>\n<ul dir="rtl"><li><p dir="rtl">עברית</p>')
    const mail = writeMailHtml(blocks)
    expect(mail).toContain('<p dir="rtl" style="margin:0 0 16px">مرحبا</p>')
    expect(mail).toMatch(/<ul dir="rtl" style="[^"]*padding-right/)
    expect(mail).toMatch(/<blockquote dir="rtl" style="[^"]*border-right/)
    expect(writeHtml(blocks)).not.toContain('dir=')
  })

  it('closes up the items of a list', () => {
    const html = writeMailHtml([p('a'), list(false, 1, [p('b'), list(false, 1, [p('c')])])])
    expect(html).toMatch(/<p style="margin:0 0 16px">a<.*<li style="[^"]*"><p style="margin:0">b</)
    expect(html).toContain('b</p><ul style="margin:0;padding-left:28px">')
    expect(writeHtmlPage([p('a')], 'x')).toContain('li>p{margin:0}')
  })

  it('is a whole page when it is saved', () => {
    const page = writeHtmlPage([h(1, 'A < B')], 'A < B & C', 'en-GB')
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-GB">/)
    expect(page).toContain('<title>A &lt; B &amp; C</title>')
    expect(page).toContain('<h1>A &lt; B</h1>\n</body>')
  })
})

describe('a picture', () => {
  const id = '0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11'
  const described: ReleaseBlock = {
    ...{ type: 'picture', id, alt: 'A [teal] store', caption: 'The "first" store', credit: 'Mara Voss' },
    ...{ rights: 'Free for editorial use', width: 1200, height: 800 },
  }
  const bare: ReleaseBlock = { type: 'picture', id, alt: '', caption: '', credit: '', rights: '' }
  const words = 'The "first" store. Credit: Mara Voss. Free for editorial use.'
  const address = () => 'data:image/png;base64,AA'

  it('has its caption, credit and rights in every format', () => {
    const files = [
      writeHtmlPage([described], 'x', 'en', address),
      writeMailHtml([described], address),
      writeMarkdown([described], () => 'store-picture-1.png'),
      writePlainText([described]),
    ]
    for (const file of files) expect(file).toContain(words)
    expect(writePlainText([described])).toBe(`[Picture] ${words}`)
  })

  it('is named by its file in Markdown, or missing', () => {
    expect(writeMarkdown([described, bare], () => 'store-picture-1.png')).toBe(
      `![A \\[teal\\] store](store-picture-1.png)\n\n*${words}*\n\n![](store-picture-1.png)\n`,
    )
    expect(writeMarkdown([described, bare])).toBe(
      `\\[Picture missing\\] A \\[teal\\] store\n\n*${words}*\n\n\\[Picture missing\\]\n`,
    )
  })

  it('fits a mail, and leaves its words where its bytes are missing', () => {
    expect(writeMailHtml([described], address)).toContain(
      '<img src="data:image/png;base64,AA" alt="A [teal] store" width="600" height="400"',
    )
    const missing = writeMailHtml([described, bare])
    expect(missing).toContain(words)
    expect(missing).not.toContain('<img')
    expect(writeHtmlPage([described], 'x')).toContain(`<figure><figcaption>${words}</figcaption></figure>`)
  })
})

describe('a document of the editor', () => {
  it('is read from its JSON', () => {
    const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
    const blocks = fromEditor({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text('A')] },
        {
          type: 'paragraph',
          content: [
            text('b', { type: 'bold' }, { type: 'italic' }),
            { type: 'hardBreak' },
            text('c', { type: 'underline' }, { type: 'link', attrs: { href: 'https://c.example' } }),
          ],
        },
        {
          type: 'orderedList',
          attrs: { start: 4 },
          content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
        },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('d')] }] }],
        },
        { type: 'blockquote', content: [{ type: 'paragraph', content: [text('e')] }] },
        { type: 'horizontalRule' },
        { type: 'video' },
      ],
    } as Parameters<typeof fromEditor>[0])
    expect(writeHtml(blocks)).toBe(
      '<h2>A</h2><p><strong><em>b</em></strong><br><a rel="noopener noreferrer" href="https://c.example"><u>c</u></a></p><ol start="4"><li><p></p></li></ol><ul><li><p>d</p></li></ul><blockquote><p>e</p></blockquote><hr>',
    )
  })
})
