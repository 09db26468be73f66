// Component tests run under StrictMode, as the development server does: side effects in render and leaking effects show.
import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'

it('renders twice and repeats effects in component tests', () => {
  const log: string[] = []
  function Probe() {
    log.push('render')
    useEffect(() => {
      log.push('effect')
      return () => void log.push('cleanup')
    }, [])
    return null
  }
  render(<Probe />)
  expect(log).toEqual(['render', 'render', 'effect', 'cleanup', 'effect'])
})
