import { describe, expect, it } from 'vitest'
import { generatorTypes } from '#domain/ai/generator.ts'
import { generatorExamples } from '#domain/ai/generator-examples.ts'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { writeSpecialized } from './write-specialized.ts'

const write = (type: keyof typeof generatorExamples) =>
  writeSpecialized(type, generatorExamples[type].context)

describe('the example of each generator page', () => {
  it.each(generatorTypes)('becomes a %s without a fact of its own', (type) => {
    // The words of a draft quote are the user's; that somebody said them is what the quote drafts.
    const text = write(type).replaceAll(/[“”]/g, '')
    expect(findUnsupported(text, generatorExamples[type].context)).toEqual([])
  })

  it('becomes headlines of the launch and of the trial', () => {
    expect(write('headline').split('\n')).toEqual([
      'Larkmoor Instruments Launches Leak Sensor for Apartment Buildings',
      'Larkmoor Instruments: 9-Month Trial in 40 Buildings Cuts Water Loss by 31%',
      'Larkmoor Instruments Launches Leak Sensor',
    ])
  })

  it('becomes a quote in the first person with the whole title', () => {
    const quote = write('quote')
    expect(quote).toContain(
      '“Most leaks are small and go unreported because nobody hears them,” said Maren Oduya, head of field operations at Larkmoor Instruments. “Owners should learn about them before the water bill arrives.”',
    )
    expect(quote).not.toMatch(/She thinks|and that/)
  })

  it('becomes a boilerplate with the address as it is written', () => {
    expect(write('boilerplate')).toMatch(/^About Larkmoor Instruments\n.* is at larkmoor\.example\.$/s)
  })
})

describe('a quote from a reported opinion', () => {
  it.each([
    ['He says the plant should never have closed.', '“The plant should never have closed,” said Ana Ruiz'],
    ['Ruiz believes that clean air is cheap.', '“Clean air is cheap,” said Ana Ruiz'],
  ])('uses the opinion of "%s"', (thought, quote) => {
    expect(writeSpecialized('quote', `Ana Ruiz, CEO of Pellworth. ${thought}`)).toContain(quote)
  })

  it('leaves out what is only about the person', () => {
    const text = writeSpecialized('quote', 'Ana Ruiz, CEO of Pellworth. She joined because she needed work.')
    expect(text).not.toContain('needed work')
  })
})

describe('a boilerplate from a list with commas', () => {
  it.each([
    [
      'Larkmoor Instruments, water-leak sensors, Duluth, founded 2014, 62 employees, larkmoor.example',
      'About Larkmoor Instruments\nLarkmoor Instruments [MAKES OR SELLS] water-leak sensors. It was founded in 2014 and is based in Duluth. It has 62 employees. More information is at larkmoor.example.',
    ],
    [
      'Kestrel Foods, a maker of oat milk, based in Madison, Wisconsin, since 1998',
      'About Kestrel Foods\nKestrel Foods is a maker of oat milk. It was founded in 1998 and is based in Madison, Wisconsin.',
    ],
  ])('takes the first item of "%s" as the company', (context, boilerplate) => {
    expect(writeSpecialized('boilerplate', context)).toBe(boilerplate)
  })

  it('does not split a sentence with commas', () => {
    const sentence = 'Larkmoor Instruments, based in Duluth, makes sensors.'
    expect(writeSpecialized('boilerplate', sentence)).toMatch(/^About Larkmoor Instruments\n.*makes sensors/)
    expect(writeSpecialized('boilerplate', sentence)).not.toContain('[MAKES OR SELLS]')
  })
})

describe('the price in a call to action', () => {
  it.each([
    ['The Acme Grill costs $99. Acme pays workers $25 an hour.', 'The price is $99.'],
    ['Register at larkmoor.example by May 3 for $12.', 'The price is $12.'],
    ['The tent weighs 2 pounds and costs $329.', 'The price is $329.'],
    ['The stout is sold for $12.99 a four-pack.', 'The price is $12.99 a four-pack.'],
    ['FitPal is $5 a month.', 'The price is $5 a month.'],
    ['Tickets: $15\nThe hall cost the city $400,000.', 'The price is $15.'],
  ])('is the amount that is called a price: "%s"', (context, line) => {
    expect(writeSpecialized('cta', context)).toContain(line)
  })

  it.each([
    'Pinecrest Health lost a lawsuit. The judge ordered it to pay $2 million.',
    'Tulsa Zoo lost $400,000 in the flood. Call 800-555-0100.',
    'Vantage Labs raised $12 million led by Birch Capital.',
    'Acme pays workers $25 an hour.',
    'Acme cut costs by $30,000.',
    'Tickets are $15 for adults and $8 for children.',
  ])('is no other amount, and left out when there are several: "%s"', (context) => {
    expect(writeSpecialized('cta', context)).not.toMatch(/price|\$/)
  })
})

describe('the deadline of a call to action', () => {
  it('is given without saying what ends then', () => {
    const lines = writeSpecialized('cta', 'Order at acme.example by Dec. 1.').split('\n')
    expect(lines.slice(0, 2)).toEqual(['Order at acme.example by Dec. 1.', 'Details are at acme.example.'])
  })
})
