import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DeleteDocumentDialog } from './delete-document-dialog.tsx'

afterEach(cleanup)

function read(status: 'draft' | 'in_review' | 'changes_requested'): string | null {
  const row = { id: 'a', title: 'Tallow', type: 'document', is_generated: false, updated_at: '', status }
  render(<DeleteDocumentDialog document={row} onClose={() => undefined} onConfirm={() => undefined} />)
  const { textContent } = screen.getByRole('alertdialog')
  cleanup()
  return textContent
}

it('says that the links of a review end with the document', () => {
  expect(read('in_review')).toContain('its reviewers’ links won’t work until you restore it')
  expect(read('changes_requested')).toContain('its reviewers’ links won’t work until you restore it')
  expect(read('draft')).not.toContain('links')
})
