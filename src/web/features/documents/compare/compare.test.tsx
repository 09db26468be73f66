import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { diffWords } from '#domain/text/word-diff.ts'
import { splitParagraphs } from '#web/ui/word-diff/diff-paragraphs.ts'
import { readLines } from '#web/ui/word-diff/read-lines.ts'
import { WordCompare } from './word-compare.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the lines of a document', () => {
  it('know what kind they are', () => {
    const html =
      '<h1>News</h1><p>One <strong>bold</strong><br>two</p><ul><li><p>Item</p></li></ul><blockquote><p>Said</p></blockquote><hr><p></p>'
    expect(readLines(html)).toEqual({
      text: 'News\nOne bold\ntwo\nItem\nSaid\n* * *',
      kinds: ['heading-1', 'paragraph', 'paragraph', 'item', 'quote', 'paragraph'],
      links: [],
    })
  })

  it('come from broken and hostile HTML too, and nothing of it runs', () => {
    expect(readLines('loose <p>text<script>alert(1)</script><img src=x onerror=alert(1)>').text).toBe(
      'loose\ntext',
    )
    expect(readLines('').text).toBe('')
  })
})

describe('paragraphs of a diff', () => {
  it('take the kind of the line they come from, and number the changes', () => {
    const before = readLines('<h2>Old</h2><p>Same words here</p>')
    const after = readLines('<p>Same words there</p><ul><li>New</li></ul>')
    const { parts } = diffWords(before.text, after.text)
    const paragraphs = splitParagraphs(parts, before.kinds, after.kinds)
    expect(paragraphs.map(({ kind }) => kind)).toEqual(['heading-2', 'paragraph', 'item'])
    const changes = paragraphs.flatMap(({ pieces }) => pieces.map(({ change }) => change))
    expect(changes.filter((change) => change !== undefined)).toEqual([0, 1, 1, 1])
  })
})

describe('a comparison', () => {
  it('marks what came and went, and steps round through the changes', async () => {
    const { container } = render(
      <WordCompare
        before="<p>start selling a leak sensor today</p><p>It costs nine euros</p>"
        after="<p>start selling an $89 leak sensor today</p><p>It costs ten euros</p>"
      />,
    )
    expect([...container.querySelectorAll('section del')].map((mark) => mark.textContent)).toEqual([
      'a',
      'nine',
    ])
    expect([...container.querySelectorAll('section ins')].map((mark) => mark.textContent)).toEqual([
      'an $89',
      'ten',
    ])
    const steps = () => screen.getByText(/of 2 changes/).textContent
    expect(steps()).toBe('1 of 2 changes')
    await userEvent.click(screen.getByRole('button', { name: 'Next change' }))
    expect(steps()).toBe('2 of 2 changes')
    await userEvent.click(screen.getByRole('button', { name: 'Next change' }))
    expect(steps()).toBe('1 of 2 changes')
    await userEvent.click(screen.getByRole('button', { name: 'Previous change' }))
    expect(steps()).toBe('2 of 2 changes')
  })

  it('begins at the first change when other texts are compared, and shows it', async () => {
    const scrolledTo: (string | null)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this.textContent)
    })
    const before = '<p>start selling a leak sensor</p><p>It costs nine euros</p>'
    const compare = (price: string) => (
      <WordCompare before={before} after={before.replace('a leak', 'one leak').replace('nine', price)} />
    )
    const { rerender } = render(compare('ten'))
    await userEvent.click(screen.getByRole('button', { name: 'Next change' }))
    expect(screen.getByText('2 of 2 changes')).toBeTruthy()
    rerender(compare('six'))
    expect(screen.getByText('1 of 2 changes')).toBeTruthy()
    expect(scrolledTo).toEqual(['a', 'nine', 'a'])
  })

  it('of equal words says so', () => {
    render(<WordCompare before="<p>Same</p>" after="<p><strong>Same</strong></p>" />)
    expect(screen.getByText('No wording changes')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('of long texts runs in a worker, and says when it could not be finished', async () => {
    const asked: unknown[] = []
    class FakeWorker {
      onmessage: (event: { data: unknown }) => void = () => {}
      postMessage(question: unknown) {
        asked.push(question)
        const parts = [{ kind: 'added', text: 'everything' }]
        queueMicrotask(() => this.onmessage({ data: { parts, isComplete: false } }))
      }
      terminate() {}
    }
    vi.stubGlobal('Worker', FakeWorker)
    render(<WordCompare before={`<p>${'old '.repeat(20_000)}</p>`} after="<p>new</p>" />)
    expect(screen.getByText('Comparing')).toBeDefined()
    expect(await screen.findByText(/too long and too different/)).toBeDefined()
    expect(asked).not.toHaveLength(0)
  })
})
