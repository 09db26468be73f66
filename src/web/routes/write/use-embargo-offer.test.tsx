import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { renderAt, withNetwork } from '#web/features/documents/network.test-support.tsx'
import type { CheckView } from '#web/features/editor/check/newsroom-check.ts'
import { Store } from '#web/lib/store.ts'
import { useEmbargoOffer } from './use-embargo-offer.tsx'

const network = withNetwork()
afterEach(() => localStorage.clear())

function show(line: string, embargo_until: string | null = null) {
  const row = { id: 'doc', title: 'Plant', type: 'press_release', is_generated: false, workspace_id: 'home' }
  const details = { client_id: null, status: 'draft', embargo_until, embargo_zone: 'UTC', labels: [] }
  network.answers = {
    'GET /content': () => ({ ...row, ...details }),
    'PATCH /content': ({ body }) => ({ ...row, ...details, ...body }),
  }
  const blocks = [line, 'Larkmoor opened a plant in Duluth.'].map((text) => ({
    type: 'paragraph' as const,
    text,
  }))
  const report = new Checker().check(blocks, defaultSettings('2026-11-18'))
  const state = new Store({ report } as CheckView)
  function Desk() {
    return useEmbargoOffer('ana', 'doc', state, { state }).notice
  }
  renderAt('/write/doc', <Desk />)
}

it('offers the embargo that the release line names', async () => {
  show('EMBARGOED UNTIL DEC. 1, 2050, 9 A.M. CST')
  await userEvent.click(await screen.findByRole('button', { name: 'Add to details' }))
  await waitFor(() =>
    expect(network.of('PATCH /content').map(({ body }) => body)).toEqual([
      { embargo_until: '2050-12-01T15:00:00.000Z', embargo_zone: 'America/Chicago' },
    ]),
  )
})

it.each([
  ['the line names none', 'FOR IMMEDIATE RELEASE', null],
  ['the details hold one', 'EMBARGOED UNTIL DEC. 1, 2050, 9 A.M. CST', '2050-12-02T15:00:00Z'],
])('offers nothing where %s', async (_name, line, until) => {
  show(line, until)
  await waitFor(() => expect(network.of('GET /content').length).toBeLessThanOrEqual(1))
  await import('#domain/document/embargo-line.ts')
  expect(screen.queryByRole('button', { name: 'Add to details' })).toBeNull()
})
