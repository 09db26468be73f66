import { describe, expect, it } from 'vitest'
import { releaseSamples } from '#domain/formats/release-samples.test-support.ts'
import { parseRelease } from './parse-release.ts'
import { writeRelease } from './write-release.ts'

const clean = (html: string) => writeRelease(parseRelease(html))

describe('a release of the editor', () => {
  it.each(Object.entries(releaseSamples))('comes back unchanged: %s', (_name, sample) => {
    expect(clean(sample)).toBe(sample)
  })

  it('is a tree of blocks and spans', () => {
    expect(parseRelease('<h2>Go</h2><p>a<br><b>b</b></p><ol start="3"><li>x</li></ol><hr>')).toEqual([
      { type: 'heading', level: 2, spans: [{ text: 'Go' }] },
      { type: 'paragraph', spans: [{ text: 'a\n' }, { text: 'b', bold: true }] },
      {
        type: 'list',
        ordered: true,
        start: 3,
        items: [[{ type: 'paragraph', spans: [{ text: 'x' }] }]],
      },
      { type: 'rule' },
    ])
  })
})

describe('HTML from elsewhere', () => {
  it.each([
    ['text alone', 'Hello', '<p>Hello</p>'],
    ['text between blocks', 'a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
    ['divisions', '<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['deeper headings', '<h4>a</h4><h6>b</h6>', '<h3>a</h3><h3>b</h3>'],
    ['older tags', '<p><b>a</b><i>b</i></p>', '<p><strong>a</strong><em>b</em></p>'],
    [
      'marks in styles',
      '<p><span style="font-weight:700">a</span><span style="text-decoration: underline">b</span></p>',
      '<p><strong>a</strong><u>b</u></p>',
    ],
    ['a plain wrapper of Google Docs', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    [
      'unknown tags',
      '<p>a <mark>b</mark> <blink>c</blink> <constructor>d</constructor></p>',
      '<p>a b c d</p>',
    ],
    ['source lines', '<p>\n  a\n  <b>b</b>\n  c\n</p>\n<p>d</p>', '<p>a <strong>b</strong> c</p><p>d</p>'],
    ['preformatted lines', '<pre>a\n\nb</pre>', '<p>a</p><p>b</p>'],
    [
      'a mark that nobody closed',
      '<p>a <b>b</p><p>c',
      '<p>a <strong>b</strong></p><p><strong>c</strong></p>',
    ],
    ['marks closed crosswise', '<p><b>a<i>b</b>c</i></p>', '<p><strong>a<em>b</em></strong><em>c</em></p>'],
    ['end tags without a start', '</b></li></ul></p>a</div>', '<p>a</p>'],
    ['items without a list', '<li>a<li>b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['a heading in an item', '<ul><li><h2>a</h2></li></ul>', '<ul><li><p>a</p></li></ul>'],
    [
      'a list straight in a list',
      '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>',
    ],
    [
      'an item with a list alone',
      '<ul><li><ol><li>a</ol></ul>',
      '<ul><li><p></p><ol><li><p>a</p></li></ol></li></ul>',
    ],
    ['an empty list and an empty quote', '<ul></ul><blockquote></blockquote><p>a</p>', '<p>a</p>'],
    [
      'a strange start',
      '<ol start="-4"><li>a</ol><ol start="x"><li>b</ol>',
      '<ol><li><p>a</p></li></ol><ol><li><p>b</p></li></ol>',
    ],
    [
      'a link in a link',
      '<a href="https://a.example">a<a href="https://b.example">b</a>c</a>',
      '<p><a rel="noopener noreferrer" href="https://a.example">a</a><a rel="noopener noreferrer" href="https://b.example">b</a>c</p>',
    ],
  ])('is cut down to the schema: %s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected)
  })

  it.each([
    [
      'deletions',
      '<p>keep <del>gone <b>too</b></del><ins>new</ins> <s>struck</s></p>',
      '<p>keep new struck</p>',
    ],
    ['paragraphs that were deleted', '<p>a</p><del><p>b</p><p>c</p></del><p>d</p>', '<p>a</p><p>d</p>'],
    [
      'hidden words',
      '<p>a<span style="color:red; display:none">b</span><span style="mso-hide:all">c</span> d</p>',
      '<p>a d</p>',
    ],
    [
      'hidden elements',
      '<p hidden>a<p>b<ul><li hidden>c<ul><li>d</ul><li>e</ul><table><tr><td hidden>f<td>g</table>',
      '<p>b</p><ul><li><p>e</p></li></ul><p>g</p>',
    ],
    ['a hidden element that nobody closed', '<div><p>a<span hidden>b</p><p>c</p></div>', '<p>a</p><p>c</p>'],
    [
      'hidden elements inside one another',
      '<div hidden><div>a</div><script>b</script></div><p>c</p>',
      '<p>c</p>',
    ],
    ['a picture that is hidden', '<p>a<img style="display:none">b<br hidden>c</p>', '<p>ab<br>c</p>'],
    [
      "the comments of Word's reviewers",
      '<p>a<span class=MsoCommentReference><a class=msocomanchor href="#c">[A1]</a></span>.</p><div style="mso-element:comment-list"><hr><div style="mso-element:comment"><p>Not before the lawyers agree</p></div></div><p>b</p>',
      '<p>a.</p><p>b</p>',
    ],
    [
      "what Word's style sheet hides",
      '<style><!-- p.Plain {color:red} span.Secret, p.Secret\n\t{mso-style-name:Secret;\n\tdisplay:none;\n\tmso-hide:all;} @media print {.wide {display:none}} --></style><p class=Plain>a<span class="x Secret">b</span><span class=wide>c</span></p><p class=Secret>d</p>',
      '<p>ac</p>',
    ],
  ])('does not bring back what the page does not show: %s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected)
  })

  it.each([
    ['10<sup>6</sup> units of CO<sub>2</sub>', '10⁶ units of CO₂'],
    ['4<sup>th</sup>, Acme<sup>TM</sup>', '4th, Acme™'],
    ['10<sup>-<b>6</b></sup>', '10⁻<strong>⁶</strong>'],
    ['m<span style="vertical-align:super">2</span> word<sup>[1]</sup>', 'm² word[1]'],
    ['Sold<sup>2 units a day</sup>', 'Sold2 units a day'],
  ])('keeps figures above and below the line apart: %s', (html, expected) => {
    expect(clean(html)).toBe(`<p>${expected}</p>`)
  })

  it.each([
    [
      'rows as lines',
      '<table><tr><th>Region<th>2025<tr><td>North<td>31%</table>x',
      '<p>Region | 2025</p><p>North | 31%</p><p>x</p>',
    ],
    [
      'an empty cell in its place',
      '<table><tr><td>a</td><td></td><td>c</td><td></td></tr></table>',
      '<p>a | | c</p>',
    ],
    [
      'cells with more than a line as blocks',
      '<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>',
      '<p>a</p><p>b</p><p>c</p>',
    ],
    [
      'one cell as what it holds',
      '<table><tr><td><h2>a</h2><ul><li>b</ul></td></tr></table>',
      '<h2>a</h2><ul><li><p>b</p></li></ul>',
    ],
    [
      'a table in a table',
      '<table><tr><td>a<td><table><tr><td>b<td>c</table>d</table>e',
      '<p>a</p><p>b | c</p><p>d</p><p>e</p>',
    ],
  ])('flattens tables: %s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected)
  })
})

describe('hostile HTML', () => {
  it.each([
    ['scripts', 'a<script>if (1<2) steal("</p>")</script>b', '<p>ab</p>'],
    ['styles and titles', '<head><title>T</title><style>p{}</style></head><p>a</p>', '<p>a</p>'],
    [
      'handlers',
      '<p onclick="steal()" style="position:fixed" class="x" id="y">a<img src=x onerror=steal()></p>',
      '<p>a</p>',
    ],
    [
      'frames and drawings',
      '<iframe srcdoc="<p>x</p>"><p>y</p></iframe><svg><text>z</text></svg>a',
      '<p>a</p>',
    ],
    ['a drawing that nobody closed', '<svg><path><p>a</p>', '<p>a</p>'],
    ['controls', '<textarea><p>x</p></textarea><select><option>y</select><button>z</button>a', '<p>a</p>'],
    ['comments', 'a<!-- <p>x</p> --><!doctype html><![CDATA[y]]>b', '<p>ab</p>'],
    [
      'unsafe links',
      '<a href="javascript:steal()">a</a><a href=" java&#10;script:x">b</a><a href="data:text/html,x">c</a><a href="/local">d</a>',
      '<p>abcd</p>',
    ],
    [
      'quotes in links',
      `<a href='https://a.example/"onclick="x'>a</a>`,
      '<p><a rel="noopener noreferrer" href="https://a.example/&quot;onclick=&quot;x">a</a></p>',
    ],
    ['markup as text', '&lt;script&gt;steal()&lt;/script&gt;', '<p>&lt;script&gt;steal()&lt;/script&gt;</p>'],
    ['characters nobody stores', 'a\u0000b\u0008c\ud800d&#0;&#x1f;', '<p>abc\ufffdd\ufffd</p>'],
  ])('leaves its text: %s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected)
  })

  it.each([
    'div',
    'b',
    'ul',
    'li',
    'blockquote',
    'table',
    'ul><li',
    'table><tr><td',
    'a href="https://x.example"',
    'svg',
  ])('survives 10,000 nested <%s>, with its text', (tag) => {
    const html = clean(`<p>before</p>${`<${tag}>`.repeat(10_000)}<p>deep</p>`)
    expect(html).toContain('before')
    expect(html).toContain('deep')
    expect(clean(html)).toBe(html)
  })
})
