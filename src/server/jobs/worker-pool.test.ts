import { describe, expect, it } from 'vitest'
import { threadStarted } from './take-jobs.ts'
import { createWorkerPool, JobError, type JobFailure, type PoolLimits } from './worker-pool.ts'

/** A thread that does what it is told. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    parentPort.postMessage('${threadStarted}')
    parentPort.on('message', ({ does, ms }) => {
      if (does === 'hang') while (true) {}
      if (does === 'eat') { const all = []; while (true) all.push(new Array(1e5).fill(Math.random())) }
      if (does === 'throw') setTimeout(() => { throw new Error('broken') })
      if (does === 'exit') process.exit(3)
      if (does === 'wait') setTimeout(() => parentPort.postMessage(threadId), ms)
      if (does === 'answer') parentPort.postMessage(threadId)
    })
  `)}`,
)
const pool = (limits: Partial<PoolLimits> = {}) =>
  createWorkerPool(script, { workers: 1, queue: 5, seconds: 5, memoryMb: 32, ...limits })
const own = { account: 'a' }
const failure = (of: JobFailure) => expect.objectContaining({ name: 'JobError', failure: of })

describe('a thread', () => {
  it('is used again', async () => {
    const { run } = pool()
    expect(await run({ does: 'answer' }, own)).toBe(await run({ does: 'answer' }, own))
  })

  it.each([
    ['hang', 'time'],
    ['eat', 'memory'],
    ['throw', 'crash'],
    ['exit', 'crash'],
  ] as const)('that has to %s dies alone, and the next job gets another', async (does, why) => {
    const { run } = pool({ seconds: does === 'hang' ? 3 : 20 })
    const first = await run({ does: 'answer' }, own)
    const [bad, waiting] = await Promise.allSettled([run({ does }, own), run({ does: 'answer' }, own)])
    expect(bad).toEqual({ status: 'rejected', reason: failure(why) })
    expect(waiting).toEqual({ status: 'fulfilled', value: expect.any(Number) })
    expect(waiting).not.toEqual({ status: 'fulfilled', value: first })
    expect(await run({ does: 'answer' }, own)).toEqual(expect.any(Number))
  })

  it('may take longer to start than a job may take', async () => {
    const slow = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads'
        parentPort.on('message', () => parentPort.postMessage('done'))
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)
        parentPort.postMessage('${threadStarted}')
      `)}`,
    )
    const { run } = createWorkerPool(slow, { workers: 1, queue: 5, seconds: 1, memoryMb: 32 })
    expect(await run({}, own)).toBe('done')
  })

  it('leaves the event loop free while it works', async () => {
    const { run } = pool({ seconds: 1 })
    let ticks = 0
    const clock = setInterval(() => {
      ticks += 1
    }, 10)
    await run({ does: 'hang' }, own).catch(() => {})
    clearInterval(clock)
    // None if it were blocked; how many more depends on how busy the machine is.
    expect(ticks).toBeGreaterThan(3)
  })
})

describe('the queue', () => {
  it('works in turn and refuses what is too much', async () => {
    const { run } = pool({ queue: 2 })
    const order: string[] = []
    const job = (name: string) =>
      run({ does: 'wait', ms: 20 }, { account: name }).then(() => order.push(name))
    const jobs = [job('a'), job('b'), job('c')]
    await expect(run({ does: 'answer' }, own)).rejects.toEqual(failure('busy'))
    await Promise.all(jobs)
    expect(order).toEqual(['a', 'b', 'c'])
  })

  it('lets everybody go before accounts whose jobs are slow', async () => {
    const { run } = pool()
    await run({ does: 'answer' }, { account: 'new' })
    const order: string[] = []
    const job = (account: string, ms: number) =>
      run({ does: 'wait', ms }, { account }).then(() => order.push(account))
    await Promise.all([job('slow', 1100), job('slower', 1200)])
    order.length = 0
    await Promise.all([job('first', 20), job('slow', 1), job('slower', 1), job('second', 1)])
    expect(order.slice(0, 2)).toEqual(['first', 'second'])
  })

  it('keeps the extra thread free of accounts whose jobs are slow, however many they are', async () => {
    const { run } = pool({ seconds: 60, slowMs: 50 })
    const slow = ['slow', 'slower']
    await Promise.all(slow.map((account) => run({ does: 'wait', ms: 1100 }, { account })))
    const gone = new AbortController()
    const hanging = run({ does: 'hang' }, { account: 'slow', signal: gone.signal })
    const order: string[] = []
    const answer = (account: string) =>
      run({ does: 'answer' }, { account }).then(() => {
        order.push(account)
      })
    const behind = answer('slower')
    await answer('b')
    await answer('c')
    expect(order).toEqual(['b', 'c'])
    gone.abort()
    await expect(hanging).rejects.toEqual(failure('stopped'))
    await behind
  })

  it('drops jobs that no one waits for', async () => {
    const { run } = pool({ queue: 1 })
    const gone = new AbortController()
    const first = run({ does: 'wait', ms: 50 }, own)
    const second = run({ does: 'answer' }, { ...own, signal: gone.signal })
    gone.abort()
    await expect(second).rejects.toBeInstanceOf(JobError)
    await expect(second).rejects.toEqual(failure('stopped'))
    await expect(run({ does: 'answer' }, own)).resolves.toBe(await first)
  })

  it('ends work that no one waits for, and starts the next job', async () => {
    const { run } = pool({ seconds: 60 })
    const gone = new AbortController()
    const hanging = run({ does: 'hang' }, { ...own, signal: gone.signal })
    const next = run({ does: 'answer' }, { account: 'b' })
    gone.abort()
    await expect(hanging).rejects.toEqual(failure('stopped'))
    await expect(next).resolves.toEqual(expect.any(Number))
  })

  it('goes round a slow job, once', async () => {
    const { run } = pool({ seconds: 60, slowMs: 50 })
    const gone = new AbortController()
    const hanging = run({ does: 'hang' }, { ...own, signal: gone.signal })
    const others = ['b', 'c'].map((account) => run({ does: 'answer' }, { account }))
    await expect(Promise.all(others)).resolves.toEqual([expect.any(Number), expect.any(Number)])
    gone.abort()
    await expect(hanging).rejects.toEqual(failure('stopped'))
    await expect(run({ does: 'answer' }, own)).resolves.toEqual(expect.any(Number))
  })

  it('gives an account one thread, however many are free', async () => {
    const { run } = pool({ workers: 2, seconds: 60 })
    const gone = new AbortController()
    const hanging = run({ does: 'hang' }, { ...own, signal: gone.signal })
    const behind = run({ does: 'answer' }, own)
    await expect(run({ does: 'answer' }, { account: 'b' })).resolves.toEqual(expect.any(Number))
    gone.abort()
    await expect(hanging).rejects.toEqual(failure('stopped'))
    await expect(behind).resolves.toEqual(expect.any(Number))
  })
})
