import { stripVTControlCharacters } from 'node:util'

const longestReason = 300

/** The failed tests in a JSON report of Vitest or Playwright, each with the beginning of its reason. */
export function listFailedTests(report) {
  return 'testResults' in report
    ? report.testResults.flatMap(failedInFile)
    : report.suites.flatMap(failedInSuite)
}

function failedInFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [describe(name, '', message)] : []
  return failed.map((test) => describe(name, test.fullName, test.failureMessages[0]))
}

function failedInSuite({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      // A test that passes only at its second try is listed too.
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) =>
        describe(`${file}:${line}`, title, test.results.find((result) => result.error)?.error.message),
      ),
  )
  return [...failed, ...suites.flatMap(failedInSuite)]
}

function describe(file, title, reason = '') {
  const words = stripVTControlCharacters(reason).replace(/\s+/g, ' ').slice(0, longestReason)
  return [file, title, words].filter(Boolean).join(' › ')
}
