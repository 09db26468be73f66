import { describe, expect, it } from 'vitest'
import { limitNesting } from './limit-nesting.ts'

const nested = (tag: string, levels: number, text: string) =>
  `<${tag}>`.repeat(levels) + text + `</${tag}>`.repeat(levels)

describe('nesting', () => {
  it.each(['b', 'blockquote'])('of %s up to a hundred levels stays', (tag) => {
    const html = nested(tag, 100, 'x')
    expect(limitNesting(html)).toBe(html)
  })

  it('beyond it keeps the text only', () => {
    expect(limitNesting(`${nested('b', 27_000, 'x')}y`)).toBe(`${nested('b', 100, 'x')}y`)
  })

  it('beyond it is found where nothing is closed', () => {
    expect(limitNesting(`${'<font size=1>'.repeat(500)}x`)).toBe(`${'<font size=1>'.repeat(100)}x`)
  })

  it('beyond it keeps the lines of blocks apart', () => {
    const lines = '<div>a</div><div>b</div>'
    expect(limitNesting(nested('div', 100, lines))).toBe(nested('div', 100, '<br>a<br>b<br>'))
  })

  it('starts over after elements are closed', () => {
    const html = '<div><b>x</b></div>'.repeat(300)
    expect(limitNesting(html)).toBe(html)
  })

  it('is not counted for paragraphs and cells, which end without being closed', () => {
    const html = '<p>x<td>y<li>z<br>'.repeat(300)
    expect(limitNesting(html)).toBe(html)
  })

  it('is read once, however many tags stay open', () => {
    expect(limitNesting('<a'.repeat(100_000))).toBe('<a'.repeat(100_000))
    expect(limitNesting('<b>'.repeat(100_000)).length).toBe(300)
  })
})

describe('event handlers', () => {
  it('do nothing when a browser reads them', () => {
    expect(
      limitNesting(`<p onclick="a()" ONLOAD=b()>on x = y</p><img/onerror=c() src="d"onload="e()">`),
    ).toBe(
      `<p data-onclick="a()" data-ONLOAD=b()>on x = y</p><img/data-onerror=c() src="d"data-onload="e()">`,
    )
  })

  it('are not looked for in addresses', () => {
    const html = '<a href="https://a.example/only=1?on=2&one=3">x</a>'
    expect(limitNesting(html)).toBe(html)
  })

  it('are not looked for in the words of a picture', () => {
    const html = `<figure data-picture="1" data-credit="&quot;><svg onload=alert(1)>"><img alt='< on x=1'></figure>`
    expect(limitNesting(html)).toBe(html)
  })
})
