// The two pages of the editor's measurements in one Chromium: the product with a signed-in writer, and the bare editor.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { findTestBrowser } from '../../scripts/find-chromium.mjs'

export interface EditorPage {
  page: Page
  cdp: CDPSession
}

const barePage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>
<style>body{margin:0}main{width:46rem;height:100vh;margin:auto;overflow:auto;font:400 18px/1.65 Georgia,serif}</style>
<body><script src="/bare/editor.js"></script></body></html>`

export async function openBrowser(): Promise<Browser> {
  const executablePath = await findTestBrowser()
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
}

/** A page of its own window, with its counters of main-thread time switched on. */
async function newPage(browser: Browser): Promise<EditorPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  return { page, cdp }
}

export async function openProduct(browser: Browser, site: string, session: string): Promise<EditorPage> {
  const opened = await newPage(browser)
  await opened.page.addInitScript((value) => localStorage.setItem('sb-localhost-auth-token', value), session)
  await opened.page.goto(`${site}/write`)
  return opened
}

/** On the product's own origin, so that both make the same request the same way. */
export async function openBare(browser: Browser, site: string): Promise<EditorPage> {
  const opened = await newPage(browser)
  const code = await bundle()
  await opened.page.route(`${site}/bare/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: barePage }),
  )
  await opened.page.goto(`${site}/bare/page`)
  return opened
}

async function bundle(): Promise<string> {
  const entry = new URL('./editor-bare.ts', import.meta.url).pathname
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bareEditor' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The bare editor was not built.')
  return output.output[0].code
}

/** Milliseconds the main thread has worked so far: script, style, layout and paint. */
export async function mainThreadMs({ cdp }: EditorPage): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
