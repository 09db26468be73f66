import { afterEach, expect, it, vi } from 'vitest'
import { listFacts } from '#web/features/editor/ai/facts/list-facts.ts'
import { html, openEditor } from '#web/features/editor/editor.test-support.ts'
import { NewsroomCheck } from './newsroom-check.ts'

const text =
  '<p>Sales rose <strong>30 percent</strong> in 2025.</p><p>Costs of all 3 plants fell 5 percent on November 20 for the first time since 2019.</p>'

let check: NewsroomCheck | undefined
afterEach(() => check?.close())

async function openCheck(content = text) {
  const editor = openEditor(content)
  const created = new NewsroomCheck(editor, () => ({
    savePreferenceChange: vi.fn(),
    saveIgnoredChange: vi.fn(),
  }))
  check = created
  await vi.waitFor(() => expect(created.state.read().report).toBeDefined())
  const all = (rule: string) => created.state.read().findings.filter((each) => each.rule === rule)
  const done = () => created.done.list.read()
  return { editor, check: created, all, done }
}

it('takes one fix back and leaves the others and what was written since', async () => {
  const { editor, check, all, done } = await openCheck()
  check.applyFixes(...all('NUM-03').slice(0, 1))
  check.applyFixes(...all('DTE-01'))
  editor.commands.insertContentAt(1, 'In May ')
  const percent = done().find(({ rule }) => rule === 'NUM-03')
  check.done.undo(percent?.id ?? 0)
  expect(html(editor)).toBe(text.replace('Sales', 'In May Sales').replace('November 20', 'Nov. 20'))
  expect(done().map(({ rule }) => rule)).toEqual(['DTE-01'])
})

it('fixes several in one undo step, and lists each of them', async () => {
  const { editor, check, all, done } = await openCheck()
  check.applyFixes(...all('NUM-03'), ...all('DTE-01'), ...all('NUM-01'))
  expect(html(editor)).toBe(
    '<p>Sales rose <strong>30%</strong> in 2025.</p><p>Costs of all three plants fell 5% on Nov. 20 for the first time since 2019.</p>',
  )
  expect(done()).toHaveLength(4)
  editor.commands.undo()
  expect(html(editor)).toBe(text)
  expect(done()).toEqual([])
})

it('offers no undo once the text of a fix was rewritten', async () => {
  const { editor, check, all, done } = await openCheck()
  check.applyFixes(...all('DTE-01'))
  expect(done()).toHaveLength(1)
  const end = editor.state.doc.textContent.indexOf('Nov. 20') + 3
  editor.commands.insertContentAt({ from: end + 2, to: end + 4 }, 'x')
  expect(done()).toEqual([])
})

it('takes out again what a fix put in, and puts back what it took out', async () => {
  const headed =
    '<h1>Brightwater Opens Bakery in Dayton.</h1><p>It opens on the road to the river, with bread for everybody in town.</p>'
  const { editor, check, all, done } = await openCheck(headed)
  check.applyFixes(...all('STR-01'), ...all('HED-07'))
  expect(html(editor)).toMatch(/^<p>FOR IMMEDIATE RELEASE<\/p><h1>Brightwater Opens Bakery in Dayton<\/h1>/)
  for (const { id } of done()) check.done.undo(id)
  expect(html(editor)).toBe(headed)
})

it('leaves the facts of AI marked that a fix writes in another form, and a draft quote in one piece', async () => {
  const marked =
    '<p>Sales rose <span data-fact="percentage">12 percent</span> by <span data-fact="date">January 5, 2031</span> at all <span data-fact="number">3</span> plants of Larkmoor in Ohio.</p><p><span data-quote="draft">“We run 3 plants and they grew 9 percent,”</span> said Maren Oduya.</p>'
  const { editor, check, done } = await openCheck(marked)
  const texts = () => listFacts(editor.state.doc).map(({ text }) => text)
  check.applyFixes(...check.state.read().findings.filter(({ rule }) => /^(?:NUM|DTE)/.test(rule)))
  const fixed = ['12%', 'Jan. 5, 2031', 'three', '“We run 3 plants and they grew 9 percent,”']
  expect(texts()).toEqual(fixed)
  editor.commands.insertContentAt(1, 'In all, ')
  expect(texts()).toEqual(fixed)
  for (const { id } of done()) check.done.undo(id)
  expect(html(editor)).toBe(marked.replace('Sales', 'In all, Sales'))
})

it('takes the stop into a draft quote that it moves inside the quotation marks', async () => {
  const marked =
    '<p>Maren Oduya of Larkmoor in Ohio told the people of the town: <span data-quote="draft">“We run all the plants”</span>.</p>'
  const { editor, check, all } = await openCheck(marked)
  check.applyFixes(...all('PUN-02'))
  expect(listFacts(editor.state.doc).map(({ text }) => text)).toEqual(['“We run all the plants.”'])
})

it('inserts the boilerplate of the client’s kit as blocks of their own, and takes it back', async () => {
  const { editor, check, all, done } = await openCheck()
  const boilerplate = [{ heading: 'About Larkmoor' }, { lines: ['Larkmoor measures', 'water.'] }]
  check.take({ document: { kit: { texts: [], names: [], people: [], boilerplate } } })
  await vi.waitFor(() => expect(all('STR-12')[0]?.fix).toBeDefined())
  check.applyFixes(...all('STR-12'))
  expect(html(editor)).toBe(`${text}<h2>About Larkmoor</h2><p>Larkmoor measures<br>water.</p>`)
  check.done.undo(done()[0]?.id ?? 0)
  expect(html(editor)).toBe(text)
})

it('puts the embargo line of the document’s details at the top', async () => {
  const { editor, check, all } = await openCheck()
  check.take({ document: { embargo: { until: '2050-12-01T15:00:00Z', zone: 'America/Chicago' } } })
  check.applyFixes(...all('STR-01'))
  expect(html(editor)).toBe(`<p>EMBARGOED UNTIL 9 A.M. CST, DEC. 1, 2050</p>${text}`)
  check.take({ document: { embargo: { until: '2050-12-02T15:00:00Z', zone: 'America/Chicago' } } })
  check.applyFixes(...all('STR-03'))
  expect(html(editor)).toBe(`<p>EMBARGOED UNTIL 9 A.M. CST, DEC. 2, 2050</p>${text}`)
})
