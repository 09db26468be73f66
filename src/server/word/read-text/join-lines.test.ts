import { expect, it } from 'vitest'
import { joinLines } from './join-lines.ts'

it.each([
  ['its state-of-', 'the-art harbour', 'its state-of-the-art harbour'],
  ['the co-', 'operative said', 'the co-operative said'],
  ['in the short-', 'and long-term', 'in the short- and long-term'],
  ['in 2025–', '26 and', 'in 2025–26 and'],
  ['opened it -', 'at last', 'opened it - at last'],
  ['See https://', 'example.com', 'See https://example.com'],
  ['at https://a.example', '/news?id=1', 'at https://a.example/news?id=1'],
  ['at https://a.example/', 'for more', 'at https://a.example/ for more'],
  ['and/', 'or both', 'and/or both'],
  ['今天宣布', '推出新產品', '今天宣布推出新產品'],
  ['> quoted', '> text', '> quoted text'],
  ['soft\u00ad', 'hyphen', 'softhyphen'],
])('joins %j and %j', (before, next, joined) => {
  expect(joinLines([before, next])).toBe(joined)
})
