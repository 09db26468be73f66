import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder, prepareDataFolder } from './data-folder.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'presswright-test-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

describe('the data folder', () => {
  it('is made for its owner alone', async () => {
    const folder = join(parent, 'new', 'data')
    await prepareDataFolder(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('that cannot be made says what to set', async () => {
    writeFileSync(join(parent, 'file'), '')
    await expect(prepareDataFolder(join(parent, 'file', 'data'))).rejects.toThrow(
      /can’t be created.*Set DATA_DIR/,
    )
  })

  it('is locked by one process at a time and free again after release', () => {
    const held = lockDataFolder(parent)
    expect(() => lockDataFolder(parent)).toThrow(/is in use by another Presswright/)
    held.release()
    lockDataFolder(parent).release()
  })
})
