import { describe, expect, it } from 'vitest'
import { roomPerCaller } from './caller-queue.ts'

describe('the room of one caller', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [8, 2],
    [10, 2],
    [20, 5],
    [100, 25],
  ])('of %d connections is %d', (room, share) => {
    expect(roomPerCaller(room)).toBe(share)
  })
})
