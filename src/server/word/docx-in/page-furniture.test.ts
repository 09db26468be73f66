import { expect, it } from 'vitest'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { joinFurniture } from './page-furniture.ts'

const line = (text: string): ReleaseBlock => ({ type: 'paragraph', spans: [{ text }] })

it.each([
  'Новости компании',
  '新聞稿',
  'شركة الأفق',
  '(218) 555-0142',
  '+49 30 901820',
  '15.11.2026',
  '2026',
  'Page One Media',
  '$3',
])('keeps %j of a header', (text) => {
  expect(joinFurniture([[line(text)]], [])).toEqual([
    { type: 'paragraph', spans: [{ text: 'Page header: ' }, { text }] },
  ])
})

it.each([
  'Page 3 of 7',
  '3',
  '- 3 -',
  '– 12 –',
  'Seite 3 von 7',
  'Страница 3 из 7',
  '第3页共7页',
  'Page  of ',
  '-more-',
  '| Page',
  '———',
])('leaves out %j, which only counts pages', (text) => {
  expect(joinFurniture([], [[line(text)]])).toEqual([])
})

it('keeps a line that every page repeats once', () => {
  expect(joinFurniture([[line('Larkmoor')], [line('Larkmoor')]], [])).toHaveLength(1)
})
