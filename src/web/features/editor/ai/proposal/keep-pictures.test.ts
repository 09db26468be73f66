import { expect, it } from 'vitest'
import type { AiTask } from '#web/features/editor/ai/ai-task.ts'
import { html, openEditor } from '#web/features/editor/editor.test-support.ts'
import { acceptProposal, proposeChange } from './propose-change.ts'

const rewrite: AiTask = { kind: 'rewrite', preset: undefined, instruction: '', selection: undefined }
const ids = ['7b0c2c52-5b1f-4a52-9d2a-6f0f2d1c3e4a', '0d4f7a31-22c8-4f5e-9b61-7a1f3c2e5d60']
const figure = (index: number, caption = 'The store', credit = 'Dana Whitfield') =>
  `<figure data-picture="${ids[index]}" data-credit="${credit}"><img alt="A store"><figcaption>${caption}</figcaption></figure>`
const [first, second] = [figure(0), figure(1)]
const draft = `<h1>Headline</h1><p>Lead.</p>${first}<p>Body.</p><p>More.</p>${second}`

function accept(text: string, answer: string, task = rewrite): string {
  const editor = openEditor(text)
  acceptProposal(editor, proposeChange(editor, task, answer, []))
  return html(editor)
}

it.each([
  ['after the block it followed', '<h1>Better</h1><p>Lead.</p><p>Body, shorter.</p>', 2],
  ['as far down as it was, after nothing that is the same', '<h1>Better</h1><p>A lead.</p><p>A body.</p>', 2],
])('puts a picture that the model left out back %s', (_, answer, index) => {
  const blocks = answer.match(/<(?:h1|p)>.*?<\/(?:h1|p)>/g) ?? []
  expect(accept(draft, answer)).toBe(
    [...blocks.slice(0, index), first, ...blocks.slice(index), second].join(''),
  )
})

it('keeps what the model returns once and in its place, with the credit it had', () => {
  const answer = `${figure(1, 'The new store', 'Nobody')}<p>Lead.</p>${first}<p>Body.</p>${first}`
  expect(accept(draft, answer)).toBe(`${figure(1, 'The new store')}<p>Lead.</p>${first}<p>Body.</p>`)
})

it('adds no picture that was not there', () => {
  expect(accept('<p>Lead.</p>', `<p>A lead.</p>${first}`)).toBe('<p>A lead.</p>')
})

it('leaves a new release without the pictures of the one before', () => {
  expect(accept(draft, '<p>New.</p>', { kind: 'generate', prompt: 'notes' })).toBe('<p>New.</p>')
})
