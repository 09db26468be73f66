// Rules that make the browser compute more styles than the change of a page needs.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A selector whose last part is any sibling, as in `a ~ *`. */
const anySibling = /[~+]\s*\*\s*(?=[,{])/

/** The selectors in a style sheet that end so. */
const findAnySibling = (css: string): string[] =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .split('\n')
    .filter((line) => anySibling.test(line))
    .map((line) => line.trim())

it('finds a selector that ends with any sibling, and no other', () => {
  expect(findAnySibling('a > :not(:empty) ~ * {}')).toHaveLength(1)
  expect(findAnySibling('a + *, b {}')).toHaveLength(1)
  expect(findAnySibling('/* a ~ * { */\na ~ p {}\na > * {}\n.b { width: calc(2 * 3px) }')).toEqual([])
})

it('has no rule about any sibling: each entry that a list gets would cost the styles of all the others', () => {
  const sheets = globSync('src/web/**/*.css')
  expect(sheets.length).toBeGreaterThan(3)
  expect(
    sheets.flatMap((path) => findAnySibling(readFileSync(path, 'utf8')).map((line) => `${path}: ${line}`)),
  ).toEqual([])
})
