// What must be true on every screen: axe finds nothing, nothing is wider than the window, the page itself reports no error.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Errors the page itself reports, a blocked script of the security policy among them. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolations(page, openAxe(page).withTags(standards))
}

/** The colors alone: all that a theme changes. */
export function expectReadable(page: Page): Promise<void> {
  return expectNoViolations(page, openAxe(page).withRules(['color-contrast', 'link-in-text-block']))
}

/** In the page itself, not in a second one beside it that only frames of other sites need; and told of faults alone. */
function openAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

async function expectNoViolations(page: Page, builder: AxeBuilder): Promise<void> {
  // A theme that was just switched is measured once it is painted, and a color once it has stopped changing.
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  expect(found, page.url()).toEqual([])
}

export async function expectToFit(page: Page, widths: readonly number[] = [390, 768, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // What measures itself (the toolbar) settles a frame after the window has changed.
    await expect.soft
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${page.url()} at ${width} px`,
      })
      .toBeLessThanOrEqual(0)
  }
}
