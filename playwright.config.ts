import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'

// Another port lets two working copies run their browser tests at once.
const port = Number(process.env.E2E_PORT ?? 3210)
const dataFolder = '.cache/e2e-data'
const executablePath = await findChromium()
// Workers read this file too: only the run itself clears the last run's data, before its server starts.
if (!process.env.TEST_WORKER_INDEX) rmSync(dataFolder, { recursive: true, force: true })

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // For slow machines: nothing here is a measure of speed.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'exec node scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      AUTH_RATE_LIMITS: 'false',
      AUTH_SEND_SECONDS: '0',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
