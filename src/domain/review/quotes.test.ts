import { describe, expect, it } from 'vitest'
import { listQuotes } from './find-quotes.ts'
import { splitParts } from './passage.ts'
import { findFormerWords, findQuoteApproval, isSpeaker, listApprovals, printQuote } from './quotes.ts'

const partsOf = (text: string) => listQuotes(text).map(({ parts, speaker }) => [parts.length, speaker])

describe('the quotes of a text', () => {
  it('come with the names of their speakers; one that its attribution splits is one', () => {
    const text = '“We listened,” said Mara Voss, chief executive of Tallow Inc. “And it shows.”'
    expect(listQuotes(text)).toEqual([
      {
        words: '“We listened,” “And it shows.”',
        parts: ['“We listened,”', '“And it shows.”'],
        printed: text,
        speaker: 'Mara Voss',
      },
    ])
    expect(printQuote('“We listened,” “And it shows.”', listQuotes(text))).toBe(text)
    expect(printQuote('“We listened,” “And it shows.”')).toBe('“We listened,” … “And it shows.”')
  })

  it('are one through every break for the speaker’s name', () => {
    expect(partsOf('“We listened,” said Mara Voss, “and it shows.”')).toEqual([[2, 'Mara Voss']])
    expect(partsOf('“We listened,” said Mara Voss. “It shows,” Voss added. “Every day.”')).toEqual([
      [3, 'Mara Voss'],
    ])
  })

  it('say what their parts are', () => {
    expect(splitParts('“We listened,” “And it shows.”')).toEqual(['“We listened,”', '“And it shows.”'])
    expect(splitParts('“We listened to ‘the people.’”')).toEqual(['“We listened to ‘the people.’”'])
  })

  it('are two with a sentence, a paragraph or another speaker between them', () => {
    const two = (between: string) => partsOf(`“We listened,” said Mara Voss.${between}“It shows,” Voss said.`)
    expect(two(' The store opens Friday. ')).toHaveLength(2)
    expect(two('\n')).toHaveLength(2)
    expect(partsOf('“We listened,” said Mara Voss. “It shows,” said Jo Bell.')).toEqual([
      [1, 'Mara Voss'],
      [1, 'Jo Bell'],
    ])
  })
})

describe('an approved quote', () => {
  const [quote = { words: '', parts: [], printed: '', speaker: '' }] = listQuotes(
    '“We listened,” said Mara Voss. “And it shows.”',
  )
  const by = (name: string, ...quotes: string[]) => quotes.map((words) => ({ name, quote: words }))

  it('is approved by its speaker, as a whole or part by part', () => {
    expect(findQuoteApproval(quote, by('Mara Voss', quote.words))).toMatchObject({ name: 'Mara Voss' })
    expect(findQuoteApproval(quote, by('Mara Voss', ...quote.parts))).toMatchObject({ name: 'Mara Voss' })
  })

  it('is not approved in part, by someone else, or in other words', () => {
    expect(findQuoteApproval(quote, by('Mara Voss', quote.parts[0] ?? ''))).toBeUndefined()
    expect(findQuoteApproval(quote, by('Jo Bell', quote.words))).toBeUndefined()
    expect(findQuoteApproval(quote, by('Mara Voss', '“We listened,” “And it helps.”'))).toBeUndefined()
  })
})

describe('an approval that was taken back', () => {
  const [quote = { words: '', parts: [], printed: '', speaker: '' }] = listQuotes(
    '“We listened,” said Mara Voss. “And it shows.”',
  )
  const made = (kind: 'quote' | 'quote_withdrawn', words: string, name = 'Mara Voss') => ({
    ...{ kind, quote: words, name },
  })
  const isApproved = (...decisions: ReturnType<typeof made>[]) =>
    findQuoteApproval(quote, listApprovals(decisions)) !== undefined
  const [whole, parts] = [made('quote', quote.words), quote.parts.map((part) => made('quote', part))]
  const back = made('quote_withdrawn', quote.words)

  it('counts no longer, until the quote is approved again', () => {
    expect(isApproved(whole)).toBe(true)
    expect(isApproved(whole, back)).toBe(false)
    expect(isApproved(whole, back, whole)).toBe(true)
  })

  it('was of each part of the quote as well', () => {
    expect(isApproved(...parts, back)).toBe(false)
    expect(isApproved(...parts, whole, back)).toBe(false)
    expect(isApproved(whole, back, ...parts)).toBe(true)
  })

  it('is the speaker’s own, and of no other words', () => {
    expect(isApproved(whole, made('quote_withdrawn', quote.words, 'Jo Bell'))).toBe(true)
    expect(isApproved(whole, made('quote_withdrawn', '“We heard,” “And it shows.”'))).toBe(true)
  })
})

describe('only the named speaker', () => {
  it.each([
    ['Mara Voss', 'Mara Voss'],
    ['mara voss', 'Voss'],
    ['Dr. Mara Voss', 'Mara Voss'],
    ['Zoë Ångström', 'Zoe Angstrom'],
    ['Mara J. Voss', 'Mara Voss'],
  ])('approves: %s is %s', (reviewer, speaker) => expect(isSpeaker(reviewer, speaker)).toBe(true))

  it.each([
    ['Jo Bell', 'Mara Voss'],
    ['Lena Voss', 'Mara Voss'],
    ['Mara', 'Mara Voss'],
    ['', 'Mara Voss'],
    ['Mara Voss', ''],
  ])('and nobody else: %s is not %s', (reviewer, speaker) => expect(isSpeaker(reviewer, speaker)).toBe(false))
})

describe('the words a speaker approved before', () => {
  const quote = (words: string, speaker = 'Mara Voss') => ({ words, parts: [words], printed: words, speaker })
  const approval = (words: string, version: number, name = 'Mara Voss') => ({ quote: words, name, version })
  const six = '“The repair is a $6 part,”'
  const seven = '“The repair is a $7 part,”'

  it('are those of the newest approval of the quote as it was', () => {
    const find = (...approvals: ReturnType<typeof approval>[]) =>
      findFormerWords([quote('“The repair is an $8 part,”')], approvals)
        .values()
        .next().value?.version
    expect(find(approval(six, 1))).toBe(1)
    expect(find(approval(six, 1), approval(seven, 2))).toBe(2)
    expect(find(approval(six, 1, 'Jo Bell'))).toBeUndefined()
    expect(find(approval('“We hired ten plumbers,”', 1))).toBeUndefined()
  })

  it('are nobody’s for a quote that is approved, and not those of another quote in the text', () => {
    const before = [approval(six, 1), approval(seven, 2)]
    expect(findFormerWords([quote(seven), quote('“Ten homes were fixed last week,”')], before).size).toBe(0)
  })
})
