import { describe, expect, it } from 'vitest'
import { findGateFailure, isBadNews } from './fact-gate.ts'

describe('what is not finished', () => {
  it.each([
    'The cause is not known.',
    'Cause – not known yet.',
    'Unknown persons had access to the booking system.',
    'There are 1,200 families waiting for a home.',
    'People still have to return the book.',
    'In the survey 58% of nurses had borrowed while waiting for a paycheck.',
    'The runners come from as far as Dayton.',
    'It opens pending approval by the state.',
  ])('is news where others wait or look for it: "%s"', (line) => {
    expect(findGateFailure(line)).toBeUndefined()
  })

  it.each([
    'The price is not known yet.',
    'Legal still needs to sign off.',
    'Customers still need to sign.',
    'The client is waiting for the permit.',
    'The cause was the pump, not confirmed.',
    'Possibly the governor cuts the ribbon.',
    'We were on the list in 2019, Ann can’t remember.',
    'Rain day: the clerk says the 16th, the fire chief says the 22nd.',
  ])('stays out where it is the writer’s own business: "%s"', (line) => {
    expect(findGateFailure(line)).toBe('unfinished')
  })
})

describe('bad news', () => {
  it.each([
    'Ochoa will represent builders and towns in disputes over public works.',
    'The firm advises counties on bankruptcies.',
    'The center teaches dispute resolution.',
    'The new partners are Ann Lee (water and utilities) and Kim Ray (construction disputes).',
  ])('is none where it is what somebody does for others: "%s"', (line) => {
    expect(isBadNews(line)).toBe(false)
  })

  it.each(['Our landlord disputes the lease.', 'The company settled a lawsuit with a supplier.'])(
    'stays out where it is the company’s own: "%s"',
    (line) => {
      expect(isBadNews(line)).toBe(true)
    },
  )
})
