import { expect, test } from 'vitest'
import { slimManifest } from './slim-manifest.mjs'

const script = (manifest) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`
const entry = { module: '/entry.js', imports: ['/react.js'], css: [] }

test('keeps what the browser reads of a route: its place, its module, its styles', () => {
  const route = {
    id: 'a',
    parentId: 'root',
    path: 'a/:id',
    module: '/a.js',
    css: ['/a.css'],
    hasErrorBoundary: true,
  }
  const slim = slimManifest(
    script({ entry, routes: { a: { ...route, imports: ['/b.js'], hasLoader: false } }, version: '1' }),
  )
  expect(slim).toBe(script({ entry: { ...entry, imports: [] }, routes: { a: route }, version: '1' }))
})

test('drops empty lists of styles', () => {
  const slim = slimManifest(
    script({ entry, routes: { a: { id: 'a', module: '/a.js', imports: [], css: [] } } }),
  )
  expect(slim).toContain('"a":{"id":"a","module":"/a.js"}')
})

test('refuses a file it does not know', () => {
  expect(() => slimManifest('export default {}')).toThrow('slim-manifest')
})
