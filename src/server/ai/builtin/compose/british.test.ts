// A release for a client whose style is British passes the British check as it comes.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { toBlocks } from '#domain/check/read-release.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { listParagraphs } from '#server/ai/release-text.ts'
import { composeRelease } from './compose-release.ts'

const kit = [
  'Company: Northwind Ferries',
  'City: Oban',
  'Media contact: Isla Grant, press officer, isla@northwind.example, +44 1631 555 010',
  'Boilerplate: Northwind Ferries runs 11 passenger ferries on the west coast of Scotland and carries 2.4 million people a year. It was founded in Oban in 1931, employs 420 people and is owned by its staff.',
].join('\n')
const notes =
  'Northwind Ferries will start a night ferry from Oban to Craignure on 4 January 2027. Boats leave at 10:30 p.m. and 11 p.m. A ticket costs £5. The company will organize a launch party on Saturday 9 January at the harbor center.'

const compose = (text: string) =>
  composeRelease({ ...readStory(`${text}\n${kit}`), profile: 'british' as const })
const read = (text: string) => listParagraphs(compose(text))

describe('a release in British style', () => {
  it('has British dates, times and spelling', () => {
    const text = read(notes).join('\n')
    expect(text).toContain('4 January')
    expect(text).toContain('10.30pm')
    expect(text).toContain('Saturday 9 January')
    expect(text).toContain('harbour')
    expect(text).not.toMatch(/Jan\.|p\.m\.|harbor\b/)
  })

  it('writes the headline like a sentence', () => {
    const headline = read(notes)[1]
    expect(headline).toMatch(/^Northwind Ferries to start a night ferry from Oban/)
  })

  it('asks for the day first, and for no state', () => {
    const lead = read(notes)[2]
    expect(lead).toMatch(/^OBAN, \[DAY MONTH YEAR\] – Northwind Ferries/)
    const [, , unplaced] = listParagraphs(
      composeRelease({ ...readStory('Acme opens a shop with 40 seats.'), profile: 'british' }),
    )
    expect(unplaced).toMatch(/^\[CITY\], \[DAY MONTH YEAR\] –/)
  })

  it('writes the embargo and the date of the news in the same way', () => {
    const [line, , lead] = read(`${notes}\nEmbargoed until 9 a.m. GMT on January 3, 2027`)
    expect(line).toBe('EMBARGOED UNTIL 9AM GMT, 3 JANUARY 2027')
    expect(lead).toMatch(/^OBAN, 3 January 2027 – /)
  })

  it('ends the story with Ends, before it says who sends it', () => {
    const texts = read(notes)
    expect(texts.indexOf('Ends')).toBe(texts.indexOf('About Northwind Ferries') - 1)
    expect(texts).not.toContain('###')
  })

  it('leaves nothing of style for the British check', () => {
    const settings = { ...defaultSettings('2026-11-17'), profile: 'british' as const }
    const { findings } = new Checker().check(toBlocks(compose(notes)), settings)
    const style = findings.filter(({ rule }) => /^(?:DTE|GRM|PUN|NUM|NAM|PLC|HED-07|STR-1[45])/.test(rule))
    expect(style.map(({ rule, message }) => `${rule} ${message}`)).toEqual([])
  })

  it('is American without a style', () => {
    const texts = listParagraphs(composeRelease(readStory(`${notes}\n${kit}`)))
    expect(texts.at(-1)).toBe('###')
    expect(texts.join('\n')).toContain('Jan. 4')
  })
})
