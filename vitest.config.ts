import { defineConfig } from 'vitest/config'

// One project per kind of test (CONTRIBUTING, Tests). `wire` runs twice in `npm test`: on PGlite and on PostgreSQL.
export default defineConfig({
  test: {
    // The default leaves a core free; nobody waits for one here.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'domain', include: ['src/{domain,contract}/**/*.test.ts'], isolate: false } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      { test: { name: 'server', include: ['src/server/**/*.test.ts'], testTimeout: 20_000 } },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['tests/support/fresh-page.ts'],
          // Nothing here is a measure of speed: a busy machine may take its time.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          // A start takes a second, or ten where the machine is busy.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'wire',
          include: ['tests/wire/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
