import { describe, expect, it } from 'vitest'
import { importHtml, readFixture } from './make-docx.test-support.ts'
import { readUpload } from './read-upload.ts'

const release = {
  words: [
    'Larkmoor Sensor Cuts Household Water Loss',
    'Clamp-on device finds leaks in hours',
    'DULUTH, Minn., Nov. 17, 2026 — Larkmoor Instruments today announced a clamp-on leak sensor.',
    '“We found a leak in every fifth house,” said Maren O’Neill-Holt.',
    'How it works',
    'Clamp the sensor.',
    'Pair it with a phone.',
    'Wait 24 hours.',
    '1,912 homes',
    'of them 418 with leaks',
    '31 percent less loss',
    'Sold at larkmoor.example',
    'our press desk',
    'It was the garden tap.',
    'Jonas Weld',
    '218-555-0142',
    '###',
  ],
}
const scripts = [
  '<p>Emoji 🚀 and flags 🇺🇸, families 👩‍👩‍👧 stay whole.</p>',
  '<p>שלום עולם: החברה הודיעה היום.</p>',
  '<p>أعلنت الشركة اليوم عن جهاز جديد.</p>',
  '<p>日本語の文章もそのまま残ります。</p>',
  '<p>“Curly” ‘quotes’, an em—dash, an en–dash, an ellipsis… and a non‑breaking hyphen.</p>',
  '<p>Zoë Çelik, Łukasz Nowak, Þórarinn, Ångström, naïve façade.</p>',
].join('')
const battery = '<a rel="noopener noreferrer" href="https://larkmoor.example/battery">the method</a>'

const importFixture = (name: string) => importHtml(readFixture(name), name)

describe('a release from LibreOffice', () => {
  it('keeps headings, emphasis, lists, links, quotes and breaks', async () => {
    expect(await importFixture('release.docx')).toBe(
      [
        '<h1>Larkmoor Sensor Cuts Household Water Loss</h1>',
        '<p><em>Clamp-on device finds leaks in hours</em></p>',
        '<p><strong>DULUTH, Minn., Nov. 17, 2026</strong> — Larkmoor <em>Instruments</em> today announced a <u>clamp-on</u> leak sensor. “We found a leak in every fifth house,” said Maren O’Neill-Holt.</p>',
        '<h1>How it works</h1><p>Three steps:</p>',
        '<ol><li><p>Clamp the sensor.</p></li><li><p>Pair it with a phone.</p></li><li><p>Wait 24 hours.</p></li></ol>',
        '<p>Key figures:</p>',
        '<ul><li><p>1,912 homes</p><ul><li><p>of them 418 with leaks</p></li></ul></li><li><p>31 percent less loss</p></li></ul>',
        '<h2>Availability</h2>',
        '<p>Sold at <a rel="noopener noreferrer" href="https://larkmoor.example/shop?a=1&amp;b=2">larkmoor.example</a> or by mail to <a rel="noopener noreferrer" href="mailto:press@larkmoor.example">our press desk</a>.</p>',
        '<blockquote><p>It was the garden tap.</p></blockquote>',
        '<p>Media contact<br>Jonas Weld<br>218-555-0142</p><p>###</p>',
      ].join(''),
    )
  })

  it.each(['release.docx', 'release.doc', 'windows-1252.txt'])('loses no words in %s', async (name) => {
    const { text } = await readUpload({ bytes: readFixture(name), name, mime: '' })
    for (const words of release.words) expect(text).toContain(words)
  })

  it('keeps the paragraphs, breaks and links of an old Word file', async () => {
    const html = await importFixture('release.doc')
    expect(html).toContain('<p>Media contact<br>Jonas Weld<br>218-555-0142</p><p>###</p>')
    expect(html).toContain(
      '<a rel="noopener noreferrer" href="mailto:press@larkmoor.example">our press desk</a>',
    )
  })
})

describe.each(['docx', 'doc'])('a .%s', (kind) => {
  it('keeps insertions and drops deletions', async () => {
    const html = await importFixture(`tracked-changes.${kind}`)
    expect(html).toContain('<p>Larkmoor unveils a leak sensor that clamps to any pipe.</p>')
    expect(html).not.toMatch(/groundbreaking|legal/)
    expect(html).toContain('Nothing else changed.')
  })

  it('turns each table row into a line', async () => {
    const html = await importFixture(`tables.${kind}`)
    expect(html).toContain(
      '<p>Results by region</p><p>Region | 2025 | 2026</p><p>North | $4.1 million | $5.0 million</p><p>South | | $2.2 million</p><p>Between the tables</p><p>First line</p>',
    )
    expect(html).toMatch(/Second line.*Beside them.*After the tables/)
  })

  it('puts notes at the end with their numbers', async () => {
    expect(await importFixture(`footnotes.${kind}`)).toBe(
      `<p>Water loss fell by 31 percent[1] in nine months.</p><p>The battery lasts four years[2].</p><p>Last paragraph.</p><hr><p>[1] City of Duluth, Water Report 2026, p. 12.</p><p>[2] Measured at 20 degrees; see ${battery}.</p>`,
    )
    expect(await importFixture(`endnotes.${kind}`)).toBe(
      '<p>Shipments doubled[1] within a year.</p><p>Done.</p><hr><p>[1] Company figures, unaudited.</p>',
    )
  })

  it('keeps numbers, symbols, cells with two paragraphs, and numbers both kinds of notes together', async () => {
    expect(await importFixture(`facts.${kind}`)).toBe(
      '<p>Output rose to 10⁶ units[1] and CO₂ fell[2] by half[3].</p><p>Each part is 5 μm thick, ±2.</p><p>Region | 2025 | 2026</p><p>Duluth</p><p>Minnesota</p><p>31</p><p>40</p><p>Superior | | 12</p><p>Last line costs 9 €.</p><hr><p>[1] Company figures.</p><p>[2] City of Duluth.</p><p>[3] Audited.</p>',
    )
  })

  it('keeps headers and footers, but no page numbers', async () => {
    expect(await importFixture(`headers.${kind}`)).toBe(
      '<p>The body of the release stands here.</p><p>It has two paragraphs.</p><hr><p>Page header: LARKMOOR INSTRUMENTS — News Release</p><p>Page header: Contact: Jonas Weld, 218-555-0142</p><p>Page footer: Registered in Minnesota</p>',
    )
  })

  it('keeps every script, emoji and curly quote', async () => {
    expect(await importFixture(`scripts.${kind}`)).toBe(scripts)
  })

  it('keeps the text of text boxes', async () => {
    const html = await importFixture(`text-box.${kind}`)
    for (const words of ['Before the box.', 'Pull quote inside a box', 'After the box.'])
      expect(html).toContain(words)
  })
})

describe('a long document', () => {
  it('is imported completely', async () => {
    const { text, html } = await readUpload({ bytes: readFixture('long.docx'), name: 'long.docx', mime: '' })
    expect(html.match(/<h[12]>/g)).toHaveLength(60)
    expect(html.match(/<li>/g)).toHaveLength(240)
    expect(text.match(/Section \d+ of the long report/g)).toHaveLength(60)
    expect(text.split(/[\s-]+/).filter(Boolean).length).toBeGreaterThan(25_000)
  })
})

describe('plain text', () => {
  it.each(['utf-8.txt', 'utf-16.txt'])('is read from %s', async (name) => {
    expect(await importFixture(name)).toBe(scripts)
  })

  const swap = (bytes: Buffer) => new Uint8Array(Buffer.from(bytes).swap16())
  it.each([
    ['UTF-8', Buffer.from('Zoë “said” 🚀')],
    ['UTF-16 without a mark', Buffer.from('Zoë “said” 🚀', 'utf16le')],
    ['big-endian UTF-16', swap(Buffer.from('\ufeffZoë “said” 🚀', 'utf16le'))],
    ['big-endian UTF-16 without a mark', swap(Buffer.from('Zoë “said” 🚀', 'utf16le'))],
  ])('is recognized as %s', async (_name, bytes) => {
    expect(await importHtml(new Uint8Array(bytes), 'a.txt')).toBe('<p>Zoë “said” 🚀</p>')
  })

  it('is read as Windows-1252 if it isn’t UTF-8', async () => {
    const bytes = Uint8Array.from([0x93, 0x5a, 0x6f, 0xeb, 0x94, 0x20, 0x97, 0x20, 0x80, 0x35])
    expect(await importHtml(bytes, 'a.txt')).toBe('<p>“Zoë” — €5</p>')
  })

  it('turns each line into a paragraph', async () => {
    expect(await importHtml(Buffer.from('One\r\n\r\n\tTwo <b>\rThree\n'), 'a.txt')).toBe(
      '<p>One</p><p>Two &lt;b&gt;</p><p>Three</p>',
    )
  })

  it.each(['MZ Wallace opens a store in Duluth', 'RIFF Festival returns in May', 'BMW opens a plant'])(
    'may begin like another kind of file: %s',
    async (text) => {
      expect(await importHtml(Buffer.from(text), 'a.txt')).toBe(`<p>${text}</p>`)
    },
  )

  it('stays UTF-8 with a wrong byte in it', async () => {
    const words = 'Zürich “größte” Fähre'
    const broken = Buffer.concat([Buffer.from(words), Buffer.from([0xe9]), Buffer.from(' am See')])
    expect(await importHtml(broken, 'a.txt')).toBe(`<p>${words}\ufffd am See</p>`)
  })

  it('is recognized in Cyrillic UTF-16 without a byte order mark', async () => {
    const words = 'Новости компании: сегодня открыли завод'
    const bytes = Buffer.from(words, 'utf16le')
    expect(await importHtml(new Uint8Array(bytes), 'a.txt')).toBe(`<p>${words}</p>`)
    expect(await importHtml(swap(bytes), 'a.txt')).toBe(`<p>${words}</p>`)
  })

  it('keeps bullets and contacts separate in hard-wrapped text', async () => {
    const text = [
      'DULUTH, Minn. (May 4, 2026) - Larkmoor Robotics today opened a harbour',
      'works in Duluth, where forty people will build machines that clean the',
      'hulls of ships while they lie at the quay. The works has three parts:',
      '',
      '- a hall of 4,000 square metres in which the machines are assembled by',
      '  hand and tested in salt water',
      '- a school in which twenty young people a year learn to build machines',
      '',
      'Contact: Ines Albrecht, Larkmoor Robotics, press office',
      'ines@larkmoor.example, telephone (218) 555-0142, Duluth',
      '',
      'Larkmoor Robotics Press Office, Harbour Works, Duluth',
      '12 Harbour Road, Duluth, Minnesota, telephone 555-0142',
      'Open Monday to Friday from nine to five in the evening',
    ].join('\n')
    const html = await importHtml(Buffer.from(text), 'a.txt')
    expect(html.split('</p>').map((part) => part.slice(3, 22))).toEqual([
      'DULUTH, Minn. (May ',
      '- a hall of 4,000 s',
      '- a school in which',
      'Contact: Ines Albre',
      'ines@larkmoor.examp',
      'Larkmoor Robotics P',
      '12 Harbour Road, Du',
      'Open Monday to Frid',
      '',
    ])
    expect(html).toContain('assembled by hand and tested')
  })

  it('joins hard-wrapped lines, but not short ones', async () => {
    const line = 'This line was broken by a mail program near seventy'
    const text = `Headline\n\n${line}\n${line}\n${line}\nend.\n\nMedia contact\nJonas Weld\n`
    expect(await importHtml(Buffer.from(text), 'a.txt')).toBe(
      `<p>Headline</p><p>${line} ${line} ${line} end.</p><p>Media contact</p><p>Jonas Weld</p>`,
    )
  })
})

describe('the kind of a file', () => {
  it.each([
    ['release.docx', 'renamed.doc'],
    ['release.docx', 'renamed.txt'],
    ['release.doc', 'renamed.docx'],
    ['utf-8.txt', 'renamed.docx'],
  ])('is detected by its content: %s as %s', async (fixture, name) => {
    expect(await importHtml(readFixture(fixture), name)).toBe(await importFixture(fixture))
  })

  it('is a page if a web page was saved as .doc', async () => {
    const page = '<html><head><title>x</title></head><body><h1>A</h1><p>b <b>c</b></p></body></html>'
    expect(await importHtml(Buffer.from(page), 'page.doc')).toBe('<h1>A</h1><p>b <strong>c</strong></p>')
    expect(await importHtml(Buffer.from('<html>x'), 'page.txt')).toBe('<p>&lt;html&gt;x</p>')
  })

  const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])
  const archived =
    'MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n boundary="x"\r\n\r\n--x\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<html><body><p>H=C3=A9llo =\r\nthere</p></body></html>\r\n--x\r\nContent-Type: image/png\r\n\r\nzzz\r\n--x--'
  it.each([
    ['with an XML prolog', '<?xml version="1.0"?>\n<!-- c -->\n<html xmlns:o="urn:x"><p>hi</p></html>', 'hi'],
    ['with a document type', '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0//EN"><HTML><P>hi</HTML>', 'hi'],
    [
      'that begins with its head',
      Buffer.from('<head><meta charset=windows-1252></head><p>caf\u00e9</p>', 'latin1'),
      'café',
    ],
    [
      'in a Cyrillic encoding',
      Buffer.concat([Buffer.from('<html><head><meta charset=windows-1251></head><p>'), cyrillic]),
      'Привет',
    ],
    ['saved with its pictures', archived, 'Héllo there'],
  ])('is a page %s', async (_name, page, words) => {
    expect(await importHtml(Buffer.from(page), 'page.doc')).toBe(`<p>${words}</p>`)
  })

  it.each([
    '../../etc/release.docx',
    '..\\..\\release.docx',
    '/dev/null/release.docx',
    'a\u0000.docx',
    `${'x'.repeat(5000)}.docx`,
  ])('does not depend on a tricky name: %j', async (name) => {
    expect(await importHtml(readFixture('release.docx'), name)).toBe(await importFixture('release.docx'))
  })
})
