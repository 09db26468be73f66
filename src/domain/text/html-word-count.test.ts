import { describe, expect, it } from 'vitest'
import { countHtmlWords } from './html-word-count.ts'

/** [HTML, words]; tests/wire/word-count.test.ts asks the database about texts of the same kind. */
describe('the words of HTML', () => {
  it.each([
    ['', 0],
    ['one', 1],
    ['<p>One</p><p>two</p>', 2],
    ['<h1>Leak sensor</h1><p>On sale <b>Dec.&nbsp;1</b> — $89</p>', 7],
    ['half<b>bold</b>word', 1],
    ['a<br>b<BR/>c<hr />d', 4],
    ['<pre>x</pre>y', 1],
    ['<ul><li>one</li><li>two</li></ul>', 2],
    ['AT&amp;T &lt;b&gt; &quot;x&quot; &#39;&amp;&#39;', 3],
    ['&amp;nbsp;', 1],
    ['&nbsp;&nbsp;', 0],
    ['— … ### &amp;', 0],
    ['Über naïve 新聞 Łódź и Москва', 6],
    ['a\u00a0b\u3000c\u2003d', 4],
    ['𝐁old 😀 x', 2],
    ['1 @ [ ` { / : z', 2],
    ['a < b and c', 4],
    ['<p class="one two">three</p>', 1],
    ['<<<<', 0],
  ])('of %j are %d', (html, words) => {
    expect(countHtmlWords(html)).toBe(words)
  })

  it('take a text that never closes its tags in one pass', () => {
    expect(countHtmlWords('<'.repeat(1_000_000))).toBe(0)
    expect(countHtmlWords('<p '.repeat(300_000))).toBe(300_000)
  })
})
