import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openZip } from './parts.ts'

const names = ['a.xml', 'b.xml', 'c.xml']
const text = new TextEncoder().encode('<a>one</a>'.repeat(50))
const make = () => Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, text])), { level: 0 }))
const directoryEntry = Buffer.from([0x50, 0x4b, 1, 2])

/** The same file with every directory entry pointing to the first one's bytes, and the other bytes removed. */
function shareBytes(): Buffer {
  const file = make()
  const kept = Buffer.concat([
    file.subarray(0, 30 + 'a.xml'.length + text.length),
    file.subarray(file.indexOf(directoryEntry)),
  ])
  const directory = kept.indexOf(directoryEntry)
  for (let place = directory; place !== -1; place = kept.indexOf(directoryEntry, place + 1))
    kept.writeUInt32LE(0, place + 42)
  kept.writeUInt32LE(directory, kept.length - 6)
  return kept
}

describe('the parts of a zip file', () => {
  it('are read if each has its own bytes', () => {
    const zip = openZip(make(), { bytes: 10_000 })
    expect(names.map((name) => zip.has(name))).toEqual([true, true, true])
  })

  it('are refused if they share bytes', () => {
    expect(() => openZip(shareBytes(), { bytes: 10_000 })).toThrow(
      expect.objectContaining({ code: 'damaged' }),
    )
  })
})
