// Local copies in a real (in-memory) IndexedDB, and in browsers that have none to give.
import { createStore } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLocalCopies, type LocalCopy } from './local-copies.ts'

let databases = 0
function openCopies(otherTabs: string[] = []) {
  databases += 1
  return createLocalCopies(async () => new Set(otherTabs), createStore(`test-${databases}`, 'copies'))
}

const copyOf = (html: string, changedAt = '2026-11-17T13:00:00Z'): LocalCopy => ({
  html,
  title: 'Launch',
  isRenamed: false,
  basedOn: null,
  draftKey: 'key',
  changedAt,
  sent: [],
})
const place = (document: string, tab = 'tab-1', userId = 'ana') => ({ userId, document, tab })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('local copies', () => {
  it('are found again by user and document, newest first', async () => {
    const copies = openCopies()
    expect(await copies.write(place('doc'), copyOf('older'))).toBe(true)
    await copies.write(place('doc', 'tab-2'), copyOf('newer', '2026-11-17T14:00:00Z'))
    await copies.write(place('other'), copyOf('other'))
    expect((await copies.find('ana', 'doc')).map(({ copy }) => copy.html)).toEqual(['newer', 'older'])
  })

  it('of another user of this device are never shown', async () => {
    const copies = openCopies()
    await copies.write(place('doc', 'tab-1', 'ben'), copyOf('secret'))
    await copies.write(place('new:1', 'tab-1', 'ben'), copyOf('secret'))
    expect(await copies.find('ana', 'doc')).toEqual([])
    expect(await copies.find('ana', 'new:')).toEqual([])
    expect(await copies.find('be', 'doc')).toEqual([])
  })

  it('of new documents are found together', async () => {
    const copies = openCopies()
    await copies.write(place('new:1'), copyOf('one'))
    await copies.write(place('new:2'), copyOf('two', '2026-11-17T14:00:00Z'))
    await copies.write(place('doc'), copyOf('saved'))
    expect((await copies.find('ana', 'new:')).map(({ place: { document } }) => document)).toEqual([
      'new:2',
      'new:1',
    ])
  })

  it('of open tabs are left to them', async () => {
    const copies = openCopies(['tab-2'])
    await copies.write(place('doc', 'tab-1'), copyOf('left behind'))
    await copies.write(place('doc', 'tab-2'), copyOf('being typed'))
    expect((await copies.find('ana', 'doc')).map(({ copy }) => copy.html)).toEqual(['left behind'])
  })

  it('are replaced and removed one by one', async () => {
    const copies = openCopies()
    await copies.write(place('doc'), copyOf('one'))
    await copies.write(place('doc'), copyOf('two'))
    await copies.write(place('doc', 'tab-2'), copyOf('three'))
    await copies.remove(place('doc'))
    expect((await copies.find('ana', 'doc')).map(({ copy }) => copy.html)).toEqual(['three'])
  })
})

const openFull = () =>
  createLocalCopies(
    async () => new Set<string>(),
    () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  )

describe('a browser whose database takes nothing', () => {
  it('keeps the text in the other place it has, and finds it there', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const full = openFull()
    expect(await full.write(place('doc'), copyOf('one'))).toBe(true)
    expect(await full.write(place('doc'), copyOf('two', '2026-11-17T14:00:00Z'))).toBe(true)
    expect((await full.find('ana', 'doc')).map(({ copy }) => copy.html)).toEqual(['two'])
    await full.remove(place('doc'))
    expect(await full.find('ana', 'doc')).toEqual([])
  })
})

describe('a browser that keeps nothing', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('says so, and never throws', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const full = openFull()
    expect(await full.write(place('doc'), copyOf('one'))).toBe(false)
    expect(await full.find('ana', 'doc')).toEqual([])
    await expect(full.remove(place('doc'))).resolves.toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(3)
  })

  it('says so too when it never answers', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.useFakeTimers()
    const stuck = createLocalCopies(
      async () => new Set<string>(),
      () => new Promise<never>(() => {}),
    )
    const written = stuck.write(place('doc'), copyOf('one'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await written).toBe(false)
    vi.useRealTimers()
  })
})
