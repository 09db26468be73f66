// A Vite plugin: emits /service-worker.js with the list of files the desk (/write) can reach, so that it opens and closes offline.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'

const source = 'src/web/offline/service-worker.ts'
/** The desk, the boundary around every screen, and where its buttons lead: logging out must work offline, too. */
const entries = [
  /entry\.client\.tsx$/,
  /src\/web\/root\.tsx/,
  /src\/web\/routes\/(?:crash-screen|write|landing|signin|settings|workspace-settings)\.tsx/,
]

type Bundle = Rolldown.OutputBundle

export function offlineDesk(): Plugin {
  return {
    name: 'offline-desk',
    apply: 'build',
    // After chunks with only styles are removed: a missing file would prevent caching.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        const worker = await readFile(source, 'utf8')
        const files = listDeskFiles(bundle)
        const name = createHash('sha256').update(files.join('\n')).update(worker).digest('hex').slice(0, 12)
        const define = { __DESK_FILES__: JSON.stringify(files), __DESK_NAME__: JSON.stringify(name) }
        const { code } = await transformWithOxc(worker, source, { define })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code })
      },
    },
  }
}

/** Every chunk below the entries, loaded at once or later, with its styles, and the fonts those name. */
function listDeskFiles(bundle: Bundle): string[] {
  const found = new Set<string>()
  for (const chunk of Object.values(bundle)) {
    const module = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : ''
    if (entries.some((entry) => entry.test(module))) collect(bundle, chunk.fileName, found)
  }
  const styles = [...found].filter((name) => name.endsWith('.css')).map((name) => readStyles(bundle[name]))
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
  for (const font of fonts) if (styles.some((css) => css.includes(font))) found.add(font)
  return [...found].sort().map((name) => `/${name}`)
}

function collect(bundle: Bundle, name: string, found: Set<string>): void {
  const file = bundle[name]
  if (file === undefined || found.has(name)) return
  found.add(name)
  if (file.type !== 'chunk') return
  const { importedCss, importedAssets } = file.viteMetadata ?? { importedCss: [], importedAssets: [] }
  for (const next of [...file.imports, ...file.dynamicImports, ...importedCss, ...importedAssets])
    collect(bundle, next, found)
}

function readStyles(file: Bundle[string] | undefined): string {
  return file?.type === 'asset' ? String(file.source) : ''
}
