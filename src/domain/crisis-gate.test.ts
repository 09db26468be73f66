import { describe, expect, it } from 'vitest'
import { counselWords, findCounselReasons } from './crisis-gate.ts'
import { digestOf } from './text-digest.test-support.ts'

describe('findCounselReasons', () => {
  it('holds four of the five situations whatever the details say', () => {
    const plain = 'It happened this morning.'
    expect(findCounselReasons('data-breach', plain)).toEqual(['data breach'])
    expect(findCounselReasons('product-recall', plain)).toEqual(['product recall'])
    expect(findCounselReasons('executive-misconduct', plain)).toEqual(['executive misconduct'])
    expect(findCounselReasons('financial-irregularities', plain)).toEqual(['financial irregularities'])
    expect(findCounselReasons('service-outage', plain)).toEqual([])
  })

  it('holds an outage when its details name harm, law or people to protect', () => {
    expect(
      findCounselReasons('service-outage', 'Two patients were INJURED; the regulator asks. Injured: 2.'),
    ).toEqual(['patients', 'injured', 'regulator'])
    for (const word of counselWords)
      expect(findCounselReasons('service-outage', `This ${word} was.`)).toEqual([word])
  })

  // Words are reviewed one by one: the digest turns a silent edit of the list red.
  it('knows exactly the reviewed words', () => {
    expect(digestOf(counselWords)).toBe('650af739')
  })

  it('looks for whole words', () => {
    expect(findCounselReasons('service-outage', 'The finer deadline of the minority childhood')).toEqual([])
  })
})
