import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Ask } from '#server/ai/builtin/thread-work.ts'
import { FairQueue } from '#server/jobs/fair-queue.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { analyzeInParts } from './analyze-in-parts.ts'
import { listParts, type Part } from './parts.ts'

/** A thread that notes what it reads and finishes one part when told to; whose turn it is, the queue decides. */
function createSlowThread() {
  const read: string[] = []
  const queue = new FairQueue({ room: () => 1 })
  let finish: (() => void) | undefined
  const ask: Ask<Part> = (part, { turn: owner, signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      queue.add({
        owner,
        fail: reject,
        start(turn) {
          read.push(part.passages[0]?.block.text.slice(0, 5) ?? '')
          finish = () => {
            finish = undefined
            resolve('[]')
            turn.end()
          }
        },
      })
    })
  const finishOne = async () => {
    finish?.()
    await setImmediate()
  }
  return { read, finishOne, ask }
}

const partsOf = (html: string) => listParts(parseRelease(html))
const book = partsOf('<p>Large draft that goes on and on, page after page. </p>'.repeat(300))
const note = partsOf('<p>Short note.</p>')
const runOf = (turn: string, signal = new AbortController().signal) => ({ turn, signal })

describe('a book-length draft', () => {
  it('lets another account’s short draft go first after the current part', async () => {
    const { read, finishOne, ask } = createSlowThread()
    const reading = analyzeInParts(book, runOf('a'), ask)
    await setImmediate()
    const short = analyzeInParts(note, runOf('b'), ask)
    await setImmediate()
    await finishOne()
    await finishOne()
    expect(await short).toBe('')
    expect(read).toEqual(['Large', 'Short', 'Large'])
    await finishOne()
    await finishOne()
    expect(await reading).toBe('')
  })

  it('is not read any further once it is stopped', async () => {
    const { read, ask } = createSlowThread()
    const stop = new AbortController()
    const reading = analyzeInParts(book, runOf('a', stop.signal), ask)
    await setImmediate()
    const reason = new Error('stopped')
    stop.abort(reason)
    await expect(reading).rejects.toBe(reason)
    await setImmediate()
    expect(read).toEqual(['Large'])
  })
})

describe('the parts of a draft', () => {
  const sentence = 'The plant in Reno made 40 lamps. '

  it('contain every sentence once, in order', () => {
    const html = `<p>${sentence.repeat(1000)}</p><p>Last words.</p>`
    const parts = listParts(parseRelease(html))
    const text = parts.flatMap((part) => part.passages.map(({ block }) => block.text)).join(' ')
    expect(parts.length).toBeGreaterThan(5)
    expect(text).toBe(`${sentence.repeat(1000)}Last words.`)
  })

  it('are one for a release, and none for an empty document', () => {
    expect(
      listParts(parseRelease(`<p>${sentence.repeat(80)}</p><p>${sentence.repeat(60)}</p>`)),
    ).toHaveLength(1)
    expect(listParts(parseRelease('<p></p>'))).toHaveLength(0)
  })

  it('leave out text without a break', () => {
    expect(listParts(parseRelease(`<p>${'a'.repeat(50_000)}</p>`))).toHaveLength(0)
  })
})

describe('the style of a document', () => {
  it('is that of its client where it has one, else what its dates show', () => {
    const american = parseRelease('<p>Doors open on Nov. 26, 2026.</p>')
    expect(listParts(american, '', 'british')[0]?.profile).toBe('british')
    expect(listParts(american)[0]?.profile).toBe('ap')
  })
})
