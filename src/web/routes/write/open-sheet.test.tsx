import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { EditorHandle } from '#web/features/editor/editor-handle.ts'
import { useCaretInText } from './open-sheet.tsx'

afterEach(cleanup)

it.each([
  ['an empty document is ready for typing', false, true],
  ['a document that has text opens without the focus in it', true, false],
])('%s', (_name, hasText, isFocused) => {
  const focus = vi.fn()
  const handle = { hasText: () => hasText, focus } as unknown as EditorHandle
  renderHook(() => useCaretInText(handle))
  expect(focus.mock.calls.length > 0).toBe(isFocused)
})
