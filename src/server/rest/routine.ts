// Which function a call means, and with which arguments: by name and by the names of what was given.
import { restErrors } from './errors.ts'
import { parse, refuseDeepValue } from './payload.ts'
import type { RestRequest } from './request.ts'
import { type Argument, nameOf, type Routine, type Schema } from './schema-cache.ts'
import { closestName } from './suggest.ts'

export interface Invocation {
  routine: Routine
  /** What was given, by POST as one JSON object, by GET as texts. */
  args:
    | { kind: 'json'; body: string; given: Argument[] }
    | { kind: 'text'; given: (Argument & { value: string })[] }
}

interface Choice {
  invocation: Invocation
  /** Parameters that are no arguments: filters of the answer. */
  filters: RestRequest['parameters']
}

export function chooseRoutine(request: RestRequest, schema: Schema): Choice {
  const { schema: schemaName, name } = request.target
  const routines = schema.routines.get(nameOf(schemaName, name)) ?? []
  const isPost = request.method === 'POST'
  const given = isPost ? Object.keys(readArguments(request.body)) : request.parameters.map(([key]) => key)
  const fitting = routines.filter((routine) => fits(routine, given, isPost))
  const [routine, ...others] = fitting
  if (!routine) {
    const closest = closestName(
      name,
      [...schema.routines.values()].flat().map((known) => known.name),
    )
    throw restErrors.unknownFunction(schemaName, name, given, closest && `${schemaName}.${closest}`)
  }
  if (others.length > 0) throw restErrors.ambiguousFunction(fitting.map(describe))
  return isPost ? callByBody(request, routine, given) : callByParameters(request, routine)
}

/** Every required argument is there; by POST everything given is an argument, by GET the rest may be filters. */
function fits(routine: Routine, given: string[], isPost: boolean): boolean {
  const required = routine.args.every((argument) => !argument.required || given.includes(argument.name))
  const known = given.every((key) => routine.args.some((argument) => argument.name === key))
  return required && (known || (!isPost && routine.returns === 'row'))
}

function callByBody(request: RestRequest, routine: Routine, given: string[]): Choice {
  const args = routine.args.filter((argument) => given.includes(argument.name))
  const body = request.body.trim() || '{}'
  return { invocation: { routine, args: { kind: 'json', body, given: args } }, filters: request.parameters }
}

function callByParameters(request: RestRequest, routine: Routine): Choice {
  const given = routine.args.flatMap((argument) => {
    const value = request.parameters.find(([key]) => key === argument.name)?.[1]
    if (value === undefined) return []
    if (argument.type !== 'text') refuseDeepValue(value)
    return [{ ...argument, value }]
  })
  const filters = request.parameters.filter(
    ([key]) => !routine.args.some((argument) => argument.name === key),
  )
  return { invocation: { routine, args: { kind: 'text', given } }, filters }
}

function readArguments(body: string): Record<string, unknown> {
  const parsed = body.trim() === '' ? {} : parse(body)
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
    return parsed as Record<string, unknown>
  throw restErrors.invalid('The arguments of a function must be one JSON object.')
}

const describe = ({ schema, name, args }: Routine) =>
  `${schema}.${name}(${args.map((argument) => `${argument.name} => ${argument.type}`).join(', ')})`
