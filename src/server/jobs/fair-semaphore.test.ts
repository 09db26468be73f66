import { describe, expect, it } from 'vitest'
import { createTurns } from './fair-semaphore.ts'

const never = new AbortController().signal

/** Asks for turns in the given order and answers in which order they were given. */
async function runAll(atOnce: number, asked: string[]): Promise<string[]> {
  const turns = createTurns(atOnce, 100, 10_000)
  const given: string[] = []
  await Promise.all(
    asked.map(async (name) => {
      const giveBack = await turns.take(name.charAt(0), never)
      given.push(name)
      await Promise.resolve()
      giveBack()
    }),
  )
  return given
}

describe('taking turns', () => {
  it('lets as many run at once as allowed', async () => {
    const turns = createTurns(2, 10, 10_000)
    const first = await turns.take('a', never)
    await turns.take('b', never)
    let hasThird = false
    const third = turns.take('c', never).then(() => {
      hasThird = true
    })
    await Promise.resolve()
    expect(hasThird).toBe(false)
    first()
    await third
    expect(hasThird).toBe(true)
  })

  it('gives each person one turn in a round, however many calls they wait with', async () => {
    expect(await runAll(1, ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])).toEqual([
      'a1',
      'a2',
      'b1',
      'c1',
      'a3',
      'b2',
      'a4',
    ])
  })

  it('takes back a turn once, however often it is given back', async () => {
    const turns = createTurns(1, 10, 10_000)
    const giveBack = await turns.take('a', never)
    giveBack()
    giveBack()
    await turns.take('b', never)
    let hasThird = false
    void turns.take('c', never).then(() => {
      hasThird = true
    })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(hasThird).toBe(false)
  })

  it('refuses those beyond the longest queue', async () => {
    const turns = createTurns(1, 1, 10_000)
    await turns.take('a', never)
    void turns.take('b', never)
    await expect(turns.take('c', never)).rejects.toMatchObject({ failure: 'busy' })
  })

  it('forgets who went away, and their place goes to the next', async () => {
    const turns = createTurns(1, 1, 10_000)
    const giveBack = await turns.take('a', never)
    const gone = new AbortController()
    const waiting = turns.take('b', gone.signal)
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    const next = turns.take('c', never)
    giveBack()
    await expect(next).resolves.toBeTypeOf('function')
  })

  it('sends away who has waited too long', async () => {
    const turns = createTurns(1, 10, 5)
    await turns.take('a', never)
    await expect(turns.take('b', never)).rejects.toMatchObject({ failure: 'busy' })
  })

  it('does not let in who has gone away already', async () => {
    await expect(createTurns(1, 1, 10_000).take('a', AbortSignal.abort(new Error('gone')))).rejects.toThrow(
      'gone',
    )
  })
})
