import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createUploadReport, type UploadReport } from '#domain/document/upload-report.ts'
import { ImportQuestionDialog } from './import-question-dialog.tsx'

afterEach(cleanup)

function ask(report: Partial<UploadReport>, hasText = false) {
  const answer = vi.fn()
  const question = {
    name: 'news.docx',
    html: '<p>New</p>',
    report: { ...createUploadReport(), ...report },
    hasText,
    answer,
  }
  render(<ImportQuestionDialog question={question} />)
  return answer
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('names what is in the file and lists its comments', () => {
  const answer = ask({
    pictures: 2,
    comments: [
      { author: 'Jo Bell', date: '2025-03-02T09:30:00.000Z', passage: 'doubles', text: 'By how much?' },
    ],
  })
  expect(screen.getByText('This file contains 1 comment and 2 pictures.')).toBeTruthy()
  expect(screen.getByText('Pictures, charts and embedded files will be left out.')).toBeTruthy()
  const comment = screen.getByRole('list', { name: 'Comments in the file' })
  expect(comment.textContent).toContain('Jo Bell · March 2, 2025')
  expect(comment.textContent).toContain('“doubles”')
  expect(comment.textContent).toContain('By how much?')
  press('Import')
  expect(answer).toHaveBeenCalledWith({ html: '<p>New</p>', target: 'this document' })
})

it('takes the text with its changes, or without them', () => {
  const answer = ask({ changes: { count: 1, authors: [], formatting: 0 }, rejectedHtml: '<p>Old</p>' })
  fireEvent.click(screen.getByRole('radio', { name: /^Reject all/ }))
  press('Import')
  expect(answer).toHaveBeenCalledWith({ html: '<p>Old</p>', target: 'this document' })
})

it('does not offer to reject everything there is', () => {
  ask({ changes: { count: 1, authors: [], formatting: 0 }, rejectedHtml: '' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Reject all/ }).disabled).toBe(true)
})

it.each([
  ['New document', 'new document'],
  ['Replace', 'this document'],
])('asks over a text: %s', (button, target) => {
  const answer = ask({}, true)
  press(button)
  expect(answer).toHaveBeenCalledWith({ html: '<p>New</p>', target })
})

it('can be canceled', () => {
  const answer = ask({}, true)
  press('Cancel')
  expect(answer).toHaveBeenCalledWith(undefined)
})
