import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTabChannel, type TabChannel } from './tab-channel.ts'

const open: TabChannel[] = []
afterEach(() => {
  for (const channel of open.splice(0)) channel.close()
})

function openTab(tab: string, documentId = 'doc', userId = 'ana') {
  const ends = new Map<string, () => void>()
  const seen = {
    others: [] as number[],
    saved: [] as string[],
    end: (other: string) => ends.get(other)?.(),
    channel: undefined as unknown as TabChannel,
  }
  seen.channel = openTabChannel({
    userId,
    documentId,
    tab,
    onTabClosed: (other, run) => ends.set(other, run),
    onOthers: (count) => seen.others.push(count),
    onSaved: (updatedAt) => seen.saved.push(updatedAt),
  })
  open.push(seen.channel)
  return seen
}

describe('tabs with the same document', () => {
  it('learn of each other at once, and of a tab that goes', async () => {
    const one = openTab('one')
    const two = openTab('two')
    await vi.waitFor(() => expect([one.others, two.others]).toEqual([[1], [1]]))
    two.channel.close()
    await vi.waitFor(() => expect(one.others).toEqual([1, 0]))
  })

  it('learn of a tab that ends without a word', async () => {
    const one = openTab('one')
    openTab('two')
    await vi.waitFor(() => expect(one.others).toEqual([1]))
    one.end('two')
    one.end('two')
    expect(one.others).toEqual([1, 0])
  })

  it('receive saves of the others, not their own', async () => {
    const one = openTab('one')
    const two = openTab('two')
    one.channel.announceSaved('t1')
    await vi.waitFor(() => expect(two.saved).toEqual(['t1']))
    expect(one.saved).toEqual([])
  })

  it('of another document or user receive nothing', async () => {
    const one = openTab('one')
    openTab('two', 'other')
    openTab('three', 'doc', 'ben')
    const four = openTab('four')
    await vi.waitFor(() => expect(four.others).toEqual([1]))
    expect(one.others).toEqual([1])
  })
})
