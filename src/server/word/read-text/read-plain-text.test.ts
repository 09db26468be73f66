// Plain text that is hard to read.
import { expect, it } from 'vitest'
import { importHtml } from '#server/word/make-docx.test-support.ts'

const swap = (bytes: Buffer) => new Uint8Array(Buffer.from(bytes).swap16())

it.each([
  '新聞稿發布機器人公司今天宣布',
  '新しい工場を六月に開きます。問い合わせは広報まで。\n以上 2026',
  '새 공장이 유월에 문을 엽니다. 문의는 홍보실로.',
])('is recognized in East Asian UTF-16 without a byte order mark: %s', async (words) => {
  const bytes = Buffer.from(words, 'utf16le')
  const expected = `<p>${words.replaceAll('\n', '</p><p>')}</p>`
  expect(await importHtml(new Uint8Array(bytes), 'a.txt')).toBe(expected)
  expect(await importHtml(swap(bytes), 'a.txt')).toBe(expected)
})

it('keeps a program, columns and quoted mail separate', async () => {
  const text = [
    'Agenda for the launch event in Hamburg on 15 November 2026:',
    '',
    '09:00 Doors open and coffee in the foyer of the main hall',
    '09:30 Welcome by the chief executive, Ms Anna Lindqvist, in the',
    '      large hall',
    '11:00 Questions from the press, moderated by the press office',
    '',
    'Region          2025        2026        Change in percent of all',
    'North           1,200       1,300       8.3 per cent of the total',
    '',
    '> Larkmoor Robotics announced on Tuesday that its cranes are',
    '> going on sale in November for the first time in the history',
    '> of the company.',
    'That is the news, and it is wrapped at about sixty characters',
    'as well.',
  ].join('\n')
  const html = await importHtml(Buffer.from(text), 'a.txt')
  expect(html.split('</p>').map((part) => part.slice(3, 14))).toEqual([
    'Agenda for ',
    '09:00 Doors',
    '09:30 Welco',
    '11:00 Quest',
    'Region     ',
    'North      ',
    '&gt; Larkmo',
    'That is the',
    '',
  ])
  expect(html).toContain('in the large hall</p>')
  expect(html).toContain('its cranes are going on sale')
})

it('joins a long paragraph in linear time', async () => {
  // Quadratic time would take minutes.
  const lines = `${'A line of a letter that goes on for a good while and then on\n'.repeat(20_000)}\nEnd.`
  expect(await importHtml(Buffer.from(lines), 'a.txt')).toMatch(/^<p>A line[^<]*on<\/p><p>End\.<\/p>$/)
})
