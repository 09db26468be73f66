import { describe, expect, it } from 'vitest'
import { parseRelease } from './parse-release.ts'
import { writeRelease } from './write-release.ts'

const id = '0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11'
const clean = (html: string) => writeRelease(parseRelease(html))
const figure = `<figure data-picture="${id}" data-credit="Mara &amp; Co" data-rights="Editorial use"><img alt="A &quot;store&quot;" width="1200" height="800"><figcaption>The first store</figcaption></figure>`

describe('pictures in the HTML of a release', () => {
  it('stay letter for letter', () => {
    const html = `<p>Before</p>${figure}<p>After</p>`
    expect(clean(html)).toBe(html)
    expect(clean(`<figure data-picture="${id}"><img alt=""></figure>`)).toBe(
      `<figure data-picture="${id}"><img alt=""></figure>`,
    )
  })
  it('carry no address, handler or markup', () => {
    const bad = `<figure data-picture="${id}" onclick="x()"><img src="https://evil.test/x.png" srcset="data:image/png;base64,AA" onerror="x()" alt="A store"><figcaption><b onclick="x()">Words</b><script>x()</script></figcaption></figure>`
    expect(clean(bad)).toBe(
      `<figure data-picture="${id}"><img alt="A store"><figcaption>Words</figcaption></figure>`,
    )
  })
  it('are dropped without the id of a file, and the text stays', () => {
    expect(clean('<figure><img src="https://evil.test/x.png"><figcaption>Words</figcaption></figure>')).toBe(
      '<p>Words</p>',
    )
    expect(clean('<figure data-picture="../../x"><img alt="y"></figure><p>Text</p>')).toBe('<p>Text</p>')
    expect(clean('<img src="data:image/png;base64,AA"><p>Text</p>')).toBe('<p>Text</p>')
  })
  it('end where text begins, when nobody closed them', () => {
    expect(clean(`<figure data-picture="${id}"><img alt="x"><p>Text</p>`)).toBe(
      `<figure data-picture="${id}"><img alt="x"></figure><p>Text</p>`,
    )
    expect(clean(`<p>Text</p><figure data-picture="${id}"><img alt="x">`)).toBe(
      `<p>Text</p><figure data-picture="${id}"><img alt="x"></figure>`,
    )
  })
})
