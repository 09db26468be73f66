import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LocalCopy } from './local-copies.ts'
import { removeUnloadBackup, withUnloadBackups, writeUnloadBackup } from './unload-backup.ts'

const place = (document = 'doc', tab = 'tab-1', userId = 'ana') => ({ userId, document, tab })
const copyOf = (html: string, changedAt = '2026-11-17T13:00:00Z'): LocalCopy => ({
  ...{ html, title: 'Launch', isRenamed: false, basedOn: null, draftKey: 'key', changedAt, sent: [] },
})
const texts = (kept: Parameters<typeof withUnloadBackups>[0] = []) =>
  withUnloadBackups(kept, 'ana', 'doc').map(({ copy }) => copy.html)

beforeEach(() => {
  localStorage.clear()
})

describe('the backup on unload', () => {
  it('replaces the older copy of the same tab, and is kept next to those of other tabs', () => {
    writeUnloadBackup(place(), copyOf('newer', '2026-11-17T14:00:00Z'))
    writeUnloadBackup(place('doc', 'tab-1', 'ben'), copyOf('secret'))
    writeUnloadBackup(place('other'), copyOf('other'))
    const kept = [
      { place: place(), copy: copyOf('older') },
      { place: place('doc', 'tab-2'), copy: copyOf('second tab') },
    ]
    expect(texts(kept)).toEqual(['newer', 'second tab'])
  })

  it('lose to a newer copy', () => {
    writeUnloadBackup(place(), copyOf('the backup on unload'))
    expect(texts([{ place: place(), copy: copyOf('newer', '2026-11-17T14:00:00Z') }])).toEqual(['newer'])
  })

  it('are dropped with their place, but not by a copy that is older than they are', () => {
    writeUnloadBackup(place(), copyOf('the backup on unload', '2026-11-17T14:00:00Z'))
    removeUnloadBackup(place(), copyOf('older'))
    expect(texts()).toEqual(['the backup on unload'])
    removeUnloadBackup(place(), copyOf('same time', '2026-11-17T14:00:00Z'))
    expect(texts()).toEqual([])
    writeUnloadBackup(place(), copyOf('the backup on unload'))
    removeUnloadBackup(place())
    expect(texts()).toEqual([])
  })

  it('that can’t be read is dropped, and full or blocked storage causes no error', () => {
    localStorage.setItem('presswright-last-words:["ana","doc","tab-1"]', '{half')
    expect(texts()).toEqual([])
    expect(localStorage.length).toBe(0)
    vi.stubGlobal('localStorage', undefined)
    writeUnloadBackup(place(), copyOf('nowhere to go'))
    removeUnloadBackup(place())
    expect(texts()).toEqual([])
    vi.unstubAllGlobals()
  })
})
