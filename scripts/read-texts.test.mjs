// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources with templates
import { describe, expect, it } from 'vitest'
import { isShownText, readTexts } from './read-texts.mjs'

const textsOf = (source) => readTexts('a.tsx', source).map(({ text }) => text)

describe('the texts of a file', () => {
  it('are the text between tags, in labels and in messages, with their lines', () => {
    const source = [
      "import { x } from '#web/some place.ts'",
      "const message = { title: 'Not saved', text: `You have ${n} words left.` }",
      'export const View = () => (',
      '  <p className="flex gap-2" title="Close the panel">',
      '    Your text is',
      '    safe.',
      '  </p>',
      ')',
    ].join('\n')
    expect(readTexts('a.tsx', source)).toEqual([
      { line: 2, text: 'Not saved' },
      { line: 2, text: 'You have {…} words left.' },
      { line: 4, text: 'Close the panel' },
      { line: 4, text: 'Your text is safe.' },
    ])
  })

  it('are not queries, styles, types, keys and addresses', () => {
    const source = [
      "type Kind = 'Some words here'",
      "await db.query('select one from two')",
      'const sql = `insert into three values (${four})`',
      "const look = classNames('flex items-center', isOn && 'bg-accent text-ink')",
      "const frame = 'fixed inset-0 z-40 animate-appear'",
      "const to = 'https://example.com/a page'",
      "const { 'A key': value } = object",
    ].join('\n')
    expect(textsOf(source)).toEqual([])
  })
})

describe('a single word', () => {
  it.each(['Save', 'Cancel', 'Loading…'])('is a label: %s', (word) => expect(isShownText(word)).toBe(true))
  it.each(['save', 'ArrowDown', 'POST', 'text/plain', 'w:p'])('is a name: %s', (word) =>
    expect(isShownText(word)).toBe(false),
  )
})
