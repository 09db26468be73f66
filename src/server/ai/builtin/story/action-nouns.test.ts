import { describe, expect, it } from 'vitest'
import { tellAction } from './action-nouns.ts'

describe('the name of an action', () => {
  it.each([
    ['release of Perch 4, with a camera', 'will release Perch 4, with a camera'],
    ['grand opening of new east wing', 'will open a new east wing'],
    ['our acquisition of Birch Forge', 'has acquired Birch Forge'],
    ['Appointment of Ann Roe as chief nurse', 'has appointed Ann Roe as chief nurse'],
    ['recall of 40 cases', 'is recalling 40 cases'],
    ['closure of two depots', 'will close two depots'],
    ['merger with the Harbor Trust', 'will merge with the Harbor Trust'],
  ])('is what its doer does: %s', (given, told) => {
    expect(tellAction(given)).toBe(told)
  })

  it('is what an agreement is about, where that is all it says', () => {
    expect(tellAction('a three-year agreement to run a branch on campus')).toBe('will run a branch on campus')
    expect(tellAction('a program to help children read')).toBeUndefined()
    expect(tellAction('an agreement to this day')).toBeUndefined()
  })

  it('is nothing else', () => {
    expect(tellAction('our new ferry')).toBeUndefined()
    expect(tellAction('the price of bread')).toBeUndefined()
    expect(tellAction('launch of the thing you asked for')).toBeUndefined()
  })
})
