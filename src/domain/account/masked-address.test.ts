import { describe, expect, it } from 'vitest'
import { maskAddress } from './masked-address.ts'

describe('maskAddress', () => {
  it.each([
    ['dora@example.com', 'd…@example.com'],
    ['d@example.com', 'd…@example.com'],
    ['first.last+tag@press.example.com', 'f…@press.example.com'],
    ['𝒹ora@example.com', '𝒹…@example.com'],
    ['+13035550134', '…34'],
    ['', '…'],
  ])('shows %s as %s', (address, shown) => {
    expect(maskAddress(address)).toBe(shown)
  })
})
