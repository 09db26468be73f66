import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

type Options = NonNullable<TestProjectInlineConfiguration['test']>

/** One set of limits, far above what any test needs: nothing here is a measure of speed, and machines are slow or busy. */
function project(options: Options) {
  const { setupFiles = [], ...others } = options
  return {
    test: {
      testTimeout: 600_000,
      hookTimeout: 600_000,
      teardownTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
      setupFiles: ['tests/support/test-timeouts.ts', ...[setupFiles].flat()],
      ...others,
    },
  }
}

// One project per kind of test (CONTRIBUTING, Tests). `wire` runs twice in `npm test`: on PGlite and on PostgreSQL.
export default defineConfig({
  test: {
    // The default leaves a core free; nobody waits for one here.
    maxWorkers: '100%',
    // Web tests make one Supabase client per page they play; its warning about the second one would bury real ones.
    onConsoleLog: (words) => !words.includes('Multiple GoTrueClient instances'),
    projects: [
      project({
        name: 'domain',
        include: ['src/{domain,contract}/**/*.test.ts', 'tests/rules/**/*.test.ts'],
        isolate: false,
      }),
      project({ name: 'scripts', include: ['scripts/**/*.test.mjs'] }),
      project({ name: 'server', include: ['src/server/**/*.test.ts', 'tests/linear/*.test.ts'] }),
      project({ name: 'architecture', include: ['tests/architecture/**/*.test.ts'] }),
      project({
        name: 'web',
        include: ['src/web/**/*.test.{ts,tsx}'],
        environment: 'happy-dom',
        isolate: false,
        setupFiles: ['tests/support/fresh-page.ts'],
      }),
      project({ name: 'process', include: ['tests/process/**/*.test.ts'] }),
      project({
        name: 'wire',
        include: ['tests/wire/**/*.test.ts'],
        globalSetup: ['tests/support/global-setup.ts'],
        isolate: false,
      }),
    ],
  },
})
