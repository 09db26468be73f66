// One word for one thing: what is still to be filled in is a blank, on every screen and in every message.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

type ReadTexts = (file: string, source: string) => { line: number; text: string }[]

// The reader behind `npm run copy`: scripts are outside of every layer.
const { readTexts }: { readTexts: ReadTexts } = await import(resolve('scripts/read-texts.mjs'))

const otherNames = /\bplaceholders?\b|\btab[- ]stops?\b|\b(?:gaps?|slots?|fields?) (?:left|to fill)\b/i
/** Longer ones are lists of words that texts are read with. */
const longestText = 1000
const isOwnTest = /\.test(?:-support)?\.tsx?$/

/** The texts of a source file that name a blank otherwise. */
const findOtherNames = (path: string, source: string): string[] =>
  readTexts(path, source)
    .filter(({ text }) => text.length <= longestText && otherNames.test(text))
    .map(({ line, text }) => `${path}:${line} ${text}`)

it('finds a text that names a blank otherwise, and no field’s attribute', () => {
  const source =
    'const shown = ["Fill in every placeholder", "2 blanks left"]\nconst field = <input placeholder="A date" />'
  expect(findOtherNames('a.tsx', source)).toEqual(['a.tsx:1 Fill in every placeholder'])
})

it('calls a blank a blank everywhere', () => {
  const paths = globSync('src/{web,domain,contract}/**/*.{ts,tsx}').filter((path) => !isOwnTest.test(path))
  const texts = paths.map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  expect(texts.some(({ source }) => /\bblanks? left\b|'blanks'/.test(source))).toBe(true)
  expect(texts.flatMap(({ path, source }) => findOtherNames(path, source))).toEqual([])
})
