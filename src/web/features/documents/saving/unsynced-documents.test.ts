import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClosingDocuments } from '#web/features/documents/closing-documents.ts'
import { FakeServer } from './fake-server.test-support.ts'
import { createDesk, FakeCopies, testClock, wait } from './saver.test-support.ts'
import { UnsyncedDocuments } from './unsynced-documents.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A document that was changed, renamed and closed while the server was out of reach. */
async function leaveOne() {
  const server = new FakeServer()
  const copies = new FakeCopies()
  const { title, updated_at } = server.put('doc', 'one')
  const desk = createDesk({ id: 'doc', title, basedOn: updated_at, html: 'one' }, server, copies)
  server.trouble = 'down'
  desk.type('two')
  desk.saver.rename('New title')
  await desk.saver.stop()
  const saved: string[] = []
  const left = new UnsyncedDocuments({
    userId: 'ana',
    tab: 'tab-1',
    api: server,
    copies,
    clock: testClock,
    closing: new ClosingDocuments(),
    onSaved: (row) => saved.push(row.id),
  })
  left.add('doc')
  return { server, copies, left, saved }
}

describe('a document closed with unsaved text', () => {
  it('is saved when the server can be reached again, title and all', async () => {
    const { server, copies, left, saved } = await leaveOne()
    expect([...left.waiting.read()]).toEqual(['doc'])
    server.trouble = undefined
    await left.send()
    expect(server.rows.get('doc')).toMatchObject({ content: 'two', title: 'New title' })
    expect([copies.texts, saved, [...left.waiting.read()]]).toEqual([[], ['doc'], []])
  })

  it('is retried automatically, at growing intervals', async () => {
    const { server, left } = await leaveOne()
    const before = server.saves.length
    await wait(60_000)
    expect(server.saves.length - before).toBeLessThanOrEqual(5)
    server.trouble = undefined
    await wait(60_000)
    expect(server.rows.get('doc')?.content).toBe('two')
    expect(left.waiting.read().size).toBe(0)
  })

  it('waits for its question where the row has moved on', async () => {
    const { server, copies, left } = await leaveOne()
    server.trouble = undefined
    server.put('doc', 'theirs')
    await left.send()
    expect(server.rows.get('doc')?.content).toBe('theirs')
    expect(copies.texts).toEqual(['two'])
    expect(left.waiting.read().size).toBe(0)
  })

  it('is left to its own saver once it is open again', async () => {
    const { server, copies, left } = await leaveOne()
    left.open('doc')
    server.trouble = undefined
    left.add('doc')
    await wait(60_000)
    expect(server.rows.get('doc')?.content).toBe('one')
    expect(copies.texts).toEqual(['two'])
  })

  it('whose text another tab left, or was put off, is not sent', async () => {
    const { server, copies, left } = await leaveOne()
    const [stored] = await copies.find('ana', 'doc')
    if (stored) await copies.remove(stored.place)
    if (stored) await copies.write({ ...stored.place, tab: 'dead' }, stored.copy)
    server.trouble = undefined
    await left.send()
    expect(server.rows.get('doc')?.content).toBe('one')
    expect(copies.texts).toEqual(['two'])
  })
})
