import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '#web/lib/api/call.ts'
import type { PictureApi } from './picture-api.ts'
import { PictureLibrary } from './picture-library.ts'
import { createStoredPictures } from './stored-pictures.ts'

const picture = new Blob(['bytes'], { type: 'image/png' })
const refusal = (status: number, message = 'No.') => new CallError({ message, status })
const noRoom = refusal(413, 'This workspace has no room for more files.')
const noNetwork = new TypeError('Failed to fetch')

/** What a server would have, by workspace and id, and the errors that it returns, by id. */
const files = new Map<string, Blob>()
const errors = new Map<string, Error>()
let uploads: string[] = []
let userId = ''

const api: PictureApi = {
  findWorkspace: async (_userId, documentId) => (documentId === undefined ? 'own' : 'shared'),
  async download(workspaceId, id) {
    const file = files.get(`${workspaceId}/${id}`)
    if (!file) throw refusal(404, 'Object not found')
    return file
  },
  async upload(workspaceId, id, { size, type }) {
    uploads.push(id)
    const error = errors.get(id)
    if (error) throw error
    files.set(`${workspaceId}/${id}`, new Blob([`stored ${size}`], { type }))
  },
  isStored: async (workspaceId, id) => files.has(`${workspaceId}/${id}`),
  async copy(workspaceId, id) {
    const error = errors.get(id)
    if (error) throw error
    const source = [...files].find(([path]) => path.endsWith(`/${id}`))
    if (source) files.set(`${workspaceId}/${id}`, source[1])
    return source !== undefined
  },
}

beforeEach(() => {
  // The test's IndexedDB stores blobs as plain objects.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.useFakeTimers({ toFake: ['Date'] })
  files.clear()
  errors.clear()
  uploads = []
  userId = crypto.randomUUID()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = () =>
  new PictureLibrary(userId, api, createStoredPictures(userId), async () => new Blob(['drawn']))
const stateOf = (library: PictureLibrary, id: string) => library.view(id).read().kind
const newId = () => crypto.randomUUID()
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

it('a picture for which there is no room says so, stays in this browser and can be tried again', async () => {
  const id = newId()
  errors.set(id, noRoom)
  const library = open()
  await library.add(id, picture)
  const view = library.view(id)
  await vi.waitFor(() => expect(view.read()).toMatchObject({ kind: 'refused', reason: noRoom.message }))
  // Not again and again without being asked.
  await library.upload()
  expect(uploads).toEqual([id])
  // After a reload it is tried once more.
  const reloaded = open()
  await reloaded.upload()
  expect(stateOf(reloaded, id)).toBe('refused')
  errors.clear()
  await reloaded.retry(id)
  expect(stateOf(reloaded, id)).toBe('shown')
  expect(uploads).toEqual([id, id, id])
})

it('a picture waits while the server can’t be reached or is busy', async () => {
  const id = newId()
  errors.set(id, refusal(429))
  const library = open()
  await library.add(id, picture)
  await library.upload()
  errors.set(id, noNetwork)
  await library.upload()
  expect(stateOf(library, id)).toBe('waiting')
  errors.clear()
  await library.upload()
  expect(stateOf(library, id)).toBe('shown')
})

it('each picture of a batch is uploaded once', async () => {
  const library = open()
  const ids = [newId(), newId(), newId(), newId(), newId()]
  await Promise.all(ids.map((id) => library.add(id, picture)))
  await library.upload()
  await library.upload()
  expect(uploads.toSorted()).toEqual(ids.toSorted())
  expect(ids.map((id) => stateOf(library, id))).toEqual(ids.map(() => 'shown'))
})

describe('a picture that fails', () => {
  it.each([
    ['on the server', refusal(503)],
    ['on its way', noNetwork],
  ])('%s lets the others pass', async (_where, error) => {
    const library = open()
    const [bad, worse, ...good] = [newId(), newId(), newId(), newId(), newId()]
    for (const id of [bad, worse]) errors.set(id, error)
    await Promise.all([bad, worse, ...good].map((id) => library.add(id, picture)))
    await library.upload()
    expect(good.map((id) => stateOf(library, id))).toEqual(['shown', 'shown', 'shown'])
    expect(stateOf(library, bad)).toBe('waiting')
  })

  it('on the server is tried less and less often, says so, and is uploaded in the end', async () => {
    const id = newId()
    errors.set(id, refusal(503))
    const library = open()
    await library.add(id, picture)
    await library.upload()
    await library.upload()
    expect(uploads).toHaveLength(1)
    later(20_000)
    await library.upload()
    expect([uploads.length, stateOf(library, id)]).toEqual([2, 'delayed'])
    later(20_000)
    await library.upload()
    expect(uploads).toHaveLength(2)
    errors.clear()
    later(20_000)
    await library.upload()
    expect(stateOf(library, id)).toBe('shown')
  })

  it('isn’t tried again when it was deleted from the text, unless it comes back', async () => {
    const id = newId()
    errors.set(id, noRoom)
    const library = open()
    await library.add(id, picture)
    await library.upload()
    library.remove(id)
    await vi.waitFor(async () => {
      const [waiting] = await createStoredPictures(userId).listWaiting()
      expect(waiting?.removedAt).toBeDefined()
    })
    errors.clear()
    await open().upload()
    expect(uploads).toHaveLength(1)
    const restored = open()
    restored.view(id)
    await vi.waitFor(() => expect(stateOf(restored, id)).toBe('waiting'))
    await restored.upload()
    expect(stateOf(restored, id)).toBe('shown')
  })

  it('and was deleted is gone from the browser after thirty days', async () => {
    const id = newId()
    errors.set(id, noRoom)
    const library = open()
    await library.add(id, picture)
    await library.upload()
    library.remove(id)
    const list = () => createStoredPictures(userId).listWaiting()
    await vi.waitFor(async () => expect((await list())[0]?.removedAt).toBeDefined())
    later(31 * 86_400_000)
    await open().upload()
    expect(await list()).toEqual([])
  })
})

describe('what leaves', () => {
  it('is never the file with its camera data: drawn again, and later as the server stored it', async () => {
    const id = newId()
    errors.set(id, noNetwork)
    const library = open()
    await library.add(id, picture)
    expect(await (await library.read(id))?.text()).toBe('drawn')
    // What is on the screen is what is printed.
    expect(URL.createObjectURL).not.toHaveBeenCalledWith(picture)
    errors.clear()
    await library.upload()
    expect(await (await library.read(id))?.text()).toBe('stored 5')
  })

  it('is what was drawn if the server can’t be reached afterward', async () => {
    const id = newId()
    const library = open()
    await library.add(id, picture)
    await library.upload()
    files.clear()
    expect(await (await library.read(id))?.text()).toBe('drawn')
  })

  it('is drawn one picture after another', async () => {
    let [running, most] = [0, 0]
    const draw = async (drawn: Blob) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
      return drawn
    }
    const library = new PictureLibrary(userId, api, createStoredPictures(userId), draw)
    await Promise.all([newId(), newId(), newId()].map((id) => library.add(id, picture)))
    expect([running, most]).toEqual([0, 1])
  })

  it('is nothing if it can’t be drawn', async () => {
    const id = newId()
    errors.set(id, noNetwork)
    const library = new PictureLibrary(userId, api, createStoredPictures(userId), async () => undefined)
    await library.add(id, picture)
    expect(stateOf(library, id)).toBe('waiting')
    expect(await library.read(id)).toBeUndefined()
  })
})

describe('a picture pasted into a document of another workspace', () => {
  const elsewhere = { documentId: 'document', workspaceId: 'shared' }

  it('is copied there, once', async () => {
    const id = newId()
    const library = open()
    await library.add(id, picture)
    await library.upload()
    library.open(elsewhere)
    await library.addCopy(id)
    await library.upload()
    await library.addCopy(id)
    expect([...files.keys()].filter((path) => path.endsWith(id))).toEqual([`own/${id}`, `shared/${id}`])
    expect(uploads.filter((one) => one === id)).toHaveLength(1)
    expect(stateOf(library, id)).toBe('shown')
  })

  it('is copied by a browser that never had its bytes', async () => {
    const id = newId()
    files.set(`own/${id}`, picture)
    const library = open()
    library.open(elsewhere)
    await library.addCopy(id)
    await library.upload()
    await vi.waitFor(() => expect(stateOf(library, id)).toBe('shown'))
    expect(files.has(`shared/${id}`)).toBe(true)
  })

  it('is uploaded there if no workspace has it', async () => {
    const id = newId()
    const library = open()
    library.open(elsewhere)
    await library.addCopy(id, picture)
    await library.upload()
    expect([...files.keys()].filter((path) => path.endsWith(id))).toEqual([`shared/${id}`])
  })

  it('says so where it can’t be stored, and only there', async () => {
    const id = newId()
    const library = open()
    await library.add(id, picture)
    await library.upload()
    library.open(elsewhere)
    errors.set(id, refusal(403, 'You can’t add pictures to this workspace.'))
    await library.addCopy(id)
    await library.upload()
    expect(library.view(id).read()).toMatchObject({
      kind: 'refused',
      reason: 'You can’t add pictures to this workspace.',
    })
    library.open({ documentId: 'mine', workspaceId: 'own' })
    await vi.waitFor(() => expect(stateOf(library, id)).toBe('shown'))
    library.open(elsewhere)
    await vi.waitFor(() => expect(stateOf(library, id)).toBe('refused'))
  })

  it('says so if nobody has it', async () => {
    const id = newId()
    const library = open()
    library.open(elsewhere)
    await library.addCopy(id)
    await library.upload()
    await vi.waitFor(() => expect(stateOf(library, id)).toBe('missing'))
  })
})

it('shows a colleague’s picture that is stored later than its text', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const library = open()
  library.open({ documentId: 'document', workspaceId: 'shared' })
  const stop = library.start()
  const id = newId()
  const unsubscribe = library.view(id).subscribe(() => undefined)
  await vi.waitFor(() => expect(stateOf(library, id)).toBe('missing'))
  files.set(`shared/${id}`, picture)
  vi.advanceTimersByTime(20_000)
  await vi.waitFor(() => expect(stateOf(library, id)).toBe('shown'))
  unsubscribe()
  stop()
})
