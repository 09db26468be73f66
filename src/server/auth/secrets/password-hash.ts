// Reads stored hashes: argon2id in PHC form, and bcrypt of imported accounts. Costs are bounded, so that checking a hash stays
// affordable.

export interface Argon2Hash {
  memory: number
  passes: number
  parallelism: number
  nonce: Buffer
  tag: Buffer
}

const maxMemoryKib = 262_144
const maxPasses = 10
const maxLanes = 16
const bcryptCosts = { minimum: 4, maximum: 15 }

/** Undefined for other kinds and for hashes that cost too much. */
export function readArgon2Hash(hash: string): Argon2Hash | undefined {
  const match = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (!match) return undefined
  const [memory = 0, passes = 0, parallelism = 0] = match.slice(1, 4).map(Number)
  const [nonce, tag] = [Buffer.from(match[4] ?? '', 'base64'), Buffer.from(match[5] ?? '', 'base64')]
  const isBounded =
    isWithin(parallelism, 1, maxLanes) &&
    isWithin(memory, 8 * parallelism, maxMemoryKib) &&
    isWithin(passes, 1, maxPasses)
  const isWhole = isWithin(nonce.length, 8, 64) && isWithin(tag.length, 16, 64)
  return isBounded && isWhole ? { memory, passes, parallelism, nonce, tag } : undefined
}

export function isBcryptHash(hash: string): boolean {
  const cost = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(hash)?.[1]
  return cost !== undefined && isWithin(Number(cost), bcryptCosts.minimum, bcryptCosts.maximum)
}

const isWithin = (value: number, minimum: number, maximum: number) => value >= minimum && value <= maximum
