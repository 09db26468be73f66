import { cleanup, render, screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { afterEach, expect, it } from 'vitest'
import { ReadOnlyContext } from '#web/lib/read-only.ts'
import { FactList } from './fact-list.tsx'
import type { FactPlace } from './list-facts.ts'

afterEach(cleanup)

const place: FactPlace = { kind: 'fact', factKind: 'name', text: 'Tallow', from: 1, to: 7 }

const show = (isReadOnly: boolean) =>
  render(
    <ReadOnlyContext value={isReadOnly}>
      <FactList
        editor={{} as Editor}
        facts={[place]}
        hasKit
        isFolded={false}
        beforeShow={async () => undefined}
      />
    </ReadOnlyContext>,
  )

it('asks whoever can change the text to decide', () => {
  show(false)
  expect(
    screen.getByText('Not found in your prompt, draft, upload or client kit. Confirm it or remove it.'),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy()
})

it('asks a viewer for nothing', () => {
  show(true)
  expect(screen.getByText('Not found in the prompt, draft, upload or client kit.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})
