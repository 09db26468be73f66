// The source files and who imports whom, for the tests of this folder.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface SourceFile {
  path: string
  lines: number
  /** What it imports: paths of our own files, names of packages. */
  imports: string[]
  /** Those it loads at once: neither types nor what `import()` loads later. */
  loads: string[]
  /** Those it loads later, each a file of its own in the browser. */
  loadsLater: string[]
  /** Scripts it starts as threads. */
  threads: string[]
}

const specifiers =
  /(?:^(?:import|export|\}) ?[^'\n]*\bfrom |^import |\bimport\(|\bvi\.mock\()\s*'([^'\s]+)'/gm
const typeImports = /^(?:import|export) type [^']*'[^']+'/gm
const laterImports = /\bimport\(\s*'([^']+)'/g
const threadScripts = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g

export const isTest = (path: string): boolean => /\.test(-support)?\.tsx?$/.test(path)

export function readSourceFiles(): SourceFile[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => {
      const path = join('src', name)
      const text = readFileSync(path, 'utf8')
      const find = (pattern: RegExp, where = text) =>
        Array.from(where.matchAll(pattern), (match) => resolve(path, match[1] ?? ''))
      return {
        path,
        lines: text.split('\n').length - 1,
        imports: find(specifiers),
        loads: find(specifiers, text.replace(typeImports, '').replace(laterImports, '')),
        loadsLater: find(laterImports),
        threads: find(threadScripts),
      }
    })
}

function resolve(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : specifier
}
