import { expect, it } from 'vitest'
import { chosenPicture, listInsertions } from './insertions.ts'
import type { Kit } from './kit.ts'

const kit: Kit = {
  name: 'Larkmoor',
  other_names: [],
  city: null,
  product_names: [],
  texts: [{ label: 'Short', text: 'Larkmoor measures\nwater.\n\nIt is in Duluth.' }],
  people: [
    {
      kind: 'spokesperson',
      name: 'Mara Voss',
      title: 'chief executive',
      quotable: true,
      email: null,
      phone: null,
    },
    { kind: 'spokesperson', name: 'Al Ortiz', title: 'CFO', quotable: false, email: null, phone: null },
    { kind: 'contact', name: 'Jo Bell', title: '', quotable: true, email: 'jo@larkmoor.example', phone: ' ' },
  ],
}

it('are the parts of the kit in release format, without people who may not be quoted', () => {
  expect(listInsertions(kit)).toEqual([
    {
      id: 'speaker-0',
      group: 'Spokesperson',
      label: 'Mara Voss',
      content: 'Mara Voss, chief executive of Larkmoor',
    },
    {
      id: 'boilerplate-0',
      group: 'Boilerplate',
      label: 'Short',
      content: [
        { heading: 'About Larkmoor' },
        { lines: ['Larkmoor measures water.'] },
        { lines: ['It is in Duluth.'] },
      ],
    },
    {
      id: 'contact-0',
      group: 'Media contact',
      label: 'Jo Bell',
      content: [{ heading: 'Media contact' }, { lines: ['Jo Bell', 'jo@larkmoor.example'] }],
    },
    { id: 'picture', group: 'Picture', label: 'Picture', content: chosenPicture },
    { id: 'end', group: 'Release', label: 'End mark', content: [{ lines: ['###'] }] },
  ])
})

it('name the company once', () => {
  const [person] = kit.people
  const titled = { ...kit, people: person ? [{ ...person, title: 'chief executive of Larkmoor' }] : [] }
  expect(listInsertions(titled)[0]?.content).toBe('Mara Voss, chief executive of Larkmoor')
})

it('end a British release with Ends', () => {
  expect(listInsertions(undefined, 'british').at(-1)?.content).toEqual([{ lines: ['Ends'] }])
})

it('are the end mark alone without a kit', () => {
  expect(listInsertions(undefined).map(({ id }) => id)).toEqual(['picture', 'end'])
})
