// One random request to a workspace, and the SQL that the model of workspaces writes it with.

/** One request: who asks (null is the service), the statement, what its ids are found by, and the answer expected. */
export interface Step {
  who: string | null
  sql: string
  workspace: string
  document: string
  person: string
  expected: string
}

export const step = (part: Partial<Step> & Pick<Step, 'who' | 'sql' | 'expected'>): Step => ({
  workspace: '',
  document: '',
  person: '',
  ...part,
})

export const count = (sql: string) => `with done as (${sql} returning 1) select count(*)::text from done`
export const list = (column: string, table: string) =>
  `select coalesce(string_agg(${column}, ',' order by ${column} collate "C"), '') from ${table}`
export const join = (names: string[]) => names.sort().join(',')
