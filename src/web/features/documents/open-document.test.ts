// Opening documents, with and without a local copy.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OpenDocument, type ReadyDocument } from './open-document.ts'
import type { OpenPlan } from './open-plan.ts'
import { FakeServer } from './saving/fake-server.test-support.ts'
import type { LocalCopy } from './saving/local-copies.ts'
import { FakeCopies, testClock, wait } from './saving/saver.test-support.ts'
import type { TabChannelOptions } from './saving/tab-channel.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function createScreen(
  id: string | undefined,
  server = new FakeServer(),
  copies = new FakeCopies(),
  early?: OpenPlan,
) {
  let keys = 0
  const screen = {
    server,
    copies,
    html: undefined as string | undefined,
    ids: [] as string[],
    channels: [] as Omit<TabChannelOptions, 'onTabClosed'>[],
    announced: [] as string[],
    document: undefined as unknown as OpenDocument,
    get ready(): ReadyDocument {
      const state = screen.document.state.read()
      if (state.status !== 'ready') throw new Error(`The document is ${state.status}.`)
      return state
    },
    /** Loads, and puts the text into the editor as the screen does. */
    async open() {
      await screen.document.load()
      screen.html = screen.ready.html
    },
    async recover(choice: 'mine' | 'saved' | 'later') {
      await screen.document.recover(choice)
      screen.html = screen.ready.html
    },
  }
  screen.document = new OpenDocument({
    id,
    userId: 'ana',
    tab: 'tab-9',
    api: server,
    copies,
    clock: testClock,
    createKey: () => {
      keys += 1
      return `key-${keys}`
    },
    openChannel: (options) => {
      screen.channels.push(options)
      return { announceSaved: (updatedAt) => screen.announced.push(updatedAt), close() {} }
    },
    readHtml: () => screen.html,
    showHtml: (html) => {
      screen.html = html
    },
    onIdChange: (next) => screen.ids.push(next),
    onSaved: () => {},
    ...(early && { readPrefetched: () => early, takePrefetched: () => Promise.resolve(early) }),
  })
  return screen
}

const copyOf = (copy: Partial<LocalCopy>): LocalCopy => ({
  html: 'mine',
  title: 'Launch',
  isRenamed: false,
  basedOn: null,
  draftKey: 'old-key',
  changedAt: '2026-11-17T13:00:00Z',
  sent: [],
  ...copy,
})

const leave = (copies: FakeCopies, document: string, copy: Partial<LocalCopy>) =>
  copies.write({ userId: 'ana', document, tab: 'dead' }, copyOf(copy))

describe('a saved document', () => {
  it('follows what a colleague saved, and asks when both wrote', async () => {
    const screen = createScreen('doc')
    const before = screen.server.put('doc', 'saved')
    await screen.open()
    screen.document.savedElsewhere(screen.server.put('doc', 'theirs').updated_at)
    await wait(1)
    expect([screen.html, screen.ready.saveState.kind]).toEqual(['theirs', 'saved'])
    // An announcement that comes late is about a text that was here already.
    screen.document.savedElsewhere(before.updated_at)
    await wait(1)
    expect(screen.html).toBe('theirs')
    screen.html = 'mine'
    screen.document.saver?.changed()
    screen.document.savedElsewhere(screen.server.put('doc', 'theirs again').updated_at)
    await wait(1)
    expect([screen.html, screen.ready.conflict?.html]).toEqual(['mine', 'theirs again'])
  })

  it('opens with its text and tells other tabs', async () => {
    const screen = createScreen('doc')
    screen.server.put('doc', 'saved')
    await screen.open()
    expect(screen.ready).toMatchObject({ html: 'saved', title: 'Launch', id: 'doc', recovery: undefined })
    expect(screen.channels).toMatchObject([{ userId: 'ana', documentId: 'doc', tab: 'tab-9' }])
    screen.channels[0]?.onOthers(1)
    expect(screen.ready.otherTabs).toBe(1)
    screen.html = 'changed'
    screen.document.saver?.changed()
    await wait(1_000)
    expect(screen.announced).toEqual([screen.ready.basedOn])
  })

  it('that was prefetched is ready before it is loaded, and opens no channel until then', async () => {
    const server = new FakeServer()
    const row = server.put('doc', 'saved')
    const start = { id: 'doc', title: row.title, basedOn: row.updated_at, html: 'saved', draftKey: 'key' }
    const screen = createScreen('doc', server, undefined, { html: 'saved', start })
    const first = screen.ready
    expect(first).toMatchObject({ html: 'saved', title: 'Launch', id: 'doc' })
    expect(screen.channels).toEqual([])
    await screen.open()
    // The same state: nothing is drawn a second time.
    expect(screen.ready).toBe(first)
    expect(screen.channels).toMatchObject([{ documentId: 'doc' }])
    screen.html = 'changed'
    screen.document.saver?.changed()
    await wait(1_000)
    expect(server.rows.get('doc')?.content).toBe('changed')
    expect(screen.ready.saveState.kind).toBe('saved')
  })

  it('in conflict takes the other text, and saves the user’s as a version', async () => {
    const screen = createScreen('doc')
    screen.server.put('doc', 'saved')
    await screen.open()
    screen.html = 'mine'
    screen.document.saver?.changed()
    screen.server.put('doc', 'theirs')
    await wait(1_000)
    expect(screen.ready.conflict?.html).toBe('theirs')
    expect(await screen.document.resolve('theirs')).toMatchObject({ kind: 'saved' })
    expect(screen.html).toBe('theirs')
    expect(screen.server.rows.get('doc')?.content).toBe('theirs')
    expect(screen.ready.conflict).toBeUndefined()
    // After the autosave that was refused.
    expect(screen.server.saves.slice(1).map(({ content, cause }) => [content, cause])).toEqual([
      ['mine', 'save'],
      ['theirs', 'restore'],
    ])
  })

  it('that does not exist or belongs to someone else fails', async () => {
    const screen = createScreen('doc')
    await screen.document.load()
    expect(screen.document.state.read()).toEqual({ status: 'failed' })
  })

  it('that was seen before opens without a network, and what is written then is saved over it later', async () => {
    const screen = createScreen('doc')
    screen.server.seen.set('doc', screen.server.put('doc', 'saved'))
    screen.server.trouble = 'down'
    await screen.open()
    expect(screen.ready).toMatchObject({ html: 'saved', recovery: undefined, saveState: { kind: 'saved' } })
    screen.html = 'changed'
    screen.document.saver?.changed()
    await wait(1_000)
    expect(screen.ready.saveState.kind).toBe('offline')
    screen.server.trouble = undefined
    screen.document.retry()
    await wait(1_000)
    expect(screen.server.rows.get('doc')?.content).toBe('changed')
  })

  it('that takes long is shown as it was seen before, and follows when the server has answered', async () => {
    const screen = createScreen('doc')
    screen.server.seen.set('doc', screen.server.put('doc', 'seen before'))
    screen.server.put('doc', 'newer')
    const { promise, resolve } = Promise.withResolvers<void>()
    screen.server.gate = promise
    const opened = screen.open()
    await wait(3_999)
    expect(screen.document.state.read().status).toBe('loading')
    await wait(1)
    await opened
    expect(screen.ready).toMatchObject({ html: 'seen before', conflict: undefined })
    resolve()
    await wait(0)
    expect(screen.html).toBe('newer')
    expect(screen.server.saves).toEqual([])
  })

  it('that takes long opens with the local copy, which is reconciled with the row like any other save', async () => {
    const screen = createScreen('doc')
    const row = screen.server.put('doc', 'saved')
    await leave(screen.copies, 'doc', { basedOn: row.updated_at })
    const { promise, resolve } = Promise.withResolvers<void>()
    screen.server.gate = promise
    const opened = screen.open()
    await wait(4_000)
    await opened
    expect(screen.ready.html).toBe('mine')
    screen.server.gate = undefined
    resolve()
    await wait(2_000)
    expect(screen.server.rows.get('doc')?.content).toBe('mine')
    expect(screen.ready.conflict).toBeUndefined()
  })

  it('that loads slowly is waited for when there is nothing else to show', async () => {
    const screen = createScreen('doc')
    screen.server.put('doc', 'saved')
    const { promise, resolve } = Promise.withResolvers<void>()
    screen.server.gate = promise
    const opened = screen.open()
    await wait(10_000)
    expect(screen.document.state.read().status).toBe('loading')
    resolve()
    await opened
    expect(screen.ready.html).toBe('saved')
  })

  it('that cannot be reached fails, and opens when tried again', async () => {
    const screen = createScreen('doc')
    screen.server.put('doc', 'saved')
    screen.server.troubles.push('down')
    await screen.document.load()
    expect(screen.document.state.read()).toEqual({ status: 'failed' })
    await screen.open()
    expect(screen.ready.html).toBe('saved')
  })
})

describe('a local copy', () => {
  it('is not asked about when the server has it', async () => {
    const screen = createScreen('doc')
    screen.server.put('doc', 'mine')
    await leave(screen.copies, 'doc', {})
    await screen.open()
    expect(screen.ready.recovery).toBeUndefined()
    expect(screen.copies.texts).toEqual([])
  })

  it('kept over the row it is based on is saved without a version', async () => {
    const screen = createScreen('doc')
    const row = screen.server.put('doc', 'saved')
    await leave(screen.copies, 'doc', { basedOn: row.updated_at })
    await screen.open()
    expect(screen.ready.recovery).toMatchObject({
      saved: { html: 'saved' },
      stored: { copy: { html: 'mine' } },
    })
    const { editorKey } = screen.ready
    await screen.recover('mine')
    expect(screen.ready).toMatchObject({ html: 'mine', recovery: undefined })
    expect(screen.ready.editorKey).not.toBe(editorKey)
    await wait(1_000)
    expect(screen.server.rows.get('doc')?.content).toBe('mine')
    expect(screen.server.versions).toEqual([])
    expect(screen.copies.texts).toEqual([])
  })

  it('kept over a row that moved on leaves the other text as a version', async () => {
    const screen = createScreen('doc')
    screen.server.put('doc', 'moved on')
    await leave(screen.copies, 'doc', { basedOn: 'long ago' })
    await screen.open()
    await screen.recover('mine')
    await wait(1_000)
    expect(screen.server.rows.get('doc')?.content).toBe('mine')
    expect(screen.server.versions).toEqual([{ id: 'doc', content: 'moved on', cause: 'replaced' }])
  })

  it('given up for the saved one is gone, and nothing is saved', async () => {
    const screen = createScreen('doc')
    screen.server.put('doc', 'saved')
    await leave(screen.copies, 'doc', {})
    await screen.open()
    await screen.recover('saved')
    await wait(5_000)
    expect(screen.ready).toMatchObject({ html: 'saved', recovery: undefined })
    expect(screen.copies.texts).toEqual([])
    expect(screen.server.saves).toEqual([])
  })

  it('stays when the question is postponed, even if this tab wrote it and the user keeps typing', async () => {
    const screen = createScreen('doc')
    screen.server.put('doc', 'saved')
    await screen.copies.write({ userId: 'ana', document: 'doc', tab: 'tab-9' }, copyOf({ html: 'mine' }))
    await screen.open()
    await screen.recover('later')
    expect(screen.ready).toMatchObject({ html: 'saved', recovery: undefined })
    screen.html = 'typed'
    screen.document.saver?.changed()
    await wait(1_000)
    expect(screen.copies.texts).toEqual(['mine'])
    expect(screen.server.rows.get('doc')?.content).toBe('typed')
  })

  it('opens without a connection, and is saved when it is back', async () => {
    const screen = createScreen('doc')
    const row = screen.server.put('doc', 'saved')
    await leave(screen.copies, 'doc', { basedOn: row.updated_at })
    screen.server.trouble = 'down'
    await screen.open()
    expect(screen.ready).toMatchObject({ html: 'mine', id: 'doc' })
    await wait(1_000)
    expect(screen.ready.saveState).toEqual({ kind: 'offline' })
    screen.server.trouble = undefined
    screen.document.retry()
    await wait(0)
    expect(screen.server.rows.get('doc')?.content).toBe('mine')
    expect(screen.copies.texts).toEqual([])
  })

  it('of a workspace that the user was removed from is not called deleted', async () => {
    const screen = createScreen('doc')
    screen.server.left.add('agency')
    await leave(screen.copies, 'doc', { workspaceId: 'agency' })
    await screen.open()
    await wait(0)
    expect(screen.ready).toMatchObject({ html: 'mine', isGone: true, hasNoAccess: true, isAsking: true })
  })

  it.each([
    ['saved', 'saved'],
    ['typed since', 'failed'],
  ])('an open text that is %s is %s when the user is removed', async (html, kind) => {
    const screen = createScreen('doc')
    const row = screen.server.put('doc', 'saved')
    screen.server.rows.set('doc', { ...row, workspace_id: 'agency' })
    await screen.open()
    screen.html = html
    if (html !== 'saved') screen.document.saver?.changed()
    screen.server.left.add('agency')
    screen.server.rows.delete('doc')
    screen.document.checkAccess()
    await wait(0)
    expect(screen.ready).toMatchObject({ hasNoAccess: true, isAsking: true, saveState: { kind } })
  })

  it('of a document deleted since is shown, to be saved as a copy', async () => {
    const screen = createScreen('doc')
    await leave(screen.copies, 'doc', {})
    await screen.open()
    expect(screen.ready).toMatchObject({ html: 'mine', isGone: true, isAsking: true })
    expect(screen.ready.hasNoAccess).toBeFalsy()
    screen.document.postpone()
    expect(screen.ready.isAsking).toBe(false)
    screen.document.retry()
    await wait(0)
    expect(screen.ready.isAsking).toBe(true)
    await screen.document.saver?.resolve('copy')
    expect([...screen.server.rows.values()].map(({ content }) => content)).toEqual(['mine'])
  })

  it('of a new document continues under its key, so that no second row is made', async () => {
    const server = new FakeServer()
    const first = await server.insert({ draft_key: 'old-key', title: 'Untitled Document', content: 'mine' })
    const screen = createScreen(undefined, server)
    await leave(screen.copies, 'new:old-key', { title: 'Untitled Document' })
    await screen.open()
    expect(screen.ready).toMatchObject({ html: '', recovery: { saved: undefined } })
    await screen.recover('mine')
    await wait(1_000)
    expect(screen.ids).toEqual([first.id])
    expect(server.rows.size).toBe(1)
    expect(screen.copies.texts).toEqual([])
  })
})

describe('a new title in a local copy', () => {
  it('is saved without asking when the text is the same and the row is unchanged', async () => {
    const screen = createScreen('doc')
    const row = screen.server.put('doc', 'mine', 'Old')
    await leave(screen.copies, 'doc', { basedOn: row.updated_at, title: 'New', isRenamed: true })
    await screen.open()
    expect(screen.ready).toMatchObject({ html: 'mine', title: 'New', recovery: undefined })
    await wait(1_000)
    expect(screen.server.rows.get('doc')).toMatchObject({ title: 'New', content: 'mine' })
    expect(screen.copies.texts).toEqual([])
  })

  it('is asked about where the row was changed elsewhere, and goes when the server has it', async () => {
    const screen = createScreen('doc')
    screen.server.put('doc', 'mine', 'Theirs')
    await leave(screen.copies, 'doc', { basedOn: 'long ago', title: 'New', isRenamed: true })
    await screen.open()
    expect(screen.ready).toMatchObject({ title: 'Theirs', recovery: { stored: { copy: { title: 'New' } } } })
    await screen.recover('mine')
    await wait(1_000)
    expect(screen.server.rows.get('doc')?.title).toBe('New')
    expect(screen.copies.texts).toEqual([])
  })

  it('opens without a connection, and is saved when it is back', async () => {
    const screen = createScreen('doc')
    const row = screen.server.put('doc', 'saved', 'Old')
    await leave(screen.copies, 'doc', { basedOn: row.updated_at, title: 'New', isRenamed: true })
    screen.server.trouble = 'down'
    await screen.open()
    expect(screen.ready.title).toBe('New')
    await wait(1_000)
    screen.server.trouble = undefined
    screen.document.retry()
    await wait(0)
    expect(screen.server.rows.get('doc')).toMatchObject({ title: 'New', content: 'mine' })
  })

  it('does not overwrite a title changed elsewhere when only the text was edited here', async () => {
    const screen = createScreen('doc')
    screen.server.put('doc', 'theirs', 'Theirs')
    await leave(screen.copies, 'doc', { basedOn: 'long ago', title: 'Old' })
    await screen.open()
    await screen.recover('mine')
    await wait(1_000)
    expect(screen.server.rows.get('doc')).toMatchObject({ title: 'Theirs', content: 'mine' })
  })
})

describe('closing', () => {
  it('saves a last time', async () => {
    const screen = createScreen('doc')
    screen.server.put('doc', 'saved')
    await screen.open()
    screen.html = 'changed'
    screen.document.saver?.changed()
    const closed = screen.document.close()
    screen.html = undefined
    await closed
    expect(screen.server.rows.get('doc')?.content).toBe('changed')
  })
})
