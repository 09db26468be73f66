import { describe, expect, it } from 'vitest'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { formBriefs } from '#server/ai/builtin/form-briefs.test-support.ts'
import { readBlocks } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readBrief } from './read-brief.ts'

const write = (prompt: string): string => readBlocks(composeRelease(readBrief(prompt)))
const writeForm = (name: string): string =>
  write(formBriefs.find((brief) => brief.name === `the ${name} form`)?.prompt ?? '')

describe('the brief form, filled in as its hints ask', () => {
  it.each([
    [
      'funding',
      'Quillstack, which drafts contracts for law firms, has raised $12 million in a Series A round led by Foundry Peak to hire 20 engineers.',
      '“Lawyers still copy clauses by hand,” said Tomás Ibáñez, CEO of Quillstack.',
    ],
    [
      'launch',
      'Brightwell Lamps will start selling Halo, a desk lamp, to students on Jan. 5, 2027.',
      '“My eyes hurt in every library,” said Ida Moss, founder of Brightwell Lamps.\n',
    ],
    [
      'company news',
      'Brightwell Lamps will open a second plant on May 3, 2027.',
      '“We grew up here,” said Ida Moss, founder of Brightwell Lamps.',
    ],
    [
      'appointment',
      'Dana Cole will become chief financial officer of Orbital Freight on Jan. 12, 2027.',
      '“I read the cash flow first,” said Cole.',
    ],
    [
      'partnership',
      'Orbital Freight and Gulf Rail will move 9,000 containers a year by train starting March 1, 2027.',
      '“Trucks were the slow part,” said Lou Hall, chief executive of Orbital Freight.',
    ],
    [
      'award',
      'Crumb & Co has won Best Croissant from the Oregon Bread Fest',
      '“We fold it 27 times,” said Rosa Diaz, owner of Crumb & Co.',
    ],
    [
      'event',
      'Riverbend Jazz Society will hold its Riverbend Jazz Festival at Riverbend Park, Davenport, Iowa, on June 12, 2027.',
      '“The river left us the stage,” said Lena Okafor, director of Riverbend Jazz Society.',
    ],
  ])('gives the %s release its lead and its quote', (name, lead, quote) => {
    const text = writeForm(name)
    expect(text).toContain(`— ${lead}`)
    expect(text).toContain(quote)
    expect(text).not.toMatch(/\[COMPANY\]|\[PRODUCT\]|\[AMOUNT\]|\[AWARD\]|\[NEW ROLE\]/)
  })

  it('describes the company in its own paragraph', () => {
    expect(writeForm('launch')).toMatch(/^About Brightwell Lamps\n.*, makes desk lamps\./m)
    expect(writeForm('company news')).toMatch(/^About Brightwell Lamps\n.*, is a maker of desk lamps\./m)
  })

  it('tells what the person takes charge of and did before', () => {
    const text = writeForm('appointment')
    expect(text).toContain('Cole will take charge of finance and investor relations.')
    expect(text).toContain('Cole was treasurer at Lykes Lines and cut debt by $40 million.')
  })

  it('tells what an award was judged on and when it is given', () => {
    expect(writeForm('award')).toContain(
      'The award was judged on lamination. There were 41 entries. The date of the ceremony is Nov. 8, 2026.',
    )
  })
})

describe('an answer put another way', () => {
  it.each([
    ['Acme', { company: 'Acme' }, undefined],
    ['Acme, Inc., which makes grills', { company: 'Acme Inc.' }, 'makes grills'],
    ['Acme makes grills for campers.', { company: 'Acme' }, 'makes grills for campers'],
    ['our company Acme, a maker of grills', { company: 'Acme' }, 'is a maker of grills'],
    ['Acme - building grills', { company: 'Acme' }, 'builds grills'],
    ['Acme, camping grills', { company: 'Acme' }, '[MAKES OR SELLS] camping grills'],
  ])('reads the company of "Who: %s"', (who, expected, does) => {
    const brief = readBrief(`Announcement type: Company news\nWho: ${who}\nWhat: opens a plant`)
    expect(brief).toMatchObject(expected)
    expect(brief.slots.get('does')).toBe(does)
  })

  it.each([
    ['Dana Cole, CFO, Orbital Freight', 'CFO'],
    ['Dana Cole as vice president of sales at Orbital Freight', 'vice president of sales'],
    ['Dana Cole, new chief financial officer of Orbital Freight', 'chief financial officer'],
  ])('reads name, role and company of "Who: %s"', (who, role) => {
    const { slots, company } = readBrief(`Announcement type: Appointment\nWho: ${who}`)
    expect([slots.get('name'), slots.get('role'), company]).toEqual(['Dana Cole', role, 'Orbital Freight'])
  })

  it.each([
    [
      'Announcement type: Award\nWho: Larkmoor Instruments\nWhat: Larkmoor Instruments wins the 2026 Clean Water Prize',
      'Larkmoor Instruments has won the 2026 Clean Water Prize.',
    ],
    [
      'Announcement type: Award\nWho: Larkmoor Instruments\nWhat: won the 2026 Clean Water Prize',
      'Larkmoor Instruments won the 2026 Clean Water Prize.',
    ],
    [
      'Announcement type: Funding\nWho: Quillstack\nWhat: Quillstack raised $12 million led by Foundry Peak',
      'Quillstack raised $12 million led by Foundry Peak.',
    ],
    [
      'Announcement type: Appointment\nWho: Orbital Freight\nWhat: names Dana Cole chief financial officer\nWhen: Jan. 12, 2027',
      'Orbital Freight will name Dana Cole chief financial officer on Jan. 12, 2027.',
    ],
    [
      'Announcement type: Event\nWho: Riverbend Jazz Society\nWhat: Riverbend Jazz Society hosts a concert\nWhen: June 12, 2027',
      'Riverbend Jazz Society will host a concert on June 12, 2027.',
    ],
    [
      'Announcement type: Product launch\nWho: Brightwell Lamps\nWhat: launches the Halo, a desk lamp, for $59\nWhen: Jan. 5, 2027',
      'Brightwell Lamps will launch the Halo, a desk lamp, for $59',
    ],
  ])('keeps a whole sentence whole: "%s"', (prompt, lead) => {
    expect(write(prompt)).toContain(`— ${lead}`)
  })

  it.each([
    [
      'Announcement type: Product launch\nWho: Verdant Labs is a plant-health startup\nWhat: LeafScan, an app that identifies plant diseases, $4.99 a month, for home growers\nWhen: Nov. 20, 2026',
      'Verdant Labs is launching LeafScan, an app that identifies plant diseases, for home growers on Nov. 20, 2026.',
    ],
    [
      'Announcement type: Funding\nWho: Fernlight\nWhat: $2M seed round from Alder Capital\nWhy: hiring 10 people and opening an office in Austin',
      'Fernlight, which [WHAT IT DOES IN ONE LINE], has raised $2 million in a seed round from Alder Capital to hire 10 people and open an office in Austin.',
    ],
    [
      'Announcement type: Company news\nWho: Bluefin Foods\nWhat: New plant in Tampa\nWhen: Oct. 1, 2027',
      'Bluefin Foods will open a new plant in Tampa on Oct. 1, 2027.',
    ],
    [
      'Announcement type: Award\nWho: Solveig Marine\nWhat: 2026 Nordic Clean Shipping Prize, Nordic Council of Ports',
      'Solveig Marine has won the 2026 Nordic Clean Shipping Prize from the Nordic Council of Ports',
    ],
  ])('reads what is no sentence: "%s"', (prompt, lead) => {
    expect(write(prompt)).toContain(`— ${lead}`)
  })

  it.each([
    ['40 campers used it for a month', 'In all, 40 campers used it for a month.'],
    ['8,400 patients treated since 2023', 'Acme has treated 8,400 patients since 2023.'],
    ['40 customers, revenue doubled in 2026', 'Acme has 40 customers. Revenue doubled in 2026.'],
  ])('makes no other statement of the proof "%s"', (proof, sentence) => {
    const text = write(`Announcement type: Funding\nWho: Acme\nWhat: $2 million seed round\nProof: ${proof}`)
    expect(text).toContain(sentence)
  })

  it.each([
    ["'Tampa has the port we need,' said Ana Ruiz, president.", 'said Ana Ruiz, president of Acme.'],
    ['“Tampa has the port we need.” (Ana Ruiz, president)', 'said Ana Ruiz, president of Acme.'],
    ['Ana Ruiz, president: "Tampa has the port we need."', 'said Ana Ruiz, president of Acme.'],
    ['"Tampa has the port we need." Ana Ruiz, Port of Tampa', 'said Ana Ruiz, [JOB TITLE] at Port of Tampa.'],
  ])('signs the quote %s', (quote, signature) => {
    const text = write(`Announcement type: Company news\nWho: Acme\nWhat: opens a plant\nQuote: ${quote}`)
    expect(text).toContain(`“Tampa has the port we need,” ${signature}`)
  })

  it('lets partners do together what has no verb', () => {
    expect(
      write('Announcement type: Partnership\nWho: Orbital Freight, Gulf Rail\nWhat: a depot in Waco'),
    ).toContain('— Orbital Freight and Gulf Rail will work together on a depot in Waco.')
  })

  it('keeps a buyer a buyer where the company is named', () => {
    const brief = readBrief('Company: Acme\nProduct: Loop Blanket\nWho: hotels and guest houses')
    expect(brief.company).toBe('Acme')
    expect(brief.slots.get('who')).toBe('hotels and guest houses')
  })
})
