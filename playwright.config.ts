import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/find-chromium.mjs'
import { chromiumArguments } from './tests/support/chromium-arguments.ts'
import { copyDatabaseInto } from './tests/support/prepared-database.ts'
import { quickServer } from './tests/support/server-process.ts'

// Another port lets two working copies run their browser tests at once.
const port = Number(process.env.E2E_PORT ?? 3210)
const dataFolder = '.cache/e2e-data'
const executablePath = await findTestBrowser()
// Workers read this file too: only the run itself replaces the last run's data, before its server starts.
if (!process.env.TEST_WORKER_INDEX) {
  rmSync(dataFolder, { recursive: true, force: true })
  await copyDatabaseInto(dataFolder)
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // For slow machines: nothing here is a measure of speed.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Offline shells and motion cost every test; those that are about them ask for them.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
  },
  webServer: {
    command: 'exec node scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    timeout: 300_000,
    env: { ...quickServer, PORT: String(port), DATA_DIR: dataFolder },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
