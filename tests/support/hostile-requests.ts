// Hostile requests: valid ones that were damaged, SQL where values belong, broken unicode, endless brackets. The same seed gives the same
// requests, so that a failure can be reproduced.

import {
  bodyKeys,
  columns,
  columnsOf,
  comparisons,
  fragments,
  methods,
  operators,
  routines,
  strangers,
  tables,
  types,
} from './hostile-words.ts'

export interface HostileRequest {
  path: string
  method: string
  headers: Record<string, string>
  body: string | undefined
}

interface Dice {
  /** Column names of this request: only those of its table, so that it gets far, or any words. */
  columns: readonly string[]
  /** Only values are hostile: the request gets past the grammar. */
  plausible: boolean
  below(limit: number): number
  pick<T>(choices: readonly T[]): T
  chance(share: number): boolean
}

/** Endless requests from one seed; `victims` are ids of rows that the sender must never reach. */
export function createHostileRequests(seed: number, victims: readonly string[]): () => HostileRequest {
  const dice = createDice(seed)
  return () => {
    const table = dice.pick(tables)
    dice.plausible = dice.chance(0.7)
    dice.columns = dice.plausible ? (columnsOf[table] ?? []) : columns
    const method = dice.pick(methods)
    const writes = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
    return {
      path: makePath(dice, table, victims),
      method,
      headers: makeHeaders(dice),
      body: writes && dice.chance(0.9) ? makeBody(dice, victims) : undefined,
    }
  }
}

/** The mulberry32 generator: small, fast, and the same everywhere. */
function createDice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    columns: [],
    plausible: false,
    below: (limit) => Math.floor(next() * limit),
    pick: <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T,
    chance: (share) => next() < share,
  }
}

function makePath(dice: Dice, table: string, victims: readonly string[]): string {
  const roll = dice.plausible ? 20 : dice.below(20)
  const target =
    roll === 0
      ? dice.pick(strangers)
      : roll < 5
        ? `rpc/${dice.pick(routines)}`
        : roll === 5
          ? encodeURIComponent(dice.pick(fragments).toWellFormed())
          : table
  const parameters = Array.from({ length: dice.below(5) }, () => makeParameter(dice, victims))
  const query = dice.plausible ? parameters.join('&') : mutate(dice, parameters.join('&'))
  return `/rest/v1/${target}?${dice.chance(0.85) ? escapeQuery(query) : encodeURI(query.toWellFormed())}`
}

/** Keeps the grammar readable to the server, whatever the characters. */
const escapeQuery = (query: string) =>
  query.toWellFormed().replace(/[^\w&=.,:()!*>-]/gu, (character) => encodeURIComponent(character))

function makeParameter(dice: Dice, victims: readonly string[]): string {
  switch (dice.plausible ? dice.pick([0, 1, 3, 6, 6]) : dice.below(9)) {
    case 0:
      return `select=${makeList(dice, () => makeColumn(dice))}`
    case 1:
      return `order=${makeList(dice, () => dice.pick(dice.columns) + dice.pick(dice.plausible ? ['', '.desc'] : ['', '.asc', '.desc', '.desc.nullslast', '.up', '.nullsfirst']))}`
    case 2:
      return `${dice.pick(['limit', 'offset'])}=${dice.pick(['0', '1', '5', '-1', '1e9', '99999', '999999999999999', '', 'x'])}`
    case 3:
      return `${dice.pick(dice.plausible ? ['or', 'and', 'not.or'] : ['or', 'and', 'not.or', 'x.or'])}=${makeLogic(dice, victims, 0)}`
    case 4:
      return `${dice.pick(['columns', 'on_conflict'])}=${makeList(dice, () => dice.pick(dice.columns))}`
    case 5:
      return `${dice.pick(['a', 'b', 'up_to', 'wanted', 'words', 'id', 'days', 'status'])}=${makeValue(dice, victims)}`
    default:
      return `${dice.pick(dice.columns)}=${makeCondition(dice, victims)}`
  }
}

const makeList = (dice: Dice, make: () => string) => Array.from({ length: 1 + dice.below(4) }, make).join(',')
const makeColumn = (dice: Dice) =>
  dice.pick(dice.columns) +
  (dice.chance(0.2) ? `::${dice.pick(types)}` : '') +
  (dice.chance(0.03) ? dice.pick(['(*)', '!inner(id)', '.sum()', '()']) : '')
const makeCondition = (dice: Dice, victims: readonly string[]) =>
  `${dice.pick(dice.plausible ? comparisons : operators)}.${makeValue(dice, victims)}`

function makeLogic(dice: Dice, victims: readonly string[], depth: number): string {
  const parts = Array.from({ length: 1 + dice.below(3) }, () =>
    depth < 12 && dice.chance(0.3)
      ? dice.pick(['or', 'and', 'not.and']) + makeLogic(dice, victims, depth + 1)
      : `${dice.pick(dice.columns)}.${makeCondition(dice, victims)}`,
  )
  return `(${parts.join(',')})`
}

function makeValue(dice: Dice, victims: readonly string[]): string {
  if (dice.plausible && dice.chance(0.4)) return dice.pick(['1', '0', 'x', '*', 'a*', '{}', 'true', 'news'])
  if (dice.chance(0.25)) return dice.pick(victims)
  if (dice.chance(0.15)) return `(${makeList(dice, () => dice.pick(fragments))})`
  return Array.from({ length: 1 + dice.below(3) }, () => dice.pick(fragments)).join('')
}

/** Cuts, doubles or damages a place in the text, now and then. */
function mutate(dice: Dice, text: string): string {
  if (!dice.chance(0.3)) return text
  const at = dice.below(text.length + 1)
  switch (dice.below(4)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + dice.below(5))
    case 2:
      return text.slice(0, at) + dice.pick(fragments) + text.slice(at)
    default:
      return text + text.slice(at)
  }
}

function makeHeaders(dice: Dice): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const odd: [string, readonly string[]][] = [
    [
      'prefer',
      [
        'return=representation',
        'return=headers-only',
        'return=minimal',
        'resolution=merge-duplicates, return=representation',
        'resolution=ignore-duplicates',
        'count=exact',
        'count=planned',
        'count=estimated',
        'missing=default, return=representation',
        'handling=strict, max-affected=0',
        'handling=strict, x=y',
        'tx=rollback',
        'tx=rollback, return=representation, count=planned',
        'timezone=Mars/Base',
        '=,=,=',
        'a'.repeat(2000),
      ],
    ],
    [
      'accept',
      [
        'application/json',
        'application/vnd.pgrst.object+json',
        'application/vnd.pgrst.array+json;nulls=stripped',
        'text/csv',
        'text/html',
        '*/*;q=0',
        ';;;,',
        'constructor',
      ],
    ],
    ['range', ['0-4', '5-1', '-', '999999999999999-', 'items=0-4', '0-0']],
    ['accept-profile', ['public', 'auth', 'internal', 'pg_catalog', '"public"', '__proto__']],
    ['content-profile', ['public', 'auth', "public'; --"]],
    ['content-type', ['text/csv', 'application/x-www-form-urlencoded', 'multipart/form-data', '']],
    ['x-http-method-override', ['DELETE']],
    ['content-length', ['0', '5', '-1', 'x']],
  ]
  for (const [name, values] of dice.plausible ? odd.slice(0, 1) : odd)
    if (dice.chance(name === 'prefer' ? 0.5 : 0.12)) headers[name] = dice.pick(values)
  return headers
}

function makeBody(dice: Dice, victims: readonly string[]): string {
  const makeObject = () => {
    const pairs = Array.from(
      { length: dice.below(4) },
      () => `${JSON.stringify(dice.pick(bodyKeys))}:${makeJson(dice, victims)}`,
    )
    return `{${pairs.join(',')}}`
  }
  const body = dice.chance(0.4)
    ? `[${Array.from({ length: dice.below(4) }, makeObject).join(',')}]`
    : makeObject()
  return dice.chance(0.15) ? mutate(dice, body) : body
}

function makeJson(dice: Dice, victims: readonly string[]): string {
  switch (dice.below(5)) {
    case 0:
      return dice.pick([
        'null',
        'true',
        '-0',
        '1',
        '7',
        '1e400',
        '1e-400',
        '123456789012345678901234567890',
        '[]',
        '{}',
        '[null]',
        '[[1]]',
        '{"__proto__":{"a":1}}',
      ])
    case 1:
      return JSON.stringify(dice.pick(victims))
    case 2:
      return dice.pick([
        '"\\u0000"',
        '"\\ud800"',
        '"\\udc00x"',
        '"\\"',
        '["a",1]',
        `${'['.repeat(150)}${']'.repeat(150)}`,
        `${'['.repeat(400)}${']'.repeat(400)}`,
      ])
    default:
      return JSON.stringify(makeValue(dice, victims))
  }
}
