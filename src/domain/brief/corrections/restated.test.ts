import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'

function sort(...lines: string[]) {
  const { units, contradictions } = sortBrief([news, ...lines].join('\n'))
  const printed = units.filter(({ kind }) => mayPrint(kind)).map(({ text }) => text)
  return { printed: printed.filter((text) => text !== news), matters: contradictions.map(({ of }) => of) }
}

describe('a figure that is told anew', () => {
  it.each([
    [
      'The fund closed at $8.4M.',
      'PS Dana just corrected me, the fund is $9.1M.',
      'The fund closed at $9.1M.',
    ],
    [
      'The clinic treats 1,250 patients.',
      'I have to correct myself, it is 1,520 patients at the clinic.',
      'The clinic treats 1,520 patients.',
    ],
    [
      'We had four hundred and ten runners.',
      'Oh, and I said four ten, that was in spring, it’s four hundred and sixty, Bo texted me.',
      'We had four hundred and sixty runners.',
    ],
    [
      'The mill grinds 7,300 sacks a year.',
      '[TK: it’s 7,850 sacks, I asked ops]',
      'The mill grinds 7,850 sacks a year.',
    ],
    [
      'The strike hit 44,000 riders.',
      'Omar called back: 47,000 riders, not 44',
      'The strike hit 47,000 riders.',
    ],
    [
      'The farm hired nine people, six of them vets.',
      'Sorry, not six vets, five.',
      'The farm hired nine people, five of them vets.',
    ],
    ['The farm has 31 cows.', 'oh and it’s 36 cows now not 31, Pia counted', 'The farm has 36 cows.'],
    [
      'Eight trucks run day and night.',
      'I told you eight trucks but it is ten trucks.',
      'Ten trucks run day and night.',
    ],
    [
      'The choir has 85 singers.',
      'It’s 92 singers, the 85 was last year’s, I checked',
      'The choir has 92 singers.',
    ],
    ['It holds 240 beds.', 'My number was bad: 260 beds', 'It holds 260 beds.'],
  ])('is printed right: %s %s', (wrong, correction, right) => {
    expect(sort(wrong, correction).printed).toEqual([right])
  })

  it('is right further up in the same paragraph', () => {
    const { printed } = sort(
      'We keep 31 cows and make cheese in Dayton. It costs $9 a pound. It’s 36 cows now not 31.',
    )
    expect(printed).toEqual(['We keep 36 cows and make cheese in Dayton.', 'It costs $9 a pound.'])
  })

  it('may be one of two, each of which takes the place of its own', () => {
    const { printed } = sort(
      'Oakway manages 3,100 homes in Toledo.',
      'Together that makes 18,100 homes.',
      'I have to correct myself, it is 3,400 homes, so the total is 18,400.',
    )
    expect(printed).toEqual(['Oakway manages 3,400 homes in Toledo.', 'Together that makes 18,400 homes.'])
  })

  it('is asked for where two figures could be the wrong one, and neither is used', () => {
    const { printed, matters } = sort(
      'The north hall has 210 seats.',
      'The south hall has 190 seats.',
      'Correction, I got that wrong, it is 200 seats.',
    )
    expect(printed).toEqual([])
    expect(matters).not.toEqual([])
  })

  it('is never changed in somebody’s words', () => {
    const quote = '“We feed 310 families a week,” said Ann Lee, plant manager of Larkmoor Foods.'
    expect(sort(quote, 'Sorry, I had that wrong, it’s 330 families.').printed.join()).not.toContain('330')
  })
})

describe('a name or a day that is told anew', () => {
  it.each([
    [
      'Dr. Paula Brandt heads the lab.',
      'The head is Dr. Paula Brenner, not Brandt.',
      'Dr. Paula Brenner heads the lab.',
    ],
    ['Olga Meier runs the plant.', 'It is Meyer, not Meier.', 'Olga Meyer runs the plant.'],
    ['The tours begin on June 1.', 'Tours begin June 15 not June 1', 'The tours begin on June 15.'],
  ])('is printed right: %s %s', (wrong, correction, right) => {
    expect(sort(wrong, correction).printed).toEqual([right])
  })

  it('is right behind a quotation', () => {
    const quote = '“The bread is warm,” said Dr. Paula Brandt, head of the lab.'
    expect(sort(quote, 'She is Dr. Paula Brenner, not Brandt.').printed).toEqual([
      quote.replace('Brandt', 'Brenner'),
    ])
  })
})

describe('what only compares', () => {
  it.each([
    [['The plant has 58 ovens.', 'It bakes in 63 ovens in Toledo, up from 58 in 2024.']],
    [['Waste fell by 40%.', 'Not 40 percent but 60 percent of tenants said they would stay.']],
    [['The fair has 63 stalls this year, 58 last year.', 'The 58 stalls of last year sold out.']],
    [['The plant is in Dayton.', 'The trucks come from Toledo, not Dayton.']],
    [
      [
        'The survey ran from Dec. 27 to Jan. 2.',
        'The busiest day was Dec. 26, not Jan. 2 as first expected.',
      ],
    ],
    [['The tower is 90 meters tall.', 'Engineers checked 120 meters of cable.']],
  ])('stays: %j', (lines) => {
    expect(sort(...lines).printed).toEqual(lines)
  })
})

describe('a correction of one thing', () => {
  it('says nothing of the others that a line tells with it', () => {
    const line = 'N1, N2 and N3 run every 40 minutes from 11:30 p.m. to 5 a.m.'
    expect(sort(line, 'oh wait, N3 is every 60 minutes, not 40. N1 and N2 are 40').printed).toEqual([])
  })

  it('names the figure that it was wrong about', () => {
    const printed = sort(
      'There were 58 entries from 16 countries.',
      'It was 58 entries from 14 countries, I was wrong about 16.',
    )
    expect(printed.printed).toEqual(['There were 58 entries from 14 countries.'])
  })
})

describe('a correction by somebody who read the older mail', () => {
  const line = 'It will be two boats, 149 cars each.'

  it('stands in place of the old figure', () => {
    expect(sort(line, 'Each ferry carries 124 cars. 149 was the old boats.').printed).toContain(
      'It will be two boats, 124 cars each.',
    )
  })

  it('is for a person where the notes count something else', () => {
    expect(sort(line, 'Three ferries, not two.').printed).toEqual([])
    expect(sort('Tours last two hours.', 'Three ferries, not two.').printed).toContain(
      'Tours last two hours.',
    )
  })
})
