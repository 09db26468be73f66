// Finds the function of a call and its arguments: by name and argument names, otherwise by the kind of body.
import { restErrors } from './errors.ts'
import { refuseDeepValue } from './payload.ts'
import { hasOperator } from './query/filters.ts'
import type { RestRequest } from './request.ts'
import { type Argument, nameOf, type Routine, type Schema } from './schema-cache.ts'
import { closestName } from './suggest.ts'

export interface Invocation {
  routine: Routine
  /** The arguments: with POST a JSON object or the body itself, with GET strings. */
  args:
    | { kind: 'json'; body: string; supplied: Argument[] }
    | { kind: 'text'; supplied: (Argument & { values: string[] })[] }
    | { kind: 'body'; body: string; argument: Argument }
}

interface Choice {
  invocation: Invocation
  /** Parameters that aren't arguments, but filters of the result. */
  filters: RestRequest['parameters']
}

export function chooseRoutine(request: RestRequest, schema: Schema): Choice {
  const { schema: schemaName, name } = request.target
  const routines = schema.routines.get(nameOf(schemaName, name)) ?? []
  const unknown = (argumentNames: readonly string[]) => {
    const functionNames = [...schema.routines.values()].flat().map((known) => known.name)
    const closest = closestName(name, functionNames)
    return restErrors.unknownFunction(schemaName, name, argumentNames, closest && `${schemaName}.${closest}`)
  }
  return request.method === 'POST'
    ? chooseByBody(request, routines, unknown)
    : chooseByParameters(request, routines, unknown)
}

type Unknown = (names: readonly string[]) => Error

/** By the names in the body; otherwise a function with one unnamed argument that takes the body itself. */
function chooseByBody(request: RestRequest, routines: Routine[], unknown: Unknown): Choice {
  const { bodyKind, parameters: filters } = request
  const candidates = routines.filter((routine) => takesBody(routine, bodyKind))
  // Text may be JSON that was sent without its content type.
  const isRaw = bodyKind === 'bytes' || (bodyKind === 'text' && candidates.length > 0)
  const body = isRaw ? request.body : request.body.trim() || '{}'
  const argumentNames = isRaw ? undefined : readKeys(request)
  const invocation = (argumentNames && takeNamed(routines, argumentNames, body)) ?? takeBody(candidates, body)
  if (invocation) return { invocation, filters }
  if (!argumentNames && !isRaw && routines.length > 0)
    throw restErrors.invalid('The arguments of a function must be one JSON object.')
  throw unknown(argumentNames ?? [])
}

function takeNamed(routines: Routine[], names: string[], body: string): Invocation | undefined {
  const routine = theOnly(routines.filter((known) => fits(known, names)))
  const supplied = routine?.args.filter((argument) => names.includes(argument.name))
  return routine && supplied && { routine, args: { kind: 'json', body, supplied } }
}

function takeBody(candidates: Routine[], body: string): Invocation | undefined {
  const routine = theOnly(candidates)
  const [argument] = routine?.args ?? []
  return routine && argument && { routine, args: { kind: 'body', body, argument } }
}

/** Parameters with an operator are filters. If no function matches that way, every parameter with an argument's name is an argument. */
function chooseByParameters(request: RestRequest, routines: Routine[], unknown: Unknown): Choice {
  const { parameters } = request
  const plain = parameters.filter(([key, value]) => !isLogic(key) && !hasOperator(value)).map(([key]) => key)
  const routine = theOnly(routines.filter((known) => fits(known, plain)))
  if (routine) return callByParameters(routine, parameters, (key) => plain.includes(key))
  const all = parameters.map(([key]) => key)
  const other = theOnly(routines.filter((known) => couldFit(known, all)))
  if (!other) throw unknown(plain)
  return callByParameters(other, parameters, (key) => other.args.some((argument) => argument.name === key))
}

const isLogic = (key: string) => /^(?:not\.)?(?:and|or)$/.test(key)

function theOnly(routines: Routine[]): Routine | undefined {
  if (routines.length > 1) throw restErrors.ambiguousFunction(routines.map(describe))
  return routines[0]
}

/** Every required argument is given, and everything given is an argument. */
const fits = (routine: Routine, names: readonly string[]) =>
  hasRequired(routine, names) && hasOnlyArguments(routine, names)

/** Every required argument is given; the rest may be filters if the function returns rows. */
const couldFit = (routine: Routine, names: readonly string[]) =>
  hasRequired(routine, names) && (routine.returns === 'row' || hasOnlyArguments(routine, names))

const hasRequired = ({ args }: Routine, names: readonly string[]) =>
  args.every(({ name, required }) => name !== '' && (!required || names.includes(name)))

const hasOnlyArguments = ({ args }: Routine, names: readonly string[]) =>
  names.every((key) => args.some(({ name }) => name === key))

const bodyTypes = { json: ['json', 'jsonb'], text: ['text'], bytes: ['bytea'] }

function takesBody({ args }: Routine, kind: RestRequest['bodyKind']): boolean {
  const [only] = args
  return args.length === 1 && only?.name === '' && bodyTypes[kind].includes(only.type)
}

function callByParameters(
  routine: Routine,
  parameters: RestRequest['parameters'],
  isArgument: (key: string) => boolean,
): Choice {
  const supplied = routine.args.flatMap((argument) => {
    const values = parameters
      .filter(([key]) => key === argument.name && isArgument(key))
      .map(([, value]) => value)
    if (values.length === 0) return []
    if (argument.type !== 'text') values.forEach(refuseDeepValue)
    return [{ ...argument, values }]
  })
  const filters = parameters.filter(([key]) => !isArgument(key))
  return { invocation: { routine, args: { kind: 'text', supplied } }, filters }
}

/** The argument names in a JSON body; undefined if it isn't an object. */
function readKeys({ body, json }: RestRequest): string[] | undefined {
  const parsed = body.trim() === '' ? {} : json()
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    ? Object.keys(parsed)
    : undefined
}

const describe = ({ schema, name, args }: Routine) =>
  `${schema}.${name}(${args.map((argument) => `${argument.name} => ${argument.type}`).join(', ')})`
