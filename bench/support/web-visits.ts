// Visits by Lighthouse in a Chromium of its own; each starts with an empty cache.
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findTestBrowser } from '../../scripts/find-chromium.mjs'

export interface Visit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintMs: number
  layoutShift: number
  /** As transferred, compressed. */
  scriptBytes: number
  /** Other origins that were requested. */
  elsewhere: string[]
  /** What cost points, besides speed. */
  faults: string[]
}

const port = 9333
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export async function openLighthouse() {
  const executablePath = await findTestBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  return { visit, store, close: () => browser.close() }
}

/** Puts an entry into the storage that the visits find. */
async function store(site: string, { key, value }: { key: string; value: string }): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no window.')
  await page.goto(`${site}/privacy`)
  await page.evaluate(([name, entry]) => localStorage.setItem(name, entry), [key, value] as const)
  await page.close()
}

async function visit(url: string): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse had nothing to say about ${url}.`)
  const { audits, categories: scored } = result.lhr
  const score = (name: (typeof categories)[number]) => Math.round((scored[name]?.score ?? 0) * 100)
  const requests = readRequests(audits['network-requests']?.details)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    elsewhere: [...new Set(requests.map((request) => new URL(request.url).origin))].filter(
      (origin) => origin !== new URL(url).origin && origin !== 'null',
    ),
    faults: categories
      .slice(1)
      .flatMap((name) =>
        (scored[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
      ),
  }
}

interface Request {
  url: string
  resourceType: string
  transferSize: number
}

function readRequests(details: unknown): Request[] {
  return (details as { items?: Request[] } | undefined)?.items ?? []
}
