import { expect, it } from 'vitest'
import { compareLinks } from './link-changes.ts'

const link = (words: string, target: string) => ({ words, target })
const compare = (before: ReturnType<typeof link>[], after: ReturnType<typeof link>[]) =>
  compareLinks(before, after).map(({ words, before: from, after: to, place }) => [words, from, to, place])
const site = link('larkmoor.example', 'https://larkmoor.example')

it('finds links that were added, removed or lead elsewhere', () => {
  const evil = link('larkmoor.example', 'https://evil.example/pay')
  expect(compare([site], [evil])).toEqual([['larkmoor.example', site.target, evil.target, 0]])
  expect(compare([], [evil])).toEqual([['larkmoor.example', undefined, evil.target, 0]])
  expect(compare([site], [])).toEqual([['larkmoor.example', site.target, undefined, undefined]])
})

it('takes the same links in another order, or with other words, for no change', () => {
  const more = link('More', 'https://larkmoor.example/more')
  expect(compare([site, more, site], [more, site, site])).toEqual([])
  expect(compare([more], [link('Read more', more.target)])).toEqual([])
})

it('finds the one of two equal links that changed', () => {
  const other = link(site.words, 'https://evil.example')
  expect(compare([site, site], [site, other])).toEqual([[site.words, site.target, other.target, 1]])
})
