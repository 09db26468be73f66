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
    ['Quote 2: "We baked all night." Nomvula Dlamini, office manager, Bexley Family Dental', ''],
  ])('is found next to the quote or below it: %s %s', (line, next) => {
    expect(speakersOf(line, next)).toEqual(['Nomvula Dlamini'])
  })

  it('is the one whose name the notes shorten elsewhere', () => {
    expect(
      speakersOf(
        'Notes from a call with Nomvula D., she was at the loading dock',
        'Nomvula: We baked all night and sold it all.',
        'Contact Nomvula Dlamini, programme director, nomvula@larkmoor.example',
      ),
    ).toEqual(['Nomvula Dlamini'])
  })

  it('is introduced, and says nothing by that', () => {
    const { quotes } = readSheet(
      sortBrief(
        `${news}\nQuote from Nomvula Dlamini, programme director. We baked all night and sold it all.`,
      ),
    )
    expect(quotes.map(({ text }) => text).join(' ')).not.toContain('Nomvula')
  })

  it('is nobody where a form asks for the news', () => {
    const form = 'News in one sentence: We won the Golden Crust Award of the county bakers.'
    expect(
      speakersOf(form, 'Spokesperson: Nomvula Dlamini, programme director. "We baked all night."'),
    ).toEqual(['Nomvula Dlamini'])
  })

  it('begins behind “I’m”', () => {
    expect(
      speakersOf('and my quote, I’m Tash Gillespie, owner, I’d say: We baked all night and sold it all.'),
    ).toEqual(['Tash Gillespie'])
  })

  it('is named without what stands before the name', () => {
    const { people } = readSheet(
      sortBrief(
        `${news}\nVolunteer Ed Kowal (81, has driven since 2009): "I am not slowing down."\nBrewmaster Elena Ruiz: "Thirteen batches tasted like candy."\nThe one no vote was Trustee Bill Haas, who said "Nobody asked the parents."\nHunter Ann Moss, baker: "We baked all night."`,
      ),
    )
    expect(people.map(({ name, title }) => [name, title])).toEqual(
      expect.arrayContaining([
        ['Ed Kowal', 'volunteer'],
        ['Elena Ruiz', 'brewmaster'],
        ['Bill Haas', 'trustee'],
        ['Hunter Ann Moss', 'baker'],
      ]),
    )
  })

  it('is whoever spoke last where “she” also said something', () => {
    expect(
      speakersOf(
        'Quote - Port director Mike Aldana - "That mill closed in 1992."',
        'Quote - CEO Kirsten Voll - "Ferries are the last diesel bus on the Sound."',
        'She also said: "The dock sold us on it."',
      ),
    ).toEqual(['Mike Aldana', 'Kirsten Voll', 'Kirsten Voll'])
  })

  it('is whose mail was forwarded', () => {
    expect(
      speakersOf(
        'Hi Sam - this is what Dr. Okoye sent for the release.',
        '---------- Forwarded message ----------',
        'From: Adaeze Okoye',
        'Hi Beth, here you go. "We followed 1,400 children for five years." Let me know!',
      ),
    ).toEqual(['Adaeze Okoye'])
  })

  it('is not the person who wrote the notes', () => {
    expect(
      speakersOf(
        'Quote me as Peter Lund, director: I never sold a bad loaf in my life.',
        'And Nomvula Dlamini, the chair, she told me, and you can use it, I wanted a baker who gets burned.',
      ),
    ).toEqual(['Peter Lund', 'Nomvula Dlamini'])
  })
})

it.each([
  'Theme this year is "Our hand, our name, our town" - to show who bakes by hand',
  'The judges said it was the best loaf on the table, with "a crust like toasted nuts".',
  'President Ann Lee said students "asked for this branch before either of us did."',
])('a motto and a jury’s finding are nobody’s words: %s', (line) => {
  expect(speakersOf(line)).toEqual([])
})

it('the words behind a quotation take no time, however long one of them is', () => {
  expect(speakersOf(`He told us "We baked all night." Ann Lee, ${'a'.repeat(4000)}!`)).toHaveLength(1)
})

describe('the words of a quote without quotation marks', () => {
  const wordsOf = (line: string) => readSheet(sortBrief(`${news}\n${line}`)).quotes.map(({ text }) => text)

  it.each([
    ["Statement from Ann Lee, chair: We will publish what we find. -- she's ok'd it, tidy only"],
    ['Quote from Ann Lee: We will publish what we find. — she wants to see it before it goes'],
    ['Quote from Ann Lee: We will publish what we find. Please clean that up'],
  ])('end where the note speaks to the writer: %s', (line) => {
    expect(wordsOf(line)).toEqual(['We will publish what we find.'])
  })

  it('keep a dash and a wish of the speaker', () => {
    expect(wordsOf('Quote from Ann Lee: We bake at night – and we sell by noon.')).toEqual([
      'We bake at night – and we sell by noon.',
    ])
  })

  it('are never only a name', () => {
    expect(
      wordsOf('Quote 1 (who): Helen Carrow\nQuote 1 (text): We bake at night and we sell by noon.'),
    ).toEqual(['We bake at night and we sell by noon.'])
  })
})

describe('a quote that its speaker interrupts', () => {
  const quotesOf = (line: string) =>
    readSheet(sortBrief(`${news}\n${line}`)).quotes.map(({ text, speaker }) => [speaker, text])

  it.each([
    [
      '"We baked all night," Nomvula Dlamini, programme director, said. "We sold it all by noon."',
      'We baked all night. We sold it all by noon.',
    ],
    [
      '"We baked all night," said Nomvula Dlamini, programme director, "and sold it all. Nobody slept."',
      'We baked all night, and sold it all. Nobody slept.',
    ],
  ])('is one: %s', (line, words) => {
    expect(quotesOf(line)).toEqual([['Nomvula Dlamini', words]])
  })

  it('ends where somebody else speaks', () => {
    const line =
      '"We baked all night," said Nomvula Dlamini, programme director. "I slept well," said Peter Lund, chair.'
    expect(quotesOf(line)).toEqual([
      ['Nomvula Dlamini', 'We baked all night,'],
      ['Peter Lund', 'I slept well,'],
    ])
  })
})
