import { describe, expect, it } from 'vitest'
import { headlineRecommendations, recommend } from './advice.ts'

const perfect = {
  charCount: 55,
  foundPowerWords: ['first'],
  foundEmotionalWords: ['safer'],
  foundUrgencyWords: ['today'],
  hasNumbers: true,
  hasColon: true,
}

describe('recommend', () => {
  it('has nothing to say about a headline with everything', () => {
    expect(recommend(perfect)).toEqual([])
  })

  it('asks for 40 to 70 characters', () => {
    const text = 'Keep the headline between 40 and 70 characters. Search results and inboxes show about 60.'
    expect(recommend({ ...perfect, charCount: 39 })).toEqual([text])
    expect(recommend({ ...perfect, charCount: 40 })).toEqual([])
    expect(recommend({ ...perfect, charCount: 70 })).toEqual([])
    expect(recommend({ ...perfect, charCount: 71 })).toEqual([text])
  })

  it.each([
    [
      { foundPowerWords: [] },
      'Say what’s new with a word such as “launches,” “unveils” or “first,” if it’s true.',
    ],
    [{ hasNumbers: false }, 'Add a number: a price, date, percentage or count makes the news concrete.'],
    [
      { foundEmotionalWords: [] },
      'Say what the news means for people with a word such as “safer,” “relief” or “free.”',
    ],
    [
      { hasColon: false },
      'Consider a colon that sets the topic before the news, as in “Food safety: Acme opens a second lab.”',
    ],
    [
      { foundUrgencyWords: [] },
      'If timing is part of the news, say so with a word such as “today” or “now.”',
    ],
  ])('names what is missing: %j', (missing, text) => {
    expect(recommend({ ...perfect, ...missing })).toEqual([text])
  })

  it('gives all six in a fixed order', () => {
    const none = {
      foundPowerWords: [],
      foundEmotionalWords: [],
      foundUrgencyWords: [],
      hasNumbers: false,
      hasColon: false,
    }
    expect(recommend({ ...none, charCount: 3 })).toEqual(Object.values(headlineRecommendations))
  })
})
