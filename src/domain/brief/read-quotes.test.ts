import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { sortBrief } from './sort-brief.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'
const speakersOf = (...lines: string[]) =>
  readSheet(sortBrief([news, ...lines].join('\n'))).quotes.map(({ speaker }) => speaker)

describe('the speaker of a quote', () => {
  it.each([
    ['Quote: "We baked all night."', 'Quote by: Nomvula Dlamini, programme director'],
    ['Quote: "We baked all night." Speaker: Nomvula Dlamini, programme director', ''],
    [
      'Nomvula for quoting: We baked all night and sold it all.',
      '(full name/title: Nomvula Dlamini, chief executive officer)',
    ],
    ['Nomvula Dlamini, programme director – “We baked all night.”', ''],
  ])('is found next to the quote or below it: %s %s', (line, next) => {
    expect(speakersOf(line, next)).toEqual(['Nomvula Dlamini'])
  })

  it('is not the person who wrote the notes', () => {
    expect(
      speakersOf(
        'Quote me as Peter Lund, director: I never sold a bad loaf in my life.',
        'And Nomvula Dlamini, the chair, she said and I wrote it down, I wanted a baker who gets burned.',
      ),
    ).toEqual(['Peter Lund', 'Nomvula Dlamini'])
  })
})
