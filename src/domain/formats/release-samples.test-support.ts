// Test support: releases as the editor writes them. The server must read and write each without changing a letter, and the editor must
// find nothing to change in what the server wrote.

export const releaseSamples: Readonly<Record<string, string>> = {
  paragraphs: '<p>One.</p><p></p><p>Three.</p>',
  headings: '<h1>Headline</h1><h2>Second</h2><h3>Third</h3><p>Text</p>',
  marks:
    '<p>Plain <strong>bold <em>both</em></strong> <em>italic</em> <u>under</u> <strong><em><u>all</u></em></strong></p>',
  'overlapping marks': '<p><strong>a<em>b</em></strong><em>c<u>d</u></em><u>e</u></p>',
  'line breaks': '<p>Media contact:<br>Maren Holt<br><strong>maren<br>larkmoor</strong></p>',
  links:
    '<p>See <a rel="noopener noreferrer" href="https://larkmoor.example/?a=1&amp;b=2">the <strong>page</strong></a>, <a rel="noopener noreferrer" href="mailto:press@larkmoor.example">mail</a> or <a rel="noopener noreferrer" href="tel:+12185550100">call</a>.</p>',
  'bullet list': '<ul><li><p>One</p></li><li><p>Two <strong>bold</strong></p></li></ul>',
  'numbered list':
    '<ol><li><p>One</p></li></ol><ol start="7"><li><p>Seven</p></li><li><p>Eight</p></li></ol>',
  'nested lists':
    '<ul><li><p>One</p><ol><li><p>Inner</p><ul><li><p>Deep</p></li></ul></li></ol></li><li><p>Two</p><p>more</p><blockquote><p>said</p></blockquote></li></ul>',
  quote: '<blockquote><p>First.</p><p>Second.</p><ul><li><p>Point</p></li></ul></blockquote>',
  rule: '<p>Above</p><hr><p>Below</p>',
  characters: '<p>5 &lt; 6 &amp; 7 &gt; 6 “curly” — ‘quotes’ é ü 漢字 שלום 🚀 a&nbsp;b</p>',
  'runs of spaces': '<p>    Indented    by hand.</p>',
  placeholders: '<p>[CITY], [DATE] — [COMPANY] said today.</p><p>###</p>',
}
