import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { sortBrief } from './sort-brief.ts'

const news = 'Larkmoor Health of Dayton, Ohio, opens a crisis unit on May 4.'
const peopleOf = (line: string) =>
  readSheet(sortBrief(`${news}\n${line}`)).people.map(({ name, title }) => [name, title])

describe('somebody in the notes', () => {
  it.each([
    [
      'Medical director: Dr. Ada Poole, psychiatrist, at Larkmoor since 2019',
      'Dr. Ada Poole',
      'medical director',
    ],
    [
      'Curator: Ada Poole, curator of American design at the museum',
      'Ada Poole',
      'curator of American design',
    ],
    [
      '“We are ready,” said Ada Poole, M.D., chief executive officer.',
      'Ada Poole',
      'chief executive officer',
    ],
    ['Ada Poole, PhD, director of research, joins the board.', 'Ada Poole', 'director of research'],
    ['The unit is run by Ada Poole, who has been there since 2017.', 'Ada Poole', undefined],
    ['Ada Poole replaces Doug Marsh who retired in June.', 'Doug Marsh', undefined],
  ])('is found with what they are: %s', (line, name, title) => {
    expect(peopleOf(line)).toContainEqual([name, title])
  })

  it.each([
    'She came from the University of Fort Laramie, she was there for eight years.',
    'The unit costs $4 million and opens in Bethesda, MD, after the summer.',
  ])('is not made of a place: %s', (line) => {
    expect(peopleOf(line)).toEqual([])
  })

  it('has no post because they fill in a form', () => {
    expect(peopleOf('Officer completing: Ada Poole')).not.toContainEqual(['Ada Poole', 'officer completing'])
  })
})

describe('somebody’s post', () => {
  it.each([
    ['The jury’s chair, Ada Poole, said: “It is a quiet building.”', 'Ada Poole', 'chair of the jury'],
    ['Ada Poole, who chairs the foundation: “He sent us a list.”', 'Ada Poole', 'who chairs the foundation'],
    ['“It is quiet,” said Ada Poole, terminal mgr.', 'Ada Poole', 'terminal manager'],
  ])('is told of %s', (line, name, title) => {
    expect(peopleOf(line)).toContainEqual([name, title])
  })

  it('is held at the body that is named with it', () => {
    const notes = `${news}\nAda Poole, fisheries coordinator of the Mi’kmaw Shore Council, said: “We counted every plot.”`
    expect(readSheet(sortBrief(notes)).people[0]?.title).toBe(
      'fisheries coordinator of the Mi’kmaw Shore Council',
    )
  })
})

describe('several people in one sentence', () => {
  it.each([
    ['The new partners are Ada Poole (water), Bo Ruiz (tax) and Cy Tan.', ['Ada Poole', 'Bo Ruiz', 'Cy Tan']],
    [
      'The unit is named for Ines and Bram Ostrander. Ines was its first nurse.',
      ['Ines Ostrander', 'Bram Ostrander'],
    ],
  ])('are all named: %s', (line, names) => {
    expect(peopleOf(line).map(([name]) => name)).toEqual(names)
  })

  it('are none where a company says what it makes', () => {
    expect(peopleOf('Larkmoor Audio, a maker of loops in Dayton, gives 40 beds.')).toEqual([])
  })
})
