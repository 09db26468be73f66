import { describe, expect, it } from 'vitest'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { Paragraph } from '#domain/rules/release/paragraph.ts'
import { readRoles } from '#domain/rules/release/structure.ts'
import { about, fact, join, news, speech } from '#tests/rule-cases/structure-blocks.ts'

const title = '# Brightwater to Open Bakery in Dayton'
const plainNews = 'Brightwater Foods will open a bakery in Dayton on Jan. 12, the company said.'

function roles(...pieces: string[]): string {
  return readRoles(readNotation(join(...pieces)).map((block) => new Paragraph(block))).join(' ')
}

describe('a boilerplate out of its place', () => {
  it('takes one paragraph in the middle of the story and leaves the rest to it', () => {
    expect(roles(title, news, about, fact, speech, fact)).toBe(
      'headline lead boilerplate-heading boilerplate body body body',
    )
  })

  it('gives way to a headline and a first paragraph that carry no marks of their own', () => {
    expect(roles(about, 'Brightwater to Open Bakery in Dayton', plainNews, speech)).toBe(
      'boilerplate-heading boilerplate headline lead body',
    )
    expect(roles(about, 'FOR IMMEDIATE RELEASE', '**Brightwater to Open Bakery**', plainNews, fact)).toBe(
      'boilerplate-heading boilerplate release-line headline lead body',
    )
  })

  it('gives way to the story also where it is one block with its heading', () => {
    const oneBlock = about.replace('## ', '').replace('\n\n', ' / ')
    expect(roles(title, news, oneBlock, fact, speech)).toBe('headline lead boilerplate body body')
  })
})

describe('a boilerplate at its place', () => {
  it('keeps its second paragraph, the notice and the contact after it', () => {
    const more = 'Its kitchens are open to visitors, and its books are audited every year.'
    const legend = 'Certain statements in this release are forward-looking; actual results will differ.'
    expect(roles(title, news, speech, about, more, legend, 'Media contact: / Sam Ortiz', '###')).toBe(
      'headline lead body boilerplate-heading boilerplate boilerplate boilerplate contact end-mark',
    )
  })

  it.each([
    'About St. Brigid Hospital',
    'About Smt. Lakshmi College',
    'About Acme Inc.',
    '**About Acme Corp., the U.S. Baker**',
    'About Acme.io:',
  ])('is known by its heading where the name holds a stop: %s', (heading) => {
    const text = 'It bakes bread in three states.'
    expect(roles(title, news, speech, heading, text)).toBe(
      'headline lead body boilerplate-heading boilerplate',
    )
    expect(roles(title, news, speech, `${heading.replaceAll('**', '')} / ${text}`)).toBe(
      'headline lead body boilerplate',
    )
  })

  it('is not begun by a heading about the study the release reports', () => {
    expect(roles(title, news, speech, '## About the Survey', fact, about)).toBe(
      'headline lead body crosshead body boilerplate-heading boilerplate',
    )
  })
})

it('continues with the story after a contact in the middle of it', () => {
  expect(roles(title, news, 'Media contact: / Sam Ortiz', 'sam@brightwater.com', speech, fact)).toBe(
    'headline lead contact contact body body',
  )
})
