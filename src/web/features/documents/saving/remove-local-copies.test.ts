import { expect, it } from 'vitest'
import { createLocalCopies, type LocalCopy } from './local-copies.ts'
import { removeLocalCopies } from './remove-local-copies.ts'

const copy: LocalCopy = {
  html: '<p>News</p>',
  title: 'Launch',
  isRenamed: false,
  basedOn: null,
  draftKey: 'key',
  changedAt: '2026-11-17T13:00:00Z',
  sent: [],
}

it('removes every text of the user from this browser, and no one else’s', async () => {
  const copies = createLocalCopies(async () => new Set())
  await copies.write({ userId: 'ana', document: 'doc', tab: 'one' }, copy)
  await copies.write({ userId: 'ana', document: 'new:1', tab: 'two' }, copy)
  copies.writeSync({ userId: 'ana', document: 'doc', tab: 'three' }, copy)
  await copies.write({ userId: 'ben', document: 'doc', tab: 'one' }, copy)
  expect(await copies.find('ana', '')).toHaveLength(3)
  await removeLocalCopies('ana')
  expect(await copies.find('ana', '')).toEqual([])
  expect(await copies.find('ben', '')).toHaveLength(1)
})

it('lets no other tab bring a text back that it is typing just then', async () => {
  const place = { userId: 'cleo', document: 'doc', tab: 'other' }
  const otherTab = createLocalCopies(async () => new Set())
  expect(await otherTab.write(place, copy)).toBe(true)
  const [wasKept] = await Promise.all([otherTab.write(place, copy), removeLocalCopies('cleo')])
  expect(wasKept).toBeTypeOf('boolean')
  expect(await otherTab.write(place, copy)).toBe(false)
  otherTab.writeSync(place, copy)
  expect(await otherTab.find('cleo', '')).toEqual([])
})
