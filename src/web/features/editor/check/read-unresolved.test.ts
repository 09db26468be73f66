import { expect, it } from 'vitest'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { readUnresolved } from './read-unresolved.ts'

it('tells of gaps and draft quotes in a text too short for the check', async () => {
  const { state } = openEditor('<p>[CITY]: <span data-quote="draft">“Hello,”</span> said [NAME].</p>')
  expect((await readUnresolved(state.doc))?.text).toBe(
    '2 blanks haven’t been filled in, and 1 quote isn’t approved.',
  )
})

it('is silent where nothing is open', async () => {
  expect(await readUnresolved(openEditor('<p>All is said.</p>').state.doc)).toBeUndefined()
})
