// What a writer does with AI at the desk. The built-in writer answers unless a test answers itself.
import { expect, type Locator, type Page } from '@playwright/test'
import { openAccount, sheet } from './desk-steps.ts'

export const prompt =
  'Larkmoor Instruments of Duluth, Minnesota, launches a leak sensor for apartment buildings on Dec. 1, 2026. It costs $89. ' +
  'A nine-month trial in 40 buildings cut water loss by 31%. ' +
  'Quote from Maren Oduya, head of field operations: "Most leaks were a worn toilet flapper that nobody had reported."'

export async function openDesk(page: Page): Promise<ReturnType<typeof openAccount>> {
  const account = await openAccount(page)
  await page.goto('/write')
  await expect(sheet(page)).toBeVisible()
  return account
}

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })
export const overlay = (page: Page): Locator => dialog(page, 'AI is processing your request...')
/** Named after the tab it shows. */
export const panel = (page: Page): Locator =>
  page.getByRole('complementary', { name: /^(?:AI Analysis|Newsroom check)$/ })

export async function generate(page: Page, words = prompt): Promise<void> {
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  const form = dialog(page, 'Generate Content with AI')
  await form.getByPlaceholder('Enter your prompt here...').fill(words)
  await form.getByRole('button', { name: 'Generate', exact: true }).click()
}

/** Answers generate-content with this text, as a stream that ends at once. */
export async function answerWith(page: Page, generatedText: string): Promise<void> {
  await page.route('**/functions/v1/generate-content', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: text-end\ndata: ${JSON.stringify({ type: 'text-end', generatedText })}\n\n`,
    }),
  )
}

export async function answerAnalysis(
  page: Page,
  blocks: readonly (readonly [string, string])[],
): Promise<void> {
  const analysis = blocks
    .map(([original, improved]) => `Original: ${original}\nImproved: ${improved}\nWhy: Plainer.`)
    .join('\n\n')
  await page.route('**/functions/v1/analyze-content', (route) => route.fulfill({ json: { analysis } }))
}

/** Answers generate-content with pieces that never end, and notes when the call is stopped. */
export async function answerForever(page: Page): Promise<{ wasStopped: () => Promise<boolean> }> {
  await page.addInitScript(() => {
    const ask = window.fetch
    window.fetch = async (input, init) => {
      if (!String(input).includes('/functions/v1/generate-content')) return ask(input, init)
      const encoder = new TextEncoder()
      let count = 0
      const body = new ReadableStream({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 60))
          count += 1
          const event = { type: 'text-delta', delta: count % 8 === 0 ? 'Piece.\n\n' : `Piece ${count} ` }
          if (!init?.signal?.aborted) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
        },
        cancel: () => void Object.assign(window, { wasStopped: true }),
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }
  })
  return { wasStopped: () => page.evaluate(() => 'wasStopped' in window) }
}

export function selectWords(page: Page, words: string): Promise<void> {
  return sheet(page).evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const pieces: { node: Node; from: number }[] = []
    let text = ''
    // Marks of the newsroom check cut a sentence into several pieces.
    while (walker.nextNode()) {
      pieces.push({ node: walker.currentNode, from: text.length })
      text += walker.currentNode.nodeValue ?? ''
    }
    const start = text.indexOf(wanted)
    if (start === -1) throw new Error(`“${wanted}” is not on the sheet.`)
    const placeOf = (offset: number, isEnd: boolean) => {
      const piece = pieces.findLast(({ from }) => (isEnd ? from < offset : from <= offset))
      if (!piece) throw new Error('There is no such place.')
      return [piece.node, offset - piece.from] as const
    }
    ;(element as HTMLElement).focus()
    getSelection()?.setBaseAndExtent(...placeOf(start, false), ...placeOf(start + wanted.length, true))
  }, words)
}
