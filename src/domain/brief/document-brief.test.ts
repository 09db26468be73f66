import { describe, expect, it } from 'vitest'
import {
  type DocumentBrief,
  emptyBrief,
  isEmptyBrief,
  listNeverSay,
  readBrief,
  toSheetEdits,
  writePrompt,
} from './document-brief.ts'

describe('the prompt', () => {
  it('is the writer’s words alone when nothing was typed into the sheet', () => {
    expect(writePrompt({ ...emptyBrief, prompt: '  Sensor on sale.  ' })).toBe('Sensor on sale.')
  })

  it('has the typed values under it, one line each, in the order of the form', () => {
    const answers = {
      news: 'Leak sensor\n for $89',
      company: 'Larkmoor',
      contact: '   ',
      quotes: '“A.”\n“B.”',
    }
    expect(writePrompt({ prompt: 'Keep it short.', type: 'launch', answers })).toBe(
      'Keep it short.\n\nAnnouncement type: Product launch\nCompany: Larkmoor\nWhat: Leak sensor for $89\nQuote: “A.”\nQuote: “B.”',
    )
  })

  it('can be the sheet alone', () => {
    expect(writePrompt({ ...emptyBrief, answers: { company: 'Larkmoor' } })).toBe('Company: Larkmoor')
  })

  it('is empty when only the kind of announcement is chosen', () => {
    expect(writePrompt({ ...emptyBrief, prompt: ' \n', type: 'award' })).toBe('')
  })
})

it('a brief with a type or any words is not empty', () => {
  expect(isEmptyBrief(emptyBrief)).toBe(true)
  expect(isEmptyBrief({ ...emptyBrief, type: 'award' })).toBe(false)
  expect(isEmptyBrief({ ...emptyBrief, answers: { company: ' ' } })).toBe(true)
  expect(isEmptyBrief({ ...emptyBrief, answers: { company: 'A' } })).toBe(false)
})

it('sends typed and cleared values of the sheet, and drops unknown fields', () => {
  expect(toSheetEdits(emptyBrief)).toBeUndefined()
  expect(
    toSheetEdits({ prompt: '', type: 'crisis', answers: { company: 'A', embargo: '', why: 'B' } }),
  ).toEqual({
    type: 'crisis',
    company: 'A',
    embargo: '',
  })
})

it('never-say words are those found and added, without those allowed', () => {
  const words = { added: ['Pike', 'Harbor'], removed: ['$4 million'] }
  expect(listNeverSay(['Harbor', '$4 million'], { ...emptyBrief, words })).toEqual(['Harbor', 'Pike'])
})

describe('a stored brief', () => {
  const brief: DocumentBrief = {
    prompt: 'Notes',
    type: 'event',
    answers: { company: 'Acme' },
    kinds: { 'A line.': 'private' },
    files: [{ name: 'notes.docx', text: 'Acme opened.' }],
    words: { added: ['Pike'], removed: [] },
  }

  it('is read back unchanged', () => {
    expect(readBrief(JSON.parse(JSON.stringify(brief)))).toEqual(brief)
  })

  it.each([null, 'x', [], { prompt: 3, type: 'novel', answers: { who: 'A', company: 3 } }])(
    'that is none is empty: %j',
    (value) => {
      expect(readBrief(value)).toEqual(emptyBrief)
    },
  )

  it('drops unknown fields', () => {
    expect(readBrief({ kinds: { a: 'novel' }, files: [{ name: 1 }], words: { added: [1, 'A'] } })).toEqual({
      ...emptyBrief,
      kinds: {},
      files: [],
      words: { added: ['A'], removed: [] },
    })
  })
})
