// The save engine against a server in memory.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDesk, openSaved, wait } from './saver.test-support.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a new document', () => {
  it('is inserted once it has real text, and reports its id', async () => {
    const desk = createDesk()
    desk.type('<p></p>')
    await wait(5_000)
    expect(desk.server.rows.size).toBe(0)
    desk.type('<p>News</p>')
    await wait(1_000)
    expect(desk.ids).toEqual(['row-1'])
    expect(desk.server.rows.get('row-1')?.content).toBe('<p>News</p>')
    expect(desk.saveState).toMatchObject({ kind: 'saved' })
    expect(desk.copies.texts).toEqual([])
    expect(desk.server.versions).toEqual([])
  })

  it('is inserted only once when the first answer is lost', async () => {
    const desk = createDesk()
    desk.server.troubles.push('lost')
    desk.type('<p>One</p>')
    await wait(1_000)
    expect(desk.saveState).toEqual({ kind: 'offline' })
    desk.type('<p>One two</p>')
    await wait(10_000)
    expect([...desk.server.rows.values()].map(({ content }) => content)).toEqual(['<p>One two</p>'])
    expect(desk.server.versions).toEqual([])
    expect(desk.saver.state.read().conflict).toBeUndefined()
  })

  it('saved by the user makes version 1', async () => {
    const desk = createDesk()
    desk.type('<p>News</p>')
    expect(await desk.saver.save({ title: 'Launch' })).toEqual({ kind: 'saved', id: 'row-1' })
    expect(desk.server.versions).toEqual([{ id: 'row-1', content: '<p>News</p>', cause: 'save' }])
    expect(desk.saver.state.read()).toMatchObject({ title: 'Launch', id: 'row-1' })
  })
})

describe('autosave', () => {
  it('waits a second after the last change', async () => {
    const desk = openSaved('one')
    desk.type('two')
    await wait(999)
    expect(desk.server.saves).toEqual([])
    expect(desk.saveState).toMatchObject({ kind: 'saved' })
    await wait(1)
    expect(desk.server.rows.get('doc')?.content).toBe('two')
  })

  it('waits ten seconds at most while typing', async () => {
    const desk = openSaved('')
    for (let tick = 1; tick <= 99; tick += 1) {
      desk.type(`text ${tick}`)
      await wait(100)
    }
    expect(desk.server.saves).toEqual([])
    desk.type('text 100')
    await wait(100)
    expect(desk.server.saves).toHaveLength(1)
  })

  it('sends one request at a time, and what changed in the meantime next', async () => {
    const desk = openSaved('one')
    let release = () => {}
    desk.server.gate = new Promise<void>((resolve) => {
      release = resolve
    })
    desk.type('two')
    await wait(1_000)
    desk.type('three')
    await wait(5_000)
    expect(desk.server.saves).toHaveLength(1)
    desk.server.gate = undefined
    release()
    await wait(1_000)
    expect(desk.server.rows.get('doc')?.content).toBe('three')
    expect(desk.server.mostRunning).toBe(1)
  })

  it('does not ask when the text came back to what the server has', async () => {
    const desk = openSaved('one')
    desk.type('two')
    desk.type('one')
    await wait(2_000)
    expect(desk.server.saves).toEqual([])
    expect(desk.saver.isClean).toBe(true)
    expect(desk.copies.texts).toEqual([])
  })
})

describe('an explicit save', () => {
  it('adds a version and is ignored while one runs', async () => {
    const desk = openSaved('one')
    desk.type('two')
    const [first, second] = await Promise.all([desk.saver.save(), desk.saver.save()])
    expect([first.kind, second.kind]).toEqual(['saved', 'ignored'])
    expect(desk.server.versions).toEqual([{ id: 'doc', content: 'two', cause: 'save' }])
  })

  it('under a title that exists moves to that document', async () => {
    const desk = createDesk()
    desk.server.put('twin', 'before', 'Launch')
    desk.type('<p>after</p>')
    await wait(1_000)
    expect(desk.ids).toEqual(['row-2'])
    expect(await desk.saver.save({ title: 'Launch', sameTitle: true })).toEqual({
      kind: 'saved',
      id: 'twin',
    })
    expect(desk.ids).toEqual(['row-2', 'twin'])
    expect(desk.server.versions.map(({ content }) => content)).toEqual(['before', '<p>after</p>'])
    expect(desk.saver.state.read()).toMatchObject({ id: 'twin', title: 'Launch' })
    desk.type('<p>after that</p>')
    await wait(1_000)
    expect(desk.server.rows.get('twin')?.content).toBe('<p>after that</p>')
  })

  it('that fails is reported, and the text is saved at the next try', async () => {
    const desk = openSaved('one')
    desk.server.troubles.push('broken')
    desk.type('two')
    expect(await desk.saver.save()).toEqual({ kind: 'failed', problem: 'other' })
    expect(desk.saveState).toEqual({ kind: 'failed', isKept: true })
    expect(desk.copies.texts).toEqual(['two'])
    await wait(2_000)
    expect(desk.server.rows.get('doc')?.content).toBe('two')
  })

  it('before an AI change carries its cause', async () => {
    const desk = openSaved('one')
    await desk.saver.save({ cause: 'before_ai', detail: 'rewrite' })
    expect(desk.server.saves.at(-1)).toMatchObject({ cause: 'before_ai', detail: 'rewrite' })
  })
})

describe('renaming', () => {
  it('saves the new title at once', async () => {
    const desk = openSaved('one')
    desk.saver.rename('Leak sensor')
    await wait(0)
    expect(desk.server.rows.get('doc')?.title).toBe('Leak sensor')
    expect(desk.server.versions).toEqual([])
  })

  it('of a document that is not saved yet waits for its text', async () => {
    const desk = createDesk()
    desk.saver.rename('Leak sensor')
    await wait(5_000)
    expect(desk.server.rows.size).toBe(0)
    desk.type('<p>News</p>')
    await wait(1_000)
    expect(desk.server.rows.get('row-1')).toMatchObject({ title: 'Leak sensor', content: '<p>News</p>' })
  })

  it('while offline is stored and sent later', async () => {
    const desk = openSaved('one')
    desk.server.trouble = 'down'
    desk.saver.rename('Leak sensor')
    await wait(100)
    expect(desk.saver.state.read().title).toBe('Leak sensor')
    expect([...desk.copies.kept.values()][0]?.copy).toMatchObject({ title: 'Leak sensor', isRenamed: true })
    desk.server.trouble = undefined
    await wait(2_000)
    expect(desk.server.rows.get('doc')?.title).toBe('Leak sensor')
  })
})

describe('without a connection', () => {
  it('keeps the text on this device and tries again at growing intervals', async () => {
    const desk = openSaved('one')
    desk.server.trouble = 'down'
    desk.type('two')
    await wait(1_000)
    expect(desk.saveState).toEqual({ kind: 'offline' })
    expect(desk.copies.texts).toEqual(['two'])
    await wait(120_000)
    expect(desk.server.saves.length).toBeLessThanOrEqual(8)
    desk.server.trouble = undefined
    desk.saver.retry()
    await wait(0)
    expect(desk.saveState).toMatchObject({ kind: 'saved' })
    expect(desk.copies.texts).toEqual([])
  })

  it('says honestly when the browser keeps nothing either', async () => {
    const desk = openSaved('one')
    desk.copies.isFull = true
    desk.server.trouble = 'down'
    desk.type('two')
    await wait(1_000)
    expect(desk.saveState).toEqual({ kind: 'failed', isKept: false })
  })

  it('knows that the text is in this tab alone, until anybody has it', async () => {
    const desk = openSaved('one')
    desk.copies.isFull = true
    desk.server.trouble = 'broken'
    desk.type('two')
    await wait(1_000)
    expect(desk.saver.isOnlyInTab).toBe(true)
    desk.copies.isFull = false
    await desk.saver.backUp()
    expect(desk.saver.isOnlyInTab).toBe(false)
    desk.copies.isFull = true
    await desk.saver.backUp()
    expect(desk.saver.isOnlyInTab).toBe(true)
    desk.server.trouble = undefined
    await desk.saver.flush()
    expect(desk.saver.isOnlyInTab).toBe(false)
  })

  it('does not hammer a server that refuses the session, and continues when asked', async () => {
    const desk = openSaved('one')
    desk.server.trouble = 'signed_out'
    desk.type('two')
    expect(await desk.saver.save()).toEqual({ kind: 'failed', problem: 'signed_out' })
    for (const text of ['three', 'four', 'five']) {
      desk.type(text)
      await wait(5_000)
    }
    expect(desk.server.saves).toHaveLength(1)
    expect(desk.copies.texts).toEqual(['five'])
    desk.server.trouble = undefined
    desk.saver.retry()
    await wait(0)
    expect(desk.server.rows.get('doc')?.content).toBe('five')
  })

  it('tries a refused text again only when it has changed', async () => {
    const desk = openSaved('one')
    desk.server.troubles.push('too_large')
    desk.type('far too much')
    await wait(60_000)
    expect(desk.server.saves).toHaveLength(1)
    desk.type('less')
    await wait(1_000)
    expect(desk.server.rows.get('doc')?.content).toBe('less')
  })
})

describe('a lost answer', () => {
  it('is recognized: a row updated by our own save is not a conflict', async () => {
    const desk = openSaved('one')
    desk.server.troubles.push('lost')
    desk.type('two')
    await wait(1_000)
    desk.type('three')
    await wait(5_000)
    expect(desk.saver.state.read().conflict).toBeUndefined()
    expect(desk.server.rows.get('doc')?.content).toBe('three')
    expect(desk.server.versions).toEqual([])
  })
})

describe('a save that is not answered in time', () => {
  it('has failed, and is not a conflict if it arrives later', async () => {
    const desk = openSaved('one')
    desk.server.troubles.push('late')
    desk.type('two')
    await wait(1_000)
    expect(desk.saveState).toEqual({ kind: 'failed', isKept: true })
    desk.server.deliverLate()
    desk.type('three')
    await wait(5_000)
    expect(desk.saver.state.read().conflict).toBeUndefined()
    expect(desk.server.rows.get('doc')?.content).toBe('three')
    expect(desk.copies.texts).toEqual([])
  })
})

describe('a row that changed elsewhere', () => {
  async function meetConflict() {
    const desk = openSaved('one')
    desk.type('mine')
    desk.server.put('doc', 'theirs', 'Their title')
    await wait(1_000)
    return desk
  }

  it('is not overwritten: the other text is shown and saving waits', async () => {
    const desk = await meetConflict()
    expect(desk.saver.state.read().conflict).toMatchObject({ html: 'theirs', title: 'Their title' })
    expect(desk.saveState).toEqual({ kind: 'failed', isKept: true })
    desk.type('mine, longer')
    await wait(60_000)
    expect(desk.server.rows.get('doc')?.content).toBe('theirs')
    expect(desk.copies.texts).toEqual(['mine, longer'])
  })

  it('is overwritten on purpose, and the other text becomes a version', async () => {
    const desk = await meetConflict()
    expect(await desk.saver.resolve('overwrite')).toMatchObject({ kind: 'saved', id: 'doc' })
    expect(desk.server.rows.get('doc')?.content).toBe('mine')
    expect(desk.server.versions.map(({ content, cause }) => [content, cause])).toEqual([
      ['theirs', 'replaced'],
      ['mine', 'save'],
    ])
    expect(desk.saver.state.read().conflict).toBeUndefined()
    expect(desk.copies.texts).toEqual([])
  })

  it('stays, and our text becomes one copy, even when the response is lost', async () => {
    const desk = await meetConflict()
    desk.server.troubles.push('lost')
    expect((await desk.saver.resolve('copy')).kind).toBe('failed')
    expect(desk.saver.state.read().conflict).toBeDefined()
    expect(await desk.saver.resolve('copy')).toMatchObject({ kind: 'saved' })
    expect([...desk.server.rows.values()].map(({ title, content }) => [title, content])).toEqual([
      ['Their title', 'theirs'],
      ['Launch (copy)', 'mine'],
    ])
    expect(desk.ids).toHaveLength(1)
    expect(desk.copies.texts).toEqual([])
  })

  it('stays, and our copy keeps its name although a new title was waiting to be saved', async () => {
    const desk = await meetConflict()
    desk.saver.rename('Leak sensor')
    await desk.saver.resolve('copy')
    await wait(20_000)
    expect([...desk.server.rows.values()].map(({ title }) => title)).toEqual([
      'Their title',
      'Leak sensor (copy)',
    ])
    expect(desk.saver.isClean).toBe(true)
  })

  it('is no conflict without another text: a new title is taken over', async () => {
    const desk = openSaved('one')
    desk.type('two')
    desk.server.put('doc', 'one', 'Renamed elsewhere')
    await wait(1_000)
    expect(desk.server.rows.get('doc')).toMatchObject({ content: 'two', title: 'Renamed elsewhere' })
    expect(desk.saver.state.read()).toMatchObject({ title: 'Renamed elsewhere', conflict: undefined })
  })

  it('that was deleted leaves the text here, to be saved as a copy', async () => {
    const desk = openSaved('one')
    desk.server.rows.delete('doc')
    desk.type('mine')
    await wait(1_000)
    expect(desk.saver.state.read().isGone).toBe(true)
    expect(desk.copies.texts).toEqual(['mine'])
    await desk.saver.resolve('copy')
    expect(desk.saver.state.read()).toMatchObject({ isGone: false, title: 'Launch (copy)' })
    expect([...desk.server.rows.values()].map(({ content }) => content)).toEqual(['mine'])
  })
})

describe('a session that comes back', () => {
  it('lets the text continue, and nothing else is tried again', async () => {
    const desk = openSaved('one')
    desk.server.trouble = 'signed_out'
    desk.type('two')
    await wait(1_000)
    desk.server.trouble = undefined
    desk.saver.resume()
    await wait(0)
    expect(desk.server.rows.get('doc')?.content).toBe('two')
    desk.type('three')
    desk.saver.resume()
    await wait(0)
    expect(desk.server.rows.get('doc')?.content).toBe('two')
  })
})

describe('a document restored after it was deleted', () => {
  it('is saved to again when the writer retries', async () => {
    const desk = openSaved('one')
    const row = desk.server.rows.get('doc')
    desk.server.rows.delete('doc')
    desk.type('two')
    await wait(1_000)
    expect(desk.saver.state.read().isGone).toBe(true)
    if (row) desk.server.rows.set('doc', row)
    desk.saver.retry()
    await wait(0)
    expect(desk.saver.state.read().isGone).toBe(false)
    expect(desk.server.rows.get('doc')?.content).toBe('two')
  })
})

describe('a conflict that was put off', () => {
  it('says when the browser cannot keep the words typed since', async () => {
    const desk = openSaved('one')
    desk.server.put('doc', 'theirs')
    desk.type('mine')
    await wait(1_000)
    expect(desk.saveState).toEqual({ kind: 'failed', isKept: true })
    desk.copies.isFull = true
    desk.type('mine and more')
    await wait(2_000)
    expect(desk.saveState).toEqual({ kind: 'failed', isKept: false })
    desk.copies.isFull = false
    desk.type('mine and even more')
    await wait(2_000)
    expect(desk.saveState).toEqual({ kind: 'failed', isKept: true })
    expect(desk.copies.texts).toEqual(['mine and even more'])
  })
})

describe('another tab that saved', () => {
  it('gives its text to a tab without changes, silently', async () => {
    const desk = openSaved('one')
    const row = desk.server.put('doc', 'two')
    desk.saver.syncWithServer(row.updated_at)
    await wait(20_000)
    expect(desk.shown).toEqual(['two'])
    expect(desk.shownAs).toBe('followed')
    expect(desk.saver.state.read()).toMatchObject({ basedOn: row.updated_at, conflict: undefined })
    expect(desk.server.saves, 'taking a text is no change').toEqual([])
  })

  it('meets a tab with changes as a conflict', async () => {
    const desk = openSaved('one')
    desk.type('mine')
    const row = desk.server.put('doc', 'theirs')
    desk.saver.syncWithServer(row.updated_at)
    await wait(0)
    expect(desk.saver.state.read().conflict?.html).toBe('theirs')
    expect(desk.html).toBe('mine')
  })

  it('gives nothing to a document that was closed in the meantime: the editor shows another one', async () => {
    const desk = openSaved('one')
    const row = desk.server.put('doc', 'two')
    let open = () => {}
    desk.server.gate = new Promise<void>((resolve) => {
      open = resolve
    })
    desk.saver.syncWithServer(row.updated_at)
    await wait(0)
    void desk.saver.stop()
    desk.html = 'the text of another document'
    open()
    await wait(20_000)
    expect(desk.shown).toEqual([])
    expect(desk.server.saves).toEqual([])
  })

  it('that deleted the document shows it at once', async () => {
    const desk = openSaved('one')
    desk.server.rows.delete('doc')
    desk.saver.syncWithServer('later')
    await wait(0)
    expect(desk.saver.state.read().isGone).toBe(true)
  })
})

describe('putting another text in place', () => {
  it('saves what is unsaved first, keeps it as a version, and shows the new text', async () => {
    const desk = openSaved('one')
    desk.type('typed a moment ago')
    expect(await desk.saver.replaceWith('<p>old</p>', 'restore')).toMatchObject({ kind: 'saved' })
    expect(desk.shown).toEqual(['<p>old</p>'])
    expect(desk.shownAs).toBe('replaced')
    expect(desk.server.versions.map(({ content }) => content)).toEqual(['typed a moment ago'])
    expect(desk.server.rows.get('doc')?.content).toBe('<p>old</p>')
    await wait(20_000)
    expect(desk.server.saves).toHaveLength(2)
  })

  it('makes a version of what was typed while it was on its way', async () => {
    const desk = openSaved('one')
    let open = () => {}
    desk.server.gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const replacing = desk.saver.replaceWith('<p>old</p>', 'restore')
    await wait(0)
    desk.type('one and more')
    open()
    await replacing
    expect(desk.shown).toEqual(['<p>old</p>'])
    expect(desk.server.versions.map(({ content }) => content)).toContain('one and more')
    await wait(20_000)
    expect(desk.server.rows.get('doc')?.content).toBe('<p>old</p>')
  })

  it('does nothing once the document is closed: the editor shows another one', async () => {
    const desk = openSaved('one')
    await desk.saver.stop()
    expect(await desk.saver.replaceWith('<p>old</p>', 'restore')).toEqual({ kind: 'ignored' })
    expect(desk.shown).toEqual([])
    expect(desk.server.saves).toEqual([])
  })

  it('changes nothing when the server cannot keep the old one', async () => {
    const desk = openSaved('one')
    desk.type('two')
    desk.server.trouble = 'down'
    expect(await desk.saver.replaceWith('<p>old</p>', 'restore')).toEqual({
      kind: 'failed',
      problem: 'other',
    })
    expect(desk.shown).toEqual([])
    expect(desk.html).toBe('two')
  })
})

describe('leaving', () => {
  it('keeps the text and sends it with a request that outlives the page', async () => {
    const desk = openSaved('one')
    desk.type('two')
    desk.saver.saveOnUnload()
    await wait(0)
    expect(desk.copies.texts).toEqual(['two'])
    expect(desk.server.leaving).toMatchObject([{ id: 'doc', content: 'two', cause: 'autosave' }])
  })

  it('and coming back recognizes its own text', async () => {
    const desk = openSaved('one')
    desk.type('two')
    desk.saver.saveOnUnload()
    desk.server.deliverLeaving()
    desk.type('three')
    await wait(2_000)
    expect(desk.saver.state.read().conflict).toBeUndefined()
    expect(desk.server.rows.get('doc')?.content).toBe('three')
  })

  it('with nothing unsaved sends nothing', () => {
    const desk = openSaved('one')
    desk.saver.saveOnUnload()
    expect(desk.server.leaving).toEqual([])
  })

  it('for another document saves the text although the editor is gone already', async () => {
    const desk = openSaved('one')
    desk.type('two')
    const stopped = desk.saver.stop()
    desk.html = 'the text of another document'
    await stopped
    expect(desk.server.rows.get('doc')?.content).toBe('two')
    await wait(60_000)
    expect(desk.server.saves).toHaveLength(1)
  })

  it('for another document keeps the text before this call ends: the browser may be slow to answer', () => {
    const desk = openSaved('one')
    desk.copies.write = () => new Promise(() => {})
    desk.type('two')
    void desk.saver.stop()
    expect(desk.copies.texts).toEqual(['two'])
  })

  it('a document that was deleted on purpose keeps and saves nothing', async () => {
    const desk = openSaved('one')
    desk.type('two')
    await wait(300)
    await desk.saver.discard()
    await desk.saver.stop()
    await wait(20_000)
    expect(desk.server.saves).toEqual([])
    expect(desk.copies.texts).toEqual([])
  })
})

describe('the local copy', () => {
  it('is written a moment after a change, and within a second and a half while typing', async () => {
    const desk = openSaved('one')
    desk.type('two')
    await wait(299)
    expect(desk.copies.texts).toEqual([])
    await wait(1)
    expect(desk.copies.texts).toEqual(['two'])
    for (let tick = 0; tick < 20; tick += 1) {
      desk.type(`typing ${tick}`)
      await wait(100)
    }
    expect(desk.copies.texts).not.toEqual(['two'])
  })

  it('loses what the database refuses', async () => {
    const desk = openSaved('one')
    desk.type('a\0b\ud800c')
    await wait(1_000)
    expect(desk.server.rows.get('doc')?.content).toBe('ab\ufffdc')
  })
})

describe('a workspace', () => {
  it('that was lost stops the saving, keeps the text in the browser and says why, until it is dropped', async () => {
    const desk = openSaved('<p>One</p>')
    desk.server.trouble = 'no_access'
    desk.type('<p>Two</p>')
    await wait(5_000)
    expect(desk.saver.state.read()).toMatchObject({ isGone: true, hasNoAccess: true })
    expect(desk.copies.texts).toEqual(['<p>Two</p>'])
    const asked = desk.server.saves.length
    desk.type('<p>Three</p>')
    await wait(60_000)
    expect(desk.server.saves).toHaveLength(asked)
    await desk.saver.discard()
    expect(desk.copies.texts).toEqual([])
  })

  it('is where a new document is inserted, and a copy of one is saved', async () => {
    const desk = createDesk({ workspaceId: 'agency' })
    desk.type('<p>One</p>')
    await wait(5_000)
    await desk.saver.resolve('copy')
    expect(desk.server.inserts.map(({ workspace_id }) => workspace_id)).toEqual(['agency', 'agency'])
  })

  it('is not named for a person alone', async () => {
    const desk = createDesk()
    desk.type('<p>One</p>')
    await wait(5_000)
    expect(desk.server.inserts).toEqual([
      { draft_key: 'draft-1', title: 'Untitled Document', content: '<p>One</p>' },
    ])
    expect(Object.keys(desk.server.inserts[0] ?? {})).not.toContain('workspace_id')
  })
})
