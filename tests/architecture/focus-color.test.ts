// Whoever sees a ring must know whether it says "you are here" or "this is wrong": the two colors are far apart, in both themes.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync('src/web/styles/tokens.css', 'utf8')
const colors = (name: string) =>
  [...tokens.matchAll(new RegExp(`--${name}: #([0-9a-f]{6})`, 'g'))].map(([, hex]) => hex ?? '')

function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const turn = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue)
  return (turn * 180) / Math.PI
}

describe('the color of the focus', () => {
  it.each(['bad', 'accent'])('is far from %s', (name) => {
    const focus = colors('focus')
    expect(focus).toHaveLength(colors('bad').length)
    for (const [index, hex] of focus.entries()) {
      const apart = Math.abs(hue(hex) - hue(colors(name)[index] ?? '')) % 360
      expect(Math.min(apart, 360 - apart)).toBeGreaterThan(90)
    }
  })
})
