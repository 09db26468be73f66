import type { Page } from '@playwright/test'

/** A line on which the page is there before its scripts: they come when the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {}
  const called = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/*.js', async (route) => {
    await called
    await route.continue()
  })
  return letCome
}
