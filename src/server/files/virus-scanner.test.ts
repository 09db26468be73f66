import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createScanner } from './virus-scanner.ts'

const folder = mkdtempSync(join(tmpdir(), 'presswright-scanner-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = (text: string) => {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  return ['/bin/sh', path]
}
const owner = (signal = new AbortController().signal) => ({ account: 'a', signal })
const quick = { scanMs: 100, graceMs: 100 }
const stubborn = (marker: string) =>
  script(`trap '' TERM\necho $$ > ${marker}\nwhile true; do sleep 0.05; done`)

function isRunning(marker: string): boolean {
  try {
    return process.kill(Number(readFileSync(marker, 'utf8')), 0)
  } catch {
    return false
  }
}

it('takes 0 for clean, 1 for infected and anything else for no answer', async () => {
  const answer = (code: number) => createScanner(script(`exit ${code}`))('x', owner())
  expect([await answer(0), await answer(1)]).toEqual(['clean', 'infected'])
  await expect(answer(2)).rejects.toThrow('ended with 2')
  await expect(createScanner(['/no/such/scanner'])('x', owner())).rejects.toThrow('ENOENT')
})

it('ends a scanner that takes too long and doesn’t listen', async () => {
  const marker = join(folder, 'stubborn')
  await expect(createScanner(stubborn(marker), quick)('x', owner())).rejects.toThrow('a signal')
  expect(isRunning(marker)).toBe(false)
})

it('ends a scanner whose client has left', async () => {
  const marker = join(folder, 'left')
  const client = new AbortController()
  const scan = createScanner(stubborn(marker), { graceMs: 100 })('x', owner(client.signal))
  setTimeout(() => client.abort(), 200)
  await expect(scan).rejects.toThrow('a signal')
  expect(isRunning(marker)).toBe(false)
})

it('runs only a few at a time, and lets the others wait', async () => {
  const log = join(folder, 'log')
  const scan = createScanner(script(`echo + >> ${log}\nsleep 0.1\necho - >> ${log}`), {
    scannersPerAccount: 2,
  })
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => scan('x', owner())))
  let running = 0
  for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
    running += line === '+' ? 1 : -1
    expect(running).toBeLessThanOrEqual(2)
  }
})
