import { describe, expect, it } from 'vitest'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { chooseKeyFacts, layOut } from './key-facts.ts'

const story = {
  type: 'expansion',
  company: 'Larkmoor Foods',
  people: [{ name: 'Ada Byrne', surname: 'Byrne', title: 'curator' }],
} as unknown as Story

const choose = (point: string, told = ''): string[] => chooseKeyFacts([point], told, story)

describe('chooseKeyFacts', () => {
  it.each([
    ['a count of nobody knows what', '54 accepted'],
    ['a count of people that nothing is said of', 'At 74 people'],
    ['who somebody is', 'Ada Byrne, volunteer curator'],
    ['a remark in brackets', '(Ada for anyone new here)'],
    ['what a form asks for its writer', 'A’s title: executive director'],
  ])('leaves out %s', (_, point) => {
    expect(choose(point)).toEqual([])
  })

  it('leaves out what the release tells, whatever its label', () => {
    expect(choose('Opens: May 3', 'Larkmoor Foods opens May 3.')).toEqual([])
    expect(choose('Staff: 40 people', 'The staff has 40 employees.')).toEqual([])
  })

  it('keeps a figure that is part of another one in the release', () => {
    expect(choose('Fee: $4', 'The fee was $400.')).toEqual(['Fee: $4'])
  })

  it('keeps of an introduction the figures that are new', () => {
    expect(choose('Larkmoor Foods, Salem, 9 plants, 40 trucks', 'SALEM — It opens.')).toEqual([
      '9 plants, 40 trucks',
    ])
    expect(choose('Larkmoor Foods, Salem', 'SALEM — It opens.')).toEqual([])
  })

  it.each(['3,840 jars', 'Hours: 9 a.m. to 5 p.m.', 'Ada Byrne, curator since 2019'])('keeps %s', (point) => {
    expect(choose(point)).toEqual([point])
  })
})

describe('what was chosen', () => {
  it('is text where it is a whole sentence; a point alone stays for its figures', () => {
    const points = ['The law on hens dated from 1931', '14 ovens in two halls']
    expect(layOut(points, story)).toEqual({
      sentences: ['The law on hens dated from 1931.'],
      items: ['14 ovens in two halls'],
    })
    expect(layOut(['Ovens in two of the larger halls'], story).items).toEqual([])
  })

  it('is told as a sentence where it is the price of something', () => {
    expect(layOut(['Price of the kit: $285'], story).sentences).toEqual(['The price of the kit is $285.'])
  })

  it('is told of the company where only a company does it', () => {
    expect(layOut(['Hiring 25 people, most of them in Dayton'], story).sentences).toEqual([
      'Larkmoor Foods is hiring 25 people, most of them in Dayton.',
    ])
  })

  it('tells who was not harmed', () => {
    const crisis = { ...story, type: 'crisis' } as Story
    expect(layOut(['No broken bones'], crisis).sentences).toEqual(['There were no broken bones.'])
  })

  it('is a list where there is more than one, without scraps', () => {
    const items = ['14 ovens in two halls', 'Shuttle from the station every 10 minutes']
    expect(layOut([...items, 'Closed Jan. 29', 'English, Spanish'], story)).toEqual({ sentences: [], items })
  })
})
