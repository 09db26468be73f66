// Everything at once: rows are saved while members come and go, a process is killed and the database drops its connections. A model says
// who must be notified of which save, or told that something may be missing; and who must not be notified.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { resyncMessage } from '#server/realtime/change-feed.ts'
import { LiveProcesses } from '#tests/support/live-processes.ts'

let live: LiveProcesses
beforeAll(async () => {
  live = await LiveProcesses.start()
})
afterAll(() => live.stop())

const steps = 60
const people = 6

interface Person {
  id: string
  isMember: boolean
  received: Set<string>
  /** The steps after which they were told that something may be missing. */
  gaps: number[]
}

interface Save {
  title: string
  step: number
  members: Person[]
  strangers: Person[]
}

/** The same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

async function listen(id: string, serverIndex: number, now: () => number): Promise<Person> {
  const server = live.servers[serverIndex]
  if (!server) throw new Error('There are two servers.')
  const person: Person = { id, isMember: true, received: new Set(), gaps: [] }
  const client = live.connect(server, id)
  await client.realtime.setAuth()
  let joins = 0
  await new Promise<void>((resolve) => {
    client
      .channel('rows')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'content' }, ({ new: row }) =>
        person.received.add((row as { title: string }).title),
      )
      .on('system', {}, ({ message }) => {
        if (message === resyncMessage) person.gaps.push(now())
      })
      .subscribe((status) => {
        if (status !== 'SUBSCRIBED') return
        joins += 1
        if (joins > 1) person.gaps.push(now())
        resolve()
      })
  })
  return person
}

/** Was notified of it, or told afterward that something may be missing. */
const isCovered = ({ received: heard, gaps }: Person, { title, step }: Save) =>
  heard.has(title) || gaps.some((gap) => gap >= step)

it('loses no change of a visible row in silence, and shows none that is not', async () => {
  const random = createRandom(23)
  const { id: owner } = await live.createPerson()
  const { rows } = await live.db.query("insert into workspaces (name) values ('Agency') returning id")
  const workspace: string = rows[0].id
  const join = (id: string, role: string) =>
    live.db.query('insert into workspace_members (workspace_id, user_id, role) values ($1, $2, $3)', [
      workspace,
      id,
      role,
    ])
  await join(owner, 'owner')
  let step = 0
  const team: Person[] = []
  for (let index = 0; index < people; index += 1) {
    const { id } = await live.createPerson()
    await join(id, 'viewer')
    team.push(await listen(id, index % 2, () => step))
  }
  const saves: Save[] = []
  const actions: Record<string, () => Promise<unknown>> = {
    save: async () => {
      const title = `save ${step}`
      saves.push({
        title,
        step,
        members: team.filter(({ isMember }) => isMember),
        strangers: team.filter(({ isMember }) => !isMember),
      })
      await live.db.query(
        'insert into content (user_id, workspace_id, title, content) values ($1, $2, $3, $4)',
        [owner, workspace, title, 'x'],
      )
    },
    toggle: async () => {
      // Rows are read after the announcement: someone who is removed in between may not be notified.
      await vi.waitFor(() => {
        for (const save of saves) expect(save.members.filter((one) => !isCovered(one, save))).toEqual([])
      })
      const person = team[random(people)] as Person
      person.isMember = !person.isMember
      // Back again, they may be shown what was announced a moment ago.
      for (const save of saves) save.strangers = save.strangers.filter((stranger) => stranger !== person)
      if (person.isMember) await join(person.id, 'viewer')
      else
        await live.db.query('delete from workspace_members where user_id = $1 and workspace_id = $2', [
          person.id,
          workspace,
        ])
    },
    drop: () => live.restartDatabase(),
    kill: async () => {
      const server = live.servers[1]
      if (!server) return
      server.child.kill('SIGKILL')
      await server.exited
      live.servers[1] = await live.restart(server)
    },
  }
  const deck = ['save', 'save', 'save', 'save', 'save', 'save', 'toggle', 'toggle', 'drop']
  for (step = 1; step <= steps; step += 1)
    await actions[step % 25 === 0 ? 'kill' : (deck[random(deck.length)] ?? 'save')]?.()
  await vi.waitFor(() => {
    for (const save of saves) expect(save.members.filter((one) => !isCovered(one, save))).toEqual([])
  })
  for (const { title, strangers } of saves)
    expect(
      strangers.filter(({ received: heard }) => heard.has(title)),
      title,
    ).toEqual([])
  expect(saves.length).toBeGreaterThan(20)
})
