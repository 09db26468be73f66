import type { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { compareFacts, findMissing } from '#domain/facts/compare-facts.ts'
import { compareMeaning } from '#domain/facts/compare-meaning.ts'
import { fromEditor } from '#domain/formats/from-editor.ts'
import { type AiContext, withKit } from '#web/features/editor/ai/ai-context.ts'
import { acceptProposal, fillSheet, proposeChange } from '#web/features/editor/ai/proposal/propose-change.ts'
import { html, openEditor, select, type } from '#web/features/editor/editor.test-support.ts'
import { clearFormatting } from '#web/features/editor/toolbar/format-commands.ts'
import {
  describeChange,
  describeClaim,
  describeFactChanges,
  describeLosses,
  describeMissingFacts,
} from './describe-changes.ts'
import { countFacts, describeAccount, describeUnsupported } from './describe-facts.ts'
import { explainPlace, titlePlace } from './describe-place.ts'
import { type FactPlace, isOpen, listFacts, type QuotePlace } from './list-facts.ts'
import { listQuotes } from './list-quotes.ts'
import { approveQuote, keepFact, removeFact, withdrawApproval } from './resolve-fact.ts'

const draft =
  '<p>Leaks cost about <strong>12%</strong> of the water, said Harold Finch.</p><p>“We built it for the person who pays,” said Maren Oduya.</p>'
const rewrite = { kind: 'rewrite', preset: undefined, instruction: '', selection: undefined } as const

function fill(text = draft, material = 'Maren Oduya of Larkmoor.'): Editor {
  const editor = openEditor()
  fillSheet(editor, text, [material])
  return editor
}

const texts = (editor: Editor) => listFacts(editor.state.doc).map(({ text }) => text)
const placeOf = (editor: Editor, text: string) =>
  listFacts(editor.state.doc).find((place) => place.text.includes(text)) as FactPlace

describe('generated text', () => {
  it('is marked where it says what the material does not', () => {
    const editor = fill()
    expect(texts(editor)).toEqual(['12%', 'Harold Finch', '“We built it for the person who pays,”'])
    expect(listFacts(editor.state.doc).map(({ kind }) => kind)).toEqual(['fact', 'fact', 'quote'])
  })

  it('is not marked where it says the embargo of the document’s details', () => {
    const editor = openEditor()
    const context = { documentId: 'doc', embargo: 'Dec. 5, 2050, 8:00 AM EST' } as AiContext
    fillSheet(
      editor,
      '<p>EMBARGOED UNTIL 8 A.M. EST, DEC. 5, 2050</p><p>Maren Oduya spoke.</p>',
      withKit(context, 'Maren Oduya spoke.'),
    )
    expect(texts(editor)).toEqual([])
  })

  it('is not marked where the material says it in other words', () => {
    expect(texts(fill('<p>They raised $5 million on Nov. 17.</p>', 'We raised $5M on November 17'))).toEqual(
      [],
    )
  })

  it('is marked where a link leads elsewhere than its words or the material say', () => {
    const links = `<p>See <a href="https://evil.example/buy?x=1">the <strong>web</strong> page</a>, <a href="tel:+19995550000">call</a> or <a href="mailto:fake@nowhere.com">write</a>.</p>
      <p>See <a href="https://www.larkmoor.example/">our site</a>, <a href="tel:+12185550134">218-555-0134</a> or <a href="mailto:a@b.com?subject=Hi">a@b.com</a>.</p>`
    const editor = fill(links, 'larkmoor.example, (218) 555-0134, a@b.com')
    expect(texts(editor)).toEqual(['the web page', 'call', 'write'])
    expect(listFacts(editor.state.doc)[0]).toMatchObject({ factKind: 'link' })
    keepFact(editor, placeOf(editor, 'call'))
    acceptProposal(editor, proposeChange(editor, rewrite, `${links}<p>More.</p>`, []))
    expect(texts(editor)).toEqual(['the web page', 'write'])
  })

  it('is marked where a name under words makes them a quotation', () => {
    const said = '<blockquote><p>We are glad of what it does.</p></blockquote><p>— Maren Oduya</p>'
    expect(listFacts(fill(said).state.doc)).toMatchObject([
      { kind: 'quote', text: 'We are glad of what it does.', state: 'draft' },
    ])
  })

  it('is gone with its marks in one undo step', () => {
    const editor = fill()
    editor.commands.undo()
    expect(html(editor)).toBe('')
  })

  it('keeps its marks in the saved text', () => {
    const saved = html(fill())
    expect(saved).toContain('<span data-fact="percentage"><strong>12%</strong></span>')
    expect(texts(openEditor(saved))).toEqual(texts(fill()))
  })

  it('leaves for Word and mail without them', () => {
    const blocks = fromEditor(fill().state.doc.toJSON())
    expect(JSON.stringify(blocks)).not.toMatch(/fact|quote/i)
    expect(JSON.stringify(blocks)).toContain('12%')
  })
})

describe('a marked fact', () => {
  it('that occurs twice is settled by one answer', () => {
    const editor = fill('<p>Leaks cost 12% of the water. Last year it was 12% as well, and 9% before.</p>')
    keepFact(editor, placeOf(editor, '12%'))
    expect(texts(editor)).toEqual(['9%'])
  })

  it('is the writer’s once they change it, and marked again when they undo', () => {
    const editor = fill()
    const { from } = placeOf(editor, '12%')
    editor.commands.setTextSelection(from + 1)
    type(editor, '4')
    expect(html(editor)).toContain('142%')
    expect(texts(editor)).not.toContain('142%')
    editor.commands.undo()
    expect(texts(editor)).toContain('12%')
  })

  it('stays marked when they write beside it', () => {
    const editor = fill()
    const { to } = placeOf(editor, '12%')
    editor.commands.setTextSelection(to)
    type(editor, ' or so')
    expect(texts(editor)).toContain('12%')
    expect(html(editor)).toContain('</span><strong> or so')
  })

  it('stays marked when formatting is cleared', () => {
    const editor = fill()
    select(editor, '12%')
    clearFormatting(editor)
    expect(html(editor)).not.toContain('<strong>')
    expect(texts(editor)).toContain('12%')
  })

  it('is kept by the writer’s word, in one undo step', () => {
    const editor = fill()
    keepFact(editor, placeOf(editor, '12%'))
    expect(texts(editor)).not.toContain('12%')
    expect(html(editor)).toContain('<strong>12%</strong>')
    editor.commands.undo()
    expect(texts(editor)).toContain('12%')
  })

  it('is removed with one of its spaces', () => {
    const editor = fill()
    removeFact(editor, placeOf(editor, '12%'))
    expect(editor.state.doc.textContent).toContain('cost about of the water')
    removeFact(editor, placeOf(editor, 'Harold'))
    expect(editor.state.doc.textContent).toContain('water, said.')
    editor.commands.undo()
    expect(texts(editor)).toContain('Harold Finch')
    expect(texts(editor)).not.toContain('12%')
  })

  it('is not used as a source for a rewrite: it stays marked', () => {
    const editor = fill()
    keepFact(editor, placeOf(editor, 'Harold'))
    const again =
      '<p>Harold Finch said leaks cost 12 percent.</p><p>“We built it for the person who pays,” Maren Oduya said.</p>'
    acceptProposal(editor, proposeChange(editor, rewrite, again, []))
    expect(texts(editor)).toEqual(['12 percent', '“We built it for the person who pays,”'])
  })

  it('is not used as a source for its own short form either', () => {
    const editor = fill(
      '<p>Acme opens a plant on January 5, 2031, with $5 million to $9 million from Harold Finch of Globex Capital. “We will double our staff and then go on,” said Harold Finch.</p>',
      'Acme opens a plant.',
    )
    const shorter =
      '<p>Acme opens a plant in January 2031 with $9 million from Globex and from Finch. “We will double our staff,” said Finch.</p>'
    acceptProposal(editor, proposeChange(editor, rewrite, shorter, []))
    expect(texts(editor)).toEqual([
      'January 2031',
      '$9 million',
      'Globex',
      'Finch',
      '“We will double our staff,”',
      'Finch',
    ])
  })

  it('is the writer’s where they have written it themselves, in the draft or in what they ask for', () => {
    const editor = fill('<p>Leaks cost 12%, said Harold Finch of Globex Capital.</p>')
    editor.commands.insertContentAt(1, 'Finch of Globex is here. ')
    const again = '<p>Finch of Globex said leaks cost 12%.</p>'
    acceptProposal(editor, proposeChange(editor, rewrite, again, ['Say it is 12 percent']))
    expect(texts(editor)).toEqual([])
  })
})

const quoteOf = (editor: Editor, text: string) => placeOf(editor, text) as QuotePlace

it('names everything that a marked fact was looked for in', () => {
  const fact = placeOf(fill(), '12%')
  expect(explainPlace(fact)).toBe('This number isn’t in your prompt, draft or upload.')
  expect(explainPlace(fact, true)).toBe('This number isn’t in your prompt, draft, upload or client kit.')
})

describe('a quotation by AI', () => {
  it('is a draft until someone approves it, and says who and when', () => {
    const editor = fill()
    const place = quoteOf(editor, 'person')
    expect(titlePlace(place)).toBe('Draft quote')
    expect(isOpen(place)).toBe(true)
    approveQuote(editor, place, 'Maren Oduya', new Date('2026-11-15T12:00:00Z'))
    const approved = placeOf(editor, 'person')
    expect(isOpen(approved)).toBe(false)
    expect(explainPlace(approved)).toBe('Approved by Maren Oduya on November 15, 2026.')
    expect(placeOf(openEditor(html(editor)), 'person')).toMatchObject({ state: 'approved' })
  })

  it('is a draft again when the approval is withdrawn', () => {
    const editor = fill()
    approveQuote(editor, quoteOf(editor, 'person'), 'Maren Oduya', new Date('2026-11-15T12:00:00Z'))
    withdrawApproval(editor, quoteOf(editor, 'person'))
    expect(quoteOf(editor, 'person').state).toBe('draft')
  })

  it('says so when it is edited afterward', () => {
    const editor = fill()
    const place = quoteOf(editor, 'person')
    approveQuote(editor, place, 'Maren Oduya', new Date('2026-11-15T12:00:00Z'))
    editor.commands.setTextSelection(place.from + 4)
    type(editor, 'have ')
    const edited = placeOf(editor, 'person')
    expect(edited).toMatchObject({ state: 'edited' })
    expect(titlePlace(edited)).toBe('Edited after approval')
    expect(isOpen(edited)).toBe(true)
    editor.commands.undo()
    expect(placeOf(editor, 'person')).toMatchObject({ state: 'approved' })
  })

  it('keeps its approval through a rewrite that leaves its words alone', () => {
    const editor = fill()
    approveQuote(editor, quoteOf(editor, 'person'), 'Maren Oduya', new Date('2026-11-15T12:00:00Z'))
    const again = '<p>Leaks cost 12%.</p><p>Maren Oduya said: “We built it for the person who pays.”</p>'
    acceptProposal(editor, proposeChange(editor, rewrite, again, []))
    expect(placeOf(editor, 'person')).toMatchObject({ kind: 'quote', approval: { by: 'Maren Oduya' } })
  })

  it('is a draft again when a rewrite puts its words into another mouth', () => {
    const editor = fill()
    approveQuote(editor, quoteOf(editor, 'person'), 'Maren Oduya', new Date('2026-11-15T12:00:00Z'))
    const again = '<p>Leaks cost 12%.</p><p>“We built it for the person who pays,” said Harold Finch.</p>'
    const proposal = proposeChange(editor, rewrite, again, [])
    acceptProposal(editor, proposal)
    expect(placeOf(editor, 'person')).toMatchObject({ state: 'draft', approval: undefined })
    expect(proposal.changes.changed.map(describeChange)).toEqual([
      '“We built it for the person who pays,” was attributed to Maren Oduya and is now attributed to Harold Finch',
    ])
  })
})

describe('a quotation that the user typed', () => {
  const text = '<p>“The rink opens in May,” said Lena Ortiz.</p><p>It is called “The Oval.”</p>'
  const day = new Date('2026-11-15T12:00:00Z')
  const only = (editor: Editor) => {
    const quotes = listQuotes(editor.state.doc)
    expect(quotes).toHaveLength(1)
    return quotes[0] as QuotePlace
  }

  it('has no approval at first, which blocks nothing', () => {
    const quote = only(openEditor(text))
    expect(quote.text).toBe('“The rink opens in May,”')
    expect(titlePlace(quote)).toBe('Not approved yet')
    expect(isOpen(quote)).toBe(false)
  })

  it('says who approved it and when, also after it was saved', () => {
    const editor = openEditor(text)
    approveQuote(editor, only(editor), 'Lena Ortiz', day)
    const saved = only(openEditor(html(editor)))
    expect(saved).toMatchObject({ state: 'approved', isTyped: true })
    expect(explainPlace(saved)).toBe('Approved by Lena Ortiz on November 15, 2026.')
  })

  it('needs approval again once it is edited', () => {
    const editor = openEditor(text)
    approveQuote(editor, only(editor), 'Lena Ortiz', day)
    editor.commands.setTextSelection(only(editor).from + 4)
    type(editor, 'new ')
    expect(only(editor).state).toBe('edited')
    expect(isOpen(only(editor))).toBe(true)
  })

  it('is as before when the approval is withdrawn', () => {
    const editor = openEditor(text)
    const before = html(editor)
    approveQuote(editor, only(editor), 'Lena Ortiz', day)
    withdrawApproval(editor, only(editor))
    expect(html(editor)).toBe(before)
    expect(only(editor).state).toBe('typed')
  })
})

describe('the strip', () => {
  it('counts by kind', () => {
    expect(describeUnsupported(['number', 'percentage', 'name'])).toBe(
      '2 numbers and 1 name are not in your material.',
    )
    expect(describeUnsupported(['date'])).toBe('1 date is not in your material.')
    expect(describeUnsupported([])).toBe('Every number, date, name and quote is from your material.')
    expect(countFacts(['date', 'name', 'quotation'])).toBe('1 date, 1 name and 1 quotation')
  })

  it('counts what became of the notes, without what there is none of', () => {
    expect(describeAccount({ used: 7, usedInPart: 0, notUsed: 2, notUnderstood: 5, keptOut: 2 })).toBe(
      '7 facts used, 2 not used, 5 lines not understood, 2 lines kept out',
    )
    expect(describeAccount({ used: 3, usedInPart: 2, notUsed: 1, notUnderstood: 0, keptOut: 0 })).toBe(
      '3 facts used, 2 used in part, 1 not used',
    )
    expect(describeAccount({ used: 1, usedInPart: 0, notUsed: 0, notUnderstood: 1, keptOut: 0 })).toBe(
      '1 fact used, 1 line not understood',
    )
  })

  it('says what a rewrite lost and changed', () => {
    const none = { lost: [], added: [], changed: [] }
    expect(describeFactChanges(none)).toBe('Numbers, dates, names, quotes and links unchanged.')
    expect(describeFactChanges(none, compareMeaning('It may open.', 'It will open.'))).toBe(
      'Numbers, dates, names, quotes and links unchanged; 1 statement became stronger.',
    )
    expect(describeLosses(none)).toBe('')
    const changes = compareFacts(
      'We sold 40 sensors at $89 on Nov. 17 in Ohio.',
      'We sold 50 sensors with Harold Finch in Ohio.',
    )
    expect(describeFactChanges(changes)).toBe('Two facts lost, one changed, one added.')
    expect(describeLosses(changes)).toBe('Lost: “$89” and “Nov. 17” · Changed: “40” is now “50”')
  })

  it('shows of a long quotation how it begins', () => {
    const words =
      'We built it for the person who pays the bill, and for nobody else, whoever they may be in the end.'
    const text = describeMissingFacts(findMissing(`“${words}”`, 'We built it.'))
    expect(text).toContain('“We built it for the person who pays the bill')
    expect(text).toMatch(/^This fact from your prompt isn’t in the draft: “.*…”$/)
    expect(text.length).toBeLessThan(150)
  })

  it('closes the marks of a long sentence once', () => {
    const text =
      'The release now says something that neither the prompt nor the draft before it had ever said.'
    expect(describeClaim({ text, words: ['now'], instead: [], from: 0, to: text.length })).toMatch(
      /^“[^“”]+…”$/,
    )
  })

  it('names four facts and counts the rest', () => {
    const missing = findMissing('We sold 41, 42, 43, 44, 45 and 46 sensors.', 'We sold sensors.')
    expect(describeMissingFacts(missing)).toBe(
      'These facts from your prompt aren’t in the draft: “41”, “42”, “43”, “44” and 2 more',
    )
  })
})
