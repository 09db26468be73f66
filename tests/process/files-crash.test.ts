// A process that is killed at any step of changing files leaves rows and bytes that agree, and nothing that the next sweep doesn't delete.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type S3Server, startS3, storeKinds } from '#tests/support/file-stores.ts'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'

let folder: string
let s3: S3Server | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-crash-'))
})
afterEach(async () => {
  await s3?.stop()
  s3 = undefined
  rmSync(folder, { recursive: true, force: true })
})

interface Run {
  signal: NodeJS.Signals | null
  output: string
}

function run(killAt: string): Promise<Run> {
  const child = spawn(process.execPath, ['tests/support/crash-files.ts', join(folder, 'data'), killAt], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', ...s3?.environment },
  })
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  return new Promise((resolve) => child.once('close', (_, signal) => resolve({ signal, output })))
}

it.each(storeKinds)('kill -9 before every step, with files in %s', async (kind) => {
  mkdirSync(join(folder, 'data'))
  await copyDatabaseInto(join(folder, 'data'))
  if (kind === 's3') s3 = await startS3(join(folder, 's3'))
  let killed = 0
  for (;;) {
    const { signal, output } = await run(String(killed + 1))
    // Each process first judges what the one before it left.
    expect(output).toMatch(/^agrees\n/)
    if (signal !== 'SIGKILL') {
      expect(output).toMatch(/finished after \d+ steps\n$/)
      break
    }
    killed += 1
  }
  expect(killed).toBeGreaterThan(6)
  expect((await run('never')).output).toMatch(/^agrees\nfinished/)
})
