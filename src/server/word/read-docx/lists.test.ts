// The lists of Word files: levels, numbers and labels as Word shows them.
import { describe, expect, it } from 'vitest'
import { importHtml, makeDocx, p } from '#server/word/make-docx.test-support.ts'

const level = (index: number, format: string, text?: string) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${text === undefined ? '' : `<w:lvlText w:val="${text}"/>`}</w:lvl>`
const definition = (id: number, levels: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`
const instance = (id: number) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`
const numbering = (...definitions: string[]) =>
  definitions.map((levels, index) => definition(index + 1, levels)).join('') +
  definitions.map((_, index) => instance(index + 1)).join('')
const item = (text: string, id = 1, index = 0, more = '') =>
  p(text, `${more}<w:numPr><w:ilvl w:val="${index}"/><w:numId w:val="${id}"/></w:numPr>`)
const style = (name: string, properties: string) =>
  `<w:style w:styleId="${name.replaceAll(' ', '')}"><w:name w:val="${name}"/>${properties}</w:style>`
const list = (...items: string[]) => items.map((text) => `<li><p>${text}</p></li>`).join('')

it('uses the list level in a style’s name', async () => {
  const styles = ['List Bullet', 'List Bullet 2', 'List Number 2']
    .map((name, index) => style(name, `<w:pPr><w:numPr><w:numId w:val="${index + 1}"/></w:numPr></w:pPr>`))
    .join('')
  const body = [
    p('a', '<w:pStyle w:val="ListBullet"/>'),
    p('a1', '<w:pStyle w:val="ListBullet2"/>'),
    p('a2', '<w:pStyle w:val="ListNumber2"/>'),
    p('b', '<w:pStyle w:val="ListBullet"/>'),
  ].join('')
  const lists = numbering(level(0, 'bullet', '•'), level(0, 'bullet', 'o'), level(0, 'decimal', '%1.'))
  expect(await importHtml(makeDocx({ body, styles, numbering: lists }))).toBe(
    `<ul><li><p>a</p><ul>${list('a1')}</ul><ol>${list('a2')}</ol></li>${list('b')}</ul>`,
  )
})

describe('a paragraph without a label', () => {
  it.each([
    ['none', ''],
    ['bullet', ' '],
  ])('continues the previous item: %s', async (format, text) => {
    const body = item('one') + item('one, continued', 2) + item('two') + p('end')
    const lists = numbering(level(0, 'decimal', '%1.'), level(0, format, text))
    expect(await importHtml(makeDocx({ body, numbering: lists }))).toBe(
      '<ol><li><p>one</p><p>one, continued</p></li><li><p>two</p></li></ol><p>end</p>',
    )
  })

  it('continues it as a quote, and is a paragraph if there is no item', async () => {
    const styles = style('Block Text', '')
    const body =
      item('alone', 2) + item('one') + item('said', 2, 0, '<w:pStyle w:val="BlockText"/>') + item('two')
    const lists = numbering(level(0, 'decimal', '%1.'), level(0, 'bullet', ' '))
    expect(await importHtml(makeDocx({ body, styles, numbering: lists }))).toBe(
      '<p>alone</p><ol><li><p>one</p><blockquote><p>said</p></blockquote></li><li><p>two</p></li></ol>',
    )
  })
})

it('numbers empty items, but not hidden ones', async () => {
  const body =
    item('one') +
    item('') +
    item('three') +
    item('secret').replace('<w:r>', '<w:r><w:rPr><w:vanish/></w:rPr>') +
    item('four')
  expect(await importHtml(makeDocx({ body, numbering: numbering(level(0, 'decimal')) }))).toBe(
    `<ol>${list('one', '', 'three', 'four')}</ol>`,
  )
})

it('counts numbered headings', async () => {
  const styles = style('heading 1', '')
  const body = item('Head', 1, 0, '<w:pStyle w:val="heading1"/>') + item('item')
  expect(await importHtml(makeDocx({ body, styles, numbering: numbering(level(0, 'decimal')) }))).toBe(
    '<h1>Head</h1><ol start="2"><li><p>item</p></li></ol>',
  )
})

describe('a label that a list can’t show', () => {
  it.each([
    ['decimal', 'Article %1:', ['Article 1:', 'Article 2:']],
    ['lowerLetter', '(%1)', ['(a)', '(b)']],
    ['upperRoman', '%1.', ['I.', 'II.']],
    ['decimalZero', '§ %1', ['§ 01', '§ 02']],
  ])('becomes text: %s, %s', async (format, text, [first, second]) => {
    const body = item('x') + item('y')
    expect(await importHtml(makeDocx({ body, numbering: numbering(level(0, format, text)) }))).toBe(
      `<p>${first} x</p><p>${second} y</p>`,
    )
  })

  it.each(['%1、', '（%1）', '%1.', '[%1]', '%1 –'])(
    'is not just punctuation around a number: %s',
    async (text) => {
      const body = item('x') + item('y')
      expect(await importHtml(makeDocx({ body, numbering: numbering(level(0, 'decimal', text)) }))).toBe(
        `<ol>${list('x', 'y')}</ol>`,
      )
    },
  )

  it('is not just a letter below a number', async () => {
    const body = item('x') + item('y', 1, 1) + item('z')
    const lists = numbering(level(0, 'decimal', '%1)') + level(1, 'lowerLetter', '%2)'))
    expect(await importHtml(makeDocx({ body, numbering: lists }))).toBe(
      `<ol><li><p>x</p><ol>${list('y')}</ol></li>${list('z')}</ol>`,
    )
  })
})

it('never reads a subtitle as a second title, whatever it is based on', async () => {
  const styles = style('Title', '<w:rPr><w:b/></w:rPr>') + style('Subtitle', '<w:basedOn w:val="Title"/>')
  const body = p('Head', '<w:pStyle w:val="Title"/>') + p('Sub', '<w:pStyle w:val="Subtitle"/>')
  expect(await importHtml(makeDocx({ body, styles }))).toBe('<h1>Head</h1><p><em>Sub</em></p>')
})
