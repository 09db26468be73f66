import { describe, expect, it } from 'vitest'
import { speakThird } from './third-person.ts'

const launch = { company: 'Larkmoor', type: 'launch' } as const
const event = { company: 'Wasserwerk Obertal', type: 'event' } as const
const appointment = { company: 'Larkmoor', type: 'appointment' } as const

describe('what notes say to “you”', () => {
  it('is said of whoever uses the thing', () => {
    expect(speakThird('It’s a sensor that texts you when your trough runs dry.', launch)).toBe(
      'It’s a sensor that texts users when their trough runs dry.',
    )
    expect(speakThird('you park at the stadium, so you’ll walk five minutes', event)).toBe(
      'visitors park at the stadium, so they will walk five minutes',
    )
  })

  it('is an object behind a verb that has one', () => {
    expect(speakThird('if you surf, it tells you when to get up', launch)).toBe(
      'if users surf, it tells them when to get up',
    )
  })

  it('is left alone where it is said to the writer', () => {
    expect(speakThird('As you know, the plant is full.', launch)).toBe('As you know, the plant is full.')
    expect(speakThird('You have the photos.', launch)).toBe('You have the photos.')
  })
})

describe('a subject that is taken up again', () => {
  it('is named once', () => {
    expect(speakThird('Dr. Ifeoma Ubaka, she starts on Monday', appointment)).toBe(
      'Dr. Ifeoma Ubaka starts on Monday',
    )
    expect(speakThird('Dr. Emeka Oforbuike, his second term ended in December', appointment)).toBe(
      'Dr. Emeka Oforbuike’s second term ended in December',
    )
    expect(
      speakThird('right, so Larkmoor, that’s us, Hobart, since 2017, we’re opening a shop', launch),
    ).toBe('Larkmoor is opening a shop')
  })

  it('is not lost behind where it is', () => {
    expect(
      speakThird(
        'so we are the Wasserwerk Obertal in Kassel and on Saturday, Sept. 12, we open the doors',
        event,
      ),
    ).toBe('on Saturday, Sept. 12, Wasserwerk Obertal opens the doors')
  })
})

describe('whom a mail speaks to', () => {
  it('is no part of its news, and the first thing of a list is nobody', () => {
    expect(speakThird('Tom, contracts were signed today.', launch)).toBe('contracts were signed today.')
    const listed = 'Names, addresses and orders of 300 members move to the new shop.'
    expect(speakThird(listed, launch)).toBe(listed)
  })
})

it('says all that “we” do of the company', () => {
  const acme = { company: 'Acme Pools', type: 'launch' } as const
  expect(speakThird('we’re 34 people, started in 2011, make pool covers and timers', acme)).toBe(
    'Acme Pools employs 34 people, started in 2011, makes pool covers and timers',
  )
})
