import { describe, expect, it } from 'vitest'
import { showPlain } from './plain-pieces.ts'

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let index = 0; index < text.length; index += size) yield text.slice(index, index + size)
}

async function show(text: string, size = 3): Promise<string> {
  let shown = ''
  for await (const piece of showPlain(pieces(text, size))) shown += piece
  return shown
}

describe('watching HTML arrive', () => {
  it.each([1, 2, 3, 7, 1000])('shows the text without tags, in pieces of %i', async (size) => {
    const html =
      '<p>FOR IMMEDIATE RELEASE</p>\n<h1>Acme &amp; Co. opens a plant</h1>\n<p>It cost <strong>$5&nbsp;million</strong>.<br>It is new.</p><ul><li>One</li>\n<li>Two</li></ul>'
    expect(await show(html, size)).toBe(
      'FOR IMMEDIATE RELEASE\n\nAcme & Co. opens a plant\n\nIt cost $5\u00a0million.\nIt is new.\n\nOne\nTwo',
    )
  })

  it.each([
    'Plain words.\n\nWith  two spaces,\ttabs and a line\nend.',
    'A < B and C > D & E; 5<6, R&D&',
    'Trailing <',
    'Un cœur 🙂 &',
  ])('passes text without tags on unchanged: %j', async (text) => {
    expect(await show(text, 1)).toBe(text)
    expect(await show(text, 4)).toBe(text)
  })

  it('does not wait for the end of a tag that never ends', async () => {
    const endless = `<a href=${'x'.repeat(5000)}`
    expect(await show(endless, 100)).toBe(endless)
  })

  it.each([1, 5, 1000])('keeps scripts and styles to itself, in pieces of %i', async (size) => {
    const html = '<style>p { color: red }</style><p>One</p><script>let a = "<p>no</p>"</script><p>Two</p>'
    expect(await show(html, size)).toBe('One\n\nTwo')
  })

  it('leaves out a code fence around the HTML', async () => {
    expect(await show('<p>One</p>\n```', 50)).toBe('One')
  })

  it('leaves text alone that only looks like an entity', async () => {
    expect(await show('<p>&bogus; &#0; &#x41;</p>')).toBe('&bogus; &#0; A')
  })
})
