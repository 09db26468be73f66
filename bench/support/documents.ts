// The people and documents that every measurement reads.
import { randomUUID } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Keys } from '#server/keys/keys.ts'
import { issuerOf } from '#server/keys/tokens.ts'

/** Is in every document's body, so that a response shows whether it contains bodies. */
export const bodyMark = '<p>For immediate release'
const bodyBytes = 3000

export interface Owner {
  id: string
  token: string
  documents: string[]
}

/** The public address of the measured server, whatever its port: tokens name it as their issuer. */
export const benchSiteUrl = 'http://localhost:3000'

/** A migrated database with one owner for each of the given numbers of documents. */
export async function fillDatabase(db: Db, keys: Keys, sizes: readonly number[]): Promise<Owner[]> {
  await migrate(db)
  const owners: Owner[] = []
  for (const size of sizes) {
    const id = randomUUID()
    await db.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.test`])
    const rows = await db.query<{ id: string }>(
      `insert into public.content (user_id, title, content)
       select $1, 'Release ' || number, rpad($2, $3::int, ' Quarterly revenue rose by 4 percent.')
       from generate_series(1, $4::int) as number returning id`,
      [id, bodyMark, bodyBytes, size],
    )
    owners.push({ id, token: await accessToken(keys, id), documents: rows.map((row) => row.id) })
  }
  await db.query('analyze')
  return owners
}

/** The claims of a signed-in person, as in an access token. */
export function claimsOf(id: string): Record<string, unknown> {
  return { sub: id, role: 'authenticated', aal: 'aal1', aud: 'authenticated', email: `${id}@example.test` }
}

async function accessToken({ signing: [key] }: Keys, id: string): Promise<string> {
  return new SignJWT(claimsOf(id))
    .setProtectedHeader({ alg: 'ES256', kid: String(key.kid) })
    .setIssuer(issuerOf(benchSiteUrl))
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(key, 'ES256'))
}
