// Sends several statements to PGlite with one Sync at the end: everything after the first that fails is skipped.
import { messages, type PGlite, protocol, types } from '@electric-sql/pglite'
import type { Row } from '#server/db/db.ts'
import {
  type Preparation,
  type PreparedStatements,
  type Step,
  toText,
} from '#server/db/prepared-statements.ts'

const { serialize } = protocol

/** Runs the steps, inside the transaction that is open or as one of their own, and returns the rows of the last. */
export async function sendPipelined<T extends Row>(
  pglite: PGlite,
  prepared: PreparedStatements,
  steps: readonly Step[],
): Promise<T[]> {
  const preparations = steps.map((step) => prepared.take(step))
  const written = steps.flatMap((step, index) =>
    writeStep(step, preparations[index], index === steps.length - 1),
  )
  try {
    const answers = await pglite.execProtocolStream(Buffer.concat([...written, serialize.sync()]), {
      syncToFs: false,
    })
    for (const preparation of preparations) prepared.keep(preparation)
    return readRows<T>(answers, pglite.parsers)
  } catch (error) {
    // Which statement failed is unknown, and preparing the others again costs little.
    for (const preparation of preparations) prepared.forget(preparation)
    throw error
  }
}

function writeStep(
  { text, values }: Step,
  preparation: Preparation | undefined,
  isLast: boolean,
): Uint8Array[] {
  const { name = '', isReady = false } = preparation ?? {}
  return [
    ...(isReady ? [] : [serialize.close({ type: 'S', name }), serialize.parse({ name, text })]),
    serialize.bind({ statement: name, values: values.map(toText) }),
    ...(isLast ? [serialize.describe({ type: 'P' })] : []),
    serialize.execute({}),
  ]
}

/** Only the last step is described, so its rows are those that come after the description. */
function readRows<T extends Row>(answers: readonly { name: string }[], parsers: PGlite['parsers']): T[] {
  const start = answers.findIndex((answer) => answer instanceof messages.RowDescriptionMessage)
  const description = answers[start]
  if (!(description instanceof messages.RowDescriptionMessage)) return []
  return answers
    .slice(start)
    .filter((answer) => answer instanceof messages.DataRowMessage)
    .map(({ fields }) =>
      Object.fromEntries(
        description.fields.map(({ name, dataTypeID }, index) => [
          name,
          types.parseType(fields[index] ?? null, dataTypeID, parsers),
        ]),
      ),
    ) as T[]
}
