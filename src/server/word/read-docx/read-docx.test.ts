import { describe, expect, it } from 'vitest'
import { importHtml, makeDocx, p } from '#server/word/make-docx.test-support.ts'

const heading = (id: string, name: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`
const bullets =
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>'
const item = (text: string, numId: number, level = 0) =>
  p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`)
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`

const read = (body: string, more: Parameters<typeof makeDocx>[0] = {}) =>
  importHtml(makeDocx({ body, ...more }))

describe('runs', () => {
  it('keep bold, italic and underline, and what turns them off', async () => {
    const body = `<w:p>${run('a', '<w:b/>')}${run('b', '<w:i w:val="true"/>')}${run('c', '<w:u w:val="single"/>')}${run('d', '<w:b w:val="0"/><w:u w:val="none"/>')}</w:p>`
    expect(await read(body)).toBe('<p><strong>a</strong><em>b</em><u>c</u>d</p>')
  })

  it('use the format of their style', async () => {
    const styles = `<w:style w:type="character" w:styleId="S"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="P"><w:name w:val="Contact"/><w:rPr><w:i/></w:rPr></w:style>`
    const body = `<w:p><w:pPr><w:pStyle w:val="P"/></w:pPr>${run('a', '<w:rStyle w:val="S"/>')}${run('b', '<w:i w:val="0"/>')}</w:p>`
    expect(await read(body, { styles })).toBe('<p><strong><em>a</em></strong>b</p>')
  })

  it('drop hidden text', async () => {
    expect(await read(`<w:p>${run('seen')}${run('hidden', '<w:vanish/>')}</w:p>`)).toBe('<p>seen</p>')
  })

  it('keep breaks, tabs, hyphens and symbols', async () => {
    const body =
      '<w:p><w:r><w:tab/><w:t>a</w:t><w:br/><w:t>b</w:t><w:tab/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/><w:t>e</w:t><w:br w:type="page"/><w:sym w:font="Symbol" w:char="F0B7"/></w:r></w:p>'
    expect(await read(body)).toBe('<p>a<br>b    c\u2011de<br>•</p>')
  })

  it('keep the words of equations and decode entities', async () => {
    const body = `<w:p><m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath>${run('&amp; &lt;b&gt; &#8220;q&#x201D;')}</w:p>`
    expect(await read(body)).toBe('<p>x=1&amp; &lt;b&gt; “q”</p>')
  })
})

describe('paragraphs', () => {
  const styles = [
    heading('Title', 'Title'),
    heading('berschrift1', 'heading 1', '<w:rPr><w:b/></w:rPr>'),
    heading('H4', 'heading 4'),
    heading('Own', 'Section', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
    heading('Child', 'Child', '<w:basedOn w:val="berschrift1"/>'),
    heading('Q', 'Intense Quote'),
    heading('Loop', 'Loop', '<w:basedOn w:val="Loop"/>'),
  ].join('')
  const styled = (id: string, text: string) => p(text, `<w:pStyle w:val="${id}"/>`)

  it('become headings by the name, the outline or the ancestors of their style', async () => {
    const body = ['Title', 'berschrift1', 'H4', 'Own', 'Child', 'Loop', 'Unknown']
      .map((id) => styled(id, id))
      .join('')
    expect(await read(body, { styles })).toBe(
      '<h1>Title</h1><h1>berschrift1</h1><h3>H4</h3><h2>Own</h2><h1>Child</h1><p>Loop</p><p>Unknown</p>',
    )
  })

  it('become one quote if consecutive', async () => {
    expect(await read(styled('Q', 'a') + styled('Q', 'b') + p('c') + styled('Q', 'd'), { styles })).toBe(
      '<blockquote><p>a</p><p>b</p></blockquote><p>c</p><blockquote><p>d</p></blockquote>',
    )
  })

  it('are dropped if empty, and become rules if they only have a border', async () => {
    const border = '<w:pBdr><w:bottom w:val="single"/></w:pBdr>'
    const shape = '<w:p><w:r><w:pict><v:rect o:hr="t"/></w:pict></w:r></w:p>'
    expect(await read(`${p('a')}${p(' ')}<w:p/>${p('', border)}${p('b', border)}${shape}${p('c')}`)).toBe(
      '<p>a</p><hr><p>b</p><hr><p>c</p>',
    )
  })
})

describe('lists', () => {
  it('nest by level and distinguish bullets from numbers', async () => {
    const body = item('a', 1) + item('b', 1, 1) + item('c', 1) + item('d', 2) + item('e', 2)
    expect(await read(body, { numbering: bullets })).toBe(
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul><ol><li><p>d</p></li><li><p>e</p></li></ol>',
    )
  })

  it('continue counting after an interruption and restart if the list says so', async () => {
    const body = item('a', 2) + p('x') + item('b', 2) + item('c', 3)
    expect(await read(body, { numbering: bullets })).toBe(
      '<ol><li><p>a</p></li></ol><p>x</p><ol start="2"><li><p>b</p></li></ol><ol><li><p>c</p></li></ol>',
    )
  })

  it('take their kind from the definition of a list style or an override', async () => {
    const level = (format: string, start = 1) =>
      `<w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/></w:lvl>`
    const numbering = `<w:abstractNum w:abstractNumId="0"><w:styleLink w:val="LS"/>${level('decimal')}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="LS"/></w:abstractNum><w:abstractNum w:abstractNumId="2">${level('bullet')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="2"/><w:lvlOverride w:ilvl="0">${level('decimal', 5)}</w:lvlOverride></w:num>`
    expect(
      await read(item('a', 2) + item('b', 2) + p('x') + item('c', 3) + item('d', 3), { numbering }),
    ).toBe(
      '<ol><li><p>a</p></li><li><p>b</p></li></ol><p>x</p><ol start="5"><li><p>c</p></li><li><p>d</p></li></ol>',
    )
  })

  it('take their numbering from a style, unless it is turned off', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="LB"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
    const off = '<w:pStyle w:val="LB"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>'
    expect(await read(p('a', '<w:pStyle w:val="LB"/>') + p('b', off), { styles, numbering: bullets })).toBe(
      '<ul><li><p>a</p></li></ul><p>b</p>',
    )
  })
})

describe('links', () => {
  const links = {
    r1: 'https://larkmoor.example/?a=1&amp;b=2',
    r2: 'javascript:alert(1)',
    r3: 'file:///etc/passwd',
  }

  it('keep safe URLs, and only the text of others', async () => {
    const body = `<w:p><w:hyperlink r:id="r1">${run('one')}</w:hyperlink> <w:hyperlink r:id="r2">${run('two')}</w:hyperlink><w:hyperlink r:id="r3">${run('three')}</w:hyperlink><w:hyperlink w:anchor="place">${run('four')}</w:hyperlink></w:p>`
    expect(await read(body, { links })).toBe(
      '<p><a rel="noopener noreferrer" href="https://larkmoor.example/?a=1&amp;b=2">one</a>twothreefour</p>',
    )
  })

  it('are read from fields, whose codes are not text', async () => {
    const field = (code: string, result: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
    const body = `<w:p>${field(' HYPERLINK "https://a.example" ', 'a')}${field(' HYPERLINK \\l "place" ', 'b')}${field(' DATE ', 'Nov. 17')}${field(' PAGE ', '3')}<w:fldSimple w:instr=' HYPERLINK "https://c.example"'>${run('c')}</w:fldSimple></w:p>`
    expect(await read(body)).toBe(
      '<p><a rel="noopener noreferrer" href="https://a.example">a</a>bNov. 17<a rel="noopener noreferrer" href="https://c.example">c</a></p>',
    )
  })
})

describe('tracked changes', () => {
  it('keep insertions and drop deletions and moves', async () => {
    const body = `<w:p>${run('a')}<w:del w:id="1">${'<w:r><w:delText>gone</w:delText></w:r>'}</w:del><w:ins w:id="2">${run('b')}</w:ins><w:moveFrom w:id="3">${run('away')}</w:moveFrom><w:moveTo w:id="4">${run('c')}</w:moveTo></w:p>`
    expect(await read(body)).toBe('<p>abc</p>')
  })

  it('join paragraphs with a deleted mark, and drop deleted rows', async () => {
    const joined = p('one ', '<w:rPr><w:del w:id="1"/></w:rPr>') + p('two')
    const row = (text: string, properties = '') =>
      `<w:tr>${properties}<w:tc>${p(text)}</w:tc><w:tc>${p(text)}</w:tc></w:tr>`
    const table = `<w:tbl>${row('kept')}${row('gone', '<w:trPr><w:del w:id="2"/></w:trPr>')}</w:tbl>`
    expect(await read(joined + table)).toBe('<p>one two</p><p>kept | kept</p>')
  })

  it('ignore previous formatting', async () => {
    const body = `<w:p>${run('a', '<w:b/><w:rPrChange w:id="1"><w:rPr><w:i/></w:rPr></w:rPrChange>')}</w:p>`
    expect(await read(body)).toBe('<p><strong>a</strong></p>')
  })
})

describe('what Word puts around text', () => {
  it('reads text boxes once, after their paragraph', async () => {
    const box = `<w:txbxContent>${p('boxed')}</w:txbxContent>`
    const body = `<w:p>${run('a')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>${run('b')}</w:p>`
    expect(await read(body)).toBe('<p>ab</p><p>boxed</p>')
  })

  it('reads content controls, but not their placeholder text', async () => {
    const control = (inner: string, properties = '') =>
      `<w:sdt><w:sdtPr><w:rPr><w:b/></w:rPr>${properties}</w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`
    const body =
      control(p('filled')) +
      control(p('Click here to enter text.'), '<w:showingPlcHdr/>') +
      control(p('more'))
    expect(await read(body)).toBe('<p>filled</p><p>more</p>')
  })

  it('understands other prefixes and the strict format', async () => {
    const document =
      '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:rPr><x:b x:val="1"/></x:rPr><x:t>strict</x:t></x:r></x:p></x:body></x:document>'
    expect(await read('', { document })).toBe('<p><strong>strict</strong></p>')
  })

  it('does not end a tag inside a quoted value', async () => {
    expect(await read(`<w:p w:note="a > b"><w:r w:x='"'><w:t>text</w:t></w:r></w:p>`)).toBe('<p>text</p>')
  })
})
