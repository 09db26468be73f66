// The page as each file of web tests finds it. The files share their worker's window and packages, which cost more to load than
// the tests to run; the product's own modules, the document and all that a browser keeps begin anew.
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, vi } from 'vitest'

vi.resetModules()
// A busy machine may be slow.
configure({ asyncUtilTimeout: 60_000, reactStrictMode: true })
globalThis.indexedDB = new IDBFactory()
const endClients = watchClients()

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  endClients()
  emptyDocument()
  emptyStorage()
  history.replaceState(null, '', '/')
})

/** Clients of an earlier page would still receive events of later ones. */
function watchClients(): () => void {
  const Channel = globalThis.BroadcastChannel
  const listen = window.addEventListener
  const ended: Array<() => void> = []
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name)
      ended.push(() => this.close())
    }
  }
  window.addEventListener = (...words: Parameters<typeof listen>) => {
    if (words[0] === 'visibilitychange') ended.push(() => window.removeEventListener(words[0], words[1]))
    listen(...words)
  }
  return () => {
    globalThis.BroadcastChannel = Channel
    window.addEventListener = listen
    for (const end of ended) end()
  }
}

function emptyDocument(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of Array.from(element.attributes)) element.removeAttribute(name)
}

function emptyStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store.
    document.cookie = `${cookie.split('=')[0]}=; max-age=-1; path=/`
  }
}
