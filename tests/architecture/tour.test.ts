// The pages about the code name files and folders. They exist.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const named = (page: string, pattern: RegExp) =>
  Array.from(readFileSync(page, 'utf8').matchAll(pattern), (match) => match[1] ?? '')

describe('docs/tour.md', () => {
  const paths = named('docs/tour.md', /`((?:web|server|domain|contract)\/[\w./-]+)`/g)

  it('names files of every layer', () => {
    for (const layer of ['web', 'server', 'domain', 'contract'])
      expect(paths.some((path) => path.startsWith(`${layer}/`))).toBe(true)
  })

  it('names only files that exist', () => {
    expect(paths.filter((path) => !existsSync(`src/${path}`))).toEqual([])
  })
})

describe.each(['ARCHITECTURE.md', 'docs/glossary.md', 'docs/where-to-change.md'])('%s', (page) => {
  it('names only files and folders that exist', () => {
    const paths = named(page, /`((?:src|tests|docs|scripts)\/[\w./-]+)`/g)
    expect(paths).not.toEqual([])
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('names files by the end of a path that exists', () => {
    const files = globSync('{src,tests,scripts}/**/*.{ts,tsx,sql,mjs}').map((path) => `/${path}`)
    const endings = named(page, /`(\w[\w./-]*\.(?:tsx?|sql|mjs))`/g)
    expect(endings).not.toEqual([])
    expect(endings.filter((end) => !files.some((file) => file.endsWith(`/${end}`)))).toEqual([])
  })

  it('names only what the code has', () => {
    const code = globSync('{src,tests,scripts}/**/*.{ts,tsx,sql,mjs}').map((path) =>
      readFileSync(path, 'utf8'),
    )
    const names = named(page, /`(\w+(?:[a-z][A-Z]|_[a-zA-Z])\w*)`/g)
    expect(names.filter((name) => !code.some((text) => text.includes(name)))).toEqual([])
  })

  it('names what the file beside it has', () => {
    const words = '`\\w+`(?:(?:,| and|, and) `\\w+`)*'
    const path = '`((?:src|tests|scripts)/[\\w./-]+\\.\\w+)`'
    const pairs = readFileSync(page, 'utf8').matchAll(new RegExp(`(${words}) (?:in ${path}|\\(${path})`, 'g'))
    const missing = Array.from(pairs).flatMap(([, listed = '', beside, within]) => {
      const file = beside ?? within ?? ''
      const text = readFileSync(file, 'utf8')
      return (listed.match(/\w+/g) ?? [])
        .filter((word) => !text.includes(word))
        .map((word) => `${word} in ${file}`)
    })
    expect(missing).toEqual([])
  })
})

describe('docs/decisions', () => {
  // A decision may tell of what it or a later one removed: it says so with "(gone)" after the path.
  const path = /`((?:src|tests|docs|scripts|bench|domain|contract|server|web)\/[\w./-]+)`(?! \(gone\))/g

  it('name only files and folders that exist, or say that they are gone', () => {
    const paths = globSync('docs/decisions/*.md').flatMap((page) => named(page, path))
    expect(paths).not.toEqual([])
    expect(paths.filter((each) => !existsSync(each) && !existsSync(`src/${each}`))).toEqual([])
  })
})

it.each(['ARCHITECTURE.md', 'docs/tour.md'])('%s names the migration that has save_document now', (page) => {
  const last = globSync('src/server/db/migrations/*.sql')
    .toSorted()
    .findLast((path) => readFileSync(path, 'utf8').includes('function public.save_document'))
  expect(readFileSync(page, 'utf8')).toContain(last?.split('/').at(-1))
})
