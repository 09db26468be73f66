import { beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '#web/lib/api/call.ts'
import { KitUploads } from './kit-uploads.ts'
import { describeUploadProblem, KitProblem, kitMessages } from './media-kit-messages.ts'

interface Call {
  name: string
  signal: AbortSignal
  onProgress: (part: number) => void
  resolve: () => void
  reject: (error: unknown) => void
}

const test = { calls: [] as Call[], known: [] as { file_name: string; bytes: number }[], unseen: vi.fn() }
beforeEach(() => {
  Object.assign(test, { calls: [], known: [], unseen: vi.fn() })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

function start(): KitUploads {
  const uploads = new KitUploads({
    add: (_file, { name, signal, onProgress }) =>
      new Promise((resolve, reject) => test.calls.push({ name, signal, onProgress, resolve, reject })),
    known: () => test.known,
    onAdded: async () => {},
    onFailedUnseen: test.unseen,
  })
  uploads.isShown = true
  return uploads
}

const file = (name: string, text = 'x') => new File([text], name)
const settle = () => new Promise((resolve) => setTimeout(resolve))
const shown = (uploads: KitUploads) =>
  uploads.list.read().map(({ name, part, problem }) => [name, part, problem])

it('sends three at once and the others after them', async () => {
  const uploads = start()
  uploads.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
  expect(test.calls.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  test.calls[0]?.onProgress(0.5)
  expect(shown(uploads)).toEqual([
    ['a', 0.5, undefined],
    ['b', 0, undefined],
    ['c', 0, undefined],
    ['d', undefined, undefined],
  ])
  test.calls[1]?.resolve()
  await settle()
  expect(test.calls.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  expect(shown(uploads).map(([name]) => name)).toEqual(['a', 'c', 'd'])
})

it('sends neither what is empty nor what is there, and numbers a name that is taken', () => {
  test.known = [{ file_name: 'Logo.png', bytes: 1 }]
  const uploads = start()
  uploads.add([file('empty', ''), file('logo.PNG'), file('logo.PNG', 'xy'), file('new'), file('new')])
  expect(shown(uploads)).toEqual([
    ['empty', undefined, kitMessages.empty],
    ['logo.PNG', undefined, kitMessages.duplicate],
    ['logo (2).PNG', 0, undefined],
    ['new', 0, undefined],
    ['new', undefined, kitMessages.duplicate],
  ])
})

it('keeps a failed one with its reason until it is tried again or dismissed', async () => {
  const uploads = start()
  uploads.add([file('a')])
  test.calls[0]?.reject(new CallError({ message: 'x', code: 'QuotaExceeded' }))
  await settle()
  expect(shown(uploads)).toEqual([['a', 0, kitMessages.noRoom]])
  uploads.retry(1)
  expect(test.calls.length).toBe(2)
  test.calls[1]?.reject(new Error('network'))
  await settle()
  expect(shown(uploads)).toEqual([['a', 0, kitMessages.interrupted]])
  uploads.dismiss(1)
  expect(shown(uploads)).toEqual([])
  expect(test.unseen).not.toHaveBeenCalled()
})

it('stops a canceled one and continues with the next', async () => {
  const uploads = start()
  uploads.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
  uploads.dismiss(2)
  expect(test.calls[1]?.signal.aborted).toBe(true)
  test.calls[1]?.reject(new Error('aborted'))
  await settle()
  expect(shown(uploads).map(([name, , problem]) => [name, problem])).toEqual([
    ['a', undefined],
    ['c', undefined],
    ['d', undefined],
  ])
  expect(test.calls.length).toBe(4)
})

it('announces a failure that is not visible in the list', async () => {
  const uploads = start()
  uploads.add([file('a')])
  uploads.isShown = false
  test.calls[0]?.reject(new KitProblem('Not that.'))
  await settle()
  expect(test.unseen).toHaveBeenCalledWith('a', 'Not that.')
  expect(uploads.list.read()[0]?.mayRetry).toBe(false)
})

it.each([
  ['EntityTooLarge', kitMessages.tooLarge],
  ['InsufficientStorage', kitMessages.diskFull],
  ['AccessDenied', kitMessages.denied],
  ['SlowDown', kitMessages.tooMany],
  ['InfectedFile', 'as the server says'],
  ['PT409', 'as the server says'],
  ['InternalError', kitMessages.interrupted],
])('says what %s means', (code, sentence) => {
  expect(describeUploadProblem(new CallError({ message: 'as the server says', code }))).toBe(sentence)
})
