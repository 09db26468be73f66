// Selected text is visibly selected, and readable, in both themes.
import { expect, type Locator, test } from '@playwright/test'
import { openAccount, sheet } from './desk-steps.ts'

/** How the selection looks: against what is behind it, and the words on it. */
function measure(element: Locator): Promise<{ behind: number; words: number }> {
  return element.evaluate((shown) => {
    const read = (color: string): number[] => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('There is no canvas.')
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const over = ([r = 0, g = 0, b = 0, alpha = 0]: number[], below: number[]) =>
      [r, g, b].map((value, index) => (value * alpha + (below[index] ?? 0) * (255 - alpha)) / 255)
    const lightness = (color: number[]) => {
      const [r = 0, g = 0, b = 0] = color.map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const contrast = (one: number[], other: number[]) => {
      const [low = 0, high = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b)
      return (high + 0.05) / (low + 0.05)
    }
    let holder: Element | null = shown
    while (holder && read(getComputedStyle(holder).backgroundColor)[3] === 0) holder = holder.parentElement
    const behind = read(getComputedStyle(holder ?? document.body).backgroundColor)
    const selected = over(read(getComputedStyle(shown, '::selection').backgroundColor), behind)
    return {
      behind: contrast(selected, behind),
      words: contrast(selected, read(getComputedStyle(shown).color)),
    }
  })
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`can be seen in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openAccount(page)
    await page.goto('/write')
    await sheet(page).fill('Tallow opens in Bend.')
    await page.keyboard.press('Control+a')
    for (const element of [sheet(page).locator('p').first(), page.locator('body')]) {
      const { behind, words } = await measure(element)
      expect(behind).toBeGreaterThan(1.3)
      expect(words).toBeGreaterThan(4.5)
    }
  })
