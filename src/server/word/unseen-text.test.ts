// Deleted and hidden text is still in a Word file, and must not reappear in the editor.
import { expect, it } from 'vitest'
import { importHtml, makeDocx, p, readFixture } from './make-docx.test-support.ts'

it.each(['doc', 'docx'])('drops deleted and hidden text of a .%s, with its notes', async (kind) => {
  expect(await importHtml(readFixture(`unseen.${kind}`), `unseen.${kind}`)).toBe(
    [
      '<p>The works opened in May with forty people[1] and a school[2].</p>',
      '<p>Output is 10⁶ units and 4 tons of CO₂ less a year[3].</p>',
      '<p>The office in 東京 stays open.</p>',
      '<hr><p>[1] City register, May 2026.</p><p>[2] School board, 2026.</p><p>[3] Measured in 2025.</p>',
    ].join(''),
  )
})

it('hides a note reference if one of its two styles does', async () => {
  const styles =
    '<w:style w:styleId="S"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="A"><w:name w:val="Anchor"/></w:style>'
  const mark =
    '<w:r><w:rPr><w:rStyle w:val="S"/><w:rStyle w:val="A"/></w:rPr><w:footnoteReference w:id="2"/></w:r>'
  expect(await importHtml(makeDocx({ body: p('Open').replace('</w:p>', `${mark}</w:p>`), styles }))).toBe(
    '<p>Open</p>',
  )
})

it('hides a heading with a hidden style', async () => {
  const styles =
    '<w:style w:styleId="H"><w:name w:val="heading 1"/><w:rPr><w:b/><w:vanish/></w:rPr></w:style>'
  const body = p('Secret', '<w:pStyle w:val="H"/>') + p('Open')
  expect(await importHtml(makeDocx({ body, styles }))).toBe('<p>Open</p>')
})

it.each(['drop', 'margin'])('joins a drop cap with its word: %s', async (kind) => {
  const body = p('T', `<w:framePr w:dropCap="${kind}" w:lines="3"/>`) + p('he company said')
  expect(await importHtml(makeDocx({ body }))).toBe('<p>The company said</p>')
})

it('keeps a frame next to the text as its own paragraph', async () => {
  const body = p('Side note', '<w:framePr w:w="2000" w:wrap="around"/>') + p('Body')
  expect(await importHtml(makeDocx({ body }))).toBe('<p>Side note</p><p>Body</p>')
})
