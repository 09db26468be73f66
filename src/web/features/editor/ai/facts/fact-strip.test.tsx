import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { button, findDialog, openDesk, stubFunctions } from '#web/features/editor/ai/ai-desk.test-support.tsx'
import { DocumentFacts } from '#web/features/editor/facts/document-facts.ts'
import { QueryProvider } from '#web/lib/api/query-provider.tsx'

const secret = 'Off the record: the investor is Harbor Ventures.'
const told = 'Acme Foods opens a bakery in Dayton, Ohio.'

beforeEach(() => {
  const ai = stubFunctions()
  ai.answer = () => Response.json({ generatedText: `<p>${told}</p>` })
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function open() {
  const facts = new DocumentFacts({
    load: async () => undefined,
    save: async () => undefined,
    loadVersion: async () => undefined,
    findNeverSay: async () => [],
    onError: () => undefined,
  })
  openDesk('', { documentId: undefined, facts }, QueryProvider)
  return facts
}

async function generate(prompt: string) {
  await userEvent.click(button('Generate with AI'))
  const dialog = await findDialog('Generate Content with AI')
  await userEvent.click(dialog.getByPlaceholderText('Enter your prompt here...'))
  await userEvent.paste(prompt)
  await userEvent.click(dialog.getByRole('button', { name: 'Generate' }))
}

const isCalm = (text: HTMLElement) => text.closest('.bg-good-tint') !== null

it('counts again when a line gets another type, and stays calm only while nothing is left over', async () => {
  const facts = open()
  await generate(`${told}\n${secret}`)
  expect(isCalm(await screen.findByText('1 fact used, 1 line kept out.'))).toBe(true)
  const { brief } = facts.state.read()
  act(() => facts.change({ brief: { ...brief, kinds: { [secret]: 'fact' } } }))
  expect(isCalm(await screen.findByText('1 fact used, 1 not used.'))).toBe(false)
  act(() => facts.change({ brief: { ...brief, kinds: { [secret]: 'unsure' } } }))
  expect(isCalm(await screen.findByText('1 fact used, 1 line not understood.'))).toBe(false)
})

it('shows the facts of a new draft from the top', async () => {
  const media = (query: string) => Object.assign(new EventTarget(), { matches: query.includes('>=') })
  vi.stubGlobal('matchMedia', media)
  open()
  await userEvent.click(await screen.findByRole('button', { name: /Built-in writer/ }))
  const tab = await screen.findByRole('tabpanel', { name: 'Facts' })
  const scroller = tab.parentElement as HTMLElement
  scroller.scrollTop = 300
  await generate(told)
  await screen.findByText('1 fact used.')
  await waitFor(() => expect(scroller.scrollTop).toBe(0))
  expect(scroller.isConnected).toBe(true)
})
