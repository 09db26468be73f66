import { describe, expect, it } from 'vitest'
import { tellInParts } from '#server/ai/builtin/story/tell-in-parts.ts'
import { splitSplices } from './spliced.ts'

const subjects = { company: 'Acme', doer: 'Acme', deal: '', thing: undefined }

describe('sentences with only a comma between them', () => {
  it('are told one by one', () => {
    expect(
      tellInParts(
        'Acme is bringing out a lamp, its called Wick, a table lamp, and it goes on sale May 4, it costs $40',
        subjects,
      ).sentences,
    ).toEqual([
      'Acme is bringing out a lamp.',
      'It is called Wick, a table lamp.',
      'It goes on sale May 4.',
      'It costs $40.',
    ])
  })

  it('tell which day "yesterday" was', () => {
    expect(
      tellInParts('The library lent its millionth book yesterday, that’s May 3, it was a cookbook', subjects)
        .sentences,
    ).toEqual(['The library lent its millionth book on May 3.', 'It was a cookbook.'])
    expect(
      tellInParts('On Tuesday, that’s April 21, the club gave out its last ticket.', subjects).sentences,
    ).toEqual(['On Tuesday, April 21, the club gave out its last ticket.'])
  })

  it.each([
    'When the river is high, it is closed to boats',
    'The bridge opened in 1926, and it carries 900 cars a day',
    'If the council agrees, they will open in May',
    'The mill, which was empty for years, is open again',
    'Ann Roe said, it is time to go',
  ])('stay one where the comma is right: %s', (text) => {
    expect(splitSplices(text)).toEqual([text])
  })
})
