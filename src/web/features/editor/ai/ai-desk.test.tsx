import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listKitFacts } from '#domain/client/kit.ts'
import { deskOf } from '#web/features/editor/editor-handle.ts'
import {
  button,
  type FakeAi,
  findDialog,
  openDesk,
  openStream,
  stubFunctions,
} from './ai-desk.test-support.tsx'
import { nothingFor } from './ai-messages.ts'

let ai: FakeAi

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  ai = stubFunctions()
})

afterEach(() => {
  cleanup()
  toast.remove()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function generate(prompt: string) {
  await userEvent.click(button('Generate with AI'))
  const dialog = await findDialog('Generate Content with AI')
  await userEvent.type(dialog.getByPlaceholderText('Enter your prompt here...'), prompt)
  await userEvent.click(dialog.getByRole('button', { name: 'Generate' }))
}

async function rewrite(preset = 'Shorten') {
  await userEvent.click(button('AI rewrite'))
  const dialog = await findDialog('AI rewrite')
  await userEvent.click(dialog.getByRole('button', { name: preset }))
  await userEvent.click(dialog.getByRole('button', { name: 'Rewrite' }))
}

const refuse = (status: number, code: string, error: string) => Response.json({ error, code }, { status })

describe('generating', () => {
  it('asks for a prompt before it asks the server', async () => {
    openDesk()
    await generate('  ')
    expect(await screen.findByText('Please enter a prompt')).toBeTruthy()
    expect(ai.asked).toEqual([])
  })

  it('says who writes and how to connect a model', async () => {
    openDesk()
    await userEvent.click(button('Generate with AI'))
    const dialog = await findDialog('Generate Content with AI')
    expect(await dialog.findByText('Built-in writer')).toBeTruthy()
    expect(dialog.getByText('AI_PROVIDER')).toBeTruthy()
  })

  it('saves first, fills an empty sheet and says what is not in the material', async () => {
    ai.answer = () => Response.json({ generatedText: '<p>Larkmoor sold 12 sensors.</p>' })
    const { context, text } = openDesk()
    await generate('Larkmoor sells sensors')
    expect(await screen.findByText('1 number is not in your material.')).toBeTruthy()
    expect(context.flush).toHaveBeenCalled()
    expect(context.saveVersionBefore).not.toHaveBeenCalled()
    expect(ai.asked[0]?.body).toEqual({
      type: 'generate',
      content: 'Larkmoor sells sensors',
      content_id: 'one',
    })
    expect(text()).toContain('<span data-fact="number">12</span>')
    await userEvent.click(button('Review'))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep (verified)' }))
    expect(text()).toBe('<p>Larkmoor sold 12 sensors.</p>')
  })

  it('counts what the client’s kit says as material, but not as notes that were left out', async () => {
    const generatedText =
      '<h1>Tallow &amp; Pine opens workshop</h1><p>DULUTH, Minn. — Tallow &amp; Pine opens 3 rooms.</p><p>Rita Aho, rita@tallow.example, +1 218 555 0100</p><p>Tallow &amp; Pine makes candles since 1998.</p>'
    ai.answer = () => Response.json({ generatedText })
    const kit = listKitFacts({
      ...{ name: 'Tallow & Pine', other_names: [], city: 'DULUTH, Minn.', product_names: ['HearthOne'] },
      texts: [{ label: 'Short', text: 'Tallow & Pine makes candles since 1998.' }],
      people: [
        {
          ...{ kind: 'contact', name: 'Rita Aho', title: 'press officer', quotable: false },
          ...{ email: 'rita@tallow.example', phone: '+1 218 555 0100' },
        },
      ],
    })
    openDesk('', { kit })
    await generate('Second workshop opens')
    expect(await screen.findByText('1 number is not in your material.')).toBeTruthy()
    expect(screen.queryByText(/HearthOne/)).toBeNull()
    await userEvent.click(button('Review'))
    expect(await screen.findByText(/prompt, draft, upload or client kit/)).toBeTruthy()
  })

  it.each(['', '<p>Old.</p>'])('never names what the notes keep out, over %j', async (html) => {
    ai.answer = () => Response.json({ generatedText: '<p>Larkmoor has news.</p>' })
    openDesk(html)
    const seen: string[] = []
    const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
    await generate(
      'Hi Kira,{enter}Larkmoor sells 40 sensors.{enter}Between us: Voltara is bankrupt, keep that quiet.',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    await screen.findByText(
      html === '' ? /1 not used/ : /^Every .* This fact from your prompt isn’t in the draft: “40”$/,
    )
    watch.disconnect()
    expect([...seen, document.body.textContent].join(' ')).not.toMatch(/Voltara|Kira/)
  })

  it('says nothing about the facts anymore once the text has changed', async () => {
    ai.answer = () => Response.json({ generatedText: '<p>Larkmoor sold 12 sensors.</p>' })
    const { handle } = openDesk()
    await generate('Larkmoor sells sensors')
    await screen.findByText('1 number is not in your material.')
    act(() => void deskOf(handle()).editor.commands.insertContent(' More.'))
    await waitFor(() => expect(screen.queryByText('1 number is not in your material.')).toBeNull())
  })

  it('proposes over text, and keeps it as a version before the proposal is accepted', async () => {
    ai.answer = () => Response.json({ generatedText: '<p>New.</p>' })
    const order: string[] = []
    const { text } = openDesk('<p>Old.</p>', {
      saveVersionBefore: async (change) => {
        order.push(`${change} ${text()}`)
        return true
      },
    })
    await generate('News')
    await screen.findByRole('region', { name: 'Generated text proposal' })
    expect(text()).toBe('<p>Old.</p>')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(text()).toBe('<p>New.</p>'))
    expect(order).toEqual(['generate <p>Old.</p>'])
  })

  it('brings the prompt back and the specified message when it fails, with the text untouched', async () => {
    ai.answer = () => refuse(504, 'ai_timeout', 'The AI provider took too long to respond. Try again.')
    const { text } = openDesk('<p>Old.</p>')
    await generate('News of the day')
    expect(await screen.findByText('Failed to generate content. Please try again.')).toBeTruthy()
    const dialog = await findDialog('Generate Content with AI')
    expect(dialog.getByDisplayValue('News of the day')).toBeTruthy()
    expect(dialog.getByText(/took too long/)).toBeTruthy()
    expect(text()).toBe('<p>Old.</p>')
  })

  it('offers the upgrade when the trial is over', async () => {
    ai.answer = () => refuse(402, 'trial_ended', 'Your free trial has ended.')
    openDesk()
    await generate('News')
    const dialog = await findDialog('Your free trial has ended')
    expect(dialog.getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toBe('/pricing')
  })

  it('leads to the sign-in when the session is over', async () => {
    ai.answer = () => refuse(401, 'session_over', 'Your session has ended.')
    const { context } = openDesk()
    await generate('News')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(context.signIn).toHaveBeenCalled()
  })

  it('is stopped with Esc, keeps the prompt and offers what arrived', async () => {
    ai.answer = ({ signal }) => openStream(['First paragraph.\n\n', 'Second'], signal)
    const { text } = openDesk()
    await generate('News')
    const overlay = await findDialog('AI is processing your request...')
    await overlay.findByText(/Second/)
    await userEvent.keyboard('{Escape}')
    const stopped = await findDialog('Stopped')
    expect(ai.asked[0]?.signal?.aborted).toBe(true)
    await userEvent.click(stopped.getByRole('button', { name: 'Keep this text' }))
    expect(text()).toBe('<p>First paragraph.</p><p>Second</p>')
    await userEvent.click(button('Generate with AI'))
    const dialog = await findDialog('Generate Content with AI')
    expect(dialog.getByDisplayValue('News')).toBeTruthy()
    // Once it is edited, it isn't the last prompt.
    await userEvent.type(dialog.getByDisplayValue('News'), '!')
    expect(dialog.queryByText(/^This is your last prompt/)).toBeNull()
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(dialog.getByRole('button', { name: 'Clear it' }))
    expect(dialog.queryByDisplayValue('News')).toBeNull()
  })

  it('loses nothing that arrived to a second Esc, nor to a third', async () => {
    ai.answer = ({ signal }) => openStream(['First'], signal)
    const { text } = openDesk()
    await generate('News')
    await (await findDialog('AI is processing your request...')).findByText(/First/)
    await userEvent.keyboard('{Escape}')
    await findDialog('Stopped')
    await userEvent.keyboard('{Escape}')
    await (await findDialog('Generate Content with AI')).findByText(/written before you stopped/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(button('Generate with AI'))
    const dialog = await findDialog('Generate Content with AI')
    expect(dialog.getByDisplayValue('News')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Show it' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep this text' }))
    expect(text()).toBe('<p>First</p>')
  })

  it('has the focus on Stop while it runs', async () => {
    ai.answer = ({ signal }) => openStream(['First'], signal)
    openDesk()
    await generate('News')
    await findDialog('AI is processing your request...')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Stop'))
  })

  it('says how many facts of the prompt the draft leaves out', async () => {
    ai.answer = () => Response.json({ generatedText: '<p>Larkmoor sells sensors.</p>' })
    openDesk()
    await generate('Larkmoor sells sensors for $89 on Dec. 1')
    expect(await screen.findByText(/0 facts used, 1 not used/)).toBeTruthy()
  })

  it('returns to the prompt when the draft is discarded', async () => {
    ai.answer = ({ signal }) => openStream(['First'], signal)
    const { text } = openDesk()
    await generate('News')
    await (await findDialog('AI is processing your request...')).findByText(/First/)
    await userEvent.click(button('Stop'))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard and return to the prompt' }))
    const dialog = await findDialog('Generate Content with AI')
    expect(dialog.getByDisplayValue('News')).toBeTruthy()
    expect(text()).toBe('')
  })
})

describe('leaving the document', () => {
  const draft = '<p>We are pleased to sell 40 sensors.</p>'

  it('keeps the prompt and a proposal for when it is opened again', async () => {
    ai.answer = () => Response.json({ generatedText: '<p>We sell 50 sensors.</p>' })
    openDesk(draft)
    await generate('News of the day')
    await screen.findByRole('region', { name: 'Generated text proposal' })
    cleanup()
    openDesk('<p>Another text.</p>', { documentId: 'other' })
    await userEvent.click(button('Generate with AI'))
    expect((await findDialog('Generate Content with AI')).queryByDisplayValue('News of the day')).toBeNull()
    cleanup()
    const { text } = openDesk(draft)
    await userEvent.click(await screen.findByRole('button', { name: 'Accept all' }))
    await waitFor(() => expect(text()).toContain('We sell'))
    await userEvent.click(button('Generate with AI'))
    expect((await findDialog('Generate Content with AI')).getByDisplayValue('News of the day')).toBeTruthy()
    cleanup()
    openDesk(draft)
    await waitFor(() => expect(button('Generate with AI')).toBeTruthy())
    expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull()
  })

  it('says so when the text is another by then', async () => {
    ai.answer = () => Response.json({ generatedText: '<p>We sell sensors.</p>' })
    openDesk(draft)
    await rewrite()
    await screen.findByRole('button', { name: 'Accept all' })
    cleanup()
    openDesk('<p>We are pleased.</p>')
    expect(await screen.findByText('This proposal is out of date')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull()
  })
})

describe('rewriting', () => {
  it('sends the request, and reports what happened to the facts', async () => {
    ai.answer = () => Response.json({ generatedText: '<p>We sell 50 sensors.</p>' })
    const { text } = openDesk('<p>We are pleased to sell 40 sensors.</p>')
    await rewrite()
    expect(await screen.findByRole('button', { name: 'Accept all' })).toBeTruthy()
    expect(screen.getByText('The proposal is ready. One fact changed.')).toBeTruthy()
    expect(
      within(screen.getByRole('region', { name: 'AI rewrite proposal' })).getByText('One fact changed.'),
    ).toBeTruthy()
    expect(ai.asked[0]?.body).toEqual({
      type: 'rewrite',
      preset: 'shorten',
      content_id: 'one',
      content: '<p>We are pleased to sell 40 sensors.</p>',
    })
    await userEvent.click(button('Discard'))
    expect(text()).toBe('<p>We are pleased to sell 40 sensors.</p>')
  })

  it('treats the facts of the prompt as given', async () => {
    ai.answer = () => Response.json({ generatedText: '<p>Larkmoor sold 12 sensors.</p>' })
    const { text } = openDesk()
    await generate('Larkmoor sold 12 sensors to Globex')
    await waitFor(() => expect(text()).toContain('12'))
    ai.answer = () =>
      Response.json({ generatedText: '<p>Larkmoor sold 12 sensors to Globex and 9 to Acme.</p>' })
    await rewrite()
    await userEvent.click(await screen.findByRole('button', { name: 'Accept all' }))
    await waitFor(() => expect(text()).toContain('to Globex and <span data-fact="number">9</span>'))
  })

  it('says after it is accepted what is lost', async () => {
    ai.answer = () => Response.json({ generatedText: '<p>We sell sensors.</p>' })
    openDesk('<p>We are pleased to sell 40 sensors.</p>')
    await rewrite()
    await userEvent.click(await screen.findByRole('button', { name: 'Accept all' }))
    expect(await screen.findByText('Lost: “40”')).toBeTruthy()
  })

  it('is decided change by change, in the list and in the text', async () => {
    const draft = '<p>We are very pleased to sell 40 sensors.</p><p>They may work in the rain.</p>'
    ai.answer = () =>
      Response.json({ generatedText: '<p>We sell 40 sensors.</p><p>They work in the rain.</p>' })
    const { text, context } = openDesk(draft)
    await rewrite()
    await userEvent.click(await screen.findByRole('button', { name: 'Change 1 of 2' }))
    const changes = await findDialog('What changed')
    expect(changes.getByText('Style')).toBeTruthy()
    expect(changes.getByText('Strength')).toBeTruthy()
    expect(
      screen.getByText('Numbers, dates, names, quotes and links unchanged; 1 statement became stronger.'),
    ).toBeTruthy()
    await userEvent.click(changes.getByRole('button', { name: 'Reject change 2' }))
    expect(text()).toBe(draft)
    expect(changes.queryByText('Strength')).toBeNull()
    await userEvent.keyboard('{Escape}')
    const sheet = within(await screen.findByRole('region', { name: 'Proposed rewrite' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Accept change 1' }))
    await waitFor(() => expect(text()).toBe('<p>We sell 40 sensors.</p><p>They may work in the rain.</p>'))
    expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull()
    expect(context.saveVersionBefore).toHaveBeenCalledTimes(1)
  })

  it('follows an edit made in the meantime, and drops the change to the edited passage', async () => {
    ai.answer = () => Response.json({ generatedText: '<p>We sell sensors.</p><p>They work.</p>' })
    const { text, handle } = openDesk('<p>We gladly sell sensors.</p><p>They really work.</p>')
    await rewrite()
    await screen.findByRole('button', { name: 'Accept all' })
    act(() => handle().replaceHtml('<p>We gladly sell sensors in Ohio.</p><p>They mostly work.</p>'))
    expect(await screen.findByText('The text was edited')).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: 'Accept change 2' })).toEqual([])
    await userEvent.click(button('Accept all'))
    await waitFor(() => expect(text()).toBe('<p>We sell sensors in Ohio.</p><p>They mostly work.</p>'))
  })

  it('offers as a proposal what had arrived when it was stopped', async () => {
    ai.answer = ({ signal }) => openStream(['Short and 40.\n\n', 'Sens'], signal)
    const { text } = openDesk('<p>Very long and 40.</p>')
    await rewrite()
    await (await findDialog('AI is processing your request...')).findByText(/Sens/)
    await userEvent.click(button('Stop'))
    await userEvent.click(await screen.findByRole('button', { name: 'Review this text' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Accept all' }))
    await waitFor(() => expect(text()).toBe('<p>Short and 40.</p><p>Sens</p>'))
  })

  it('changes nothing when the old text could not be kept', async () => {
    ai.answer = () => Response.json({ generatedText: '<p>Short.</p>' })
    const { text } = openDesk('<p>Very long.</p>', { saveVersionBefore: async () => false })
    await rewrite()
    await userEvent.click(await screen.findByRole('button', { name: 'Accept all' }))
    expect(await screen.findByText(/couldn’t save your current text as a version/)).toBeTruthy()
    expect(text()).toBe('<p>Very long.</p>')
    expect(button('Accept all')).toBeTruthy()
  })

  it('of a selection is refused when another tab has replaced the text in the meantime', async () => {
    let answer: (response: Response) => void = () => undefined
    ai.answer = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const { text, handle } = openDesk('<p>First part.</p><p>Second part.</p>')
    act(() => void deskOf(handle()).editor.commands.setTextSelection({ from: 1, to: 6 }))
    await rewrite()
    await waitFor(() => expect(ai.asked[0]?.body.selection).toBe('<p>First</p>'))
    act(() => handle().replaceHtml('<p>Theirs, and longer than it was before.</p>'))
    answer(Response.json({ generatedText: '<p>Initial</p>' }))
    expect(await screen.findByText(/Your text changed while the AI was writing/)).toBeTruthy()
    expect(text()).toBe('<p>Theirs, and longer than it was before.</p>')
  })

  it.each([
    ['Shorten', 'Nothing we can safely cut'],
    ['AP style', 'No style fixes we can safely make'],
    ['Less hype', 'No hype we can safely remove'],
  ])('after %s says that nothing changes, not that nothing is wrong', async (preset, title) => {
    const withIssues = '<p>“We are thrilled by this world-class, 5 year result,” said Jo.</p>'
    ai.answer = () => Response.json({ generatedText: withIssues })
    openDesk(withIssues)
    await rewrite(preset)
    expect(await screen.findByText(title)).toBeTruthy()
  })

  it('never calls a text finished because nothing changed', () => {
    for (const { title, text } of Object.values(nothingFor))
      expect(`${title}. ${text}`).not.toMatch(
        /\b(?:Already in|Nothing to|No \w+ to (?:change|cut|fix|make|remove))\b/,
      )
  })
})

describe('analyzing', () => {
  const analysis = 'Original: We utilize it.\nImproved: We use it.\nWhy: Shorter.\nCategory: Tone'

  it('opens the panel with a card that can be applied and undone', async () => {
    ai.answer = () => Response.json({ analysis })
    const { context, text } = openDesk('<p>We utilize it.</p>')
    await userEvent.click(button('AI analyze'))
    expect(await screen.findByText('AI Analysis')).toBeTruthy()
    expect(screen.getByText('Shorter.')).toBeTruthy()
    expect(screen.getByText('Tone')).toBeTruthy()
    await userEvent.click(button('Apply'))
    await screen.findByText('Applied', { selector: 'article *' })
    expect(context.saveVersionBefore).toHaveBeenCalledWith('suggestion')
    expect(text()).toBe('<p>We use it.</p>')
    await userEvent.click(button('Undo'))
    expect(text()).toBe('<p>We utilize it.</p>')
  })

  it('moves the focus on when a card is applied by keyboard, so that J, K and undo go on working', async () => {
    ai.answer = () =>
      Response.json({
        analysis: `${analysis}\n\nOriginal: They utilize that.\nImproved: They use that.\nWhy: Shorter.`,
      })
    const { text } = openDesk('<p>We utilize it.</p><p>They utilize that.</p>')
    await userEvent.click(button('AI analyze'))
    await screen.findByText('AI Analysis')
    const card = (place: string) => screen.getByRole('article', { name: `Suggestion ${place}` })
    const apply = async (place: string) => {
      within(card(place)).getByRole('button', { name: 'Apply' }).focus()
      await userEvent.keyboard('{Enter}')
      await within(card(place)).findByText('Applied')
    }
    await apply('1 of 2')
    expect(document.activeElement).toBe(card('2 of 2'))
    await userEvent.keyboard('k')
    expect(document.activeElement).toBe(card('1 of 2'))
    await apply('2 of 2')
    expect(document.activeElement).toBe(card('2 of 2'))
    expect(text()).toBe('<p>We use it.</p><p>They use that.</p>')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(text()).toBe('<p>We use it.</p><p>They utilize that.</p>')
  })

  it('says the specified sentence when it fails', async () => {
    ai.answer = () => refuse(502, 'ai_failed', 'The AI provider didn’t respond. Try again.')
    openDesk('<p>We utilize it.</p>')
    await userEvent.click(button('AI analyze'))
    expect(await screen.findByText('Failed to analyze content. Please try again.')).toBeTruthy()
    expect(screen.queryByText('AI is processing your request...')).toBeNull()
  })

  it('tells screen readers how many suggestions there are', async () => {
    ai.answer = () => Response.json({ analysis: '' })
    openDesk('<p>Fine.</p>')
    await userEvent.click(button('AI analyze'))
    expect(await screen.findByText('No suggestions')).toBeTruthy()
    expect(screen.getByText(/No suggestions\. Read it aloud/)).toBeTruthy()
  })
})
