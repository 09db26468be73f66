// Random changes of membership and random requests, each compared with a plain model of who may see and change what. All steps
// run on both databases: 5,000 in five stories. WORKSPACE_SEED=7 plays other stories.
import { beforeAll, expect, it } from 'vitest'
import { withTestDatabase } from '#tests/support/test-database.ts'
import { WorkspaceModel } from '#tests/support/workspace-model.ts'
import type { Step } from '#tests/support/workspace-step.ts'

const test = withTestDatabase()
const stepsInStory = 1_000
const firstSeed = Number(process.env.WORKSPACE_SEED ?? 1)

/** Plays steps one after the other inside the database, each as its caller: a request each would take minutes. */
const player = `
  create function internal.play(steps jsonb) returns jsonb language plpgsql as $$
  declare
    step jsonb;
    document uuid;
    workspace uuid;
    outcome text;
    outcomes jsonb := '[]';
  begin
    for step in select value from jsonb_array_elements(steps) loop
      document := coalesce((select id from content where title = step ->> 'document'),
        (select id from trash where title = step ->> 'document'));
      workspace := (select id from workspaces where name = step ->> 'workspace');
      begin
        if step ->> 'who' is not null then
          perform set_config('request.jwt.claims', json_build_object('sub', step ->> 'who', 'role', 'authenticated')::text, true);
          perform set_config('role', 'authenticated', true);
        end if;
        execute step ->> 'sql' into outcome using document, workspace, nullif(step ->> 'person', '')::uuid;
        perform set_config('role', 'none', true);
        perform set_config('request.jwt.claims', '', true);
      exception when others then
        outcome := sqlstate;
      end;
      outcomes := outcomes || to_jsonb(outcome);
    end loop;
    return outcomes;
  end
  $$`

beforeAll(async () => {
  await test.db.tx((tx) => tx.script(player))
})

it.each(Array.from({ length: 5 }, (_, index) => firstSeed + index))(
  'story %i goes as the model says',
  async (seed) => {
    await test.db.query('delete from auth.users')
    await test.db.query('delete from workspaces')
    const rows = await test.db.query<{ id: string }>(
      "insert into auth.users (email) select n || '@example.test' from generate_series(1, 6) n returning id",
    )
    const people = rows.map(({ id }) => id)
    await test.db.query('update workspaces set name = personal_of::text')
    const model = new WorkspaceModel(people, seededRandom(seed))
    const steps = Array.from({ length: stepsInStory }, () => model.next())
    expect(await play(steps)).toEqual(steps.map(told))
    const members = await test.db.query<{ line: string }>(
      "select w.name || ' ' || m.user_id || ' ' || m.role as line from workspace_members m join workspaces w on w.id = m.workspace_id",
    )
    expect(members.map(({ line }) => line).sort()).toEqual(model.memberships)
  },
)

/** What a step asks and what came of it, so that a difference can be read. */
const told = ({ who, sql, workspace, document, expected }: Step, index: number) =>
  `${index} ${who} ${sql} ${workspace} ${document}: ${expected}`

async function play(steps: Step[]): Promise<string[]> {
  const [row] = await test.db.query<{ outcomes: string[] }>('select internal.play($1::jsonb) as outcomes', [
    JSON.stringify(steps),
  ])
  return steps.map((step, index) => told({ ...step, expected: row?.outcomes[index] ?? 'nothing' }, index))
}

/** Mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
