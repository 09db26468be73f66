// Reads a provider's claims about a person and keeps the useful ones, under the protocol's names.

export interface Person {
  subject: string
  email: string | undefined
  /** Whether the provider vouches for the address. */
  emailVerified: boolean
  /** What is stored with the identity. */
  data: Record<string, unknown>
}

const texts = ['iss', 'name', 'given_name', 'family_name', 'preferred_username', 'picture', 'locale'] as const
const longest = 2000

export function readPerson(claims: Record<string, unknown>): Person {
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined
  }
  const email = text('email')
  // Some providers send it as a string.
  const emailVerified = claims.email_verified === true || claims.email_verified === 'true'
  const data = {
    ...Object.fromEntries(texts.map((name) => [name, text(name)])),
    full_name: text('name'),
    avatar_url: text('picture'),
    provider_id: text('sub'),
    email,
    email_verified: emailVerified,
    phone_verified: false,
  }
  return {
    subject: text('sub') ?? '',
    email,
    emailVerified,
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
  }
}
