// The save engine against a server in memory: decisions 6 to 10.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDesk, openSaved, wait } from './keeper.test-support.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a new document', () => {
  it('is inserted once it holds real text, and tells its id', async () => {
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
    expect(desk.keeper.state.read().conflict).toBeUndefined()
  })

  it('saved by the user makes version 1', async () => {
    const desk = createDesk()
    desk.type('<p>News</p>')
    expect(await desk.keeper.save({ title: 'Launch' })).toEqual({ kind: 'saved', id: 'row-1' })
    expect(desk.server.versions).toEqual([{ id: 'row-1', content: '<p>News</p>', cause: 'save' }])
    expect(desk.keeper.state.read()).toMatchObject({ title: 'Launch', id: 'row-1' })
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

  it('sends one request at a time, and what changed meanwhile next', async () => {
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
    expect(desk.keeper.isClean).toBe(true)
    expect(desk.copies.texts).toEqual([])
  })
})
