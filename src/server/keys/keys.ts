// Signing keys and the two API keys. Missing ones are generated once into the data folder, readable only by the server's user.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { z } from 'zod'
import { StartError } from '#server/start-error.ts'
import { apiKeyIssuer, createTokens, tokenAudience } from './tokens.ts'
import { writeOnce } from './write-once.ts'

export interface Keys {
  /** Private JWKs: the first signs, all verify. */
  signing: [JWK, ...JWK[]]
  /** The public anonymous key that the web sends with every call. */
  anonKey: string
  /** The key of trusted programs; never leaves the server. */
  serviceRoleKey: string
}

const jwk = z.looseObject({ kty: z.string(), alg: z.string(), kid: z.string() })
const keyFile = z.object({
  signing: z.tuple([jwk], jwk),
  anonKey: z.string().min(1),
  serviceRoleKey: z.string().min(1),
})

export async function loadKeys(dataFolder: string, configuredFile: string | undefined): Promise<Keys> {
  if (configuredFile) return readConfiguredKeys(configuredFile)
  const file = join(dataFolder, 'keys.json')
  return readKeyFile(file).catch(async (error: StartError) => {
    if ((error.cause as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT') throw error
    await writeOnce(file, JSON.stringify(await generateKeys(), null, 2))
    return readKeyFile(file)
  })
}

/** A new signing key with the API keys it signs; `npm run keys` prints the same. */
export async function generateKeys(): Promise<Keys> {
  const pair = await generateKeyPair('ES256', { extractable: true })
  const signing = { ...(await exportJWK(pair.privateKey)), alg: 'ES256', use: 'sig', kid: randomUUID() }
  return {
    signing: [signing],
    anonKey: await mintApiKey(signing, 'anon'),
    serviceRoleKey: await mintApiKey(signing, 'service_role'),
  }
}

async function mintApiKey(key: JWK, role: 'anon' | 'service_role'): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: String(key.kid) })
    .setIssuer(apiKeyIssuer)
    .setIssuedAt()
    .setExpirationTime('10y')
    .sign(await importJWK(key, 'ES256'))
}

/** Configured keys must exist; our own are generated if missing. */
async function readConfiguredKeys(file: string): Promise<Keys> {
  return readKeyFile(file).catch((error: StartError) => {
    throw new StartError(
      `AUTH_JWK_FILE must be the path of a JSON file with signing keys, and ${file} isn’t one. Create one, for example with: npm run --silent keys > keys.json.`,
      { cause: error },
    )
  })
}

async function readKeyFile(file: string): Promise<Keys> {
  try {
    const keys = keyFile.parse(JSON.parse(await readFile(file, 'utf8'))) as Keys
    await tryKeys(keys)
    return keys
  } catch (error) {
    throw new StartError(
      `The key file ${file} doesn’t contain valid signing keys. Restore it from a backup, or move it elsewhere to create new keys (everyone will have to sign in again).`,
      { cause: error },
    )
  }
}

/** Keys that look right may still be broken, so each signs a token and both API keys are verified at startup. */
async function tryKeys(keys: Keys): Promise<void> {
  for (const key of keys.signing) {
    const tokens = createTokens({ signing: [key] }, { issuer: 'trial' })
    const exp = Math.floor(Date.now() / 1000) + 60
    await tokens.verify(tokens.sign({ iss: 'trial', aud: tokenAudience, exp }))
  }
  const tokens = createTokens(keys, { issuer: 'trial' })
  const roles = [(await tokens.verify(keys.anonKey)).role, (await tokens.verify(keys.serviceRoleKey)).role]
  if (roles.join() !== 'anon,service_role') throw new Error('The API keys don’t have the right roles.')
}
