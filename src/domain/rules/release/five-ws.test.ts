import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { answerFiveWs } from './five-ws.ts'
import { readNotation } from './notation.test-support.ts'
import { defaultSettings } from './settings.ts'

function answer(lead: string) {
  const blocks = readNotation(`# Brightwater opens bakery\n\nDAYTON, Ohio, Nov. 17, 2026 — ${lead}`)
  return answerFiveWs(new Checker().check(blocks, defaultSettings('2026-11-17')).release)
}

describe('why', () => {
  it.each([
    'Brightwater opened a bakery in Dayton because trucks came late.',
    'Brightwater will open a bakery in Dayton on Jan. 12 to supply bread to 61 schools.',
    'Brightwater closed its mill after a fire in May.',
    'Brightwater hired 40 cooks as orders from schools rose.',
    'Brightwater opened a bakery so that bread arrives warm.',
    'Brightwater cut the waste of its kitchens by 30%.',
    'Brightwater plans to open a bakery in Dayton to bake for schools.',
    'Brightwater opened a bakery. The schools had asked for it, citing late trucks.',
    'Brightwater reported sales of $12 million, up 8% from a year earlier.',
    'Brightwater recalled 400 loaves in response to a complaint.',
  ])('is told by: %s', (lead) => {
    expect(answer(lead).why).toBe(true)
  })

  it.each([
    'Brightwater opened a bakery in Dayton with 40 workers.',
    'Brightwater brought 12 ovens to Dayton by truck.',
    'Brightwater plans to open a bakery for schools on Jan. 12.',
    'Brightwater opened a bakery in Dayton. Sales rose 30 percent in 2025.',
    'Brightwater named Ruth Okafor as president, a post held by Jo Hart.',
    'Brightwater has agreed to buy 3 mills, and is set to close one.',
  ])('is missing from: %s', (lead) => {
    expect(answer(lead).why).toBe(false)
  })
})

it('is all answered while there is no text to judge', () => {
  const { release } = new Checker().check([{ type: 'paragraph', text: '' }], defaultSettings('2026-11-17'))
  expect(Object.values(answerFiveWs(release))).toEqual([true, true, true, true, true])
})
