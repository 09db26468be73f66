// How the build cuts the product's script: no piece too large, the desk's pieces asked for together and kept for times without a network.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openAccount, sheet } from './desk-steps.ts'

const assets = 'build/client/assets'

test('no script is larger than 500 kB', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter((name) => statSync(`${assets}/${name}`).size > 500_000)).toEqual([])
})

test('the desk loads its libraries in parallel, and the service worker caches all of it', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.push(pathname)
  })
  await openAccount(page)
  await page.goto('/write')
  await expect(sheet(page)).toBeVisible()
  const preloaded = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(preloaded.filter((href) => /\/(writing-desk|prosemirror)-/.test(href))).toHaveLength(2)
  // What the worker lists, and what it finds named in the shell.
  const shell = await (await page.request.get('/write')).text()
  const kept = readFileSync('build/client/service-worker.js', 'utf8') + shell
  expect(scripts.filter((path) => !kept.includes(`"${path}"`))).toEqual([])
})
