import { expect, it } from 'vitest'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { textOf } from './blocks.ts'
import { keepToSource } from './keep-to-source.ts'

const notes = `Acme Foods opens a bakery in Dayton, Ohio, on Nov. 17, 2026.
Media contact: Jo Hart, 937-555-0100`

const heading = (level: 1 | 2, text: string): ReleaseBlock => ({ type: 'heading', level, spans: [{ text }] })
const paragraph = (text: string): ReleaseBlock => ({ type: 'paragraph', spans: [{ text }] })

const keep = (...after: ReleaseBlock[]): string[] =>
  keepToSource(
    [
      heading(1, 'Acme Foods Opens Bakery'),
      paragraph('DAYTON, Ohio — Acme Foods opens a bakery on Nov. 17, 2026.'),
      ...after,
    ],
    readStory(notes),
  )
    .slice(2)
    .map((block) => textOf(block))

it('takes the first sentence for a headline that the notes do not give', () => {
  const [headline] = keepToSource(
    [
      heading(1, 'Acme Foods Opens 5 Bakeries'),
      paragraph('DAYTON, Ohio — Acme Foods opens a bakery in Dayton.'),
    ],
    readStory(notes),
  )
  expect(headline && textOf(headline)).toBe('Acme Foods opens a bakery in Dayton')
})

it('drops a sentence that the notes do not give', () => {
  expect(keep(paragraph('Acme Foods opens a bakery. It employs 40 people.'))).toEqual([
    'Acme Foods opens a bakery.',
  ])
})

it('asks for what the notes do not give about the contact, line by line', () => {
  expect(keep(heading(2, 'Media contact'), paragraph('Jo Hart\njo@acme.example\n937-555-0100'))).toEqual([
    'Media contact',
    'Jo Hart\n[EMAIL]\n937-555-0100',
  ])
  expect(keep(paragraph('Bo Reyes\n[EMAIL]\n937-555-0199'))).toEqual([
    '[FULL NAME]\n[EMAIL]\n[PHONE WITH AREA CODE]',
  ])
})
