import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { saveChange } from './save-change.ts'

type Value = { off: string[]; people: string[] }

const key = ['settings']
const turnOff = (rule: string) => (kept: Value) => ({ ...kept, off: [...kept.off, rule] })

let client: QueryClient
let server: Value
let isDown: boolean
const stored = {
  key,
  load: async () => {
    if (isDown) throw new Error('The server is down.')
    return server
  },
  save: async (value: Value) => {
    server = value
  },
}

beforeEach(() => {
  client = new QueryClient()
  server = { off: [], people: [] }
  isDown = false
})

it('leaves what another tab has kept since this one read it', async () => {
  client.setQueryData<Value>(key, server)
  server = { off: [], people: ['Ruth Okafor'] }
  await saveChange(client, stored, turnOff('TON-01'))
  expect(server).toEqual({ off: ['TON-01'], people: ['Ruth Okafor'] })
  expect(client.getQueryData(key)).toEqual(server)
})

it('writes nothing where the kept value cannot be read, and says so', async () => {
  server = { off: [], people: ['Ruth Okafor'] }
  isDown = true
  await expect(saveChange(client, stored, turnOff('TON-01'))).rejects.toThrow('The server is down.')
  expect(server).toEqual({ off: [], people: ['Ruth Okafor'] })
  expect(client.getQueryData(key)).toBeUndefined()
  isDown = false
  await saveChange(client, stored, turnOff('TON-02'))
  expect(server).toEqual({ off: ['TON-02'], people: ['Ruth Okafor'] })
})

it('keeps changes that come close together, one after the other', async () => {
  await Promise.all([
    saveChange(client, stored, turnOff('TON-01')),
    saveChange(client, stored, turnOff('TON-02')),
  ])
  expect(server.off).toEqual(['TON-01', 'TON-02'])
  expect(client.getQueryData<Value>(key)?.off).toEqual(['TON-01', 'TON-02'])
})
