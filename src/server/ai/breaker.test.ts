import { describe, expect, it } from 'vitest'
import { breakerLimits, createBreaker, type Outcome } from './breaker.ts'

function openBreaker() {
  let time = 1_000_000
  const breaker = createBreaker(breakerLimits, () => time)
  const wait = (ms: number) => {
    time += ms
  }
  const call = (outcome: Outcome, times = 1) => {
    for (let index = 0; index < times; index += 1) breaker.enter()(outcome)
  }
  return { breaker, wait, call }
}

describe('the circuit breaker', () => {
  it('lets calls through until five in a row have failed', () => {
    const { breaker, call } = openBreaker()
    call('bad', 4)
    expect(() => call('bad')).not.toThrow()
    expect(() => breaker.enter()).toThrow('several times in a row')
  })

  it('forgets failures after a success', () => {
    const { breaker, call } = openBreaker()
    call('bad', 4)
    call('good')
    call('bad', 4)
    expect(() => breaker.enter()).not.toThrow()
  })

  it('does not count a stopped call as a success', () => {
    const { breaker, call } = openBreaker()
    call('bad', 4)
    call('unknown')
    call('bad')
    expect(() => breaker.enter()).toThrow()
  })

  it('lets one call try after half a minute, and the others wait for its result', () => {
    const { breaker, call, wait } = openBreaker()
    call('bad', 5)
    wait(29_999)
    expect(() => breaker.enter()).toThrow()
    wait(1)
    const report = breaker.enter()
    expect(() => breaker.enter()).toThrow()
    report('good')
    expect(() => breaker.enter()).not.toThrow()
  })

  it('closes again for half a minute when the try fails', () => {
    const { breaker, call, wait } = openBreaker()
    call('bad', 5)
    wait(30_000)
    call('bad')
    wait(29_999)
    expect(() => breaker.enter()).toThrow()
    wait(1)
    expect(() => breaker.enter()).not.toThrow()
  })

  it('lets another call try when the first was stopped by its user', () => {
    const { breaker, call, wait } = openBreaker()
    call('bad', 5)
    wait(30_000)
    call('unknown')
    expect(() => breaker.enter()).not.toThrow()
  })

  it('counts one report for each call', () => {
    const { breaker } = openBreaker()
    const report = breaker.enter()
    for (let index = 0; index < 5; index += 1) report('bad')
    expect(() => breaker.enter()).not.toThrow()
  })
})
