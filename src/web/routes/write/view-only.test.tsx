// A viewer is offered nothing that would do nothing.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FactActions } from '#web/features/editor/ai/facts/fact-actions.tsx'
import { listFacts } from '#web/features/editor/ai/facts/list-facts.ts'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { createEditorHandle } from '#web/features/editor/editor-handle.ts'
import { FindBar } from '#web/features/editor/find/find-bar.tsx'
import { PhoneSheetButtons } from '#web/features/editor/toolbar/format-sheet-button.tsx'
import { ReadOnlyContext } from '#web/lib/read-only.ts'
import { TooltipProvider } from '#web/ui/overlay/tooltip.tsx'

afterEach(cleanup)

function show(isReadOnly: boolean) {
  const editor = openEditor('<p>Sold <span data-fact="number">12</span> sensors</p>')
  const [place] = listFacts(editor.state.doc)
  if (!place) throw new Error('There is no fact.')
  const desk = {
    ...{ editor, actions: {}, isBusy: false, isReadOnly, isSavedDocument: true },
    ...{ editLink: () => undefined, openGallery: () => undefined, openFind: () => undefined },
  }
  render(
    <TooltipProvider>
      <ReadOnlyContext value={isReadOnly}>
        <FactActions editor={editor} place={place} find={() => place} />
        <FindBar desk={desk} openedAt={1} onClose={() => undefined} />
        <PhoneSheetButtons handle={createEditorHandle(() => desk)} />
      </ReadOnlyContext>
    </TooltipProvider>,
  )
  return screen
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '')
}

const changing = ['Keep (verified)', 'Remove', 'Replace', 'Replace all', 'Undo', 'AI', 'Format and tools']

it('editors have buttons that change the text', () => {
  expect(show(false)).toEqual(expect.arrayContaining(changing))
})

it('viewers have none of them, and can still find words', () => {
  const names = show(true)
  expect(names.filter((name) => changing.includes(name))).toEqual([])
  expect(names).toContain('Find')
})
