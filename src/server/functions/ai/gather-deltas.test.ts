import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { gatherDeltas } from './gather-deltas.ts'

async function listAll(deltas: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const delta of deltas) all.push(delta)
  return all
}

async function* quickly(...pieces: string[]): AsyncGenerator<string> {
  for (const piece of pieces) yield piece
}

describe('gathering deltas', () => {
  it('lets the first go alone and joins those that come together', async () => {
    expect(await listAll(gatherDeltas(quickly('a', 'b', 'c', 'd'), 50))).toEqual(['a', 'bcd'])
  })

  it('does not hold back what comes slowly', async () => {
    async function* slowly() {
      for (const piece of ['a', 'b', 'c']) {
        await sleep(40)
        yield piece
      }
    }
    expect(await listAll(gatherDeltas(slowly(), 5))).toEqual(['a', 'b', 'c'])
  })

  it('gives out what has come when nothing follows for a while', async () => {
    const goesOn = Promise.withResolvers<void>()
    async function* pausing() {
      yield 'a'
      yield 'b'
      yield 'c'
      await goesOn.promise
      yield 'd'
    }
    const deltas = gatherDeltas(pausing(), 10)
    await deltas.next()
    expect((await deltas.next()).value).toBe('bc')
    goesOn.resolve()
    expect((await deltas.next()).value).toBe('d')
  })

  it('gives out what came before a failure, then fails', async () => {
    async function* failing() {
      yield 'a'
      yield 'b'
      throw new Error('broken')
    }
    const deltas = gatherDeltas(failing(), 10)
    expect([(await deltas.next()).value, (await deltas.next()).value]).toEqual(['a', 'b'])
    await expect(deltas.next()).rejects.toThrow('broken')
  })

  it('is empty for nothing', async () => {
    expect(await listAll(gatherDeltas(quickly(), 10))).toEqual([])
  })

  it('ends its writer when the reader stops', async () => {
    let hasEnded = false
    async function* endless() {
      try {
        for (;;) {
          await sleep(1)
          yield 'x'
        }
      } finally {
        hasEnded = true
      }
    }
    const deltas = gatherDeltas(endless(), 5)
    await deltas.next()
    await deltas.next()
    await deltas.return(undefined)
    expect(hasEnded).toBe(true)
  })
})
