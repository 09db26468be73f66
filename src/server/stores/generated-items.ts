// Generator results, saved among the user's documents.
import { type GeneratorType, savedTitle } from '#domain/ai/generator.ts'
import type { Tx } from '#server/db/db.ts'

/** Saves an item as HTML; returns its id. */
export async function insertGeneratedItem(
  db: Tx,
  item: { userId: string; type: GeneratorType; html: string },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into public.content (user_id, title, content, type, is_generated)
     values ($1, $2, $3, $4, true) returning id`,
    [item.userId, savedTitle(item.type), item.html, item.type],
  )
  return row?.id ?? ''
}
