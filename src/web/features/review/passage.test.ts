import { afterEach, describe, expect, it } from 'vitest'
import { createRangeFinder, readQuotable, readSelection } from './passage.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

function show(html: string): HTMLElement {
  document.body.innerHTML = `<article>${html}</article>`
  return document.querySelector('article') as HTMLElement
}

describe('a passage', () => {
  it('is read from the selection with the text around it', () => {
    const article = show('<p>Acme <b>doubles</b> output.</p>')
    const bold = article.querySelector('b')?.firstChild as Text
    document.getSelection()?.setBaseAndExtent(bold, 0, bold, 7)
    expect(readSelection(article)).toEqual({ passage: 'doubles', before: 'Acme ', after: ' output.' })
  })

  it('has a line for each paragraph, and nothing of the next', () => {
    const article = show('<h1>Acme <b>grows</b></h1><p>BEND, Ore.</p><ul><li>One</li><li>Two</li></ul>')
    document.getSelection()?.selectAllChildren(article)
    expect(readSelection(article)?.passage).toBe('Acme grows\nBEND, Ore.\nOne\nTwo')
    const [heading, line] = [article.querySelector('b')?.firstChild, article.querySelector('p')?.firstChild]
    document.getSelection()?.setBaseAndExtent(heading as Text, 0, line as Text, 0)
    expect(readSelection(article)).toEqual({
      passage: 'grows',
      before: 'Acme ',
      after: '\nBEND, Ore.\nOne\nTwo',
    })
  })

  it('is quoted up to 2,000 characters', () => {
    const article = show(`<p>${'x'.repeat(2000)}</p><p>y</p>`)
    document.getSelection()?.selectAllChildren(article)
    expect(readSelection(article)?.passage).toHaveLength(2002)
    expect(readQuotable(article)).toBeUndefined()
    document.getSelection()?.selectAllChildren(article.querySelector('p') as Element)
    expect(readQuotable(article)?.passage).toHaveLength(2000)
  })

  it('is nothing outside the text, and nothing when nothing is selected', () => {
    const article = show('<p>Text</p>')
    document.getSelection()?.removeAllRanges()
    expect(readSelection(article)).toBeUndefined()
    document.body.append('Outside')
    const outside = document.body.lastChild as Text
    document.getSelection()?.setBaseAndExtent(outside, 0, outside, 3)
    expect(readSelection(article)).toBeUndefined()
  })

  it('is marked across elements', () => {
    const article = show('<p>Acme <b>doubles</b> output.</p>')
    const find = createRangeFinder(article)
    expect(find(2, 9)?.toString()).toBe('me doub')
    expect(find(5, 12)?.toString()).toBe('doubles')
    expect(find(0, 20)?.toString()).toBe('Acme doubles output.')
    expect([find(2, 900), find(3, 3)]).toEqual([undefined, undefined])
  })
})
