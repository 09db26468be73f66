// Dates look the same everywhere: "November 22, 2026", and "Nov. 22" where space is short. One folder writes them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The browser's own ways to write a date: its short months have no period. */
const browserDate = /\bdateStyle\b|\btimeStyle\b|\.toLocale(?:Date|Time)String\(|\bmonth: '(?:short|long)'/

/** It runs before the scripts are loaded, and writes the long date, which is the same either way. */
const inlineScript = 'src/web/features/review/early/early-request.ts'

it('finds a date that the browser would write', () => {
  expect(browserDate.test("new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })")).toBe(true)
  expect(browserDate.test('new Date(at).toLocaleDateString()')).toBe(true)
  expect(browserDate.test("words.toLocaleString('en-US')")).toBe(false)
})

it('writes dates in src/domain/time alone', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src', name))
  expect(files).toContain(inlineScript)
  const others = files.filter((path) => path !== inlineScript && !path.startsWith('src/domain/time/'))
  expect(others.filter((path) => browserDate.test(readFileSync(path, 'utf8')))).toEqual([])
})
