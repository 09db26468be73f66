// Opens the editor without a network, and the settings, which say that they need one. Caches the shell of both, the
// scripts and the last configuration, and uses them only when the network fails. API calls are never intercepted.

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: the desk's files, and a name that changes with them. */
declare const __DESK_FILES__: string[]
declare const __DESK_NAME__: string

const prefix = 'desk-'
const cacheName = prefix + __DESK_NAME__
const shell = '/write'
/** Pages whose scripts are all cached (scripts/offline-desk.ts). For any other the shell would ask for a script, and reload, forever. */
const shellPaths = /^\/(?:write(?:\/[^/]*)?|settings(?:\/workspace)?)\/?$/
const configuration = '/app-config.json'
const assets = '/assets/'
/** A slower network counts as offline. */
const timeoutMs = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(cacheDesk().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith(assets)) event.respondWith(cacheFirst(request))
  else if (pathname === configuration) event.respondWith(networkFirst(request, configuration))
  else if (request.mode === 'navigate' && shellPaths.test(pathname))
    event.respondWith(networkFirst(request, shell))
})

/** The shell refers to the route manifest, which the build writes after this file: cache it too. */
async function cacheDesk(): Promise<void> {
  const cache = await caches.open(cacheName)
  const answer = await fetch(shell, { cache: 'no-cache' })
  const named = (await answer.clone().text()).match(/\/assets\/[\w./-]+/g) ?? []
  await Promise.all([
    cache.put(shell, answer),
    cache.add(new Request(configuration, { cache: 'no-cache' })),
    cache.addAll([...new Set([...__DESK_FILES__, ...named])]),
  ])
}

/** Keeps the previous version: a tab that still runs it may load more of its files. */
async function deleteOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** The network's response, or the cached one if none comes in time. */
async function networkFirst(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  const known = await cache.match(path, { ignoreVary: true })
  const asked = fetch(request).then(async (response) => {
    if (response.ok && path === configuration) await cache.put(path, response.clone())
    return response
  })
  if (known === undefined) return asked
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(known), timeoutMs))
  return Promise.race([asked.then((response) => (response.status >= 500 ? known : response)), late]).catch(
    () => known,
  )
}
