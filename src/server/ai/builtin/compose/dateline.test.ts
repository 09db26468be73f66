import { describe, expect, it } from 'vitest'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { writeDateline } from './dateline.ts'

const write = (notes: string, today = '2026-05-04') => writeDateline({ ...readStory(notes), today })
const news = 'Marlow Kites opens a shop in Duluth, Minnesota.'

describe('the year of the dateline', () => {
  it.each([
    ['Embargoed until 6 a.m. ET, Thursday, May 14', '2026-05-04', 'May 14, 2026'],
    ['Embargoed until Friday, Jan. 8, 9 a.m. CT', '2026-12-20', 'Jan. 8, 2027'],
    ['Embargoed until Wednesday, Dec. 30, noon ET', '2027-01-02', 'Dec. 30, 2026'],
  ])('is told by the weekday of “%s”', (embargo, today, date) => {
    expect(write(`${embargo}\n${news}`, today)).toContain(`, ${date} —`)
  })

  it('is the one that the notes give the same day elsewhere', () => {
    expect(write(`Embargoed until 6 a.m. ET, May 14\n${news} The shop opens May 14, 2027.`)).toContain(
      'May 14, 2027',
    )
  })

  it.each([
    ['without a weekday', 'Embargoed until 6 a.m. ET, May 14'],
    ['with a weekday of no year near', 'Embargoed until 6 a.m. ET, Sunday, May 14'],
  ])('is asked for %s', (_, embargo) => {
    expect(write(`${embargo}\n${news}`)).toContain('May 14, [YEAR]')
  })

  it('is no new fact where the weekday tells it', () => {
    const notes = `Embargoed until 6 a.m. ET, Thursday, May 14\n${news}`
    expect(findUnsupported('DULUTH, Minn., May 14, 2026 —', notes)).toEqual([])
    expect(findUnsupported('DULUTH, Minn., May 14, 2027 —', notes)).not.toEqual([])
  })
})
