import { describe, expect, it } from 'vitest'
import { labelVersionCause, recordPrefix } from './version-cause.ts'

describe('labelVersionCause', () => {
  it.each([
    [{ kind: 'save' }, 'Saved'],
    [{ kind: 'before_ai', detail: 'rewrite' }, 'Before AI rewrite'],
    [{ kind: 'before_ai', detail: 'generate' }, 'Before AI generation'],
    [{ kind: 'before_ai', detail: 'suggestion' }, 'Before AI suggestion'],
    [{ kind: 'before_ai' }, 'Before AI change'],
    [{ kind: 'before_ai', detail: 'constructor' }, 'Before AI change'],
    [{ kind: 'before_export', detail: 'word' }, 'Word export'],
    [{ kind: 'before_export', detail: 'mail' }, 'Copied for email'],
    [{ kind: 'before_export', detail: 'toString' }, 'Exported'],
    [{ kind: 'export', detail: '2 blanks' }, 'Exported with 2 blanks'],
    [{ kind: 'export', detail: `${recordPrefix(3)}2 blanks` }, 'Version 3 exported with 2 blanks'],
    [{ kind: 'import', detail: 'notes.docx' }, 'Imported notes.docx'],
    [{ kind: 'import', detail: '  ' }, 'Imported document'],
    [{ kind: 'import', detail: null }, 'Imported document'],
    [{ kind: 'restore' }, 'Before restore'],
    [{ kind: 'replaced' }, 'Before text was replaced'],
    [{ kind: 'save', detail: 'rewrite' }, 'Saved'],
  ] as const)('reads %j as %s', (cause, label) => {
    expect(labelVersionCause(cause)).toBe(label)
  })
})
