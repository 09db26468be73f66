// Tests that can't fail are worse than none.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync('{src,tests,scripts}/**/*.{test,spec}.{ts,tsx,mjs}')
const helpers = globSync(['src/**/*.test-support.{ts,tsx}', 'tests/e2e/*-steps.ts'])

it.each([
  ['empty tests', /^\s*(?:it|test)(?:\.each\(.*\))?\(.*=> \{\s*\}\)/m],
  ['skipped tests', /\b(?:it|test|describe)\.(?:skip|todo|only|fixme)\b/],
])('there are no %s', (_name, pattern) => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => pattern.test(readFileSync(path, 'utf8')))).toEqual([])
})

it('leaves time limits to the configuration, whose limits suit slow machines', () => {
  const retried = /expect\(async \(\) => \{.*?\}\)\.toPass\(/gs
  const own = /\b(?:timeout|testTimeout|hookTimeout|asyncUtilTimeout): ?[\d_]{4,}|\.(?:setTimeout|slow)\(/
  const setsOwn = (path: string) => own.test(readFileSync(path, 'utf8').replace(retried, ''))
  expect(helpers.length).toBeGreaterThan(5)
  expect([...files, ...helpers].filter(setsOwn)).toEqual([])
})
