import { describe, expect, it } from 'vitest'
import { findPeople } from '#domain/brief/people.ts'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const news = 'Harbor Books of Dayton, Ohio, opens a third shop on May 4.'

function speakerOf(lines: string, words: string) {
  const { quotes, people } = readSheet(sortBrief(`${news}\n${lines}`))
  const speaker = quotes.find(({ text }) => text.includes(words))?.speaker
  const { title, organization } = people.find(({ name }) => name === speaker) ?? {}
  return [speaker, title, organization]
}

describe('a speaker', () => {
  it.each([
    [
      'is named behind an office and its house',
      'President of Tambo Lindo, Mr. Washington Perdomo, says: "We know how to get up early."',
      ['Mr. Washington Perdomo', 'president', 'Tambo Lindo'],
    ],
    [
      'is not the firm before the name',
      'From Copper Mesa, partner Beatriz Lund: "We know how to get up early."',
      ['Beatriz Lund', 'partner', 'Copper Mesa'],
    ],
    [
      'has initials for first names',
      'K. P. Rao, principal – "We know how to get up early."',
      ['K. P. Rao', 'principal', undefined],
    ],
    [
      'is a relative of whoever writes, by the name given once',
      'My mother, Beatriz Lund, the owner, has run it since 1998.\nMother says, "We know how to get up early."',
      ['Beatriz Lund', 'owner', undefined],
    ],
    [
      'is no verb',
      'Our director, doña Carme Outeiro Padín, declares: "We know how to get up early."',
      ['Carme Outeiro Padín', 'director', undefined],
    ],
    [
      'is nobody else where only a surname is given',
      'Dr. Thenmozhi, principal: "We know how to get up early."\nPress: Ann Lee, ann@harbor.example',
      [undefined, undefined, undefined],
    ],
    [
      'is nobody else where only a first name is given',
      'Ravi, head baker: "We know how to get up early."\nPress: Ann Lee, ann@harbor.example',
      [undefined, undefined, undefined],
    ],
    [
      'is one of two founders',
      'Founders Arvo Sarapuu and Milvi Sarapuu stay.\nArvo says: "We know how to get up early."',
      ['Arvo Sarapuu', 'founder', undefined],
    ],
    [
      'is whom the notes appoint',
      'We have a new chief executive\nWho: Morag Tait, now director of services at Clyde Trust\nQuote (new person): "We know how to get up early."',
      ['Morag Tait', 'chief executive', undefined],
    ],
    [
      'is who was called she',
      'She is Renata Iturra Molfino.\nshe say: "We know how to get up early."',
      ['Renata Iturra Molfino', undefined, undefined],
    ],
    [
      'is who the call was with',
      'Call w/ Keith Marfleet (ops director) 07.55, he’s on the roadside\n- quote he’s happy with: "We know how to get up early."',
      ['Keith Marfleet', 'ops director', undefined],
    ],
    [
      'is known by what they did',
      'Dr. Ann Strand, who led the survey, is saying: "We know how to get up early."',
      ['Ann Strand', 'who led the survey', undefined],
    ],
    [
      'has a post that is shortened',
      'Coop pres. Doña Flor Querevalú, on speaker: "We know how to get up early."',
      ['Flor Querevalú', 'coop president', undefined],
    ],
    [
      'is introduced in the sentence before on the same line',
      'Here’s a quote, from me, Rudy Tait, I’m president. "We know how to get up early." And Annie Drew, she’s our project manager, she said, uh, "We had six hours and used five."',
      ['Rudy Tait', 'president', undefined],
    ],
    [
      'is the last one introduced',
      'Here’s a quote, from me, Rudy Tait, I’m president. "We had six hours and used five." And Annie Drew, she’s our project manager, she said, uh, "We know how to get up early."',
      ['Annie Drew', 'project manager', undefined],
    ],
    [
      'answers to a number in a form',
      'Spokesperson 1: Hank Trask IV, president. "We know how to get up early."\nSpokesperson 2: Delphine Morrow, press operator. "We had six hours."',
      ['Hank Trask IV', 'president', undefined],
    ],
    [
      'is told from a firm that has the surname',
      'The shop joins with Whitlock, Amsel & Roe P.C. of Dayton. Everett Roe, president of Whitlock, agreed.\nMr. Roe: "We know how to get up early."',
      ['Everett Roe', 'president', 'Whitlock'],
    ],
    [
      'is who the call was with, however far up that is said',
      'Call w/ Bernadette Sands, 4/15\nme: Kit. it was loud\n- the shop has 40 seats\n- it costs $40,000\n- it opens at 9 a.m.\n- students paint it\n- quote, she said it twice so it’s right: "We know how to get up early."\n- asked for a second quote, Hank Cutler, owner, is away',
      ['Bernadette Sands', undefined, undefined],
    ],
    [
      'tells the post in brackets behind "me"',
      '[9:02 AM] Nikhil Desai: started in 2023 by me (CEO) and Hannah Oye (CTO)\n[9:03 AM] Tess Lee: and a quote?\n[9:04 AM] Nikhil Desai: my quote: "We know how to get up early."',
      ['Nikhil Desai', 'CEO', undefined],
    ],
  ])('%s', (_, lines, expected) => {
    expect(speakerOf(lines, 'get up early')).toEqual(expected)
  })

  it('says elsewhere who they are', () => {
    const memo = `${news} You can have a line from me, erm, quote, nobody needs another shop but somebody needs your book, unquote. Don’t call me a disruptor. I’m the founder, Callum Ostler, we’re six people.`
    expect(readSheet(sortBrief(memo)).quotes).toMatchObject([{ speaker: 'Callum Ostler' }])
  })
})

describe('a title', () => {
  it.each([
    ['Len Hollis (hes the founder, 71) waited.', 'founder'],
    ['Airport director Russ Amund says so.', 'airport director'],
    ['Supt. Dr. Leonard Maddox - so it is.', 'superintendent'],
    ['Ann Lee, exec director of the alliance, said so.', 'executive director of the alliance'],
    ['Rodolfo Luna, director general.', 'director general'],
    ['Jury head Prof. Malobika Sanyal wrote it.', 'jury head'],
    ['Ann Lee, she’s gonna be regional director up there.', 'regional director'],
    ['The chairman of the Management Board, Dr. Ann Lee, said so.', 'chairman of the Management Board'],
  ])('is read whole: "%s"', (text, title) => {
    expect(findPeople(text)[0]?.title).toBe(title)
  })

  it('ends before the day on which it is taken up', () => {
    expect(
      speakerOf(
        'Rukhsana Tamboli is our first full time CEO wef 1st December.\nTamboli madam’s words - "We know how to get up early."',
        'get up early',
      )[1],
    ).toBe('full time CEO')
  })
})

it('ends words without marks where the caller speaks to the writer', () => {
  const notes = `${news}\nThen, quote, Lorna Sorrel, she’s our lead chemist, she goes: Seed is sixty dollars an acre, so guessing is dear. Mine you can make up, no wait, don’t, just skip mine.`
  expect(readSheet(sortBrief(notes)).quotes).toMatchObject([
    { text: 'Seed is sixty dollars an acre, so guessing is dear.', speaker: 'Lorna Sorrel' },
  ])
})
