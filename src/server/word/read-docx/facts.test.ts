// Numbers and symbols that must read the same after an import.
import { describe, expect, it } from 'vitest'
import { importHtml, makeDocx } from '#server/word/make-docx.test-support.ts'

const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const symbol = (char: string, font = 'Symbol') => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`
const math = (inner: string) => `<m:oMath>${inner}</m:oMath>`
const mathRun = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
const read = async (inner: string) =>
  (await importHtml(makeDocx({ body: `<w:p>${inner}</w:p>` }))).replace(/^<p>|<\/p>$/g, '')

describe('symbols', () => {
  it('read as what they show', async () => {
    const inner = `${run('5 ')}${symbol('F06D')}${run('m ')}${symbol('F0B1')}${run('2 at 40 ')}${symbol('F0B0')}${run('C, Acme')}${symbol('F0D4')}`
    expect(await read(inner)).toBe('5 μm ±2 at 40 °C, Acme™')
    expect(await read(symbol('F0FC', 'Wingdings') + symbol('F028', 'Wingdings'))).toBe('✓☎')
  })

  it('leave a mark if unknown', async () => {
    expect(await read(symbol('F0FC', 'Webdings') + symbol('F021', 'Wingdings') + symbol('zz'))).toBe(
      '[symbol][symbol][symbol]',
    )
  })

  it('are read from letters in a symbol font, and from a field', async () => {
    expect(await read(`${run('5 ')}${run('\uf06d', '<w:rFonts w:ascii="Symbol"/>')}${run('m')}`)).toBe('5 μm')
    expect(await read(run('D', '<w:rFonts w:ascii="Symbol"/>') + run('t'))).toBe('Δt')
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const field = (code: string) =>
      `${mark('begin')}<w:r><w:instrText>${code}</w:instrText></w:r>${mark('end')}`
    expect(await read(run('40 ') + field(' SYMBOL 176 \\f "Symbol" ') + run('C'))).toBe('40 °C')
    expect(await read(run('about ') + field(' EQ \\f(1,2) ') + run(' mile'))).toBe('about 1/2 mile')
  })
})

describe('a formula of older Word', () => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  it.each([
    ['\\f(1,2)', '1/2'],
    ['\\f(a+b,2)', '(a+b)/2'],
    ['\\* jc2 \\* "Font:MS Mincho" \\* hps10 \\o\\ad(\\s\\up 9(とうきょう),東京)', '東京'],
    ['\\o\\al(\\s\\up 8(き),木)\\o(\\s\\up 8(むら),村)', '木村'],
    ['x\\s\\up8(2) + \\r(3,a\\,b)', 'x² + ³√(a,b)'],
    ['\\x(f(x)) \\b(y;z) \\a(1,2)', 'f(x) (y, z) 1, 2'],
    ['\\i\\su(1,9,x)', '∑₁⁹ x'],
    ['\\f(1', '1/'],
  ])('becomes a line of text: %s', async (code, expected) => {
    const field = `${mark('begin')}<w:r><w:instrText> EQ ${code} </w:instrText></w:r>${mark('end')}`
    expect(await read(field)).toBe(expected)
  })

  it('is read from its code if its result is empty', async () => {
    const field = `${mark('begin')}<w:r><w:instrText>EQ \\f(1,2)</w:instrText></w:r>${mark('separate')}${mark('end')}`
    expect(await read(run('about ') + field)).toBe('about 1/2')
  })
})

it('keeps the selected entry of a drop-down list', async () => {
  const list =
    '<w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="Ohio"/><w:listEntry w:val="Iowa"/></w:ddList></w:ffData>'
  const field = `<w:r><w:fldChar w:fldCharType="begin">${list}</w:fldChar></w:r><w:r><w:instrText> FORMDROPDOWN </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
  expect(await read(run('State: ') + field)).toBe('State: Iowa')
})

describe('superscripts and subscripts', () => {
  const superscript = '<w:vertAlign w:val="superscript"/>'
  const subscript = '<w:vertAlign w:val="subscript"/>'
  it.each([
    [run('10') + run('6', superscript), '10⁶'],
    [run('10') + run('-', superscript) + run('6', superscript), '10⁻⁶'],
    [run('CO') + run('2', subscript), 'CO₂'],
    [run('May 4') + run('th', superscript), 'May 4th'],
    [run('Larkmoor') + run('TM', superscript), 'Larkmoor™'],
    [run('word') + run('[1]', superscript), 'word[1]'],
    [run('10') + run('2x', superscript), '10^2x'],
    [run('Sold') + run('2 units a day', superscript), 'Sold2 units a day'],
  ])('stay separate: %#', async (inner, expected) => {
    expect(await read(inner)).toBe(expected)
  })
})

describe('equations', () => {
  const fraction = (above: string, below: string) =>
    `<m:f><m:num>${mathRun(above)}</m:num><m:den>${mathRun(below)}</m:den></m:f>`
  const power = (base: string, sup: string) =>
    `<m:sSup><m:e>${mathRun(base)}</m:e><m:sup>${mathRun(sup)}</m:sup></m:sSup>`
  it.each([
    ['a fraction', run('About ') + math(fraction('1', '2')) + run(' of users'), 'About 1/2 of users'],
    ['a fraction after a number', run('2') + math(fraction('1', '2')), '2 1/2'],
    ['a fraction of sums', math(fraction('a+b', '2')), '(a+b)/2'],
    ['a power', math(power('10', '6')), '10⁶'],
    ['a power of letters', math(power('x', 'k') + mathRun('+') + power('x', 'n+1')), 'x^k+x^(n+1)'],
    ['a root', math(`<m:rad><m:radPr/><m:deg/><m:e>${mathRun('a+b')}</m:e></m:rad>`), '√(a+b)'],
    [
      'a sum',
      math(
        `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${mathRun('1')}</m:sub><m:sup>${mathRun('9')}</m:sup><m:e>${mathRun('x')}</m:e></m:nary>`,
      ),
      '∑₁⁹ x',
    ],
    [
      'brackets',
      math(`<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${mathRun('1')}</m:e></m:d>`),
      '[1]',
    ],
    [
      'a matrix',
      math(
        `<m:m><m:mr><m:e>${mathRun('1')}</m:e><m:e>${mathRun('2')}</m:e></m:mr><m:mr><m:e>${mathRun('3')}</m:e><m:e>${mathRun('4')}</m:e></m:mr></m:m>`,
      ),
      '1, 2; 3, 4',
    ],
  ])('become a line of text: %s', async (_name, inner, expected) => {
    expect(await read(inner)).toBe(expected)
  })
})

describe('words on both sides of a break', () => {
  it.each([
    ['a page', '<w:br w:type="page"/>', 'one<br>two'],
    ['a column', '<w:br w:type="column"/>', 'one<br>two'],
    ['a tab to the margin', '<w:ptab w:alignment="right"/>', 'one    two'],
  ])('stay separate: %s', async (_name, between, expected) => {
    expect(await read(`<w:r><w:t>one</w:t>${between}<w:t>two</w:t></w:r>`)).toBe(expected)
  })
})
