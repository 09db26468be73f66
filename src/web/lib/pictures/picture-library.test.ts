import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '#web/lib/api/call.ts'
import type { PictureApi } from './picture-api.ts'
import { PictureLibrary } from './picture-library.ts'
import { createStoredPictures } from './stored-pictures.ts'

const id = '0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11'
const picture = new Blob(['bytes'], { type: 'image/png' })
let refusal: Error | undefined
let uploads = 0

const api: PictureApi = {
  findWorkspace: async () => 'workspace',
  download: () => Promise.reject(new CallError({ message: 'Object not found', status: 404 })),
  async upload() {
    uploads += 1
    if (refusal) throw refusal
  },
}

beforeEach(() => {
  // The test's IndexedDB stores blobs as plain objects.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  refusal = undefined
  uploads = 0
})

afterEach(() => {
  vi.restoreAllMocks()
})

const open = () => new PictureLibrary('ana', api, createStoredPictures('ana'))

it('a picture for which there is no room says so, stays in this browser and can be tried again', async () => {
  refusal = new CallError({ message: 'This workspace has no room for more files.', status: 413 })
  const library = open()
  await library.add(id, picture)
  const view = library.view(id)
  await vi.waitFor(() => expect(view.read()).toMatchObject({ kind: 'refused', reason: refusal?.message }))
  // Not again and again without being asked.
  await library.upload()
  expect(uploads).toBe(1)
  // After a reload it is tried once more.
  const reloaded = open()
  await reloaded.upload()
  expect(reloaded.view(id).read()).toMatchObject({ kind: 'refused' })
  refusal = undefined
  reloaded.retry(id)
  await vi.waitFor(() => expect(reloaded.view(id).read()).toMatchObject({ kind: 'shown' }))
  expect(uploads).toBe(3)
})

it('a picture waits while the server can’t be reached or is busy', async () => {
  refusal = new CallError({ message: 'Too many uploads. Please wait a moment.', status: 429 })
  const library = open()
  const other = '0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d12'
  await library.add(other, picture)
  await library.upload()
  refusal = new TypeError('Failed to fetch')
  await library.upload()
  expect(library.view(other).read()).toMatchObject({ kind: 'waiting' })
  refusal = undefined
  await library.upload()
  expect(library.view(other).read()).toMatchObject({ kind: 'shown' })
})
