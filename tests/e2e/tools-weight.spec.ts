// What a first visit to a tool costs, and that all of it comes from this site.
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const tools = [
  'press-release-builder',
  'pitch-personalizer',
  'crisis-response',
  'headline-analyzer',
  'launch-timeline',
  'quote',
]

test('tool pages load at most 130 kB of script, without the client, and nothing from elsewhere', async ({
  page,
  baseURL,
}) => {
  for (const tool of tools) {
    const scripts: Promise<Buffer>[] = []
    const asked: string[] = []
    page.removeAllListeners('response')
    page.on('response', (response) => {
      asked.push(response.url())
      if (response.url().endsWith('.js')) scripts.push(response.body())
    })
    await page.goto(`/tools/${tool}`, { waitUntil: 'networkidle' })
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    const bodies = await Promise.all(scripts)
    const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect(size, tool).toBeGreaterThan(0)
    expect(size, tool).toBeLessThanOrEqual(130_000)
    expect(bodies.some((body) => body.includes('GoTrueClient'))).toBe(false)
    expect(asked.filter((url) => !url.startsWith(baseURL ?? '') || url.endsWith('/app-config.json'))).toEqual(
      [],
    )
  }
})
