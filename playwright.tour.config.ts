// Takes the pictures of the picture tour (docs/tour/) from the running product: `npm run tour`. Not part of `npm test`.
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

export default defineConfig({
  ...base,
  testDir: 'tests/tour',
  outputDir: '.cache/tour-results',
  workers: 1,
  use: { ...base.use, viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
})
