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

it('no test has a limit of its own, which a slow machine would exceed before those that are set once', () => {
  const own = /asyncUtilTimeout|setConfig\(\{ *(?:test|hook)Timeout|\b(?:test|it)\.setTimeout\(/
  const paths = [...files, ...globSync('{src,tests}/**/*.test-support.{ts,tsx}')].filter(
    (path) => path !== 'tests/architecture/test-files.test.ts',
  )
  expect(paths.filter((path) => own.test(readFileSync(path, 'utf8')))).toEqual([])
})
