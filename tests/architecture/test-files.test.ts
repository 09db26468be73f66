// Tests that can't fail are worse than none.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync('{src,tests,scripts}/**/*.{test,spec}.{ts,tsx,mjs}')

it.each([
  ['empty tests', /^\s*(?:it|test)(?:\.each\(.*\))?\(.*=> \{\s*\}\)/m],
  ['skipped tests', /\b(?:it|test|describe)\.(?:skip|todo|only|fixme)\b/],
])('there are no %s', (_name, pattern) => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => pattern.test(readFileSync(path, 'utf8')))).toEqual([])
})
