import { expect, it } from 'vitest'
import { listFailedTests } from './list-failed-tests.mjs'

it('names the failed tests of a Vitest report and the files that could not be read', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
  const failed = {
    fullName: 'divides',
    status: 'failed',
    failureMessages: ['Error: \u001b[31mexpected\u001b[39m 2\n  at x'],
  }
  const report = {
    testResults: [
      { name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'broken.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
      { name: 'fine.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ],
  }
  expect(listFailedTests(report)).toEqual([
    'sum.test.ts › divides › Error: expected 2 at x',
    'broken.test.ts › SyntaxError',
  ])
})

it('names the failed tests of a Playwright report, in suites within suites, and those that passed at a second try', () => {
  const spec = (title, status, message) => ({
    file: 'desk.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ error: message ? { message } : undefined }] }],
  })
  const inner = { specs: [spec('opens', 'unexpected', 'Timed out'), spec('closes', 'expected')] }
  const report = { suites: [{ specs: [spec('saves', 'flaky', 'gone')], suites: [inner] }] }
  expect(listFailedTests(report)).toEqual([
    'desk.spec.ts:7 › saves › gone',
    'desk.spec.ts:7 › opens › Timed out',
  ])
})
