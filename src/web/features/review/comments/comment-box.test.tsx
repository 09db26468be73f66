import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTypedStorage, type TypedStorage } from '#web/features/review/review-storage.ts'
import { WriteComment } from './comment-box.tsx'
import { useCommentBox } from './use-comment-box.ts'

const onSend = vi.fn(async () => undefined)

function Page({ typed }: { typed: TypedStorage }) {
  const text = useRef<HTMLParagraphElement>(null)
  const comment = useCommentBox(typed)
  return (
    <>
      <p ref={text}>Doors open Monday in Bend.</p>
      <WriteComment
        {...{ text, comment, onSend }}
        findWords={() => undefined}
        onAdd={(about) => comment.open({ about })}
        onEdit={async () => undefined}
      />
    </>
  )
}

const show = () => render(<Page typed={openTypedStorage('token')} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByLabelText(name) as HTMLTextAreaElement

/** As a drag over these words does. */
function select(words: string): void {
  const node = screen.getByText(/Doors open/).firstChild as Text
  const from = node.data.indexOf(words)
  act(() => {
    document.getSelection()?.setBaseAndExtent(node, from, node, from + words.length)
    document.dispatchEvent(new Event('selectionchange'))
  })
}

afterEach(cleanup)
beforeEach(() => {
  sessionStorage.clear()
  onSend.mockClear()
  document.getSelection()?.removeAllRanges()
})

describe('Escape in a comment', () => {
  it('closes the box, gives the focus back and keeps the words for the next time', async () => {
    const { unmount } = show()
    await press('Add a comment')
    expect(document.activeElement).toBe(field('Your comment on the whole release'))
    await userEvent.keyboard('Half a thou{Escape}')
    expect(screen.queryByRole('form')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue your comment' }))
    unmount()
    show()
    await press('Continue your comment')
    expect(field('Your comment on the whole release').value).toBe('Half a thou')
    await press('Cancel')
    await press('Keep writing')
    expect(field('Your comment on the whole release').value).toBe('Half a thou')
    await press('Cancel')
    await press('Discard')
    await press('Add a comment')
    expect(field('Your comment on the whole release').value).toBe('')
  })
})

describe('a selection that is too long', () => {
  it('gets a reason instead of a button, and the box is about the whole release', async () => {
    show()
    const node = screen.getByText(/Doors open/).firstChild as Text
    act(() => node.appendData('x'.repeat(2000)))
    select(node.data)
    await press('Add a comment')
    expect(screen.queryByRole('blockquote')).toBeNull()
    select(node.data)
    expect(screen.getByRole('form').textContent).toContain(
      'That’s too much text for one comment. Select up to 2,000 characters.',
    )
    expect(screen.queryByRole('button', { name: 'Comment on selection' })).toBeNull()
    expect(field('Your comment on the whole release').value).toBe('')
    select('Monday')
    expect(screen.getByRole('form').textContent).not.toContain('too much text')
    await press('Comment on selection')
    expect(screen.getByRole('form').textContent).toContain('Monday')
  })
})

describe('the keyboard of a phone', () => {
  it('lifts the box by as much of the page as it covers', async () => {
    const viewport = Object.assign(new EventTarget(), { height: 844, scale: 1, offsetTop: 0 })
    vi.stubGlobal('visualViewport', viewport)
    vi.stubGlobal('innerHeight', 844)
    show()
    await press('Add a comment')
    const lifted = () => screen.getByRole('form').style.getPropertyValue('--covered')
    expect(lifted()).toBe('0px')
    viewport.height = 500
    act(() => void viewport.dispatchEvent(new Event('resize')))
    expect(lifted()).toBe('344px')
    // Zoomed in: less of the page is seen, and nothing covers it.
    Object.assign(viewport, { height: 422, scale: 2 })
    act(() => void viewport.dispatchEvent(new Event('resize')))
    expect(lifted()).toBe('0px')
    vi.unstubAllGlobals()
  })
})

describe('another selection while the box is open', () => {
  it('becomes the passage, and what was written is still there', async () => {
    show()
    select('Monday')
    await press('Add a comment')
    await userEvent.keyboard('Is that firm?')
    await press('Suggest new wording')
    expect(document.activeElement).toBe(field('New wording for this passage'))
    select('in Bend')
    await press('Comment on your selection instead')
    expect(screen.getByRole('blockquote').textContent).toBe('in Bend')
    // Nobody has changed the wording yet.
    expect(field('New wording for this passage').value).toBe('in Bend')
    await userEvent.clear(field('New wording for this passage'))
    await userEvent.type(field('New wording for this passage'), 'in Boise')
    select('open')
    await press('Comment on your selection instead')
    await press('Send comment')
    expect(onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        passage: 'open',
        before: 'Doors ',
        body: 'Is that firm?',
        suggestion: 'in Boise',
      }),
    )
  })

  it('makes a comment on the whole release one on the passage', async () => {
    show()
    await press('Add a comment')
    select('Monday')
    await press('Comment on selection')
    expect(screen.getByRole('blockquote').textContent).toBe('Monday')
    expect(screen.queryByRole('button', { name: /selection/ })).toBeNull()
  })
})
