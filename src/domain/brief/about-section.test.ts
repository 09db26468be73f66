import { describe, expect, it } from 'vitest'
import { findAboutSection } from './about-section.ts'
import { readSheet } from './read-sheet.ts'
import { sortBrief } from './sort-brief.ts'

const find = (company: string, ...lines: string[]) =>
  findAboutSection(sortBrief(lines.join('\n')).units, company)

const news = 'Marlow Kites opens a shop in Duluth, Minnesota, on May 4.'

describe('findAboutSection', () => {
  it('reads the paragraph below a heading with the company’s name', () => {
    const section = find(
      'Marlow Kites',
      news,
      '',
      'About Marlow Kites',
      'Marlow Kites makes kites from old sails. It was founded in 1998 and employs 12 people.',
      '',
      'The shop has 40 seats.',
    )
    expect(section?.text).toBe(
      'Marlow Kites makes kites from old sails. It was founded in 1998 and employs 12 people.',
    )
    expect(section?.isFinal).toBe(false)
  })

  it('reads a heading that the text follows after an empty line', () => {
    const section = find(
      'Marlow Kites',
      news,
      '',
      'About the company',
      '',
      'Marlow Kites makes kites from old sails.',
      'Contact: Ann Lee, ann@marlowkites.com',
    )
    expect(section?.text).toBe('Marlow Kites makes kites from old sails.')
  })

  it.each([
    ['About: Marlow Kites makes kites from old sails.', false],
    ['Boilerplate: Marlow Kites makes kites from old sails.', true],
    ['About Marlow Kites (approved): Marlow Kites makes kites from old sails.', true],
  ])('reads the label of “%s”', (line, isFinal) => {
    const section = find('Marlow Kites', news, line)
    expect(section).toMatchObject({ text: 'Marlow Kites makes kites from old sails.', isFinal })
  })

  it('takes no other company’s description, no sentence and no empty label', () => {
    expect(
      find('Marlow Kites', news, '', 'About Harbor Bank', 'Harbor Bank has 12 branches in Ohio.'),
    ).toBeUndefined()
    expect(find('Marlow Kites', news, 'About Duluth people came to the opening.')).toBeUndefined()
    expect(find('Marlow Kites', news, 'Boilerplate: on file')).toBeUndefined()
  })
})

describe('the company', () => {
  it('is whose boilerplate the notes have, when two announce', () => {
    const { company } = readSheet(
      sortBrief(
        [
          'Tidewell Solar and Pine Ridge College announced a two-year course for roofers today.',
          'Tidewell will pay the tuition of all 30 students.',
          '',
          'About Tidewell Solar',
          'Tidewell builds roofs that make power. It was founded in 2016 and has 80 employees.',
        ].join('\n'),
      ),
    )
    expect(company).toBe('Tidewell Solar')
  })
})
