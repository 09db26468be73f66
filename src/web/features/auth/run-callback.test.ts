import { describe, expect, it } from 'vitest'
import { type CallbackRun, runCallback } from './run-callback.ts'

type Decision = Parameters<typeof runCallback>[0]

/** Where the decision leads from a return address that carries this. */
async function leadFrom(decision: Decision, callback: Partial<CallbackRun['callback']>): Promise<string[]> {
  const visited: string[] = []
  const run: CallbackRun = {
    callback: { isSignUp: false, period: undefined, redirectTo: '/write', ...callback },
    navigate: async (address) => void visited.push(address),
    forget: () => {},
  }
  await runCallback(decision, { kind: 'nothing' }, run)
  return visited
}

const resume: Decision = { step: 'signed-in', showsWelcome: false }

describe('who comes back signed in', () => {
  it('goes to the desk, or where the way back leads', async () => {
    expect(await leadFrom(resume, {})).toEqual(['/write'])
    expect(await leadFrom(resume, { redirectTo: '/settings', period: 'annual' })).toEqual(['/settings'])
  })

  it('finds the plan that was chosen before', async () => {
    expect(await leadFrom(resume, { period: 'annual' })).toEqual(['/pricing?period=annual'])
  })
})

describe('who has something left to do', () => {
  it.each<[Decision, string]>([
    [{ step: 'second-step' }, '/signin?redirectTo=/write&period=annual'],
    [{ step: 'email-confirmed' }, '/signin?redirectTo=/write&period=annual'],
    [
      { step: 'choose-password', isNew: false },
      '/signin?redirectTo=/write&period=annual&view=update_password',
    ],
    [
      { step: 'choose-password', isNew: true },
      '/signup?redirectTo=/write&period=annual&view=update_password',
    ],
  ])('keeps the chosen plan, case %#', async (decision, address) => {
    expect(await leadFrom(decision, { period: 'annual' })).toEqual([address])
  })
})
