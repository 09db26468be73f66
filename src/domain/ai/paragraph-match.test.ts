import { describe, expect, it } from 'vitest'
import { findParagraph, requiredMatches } from './paragraph-match.ts'

describe('findParagraph by text', () => {
  it('prefers an exact match to an earlier containing one', () => {
    expect(
      findParagraph(['We opened a plant. It is large.', 'We opened a plant.'], 'We opened a plant.'),
    ).toBe(1)
  })

  it('takes the first paragraph that contains the original', () => {
    expect(
      findParagraph(['None.', 'So: we opened a plant. Yes.', 'we opened a plant. No.'], 'we opened a plant.'),
    ).toBe(1)
  })

  it('prefers a containing match to a fuzzy one', () => {
    const original = 'Solar plant opens Monday'
    expect(
      findParagraph(['Monday solar plant opens', 'News: Solar plant opens Monday in Ohio'], original),
    ).toBe(1)
  })

  it('reads line breaks and hard spaces as spaces', () => {
    expect(findParagraph(['a', 'We\u00a0opened\n  a plant.'], ' We opened a plant. ')).toBe(1)
  })

  it('finds nothing for a blank original or an empty document', () => {
    expect(findParagraph(['a', ''], '  ')).toBeUndefined()
    expect(findParagraph([], 'We opened a plant.')).toBeUndefined()
  })

  it('does not take a paragraph that is only a part of the original', () => {
    expect(findParagraph(['###', 'Acme'], 'Acme ### end')).toBeUndefined()
  })
})

describe('requiredMatches', () => {
  it('is 70 percent rounded up, at least 2', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 10, 20, 90, 110].map(requiredMatches)).toEqual([
      2, 2, 2, 3, 3, 4, 5, 5, 7, 14, 63, 77,
    ])
  })
})

describe('findParagraph by words', () => {
  const ten = 'alpha bravo charlie delta echo1 foxtrot golf hotel india juliet'

  it('needs seven of ten significant words', () => {
    expect(findParagraph(['golf foxtrot echo1 delta charlie bravo alpha'], ten)).toBe(0)
    expect(findParagraph(['foxtrot echo1 delta charlie bravo alpha'], ten)).toBeUndefined()
  })

  it('needs two words even of a short original', () => {
    expect(findParagraph(['bakery'], 'The bakery')).toBe(undefined)
    expect(findParagraph(['bakery, the'], 'The bakery.')).toBeUndefined()
    expect(findParagraph(['Bakery in Denver'], 'Denver: the bakery')).toBe(0)
  })

  it('ignores words under four characters', () => {
    expect(findParagraph(['two one'], 'one two')).toBeUndefined()
    expect(findParagraph(['four five'], 'five four')).toBe(0)
  })

  it('ignores stop words', () => {
    expect(findParagraph(['which would about'], 'about which would')).toBeUndefined()
    expect(findParagraph(['which bakery would open'], 'open bakery')).toBe(0)
  })

  it('counts each word once, whole and whatever its case', () => {
    expect(findParagraph(['bakery'], 'Bakery bakery BAKERY')).toBeUndefined()
    expect(findParagraph(['bakeries opening'], 'opens bakery')).toBeUndefined()
    expect(findParagraph(['DENVER’S bakery'], "bakery denver's")).toBe(0)
  })

  it('takes the paragraph with the most words, and the first on a tie', () => {
    const original = 'Denver bakery opens second kitchen'
    expect(
      findParagraph(['bakery opens kitchen denver', 'kitchen bakery opens denver second'], original),
    ).toBe(1)
    expect(findParagraph(['x', 'bakery opens kitchen denver', 'opens second kitchen denver'], original)).toBe(
      1,
    )
  })
})
