import { describe, expect, it } from 'vitest'
import { stopWords } from './stop-words.ts'

describe('stop words', () => {
  it('are this list', () => {
    expect(stopWords.join(' ')).toBe(
      'about above after again also been before being below between both could does doing down during each from have ' +
        'having here into itself just more most once only other over same should some such than that their them then ' +
        'there these they this those through under until very were what when where which while will with would your',
    )
  })

  it('are lower case, distinct and long enough to matter', () => {
    expect(stopWords.every((word) => /^[a-z]{4,}$/.test(word))).toBe(true)
    expect(new Set(stopWords).size).toBe(stopWords.length)
  })
})
