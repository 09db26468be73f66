import { describe, expect, it } from 'vitest'
import { type Kit, type KitPerson, kitFacts, kitNames } from './kit.ts'

const person = (more: Partial<KitPerson>): KitPerson => ({
  kind: 'spokesperson',
  name: 'Mara Voss',
  title: 'chief executive',
  quotable: true,
  email: null,
  phone: null,
  ...more,
})

const empty: Kit = { name: 'Larkmoor', other_names: [], city: null, product_names: [], texts: [], people: [] }

describe('the facts of a kit', () => {
  it('are lines of a brief', () => {
    const kit: Kit = {
      ...empty,
      other_names: ['Larkmoor Inc.', 'Larkmoor Water'],
      city: 'DULUTH, Minn.',
      product_names: ['Tallow', 'Tallow Mini'],
      texts: [
        { label: 'Short', text: 'Larkmoor measures\nwater.' },
        { label: 'Long', text: 'Larkmoor was founded in 2011.' },
      ],
      people: [
        person({}),
        person({
          kind: 'contact',
          name: 'Jo Bell',
          title: '',
          email: 'jo@larkmoor.example',
          phone: '+1 218 555 0100',
        }),
      ],
    }
    expect(kitFacts(kit, 'Tallow Mini goes on sale.')).toEqual([
      'Company: Larkmoor',
      'Also written: Larkmoor Inc., Larkmoor Water',
      'City: DULUTH, Minn.',
      'Products: Tallow, Tallow Mini',
      'Spokesperson: Mara Voss, chief executive',
      'Media contact: Jo Bell, jo@larkmoor.example, +1 218 555 0100',
      'Boilerplate: Larkmoor measures water.',
    ])
  })

  it('never name a product that the notes do not speak of', () => {
    expect(kitFacts({ ...empty, product_names: ['SeaHop Pass'] }, 'Larkmoor opens a workshop.')).toEqual([
      'Company: Larkmoor',
    ])
  })

  it('never name a speaker who may not be quoted', () => {
    expect(kitFacts({ ...empty, people: [person({ quotable: false })] }, '')).toEqual(['Company: Larkmoor'])
  })

  it('are a brief, however large the kit is', () => {
    const many = Array.from({ length: 200 }, (_, index) => `${index} ${'x'.repeat(110)}`)
    const people = many.flatMap((name) => [person({ name }), person({ name, kind: 'contact' })])
    const texts = [{ label: 'Long', text: 'x'.repeat(50_000) }]
    const facts = kitFacts(
      { ...empty, other_names: many, product_names: many, texts, people },
      many.join(' '),
    )
    expect(facts.join('\n').length).toBeLessThan(20_000)
    expect(facts.at(-1)).toMatch(/^Boilerplate: x+$/)
  })

  it('leave out what is blank', () => {
    expect(kitFacts({ ...empty, city: ' ', people: [person({ title: '' })] }, '')).toEqual([
      'Company: Larkmoor',
      'Spokesperson: Mara Voss',
    ])
  })
})

describe('what a release ends with', () => {
  it('is the first boilerplate, and a contact with email and phone before others', () => {
    const complete = { email: 'jo@larkmoor.example', phone: '218-555-0100' }
    const { boilerplate, contact } = kitNames({
      ...empty,
      texts: [
        { label: 'Blank', text: ' ' },
        { label: 'Short', text: 'Larkmoor measures\nwater.\n\nIt is in Duluth.' },
      ],
      people: [
        person({}),
        person({ kind: 'contact', name: 'Al Fox', title: '', email: 'al@larkmoor.example' }),
        person({ kind: 'contact', name: 'Jo Bell', title: 'Press', ...complete }),
      ],
    })
    expect(boilerplate).toEqual([
      { heading: 'About Larkmoor' },
      { lines: ['Larkmoor measures water.'] },
      { lines: ['It is in Duluth.'] },
    ])
    expect(contact).toEqual([
      { heading: 'Media contact' },
      { lines: ['Jo Bell', 'Press', 'jo@larkmoor.example', '218-555-0100'] },
    ])
  })

  it('leaves out what the kit lacks', () => {
    expect(kitNames(empty)).not.toHaveProperty('boilerplate')
    expect(kitNames(empty)).not.toHaveProperty('contact')
  })
})

it('tells the check who must not be quoted; a media contact is no speaker', () => {
  const people = [
    person({}),
    person({ name: 'Silent Sam', quotable: false }),
    person({ name: 'Jo Bell', kind: 'contact', quotable: false }),
  ]
  expect(kitNames({ ...empty, people }).people).toEqual([
    { name: 'Mara Voss', title: 'chief executive' },
    { name: 'Silent Sam', title: 'chief executive', isSilent: true },
    { name: 'Jo Bell', title: 'chief executive' },
  ])
})
