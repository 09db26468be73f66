import { describe, expect, it } from 'vitest'
import { diffWords } from '#domain/text/word-diff.ts'
import { parseHtml } from '#web/features/editor/document/parse-html.ts'
import { readHtml } from '#web/features/editor/document/read-document.ts'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { readLines } from '#web/ui/word-diff/read-lines.ts'
import { acceptRow, listRows, moveRows, rejectRow } from './change-rows.ts'

const { schema } = openEditor('<p>x</p>')

function compare(before: string, after: string) {
  const [old, now] = [parseHtml(schema, before), parseHtml(schema, after)]
  const { parts } = diffWords(readLines(before).text, readLines(after).text)
  return { old, now, rows: listRows(parts, old, now) }
}

const list = (...items: string[]) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`
const texts: readonly (readonly [string, string])[] = [
  [
    '<p>We are very pleased to sell 40 sensors.</p><p>The end.</p>',
    '<p>We sell 40 sensors.</p><p>The very end.</p>',
  ],
  ['<p>One. Two. Three.</p>', '<p>One.</p><p>Two and a half. Three.</p>'],
  ['<h1>Big news</h1><p>Here it is, <strong>bold</strong>.</p>', '<h1>News</h1><p>Here it was.</p>'],
  [
    `<p>Start.</p>${list('Apple one', 'Pear two')}<p>End.</p>`,
    `<p>Start.</p>${list('Apple', 'Plum', 'Pear two')}`,
  ],
  ['<p>First.</p><p>Second goes.</p><p>Third.</p>', '<p>First.</p><p>Third.</p><p>Fourth comes.</p>'],
  ['<p>Above.</p><hr><p>Below.</p>', '<p>Above it all.</p><hr><p>Far below.</p>'],
]

describe('the changes of a proposal', () => {
  it.each(texts)('taken one after the other make the proposed text: %s', (before, after) => {
    let { old, now, rows } = compare(before, after)
    expect(rows.length).toBeGreaterThan(0)
    while (rows.length > 0) {
      const left = rows.length
      const next = acceptRow(old, now, rows[0] as (typeof rows)[number])
      ;({ old, now, rows } = compare(readHtml(next), after))
      expect(rows.length).toBeLessThan(left)
    }
    expect(old.textContent).toBe(now.textContent)
  })

  it.each(texts)('rejected one after the other leave the text as it was: %s', (before, after) => {
    let { old, now, rows } = compare(before, after)
    while (rows.length > 0) {
      const left = rows.length
      const next = rejectRow(old, now, rows.at(-1) as (typeof rows)[number])
      ;({ old, now, rows } = compare(before, readHtml(next)))
      expect(rows.length).toBeLessThan(left)
    }
    expect(readHtml(now)).toBe(readHtml(old))
  })

  it('name the words that go and come', () => {
    const [first] = compare('<p>It is old news.</p>', '<p>It is new.</p>').rows
    expect(first).toMatchObject({ removed: 'old news', added: 'new' })
  })
})

describe('an edit in the meantime', () => {
  const [before, after] = [
    '<p>It is very big.</p><p>It is really old.</p>',
    '<p>It is big.</p><p>It is old.</p>',
  ]
  const move = (edited: string) => {
    const moved = moveRows(parseHtml(schema, before), parseHtml(schema, after), parseHtml(schema, edited))
    return { ...moved, after: readHtml(moved.after) }
  }

  it('moves the changes around it', () => {
    expect(move('<p>New.</p><p>Now it is very big.</p><p>It is really old.</p>')).toEqual({
      after: '<p>New.</p><p>Now it is big.</p><p>It is old.</p>',
      retired: 0,
      left: 2,
    })
  })

  it('retires the change of the words it changed', () => {
    expect(move('<p>It is extremely big.</p><p>It is really old.</p>')).toEqual({
      after: '<p>It is extremely big.</p><p>It is old.</p>',
      retired: 1,
      left: 1,
    })
  })
})
