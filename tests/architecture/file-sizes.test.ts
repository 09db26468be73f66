// A file is one idea a reader looks for. Too long is Biome's (300 lines); too small and too many are checked here.
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, readSourceFiles } from './source-files.ts'

const minLines = 30
const maxFilesPerFolder = 30
const maxFamily = 5

const files = readSourceFiles().filter(({ path }) => !isTest(path))

it('joins small files with the only file beside them that needs them', () => {
  // A thread and what is loaded later have to be files.
  const separate = new Set(files.flatMap((file) => [...file.threads, ...file.loadsLater]))
  const fragments = files
    .filter(({ path, lines }) => lines < minLines && !separate.has(path))
    .flatMap(({ path }) => {
      const importers = files.filter(({ imports }) => imports.includes(path)).map((file) => file.path)
      const [importer = ''] = importers
      const isAlone = importers.length === 1 && dirname(importer) === dirname(path)
      // An operation of an API has a file of its own, named as on the API.
      return isAlone && !importer.endsWith('/routes.ts') ? [`${path} belongs in ${importer}`] : []
    })
  expect(fragments).toEqual([])
})

it('gives files that share a first word a folder', () => {
  const families = Map.groupBy(files, ({ path }) =>
    join(dirname(path), basename(path).split(/[-.]/)[0] ?? ''),
  )
  const crowded = [...families]
    .filter(([, { length }]) => length > maxFamily)
    .map(([family, { length }]) => [family, basename(family), basename(dirname(family)), length] as const)
    // Hooks begin with use-, and a folder's own word tells its files apart in a list of open files.
    .filter(([, word, folder]) => word !== 'use' && word !== folder && `${word}s` !== folder)
    .map(([family, , , length]) => `${family}-* are ${length} files`)
  expect(crowded).toEqual([])
})

it('keeps folders small enough to look through', () => {
  const folders = Map.groupBy(files, ({ path }) => dirname(path))
  const crowded = [...folders].filter(([, { length }]) => length > maxFilesPerFolder)
  expect(crowded.map(([folder, { length }]) => `${folder} has ${length} files`)).toEqual([])
})
